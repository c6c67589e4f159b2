package museum

import (
	"runtime"
	"slices"
	"strconv"
	"sync/atomic"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/museum"
	"docent/rules/museum/gallery"
)

// search looks for the best arrangement of the large museum in the background. The zero search is none.
type search struct {
	stop    *atomic.Bool // tells the goroutine to end; nil while there is no search
	running bool
	heard   bool  // it has answered
	failed  error // why it cannot be made
	preview bool // the cards are shown as they would lie
	only    int  // the cell whose arrows alone are shown; -1: all of them
	at      int  // the move that alone is shown; -1: all of them
	answer  gallery.Answer
	cards   []museum.Card // by place, as they would lie
	moves   []gallery.Move
	cells   []string // for each card as it lies, then for each of the tray, its new cell
}

// open says that its answer is shown.
func (r *search) open() bool { return r.stop != nil }

// proved reports whether the search has found that no arrangement is better.
func (r *search) proved() bool { return r.heard && r.answer.Proved() }

// gain is how much better the arrangement is than what lies there.
func (r *search) gain() int { return r.answer.Score - r.answer.Before }

// canSearch says that there is something to arrange.
func (b *Board) canSearch(h *hallLook) bool { return h.laid()+len(h.tray) > 1 }

// startSearch looks for the best arrangement until it is proved, stopped, or the museum changes.
func (b *Board) startSearch() {
	if b.open < 0 || b.search.running {
		return
	}
	h := b.hall()
	if !b.canSearch(h) {
		return
	}
	b.hand.picked, b.shown = -1, -1
	stop := &atomic.Bool{}
	b.search = search{stop: stop, running: true, only: -1, at: -1, cards: slices.Clone(h.cards)}
	score := gallery.Count(h.board, h.layout, h.rules).Total
	b.search.answer = gallery.Answer{Layout: h.layout, Score: score, Before: score, Bound: score}
	board, layout, more, rule := h.board, slices.Clone(h.layout), named(h.tray), h.rules
	b.redraw()
	b.later(func() {
		tell := func(a gallery.Answer, done bool) {
			fyne.Do(func() { b.learn(stop, a, done) })
		}
		last, err := gallery.Arrange(board, layout, more, rule, gallery.Options{
			Workers: min(2, runtime.NumCPU()), Stop: stop.Load, Progress: func(a gallery.Answer) { tell(a, false) },
		})
		if err != nil {
			fyne.Do(func() { b.fail(stop, err) })
			return
		}
		tell(last, true)
	})
}

// Seek looks for the best arrangement of the large museum while the caller waits, and shows it laid out if that is
// wanted.
func (b *Board) Seek(laid bool) {
	later := b.later
	b.later = func(work func()) { work() }
	b.startSearch()
	b.later = later
	if laid {
		b.togglePreview()
	}
}

// named are cards as they are counted.
func named(cards museum.Cards) []gallery.Card {
	var list []gallery.Card
	for _, c := range cards {
		if !c.Named() {
			return nil
		}
		list = append(list, gallery.CardOf(gallery.Civ(c.Civ()-1), gallery.Domain(c.Dom()-1)))
	}
	return list
}

// learn takes up a better answer, unless another search has begun.
func (b *Board) learn(of *atomic.Bool, a gallery.Answer, done bool) {
	if b.search.stop != of || b.open < 0 {
		return
	}
	b.search.answer, b.search.heard = a, true
	b.search.running = b.search.running && !done && !a.Proved()
	b.search.plan(b.hall())
	b.redraw()
}

// fail ends a search that cannot be made, unless another one has begun.
func (b *Board) fail(of *atomic.Bool, err error) {
	if b.search.stop != of || b.open < 0 {
		return
	}
	b.search.failed, b.search.running = err, false
	b.redraw()
}

// plan works out which card goes where.
func (r *search) plan(h *hallLook) {
	r.moves, r.at, r.only = r.answer.Moves, -1, -1
	to := make([]int, len(h.cards))
	for i := range to {
		to[i] = i
	}
	r.cards = make([]museum.Card, len(h.cards))
	rest := slices.Clone(h.tray)
	fresh := make([]int, len(h.tray))
	for _, m := range r.moves {
		if m.From >= 0 {
			to[m.From] = m.To
			continue
		}
		at := slices.IndexFunc(rest, func(c museum.Card) bool {
			return c.Named() && gallery.CardOf(gallery.Civ(c.Civ()-1), gallery.Domain(c.Dom()-1)) == m.Card
		})
		if at >= 0 {
			fresh[at], r.cards[m.To], rest[at] = m.To, rest[at], 0
		}
	}
	r.cells = r.cells[:0]
	for i, c := range h.cards {
		if c != 0 {
			r.cards[to[i]] = c
			r.cells = append(r.cells, h.word(to[i]))
		}
	}
	for _, cell := range fresh {
		if len(named(h.tray)) == len(h.tray) {
			r.cells = append(r.cells, h.word(cell))
		}
	}
}

