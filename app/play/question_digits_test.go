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

// However large texts are, the keys are in sight as long as numbers are asked for, and so is the number on which they type.
func TestDigitKeysAreInSight(t *testing.T) {
	for _, kind := range []rules.Kind{"tally", "pool"} {
		for _, language := range stage.Languages() {
			a, w := test.NewTempApp(t), test.NewTempWindow(t, nil)
			scene := stage.Scene{Name: string(kind), Open: func(a *shell.App, s *stage.Stage) {
				stage.Form(stage.Table(a, museum.Counting(a, s, museum.SomeCells)), kind)
			}}
			shown := stage.New().Show(a, w, scene, stage.Sizes()[0], language, look.Look{Variant: look.Dark, Scale: 2})
			p := shown.Top().(*play.Table)
			pad, scroll := shown.Digits.(*parts.DigitPad), p.AskedAt()
			top := fyne.CurrentApp().Driver().AbsolutePositionForObject(scroll).Y
			for key, at := range keysOn(p) {
				if end := p.Asked().Position().Y + p.Asked().Size().Height; strings.ContainsAny(key, "0123456789") && len(key) == 1 && (at.Y < top+scroll.Size().Height || at.Y+look.Touch > end) {
					t.Errorf("%s in %s: the key %s begins at %v, what scrolls ends at %v, the sheet at %v", kind, language, key, at.Y, top+scroll.Size().Height, end)
				}
			}
			for at := range pad.Count() {
				pad.Mark(at)
				plate := pad.PlateOf(at)
				if y := fyne.CurrentApp().Driver().AbsolutePositionForObject(plate).Y; y < top || y+plate.Size().Height > top+scroll.Size().Height {
					t.Errorf("%s in %s: the number %d stands from %v to %v, in sight is what stands from %v to %v", kind, language, at, y, y+plate.Size().Height, top, top+scroll.Size().Height)
				}
			}
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
