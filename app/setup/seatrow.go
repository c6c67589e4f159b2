package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/shell"
	"docent/assets"
	"docent/tracker"
)

// seatRow is one player of the set-up: the name opens the player's sheet, the grip and the arrows change the order.
type seatRow struct {
	widget.BaseWidget
	up, down *kit.ActionButton
	box      *fyne.Container
}

func (p *Page) row(player *tracker.Player) *seatRow {
	a := p.app
	r := &seatRow{}
	r.up = kit.NewIconButton("up", a.Text("setup.up", "who", player.Name), func() { p.onMove(player, -1) })
	r.down = kit.NewIconButton("down", a.Text("setup.down", "who", player.Name), func() { p.onMove(player, 1) })
	handle := newGrip(a.Text("setup.drag", "who", player.Name), func() float32 { return r.Size().Height + kit.Gap }, func(by int) { p.onMove(player, by) })
	name := kit.NewListRow("", player.Name, "", func() { p.onEdit(player) })
	name.Leading = kit.NewSeatMark(player.Symbol, 34)
	name.Chevron = false
	switch {
	case len(p.seats) == 1:
		r.box = kit.Row(4, kit.Grow(name))
	case p.class == shell.Phone && kit.LargeText():
		r.box = kit.Column(0, name, kit.Row(4, kit.Space(), handle, r.up, r.down))
	default:
		r.box = kit.Row(4, handle, kit.Grow(name), r.up, r.down)
	}
	r.ExtendBaseWidget(r)
	return r
}

// HeightFor is the height in a width.
func (r *seatRow) HeightFor(width float32) float32 { return kit.HeightFor(r.box, width) }

// CreateRenderer draws the row.
func (r *seatRow) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(r.box) }

// grip is what a row is dragged by.
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
	g.image = &canvas.Image{Resource: kit.IconIn("grip", kit.InkSoft), FillMode: canvas.ImageFillContain}
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

// MinSize is a finger's.
func (g *grip) MinSize() fyne.Size { return fyne.NewSquareSize(max(kit.Touch, 30*kit.Scale())) }

// AccessibilityLabel says what is dragged.
func (g *grip) AccessibilityLabel() string { return g.label }

// AccessibilityRole is that of a button.
func (g *grip) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer draws the grip.
func (g *grip) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(kit.Padded(13, g.image))
}

// seatNames is the name of a seat in every language.
func seatNames(a *shell.App, number string) []string {
	var all []string
	for _, l := range assets.Languages() {
		all = append(all, assets.TextsIn(l.Tag).Text("app.seat", map[string]any{"id": number}))
	}
	return all
}
