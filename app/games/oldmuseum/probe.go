//go:build probe

package oldmuseum

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/rules"
)

// Marks tells a probe where on the board a tap means which thing. What is not seen now is left out.
func (b *Board) Marks(tell func(rules.Thing, fyne.Position, fyne.Size)) {
	b.Map.Marks(tell)
	if !b.look.tracked || b.shaping.open {
		return
	}
	b.look.all(func(c *chamber) { b.Mark(draw.Hit{Box: c.box().Inset(-roomGap), Thing: c.thing()}, tell) })
}
