package gallery

import "testing"

func TestClosingCosts(t *testing.T) {
	var c closing
	for _, end := range []struct {
		colour int8
		cost   int
	}{{1, 4}, {5, 7}, {2, 3}} {
		c.parts[c.n].colour, c.parts[c.n].cost = end.colour, end.cost
		c.n++
	}
	for _, test := range []struct {
		name        string
		civ, domain int8
		lost        int
	}{
		{"carries on with none", 0, 6, 14},
		{"with a civilisation", 1, 6, 10},
		{"with a domain", 0, 5, 7},
		{"with both", 1, 5, 3},
		{"counts for nothing", none, none, 14},
	} {
		if lost := c.lost(&kind{civ: test.civ, domain: test.domain}); lost != test.lost {
			t.Errorf("%s: %d is lost, want %d", test.name, lost, test.lost)
		}
	}
	if !c.has(5) || c.has(6) {
		t.Error("the parts that end are not told from others")
	}
}

// What ends at a step of a single row is the part of the cell before it.
func TestCloseListsPartsThatEnd(t *testing.T) {
	p := rowOf(t, 6, CardOf(0, 0), CardOf(0, 1), CardOf(0, 2), CardOf(1, 0), CardOf(1, 1), CardOf(1, 2))
	v := newProver(p, newWalks(p.board).at(0), &memory{})
	for _, test := range []struct {
		name string
		laid []int // kinds
		ends int8
	}{
		{"first piece", []int{0}, p.kinds[0].civ},
		{"part of two pieces", []int{0, 0}, p.kinds[0].civ},
		{"the later one", []int{0, 1}, p.kinds[1].civ},
	} {
		at := make([]uint8, p.board.Places())
		for step, k := range test.laid {
			at[v.w.places[step]] = uint8(k)
		}
		f, laid := v.retrace(at, len(test.laid))
		var c closing
		v.close(f, laid, &c)
		v.takeBack(laid)
		if !c.has(test.ends) {
			t.Errorf("%s: colour %d does not end: %+v", test.name, test.ends, c)
		}
	}
}

// rowOf is the puzzle without a claim of cards in a single row.
func rowOf(t *testing.T, cells int, cards ...Card) *puzzle {
	t.Helper()
	b := newBoard(cells)
	return puzzles(&b, cards, Rules{})[0]
}
