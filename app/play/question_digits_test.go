//go:build scenes

package play_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/play"
	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/museum"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
)

// The keys of a number stay where they are while fingers type on them, whatever is told meanwhile.
func TestDigitKeysStay(t *testing.T) {
	for _, percent := range []float32{1, 2} {
		for name, open := range map[string]func(*shell.App, *stage.Stage) *play.Table{
			"tally": func(a *shell.App, s *stage.Stage) *play.Table {
				return play.NewTable(a, museum.Counting(a, s, museum.SomeCells))
			},
			"count": func(a *shell.App, s *stage.Stage) *play.Table {
				return play.NewTable(a, crazymuseum.Play(a, s, 3, "hard", "score", crazymuseum.Wish{Name: "offers count", Holds: func(m *crazymuseum.Stand) bool { return m.Offered("count") }}))
			},
		} {
			t.Run(fmt.Sprintf("%s-%.0f", name, percent*100), func(t *testing.T) {
				a, w := test.NewTempApp(t), test.NewTempWindow(t, nil)
				scene := stage.Scene{Name: name, Open: func(a *shell.App, s *stage.Stage) { a.Push(open(a, s)) }}
				shown := stage.New().Show(a, w, scene, stage.Sizes()[0], "en", look.Look{Variant: look.Dark, Scale: percent})
				p := shown.Top().(*play.Table)
				at := slices.IndexFunc(p.Offers(), func(o rules.Offer) bool { return string(o.Kind) == name && o.Refused == nil })
				p.Choose(p.Offers()[at], nil)
				pad, ok := shown.Digits.(*parts.DigitPad)
				if !ok {
					t.Fatal("no digits are asked for")
				}
				stood := keysOn(p)
				for i, want := range []int{4, 48, 6, 69} { // beyond the end of a track the next number begins, of all relics the same anew
					key, at := []string{"4", "8", "6", "9"}[i], pad.At()
					test.TapCanvas(w.Canvas(), stood[key].AddXY(10, 10))
					if got := pad.Value(at); got != want {
						t.Errorf("a tap on %s tells %d, want %d", key, got, want)
					}
				}
				if now := keysOn(p); !maps.Equal(now, stood) {
					t.Errorf("the keys stand at %v, not at %v", now, stood)
				}
			})
		}
	}
}

// keysOn tells where the keys of the uppermost sheet are.
func keysOn(p *play.Table) map[string]fyne.Position {
	at := map[string]fyne.Position{}
	for _, obj := range test.LaidOutObjects(p.Asked()) {
		if b, ok := obj.(*kit.ActionButton); ok && b.Visible() {
			label, _, _ := strings.Cut(b.Label, " ")
			at[label] = fyne.CurrentApp().Driver().AbsolutePositionForObject(b)
		}
	}
	return at
}
