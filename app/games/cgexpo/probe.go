//go:build probe

package cgexpo

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/cgexpo"
)

// Marks tells a probe where on the board a tap means which thing, square by square of the map. What is not seen now is
// left out, and the map while somebody walks over it: a tap only ends the walk then.
func (b *Board) Marks(tell func(rules.Thing, fyne.Position, fyne.Size)) {
	b.Map.Marks(tell)
	if !b.staged || b.Walking() || b.throw.rolling.On() {
		return
	}
	c, lies := recorded{b.look.board()}, b.look.lies()
	width, height := c.Size()
	for y := range height {
		for x := range width {
			if q := cgexpo.SquareAt(x, y); c.ZoneAt(x, y) != cgexpo.Nowhere {
				b.Mark(draw.Hit{Box: lies.box(q), Thing: squareThing(q)}, tell)
			}
		}
	}
}

// Faces tells a probe where thieves are seen in the building.
func (b *Board) Faces(tell func(rules.Thing, fyne.Position)) {
	for _, h := range slices.Clone(b.zones.thieves) {
		tell(figureThing(thiefPieces[h.seat]), fyne.NewPos(h.place.Mid()))
	}
}

// Tale returns where podcasters went, as it is entered of a card by zones.
func (b *Board) Tale() [3]string { return b.tray.report.where }
