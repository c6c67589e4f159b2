package museum

import (
	"slices"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/rules/museum"
	"docent/rules/museum/gallery"
)

// moves are how the cards of a museum get to where the best arrangement has them, and which of them are shown.
type moves struct {
	list  []gallery.Move
	cards []museum.Card // by place, as they would lie
	cells []string      // for each card as it lies, then for each of the tray, its new cell
	only  int           // the cell whose arrows alone are shown; -1: all of them
	at    int           // the move that alone is shown; -1: all of them
}

// movesOf works out which card of a museum goes where.
func movesOf(h *hallLook, list []gallery.Move) moves {
	m := moves{list: list, cards: make([]museum.Card, len(h.cards)), only: -1, at: -1}
	to := make([]int, len(h.cards))
	for i := range to {
		to[i] = i
	}
	rest := slices.Clone(h.tray)
	fresh := make([]int, len(h.tray))
	for _, one := range list {
		if one.From >= 0 {
			to[one.From] = one.To
			continue
		}
		at := slices.IndexFunc(rest, func(c museum.Card) bool { return c.Named() && galleryCard(c) == one.Card })
		if at >= 0 {
			fresh[at], m.cards[one.To], rest[at] = one.To, rest[at], 0
		}
	}
	for i, c := range h.cards {
		if c != 0 {
			m.cards[to[i]] = c
			m.cells = append(m.cells, h.word(to[i]))
		}
	}
	if len(named(h.tray)) == len(h.tray) {
		for _, cell := range fresh {
			m.cells = append(m.cells, h.word(cell))
		}
	}
	if len(m.list) > fewArrows {
		m.at = 0
	}
	return m
}

// step goes on to the next move, or back to the one before; after the last comes the first.
func (m *moves) step(by int) {
	n := len(m.list)
	if m.at < 0 && by < 0 {
		m.at = 0
	}
	m.at, m.only = (m.at+by+n)%n, -1
}

// together shows all moves at once, or where it does, the first alone.
func (m *moves) together() {
	if m.at < 0 && m.only < 0 {
		m.at = 0
		return
	}
	m.at, m.only = -1, -1
}

// pick shows the moves of one cell alone, or all of them again.
func (m *moves) pick(cell int) {
	if m.only == cell {
		cell = -1
	}
	m.only, m.at = cell, -1
}

// shows reports whether a move is among the arrows.
func (m *moves) shows(at int) bool {
	switch one := m.list[at]; {
	case m.at >= 0:
		return at == m.at
	case m.only >= 0:
		return one.From == m.only || one.To == m.only
	}
	return true
}

// movesHeight returns what the moves in words take under a museum, and on a phone the button that makes them.
func movesHeight(width float32, laying bool, lay *kit.ActionButton) float32 {
	high := hallHead() + look.Gap
	if laying && width < broadHall {
		high += arrange.HeightFor(lay, width) + look.Gap
	}
	return high
}

// movesView tells one move after the other under the museum.
type movesView struct {
	pen
	*moves
	museum  *hallLook
	buttons *hallButtons
	laying  bool
}

func (v movesView) draw(at draw.Box) {
	row := draw.At(at.X, at.Y, at.W, hallHead())
	side := min(row.H, 64)
	told := draw.At(row.X, row.Y, row.W-3*(side+4), row.H)
	first, second := v.texts(v.words, v.museum, told.W)
	v.Text(first, draw.At(told.X, told.Y, told.W, told.H*0.54), draw.Strong(15).Left())
	v.Text(second, draw.At(told.X, told.Y+told.H*0.52, told.W, told.H*0.44), draw.Plain(13).Left())
	v.drawSteps(draw.At(told.X+told.W, row.Y+(row.H-side)/2, row.W-told.W, side), side)
	if v.laying && at.W < broadHall {
		high := arrange.HeightFor(v.buttons.lay, at.W)
		v.Add(v.buttons.lay, draw.At(at.X, at.Y+at.H-high, at.W, high))
	}
}

// drawOnDock tells the move on the keys' place of a dock: its words over three wide buttons.
func (v movesView) drawOnDock(at draw.Box) {
	_, second := v.texts(v.words, v.museum, at.W)
	high := max(keyHeight(), 56*min(draw.TextScale(), 1.2))
	v.Text(second, draw.At(at.X+18, at.Y, at.W-36, 20*draw.TextScale()), draw.Plain(14).Left())
	v.drawSteps(draw.At(at.X, at.Y+at.H-high, at.W, high), (at.W-2*look.Gap)/3)
}

// drawSteps shows the ways through the moves beside each other: back, on, all at once.
func (v movesView) drawSteps(at draw.Box, wide float32) {
	v.buttons.all.Style = kit.Plain
	if v.at < 0 && v.only < 0 {
		v.buttons.all.Style = kit.Primary
	}
	for i, one := range []*kit.ActionButton{v.buttons.before, v.buttons.next, v.buttons.all} {
		gap := (at.W - 3*wide) / 2
		if wide*3+8 > at.W {
			gap = 0
		}
		v.Add(one, draw.At(at.X+float32(i)*(wide+gap), at.Y, wide, at.H))
		one.Refresh()
	}
}

// texts returns the move that is shown in words: which card, and from where to where.
func (m *moves) texts(w words, h *hallLook, width float32) (first, second string) {
	n := len(m.list)
	if m.at < 0 {
		if second = w.say("hint.arrows", nil); draw.Plain(13).Width(second) > width*1.2 {
			second = ""
		}
		return w.say("move.all", map[string]any{"n": n}), second
	}
	one := m.list[m.at]
	first = w.say("move.one", map[string]any{"n": m.at + 1, "of": n, "card": w.card(one.Card)})
	row, column := h.place(one.To)
	where := map[string]any{"torow": row, "tocolumn": column, "row": row, "column": column}
	if one.From < 0 {
		return first, w.say("move.lay", where)
	}
	where["row"], where["column"] = h.place(one.From)
	if second = w.say("move.where", where); draw.Plain(13).Width(second) > width {
		second = w.say("move.short", where)
	}
	return first, second
}
