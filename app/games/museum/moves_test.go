package museum

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Many moves of the best arrangement are told one after the other, and all at once where that is wanted.
func TestMovesOneByOne(t *testing.T) {
	b, _ := hallIn(t, fyne.NewSize(366, 470), counted(), laying(1))
	test.Tap(b.hall.buttons.best)
	m := &b.hall.search.moves
	n := len(m.list)
	if n <= fewArrows {
		t.Fatalf("%d moves are few", n)
	}
	for want := range n {
		for i := range n {
			if m.shows(i) != (i == want) {
				t.Errorf("move %d is among the arrows of %d", i, want)
			}
		}
		test.Tap(b.hall.buttons.next)
	}
	if m.at != 0 {
		t.Errorf("after the last move stands %d, want the first", m.at)
	}
	if test.Tap(b.hall.buttons.before); m.at != n-1 {
		t.Errorf("before the first move stands %d, want the last", m.at)
	}
	if first, _ := m.texts(words{b.host}, b.hall.museum(), 300); first != "board.museum.move.one" {
		t.Errorf("a move is told as %q", first)
	}
	if test.Tap(b.hall.buttons.all); m.at != -1 || !m.shows(0) || !m.shows(n-1) {
		t.Error("all moves are not shown at once")
	}
	if test.Tap(b.hall.buttons.all); m.at != 0 {
		t.Errorf("then stands %d, want the first", m.at)
	}
}

// A few arrows can be told apart: they stand all at once.
func TestFewMovesStandTogether(t *testing.T) {
	b, _ := hallIn(t, fyne.NewSize(366, 470), counted(), laying(1))
	test.Tap(b.hall.buttons.best)
	few := movesOf(b.hall.museum(), b.hall.search.moves.list[:fewArrows])
	if few.at != -1 {
		t.Errorf("of %d moves stands %d alone", fewArrows, few.at)
	}
	few.step(-1)
	if few.at != fewArrows-1 {
		t.Errorf("back from all of them stands %d, want the last", few.at)
	}
	few.together()
	if few.step(1); few.at != 0 {
		t.Errorf("on from all of them stands %d, want the first", few.at)
	}
}
