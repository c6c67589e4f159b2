//go:build scenes

package app_test

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/kit/look"
	"docent/app/play"
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

// apart reports whether two places share no more than an edge, one lies in the other, or one answers a question on the edge of
// a room. Figures that stand close in a narrow zone may share the rim of what a finger needs, if their middles are half of that apart.
func (p place) apart(o place) bool {
	w, h := p.shared(o)
	one, _ := p.thing.Split()
	other, _ := o.thing.Split()
	return w <= 1 || h <= 1 || p.thing == o.thing || p.within(o) || o.within(p) || (one == "side") != (other == "side") ||
		one == "figure" && other == "figure" && max(p.size.Width-w, p.size.Height-h) >= look.Touch/2
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

// muddled tells of lit places on the board of a table that share more than an edge, unless one lies in the other, and of what
// answers a question there out of plain sight.
func muddled(a *shell.App) (all []string) {
	lit := litOn(a)
	all = coveredOn(a, lit)
	for i, one := range lit {
		for _, other := range lit[i+1:] {
			if w, h := one.shared(other); !one.apart(other) {
				all = append(all, fmt.Sprintf("%s and %s share %.0f × %.0f", one.thing, other.thing, w, h))
			}
		}
	}
	return all
}
