package museum

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
)

// draw shows the museum that is large.
func (h *hall) draw(p pen, size fyne.Size) {
	m, laying := h.museum(), h.laying()
	under, dock := float32(0), h.onDock()
	if dock == 0 && len(h.search.moves.list) > 0 {
		under = movesHeight(size.Width, laying, h.buttons.lay)
	}
	plan := h.look.planHall(m, size.Width, size.Height-under, dock, laying && !h.search.open())
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
	duties{p, m.duties}.draw(plan.duties)
	asked := keys{p, m, &h.hand, h.look.told, h.look.seats[h.seat].museum, h.buttons.lift, h.dock}
	switch {
	case dock > 0:
		h.drawDock(asked, plan.keys)
		h.drawShape(p, plan.shape)
	case laying && !h.search.open():
		asked.draw(plan.keys)
		h.drawShape(p, plan.shape)
	case under > 0:
		movesView{p, &h.search.moves, m, &h.buttons, laying}.draw(draw.At(0, size.Height-under+look.Gap, size.Width, under-look.Gap))
	}
}

// drawDock shows the keys on the dock, or the moves of the best arrangement.
func (h *hall) drawDock(k keys, at draw.Box) {
	h.setDeed()
	view := dockView{k.pen, h.dock, h.seat}
	if !h.search.open() {
		k.drawKeys(view.draw(at, k.said()))
		return
	}
	moves := movesView{k.pen, &h.search.moves, k.museum, &h.buttons, false}
	if len(moves.list) == 0 {
		_, second := h.search.texts(k.words)
		view.draw(at, second)
		return
	}
	first, _ := moves.texts(k.words, k.museum, at.W)
	moves.drawOnDock(view.draw(at, first))
}

// drawHead names the museum, or tells how the search for its best arrangement goes.
func (h *hall) drawHead(p pen, at draw.Box) {
	high := max(look.Touch, min(at.H, 60))
	at = draw.At(at.X, at.Y+(at.H-high)/2, at.W, high)
	if h.search.open() {
		searchHead{p, &h.search, &h.buttons, h.laying()}.draw(at)
		return
	}
	one := head{p, h.museum(), &h.buttons, h.museum().arrangeable(), h.offers("arranged")}
	if h.onDock() > 0 { // what stands beside Undo does not stand here, too
		one.best, one.complete = one.best && h.isWhole(), one.complete && one.best && !h.isWhole()
	}
	one.draw(at)
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

// drawShape offers a board of another shape, in words where two lines have room for them.
func (h *hall) drawShape(p pen, at draw.Box) {
	if h.search.open() || !h.offers("shape") {
		return
	}
	one := h.buttons.shape
	one.Held, one.Compact = true, false
	one.Compact = !one.Whole(at.W)
	p.Add(one, at)
	one.Refresh()
}
