package museum

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/rules/museum/gallery"
)

// The best arrangement tells its gain and lays every card anew; who lays another museum forgets it.
func TestFindsTheBest(t *testing.T) {
	b, _ := hallIn(t, fyne.NewSize(366, 470), counted(), laying(1))
	test.Tap(b.hall.buttons.best)
	h := b.hall.museum()
	if !b.hall.search.open() || b.hall.search.running || !b.hall.search.answer.Proved() || b.hall.search.gain() <= 0 || b.hall.search.answer.Before != h.total {
		t.Fatalf("the search stands at %+v", b.hall.search.answer)
	}
	if first, second := b.hall.search.texts(words{b.host}); first != "board.museum.best.gain" || second != "board.museum.best.proved" {
		t.Errorf("it tells %q, %q", first, second)
	}
	test.Tap(b.hall.buttons.preview)
	if seen := b.hall.search.arranged(h); seen.total != b.hall.search.answer.Score || seen.laid() != h.laid() {
		t.Errorf("laid out so it counts %d with %d cards, want %d with %d", seen.total, seen.laid(), b.hall.search.answer.Score, h.laid())
	}
}

// The museum is laid as it was found, each card on its cell, in one move.
func TestLaysTheBest(t *testing.T) {
	b, host := hallIn(t, fyne.NewSize(366, 470), counted(), laying(1))
	h := b.hall.museum()
	test.Tap(b.hall.buttons.best)
	cells := slices.Clone(b.hall.search.moves.cells)
	test.Tap(b.hall.buttons.lay)
	if len(host.Deeds) != 1 || host.Deeds[0].Kind != "rearrange" || !slices.Equal(host.Deeds[0].Answers["cells"], cells) || b.hall.search.open() {
		t.Fatalf("played %v, want the cells %v", host.Deeds, cells)
	}
	layout := make(gallery.Layout, len(h.layout))
	at := 0
	for i, c := range h.layout {
		if c.OK() {
			layout[h.index(number2(cells[at]))] = h.layout[i]
			at++
		}
	}
	if got := gallery.Count(h.board, layout, h.rules).Total; got <= h.total {
		t.Errorf("laid so the museum counts %d, before %d", got, h.total)
	}
}

// number2 reads a cell's two digits.
func number2(cell string) int { return 10*int(cell[0]-'0') + int(cell[1]-'0') }

// A search ends when its museum changes, and what it still tells is not taken up.
func TestForgetsASearch(t *testing.T) {
	b, _ := hallIn(t, fyne.NewSize(366, 470), counted(), laying(1))
	var work func()
	b.hall.search.later = func(w func()) { work = w }
	test.Tap(b.hall.buttons.best)
	if first, _ := b.hall.search.texts(words{b.host}); first != "board.museum.best.searching" {
		t.Errorf("while it runs it tells %q", first)
	}
	stop := b.hall.search.stop
	s := counted()
	s.Players[1].Layout = laidOut("Rt Et")
	b.show(readModel(s, board.Scene{Offers: laying(1)}))
	work()
	if !stop.Load() || b.hall.search.open() {
		t.Error("the museum has changed and the search goes on")
	}
	test.Tap(b.hall.buttons.best)
	stop = b.hall.search.stop
	b.Skip()
	if !stop.Load() || b.hall.search.running {
		t.Error("the table is left and the search goes on")
	}
}

// A search that cannot be made ends and tells why: it does not seem to go on for ever.
func TestTellsWhyThereIsNoSearch(t *testing.T) {
	s := busyTable()
	s.Players[1].Museum = append(s.Players[1].Museum, heapOf("Ia1 Ic1 Ig1 Iw1 In1 It1 Ma1 Mc1 Mg1 Mw1 Mn1 Mt1 Pa1 Pc1 Pg1")...)
	b, _ := hallIn(t, fyne.NewSize(366, 470), s, laying(1))
	test.Tap(b.hall.buttons.best)
	first, second := b.hall.search.texts(words{b.host})
	if b.hall.search.running || first != "board.museum.best.failed" || second != "board.museum.best.crowded" {
		t.Errorf("25 cells, and the search for %d cards tells %q, %q; it goes on: %v", b.hall.museum().laid()+len(b.hall.museum().tray), first, second, b.hall.search.running)
	}
	if test.Tap(b.hall.buttons.stop); b.hall.search.open() {
		t.Error("it cannot be closed")
	}
}

// A search that is stopped keeps the best it found, also what it found last, and it can still be laid.
func TestAStoppedSearchKeepsWhatItFound(t *testing.T) {
	b, host := hallIn(t, fyne.NewSize(366, 470), counted(), laying(1))
	b.hall.search.later = func(func()) {}
	test.Tap(b.hall.buttons.best)
	h := b.hall.museum()
	found, err := gallery.Arrange(h.board, h.layout, nil, h.rules, gallery.Options{})
	if err != nil {
		t.Fatal(err)
	}
	search := b.hall.search.stop
	found.Bound = found.Score + 7
	b.hall.search.learn(search, found, false)
	test.Tap(b.hall.buttons.stop)
	if first, second := b.hall.search.texts(words{b.host}); !search.Load() || first != "board.museum.best.gain" || second != "board.museum.best.bound" {
		t.Fatalf("stopped it tells %q, %q", first, second)
	}
	found.Bound = found.Score + 2
	b.hall.search.learn(search, found, true)
	if b.hall.search.answer.Bound != found.Bound || b.hall.search.running {
		t.Errorf("what it found last is %+v, want the bound %d", b.hall.search.answer, found.Bound)
	}
	if test.Tap(b.hall.buttons.lay); len(host.Deeds) != 1 || host.Deeds[0].Kind != "rearrange" {
		t.Errorf("played %v", host.Deeds)
	}
}

// A search that is stopped before it found anything does not claim that there is nothing better; a second tap closes it.
func TestAStoppedSearchProvesNothing(t *testing.T) {
	b, _ := hallIn(t, fyne.NewSize(366, 470), counted(), laying(1))
	b.hall.search.later = func(func()) {}
	test.Tap(b.hall.buttons.best)
	test.Tap(b.hall.buttons.stop)
	if first, second := b.hall.search.texts(words{b.host}); first != "board.museum.best.none" || second != "board.museum.best.stopped" {
		t.Errorf("it tells %q, %q", first, second)
	}
	if test.Tap(b.hall.buttons.stop); b.hall.search.open() {
		t.Error("it cannot be closed")
	}
}

// A search that somebody waits for is made by one worker; those that follow are as before.
func TestASearchToWaitForIsTheSame(t *testing.T) {
	b, _ := hallIn(t, fyne.NewSize(366, 470), counted(), laying(1))
	r := &b.hall.search
	r.workers = 2
	r.changed = func() {
		if r.running && r.workers != 1 {
			t.Errorf("%d workers look for it", r.workers)
		}
	}
	b.Seek(false)
	if r.running || !r.open() || r.workers != 2 {
		t.Errorf("the search runs: %t, is open: %t, is left with %d workers", r.running, r.open(), r.workers)
	}
	if r.drop(); r.workers != 2 {
		t.Errorf("a search that is dropped leaves %d workers", r.workers)
	}
}
