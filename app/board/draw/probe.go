//go:build probe

package draw

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/rules"
)

// Marks tells a probe where on the board a tap means which thing, beside its map. What is covered is left out.
func (b *Base) Marks(tell func(rules.Thing, fyne.Position, fyne.Size)) {
	for i, h := range b.hits {
		covered := slices.ContainsFunc(b.hits[i+1:], func(over Hit) bool {
			return over.Thing == "" && over.Box.Holds(fyne.NewPos(h.Box.Mid()))
		})
		if h.Thing != "" && !covered {
			tell(h.Thing, fyne.NewPos(h.Box.X, h.Box.Y), fyne.NewSize(h.Box.W, h.Box.H))
		}
	}
}

// Mark tells a probe where a part of the map is on the board, if its middle shows.
func (m *Map) Mark(part Hit, tell func(rules.Thing, fyne.Position, fyne.Size)) {
	scale, size := m.View.Scale(), m.View.Size()
	at := m.View.At(fyne.NewPos(part.Box.X, part.Box.Y))
	w, h := part.Box.W*scale, part.Box.H*scale
	if x, y := at.X+w/2, at.Y+h/2; x >= 0 && y >= 0 && x < size.Width && y < size.Height {
		tell(part.Thing, at.Add(m.View.Position()), fyne.NewSize(w, h))
	}
}
