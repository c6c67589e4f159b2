package cgexpo

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
)

// broad is the width from which the zones have room over the dice.
const broad float32 = 560

// slimPanel is as wide as a column of tiles.
const slimPanel float32 = 64

// panelAside returns how wide the panel of a card is beside the map: as wide as a tile, with larger texts as what counts the steps.
func panelAside() float32 {
	if kit.Scale() <= 1 {
		return slimPanel + 2*kit.Pad
	}
	side, number := counting(true)
	return 2*side + number + 2*kit.Pad
}

// aside reports whether the panel of a card stands beside the map: on a phone that lies.
func (b *Board) aside(rest draw.Box) bool {
	return rest.W > rest.H*1.2 && rest.H < lowView && rest.W > 2*panelAside()
}

// mapIn returns the place of the map: all there is or, while a card is entered, what its panel leaves, however much that says and
// whatever lies over both.
func (b *Board) mapIn(rest draw.Box) draw.Box {
	switch {
	case b.tray.kind() != cardTray:
	case b.aside(rest):
		wide := panelAside() + 12
		if rest.W -= wide; b.left() {
			rest.X += wide
		}
	default:
		rest.H -= min(b.tray.card.tallest(rest.W-12), rest.H/2) + 12
	}
	return rest
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
	if b.packs.open {
		b.packs.draw(s, rest.Inset(8))
	} else {
		if high := b.saying.draw(s, rest.Inset(6), rest.H/3); high > 0 {
			rest = rest.Below(high + 12)
		}
		b.drawWork(s, rest)
	}
	b.gauge.draw(s, bar) // when the map has its size: the compass compares
}

// drawWork draws the map or the zones, and what is asked: the panel of a card beside or under the map, what else is asked on the map
// over it for as long as it is, and under the zones what these leave room for.
func (b *Board) drawWork(s *draw.Sketch, rest draw.Box) {
	tray := draw.At(rest.X+6, rest.Y, rest.W-12, rest.H-6)
	if !b.look.mapped {
		objs, high := b.tray.draw(s, tray.W, tray.H-b.tray.spared(rest.H))
		if left := rest.H - high - 12; high > 0 && left >= 96*min(kit.Scale(), 1.5) { // else it lies over the zones
			rest.H = left
		}
		b.drawStage(s, rest)
		lay(s, objs, tray, high)
		b.throw.draw(s, rest)
		return
	}
	most := tray.H
	switch panel := b.tray.panelled(); {
	case panel && b.aside(rest):
		tray.Y, tray.W, tray.H = rest.Y+6, panelAside(), tray.H-6
		if most = tray.H; !b.left() {
			tray.X = rest.X + rest.W - tray.W - 6
		}
	case !b.tray.rolls():
		most -= b.tray.spared(rest.H)
	}
	objs, high := b.tray.draw(s, tray.W, most)
	rest = b.mapIn(rest)
	b.drawStage(s, rest)
	lay(s, objs, tray, high)
	if !b.tray.rolls() {
		b.throw.draw(s, rest)
	}
}

// lay puts what is asked at the foot of its place.
func lay(s *draw.Sketch, objs []fyne.CanvasObject, tray draw.Box, high float32) {
	for _, obj := range objs {
		obj.Move(obj.Position().AddXY(tray.X, tray.Y+tray.H-high))
		s.Objs = append(s.Objs, obj)
	}
}

// drawStage is the map, or the zones where squares are not tracked.
func (b *Board) drawStage(s *draw.Sketch, at draw.Box) {
	if at.H < 60 {
		return
	}
	if !b.look.mapped {
		b.zones.draw(s, at.Inset(6))
		return
	}
	s.Add(b.View, at)
	if b.look.frantic {
		const tape float32 = 7
		s.Hazard(draw.At(at.X, at.Y, at.W, tape), draw.Tone(kit.OnLamp), draw.Tone(kit.Lamp1))
		s.Hazard(draw.At(at.X, at.Y+at.H-tape, at.W, tape), draw.Tone(kit.OnLamp), draw.Tone(kit.Lamp1))
	}
	b.staged = true
}
