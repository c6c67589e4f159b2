package boards

import (
	"strconv"

	"docent/app/kit"
	"docent/rules"
)

// drawKeys is what one lays cards with: twelve civilisations and six domains, or the cards that were told and lie on no
// cell yet. While a card is picked up it is the way to lift it off.
func (b *curator) drawKeys(s *sketch, at box, h *hallLook) {
	hint := box{at.x, at.y, at.w, hintHeight()}
	rest := box{at.x, at.y + hint.h, at.w, at.h - hint.h}
	said := b.hint(h)
	if n := b.look.seats[b.open].museum; n > h.laid() { // so many were exhibited in play
		said += " · " + strconv.Itoa(h.laid()) + "/" + strconv.Itoa(n)
	}
	s.text(said, hint, plain(13))
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
func (b *curator) hint(h *hallLook) string {
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
func (b *curator) drawPicked(s *sketch, at box, h *hallLook) {
	high := min(at.h, max(kit.Touch, 56))
	side := high * 0.86
	b.buttons.lift.Compact = false
	wide := b.buttons.lift.WidthWanted() + 12
	if b.buttons.lift.Compact = wide > at.w-side-kit.Pad; b.buttons.lift.Compact {
		wide = high
	}
	x := at.x + (at.w-wide-side-kit.Pad)/2
	b.drawExhibit(s, box{x, at.y + (high-side)/2, side, side}, h.cards[b.hand.picked])
	b.put(s, b.buttons.lift, box{x + side + kit.Pad, at.y, wide, high})
}

// drawLetters are the keys of civilisations, in one row or two, and of domains. The last choice stays marked.
func (b *curator) drawLetters(s *sketch, at box) {
	columns, rows := 12, 2
	if at.w < broadHall {
		columns, rows = 6, 3
	}
	const gap = 5
	high := min((at.h-float32(rows-1)*gap)/float32(rows), 68)
	w := (at.w - float32(columns-1)*gap) / float32(columns)
	for civ := range len(civLetters) {
		place := box{at.x + float32(civ%columns)*(w+gap), at.y + float32(civ/columns)*(high+gap), w, high}
		s.rect(place, civTone(civ), 9)
		cx, cy := place.mid()
		s.stamp(civIcon(civ), civInk(civ), cx, cy, min(high*0.62, w*0.62))
		if civ == b.hand.civ {
			s.frame(place, tone(kit.Ink), 3.5, 9)
		}
		b.touch(place, rules.Of("civ", civLetters[civ:civ+1]))
	}
	n := float32(len(domainLetters))
	w = (at.w - (n-1)*gap) / n
	y := at.y + float32(rows-1)*(high+gap)
	for dom := range len(domainLetters) {
		place := box{at.x + float32(dom)*(w+gap), y, w, high}
		s.rect(place, tone(kit.LampWhite), 9)
		cx, cy := place.mid()
		side := min(high*0.62, w*0.62, 34)
		if name := b.domainName(dom); w > 96*textScale() {
			s.stamp(domainIcon(dom), kit.OnLamp, place.x+8+side/2, cy, side)
			s.text(name, box{place.x + side + 12, place.y, place.w - side - 16, place.h}, strong(12).in(tone(kit.OnLamp)).left())
		} else {
			s.stamp(domainIcon(dom), kit.OnLamp, cx, cy, side)
		}
		if dom == b.hand.dom {
			s.frame(place, tone(kit.Brass), 3.5, 9)
		}
		b.touch(place, rules.Of("domain", domainLetters[dom:dom+1]))
	}
}

// drawTray are the cards that lie on no cell yet; a tap lays one on the cell that is marked.
func (b *curator) drawTray(s *sketch, at box, h *hallLook) {
	n := len(h.tray)
	if n == 0 {
		return
	}
	const gap = 6
	side := min(at.h, 60)
	step := min(side+gap, (at.w-side)/max(1, float32(n-1)))
	x := at.x + (at.w-side-step*float32(n-1))/2
	for i, c := range h.tray {
		place := box{x + float32(i)*step, at.y, side, side}
		s.rect(box{place.x - 1, place.y - 1, place.w + 2, place.h + 2}, tone(kit.Panel), side*0.14)
		b.drawExhibit(s, place, c)
		b.touch(box{place.x, place.y, max(step, side), side}, rules.Of("tray", i))
	}
}
