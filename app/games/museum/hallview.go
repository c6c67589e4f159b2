package museum

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
)

// draw shows the museum that is large.
func (h *hall) draw(p pen, size fyne.Size) {
	m, laying := h.museum(), h.laying()
	under := float32(0)
	if len(h.search.moves.list) > 0 {
		under = movesHeight(size.Width, laying, h.buttons.lay)
	}
	plan := h.look.planHall(m, size.Width, size.Height-under, laying && !h.search.open())
	h.drawHead(p, plan.head)
	seen := m
	if h.search.preview {
		seen = h.search.arranged(m)
	}
	h.drawGrid(p, grid{p.Sketch, seen, plan.grid, plan.cell})
	h.list.take(seen, h.lit)
	p.Add(h.scroll, plan.list)
	h.scroll.Refresh() // the list may be longer than before
	others{p, h.look.halls, h.seat}.draw(plan.others)
	switch {
	case laying && !h.search.open():
		keys{p, m, &h.hand, h.look.told, h.look.seats[h.seat].museum, h.buttons.lift}.draw(plan.keys)
		h.drawShape(p, plan.shape)
	case under > 0:
		movesView{p, &h.search.moves, m, &h.buttons, laying}.draw(draw.At(0, size.Height-under+kit.Gap, size.Width, under-kit.Gap))
	}
}

// drawHead names the museum, or tells how the search for its best arrangement goes.
func (h *hall) drawHead(p pen, at draw.Box) {
	high := max(kit.Touch, min(at.H, 60))
	at = draw.At(at.X, at.Y+(at.H-high)/2, at.W, high)
	if h.search.open() {
		searchHead{p, &h.search, &h.buttons, h.laying()}.draw(at)
	} else {
		head{p, h.museum(), &h.buttons, h.offers("arranged")}.draw(at)
	}
}

// drawGrid shows the cells, what is selected, what a line counts, and where the best arrangement moves the cards.
func (h *hall) drawGrid(p pen, g grid) {
	g.draw(h.lit)
	if h.search.open() && !h.search.preview {
		g.drawArrows(&h.search.moves)
	}
	if h.laying() && !h.search.open() {
		g.drawHand(&h.hand)
	}
	for _, cell := range g.museum.board.Cells().List() {
		p.touch(g.cell(cell), g.museum.thing(cell))
	}
}

// drawShape offers a board of another shape, in words where there is room for them.
func (h *hall) drawShape(p pen, at draw.Box) {
	if !h.offers("shape") {
		return
	}
	one := h.buttons.shape
	one.Compact = false
	one.Compact = one.WidthWanted() > at.W
	p.Add(one, at)
	one.Refresh()
}
