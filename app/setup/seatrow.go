package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/shell"
	"docent/tracker"
)

// seatRow is one player of the set-up: the name opens the player's sheet, the grip and the arrows change the order.
type seatRow struct {
	widget.BaseWidget
	up, down *kit.ActionButton
	mark     *kit.Medallion
	box      *fyne.Container
}

// row returns the row of one player.
func (s *seating) row(player *tracker.Player) *seatRow {
	a := s.app
	r := &seatRow{}
	r.up = kit.NewIconButton("up", a.Text("setup.up", "who", player.Name), func() { s.onMove(player, -1) })
	r.down = kit.NewIconButton("down", a.Text("setup.down", "who", player.Name), func() { s.onMove(player, 1) })
	handle := newGrip(a.Text("setup.drag", "who", player.Name), func() float32 { return r.Size().Height + look.Gap }, func(by int) { s.onMove(player, by) })
	name := kit.NewListRow("", player.Name, "", func() { s.onEdit(player) })
	r.mark = kit.NewSeatMark(player.Symbol, 34)
	name.Leading = r.mark
	name.Chevron = false
	switch {
	case len(s.seats) == 1:
		r.box = arrange.Row(4, arrange.Grow(name))
	case s.class == shell.Phone && look.LargeText():
		r.box = arrange.Column(0, name, arrange.Row(4, arrange.Space(), handle, r.up, r.down))
	default:
		r.box = arrange.Row(4, handle, arrange.Grow(name), r.up, r.down)
	}
	r.ExtendBaseWidget(r)
	return r
}

// HeightFor returns the height in a width.
func (r *seatRow) HeightFor(width float32) float32 { return arrange.HeightFor(r.box, width) }

// CreateRenderer draws the row.
func (r *seatRow) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(r.box) }
