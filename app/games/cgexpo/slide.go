package cgexpo

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// stand is where a thief is seen in the building.
type stand struct {
	place draw.Box
	seat  rules.Seat
}

// slide drags a podcaster from his key through the building: on a thief it makes the move and begins the card with him there, elsewhere
// it means nothing.
func (b *zones) slide(p cgexpo.Piece, key *kit.ActionButton, to fyne.Position, ended bool) {
	at := key.Position().Add(to)
	if b.report.haul = (haul{at: at, pod: p}); ended {
		b.report.haul = haul{}
	}
	b.paper.Redraw()
	if !ended {
		return
	}
	if on := slices.IndexFunc(b.thieves, func(h stand) bool { return h.place.Holds(at) }); on >= 0 {
		b.stroll.lead(p, b.thieves[on].seat)
	}
}
