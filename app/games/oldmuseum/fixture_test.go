package oldmuseum

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/rules"
	"docent/rules/oldmuseum"
)

// guide is a Host of The Old Museum under fingers, which also hands the device to seats and moves pawns.
type guide struct {
	boardtest.Host
	covered []rules.Seat
	moved   []rules.Thing
}

func (g *guide) Touch() bool { return true }

func (g *guide) Left() bool { return false }

func (g *guide) Cover(seat rules.Seat) { g.covered = append(g.covered, seat) }

func (g *guide) Move(figure, to rules.Thing) { g.moved = append(g.moved, figure, to) }

// placed reads a place.
func placed(t testing.TB, name string) oldmuseum.Place {
	t.Helper()
	var p oldmuseum.Place
	if err := p.UnmarshalText([]byte(name)); err != nil {
		t.Fatal(err)
	}
	return p
}

// begin returns a table of so many, some options chosen otherwise.
func begin(t testing.TB, seats int, answers rules.Answers) rules.Position {
	t.Helper()
	options, err := oldmuseum.Game.Options(answers)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := oldmuseum.Game.Start(rules.Setup{Seats: seats, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	return settled(t, p)
}

// settled makes the steps of the referee.
func settled(t testing.TB, p rules.Position) rules.Position {
	t.Helper()
	for {
		step := slices.IndexFunc(p.Offers(), func(o rules.Offer) bool { return o.Asks == rules.Auto })
		if step < 0 {
			return p
		}
		p, _ = boardtest.Play(t, p, p.Offers()[step], nil)
	}
}

// doing plays the first offers of some kinds, one after the other.
func doing(t testing.TB, p rules.Position, moves ...boardtest.Deed) rules.Position {
	t.Helper()
	for _, m := range moves {
		at := slices.IndexFunc(p.Offers(), func(o rules.Offer) bool { return o.Kind == m.Kind && o.Refused == nil })
		if at < 0 {
			t.Fatalf("nobody may %s at %s", m.Kind, p.Now().Phase)
		}
		p, _ = boardtest.Play(t, p, p.Offers()[at], m.Answers)
		p = settled(t, p)
	}
	return p
}

// stateOf returns the table's state, to be changed by a test.
func stateOf(t testing.TB, p rules.Position) *oldmuseum.State {
	t.Helper()
	s, ok := rules.StateOf[oldmuseum.State](p.View(rules.Table))
	if !ok {
		t.Fatal("this is no play of The Old Museum")
	}
	return s
}

// boardIn returns a board that shows a position in a window.
func boardIn(t testing.TB, size fyne.Size, p rules.Position) (*Board, *guide) {
	t.Helper()
	host := &guide{}
	b := New(host)
	boardtest.Show(t, b, size)
	v := p.View(rules.Table)
	b.Present(board.Scene{View: v, Offers: v.Offers()})
	return b, host
}

// outside returns what one move into a room is: the way and the card are asked.
func outside(room, there, card string) []boardtest.Deed {
	return []boardtest.Deed{
		{Kind: "go", Answers: rules.Answers{"to": {room}}},
		{Kind: "way", Answers: rules.Answers{"there": {there}}},
		{Kind: "find", Answers: rules.Answers{"card": {card}}},
	}
}

// tapAt taps the middle of a room.
func tapAt(t testing.TB, b *Board, room string) {
	t.Helper()
	c := b.look.chamber(placed(t, room))
	if c == nil {
		t.Fatalf("there is no %s", room)
	}
	at := c.box()
	b.View.Tapped(&fyne.PointEvent{Position: b.View.At(fyne.NewPos(at.X+at.W/2, at.Y+at.H*0.5))})
}
