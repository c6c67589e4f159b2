package museum

import (
	"strconv"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
)

// The keys on the dock of a phone: three rows, and how far they are apart.
const (
	keyRows = 3
	keyGap  = 5
)

// dock is where the keys of a museum stand on a phone.
type dock struct {
	on  bool
	low bool // the phone is low: all is closer there, and keys are drawn lower than they are tapped
}

// edge returns the height over the line.
func (d dock) edge() float32 {
	if d.low {
		return 0
	}
	return 8
}

// line returns the height of the line that tells what the next tap does.
func (d dock) line() float32 {
	if d.low {
		return 20*look.Scale() - 5 // its letters reach into the room over the keys
	}
	return max(32, 12+20*look.Scale())
}

// apart returns the distance between the places where keys are tapped, and how much lower than them they are drawn.
func (d dock) apart() (gap, less float32) {
	if d.low {
		return 0, 4
	}
	return keyGap, 0
}

// high returns the height of all.
func (d dock) high() float32 {
	gap, _ := d.apart()
	return d.edge() + d.line() + keyRows*keyHeight() + (keyRows-1)*gap
}

// Dock tells the board whether there is a dock under it, and whether that is on a low phone; it reports whether that is
// news.
func (b *Board) Dock(on, low bool) bool {
	now := dock{on, on && low}
	if b.hall.dock == now {
		return false
	}
	b.hall.dock = now
	b.Redraw()
	return true
}

// Keys returns the height of the keys on the dock. It is the same for as long as a museum is laid or arranged.
func (b *Board) Keys() float32 { return b.hall.onDock() }

// Deed returns what stands beside Undo while a museum is large.
func (b *Board) Deed() *kit.ActionButton {
	if b.hall.onDock() == 0 {
		return nil
	}
	b.hall.setDeed()
	return b.hall.deed
}

// onDock returns the height of what the museum that is large has on the dock; 0: nothing.
func (h *hall) onDock() float32 {
	if !h.dock.on || !h.isOpen() || !h.laying() && !h.search.open() {
		return 0
	}
	return h.dock.high()
}

// setDeed has the button beside Undo do what is mostly done next: lay what was found, finish the museum once it is whole,
// look for its best arrangement, or go back.
func (h *hall) setDeed() {
	d, w := h.deed, words{h.host}
	d.Style, d.Caption, d.Greyed = kit.Plain, "", false
	m := h.museum()
	switch {
	case h.search.open() && h.laying() && len(h.search.moves.list) > 0:
		d.Icon, d.Label, d.OnTapped = "arrange", w.say("lay", nil), h.layArranged
		d.Style = kit.Primary
		if h.gain > 0 {
			d.Caption = points(h.gain)
		}
	case h.search.open() && h.search.running:
		d.Icon, d.Label, d.OnTapped = look.IconClose, w.say("stop", nil), h.stopSearch
	case h.search.open():
		d.Icon, d.Label, d.OnTapped = look.IconClose, w.Text("app.close", nil), h.stopSearch
	case h.isWhole():
		d.Icon, d.Label, d.OnTapped = "check", w.say("complete", nil), h.buttons.complete.OnTapped
		d.Style, d.Caption = kit.Primary, h.after()
	case m.arrangeable():
		d.Icon, d.Label, d.OnTapped = "arrange", w.say("best", nil), h.arrange
		d.Caption = h.found()
	case h.offers("arranged"):
		d.Icon, d.Label, d.OnTapped = "check", w.say("complete", nil), h.buttons.complete.OnTapped
		d.Caption = h.after()
	default:
		d.Icon, d.Label, d.OnTapped = "back", w.say("back", nil), h.close
	}
	d.Refresh()
}

// isWhole reports whether all cards lie that the owner of the museum has, or all that it has room for.
func (h *hall) isWhole() bool {
	if !h.offers("arranged") {
		return false
	}
	m := h.museum()
	had := h.look.seats[h.seat].museum
	return m.free(-1) < 0 || had > 0 && m.laid() >= had && len(m.tray) == 0
}

// found returns the gain of the best arrangement that was found last, and its moves.
func (h *hall) found() string {
	if h.gain <= 0 {
		return ""
	}
	return words{h.host}.Plural("board.museum.best.found", h.moved, map[string]any{"points": points(h.gain)})
}

// points returns a gain as it is written.
func points(gain int) string { return "+" + strconv.Itoa(gain) }

// after names what the owner of a museum is asked once it is finished.
func (h *hall) after() string {
	for _, d := range h.museum().duties {
		if d.open {
			w := words{h.host}
			return w.say("after", map[string]any{"what": w.say("duty."+d.name, nil)})
		}
	}
	return ""
}

// stopSearch ends a search and shows the cards as they lie.
func (h *hall) stopSearch() {
	h.search.drop()
	h.changed()
}

// dockView draws on the dock: a line in the colour of the museum's owner, and under it the keys or the moves.
type dockView struct {
	pen
	dock dock
	seat rules.Seat
}

// draw shows the line and returns what is left under it.
func (v dockView) draw(at draw.Box, said string) draw.Box {
	line := draw.At(at.X, at.Y+v.dock.edge(), at.W, v.dock.line())
	v.Rect(draw.At(line.X+4, line.Y+4, 4, line.H-8), draw.Tone(kit.SeatInk(v.words.Symbol(v.seat))), 2)
	v.Text(said, draw.At(line.X+18, line.Y, line.W-22, line.H), draw.Strong(14.5).Left())
	top := line.Y + line.H
	return draw.At(at.X, top, at.W, at.Y+at.H-top)
}
