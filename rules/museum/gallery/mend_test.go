package gallery

import (
	"slices"
	"testing"
)

// A best arrangement with two pieces swapped is mended where the walk comes to
// them late, and the mender is as before afterwards.
func TestMend(t *testing.T) {
	b, l := square()
	best, err := Arrange(b, l, nil, Rules{}, Options{})
	if err != nil {
		t.Fatal(err)
	}
	p := puzzles(&b, l.Cards(), Rules{})[0]
	for _, test := range []struct {
		name   string
		target int
		swap   [2]int // steps
		met    bool
	}{
		{"nothing swapped", best.Score, [2]int{0, 0}, true},
		{"late ones swapped", best.Score, [2]int{7, 8}, true},
		{"early ones swapped", best.Score, [2]int{0, 1}, true},
		{"out of reach", best.Score + 1, [2]int{7, 8}, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			v := newProver(p, newWalks(&b).at(0), newMemory(mendMemory))
			at := kindsIn(p, best.Layout)
			x, y := v.w.places[test.swap[0]], v.w.places[test.swap[1]]
			at[x], at[y] = at[y], at[x]
			left := v.left
			v.mend(at, test.target)
			if met := v.best >= test.target; met != test.met {
				t.Errorf("found %d for a target of %d", v.best, test.target)
			}
			if !slices.Equal(v.rest, p.counts) || v.left != left {
				t.Error("pieces were not taken back")
			}
		})
	}
}

// kindsIn returns the kind of the card on each place, for cards without copies.
func kindsIn(p *puzzle, l Layout) []uint8 {
	at := make([]uint8, len(l))
	for place, card := range l {
		k, _ := p.kindsOf(card)
		at[place] = uint8(slices.Index(p.kinds, k))
	}
	return at
}
