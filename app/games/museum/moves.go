package museum

import (
	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/museum"
	"docent/rules/museum/gallery"
)

// step goes on to the next move of the best arrangement, or back to the one before; between the last and the first
// stand all of them.
func (b *Board) step(by int) {
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
func (b *Board) movesHeight(width float32) float32 {
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
func (b *Board) drawMoves(s *draw.Sketch, at draw.Box, h *hallLook) {
	row := draw.At(at.X, at.Y, at.W, hallHead())
	side := min(row.H, 64)
	y := row.Y + (row.H-side)/2
	b.put(s, b.buttons.before, draw.At(row.X, y, side, side))
	b.put(s, b.buttons.next, draw.At(row.X+row.W-side, y, side, side))
	words := draw.At(row.X+side+kit.Gap, row.Y, row.W-2*(side+kit.Gap), row.H)
	first, second := b.moveTexts(h, words.W)
	s.Text(first, draw.At(words.X, words.Y, words.W, words.H*0.54), draw.Strong(15))
	s.Text(second, draw.At(words.X, words.Y+words.H*0.52, words.W, words.H*0.44), draw.Plain(13))
	if b.canLay() && at.W < broadHall {
		b.put(s, b.buttons.lay, draw.At(at.X, at.Y+at.H-kit.Touch, at.W, kit.Touch))
	}
}

// moveTexts are the move that is shown in words: which card, and from where to where.
func (b *Board) moveTexts(h *hallLook, width float32) (first, second string) {
	text := func(key string, data map[string]any) string { return b.host.Text("board.museum."+key, data) }
	n := len(b.search.moves)
	if b.search.at < 0 {
		if second = text("hint.arrows", nil); draw.Plain(13).Width(second) > width*1.2 {
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
	if second = text("move.where", where); draw.Plain(13).Width(second) > width {
		second = text("move.short", where)
	}
	return first, second
}

// exhibitName is a card of a museum in words.
func (b *Board) exhibitName(c gallery.Card) string {
	return b.host.Thing(rules.Of("card", museum.NewCard(int(c.Civ())+1, int(c.Domain())+1, 0).String()))
}
