//go:build probe

package boards

import (
	"fyne.io/fyne/v2"

	"docent/rules"
)

// Marks tells a probe where on the board a tap means which thing, own ones of the board included.
func (b *curator) Marks(tell func(rules.Thing, fyne.Position, fyne.Size)) {
	for _, h := range b.hits {
		tell(h.thing, fyne.NewPos(h.box.x, h.box.y), fyne.NewSize(h.box.w, h.box.h))
	}
}
