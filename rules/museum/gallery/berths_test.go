package gallery

import "testing"

// Two civilisations of four cards do not both lie in one part of four cells: where
// no other part has as many, one of them is smaller.
func TestCrowded(t *testing.T) {
	for _, test := range []struct {
		name string
		grid []string
		want int // that sharing the parts costs
	}{
		{"a part for each", []string{"..#..", "..#..", "##.##"}, 0},
		{"a small part for one of them", []string{"..#..#..", "..#####."}, 2},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := must(ParseBoard(test.grid...))
			l := must(ParseLayout("Ea", "Ec Ew Eg", "Ra Rc Rw Rn", "Gt"))
			p := puzzles(&b, l.Cards(), Rules{})[0]
			v := newProver(p, b.walk(b.cells.List()), &memory{})
			o, s, f := &outlook{}, &v.w.start, newFrontier()
			for c := range p.colours {
				v.potential(f, o, s, c)
			}
			if got := v.crowded(f, o, s, 50); got != test.want {
				t.Errorf("it costs %d to share the parts, want %d", got, test.want)
			}
		})
	}
}
