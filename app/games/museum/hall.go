package museum

import (
	"slices"
	"strconv"
	"strings"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/museum"
)

// hall is the museum that is large: whose it is, what somebody has chosen in it, which cells are lit, and the search for
// its best arrangement.
type hall struct {
	host    board.Host
	changed func() // draws the board anew
	look    *model
	seat    rules.Seat // whose museum is large; rules.Table: none
	hand    hand
	search  search
	lit     int // the line whose cells are lit; -1: none
	list    *gainList
	scroll  *arrange.Scroll
	buttons hallButtons

	dock        dock              // under the board
	deed        *kit.ActionButton // beside Undo there
	gain, moved int               // of the best arrangement that was found last of the museum as it is, and its moves
}

// hallButtons stand around a large museum.
type hallButtons struct{ back, best, stop, preview, lay, lift, complete, shape, before, next, all *kit.ActionButton }

// newHall returns a hall in which no museum is large.
func newHall(host board.Host, changed func(), density func() float32) *hall {
	h := &hall{host: host, changed: changed, look: &model{}, seat: rules.Table, lit: -1, hand: emptyHand(), search: newSearch(changed)}
	say := func(key string) string { return words{host}.say(key, nil) }
	h.buttons = hallButtons{
		back:    kit.NewIconButton("back", say("back"), h.close),
		best:    kit.NewActionButton("arrange", say("best"), h.arrange),
		stop:    kit.NewIconButton(look.IconClose, say("stop"), func() { h.search.halt() }),
		preview: kit.NewIconButton("eye", say("preview"), h.togglePreview),
		lay:     kit.NewPrimary("arrange", say("lay"), h.layArranged),
		lift:    kit.NewActionButton("lift", say("lift"), h.lift),

		complete: kit.NewPrimary("check", say("complete"), func() { h.play("arranged", nil) }),
		shape:    kit.NewActionButton("gallery", say("shape"), func() { h.play("shape", nil) }),
		before:   kit.NewIconButton("step-back", say("move.before"), func() { h.step(-1) }),
		next:     kit.NewIconButton("step-on", say("move.next"), func() { h.step(1) }),
		all:      kit.NewIconButton("exchange", say("move.together"), h.toggleAll),
	}
	h.deed = kit.NewActionButton("arrange", say("best"), nil)
	h.search.learnt = func(gain, moved int) { h.gain, h.moved = gain, moved }
	h.list = newGainList(words{host}, density, h.light)
	h.scroll = arrange.NewScroll(h.list)
	return h
}

// isOpen reports whether a museum is large.
func (h *hall) isOpen() bool { return h.seat >= 0 }

// museum returns the one that is large.
func (h *hall) museum() *hallLook { return &h.look.halls[h.seat] }

// offers reports whether an action may be made in the museum that is large.
func (h *hall) offers(kind rules.Kind) bool {
	_, ok := h.look.hands[h.seat][kind]
	return ok
}

// laying reports whether the museum that is large may be laid now.
func (h *hall) laying() bool { return h.isOpen() && h.look.hands[h.seat] != nil }

// follow takes up another state of the table. A museum that is laid stays large until it is complete, any museum until
// the turn passes. Once the count comes to a museum, that becomes large by itself.
func (h *hall) follow(before, look *model) {
	h.look = look
	if h.isDone(before) {
		h.leave()
	}
	if before.ended && look.ended && look.answers(before) && look.asked.lays() && !h.isOpen() {
		h.enlarge(look.asked.seat)
	}
	if !h.isOpen() {
		return
	}
	m := h.museum()
	h.hand.follow(m)
	if h.lit >= len(m.gains) {
		h.lit = -1
	}
	if int(h.seat) < len(before.halls) && !alike(m, &before.halls[h.seat]) {
		h.lit = -1
		h.search.drop()
		h.gain, h.moved = 0, 0
	}
}

// isDone reports whether the museum that is large has had its time: the turn has passed, or it is complete.
func (h *hall) isDone(before *model) bool {
	look := h.look
	return int(h.seat) >= len(look.halls) || before.turn != look.turn || before.hands[h.seat] != nil && look.hands[h.seat] == nil ||
		look.answers(before) && before.asked == (asked{"arranged", h.seat})
}

// open shows a seat's museum in large.
func (h *hall) open(seat rules.Seat) {
	if seat < 0 || int(seat) >= len(h.look.halls) {
		return
	}
	was := h.isOpen()
	h.enlarge(seat)
	if !was {
		h.host.Reshape()
	}
}

// enlarge makes a museum large, with nothing chosen in it.
func (h *hall) enlarge(seat rules.Seat) {
	h.search.drop()
	h.seat, h.lit = seat, -1
	h.gain, h.moved = 0, 0
	h.hand.begin(h.museum())
	h.scroll.ScrollToTop()
}

// leave makes no museum large.
func (h *hall) leave() {
	h.search.drop()
	h.seat, h.lit = rules.Table, -1
}

// close goes back to the table.
func (h *hall) close() {
	h.leave()
	h.host.Reshape()
	h.changed()
}

