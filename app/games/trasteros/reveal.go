package trasteros

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/rules/trasteros"
)

// handTime is how long a hand takes to open, riseTime how long the shutter rises after the last.
const (
	handTime = 900 * time.Millisecond
	riseTime = 600 * time.Millisecond
)

// reveal is how far the bids are opened: one hand after the other in the order of the seats, the last when somebody taps;
// then the shutter rises. The zero reveal is over.
type reveal struct {
	hands  []bidLook // in the order of the seats
	open   int       // how many of them are open
	rising bool
	course draw.Course // of the hand that opens, or of the shutter
}

// on reports whether the reveal goes on.
func (r *reveal) on() bool { return len(r.hands) > 0 }

// waits reports whether one hand is closed and opens when somebody taps.
func (r *reveal) waits() bool { return r.on() && r.open == len(r.hands)-1 && !r.course.On() }

// shows reports whether a hand can be looked into.
func (r *reveal) shows(i int) bool {
	return i < r.open || i == r.open && r.course.On() && r.course.Done() > 0.4
}

// leads reports whether no hand that can be looked into is better; an empty one never leads.
func (r *reveal) leads(i int) bool {
	if !r.shows(i) || r.hands[i].none {
		return false
	}
	for j, other := range r.hands {
		if d, _ := fourOf(other.cubes).Compare(fourOf(r.hands[i].cubes)); r.shows(j) && d > 0 {
			return false
		}
	}
	return true
}

// standing returns the text of how a hand that leads stands, alone or level with another; of any other it is empty.
func (r *reveal) standing(i int) string {
	if !r.leads(i) {
		return ""
	}
	for j := range r.hands {
		if j != i && r.leads(j) {
			return "board.trasteros.level"
		}
	}
	return "board.trasteros.leads"
}

// fourOf returns counts by cubeKinds as the rules compare them.
func fourOf(counts [4]int) trasteros.Four {
	return trasteros.Four{Glass: int8(counts[0]), Bronze: int8(counts[1]), Silver: int8(counts[2]), Gold: int8(counts[3])}
}

// unveil begins a reveal of the bids that the board shows.
func (b *Board) unveil() {
	hands := slices.Clone(b.look.bids)
	slices.SortFunc(hands, func(x, y bidLook) int { return int(x.seat - y.seat) })
	b.reveal = reveal{hands: hands}
	b.proceed()
}

// proceed opens the next hand; the last one waits, and after it the shutter rises.
func (b *Board) proceed() {
	switch left := len(b.reveal.hands) - b.reveal.open; {
	case left > 1:
		b.openHand()
	case left == 1:
		b.Redraw()
	default:
		b.reveal.rising = true
		b.follow(riseTime, func() {
			b.endReveal()
			b.host.Reshape()
		})
	}
}

// openHand opens the next hand.
func (b *Board) openHand() {
	b.follow(handTime, func() {
		b.reveal.open++
		b.proceed()
		b.host.Reshape()
	})
}

// follow lets something go on for a while, and then what comes after it.
func (b *Board) follow(long time.Duration, then func()) {
	b.reveal.course.Start(long, fyne.AnimationEaseOut, func() {
		if b.reveal.course.On() {
			b.Redraw()
			return
		}
		then()
	})
}

// endReveal shows the ranking.
func (b *Board) endReveal() {
	b.reveal.course.End()
	b.reveal = reveal{}
	b.Redraw()
}

// hasten opens the hand that is next, or that opens, at once; when all are open it ends the reveal.
func (b *Board) hasten() {
	switch {
	case b.reveal.rising:
		b.endReveal()
	case b.reveal.waits():
		b.openHand()
	default:
		b.reveal.course.End()
		b.reveal.open++
		b.proceed()
	}
	b.host.Reshape()
}

// Unveils returns how the hands are opened: all of them, and the last one once it waits.
func (b *Board) Unveils() (board.Dock, bool) {
	r := &b.reveal
	if !r.on() {
		return board.Dock{}, false
	}
	dock := board.Dock{
		Said:  b.host.Text("board.trasteros.bids", map[string]any{"room": b.look.room}),
		Hint:  b.host.Text("board.trasteros.unveil.each", nil),
		Slots: []board.Slot{{Icon: "skip", Label: b.host.Text("board.trasteros.unveil.all", nil), Tapped: b.openAll}},
	}
	if r.waits() {
		name := b.host.Name(r.hands[r.open].seat)
		dock.Lead = &board.Slot{
			Label:   b.host.Text("board.trasteros.unveil", map[string]any{"name": name}),
			Caption: b.host.Text("board.trasteros.unveil.last", nil), Tapped: b.hasten,
		}
	}
	return dock, true
}

// openAll opens all hands and raises the shutter at once.
func (b *Board) openAll() {
	b.Skip()
	b.host.Reshape()
}
