//go:build scenes

package app_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/play"
	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/hand"
	"docent/app/scenes/museum"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// answersOn lists what can be pressed in an open question besides its cross.
func answersOn(p *play.Table) (list []kit.Target) {
	for _, obj := range test.LaidOutObjects(p.Asked()) {
		one, ok := obj.(kit.Target)
		if ok && obj.Visible() && one.AccessibilityLabel() != p.App().Text("app.close") {
			list = append(list, one)
		}
	}
	return list
}

// questioned returns the table of a play on which a typist opened what an offer of a kind leaves blank.
func questioned(t *testing.T, kind rules.Kind, begin func(*shell.App) *tracker.Play) (*typist, *play.Table) {
	t.Helper()
	y := &typist{hand.New(t, nil, hand.Broad), rand.New(rand.NewPCG(1, 1))}
	p := play.NewTable(y.App, begin(y.App))
	y.App.Push(p)
	at := slices.IndexFunc(p.Offers(), func(o rules.Offer) bool { return o.Kind == kind && o.Refused == nil })
	if p.Choose(p.Offers()[at], nil); p.Asked() == nil {
		t.Fatal("no question stands over the dock")
	}
	return y, p
}

// counting returns a play in which points are counted.
func counting(a *shell.App) *tracker.Play { return museum.Counting(a, stage.New(), museum.SomeCells) }

// A question over the dock is answered by keys: each answer has one, in reading order, before all else.
func TestQuestionsAreAnsweredByKeys(t *testing.T) {
	for _, c := range []struct {
		name  string
		kind  rules.Kind
		begin func(*shell.App) *tracker.Play
	}{
		{"digits", "tally", counting},
		{"things", "tile", func(a *shell.App) *tracker.Play {
			return crazymuseum.Random(a, 2, "hard", "full", func(m *crazymuseum.Stand) bool { return m.Offered("tile") })
		}},
		{"numbers", "count", func(a *shell.App) *tracker.Play {
			return crazymuseum.Random(a, 2, "hard", "score", func(m *crazymuseum.Stand) bool { return m.Offered("count") })
		}},
		{"a card", "card", func(a *shell.App) *tracker.Play {
			return crazymuseum.Random(a, 2, "hard", "full", func(m *crazymuseum.Stand) bool { return m.Offered("card") })
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			y, p := questioned(t, c.kind, c.begin)
			answers, lines := answersOn(p), p.Keys()
			for i, one := range answers[:min(len(answers), 25)] {
				if lines[i].Does != one.AccessibilityLabel() {
					t.Fatalf("the key %s stands for %q, want %q", lines[i].Key, lines[i].Does, one.AccessibilityLabel())
				}
			}
			for range 100 {
				if y.tab(); y.Window.Canvas().Focused() == answers[0].(fyne.Focusable) {
					break
				}
			}
			for _, one := range answers {
				if focused := y.Window.Canvas().Focused(); focused != one.(fyne.Focusable) {
					t.Fatalf("Tab does not lead to %q", one.AccessibilityLabel())
				}
				y.tab()
			}
			y.types('?')
			if !y.App.Covered() || !y.Sees(lines[0].Does+", "+lines[0].Key) {
				t.Errorf("the list lacks %q", lines[0].Does)
			}
			y.types('1')
			y.key(fyne.KeyEscape)
			if !p.Asking() || p.Draft().Touched {
				t.Fatal("a key answers through the list")
			}
			y.key(fyne.KeyEscape)
			if p.Asking() {
				t.Error("Escape leaves the question open")
			}
		})
	}
}

// Digits are typed as they are read, and Return does the deed.
func TestDigitsAndReturnAnswer(t *testing.T) {
	y, p := questioned(t, "tally", counting)
	head := p.Played().Head()
	y.types('4')
	if got := p.Draft().Answers; !p.Draft().Touched || !slices.ContainsFunc(slices.Collect(maps.Values(got)), func(v []string) bool { return slices.Equal(v, []string{"4"}) }) {
		t.Fatalf("4 tells %v", got)
	}
	y.Key(fyne.KeyBackspace)
	y.types('7')
	y.key(fyne.KeyReturn)
	if p.Played().Head() == head {
		t.Error("Return does nothing")
	}
}
