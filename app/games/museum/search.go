package museum

import (
	"runtime"
	"slices"
	"strconv"
	"sync/atomic"

	"fyne.io/fyne/v2"

	"docent/rules/museum"
	"docent/rules/museum/gallery"
)

// search looks for the best arrangement of a museum beside the screen. It keeps what it found until it is dropped.
type search struct {
	later   func(func()) // runs work beside the screen
	workers int          // that look for it; what one alone finds is the same every time
	changed func()       // draws the board anew
	learnt  func(gain, moves int)

	museum  *hallLook    // that is arranged
	stop    *atomic.Bool // tells the goroutine to end; nil while there is no search
	running bool
	heard   bool  // it has answered
	failed  error // why it cannot be made
	preview bool  // the cards are shown as they would lie
	answer  gallery.Answer
	moves   moves
}

// newSearch returns no search yet.
func newSearch(changed func()) search {
	return search{later: func(work func()) { go work() }, workers: min(2, runtime.NumCPU()), changed: changed}
}

// open reports whether there is a search to show, going on or ended.
func (r *search) open() bool { return r.stop != nil }

// proved reports whether the search has found that no arrangement is better.
func (r *search) proved() bool { return r.heard && r.answer.Proved() }

// gain returns how much better the arrangement is than what lies there.
func (r *search) gain() int { return r.answer.Score - r.answer.Before }

// start looks for the best arrangement of a museum until it is proved or stopped.
func (r *search) start(h *hallLook) {
	stop := &atomic.Bool{}
	score := gallery.Count(h.board, h.layout, h.rules).Total
	*r = search{
		later: r.later, workers: r.workers, changed: r.changed, learnt: r.learnt, museum: h, stop: stop, running: true,
		answer: gallery.Answer{Layout: h.layout, Score: score, Before: score, Bound: score},
		moves:  moves{cards: slices.Clone(h.cards), only: -1, at: -1},
	}
	board, layout, more, rule, workers := h.board, slices.Clone(h.layout), named(h.tray), h.rules, r.workers
	r.changed()
	r.later(func() {
		last, err := gallery.Arrange(board, layout, more, rule, gallery.Options{
			Workers: workers, Stop: stop.Load,
			Progress: func(a gallery.Answer) { fyne.Do(func() { r.learn(stop, a, false) }) },
		})
		fyne.Do(func() {
			if err != nil {
				r.fail(stop, err)
			} else {
				r.learn(stop, last, true)
			}
		})
	})
}

// named returns cards as they are counted; none where one has no name.
func named(cards museum.Cards) []gallery.Card {
	var list []gallery.Card
	for _, c := range cards {
		if !c.Named() {
			return nil
		}
		list = append(list, galleryCard(c))
	}
	return list
}

// galleryCard returns a card that has a name as it is counted.
func galleryCard(c museum.Card) gallery.Card {
	return gallery.CardOf(gallery.Civ(c.Civ()-1), gallery.Domain(c.Dom()-1))
}

// learn takes up a better answer, unless another search has begun.
func (r *search) learn(of *atomic.Bool, a gallery.Answer, done bool) {
	if r.stop != of {
		return
	}
	r.answer, r.heard = a, true
	r.running = r.running && !done && !a.Proved()
	fresh := movesOf(r.museum, a.Moves)
	if slices.Equal(fresh.list, r.moves.list) { // it is looked at
		fresh.at, fresh.only = r.moves.at, r.moves.only
	}
	r.moves = fresh
	r.learnt(r.gain(), len(fresh.list))
	r.changed()
}

// fail ends a search that cannot be made, unless another one has begun.
func (r *search) fail(of *atomic.Bool, err error) {
	if r.stop != of {
		return
	}
	r.failed, r.running = err, false
	r.changed()
}

// drop ends the search and forgets it.
func (r *search) drop() {
	if r.stop != nil {
		r.stop.Store(true)
	}
	*r = search{later: r.later, workers: r.workers, changed: r.changed, learnt: r.learnt}
}

// halt ends a search that goes on and keeps what it found, or closes one that has ended.
func (r *search) halt() {
	if r.running {
		r.stop.Store(true)
		r.running = false
	} else {
		r.drop()
	}
	r.changed()
}

// arranged returns a museum as it would be.
func (r *search) arranged(h *hallLook) *hallLook {
	seen := *h
	seen.cards, seen.layout, seen.tray, seen.gains = r.moves.cards, r.answer.Layout, nil, nil
	seen.count()
	return &seen
}

// texts returns the gain and how sure it is.
func (r *search) texts(w words) (first, second string) {
	say := func(key string, n int) string { return w.say("best."+key, map[string]any{"n": strconv.Itoa(n)}) }
	if r.failed != nil {
		if h := r.museum; h.laid()+len(h.tray) > h.board.Cells().Len() {
			return say("failed", 0), say("crowded", 0)
		}
		return say("failed", 0), say("check", 0)
	}
	switch n := r.gain(); {
	case n > 0:
		first = say("gain", n)
	case r.running:
		first = say("searching", 0)
	case r.proved():
		first = say("already", 0)
	default:
		first = say("none", 0)
	}
	more := max(0, r.answer.Bound-r.answer.Score)
	switch {
	case r.proved() && !r.running:
		second = say("proved", 0)
	case more > 0:
		second = say("bound", more)
	case r.running:
		second = say("wait", 0)
	default:
		second = say("stopped", 0)
	}
	return first, second
}
