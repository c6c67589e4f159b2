package museum

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/museum"
)

// Board is the board of Museum: the score track, four continents, personalities and the headline while the game
// goes on, and any player's museum in large, to lay it, to count it and to look for its best arrangement.
type Board struct {
	draw.Base
	host board.Host
	look *model
	hall *hall
}

var (
	_ board.Workplace = (*Board)(nil)
	_ board.Seeker    = (*Board)(nil)
	_ board.Keyed     = (*Board)(nil)
)

// New returns a board that shows nothing yet.
func New(host board.Host) *Board {
	b := &Board{host: host, look: &model{}}
	b.hall = newHall(host, b.Redraw, b.Density)
	b.Extend(b, draw.Hooks{
		Paint: b.paint, Tap: b.Touch, Label: func() string { return words{host}.say("label", nil) }, End: b.hall.search.drop,
	})
	return b
}

// Present draws a scene. A museum that is laid stays open until it is complete.
func (b *Board) Present(scene board.Scene) {
	if state, ok := rules.StateOf[museum.State](scene.View); ok {
		b.show(readModel(state, scene))
	}
}

// show takes up what the board shows now.
func (b *Board) show(look *model) {
	b.hall.follow(b.look, look)
	b.look = look
	b.Redraw()
}

// Absorbs reports whether a museum is large.
func (b *Board) Absorbs() bool { return b.hall.isOpen() }

// Skip ends a search that goes on: nothing else moves.
func (b *Board) Skip() {
	if b.hall.search.running {
		b.hall.search.halt()
	}
}

// Seek looks for the best arrangement of the large museum while the caller waits, and shows it laid out if that is
// wanted.
func (b *Board) Seek(laid bool) { b.hall.arrangeNow(laid) }

// Things returns what can be tapped now.
func (b *Board) Things() []rules.Thing {
	if b.hall.isOpen() {
		return b.hall.museum().things()
	}
	return b.look.things()
}

// Plays reports whether an offer is taken up by tapping cells and keys: what a museum's owner tells besides has a button
// only while it is the question of the moment.
func (b *Board) Plays(o rules.Offer) bool {
	return slices.Contains(handKinds, o.Kind) || o.Aside && dutyKinds[o.Kind] != ""
}

// HeightFor returns the least height at which everything is told: the board takes what there is.
func (b *Board) HeightFor(width float32) float32 { return b.look.heightFor(width, b.hall.isOpen()) }

// Roomy returns the largest texts with which the board takes what room there is.
func (b *Board) Roomy() float32 { return 1.3 }

// Touch does what a tap on a thing does.
func (b *Board) Touch(thing rules.Thing) {
	if b.hall.tap(thing) {
		return
	}
	d, ok := b.look.duty(thing)
	corrector, corrects := b.host.(board.Corrector)
	switch {
	case ok && !d.open && corrects:
		corrector.Correct(d.sheet())
	case ok && d.offer.Kind != "":
		b.host.Do(d.offer, nil)
	default:
		b.host.Tap(thing)
	}
}

// paint draws what the board shows now.
func (b *Board) paint(s *draw.Sketch, size fyne.Size) {
	p := pen{s, words{b.host}, b.TakeTaps}
	switch {
	case !b.look.shown:
	case b.hall.isOpen():
		b.hall.draw(p, size)
	case b.look.ended:
		cards{p, b.look}.drawCounted(size)
	default:
		drawFloor(p, b.look, size)
	}
}
