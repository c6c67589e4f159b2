package museum

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Moves of the best arrangement are told one after the other, then all of them again.
func TestMovesOneByOne(t *testing.T) {
	b, _ := hallIn(t, fyne.NewSize(366, 470), counted(), laying(1))
	test.Tap(b.hall.buttons.best)
	n := len(b.hall.search.moves.list)
	if n == 0 || b.hall.search.moves.at != -1 {
		t.Fatalf("%d moves, %d is shown", n, b.hall.search.moves.at)
	}
	for want := range n {
		test.Tap(b.hall.buttons.next)
		for i := range n {
			if b.hall.search.moves.shows(i) != (i == want) {
				t.Errorf("move %d is among the arrows of %d", i, want)
			}
		}
	}
	if first, _ := b.hall.search.moves.texts(words{b.host}, b.hall.museum(), 300); first != "board.museum.move.one" {
		t.Errorf("a move is told as %q", first)
	}
	if test.Tap(b.hall.buttons.next); b.hall.search.moves.at != -1 || !b.hall.search.moves.shows(n-1) {
		t.Error("after the last move stand all of them")
	}
	if test.Tap(b.hall.buttons.before); b.hall.search.moves.at != n-1 {
		t.Error("before all of them stands the last move")
	}
}
