package trasteros

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/trasteros"
)

// Board is the board of Trasteros Locos: the bank above five storage rooms and the
// public room, and below them what happens at the moment.
type Board struct {
	draw.Base
	host   board.Host
	look   model
	reveal reveal // of bids that were just opened
}

var (
	_ board.Board     = (*Board)(nil)
	_ board.Unveiling = (*Board)(nil)
	_ board.Leading   = (*Board)(nil)
)

// New returns a board that shows nothing yet.
func New(host board.Host) *Board {
	b := &Board{host: host}
	label := func() string { return host.Text("board.trasteros.label", nil) }
	b.Extend(b, draw.Hooks{Paint: b.paint, Tap: host.Tap, Label: label})
	return b
}

// Present draws a scene; where things may move, bids that were just opened are revealed hand by hand.
func (b *Board) Present(scene board.Scene) {
	b.Skip()
	state, ok := rules.StateOf[trasteros.State](scene.View)
	if !ok {
		return
	}
	b.look = readModel(state, scene, b.host)
	if scene.Moving && look.Motion() && b.look.moves() {
		b.unveil()
	}
	b.Redraw()
}

// Skip opens all hands at once.
func (b *Board) Skip() {
	if b.reveal.on() {
		b.endReveal()
	}
}

// Things lists what can be tapped now.
func (b *Board) Things() []rules.Thing {
	var list []rules.Thing
	for _, r := range b.look.rooms {
		if r.lit {
			list = append(list, r.thing)
		}
	}
	if b.look.public.lit {
		list = append(list, b.look.public.thing)
	}
	for i, kind := range cubeKinds {
		if b.look.trades[i] {
			list = append(list, stockOf(kind))
		}
	}
	for _, c := range b.look.market {
		if c.lit {
			list = append(list, c.thing)
		}
	}
	return list
}

// Leads reports whether an offer names the cards of a room: what may be told instead is no match for it.
func (b *Board) Leads(o rules.Offer) bool { return o.Kind == "look" }

// HeightFor returns the height at which nothing is crowded; while hands open, that of the storage room with all of them.
func (b *Board) HeightFor(width float32) float32 {
	if b.reveal.on() {
		return unveilingHeight(width, len(b.reveal.hands))
	}
	return b.look.heightFor(width)
}

// Tapped finds what lies under the finger; while hands open, a tap anywhere opens the next.
func (b *Board) Tapped(e *fyne.PointEvent) {
	if b.reveal.on() {
		b.hasten()
		return
	}
	b.Base.Tapped(e)
}

// TappedSecondary takes a slow tap as a tap.
func (b *Board) TappedSecondary(e *fyne.PointEvent) { b.Tapped(e) }

// paint draws the bank, the doors and the stage.
func (b *Board) paint(s *draw.Sketch, size fyne.Size) {
	if !b.look.shown {
		return
	}
	if b.reveal.on() {
		unveiling{s, b}.draw(size)
		return
	}
	p := b.look.plan(size)
	if p.bank.H > 0 {
		bank{s, b}.draw(p.bank)
	}
	doors{s, b, roomPaints()}.draw(p)
	stage{s, b}.draw(p.stage)
}

// takeTaps lets a place take taps, as large as a finger.
func (b *Board) takeTaps(place draw.Box, thing rules.Thing) {
	b.TakeTaps(place.AtLeast(look.Touch), thing)
}
