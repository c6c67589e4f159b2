package stats

import "slices"

// quartile returns the value below which a share of sorted values lies, between two of them where need be.
func quartile(sorted []int, share float64) float64 {
	at := share * float64(len(sorted)-1)
	low := int(at)
	if low+1 >= len(sorted) {
		return float64(sorted[len(sorted)-1])
	}
	return float64(sorted[low]) + (at-float64(low))*float64(sorted[low+1]-sorted[low])
}

// median returns the middle value, rounded.
func median(values []int) int {
	sorted := slices.Sorted(slices.Values(values))
	return int(quartile(sorted, 0.5) + 0.5)
}
