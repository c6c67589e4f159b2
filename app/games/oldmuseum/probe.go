//go:build probe

package oldmuseum

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/rules"
)

// Marks tells a probe where on the board a tap means which thing. What is not seen now is left out.
func (b *Board) Marks(tell func(rules.Thing, fyne.Position, fyne.Size)) {
	for _, h := range b.hits {
		tell(h.Thing, fyne.NewPos(h.Box.X, h.Box.Y), fyne.NewSize(h.Box.W, h.Box.H))
	}
	if !b.look.tracked || b.shaping.open {
		return
	}
	b.look.all(func(c *chamber) { b.mark(c.thing(), c.box(), tell) })
}

// mark tells where a part of the rooms is, if its middle shows.
func (b *Board) mark(thing rules.Thing, in draw.Box, tell func(rules.Thing, fyne.Position, fyne.Size)) {
	scale, size := b.view.Scale(), b.view.Size()
	at := b.view.At(fyne.NewPos(in.X, in.Y))
	w, h := in.W*scale, in.H*scale
	if x, y := at.X+w/2, at.Y+h/2; x >= 0 && y >= 0 && x < size.Width && y < size.Height {
		tell(thing, at.Add(b.view.Position()), fyne.NewSize(w, h))
	}
}
