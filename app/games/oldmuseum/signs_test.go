package oldmuseum

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/oldmuseum"
)

// easelOf returns what draws a board, with nothing drawn yet.
func easelOf(b *Board) easel {
	return easel{draw.Easel{Sketch: &draw.Sketch{Density: 1, New: draw.Pictures{}}, Scale: 60, Tile: 60 * roomPart}, plasters(), b}
}

// leaves reports whether a circle leaves a box alone.
func leaves(x, y, radius float32, at draw.Box) bool {
	near := fyne.NewPos(min(max(x, at.X), at.X+at.W), min(max(y, at.Y), at.Y+at.H))
	return draw.Apart(near, fyne.NewPos(x, y)) >= radius
}

// The number of the Utility Deck stands clear of everybody in the Hall, however the table is turned; a lock stands beside
// it.
func TestTheDeckStandsClear(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		for quarters := range 2 {
			b, _ := boardIn(t, boardtest.Sizes[0], begin(t, seats, nil))
			b.look.turnRooms(quarters)
			c := &b.look.hall
			c.locked = true
			e := easelOf(b)
			at := e.On(c.box())
			e.deckCount(c, at, e.Tile)
			said, ok := e.Objs[0].(*canvas.Text)
			if !ok || len(e.Objs) != 1 {
				t.Fatalf("of a deck under a lock %d things are drawn", len(e.Objs))
			}
			high := said.Size().Height * 0.6 // what digits take of a line
			number := draw.At(said.Position().X, said.Position().Y+(said.Size().Height-high)/2, said.Size().Width, high)
			lock, _ := e.deckPlaces(at, e.Tile)
			if !leaves(lock.X, lock.Y, e.Tile*0.13, number) {
				t.Errorf("%d seats, %d quarters: the lock lies on the number", seats, quarters)
			}
			for i := range seats {
				p := c.spot(i, seats)
				x, y := e.Point(p.Mid().X, p.Mid().Y)
				reach := p.Wide * e.Scale * 0.6
				if !leaves(x, y, reach, number) || draw.Apart(lock, fyne.NewPos(x, y)) < reach+e.Tile*0.13 {
					t.Errorf("%d seats, %d quarters: pawn %d hides the deck or its lock", seats, quarters, i)
				}
			}
		}
	}
}

// A lock lies on the card of its room and leaves the doorways alone.
func TestALockLeavesDoorwaysAlone(t *testing.T) {
	b, _ := boardIn(t, boardtest.Sizes[0], begin(t, 2, nil))
	c := &b.look.rooms[0]
	c.locked = true
	e := easelOf(b)
	e.inside(c)
	at := e.On(c.box())
	doorway := draw.At(at.X+(at.W-wayPart*e.Scale)/2, at.Y+at.H-e.Tile*0.08, wayPart*e.Scale, e.Tile*0.08)
	locks := 0
	for _, o := range e.Objs {
		if d, ok := o.(*canvas.Circle); ok {
			locks++
			r := d.Size().Width / 2
			if !leaves(d.Position().X+r, d.Position().Y+r, r, doorway) {
				t.Error("the lock lies on the doorway below it")
			}
		}
	}
	if locks != 1 {
		t.Errorf("of a locked room %d signs are drawn", locks)
	}
}

// Who fell where others stand lies in the hole.
func TestTheHoleIsUnderWhoFell(t *testing.T) {
	s := stateOf(t, begin(t, 3, nil))
	s.Hall.Trap, s.Players[2].Moved = true, true
	b := New(&guide{})
	b.look = readModel(s, board.Scene{}, rules.Table, 0)
	var fallen []string
	for i := range b.look.pawns {
		if p := &b.look.pawns[i]; p.trapped {
			fallen = append(fallen, string(p.who()))
			e := easelOf(b)
			e.trap(&b.look.hall, e.On(b.look.hall.box()), e.Tile)
			x, _ := e.Point(p.at.Mid().X, p.at.Mid().Y)
			if at := e.Objs[0].Position().X + e.Objs[0].Size().Width/2; at < x-0.5 || at > x+0.5 {
				t.Errorf("the hole is at %v, who fell at %v", at, x)
			}
		}
	}
	if got := strings.Join(fallen, " "); got != string(rules.Of("seat", 2)) {
		t.Errorf("in the Hall fell %q", got)
	}
	if b.look.hall.at != oldmuseum.HallPlace || !b.look.hall.trap {
		t.Error("no hole is in the Hall")
	}
}
