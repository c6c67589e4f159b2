package cgexpo

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
)

// broad is the width from which the board has room for the backpacks beside the map.
const broad float32 = 560

// strip is the height from which a phone shows the backpacks in small below the map.
const strip float32 = 250

// panelAside is how wide the panel of a card is beside the map.
const panelAside float32 = 196

// aside reports whether the panel of a card stands beside the map: on a phone that lies.
func (b *Board) aside(rest draw.Box) bool {
	return b.tray.kind() == cardTray && rest.W > rest.H*1.4 && rest.W > 2*panelAside*min(kit.Scale(), 1.3)
}

// HeightFor returns the least height at which the board shows enough.
func (b *Board) HeightFor(width float32) float32 {
	if width < broad {
		return draw.ButtonSide() + 230
	}
	return draw.ButtonSide() + 320
}

// MinSize lets the screen around decide.
func (b *Board) MinSize() fyne.Size { return fyne.NewSize(280, 200) }

// draw draws everything in its place: the alarm, the head, backpacks, map and tray.
func (b *Board) draw(s *draw.Sketch, size fyne.Size) {
	b.staged = false
	if !b.look.shown {
		return
	}
	rest := draw.At(0, 0, size.Width, size.Height)
	if b.look.frantic {
		high := alarmHeight()
		b.head.drawAlarm(s, draw.At(rest.X, rest.Y, rest.W, high))
		rest = rest.Below(high + 6)
	}
	broad := size.Width >= broad
	if broad {
		wide := min(236*min(kit.Scale(), 1.35), size.Width*0.4)
		b.packs.draw(s, draw.At(rest.X, rest.Y, wide, rest.H))
		rest.X, rest.W = rest.X+wide+kit.Gap, rest.W-wide-kit.Gap
	}
	head := draw.At(rest.X, rest.Y, rest.W, draw.ButtonSide())
	b.head.draw(s, head, broad)
	rest = rest.Below(head.H + 4)
	if b.packs.open && !broad {
		b.packs.draw(s, rest)
		return
	}
	if high := b.saying.draw(s, rest, rest.H/3); high > 0 {
		rest = rest.Below(high + 6)
	}
	wide, most, aside := rest.W, rest.H-b.tray.spared(rest.H), b.aside(rest)
	if aside {
		wide, most = panelAside*min(kit.Scale(), 1.3), rest.H
	}
	objs, high := b.tray.draw(s, wide, most)
	left := rest.X + rest.W - wide
	if high > 0 {
		rest = beside(rest, wide, high, aside)
	}
	if !broad && rest.H >= strip && b.look.mapped && !b.tray.card.due {
		strip := stripSide()
		b.packs.drawStrip(s, draw.At(rest.X, rest.Y+rest.H-strip, rest.W, strip))
		rest.H -= strip + 6
	}
	b.drawStage(s, rest)
	for _, obj := range objs {
		obj.Move(obj.Position().AddXY(left, size.Height-high))
		s.Objs = append(s.Objs, obj)
	}
	b.throw.draw(s, rest)
}

// beside returns what a tray of a size leaves, at the side or above it.
func beside(rest draw.Box, wide, high float32, aside bool) draw.Box {
	if aside {
		rest.W -= wide + 6
	} else {
		rest.H -= high + 6
	}
	return rest
}

// drawStage is the map, or the zones where squares are not tracked.
func (b *Board) drawStage(s *draw.Sketch, at draw.Box) {
	if at.H < 60 {
		return
	}
	if !b.look.mapped {
		b.zones.draw(s, at)
		return
	}
	back := draw.Mix(draw.Tone(kit.Void), draw.Tone(kit.Panel), 0.6)
	if b.look.frantic {
		back = draw.Mix(draw.Tone(kit.Void), draw.Tone(kit.Lamp5), 0.22)
		s.Glow(at, draw.Tone(kit.Danger), kit.Radius)
	}
	s.Rect(at, back, kit.Radius)
	in := at.Inset(3)
	if b.look.frantic {
		tape := float32(9)
		s.Hazard(draw.At(at.X+10, at.Y+4, at.W-20, tape), draw.Tone(kit.OnLamp), draw.Tone(kit.Lamp1))
		s.Hazard(draw.At(at.X+10, at.Y+at.H-tape-4, at.W-20, tape), draw.Tone(kit.OnLamp), draw.Tone(kit.Lamp1))
		in = draw.At(in.X, in.Y+tape+4, in.W, in.H-2*tape-8)
	}
	b.View.Move(fyne.NewPos(in.X, in.Y))
	b.View.Resize(fyne.NewSize(in.W, max(1, in.H)))
	s.Objs = append(s.Objs, b.View)
	b.staged = true
}
