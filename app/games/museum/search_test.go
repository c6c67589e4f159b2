package museum

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/rules/museum/gallery"
)

// A search that cannot be made ends and tells why: it does not seem to go on for ever.
func TestTellsWhyThereIsNoSearch(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	s := busyTable()
	s.Players[1].Museum = append(s.Players[1].Museum, heapOf("Ia1 Ic1 Ig1 Iw1 In1 It1 Ma1 Mc1 Mg1 Mw1 Mn1 Mt1 Pa1 Pc1 Pg1")...)
	b, _ := boardIn(t, fyne.NewSize(366, 470), s, laying(1))
	press(t, b, "museum:1")
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
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	b, host := boardIn(t, fyne.NewSize(366, 470), counted(), laying(1))
	b.hall.search.later = func(func()) {}
	press(t, b, "museum:1")
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
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	b, _ := boardIn(t, fyne.NewSize(366, 470), counted(), laying(1))
	b.hall.search.later = func(func()) {}
	press(t, b, "museum:1")
	test.Tap(b.hall.buttons.best)
	test.Tap(b.hall.buttons.stop)
	if first, second := b.hall.search.texts(words{b.host}); first != "board.museum.best.none" || second != "board.museum.best.stopped" {
		t.Errorf("it tells %q, %q", first, second)
	}
	if test.Tap(b.hall.buttons.stop); b.hall.search.open() {
		t.Error("it cannot be closed")
	}
}
