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
	return b.tray.kind() == cardTray && !b.tray.card.digits && rest.W > rest.H*1.2 && rest.H < lowView && rest.W > 2*panelAside()
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

// drawWork draws the map or the zones, and what is asked: beside or under them where it is answered there, else over them
// for as long as it is asked.
func (b *Board) drawWork(s *draw.Sketch, rest draw.Box) {
	tray, aside := draw.At(rest.X+6, rest.Y, rest.W-12, rest.H-6), b.aside(rest)
	if b.tray.rolls() {
		b.drawOnward(s, rest, tray)
		return
	}
	if aside {
		wide := panelAside()
		tray.Y, tray.W = rest.Y+6, wide
		if tray.H -= 6; !b.left() {
			tray.X = rest.X + rest.W - wide - 6
		}
	}
	most := tray.H
	if !aside {
		most -= b.tray.spared(rest.H)
	}
	objs, high := b.tray.draw(s, tray.W, most)
	switch over := b.over(rest.H - high - 12); {
	case high == 0 || over:
	case aside:
		if rest.W -= tray.W + 12; b.left() {
			rest.X += tray.W + 12
		}
	default:
		rest.H -= high + 12
	}
	b.tray.left = rest
	b.drawStage(s, rest)
	lay(s, objs, tray, high)
	b.throw.draw(s, rest)
}

// drawOnward draws the map where it was while the card was entered, and over its foot the dice that are thrown next.
func (b *Board) drawOnward(s *draw.Sketch, rest, tray draw.Box) {
	objs, high := b.tray.draw(s, tray.W, tray.H)
	if at := b.tray.left; at.H > 0 && at.X >= rest.X && at.Y == rest.Y && at.W <= rest.W && at.H <= rest.H {
		rest = at
	}
	b.drawStage(s, rest)
	lay(s, objs, tray, high)
}

// lay puts what is asked at the foot of its place.
func lay(s *draw.Sketch, objs []fyne.CanvasObject, tray draw.Box, high float32) {
	for _, obj := range objs {
		obj.Move(obj.Position().AddXY(tray.X, tray.Y+tray.H-high))
		s.Objs = append(s.Objs, obj)
	}
}

// over reports whether what is asked lies over the map or the zones, which would be so high beside it.
func (b *Board) over(high float32) bool {
	if b.look.mapped {
		return b.tray.kind() != cardTray || b.tray.card.digits
	}
	return high < 96*min(kit.Scale(), 1.5)
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
