package cgexpo

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/app/kit/viewport"
	"docent/rules/cgexpo"
)

// slimPanel is as wide as a column of tiles.
const slimPanel float32 = 64

// panelAside returns how wide the panel of a card is beside the map: as wide as a tile, with larger texts as what counts the steps.
func panelAside() float32 {
	if look.Scale() <= 1 {
		return slimPanel + 2*look.Pad
	}
	side, _, number := counting(0, true)
	return 2*side + number + 2*look.Pad
}

// aside reports whether the panel of a card stands beside the map: on a phone that lies.
func (b *Board) aside(rest draw.Box) bool {
	return rest.W > rest.H*1.2 && rest.H < lowView && rest.W > 2*panelAside()
}

// covers returns what the panel of a card takes of a place. The map keeps clear of it in every step, so that nothing moves when a
// card is drawn; only where that would make its squares illegible it does so while the card is entered.
func (b *Board) covers(place draw.Box) viewport.Covers {
	var c viewport.Covers
	switch wide := panelAside() + 12; {
	case !b.aside(place):
		c.Foot = min(panelHigh(place.W-12), place.H/2) + 12
	case b.left():
		c.Left = wide
	default:
		c.Right = wide
	}
	_, left := c.Free(fyne.NewSize(place.W, place.H))
	if all := b.look.bounds(); b.tray.kind() != cardTray && min(left.Width/all.W, left.Height/all.H) < legibleSquare {
		return viewport.Covers{}
	}
	return c
}

// lowView is the height below which a map has no room over a panel.
const lowView float32 = 480

// HeightFor returns the least height at which the board shows enough: it takes what there is.
func (b *Board) HeightFor(float32) float32 { return draw.ButtonSide() + 160 }

// MinSize lets the screen around decide.
func (b *Board) MinSize() fyne.Size { return fyne.NewSize(280, 200) }

// left reports whether the board stands at the right of the column.
func (b *Board) left() bool {
	_, left := draw.Held(b.host)
	return left
}

// draw draws everything in its place: the gauge, and the backpacks, or the map with the tray.
func (b *Board) draw(s *draw.Sketch, size fyne.Size) {
	b.staged = false
	if !b.look.shown {
		return
	}
	bar, rest := draw.GaugeOf(size, b.left())
	if b.packed {
		b.packs.draw(s, rest.Inset(8))
	} else {
		b.drawWork(s, rest)
	}
	b.gauge.draw(s, bar) // when the map has its size: the compass compares
}

// drawWork draws the map or the zones, and what is asked: the panel of a card beside or under the map, and what else is asked over map
// or zones for as long as it is. These stay where they are.
func (b *Board) drawWork(s *draw.Sketch, rest draw.Box) {
	tray, most := draw.At(rest.X+6, rest.Y, rest.W-12, rest.H-6), rest.H-6
	switch panel := b.tray.panelled(); {
	case panel && b.aside(rest):
		tray.Y, tray.W, tray.H = rest.Y+6, panelAside(), tray.H-6
		if most = tray.H; !b.left() {
			tray.X = rest.X + rest.W - tray.W - 6
		}
	case !b.tray.rolls():
		most -= b.tray.spared(rest.H)
	}
	if b.tray.tight(tray.W) {
		tray = draw.At(rest.X+1, tray.Y, rest.W-2, tray.H)
	}
	objs, high := b.tray.draw(s, tray.W, most)
	if c := b.covers(rest); c != b.View.Covers {
		b.View.Covers = c
		b.View.Present(false)
	}
	b.drawStage(s, rest)
	b.bring(rest, high)
	if said := rest.Inset(zonesRim); b.look.mapped {
		b.saying.draw(s, draw.At(said.X, said.Y, said.W, said.H-high), min(rest.H/3, rest.H-high-24), b.hidden)
	} else {
		b.saying.draw(s, said, min(rest.H/3, rest.H-high-24), nil)
	}
	lay(s, objs, tray, high)
	plate := draw.At(tray.X, tray.Y+tray.H-high, tray.W, high)
	if high > 0 {
		b.Cover(plate)
	}
	b.tray.dice.plate = draw.At(plate.X-rest.X, plate.Y-rest.Y, plate.W, plate.H)
	if !b.tray.rolls() {
		b.throw.draw(s, rest)
	}
}

// hidden returns how much of what matters a plate over the map hides: squares that a tap chooses most, then the thief at turn, then
// the map at all.
func (b *Board) hidden(plate draw.Box) int {
	x, sum := &b.look, 0
	view := b.View.Position()
	count := func(q cgexpo.Square, worth int) {
		at, half := b.View.At(x.lies().middle(q)).Add(view), b.View.Scale()/2
		if at.X+half > plate.X && at.X-half < plate.X+plate.W && at.Y+half > plate.Y && at.Y-half < plate.Y+plate.H {
			sum += worth
		}
	}
	for _, q := range x.lit.Squares() {
		count(q, 1000)
	}
	for i := range x.pieces {
		worth := 10
		if x.pieces[i].turn {
			worth = 10000
		}
		count(x.pieces[i].at, worth)
	}
	width, height := x.lies().size()
	for row := range height {
		count(cgexpo.SquareAt(x.lies().back(width/2, row)), 1)
	}
	return sum
}

// leastSeen is the height over what is asked below which the map stays where it is.
const leastSeen = 2 * look.Touch

// bring moves the map so far that those whom dice or a battle are about are seen over the tray, and back once it is gone. While a finger
// slides over the map it stays.
func (b *Board) bring(rest draw.Box, high float32) {
	if !b.staged || b.tray.dice.sliding || b.tray.battle.drop.on {
		return
	}
	part := fyne.NewSize(rest.W, rest.H-high-6)
	at, asks := b.look.stage()
	if asks = asks && high > 0 && part.Height >= leastSeen; !asks {
		viewport.Release(b.View)
		return
	}
	viewport.Bring(b.View, at, fyne.Position{}, part)
}

// lay puts what is asked at the foot of its place.
func lay(s *draw.Sketch, objs []fyne.CanvasObject, tray draw.Box, high float32) {
	for _, obj := range objs {
		obj.Move(obj.Position().AddXY(tray.X, tray.Y+tray.H-high))
		s.Objs = append(s.Objs, obj)
	}
}

// zonesRim is kept free around the building.
const zonesRim float32 = 5

// drawStage draws the map, or the zones where squares are not tracked.
func (b *Board) drawStage(s *draw.Sketch, at draw.Box) {
	if at.H < 60 {
		return
	}
	if !b.look.mapped {
		b.zones.draw(s, at.Inset(zonesRim))
		return
	}
	s.Add(b.View, at)
	if b.look.frantic {
		const tape float32 = 7
		s.Hazard(draw.At(at.X, at.Y, at.W, tape), draw.Tone(look.OnLamp), draw.Tone(look.Lamp1))
		s.Hazard(draw.At(at.X, at.Y+at.H-tape, at.W, tape), draw.Tone(look.OnLamp), draw.Tone(look.Lamp1))
	}
	b.staged = true
}