// laidOut is the museum as it would be.
func (r *search) laidOut(h *hallLook) *hallLook {
	seen := *h
	seen.cards, seen.layout, seen.tray, seen.gains = r.cards, r.answer.Layout, nil, nil
	seen.count()
	return &seen
}

// dropSearch ends a search and forgets it.
func (b *Board) dropSearch() {
	if b.search.stop != nil {
		b.search.stop.Store(true)
	}
	b.search = search{}
}

// stopSearch ends a search that goes on and keeps what it found, or closes one that has ended.
func (b *Board) stopSearch() {
	if b.search.running {
		b.search.stop.Store(true)
		b.search.running = false
	} else {
		b.dropSearch()
	}
	b.redraw()
}

func (b *Board) togglePreview() {
	b.shown = -1
	b.search.preview = !b.search.preview
	b.redraw()
}

// layPlan lays the museum as it was found.
func (b *Board) layPlan() {
	cells := slices.Clone(b.search.cells)
	if !b.canLay() || len(cells) == 0 {
		return
	}
	b.dropSearch()
	b.play("rearrange", rules.Answers{"cells": cells})
	b.redraw()
}

// drawSearch tells the gain and how sure it is, with the ways out of it.
func (b *Board) drawSearch(s *draw.Sketch, at draw.Box) {
	buttons := &b.buttons
	b.put(s, buttons.stop, draw.At(at.X, at.Y, at.H, at.H))
	x, end := at.X+at.H+4, at.X+at.W
	if b.search.gain() > 0 || len(b.search.moves) > 0 {
		if b.canLay() && at.W >= broadHall {
			wide := buttons.lay.WidthWanted()
			end -= wide
			b.put(s, buttons.lay, draw.At(end, at.Y, wide, at.H))
			end -= 4
		}
		end -= at.H
		buttons.preview.Icon = "eye"
		if b.search.preview {
			buttons.preview.Icon = "eye-off"
		}
		b.put(s, buttons.preview, draw.At(end, at.Y, at.H, at.H))
		buttons.preview.Refresh()
		end -= 4
	}
	room := end - x
	first, second := b.searchTexts()
	s.Text(first, draw.At(x, at.Y, room, at.H*0.56), draw.Number(19*min(draw.TextScale(), 1.25)).Left())
	ink := draw.Plain(12).Left()
	if b.search.proved() {
		ink = ink.In(draw.Tone(kit.Good))
	}
	s.Text(second, draw.At(x, at.Y+at.H*0.54, room, at.H*0.42), ink)
}

// searchTexts are the gain and how sure it is.
func (b *Board) searchTexts() (first, second string) {
	r := &b.search
	text := func(key string, n int) string {
		return b.host.Text("board.museum."+key, map[string]any{"n": strconv.Itoa(n)})
	}
	switch n := r.gain(); {
	case r.failed != nil:
		first = text("best.failed", 0)
	case n > 0:
		first = text("best.gain", n)
	case r.running:
		first = text("best.searching", 0)
	case r.proved():
		first = text("best.already", 0)
	default:
		first = text("best.none", 0)
	}
	more := max(0, r.answer.Bound-r.answer.Score)
	switch h := b.hall(); {
	case r.failed != nil && h.laid()+len(h.tray) > h.board.Cells().Len():
		second = text("best.crowded", 0)
	case r.failed != nil:
		second = text("best.check", 0)
	case r.proved() && !r.running:
		second = text("best.proved", 0)
	case more > 0:
		second = text("best.bound", more)
	case r.running:
		second = text("best.wait", 0)
	default:
		second = text("best.stopped", 0)
	}
	return first, second
}

// alike says that two museums hold the same cards in the same places.
func alike(a, b *hallLook) bool {
	return a.board == b.board && slices.Equal(a.cards, b.cards) && slices.Equal(a.tray, b.tray)
}
