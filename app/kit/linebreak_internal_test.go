package kit

import (
	"slices"
	"testing"
)

// letters measures every rune as one.
func letters(s string) float32 { return float32(len([]rune(s))) }

func TestBreakLines(t *testing.T) {
	for _, c := range []struct {
		text  string
		width float32
		most  int
		want  []string
	}{
		{"", 5, 0, []string{""}},
		{"Ann bids", 8, 0, []string{"Ann bids"}},
		{"Ann bids", 7, 0, []string{"Ann", "bids"}},
		{"Ann bids three cubes", 8, 0, []string{"Ann bids", "three", "cubes"}},
		{"Ann bids three cubes", 8, 2, []string{"Ann bids", "three c…"}},
		{"Ann bids three cubes", 8, 1, []string{"Ann bid…"}},
		{"Ann bids three", 6, 1, []string{"Ann b…"}},
		{"Ann, Bob", 6, 1, []string{"Ann…"}},
		{"one\ntwo", 9, 0, []string{"one", "two"}},
		{"skeletons", 4, 0, []string{"skel", "eton", "s"}},
		{"America–Pacific", 9, 0, []string{"America–", "Pacific"}},
		{"to Bilbao-Deusto", 10, 0, []string{"to Bilbao-", "Deusto"}},
		{"to America–Pacific", 11, 0, []string{"to America–", "Pacific"}},
		{"rule CM-HIDE-1", 9, 0, []string{"rule", "CM-HIDE-1"}},
		{"a pied-de-biche", 11, 0, []string{"a", "pied-de-", "biche"}},
		{"Maximiliana-Theodora Ho", 14, 1, []string{"Maximiliana-T…"}},
		{"Ann and Maximiliana-Theodora", 17, 2, []string{"Ann and", "Maximiliana-Theo…"}},
		{"one\ntwo three", 9, 1, []string{"one two…"}},
		{"-skeletons", 4, 0, []string{"-ske", "leto", "ns"}},
		{"«\u00a0Où\u00a0» oui", 6, 0, []string{"«\u00a0Où\u00a0»", "oui"}},
		{"1\u202f234 pt", 5, 0, []string{"1\u00a0234", "pt"}},
		{"a skeletons", 5, 0, []string{"a", "skele", "tons"}},
	} {
		got := breakLines(c.text, c.width, c.most, letters)
		if !slices.Equal(got, c.want) {
			t.Errorf("%q in %v, at most %d: %q, want %q", c.text, c.width, c.most, got, c.want)
		}
	}
}
