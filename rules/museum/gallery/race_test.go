package gallery

import "testing"

// square returns a museum of nine cells whose cards cross everywhere.
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
				s.anneal(br, 0)
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

// A race goes on until some walk tells: here none is done in the first heat, and
// most take ten times the places of the best.
func TestRaceGoesOnUntilAWalkTells(t *testing.T) {
	b := must(ParseBoard(".....", ".RRR.", ".RRR.", ".....", "....."))
	l := must(ParseLayout("Ng Na Nc Nw Nc Nt Nc Ra Nc Mt Et Ew Mg Hc Fg En Fc Fn Hw Mn Ea Rw Nw Fw Ec"))
	s := newSolver(b, l, l.Cards(), Rules{Bonus: Bonus{Gallery: 6, Full: 8, Both: 4}}, Options{})
	for _, br := range s.branches {
		if br.puzzle.claim == none {
			continue
		}
		before := br.upper
		s.race(br)
		if br.upper >= before {
			t.Errorf("the bound stays at %d", before)
		}
		work := func(walk int) int {
			v := s.prover(br, walk, &memory{})
			v.pause = func() bool { return v.nodes < 20*heat }
			v.search(before)
			return v.nodes
		}
		chosen := work(int(br.workers[0].prover.number) % rivals)
		for walk := range s.walks.len() {
			if other := work(walk); chosen > 2*other {
				t.Errorf("the walk chosen takes %d places and walk %d takes %d", chosen, walk, other)
			}
		}
	}
}

// Of racers none of which is done the one is taken that did most of its search for
// its work.
func TestQuickest(t *testing.T) {
	racers := func(done ...float64) []*racer {
		var field []*racer
		for i, part := range done {
			field = append(field, &racer{walk: i, work: 100 * (i + 1), prover: &prover{done: part}})
		}
		return field
	}
	for _, test := range []struct {
		done []float64
		want int
	}{
		{[]float64{0, 0}, 0},
		{[]float64{0.1, 0.1}, 0},
		{[]float64{0.1, 0.3}, 1},
		{[]float64{0, 0.01, 0.01}, 1},
		{[]float64{0.3, 0.5, 1}, 2},
	} {
		if got := quickest(racers(test.done...)).walk; got != test.want {
			t.Errorf("of %v racer %d is taken, want %d", test.done, got, test.want)
		}
	}
}

// Beside a proof all branches that may hold something better are annealed for in turn, and one
// that is far behind in one turn of four.
func TestAnnealingTakesTurns(t *testing.T) {
	b := must(ParseBoard(".....", ".RRR.", ".RRR.", ".....", "....."))
	l := must(ParseLayout("Ng Na Nc Nw Nc Nt Nc Ra Nc Mt Et Ew Mg Hc Fg En Fc Fn Hw Mn Ea Rw Nw Fw Ec"))
	s := newSolver(b, l, l.Cards(), Rules{Bonus: Bonus{Gallery: 6, Full: 8, Both: 4}}, Options{})
	list := s.worthwhile()
	if len(list) < 2 {
		t.Fatalf("%d branches", len(list))
	}
	for _, br := range list {
		br.workers[0].annealer.best = s.score
	}
	behind := list[len(list)-1]
	behind.workers[0].annealer.best = s.score - margin
	turns := map[*branch]int{}
	for round := range 4 * len(list) {
		turns[s.inTurn(list[0], round, 0)]++
	}
	for _, br := range list {
		want := 4
		switch br {
		case behind:
			want = 1
		case list[0]:
			want = 4 + 3 // those of the one behind
		}
		if turns[br] != want {
			t.Errorf("branch %d has %d turns instead of %d", br.number, turns[br], want)
		}
	}
	s.score = s.bound()
	if s.inTurn(list[1], 0, 0) != list[1] {
		t.Error("with nothing left to find the branch that is proved is not annealed for")
	}
}
