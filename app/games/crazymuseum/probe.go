//go:build probe

package crazymuseum

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/rules"
)

// Marks tells a probe where on the board a tap means which thing. What the map does not show now is left out.
func (b *Board) Marks(tell func(rules.Thing, fyne.Position, fyne.Size)) {
	for _, beside := range b.hits {
		tell(beside.Thing, fyne.NewPos(beside.Box.X, beside.Box.Y), fyne.NewSize(beside.Box.W, beside.Box.H))
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
		b.mark(small.Thing, small.Box, tell)
	}
}

// mark tells where a part of the map is, if its middle shows.
func (b *Board) mark(thing rules.Thing, in draw.Box, tell func(rules.Thing, fyne.Position, fyne.Size)) {
	scale, size := b.view.Scale(), b.view.Size()
	at := b.view.At(fyne.NewPos(in.X, in.Y))
	x, y := at.X+in.W*scale/2, at.Y+in.H*scale/2
	if x < 0 || y < 0 || x >= size.Width || y >= size.Height {
		return
	}
	tell(thing, at.Add(b.view.Position()), fyne.NewSize(in.W*scale, in.H*scale))
}
