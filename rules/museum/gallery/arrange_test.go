package gallery_test

import (
	"fmt"
	"slices"
	"testing"

	"docent/rules/museum/gallery"
)

// best tries all arrangements of cards on a board.
func best(board gallery.Board, cards []gallery.Card, rules gallery.Rules) int {
	cells := board.Cells().List()
	rest := slices.Clone(cards)
	for len(rest) < len(cells) {
		rest = append(rest, 0)
	}
	counts := map[gallery.Card]int{}
	for _, card := range rest {
		counts[card]++
	}
	layout := make(gallery.Layout, board.Places())
	most := 0
	var fill func(at int)
	fill = func(at int) {
		if at == len(cells) {
			most = max(most, gallery.Count(board, layout, rules).Total)
			return
		}
		for card := range gallery.Card(73) {
			if counts[card] > 0 {
				counts[card]--
				layout[cells[at]] = card
				fill(at + 1)
				counts[card]++
			}
		}
	}
	fill(0)
	return most
}

func check(t *testing.T, p problem, o gallery.Options) gallery.Answer {
	t.Helper()
	answer, err := gallery.Arrange(p.board, p.laid(), nil, p.rules, o)
	if err != nil {
		t.Fatal(err)
	}
	if err := sound(p, p.laid(), answer); err != nil {
		t.Fatalf("%s\n%v\n%v %+v: %v", p.name, p.board, p.cards, p.rules, err)
	}
	return answer
}

// sound tells what is wrong with an answer.
func sound(p problem, present gallery.Layout, a gallery.Answer) error {
	if err := p.board.Check(a.Layout); err != nil {
		return err
	}
	got, want := a.Layout.Cards(), slices.Clone(p.cards)
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		return fmt.Errorf("%v became %v", want, got)
	}
	if count := gallery.Count(p.board, a.Layout, p.rules).Total; count != a.Score {
		return fmt.Errorf("%d points called %d", count, a.Score)
	}
	if a.Score < a.Before || a.Bound < a.Score {
		return fmt.Errorf("%d points before, %d after, bound %d", a.Before, a.Score, a.Bound)
	}
	moved := slices.Clone(present)
	for _, m := range a.Moves {
		if m.From >= 0 {
			moved[m.From] = 0
		}
	}
	for _, m := range a.Moves {
		moved[m.To] = m.Card
	}
	if !slices.Equal(moved, a.Layout) {
		return fmt.Errorf("moves lead to %v, not to %v", moved, a.Layout)
	}
	return nil
}

func TestBestLayoutsOfTheSpecification(t *testing.T) {
	for _, test := range []struct {
		name           string
		rows           []string
		strict, bridge int
	}{
		{"O1", []string{"Rt Rw Rn", "Gt Et Gw"}, 6, 6},
		{"O3", []string{"Et Ew En", "St ## Sw", "Ft Fw Fn"}, 12, 12},
		{"O5", []string{"Ra Rw Rt Et Et Et Gt Gw Ga"}, 7, 8},
	} {
		board, layout := museum(t, test.rows...)
		for _, bridge := range []bool{false, true} {
			want := test.strict
			if bridge {
				want = test.bridge
			}
			p := problem{name: test.name, board: board, cards: layout.Cards(), rules: gallery.Rules{Bridge: bridge}}
			if a := check(t, p, gallery.Options{}); a.Score != want || !a.Proved() {
				t.Errorf("%s, bridge %v: %d points of at most %d, want %d", test.name, bridge, a.Score, a.Bound, want)
			}
		}
	}
}

func TestArrangeAgainstAllLayouts(t *testing.T) {
	problems := 3000
	if testing.Short() {
		problems = 300
	}
	s := newSample(2)
	gains := 0
	for i := range problems {
		p := problem{name: fmt.Sprint("problem ", i), board: s.board(8), rules: s.rules()}
		p.cards = s.layout(p.board, 3+s.IntN(6)).Cards()
		want := best(p.board, p.cards, p.rules)
		for workers := 1; workers <= 2; workers++ {
			a := check(t, p, gallery.Options{Seed: uint64(i), Workers: workers})
			if a.Score != want || !a.Proved() {
				t.Fatalf("%s\n%v\n%v %+v %+v: %d points, proved %v, the best has %d",
					p.name, p.board, p.cards, p.rules, p.rules.Patron, a.Score, a.Proved(), want)
			}
			if a.Score > a.Before {
				gains++
			}
		}
	}
	if gains < problems/4 {
		t.Errorf("only %d of %d were not the best already", gains, problems)
	}
}
