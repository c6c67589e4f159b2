package museum

import (
	"strconv"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
)

// drawKeys is what one lays cards with: twelve civilisations and six domains, or the cards that were told and lie on no
// cell yet. While a card is picked up it is the way to lift it off.
func (b *Board) drawKeys(s *draw.Sketch, at draw.Box, h *hallLook) {
	hint := draw.At(at.X, at.Y, at.W, hintHeight())
	rest := draw.At(at.X, at.Y+hint.H, at.W, at.H-hint.H)
	said := b.hint(h)
	if n := b.look.seats[b.open].museum; n > h.laid() { // so many were exhibited in play
		said += " · " + strconv.Itoa(h.laid()) + "/" + strconv.Itoa(n)
	}
	s.Text(said, hint, draw.Plain(13))
	switch {
	case b.hand.picked >= 0:
		b.drawPicked(s, rest, h)
	case b.look.told:
		b.drawTray(s, rest, h)
	case h.free(-1) >= 0:
		b.drawLetters(s, rest)
	}
}

// hint says what the next tap does.
func (b *Board) hint(h *hallLook) string {
	text := func(key string, data map[string]any) string { return b.host.Text("board.museum.hint."+key, data) }
	if b.hand.picked >= 0 {
		return text("picked", nil)
	}
	if b.hand.cell < 0 {
		return text("filled", nil)
	}
	row, column := h.place(b.hand.cell)
	where := map[string]any{"row": row, "column": column}
	switch {
	case b.look.told && len(h.tray) == 0:
		return text("done", nil)
	case b.look.told:
		return text("tray", where)
	case b.hand.civ >= 0:
		where["civ"] = b.civName(b.hand.civ)
		return text("domain", where)
	case b.hand.dom >= 0:
		where["domain"] = b.domainName(b.hand.dom)
		return text("civ-of", where)
	}
	return text("civ", where)
}

// drawPicked offers to lift the card that is picked up.
func (b *Board) drawPicked(s *draw.Sketch, at draw.Box, h *hallLook) {
	high := min(at.H, max(kit.Touch, 56))
	side := high * 0.86
	b.buttons.lift.Compact = false
	wide := b.buttons.lift.WidthWanted() + 12
	if b.buttons.lift.Compact = wide > at.W-side-kit.Pad; b.buttons.lift.Compact {
		wide = high
	}
	x := at.X + (at.W-wide-side-kit.Pad)/2
	b.drawExhibit(s, draw.At(x, at.Y+(high-side)/2, side, side), h.cards[b.hand.picked])
	b.put(s, b.buttons.lift, draw.At(x+side+kit.Pad, at.Y, wide, high))
}

// drawLetters are the keys of civilisations, in one row or two, and of domains. The last choice stays marked.
func (b *Board) drawLetters(s *draw.Sketch, at draw.Box) {
	columns, rows := 12, 2
	if at.W < broadHall {
		columns, rows = 6, 3
	}
	const gap = 5
	high := min((at.H-float32(rows-1)*gap)/float32(rows), 68)
	w := (at.W - float32(columns-1)*gap) / float32(columns)
	for civ := range len(civLetters) {
		place := draw.At(at.X+float32(civ%columns)*(w+gap), at.Y+float32(civ/columns)*(high+gap), w, high)
		s.Rect(place, civTone(civ), 9)
		cx, cy := place.Mid()
		s.Stamp(civIcon(civ), civInk(civ), cx, cy, min(high*0.62, w*0.62))
		if civ == b.hand.civ {
			s.Frame(place, draw.Tone(kit.Ink), 3.5, 9)
		}
		b.touch(place, rules.Of("civ", civLetters[civ:civ+1]))
	}
	n := float32(len(domainLetters))
	w = (at.W - (n-1)*gap) / n
	y := at.Y + float32(rows-1)*(high+gap)
	for dom := range len(domainLetters) {
		place := draw.At(at.X+float32(dom)*(w+gap), y, w, high)
		s.Rect(place, draw.Tone(kit.LampWhite), 9)
		cx, cy := place.Mid()
		side := min(high*0.62, w*0.62, 34)
		if name := b.domainName(dom); w > 96*draw.TextScale() {
			s.Stamp(domainIcon(dom), kit.OnLamp, place.X+8+side/2, cy, side)
			s.Text(name, draw.At(place.X+side+12, place.Y, place.W-side-16, place.H), draw.Strong(12).In(draw.Tone(kit.OnLamp)).Left())
		} else {
			s.Stamp(domainIcon(dom), kit.OnLamp, cx, cy, side)
		}
		if dom == b.hand.dom {
			s.Frame(place, draw.Tone(kit.Brass), 3.5, 9)
		}
		b.touch(place, rules.Of("domain", domainLetters[dom:dom+1]))
	}
}

// drawTray are the cards that lie on no cell yet; a tap lays one on the cell that is marked.
func (b *Board) drawTray(s *draw.Sketch, at draw.Box, h *hallLook) {
	n := len(h.tray)
	if n == 0 {
		return
	}
	const gap = 6
	side := min(at.H, 60)
	step := min(side+gap, (at.W-side)/max(1, float32(n-1)))
	x := at.X + (at.W-side-step*float32(n-1))/2
	for i, c := range h.tray {
		place := draw.At(x+float32(i)*step, at.Y, side, side)
		s.Rect(draw.At(place.X-1, place.Y-1, place.W+2, place.H+2), draw.Tone(kit.Panel), side*0.14)
		b.drawExhibit(s, place, c)
		b.touch(draw.At(place.X, place.Y, max(step, side), side), rules.Of("tray", i))
	}
}
