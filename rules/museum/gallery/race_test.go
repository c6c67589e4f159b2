package gallery

import "testing"

// square is a museum of nine cells whose cards cross everywhere.
func square() (Board, Layout) {
	b, _ := ParseBoard("...", "...", "...")
	l := make(Layout, b.Places())
	for i := range l {
		l[i] = CardOf(Civ(i%3), Domain((i/3+i)%3))
	}
	return b, l
}

// A race only takes off the bound what no arrangement has.
func TestRace(t *testing.T) {
	for _, test := range []struct {
		name     string
		workers  int
		annealed int // rounds before
		stop     bool
	}{
		{"alone", 1, 0, false},
		{"two workers", 2, 0, false},
		{"after annealing", 1, 2, false},
		{"stopped", 1, 0, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			b, l := square()
			best, err := Arrange(b, l, nil, Rules{}, Options{})
			if err != nil || !best.Proved() {
				t.Fatal(best, err)
			}
			s := newSolver(b, l, l.Cards(), Rules{}, Options{Workers: test.workers, Stop: func() bool { return test.stop }})
			br := s.branches[0]
			for range test.annealed {
				s.anneal(br, br.workers[0])
			}
			before := br.upper
			s.race(br)
			switch {
			case !br.chosen:
				t.Error("no walk was chosen")
			case br.upper > before || br.upper < best.Score:
				t.Errorf("the bound went from %d to %d, the best has %d", before, br.upper, best.Score)
			case test.stop && br.upper != before:
				t.Errorf("the bound went from %d to %d without a search", before, br.upper)
			}
		})
	}
}
