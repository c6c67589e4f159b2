package rules

// Find returns the first element of a list that is the one looked for, or nil.
func Find[T any](list []T, is func(*T) bool) *T {
	for i := range list {
		if is(&list[i]) {
			return &list[i]
		}
	}
	return nil
}

// Count returns how many elements of a list are v.
func Count[T comparable](list []T, v T) int {
	n := 0
	for _, other := range list {
		if other == v {
			n++
		}
	}
	return n
}
