//go:build probe

package cgexpo

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/rules"
	"docent/rules/cgexpo"
)

// Marks tells a probe where on the board a tap means which thing, square by square of the map. What is not seen now is
// left out, and the map while somebody walks over it: a tap only ends the walk then.
func (b *Board) Marks(tell func(rules.Thing, fyne.Position, fyne.Size)) {
	for _, h := range b.hits {
		tell(h.Thing, fyne.NewPos(h.Box.X, h.Box.Y), fyne.NewSize(h.Box.W, h.Box.H))
	}
	shown := b.renderer != nil && slices.Contains(b.renderer.objs, fyne.CanvasObject(b.view))
	if !shown || b.done < 1 || b.throw.rolling {
		return
	}
	c := recorded{b.look.board()}
	width, height := c.Size()
	for y := range height {
		for x := range width {
			if c.ZoneAt(x, y) != cgexpo.Nowhere {
				b.mark(cgexpo.SquareAt(x, y), tell)
			}
		}
	}
}

// mark tells where a square is, if its middle shows.
func (b *Board) mark(q cgexpo.Square, tell func(rules.Thing, fyne.Position, fyne.Size)) {
	scale, size := b.view.Scale(), b.view.Size()
	at := b.view.At(fyne.NewPos(float32(q.X()), float32(q.Y())))
	if x, y := at.X+scale/2, at.Y+scale/2; x < 0 || y < 0 || x >= size.Width || y >= size.Height {
		return
	}
	tell(squareName(q), at.Add(b.view.Position()), fyne.NewSquareSize(scale))
}
