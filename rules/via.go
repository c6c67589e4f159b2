package rules

import "strconv"

// Via reads and writes what is not one plain variable, for the sheets of Fixes.
type Via struct {
	get func() []string
	set func([]string)
}

// NewVia returns a Via of two functions. Set is given answers that the field has judged.
func NewVia(get func() []string, set func([]string)) *Via { return &Via{get, set} }

// Values spells it.
func (v *Via) Values() []string { return v.get() }

// SetValues sets it to an answer that its field has judged.
func (v *Via) SetValues(list []string) error {
	v.set(list)
	return nil
}

// WordVia returns one word.
func WordVia(get func() string, set func(string)) *Via {
	return NewVia(func() []string { return []string{get()} }, func(list []string) {
		word := ""
		if len(list) > 0 {
			word = list[0]
		}
		set(word)
	})
}

// NumberVia returns one whole number.
func NumberVia(get func() int, set func(int)) *Via {
	return WordVia(func() string { return strconv.Itoa(get()) }, func(word string) {
		if n, err := strconv.Atoi(word); err == nil {
			set(n)
		}
	})
}

// FlagVia returns yes or no.
func FlagVia(get func() bool, set func(bool)) *Via {
	return WordVia(func() string { return strconv.FormatBool(get()) }, func(word string) { set(word == "true") })
}