// tap does what touching a thing means here, and reports whether it means anything.
func (h *hall) tap(thing rules.Thing) bool {
	noun, id := thing.Split()
	n, err := strconv.Atoi(id)
	switch {
	case noun == "museum" && err == nil:
		h.open(rules.Seat(n))
	case !h.isOpen():
		return false
	case noun == "cell" && err == nil:
		h.tapCell(h.museum().index(n))
	case noun == "civ":
		h.tapLetter(&h.hand.civ, strings.Index(civLetters, id))
	case noun == "domain":
		h.tapLetter(&h.hand.dom, strings.Index(domainLetters, id))
	case noun == "tray" && err == nil:
		h.tapTray(n)
	default:
		return false
	}
	h.changed()
	return true
}

// tapCell picks a card up, lays the one picked up there, or marks the cell for the next card. In a museum that is not
// laid now it lights the lines that count the cell, one after the other.
func (h *hall) tapCell(cell int) {
	m := h.museum()
	if cell < 0 || cell >= len(m.cards) || !m.board.Cells().Has(cell) {
		return
	}
	from := h.hand.picked
	switch {
	case h.search.open() && !h.search.preview:
		h.search.moves.pick(cell)
	case !h.laying() || h.search.open():
		h.lit = m.lineAfter(h.lit, cell)
	case from == cell:
		h.hand.picked = -1
	case from >= 0:
		h.hand.picked = -1
		h.play("shift", rules.Answers{"from": {m.word(from)}, "to": {m.word(cell)}})
	case m.cards[cell] != 0:
		h.hand.picked, h.lit = cell, -1
	default:
		h.hand.cell, h.lit = cell, -1
	}
}

// tapLetter chooses a civilisation or a domain; both together are a card, and the civilisation is remembered.
func (h *hall) tapLetter(chosen *int, at int) {
	*chosen = at
	h.lit = -1
	if h.hand.civ < 0 || h.hand.dom < 0 || h.hand.cell < 0 {
		return
	}
	card := museum.NewCard(h.hand.civ+1, h.hand.dom+1, 0)
	h.hand.dom = -1
	h.put(card)
}

// tapTray lays a card that was told.
func (h *hall) tapTray(at int) {
	m := h.museum()
	switch {
	case !h.look.told && at >= 0 && at < len(m.known):
		h.put(m.known[at])
	case !h.look.told:
		h.hand.letters = true
	case at < 0 || at >= len(m.tray) || h.hand.cell < 0:
	case m.tray[at].Named():
		h.put(m.tray[at])
	default: // nobody told its name: that is asked
		h.play("put", rules.Answers{"cell": {m.word(h.hand.cell)}})
	}
}

// put lays a card on the cell that is marked.
func (h *hall) put(card museum.Card) {
	h.play("put", rules.Answers{"cell": {h.museum().word(h.hand.cell)}, "card": {card.String()}})
}

// lift takes the card that is picked up off its cell, which takes the next card.
func (h *hall) lift() {
	from := h.hand.picked
	if from < 0 || !h.laying() {
		return
	}
	h.hand.picked, h.hand.cell = -1, from
	h.play("lift", rules.Answers{"cell": {h.museum().word(from)}})
	h.changed()
}

// play makes one of the moves by which a museum is laid.
func (h *hall) play(kind rules.Kind, answers rules.Answers) {
	if o, ok := h.look.hands[h.seat][kind]; ok {
		h.host.Do(o, answers)
	}
}

// light shows the cells of a line, or puts them out.
func (h *hall) light(line int) {
	if h.lit == line {
		line = -1
	}
	h.lit = line
	h.changed()
}

// arrange looks for the best arrangement.
func (h *hall) arrange() {
	if !h.isOpen() || h.search.running || !h.museum().arrangeable() {
		return
	}
	h.hand.picked, h.lit = -1, -1
	h.search.start(h.museum())
}

// arrangeNow looks for the best arrangement while the caller waits, so that it finds the same every time, and shows it
// laid out if that is wanted.
func (h *hall) arrangeNow(laid bool) {
	later, workers := h.search.later, h.search.workers
	h.search.later, h.search.workers = func(work func()) { work() }, 1
	h.arrange()
	h.search.later, h.search.workers = later, workers
	if laid {
		h.togglePreview()
	}
}

// togglePreview shows the cards as they would lie, or as they lie.
func (h *hall) togglePreview() {
	h.lit = -1
	h.search.preview = !h.search.preview
	h.changed()
}

// step shows the next move of the best arrangement, or the one before.
func (h *hall) step(by int) {
	h.search.moves.step(by)
	h.search.preview, h.lit = false, -1
	h.changed()
}

// toggleAll shows the arrows of all moves at once, or the first move alone again.
func (h *hall) toggleAll() {
	h.search.moves.together()
	h.search.preview, h.lit = false, -1
	h.changed()
}

// layArranged lays the museum as it was found.
func (h *hall) layArranged() {
	cells := slices.Clone(h.search.moves.cells)
	if !h.laying() || len(cells) == 0 {
		return
	}
	h.search.drop()
	h.play("rearrange", rules.Answers{"cells": cells})
	h.changed()
}
