package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// grip holds what a row is dragged by.
type grip struct {
	widget.BaseWidget
	label string
	step  func() float32 // the height of a row and the gap after it
	moved func(by int)
	way   float32
	image *canvas.Image
}

func newGrip(label string, step func() float32, moved func(by int)) *grip {
	g := &grip{label: label, step: step, moved: moved}
	g.image = &canvas.Image{Resource: look.IconIn("grip", look.InkSoft), FillMode: canvas.ImageFillContain}
	g.ExtendBaseWidget(g)
	return g
}

// Dragged moves the row by as many places as the finger went.
func (g *grip) Dragged(e *fyne.DragEvent) {
	g.way += e.Dragged.DY
	step := g.step()
	for g.way > step/2 {
		g.way -= step
		g.moved(1)
	}
	for g.way < -step/2 {
		g.way += step
		g.moved(-1)
	}
}

// DragEnd lets the row go.
func (g *grip) DragEnd() { g.way = 0 }

// MinSize returns a finger's.
func (g *grip) MinSize() fyne.Size { return fyne.NewSquareSize(max(look.Touch, 30*look.Scale())) }

// AccessibilityLabel names what is dragged.
func (g *grip) AccessibilityLabel() string { return g.label }

// AccessibilityRole returns that of a button.
func (g *grip) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer draws the grip.
func (g *grip) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(arrange.Padded(13, g.image))
}
