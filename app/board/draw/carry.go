package draw

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board"
	"docent/app/kit/look"
	"docent/app/kit/viewport"
	"docent/rules"
)

// Grip is a figure that can be dragged, and the place where it stands.
type Grip struct{ Who, From rules.Thing }

// hand holds what is in somebody's fingers.
type hand struct {
	Grip
	led  bool              // by the rules
	ring *canvas.Rectangle // around the place under it
}

// Guide leads figures by the rules, with a drag that begins on one at once. After a rest the same drag tells where the figure
// really stands.
type Guide interface {
	// Take returns the figure that is led from a point, or nobody.
	Take(at fyne.Position) rules.Thing
	// Pass tells where the finger is, and returns the figure that it leads from there.
	Pass(at fyne.Position) rules.Thing
	// Put ends the way; kept is false where the figure goes back.
	Put(at fyne.Position, kept bool)
}

// Loosen lets every drag that begins on a figure move it, or no longer.
func (m *Map) Loosen(on bool) { m.loose = on }

// Loosened reports whether every drag that begins on a figure moves it.
func (m *Map) Loosened() bool { return m.loose }

// Landing draws the ring around the place that a carried figure would be put on: it shows only while there is one. A
// board draws it below its figures.
func (m *Map) Landing(e Easel, line, radius float32) *canvas.Rectangle {
	ring := e.Frame(Box{}, Tone(look.Brass), line, radius)
	ring.FillColor = Faint(Tone(look.Brass), 0x30)
	ring.Hide()
	m.hand.ring = ring
	return ring
}

// bearer is the hand of a Map for its viewport.
type bearer struct {
	m    *Map
	host board.Host
}

var _ viewport.Carrier = (*bearer)(nil)

// Lift takes up the figure at a point, where the table can be told of it.
func (b *bearer) Lift(at fyne.Position, rested bool) bool {
	if !rested && !b.m.loose {
		return b.leads(at)
	}
	if _, ok := b.host.(board.Mover); !ok {
		return false
	}
	b.m.board.Skip()
	b.m.hand.Grip = b.m.ground.Grab(at)
	return b.m.hand.Who != ""
}

// leads takes up the figure that is led by the rules from a point, and reports whether there is one.
func (b *bearer) leads(at fyne.Position) bool {
	m := b.m
	if m.ground.Guide == nil || m.walk.On() {
		return false
	}
	who := m.ground.Guide.Take(at)
	m.hand.Grip, m.hand.led = Grip{Who: who}, who != ""
	return m.hand.led
}

// Carry shows the figure at the finger and the place that it would be put on.
func (b *bearer) Carry(at fyne.Position) {
	m := b.m
	if m.hand.led {
		if who := m.ground.Guide.Pass(at); who != m.hand.Who {
			m.hand.Who = who
			m.placeWalkers()
		}
	}
	scale, origin := m.View.Scale(), m.View.Origin
	for _, w := range m.walkers {
		if w.who == m.hand.Who {
			w.move(at.SubtractXY(0, m.ground.Aloft), origin, scale)
		}
	}
	if m.hand.ring == nil {
		return
	}
	to := m.ground.Land(at)
	if to.Thing == "" || to.Thing == m.hand.From {
		m.hand.ring.Hide()
		return
	}
	m.hand.ring.Move(fyne.NewPos((to.Box.X-origin.X)*scale, (to.Box.Y-origin.Y)*scale))
	m.hand.ring.Resize(fyne.NewSize(to.Box.W*scale, to.Box.H*scale))
	m.hand.ring.Show()
}

// Drop tells the host of another place; until the table has corrected it, the figure stands where it stood.
func (b *bearer) Drop(at fyne.Position, kept bool) {
	held, led := b.m.hand.Grip, b.m.hand.led
	b.m.hand.Grip, b.m.hand.led = Grip{}, false
	if b.m.hand.ring != nil {
		b.m.hand.ring.Hide()
	}
	b.m.placeWalkers()
	if led {
		b.m.ground.Guide.Put(at, kept)
		return
	}
	to := b.m.ground.Land(at).Thing
	if mover, ok := b.host.(board.Mover); ok && kept && to != "" && to != held.From {
		mover.Move(held.Who, to)
	}
}
