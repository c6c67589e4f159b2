package viewport

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"docent/app/kit"
)

// Carrier lets things of a drawing be dragged to another place.
type Carrier interface {
	// Lift takes up what lies at a point where a drag begins, and reports whether there is anything; rested is true where
	// the finger lay there for a while first. Where nothing is lifted, the drag moves the drawing.
	Lift(at fyne.Position, rested bool) bool
	// Carry tells where the finger is.
	Carry(at fyne.Position)
	// Drop puts down what was lifted; kept is false where it goes back.
	Drop(at fyne.Position, kept bool)
}

// restTime is how long a finger lies still before it takes up what lies under it.
const restTime = 350 * time.Millisecond

var _ desktop.Mouseable = (*Viewport)(nil)

// MouseDown begins to rest.
func (v *Viewport) MouseDown(*desktop.MouseEvent) { v.fingers.since = kit.Now() }

// MouseUp ends it.
func (v *Viewport) MouseUp(*desktop.MouseEvent) { v.fingers.since = time.Time{} }

// What is carried within pullRim of an edge moves the drawing, so many dp a second.
const (
	pullRim   = 44
	pullPace  = 360
	pullMost  = 50 * time.Millisecond
	pullLeast = 8 * time.Millisecond
	pullBeat  = 400 * time.Millisecond
)

// pull moves the drawing of a viewport while what is carried lies near an edge.
type pull struct {
	view   *Viewport
	moving *fyne.Animation
	last   time.Time // when it moved the drawing last
}

// follow moves the drawing for as long as what is carried lies near an edge beyond which there is more.
func (p *pull) follow() {
	if p.target() == p.view.middle {
		p.end()
		return
	}
	if p.moving != nil {
		return
	}
	p.last = kit.Now()
	p.moving = &fyne.Animation{Duration: pullBeat, RepeatCount: fyne.AnimationRepeatForever, Tick: func(float32) { p.step() }}
	p.moving.Start()
}

// step moves the drawing on, and what is carried with it.
func (p *pull) step() {
	v := p.view
	if !v.drag.carries {
		p.end()
		return
	}
	to := p.target()
	if p.last = kit.Now(); to == v.middle {
		p.end()
		return
	}
	v.held = true
	v.show(to, v.scale)
	v.Carrier.Carry(v.Unit(v.drag.last))
}

// target returns what the middle shows next. A place that is asked about stays where it is.
func (p *pull) target() fyne.Position {
	if p.view.aim != nil {
		return p.view.middle
	}
	axis := func(at, place float32) float32 {
		switch {
		case at < pullRim:
			return -1
		case at > place-pullRim:
			return 1
		}
		return 0
	}
	v := p.view
	size, at := v.Size(), v.drag.last
	way := pullPace * float32(min(max(kit.Now().Sub(p.last), pullLeast), pullMost).Seconds()) / v.scale
	return v.kept(v.middle.AddXY(axis(at.X, size.Width)*way, axis(at.Y, size.Height)*way), v.scale)
}

// end leaves the drawing where it is.
func (p *pull) end() {
	if p.moving != nil {
		p.moving.Stop()
		p.moving = nil
	}
}
