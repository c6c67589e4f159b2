package museum

import "docent/rules"

// hand holds what somebody who lays a museum has chosen so far.
type hand struct {
	of       rules.Seat // whose museum it laid last
	cell     int        // takes the next card; -1: none is free
	picked   int        // the cell whose card is picked up; -1: none
	letters  bool       // a card is entered by its letters although others are known
	civ, dom int        // the last civilisation, and a domain tapped before one; -1: none
}

// emptyHand returns a hand that has chosen nothing.
func emptyHand() hand { return hand{of: rules.Table, cell: -1, picked: -1, civ: -1, dom: -1} }

// begin starts on a museum; the civilisation that was chosen last stays in the same one.
func (d *hand) begin(h *hallLook) {
	if d.cell, d.picked, d.dom = h.free(-1), -1, -1; d.of != h.seat {
		d.of, d.civ, d.letters = h.seat, -1, false
	}
}

// follow goes on to the next free cell, and lets go of what is gone.
func (d *hand) follow(h *hallLook) {
	if d.picked >= len(h.cards) || d.picked >= 0 && h.cards[d.picked] == 0 {
		d.picked = -1
	}
	d.letters = d.letters && len(h.known) > 0
	if d.cell < 0 || d.cell >= len(h.cards) || h.cards[d.cell] != 0 {
		d.cell = h.free(d.cell)
	}
}
