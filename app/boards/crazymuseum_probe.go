//go:build probe

package boards

import (
	"fyne.io/fyne/v2"

	"docent/rules"
)

// Marks tells a probe where on the board a tap means which thing. What the map does not show now is left out.
func (b *museumBoard) Marks(tell func(rules.Thing, fyne.Position, fyne.Size)) {
	for _, beside := range b.hits {
		tell(beside.thing, fyne.NewPos(beside.box.x, beside.box.y), fyne.NewSize(beside.box.w, beside.box.h))
	}
	for _, t := range b.look.tiles {
		b.mark(t.thing, tileBox(t.cell), tell)
	}
	for _, e := range b.look.exits {
		if e.thing != "" {
			b.mark(e.thing, stubBox(e), tell)
		}
	}
	for _, small := range b.mapHits {
		b.mark(small.thing, small.box, tell)
	}
}

// mark tells where a part of the map is, if its middle shows.
func (b *museumBoard) mark(thing rules.Thing, in box, tell func(rules.Thing, fyne.Position, fyne.Size)) {
	scale, size := b.view.Scale(), b.view.Size()
	at := b.view.At(fyne.NewPos(in.x, in.y))
	x, y := at.X+in.w*scale/2, at.Y+in.h*scale/2
	if x < 0 || y < 0 || x >= size.Width || y >= size.Height {
		return
	}
	tell(thing, at.Add(b.view.Position()), fyne.NewSize(in.w*scale, in.h*scale))
}
