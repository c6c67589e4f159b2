package gallery

import (
	"slices"
	"testing"
)

// In a single row the part of the last cell has to be carried on with by the next
// one, or ends.
func TestPassing(t *testing.T) {
	p := rowOf(t, 6, CardOf(0, 0), CardOf(0, 1), CardOf(0, 2), CardOf(1, 0), CardOf(1, 1), CardOf(1, 2))
	for _, test := range []struct {
		name   string
		laid   []int // kinds
		target int
		pass   []int8 // the civilisations that may come next
	}{
		{"first piece", []int{0}, 2, []int8{p.kinds[0].civ}},
		{"second piece", []int{0, 0}, 2, []int8{p.kinds[0].civ}},
		{"a collection ends", []int{1, 1, 1}, 2, []int8{none, p.kinds[0].civ}},
		{"a point may be lost", []int{0}, 1, []int8{p.kinds[0].civ, p.kinds[1].civ}},
	} {
		t.Run(test.name, func(t *testing.T) {
			v := newProver(p, newWalks(p.board).at(0), &memory{})
			v.target = test.target
			at := make([]uint8, p.board.Places())
			for step, k := range test.laid {
				at[v.w.places[step]] = uint8(k)
			}
			f, laid := v.retrace(at, len(test.laid))
			classes := v.classes(f.over)
			var list []uint8
			for class := range classes.kinds {
				list = append(list, uint8(class))
			}
			var pass []int8
			for _, class := range v.passing(f, laid, classes, list) {
				civ := p.kinds[classes.kinds[class][0]].civ
				if f.settled(civ) {
					civ = none
				}
				pass = append(pass, civ)
			}
			slices.Sort(pass)
			slices.Sort(test.pass)
			if !slices.Equal(pass, test.pass) {
				t.Errorf("%v pass, want %v", pass, test.pass)
			}
		})
	}
}

// A piece carries on with a civilisation and a domain only if there is one of
// both, and on a red cell only with the colour that claims the gallery.
func TestFits(t *testing.T) {
	b := must(ParseBoard("RRR", "...", "..."))
	l := must(ParseLayout("Ia Ic Ig Ma Mc Mg Pa Pc Gg"))
	for _, p := range puzzles(&b, l.Cards(), Rules{Bonus: Bonus{Gallery: 6}}) {
		v := newProver(p, b.walk(rows(&b)), &memory{})
		colour := func(group int) int8 {
			return int8(slices.IndexFunc(p.colours, func(c colour) bool { return c.group == group }))
		}
		inca, maya, crafts := colour(int(Inca)), colour(int(Maya)), colour(Civs+int(Culture))
		claims := int8(p.claim)
		for _, test := range []struct {
			name        string
			civ, domain int8
			open, red   bool
		}{
			{"nothing", none, none, false, false},
			{"a civilisation", inca, none, true, claims == none || claims != maya},
			{"a domain", none, crafts, true, p.claim < p.domains || claims == crafts},
			{"both", maya, crafts, true, claims == maya || claims == crafts},
		} {
			if got := v.fits(test.civ, test.domain, false); got != test.open {
				t.Errorf("claim %d: %s fits a cell: %v", p.claim, test.name, got)
			}
			if got := v.fits(test.civ, test.domain, true); p.claim != none && got != test.red {
				t.Errorf("claim %d: %s fits a red cell: %v", p.claim, test.name, got)
			}
		}
	}
}

// rowOf returns the puzzle without a claim of cards in a single row.
func rowOf(t *testing.T, cells int, cards ...Card) *puzzle {
	t.Helper()
	b := newBoard(cells)
	return puzzles(&b, cards, Rules{})[0]
}
