//go:build probe

package museum

import (
	"fyne.io/fyne/v2"

	"docent/rules"
)

// Marks tells a probe where on the board a tap means which thing, own ones of the board included.
func (b *Board) Marks(tell func(rules.Thing, fyne.Position, fyne.Size)) {
	for _, h := range b.hits {
		tell(h.Thing, fyne.NewPos(h.Box.X, h.Box.Y), fyne.NewSize(h.Box.W, h.Box.H))
	}
}
