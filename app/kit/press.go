package kit

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
)

// Now is the clock of the lock-out after a phase change; tests put their own in its place.
var Now func() time.Time = time.Now

// LockOut is how long a locked target ignores taps, so that two people's taps are one, and a double tap, too.
const LockOut = 500 * time.Millisecond

// Wobble is how far a finger may slip and still mean a tap.
const Wobble float32 = 10

// press holds what every target of ours has in common: it looks pressed at once, a slow and a wobbly tap count,
// a real drag goes to the list around it, and keys work it too.
type press struct {
	widget.BaseWidget
	self        fyne.Widget
	tapped      func()
	label       func() string
	down        bool
	over        bool
	focused     bool
	lockedUntil time.Time
	slipped     fyne.Delta
	scroll      func(by fyne.Delta) // the list around, while a drag moves it
	slid        func(to fyne.Position, ended bool)
	slidTo      fyne.Position
}

// Fingered lists what takes fingers: taps, slow ones too, drags and the touch itself, with a name for those who do not see it.
type Fingered interface {
	fyne.Tappable
	fyne.SecondaryTappable
	fyne.Draggable
	fyne.Accessible
	mobile.Touchable
}

var (
	_ Fingered          = (*press)(nil)
	_ fyne.Focusable    = (*press)(nil)
	_ desktop.Mouseable = (*press)(nil)
	_ desktop.Hoverable = (*press)(nil)
)

// become ties the target to the widget it is part of.
func (p *press) become(self fyne.Widget, tapped func(), label func() string) {
	p.self, p.tapped, p.label = self, tapped, label
	p.ExtendBaseWidget(self)
}

// Lock ignores taps for the lock-out time.
func (p *press) Lock() { p.lockedUntil = Now().Add(LockOut) }

// Locked reports whether taps are ignored now.
func (p *press) Locked() bool { return Now().Before(p.lockedUntil) }

// Follow has a finger that slides off the target followed, in place of the list around it: to where it is on the target's own plane, and
// at last with its end. A wobble is a tap as ever.
func (p *press) Follow(slid func(to fyne.Position, ended bool)) { p.slid = slid }

// Pressed reports whether a finger or a mouse button is down on the target.
func (p *press) Pressed() bool { return p.down }

func (p *press) fire() {
	p.setDown(false)
	if p.tapped != nil && !p.Locked() {
		p.tapped()
	}
}

func (p *press) setDown(down bool) {
	if p.down != down {
		p.down = down
		p.Refresh()
	}
}

// Tapped does what the target is for.
func (p *press) Tapped(*fyne.PointEvent) { p.fire() }

// TappedSecondary does the same: phones report a slow tap this way.
func (p *press) TappedSecondary(*fyne.PointEvent) { p.fire() }

// MouseDown shows the target pressed.
func (p *press) MouseDown(*desktop.MouseEvent) { p.setDown(true) }

// MouseUp shows it at rest.
func (p *press) MouseUp(*desktop.MouseEvent) { p.setDown(false) }

// TouchDown shows the target pressed.
func (p *press) TouchDown(*mobile.TouchEvent) { p.setDown(true) }

// TouchUp shows it at rest.
func (p *press) TouchUp(*mobile.TouchEvent) { p.setDown(false) }

// TouchCancel shows it at rest.
func (p *press) TouchCancel(*mobile.TouchEvent) { p.setDown(false) }

// MouseIn shows that the pointer is over it.
func (p *press) MouseIn(*desktop.MouseEvent) { p.over = true; p.Refresh() }

// MouseMoved changes nothing.
func (p *press) MouseMoved(*desktop.MouseEvent) {}

// MouseOut shows that the pointer has left.
func (p *press) MouseOut() { p.over = false; p.setDown(false); p.Refresh() }

// Dragged waits whether the finger only wobbles; beyond that it moves the list around the target.
func (p *press) Dragged(e *fyne.DragEvent) {
	p.slipped.DX += e.Dragged.DX
	p.slipped.DY += e.Dragged.DY
	if p.scroll != nil {
		p.scroll(e.Dragged)
		return
	}
	if p.wobbling() {
		return
	}
	p.setDown(false)
	if p.slid != nil {
		p.slidTo = e.Position
		p.slid(e.Position, false)
		return
	}
	if p.scroll = arrange.MovesAround(p.self); p.scroll != nil {
		p.scroll(p.slipped)
	}
}

// DragEnd counts as a tap when the finger only wobbled.
func (p *press) DragEnd() {
	tap := p.scroll == nil && p.wobbling()
	p.slipped, p.scroll = fyne.Delta{}, nil
	p.setDown(false)
	switch to := p.slidTo; {
	case tap:
		p.fire()
	case p.slid != nil:
		p.slid(to, true)
	}
}

func (p *press) wobbling() bool {
	return p.slipped.DX*p.slipped.DX+p.slipped.DY*p.slipped.DY < Wobble*Wobble
}

// FocusGained shows the ring.
func (p *press) FocusGained() { p.focused = true; p.Refresh() }

// FocusLost hides it.
func (p *press) FocusLost() { p.focused = false; p.Refresh() }

// TypedRune hands a character to the canvas, which would not see it otherwise; the space taps.
func (p *press) TypedRune(r rune) {
	if c := canvasOf(p.self); r != ' ' && c != nil && c.OnTypedRune() != nil {
		c.OnTypedRune()(r)
	}
}

// TypedKey taps with Space and Enter and hands every other key to the canvas, which would not see it otherwise.
func (p *press) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		p.fire()
		return
	}
	if c := canvasOf(p.self); c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(e)
	}
}

// AccessibilityLabel returns what a screen reader says and what tests find the target by.
func (p *press) AccessibilityLabel() string {
	if p.label == nil {
		return ""
	}
	return p.label()
}

// AccessibilityRole returns that of a button.
func (p *press) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// canvasOf returns the canvas that an object is on, nil where it is on none.
func canvasOf(obj fyne.CanvasObject) fyne.Canvas {
	return fyne.CurrentApp().Driver().CanvasForObject(obj)
}

// States are the words by which widgets tell a screen reader what else only a shape tells.
type States struct{ Chosen, On, Off string }

// Say are the words in use; the app puts those of its language here. Without words nothing is added to a label.
var Say States

// Target is something to press, by a finger or by a key.
type Target interface {
	fyne.Tappable
	fyne.Accessible
	Locked() bool
}

// Composed is a widget with targets in it.
type Composed interface {
	Inside() []fyne.CanvasObject // in reading order
}

// TargetsIn returns the targets among what is shown, in reading order: those in containers and widgets, too.
func TargetsIn(objs ...fyne.CanvasObject) (found []Target) {
	for _, obj := range objs {
		if !obj.Visible() {
			continue
		}
		switch one := obj.(type) {
		case Target:
			found = append(found, one)
		case *fyne.Container:
			found = append(found, TargetsIn(one.Objects...)...)
		case Composed:
			found = append(found, TargetsIn(one.Inside()...)...)
		}
	}
	return found
}

// ButtonsIn returns the buttons among them.
func ButtonsIn(objs ...fyne.CanvasObject) (found []*ActionButton) {
	for _, one := range TargetsIn(objs...) {
		if b, ok := one.(*ActionButton); ok {
			found = append(found, b)
		}
	}
	return found
}
