//go:build scenes

package app_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/play"
	"docent/app/scenes"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
)

// place is where on a board a tap means a thing.
type place struct {
	thing rules.Thing
	at    fyne.Position
	size  fyne.Size
}

// shared returns the size of what two places share.
func (p place) shared(o place) (w, h float32) {
	return min(p.at.X+p.size.Width, o.at.X+o.size.Width) - max(p.at.X, o.at.X), min(p.at.Y+p.size.Height, o.at.Y+o.size.Height) - max(p.at.Y, o.at.Y)
}

// apart reports whether two places share no more than an edge, one lies in the other, or one answers a question on the edge of a room.
func (p place) apart(o place) bool {
	w, h := p.shared(o)
	one, _ := p.thing.Split()
	other, _ := o.thing.Split()
	return w <= 1 || h <= 1 || p.thing == o.thing || p.within(o) || o.within(p) || (one == "side") != (other == "side")
}

// within reports whether a place lies in another one: a figure in its room.
func (p place) within(o place) bool {
	w, h := p.shared(o)
	return w >= p.size.Width-1 && h >= p.size.Height-1
}

// litOn lists the places on the board of a table where something can be tapped.
func litOn(a *shell.App) (all []place) {
	p, ok := a.Top().(*play.Table)
	if !ok || a.Covered() {
		return nil
	}
	b, ok := p.Board().(marked)
	if !ok {
		return nil
	}
	lit := p.Board().Things()
	b.Marks(func(thing rules.Thing, at fyne.Position, size fyne.Size) {
		if noun, _ := thing.Split(); noun != "square" && slices.Contains(lit, thing) {
			all = append(all, place{thing, at, size})
		}
	})
	return all
}

// coveredOn tells of what answers a question on the board and lies, if only in part, under what asks it, or outside of the board.
func coveredOn(a *shell.App, lit []place) (hidden []string) {
	p, ok := a.Top().(*play.Table)
	if !ok || a.Covered() {
		return nil
	}
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	corner := at(p.Board())
	frame := place{at: at(p.BoardFrame()), size: p.BoardFrame().Size()}
	for _, one := range lit {
		if noun, _ := one.thing.Split(); noun != "side" {
			continue
		}
		one.at = one.at.Add(corner)
		if !one.within(frame) {
			hidden = append(hidden, string(one.thing)+" leaves the board")
		}
		if sheet := p.Asked(); sheet != nil {
			if w, h := one.shared(place{at: at(sheet), size: sheet.Size()}); w > 1 && h > 1 {
				hidden = append(hidden, string(one.thing)+" lies under the sheet")
			}
		}
	}
	return hidden
}

// TestPlacesLieApart finds no two lit places on a board that share more than an edge, unless one lies in the other, and what answers
// a question there in plain sight.
func TestPlacesLieApart(t *testing.T) {
	set := stage.New()
	sizes := append(stage.Sizes()[:2:2], stage.Turned()...)
	for i, scene := range scenes.Scenes() {
		for j, size := range sizes {
			for k, percent := range []int{100, 200} {
				if turn := i + j + k; !*every && turn%8 != 0 || testing.Short() && turn%24 != 0 {
					continue
				}
				a := test.NewTempApp(t)
				w := test.NewTempWindow(t, nil)
				shown := set.Show(a, w, scene, size, "en", kit.Look{Variant: kit.Dark, Scale: float32(percent) / 100})
				lit := litOn(shown)
				for _, hidden := range coveredOn(shown, lit) {
					t.Errorf("%s-%s-%d: %s", scene.Name, size.Name, percent, hidden)
				}
				for i, one := range lit {
					for _, other := range lit[i+1:] {
						if w, h := one.shared(other); !one.apart(other) {
							t.Errorf("%s-%s-%d: %s and %s share %.0f × %.0f", scene.Name, size.Name, percent, one.thing, other.thing, w, h)
						}
					}
				}
			}
		}
	}
}
