package boards

import (
	"docent/app/kit"
	"docent/rules"
	"docent/rules/museum"
	"docent/rules/museum/gallery"
)

// step goes on to the next move of the best arrangement, or back to the one before; between the last and the first
// stand all of them.
func (b *curator) step(by int) {
	n := len(b.search.moves) + 1
	b.search.at = (b.search.at+1+by+n)%n - 1
	b.search.only, b.search.preview, b.shown = -1, false, -1
	b.redraw()
}

// shows says that a move is among the arrows.
func (r *search) shows(at int) bool {
	switch m := r.moves[at]; {
	case r.at >= 0:
		return at == r.at
	case r.only >= 0:
		return m.From == r.only || m.To == r.only
	}
	return true
}

// movesHeight is what the moves in words take under the museum, and on a phone the button that makes them.
func (b *curator) movesHeight(width float32) float32 {
	if !b.search.open() || len(b.search.moves) == 0 {
		return 0
	}
	high := hallHead() + kit.Gap
	if b.canLay() && width < broadHall {
		high += kit.Touch + kit.Gap
	}
	return high
}

// drawMoves tells one move after the other.
func (b *curator) drawMoves(s *sketch, at box, h *hallLook) {
	row := box{at.x, at.y, at.w, hallHead()}
	side := min(row.h, 64)
	y := row.y + (row.h-side)/2
	b.put(s, b.buttons.before, box{row.x, y, side, side})
	b.put(s, b.buttons.next, box{row.x + row.w - side, y, side, side})
	words := box{row.x + side + kit.Gap, row.y, row.w - 2*(side+kit.Gap), row.h}
	first, second := b.moveTexts(h, words.w)
	s.text(first, box{words.x, words.y, words.w, words.h * 0.54}, strong(15))
	s.text(second, box{words.x, words.y + words.h*0.52, words.w, words.h * 0.44}, plain(13))
	if b.canLay() && at.w < broadHall {
		b.put(s, b.buttons.lay, box{at.x, at.y + at.h - kit.Touch, at.w, kit.Touch})
	}
}

// moveTexts are the move that is shown in words: which card, and from where to where.
func (b *curator) moveTexts(h *hallLook, width float32) (first, second string) {
	text := func(key string, data map[string]any) string { return b.host.Text("board.museum."+key, data) }
	n := len(b.search.moves)
	if b.search.at < 0 {
		if second = text("hint.arrows", nil); plain(13).width(second) > width*1.2 {
			second = ""
		}
		return text("move.all", map[string]any{"n": n}), second
	}
	m := b.search.moves[b.search.at]
	first = text("move.one", map[string]any{"n": b.search.at + 1, "of": n, "card": b.exhibitName(m.Card)})
	row, column := h.place(m.To)
	where := map[string]any{"torow": row, "tocolumn": column, "row": row, "column": column}
	if m.From < 0 {
		return first, text("move.lay", where)
	}
	where["row"], where["column"] = h.place(m.From)
	if second = text("move.where", where); plain(13).width(second) > width {
		second = text("move.short", where)
	}
	return first, second
}

// exhibitName is a card of a museum in words.
func (b *curator) exhibitName(c gallery.Card) string {
	return b.host.Thing(rules.Of("card", museum.NewCard(int(c.Civ())+1, int(c.Domain())+1, 0).String()))
}
