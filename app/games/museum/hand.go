package museum

import (
	"math"
	"strconv"
	"strings"

	"docent/rules"
	"docent/rules/museum"
)

// hand is what somebody who lays a museum has chosen so far.
type hand struct {
	cell     int // takes the next card; -1: none is free
	picked   int // the cell whose card is picked up; -1: none
	civ, dom int // the last civilisation, and a domain tapped before one; -1: none
}

func emptyHand() hand { return hand{cell: -1, picked: -1, civ: -1, dom: -1} }

// begin starts on a museum; the civilisation that was chosen last stays.
func (d *hand) begin(h *hallLook) { d.cell, d.picked, d.dom = h.free(-1), -1, -1 }

// follow goes on to the next free cell, and lets go of what is gone.
func (d *hand) follow(h *hallLook) {
	if d.picked >= len(h.cards) || d.picked >= 0 && h.cards[d.picked] == 0 {
		d.picked = -1
	}
	if d.cell < 0 || d.cell >= len(h.cards) || h.cards[d.cell] != 0 {
		d.cell = h.free(d.cell)
	}
}

// tap does what touching a thing of the board means.
func (b *Board) tap(thing rules.Thing) {
	noun, id := thing.Split()
	n, err := strconv.Atoi(id)
	switch {
	case noun == "museum" && err == nil:
		b.openHall(rules.Seat(n))
	case b.open >= 0 && noun == "cell" && err == nil:
		b.tapCell(b.hall().index(n))
	case b.open >= 0 && noun == "civ":
		b.tapLetter(&b.hand.civ, strings.Index(civLetters, id))
	case b.open >= 0 && noun == "domain":
		b.tapLetter(&b.hand.dom, strings.Index(domainLetters, id))
	case b.open >= 0 && noun == "tray" && err == nil:
		b.tapTray(n)
	default:
		if d, ok := b.look.duty(thing); ok {
			b.host.Do(d.offer, nil)
		} else {
			b.host.Tap(thing)
		}
		return
	}
	b.redraw()
}

// tapCell picks a card up, lays the one picked up there, or marks the cell for the next card. In a museum that is not
// laid now it lights the lines that count the cell, one after the other.
func (b *Board) tapCell(cell int) {
	h := b.hall()
	if cell < 0 || cell >= len(h.cards) || !h.board.Cells().Has(cell) {
		return
	}
	from := b.hand.picked
	switch {
	case b.search.open() && !b.search.preview:
		if b.search.only == cell {
			cell = -1
		}
		b.search.only, b.search.at = cell, -1
	case !b.canLay() || b.search.open():
		b.lightCell(cell)
	case from == cell:
		b.hand.picked = -1
	case from >= 0:
		b.hand.picked = -1
		b.play("shift", rules.Answers{"from": {h.word(from)}, "to": {h.word(cell)}})
	case h.cards[cell] != 0:
		b.hand.picked, b.shown = cell, -1
	default:
		b.hand.cell, b.shown = cell, -1
	}
}

// tapLetter chooses a civilisation or a domain; both together are a card, and the civilisation is remembered.
func (b *Board) tapLetter(chosen *int, at int) {
	*chosen = at
	b.shown = -1
	if b.hand.civ < 0 || b.hand.dom < 0 || b.hand.cell < 0 {
		return
	}
	card := museum.NewCard(b.hand.civ+1, b.hand.dom+1, 0)
	b.hand.dom = -1
	b.lay(card)
}

// tapTray lays a card that was told.
func (b *Board) tapTray(at int) {
	h := b.hall()
	switch {
	case at < 0 || at >= len(h.tray) || b.hand.cell < 0:
	case h.tray[at].Named():
		b.lay(h.tray[at])
	default: // nobody told its name: that is asked
		b.play("put", rules.Answers{"cell": {h.word(b.hand.cell)}})
	}
}

func (b *Board) lay(card museum.Card) {
	b.play("put", rules.Answers{"cell": {b.hall().word(b.hand.cell)}, "card": {card.String()}})
}

// liftPicked takes the card that is picked up off its cell, which takes the next card.
func (b *Board) liftPicked() {
	from := b.hand.picked
	if from < 0 || !b.canLay() {
		return
	}
	b.hand.picked, b.hand.cell = -1, from
	b.play("lift", rules.Answers{"cell": {b.hall().word(from)}})
	b.redraw()
}

// play makes one of the board's own moves.
func (b *Board) play(kind rules.Kind, answers rules.Answers) {
	if o, ok := b.look.hands[b.open][kind]; ok {
		b.host.Do(o, answers)
	}
}

// light shows the cells of a line, or puts them out.
func (b *Board) light(at int) {
	if b.shown == at {
		at = -1
	}
	b.shown = at
	b.redraw()
}

// lightCell goes through the lines that count a cell.
func (b *Board) lightCell(cell int) {
	h := b.hall()
	for i := 1; i <= len(h.gains)+1; i++ {
		at := (b.shown+1+i)%(len(h.gains)+1) - 1
		if at < 0 || h.gains[at].cells.Has(cell) {
			b.shown = at
			return
		}
	}
}

// degrees is the turn of a triangle that points along a direction: 0 is up, clockwise.
func degrees(x, y float32) float32 {
	return float32(math.Atan2(float64(x), float64(-y)) * 180 / math.Pi)
}
