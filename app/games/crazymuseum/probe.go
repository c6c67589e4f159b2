//go:build probe

package crazymuseum

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/rules"
)

// Marks tells a probe where on the board a tap means which thing. What the map does not show now is left out.
func (b *Board) Marks(tell func(rules.Thing, fyne.Position, fyne.Size)) {
	b.Map.Marks(tell)
	for _, t := range b.look.tiles {
		b.Mark(draw.Hit{Box: tileBox(t.cell).Inset(-gapPart), Thing: t.thing}, tell)
	}
	for _, e := range b.look.exits {
		if e.thing != "" {
			b.Mark(draw.Hit{Box: touchBox(e, b.reach()), Thing: e.thing}, tell)
		}
	}
	for _, small := range b.small {
		b.Mark(draw.Hit{Box: small.Box.AtLeast(2 * b.reach()), Thing: small.Thing}, tell)
	}
}
