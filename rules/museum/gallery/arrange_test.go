package gallery_test

import (
	"fmt"
	"slices"
	"testing"

	"docent/rules/museum/gallery"
	"docent/rules/rulestest"
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
	problems := rulestest.Times(1000, 300)
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

// A large museum has an answer at once, and what it says holds when it is told
// to stop at any time.
func TestArrangeStopsWhenTold(t *testing.T) {
	for seed := range uint64(12) {
		p := hard(seed)
		for _, calls := range []int{0, 1, 20} {
			asked, told := 0, 0
			last := gallery.Answer{Score: -1, Bound: 1 << 30}
			a := check(t, p, gallery.Options{
				Seed: seed,
				Stop: func() bool { asked++; return asked > calls },
				Progress: func(a gallery.Answer) {
					told++
					if a.Score < last.Score || a.Bound > last.Bound || a.Score == last.Score && a.Bound == last.Bound {
						t.Errorf("%s: %d of at most %d after %d of at most %d", p.name, a.Score, a.Bound, last.Score, last.Bound)
					}
					last = a
				},
			})
			if told == 0 || asked > calls+2 || a.Score != last.Score || a.Bound != last.Bound {
				t.Errorf("%s: asked %d times for %d, told %d times, last %d of %d, answer %d of %d",
					p.name, asked, calls, told, last.Score, last.Bound, a.Score, a.Bound)
			}
		}
	}
}

func TestArrangeRepeatsItself(t *testing.T) {
	for seed := range uint64(6) {
		p := collector(seed)
		calls := [2]int{}
		var answers [2]gallery.Answer
		for i := range answers {
			answers[i] = check(t, p, gallery.Options{Seed: 7, Stop: func() bool { calls[i]++; return calls[i] > 60 }})
		}
		if !slices.Equal(answers[0].Layout, answers[1].Layout) || answers[0].Bound != answers[1].Bound || calls[0] != calls[1] {
			t.Errorf("%s: %+v, then %+v", p.name, answers[0], answers[1])
		}
	}
}

func TestCardsToBePlaced(t *testing.T) {
	board, layout := museum(t, "Rt Rw .. Rn", ".. Gt .. ..")
	more := []gallery.Card{layout[0], layout[5]}
	a, err := gallery.Arrange(board, layout, more, gallery.Rules{}, gallery.Options{})
	if err != nil {
		t.Fatal(err)
	}
	p := problem{board: board, cards: append(layout.Cards(), more...)}
	if err := sound(p, layout, a); err != nil || !a.Proved() || a.Score != 3 {
		t.Errorf("%+v: %v", a, err)
	}
	outside := 0
	for _, m := range a.Moves {
		if m.From < 0 {
			outside++
		}
	}
	if outside != len(more) {
		t.Errorf("%d cards from outside in %v", outside, a.Moves)
	}
	for name, call := range map[string]func() error{
		"a card that does not exist": func() error {
			_, err := gallery.Arrange(board, layout, []gallery.Card{0}, gallery.Rules{}, gallery.Options{})
			return err
		},
		"more cards than cells": func() error {
			_, err := gallery.Arrange(board, layout, slices.Repeat(more, 3), gallery.Rules{}, gallery.Options{})
			return err
		},
		"layout of another grid": func() error {
			_, err := gallery.Arrange(board, layout[1:], nil, gallery.Rules{}, gallery.Options{})
			return err
		},
		"bad rules": func() error {
			_, err := gallery.Arrange(board, layout, nil, gallery.Rules{Bonus: gallery.Bonus{Both: -1}}, gallery.Options{})
			return err
		},
	} {
		if call() == nil {
			t.Errorf("%s were taken", name)
		}
	}
}

// Nothing to place and nowhere to go are no trouble either.
func TestSmallestMuseums(t *testing.T) {
	for _, rows := range [][]string{{".."}, {"Rt"}, {".. ## .."}, {"Rt* .. Rw*"}} {
		board, layout := museum(t, rows...)
		for workers := range 3 {
			p := problem{board: board, cards: layout.Cards(), rules: gallery.Rules{Bonus: gallery.Bonus{Gallery: 2, Full: 3, Both: 1}}}
			a, err := gallery.Arrange(board, layout, nil, p.rules, gallery.Options{Workers: workers})
			if err == nil {
				err = sound(p, layout, a)
			}
			if err != nil || !a.Proved() {
				t.Errorf("%v: %+v: %v", rows, a, err)
			}
		}
	}
}
