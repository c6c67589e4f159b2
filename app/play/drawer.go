package play

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// drawer brings the cards of the seats down over the board, where they have no place of their own.
type drawer struct {
	table *Table
	down  bool
}

// toggle brings the drawer down, or puts it away.
func (d *drawer) toggle() {
	t := d.table
	d.down = !d.down
	t.pads.tray.open = false
	t.layout.redraw()
	t.layout.again()
}

// away puts drawer and open tray away.
func (d *drawer) away() {
	d.down = false
	d.table.pads.tray.unfold(false)
}

// Fold puts away what lies open over the board, and reports whether anything did.
func (t *Table) Fold() bool {
	open := t.root != nil && !t.shade.Hidden
	if open {
		t.drawer.away()
	}
	return open
}

// veil lies over something and takes every tap for one deed.
type veil struct {
	widget.BaseWidget
	tapped func()
	dims   bool
	shade  canvas.Rectangle
}

func newVeil(dims bool, tapped func()) *veil {
	v := &veil{tapped: tapped, dims: dims}
	v.ExtendBaseWidget(v)
	v.Hide()
	return v
}

// MinSize lets it lie over anything.
func (v *veil) MinSize() fyne.Size { return fyne.Size{} }

// Tapped does what the veil is for.
func (v *veil) Tapped(*fyne.PointEvent) { v.tapped() }

// TappedSecondary takes a slow tap like any other.
func (v *veil) TappedSecondary(*fyne.PointEvent) { v.tapped() }

// AccessibilityLabel returns no words: there is a button for it.
func (v *veil) AccessibilityLabel() string { return "" }

// AccessibilityRole returns that of a ground.
func (v *veil) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer draws nothing, or a shade.
func (v *veil) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(v, func(size fyne.Size) []fyne.CanvasObject {
		if !v.dims {
			return nil
		}
		v.shade.FillColor = color.NRGBA{A: 110}
		arrange.Place(&v.shade, 0, 0, size.Width, size.Height)
		return []fyne.CanvasObject{&v.shade}
	})
}

// ground is the panel behind the dock, or behind what hangs down from the top. It takes the taps beside what stands on it:
// nothing beneath feels them.
type ground struct {
	kit.Shield
	hangs bool
	plain bool // a column: no round corners
	over  bool // of a sheet that goes away
	plate canvas.Rectangle
}

func newGround(hangs bool) *ground {
	g := &ground{hangs: hangs}
	g.ExtendBaseWidget(g)
	return g
}

// Passing reports whether a sheet stands on it.
func (g *ground) Passing() bool { return g.over }

// CreateRenderer draws the panel.
func (g *ground) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(g, func(size fyne.Size) []fyne.CanvasObject {
		p := &g.plate
		p.FillColor, p.StrokeColor, p.StrokeWidth = theme.Color(look.Panel), theme.Color(look.Edge), 1
		var top, low float32 = look.SheetRadius, 0
		if g.hangs {
			top, low = 0, look.SheetRadius
		}
		if g.plain {
			top, low = 0, 0
		}
		p.TopLeftCornerRadius, p.TopRightCornerRadius = top, top
		p.BottomLeftCornerRadius, p.BottomRightCornerRadius = low, low
		arrange.Place(p, 0, 0, size.Width, size.Height)
		return []fyne.CanvasObject{p}
	})
}
