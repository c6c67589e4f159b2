package gallery

import "testing"

// laidOut returns a prover with the pieces of a full museum of different cards laid
// on the first cells of the rows, and the frontier there.
func laidOut(t *testing.T, steps int, rows ...string) (*prover, *frontier, *stage) {
	t.Helper()
	l := must(ParseLayout(rows...))
	grid := make([]string, len(rows))
	for i := range grid {
		for range len(l) / len(rows) {
			grid[i] += "."
		}
	}
	b := must(ParseBoard(grid...))
	p := puzzles(&b, l.Cards(), Rules{})[0]
	v := newProver(p, b.walk(b.cells.List()), &memory{})
	at, f := kindsIn(p, l), newFrontier()
	for step := range steps {
		v.take(int(at[step]), 1)
		f.put(&v.w.stages[step], p, p.kinds[at[step]], false)
	}
	return v, f, &v.w.stages[steps-1]
}

// Below a row of one domain every pair joins if the next row can be of one
// domain as well; where a domain ends so does that.
func TestSpoiledBesideTheFrontier(t *testing.T) {
	for _, test := range []struct {
		name string
		laid int
		rows []string
		want int
	}{
		{"rows of one domain", 3, []string{"Et Rt Gt", "Ew Rw Gw", "En Rn Gn"}, 0},
		{"no domain goes on below", 3, []string{"Et Rt Gt", "Ew Rn Gw", "En Rw Ga", "Ea Ra Gn"}, 0},
		{"a civilisation does not go on, and below only two domains do", 3, []string{"Et Rt Gt", "Ew En Gw", "Gn Ra Rc", "Sw Sn Sa", "Sc Fa Fc"}, 2},
		{"a corner without a piece", 4, []string{"Et Rt Gt", "Sw Ew En", "Rn Rw Gw", "Sn Gn Sa"}, 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			v, f, s := laidOut(t, test.laid, test.rows...)
			if got := v.spoiled(f, s); got != test.want {
				t.Errorf("%d pairs are spoiled, want %d", got, test.want)
			}
		})
	}
}

func TestLattice(t *testing.T) {
	b := must(ParseBoard("....", "....", "...#"))
	squares := b.squares(b.cells)
	l := b.lattice(squares, b.cells.Len())
	if squares.Len() != 5 {
		t.Fatalf("%d squares, want 5", squares.Len())
	}
	for _, test := range []struct{ row, pairs, square, want int }{
		{1, 1, 0, 3}, {2, 4, 11, 1}, {3, 4, 11, 1}, {4, 1, 11, 0}, {4, 0, 11, 1}, {4, 1, 9, 1}, {4, 1, 6, 2}, {4, 1, 3, 3},
	} {
		if got := l.spoiled(test.row, test.pairs, test.square); got != test.want {
			t.Errorf("rows of %d, %d of them, %d pieces in squares: %d pairs, want %d", test.row, test.pairs, test.square, got, test.want)
		}
	}
}

// Squares that are no neighbours have no pair in common, and two colours do for
// one run of squares only.
func TestLatticeOfBlocks(t *testing.T) {
	b := must(ParseBoard("....", "....", "#..#", "....", "...."))
	l := b.lattice(b.squares(b.cells&^(1<<9|1<<10)), 16)
	for _, test := range []struct{ row, pairs, want int }{
		{0, 0, 4}, {2, supply, 2}, {3, supply, 2}, {4, supply, 0}, {4, 2, 0}, {4, 1, 1}, {4, 0, 2},
	} {
		if got := l.spoiled(test.row, test.pairs, 16); got != test.want {
			t.Errorf("rows of %d, %d of them: %d pairs, want %d", test.row, test.pairs, got, test.want)
		}
	}
}
