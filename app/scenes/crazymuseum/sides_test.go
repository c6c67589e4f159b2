//go:build scenes

package crazymuseum_test

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	game "docent/app/games/crazymuseum"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/play"
	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
)

// Wherever doors are asked every side can be answered: on the room, in sight and as large as a finger, or else in the form.
func TestEverySideCanBeAnswered(t *testing.T) {
	for _, size := range []fyne.Size{
		fyne.NewSize(320, 568), fyne.NewSize(360, 640), fyne.NewSize(375, 667), fyne.NewSize(390, 763), fyne.NewSize(390, 844),
		fyne.NewSize(667, 375), fyne.NewSize(844, 390), fyne.NewSize(820, 1180),
	} {
		for _, percent := range []int{100, 130, 200} {
			t.Run(fmt.Sprint(size.Width, " × ", size.Height, " at ", percent, " %"), func(t *testing.T) {
				a, w := test.NewTempApp(t), test.NewTempWindow(t, nil)
				var shown *shell.App
				scene := stage.Scene{Name: "print", Open: func(a *shell.App, s *stage.Stage) {
					shown = a
					crazymuseum.Asks(a, s, "print")
				}}
				stage.New().Show(a, w, scene, stage.Size{Size: size, Mobile: true}, "en", look.Look{Variant: look.Dark, Scale: float32(percent) / 100})
				p := shown.Top().(*play.Table)
				seen := sidesOn(p)
				for _, side := range []string{"N", "E", "S", "W"} {
					before := answered(p, side)
					switch lit := seen[side]; {
					case len(seen) == 0:
						label := parts.Capital(shown.Text("crazymuseum.side." + side))
						pad := hand.Labelled(w, label)
						if pad == nil {
							t.Fatalf("the form has no %q", label)
						}
						pad.(fyne.Tappable).Tapped(&fyne.PointEvent{})
					case min(lit.wide, lit.high) < look.Touch-1:
						t.Fatalf("the side %s answers at %+v", side, lit)
					default:
						view := p.Board().(*game.Board).View
						at := fyne.CurrentApp().Driver().AbsolutePositionForObject
						view.Tapped(&fyne.PointEvent{Position: lit.middle.Subtract(at(view))})
					}
					if answered(p, side) == before {
						t.Errorf("a tap on %s answers nothing", side)
					}
				}
			})
		}
	}
}

// answered reports whether a side is chosen.
func answered(p *play.Table, side string) bool {
	for _, values := range p.Draft().Answers {
		if slices.Contains(values, side) {
			return true
		}
	}
	return false
}

// answer is a place on the board that answers a question: its middle, and how much of it is in sight.
type answer struct {
	middle     fyne.Position
	wide, high float32
}

// sidesOn lists the sides that answer on the board.
func sidesOn(p *play.Table) map[string]answer {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	corner, end := at(p.BoardFrame()), at(p.BoardFrame()).Add(p.BoardFrame().Size())
	if sheet := p.Asked(); sheet != nil {
		switch top := at(sheet); {
		case top.X <= corner.X:
			end.Y = min(end.Y, top.Y)
		default:
			end.X = min(end.X, top.X)
		}
	}
	seen := map[string]answer{}
	p.Board().(*game.Board).Marks(func(thing rules.Thing, from fyne.Position, size fyne.Size) {
		if noun, id := thing.Split(); noun == "side" {
			from = from.Add(at(p.Board()))
			to := from.Add(size)
			wide, high := min(to.X, end.X)-max(from.X, corner.X), min(to.Y, end.Y)-max(from.Y, corner.Y)
			seen[id] = answer{from.AddXY(size.Width/2, size.Height/2), wide, high}
		}
	})
	return seen
}
