//go:build !js

package seats

import (
	"fyne.io/fyne/v2"
	qrcode "github.com/skip2/go-qrcode"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/shell"
	"docent/tracker"
	"docent/tracker/seats"
)

// sheet shows the code and where phones find the table, and who sits.
type sheet struct {
	*kit.Sheet
	seats *Seats
	app   *shell.App
	play  *tracker.Play
	body  *fyne.Container
	table bool // phones may act for the table
}

func newSheet(s *Seats, play *tracker.Play) *sheet {
	one := &sheet{seats: s, app: s.app, play: play, body: arrange.Column(look.Pad)}
	one.Sheet = s.app.Sheet(s.app.Text("phones.title"), one.body)
	one.fill()
	return one
}

// fill shows how things are now.
func (s *sheet) fill() {
	if !s.seats.offers(s.play) {
		s.refused()
		return
	}
	var objs []fyne.CanvasObject
	objs = append(objs, s.requests()...)
	objs = append(objs, s.door()...)
	objs = append(objs, s.rows()...)
	a := s.app
	objs = append(objs,
		kit.NewToggle(a.Text("phones.table"), a.Text("phones.table.about"), s.table, s.onTable),
		kit.NewWrapped(a.Text("phones.private"), kit.Caption),
		kit.NewActionButton("cross", a.Text("phones.stop"), s.onStop))
	s.body.Objects = objs
	s.SetActions()
	s.body.Refresh()
	s.Refresh()
}

// refused tells that the system gives no way in.
func (s *sheet) refused() {
	a := s.app
	s.body.Objects = []fyne.CanvasObject{kit.NewBanner(kit.Warn, a.Text("phones.closed"), nil)}
	s.SetActions(kit.NewPrimary("again", a.Text("phones.retry"), func() {
		s.seats.offer(s.play, nil)
		s.fill()
	}))
	s.body.Refresh()
	s.Refresh()
}

// door shows the way in: a code to scan, and what to type where no camera is at hand.
func (s *sheet) door() []fyne.CanvasObject {
	a, n := s.app, &s.seats.network
	n.see(s.seats.host.Addresses())
	if len(n.now) == 0 {
		return []fyne.CanvasObject{kit.NewBanner(kit.Warn, a.Text("phones.nowhere"), nil)}
	}
	var objs []fyne.CanvasObject
	if n.news != "" {
		objs = append(objs, kit.NewBanner(kit.Notice, a.Text(n.news), nil))
	}
	objs = append(objs, s.code(n.address())...)
	if len(n.now) > 1 {
		other := kit.NewActionButton("globe", a.Text("phones.other"), func() {
			n.shown++
			s.fill()
		})
		other.Caption = a.Text("phones.other.about")
		objs = append(objs, other)
	}
	if s.seats.lonely() {
		objs = append(objs, kit.NewBanner(kit.Notice, a.Text("phones.nobody"), nil))
	}
	return objs
}

// flat is the height of a window below which the code stands beside what is to be typed.
const flat float32 = 560

// code shows one way in.
func (s *sheet) code(at seats.Address) []fyne.CanvasObject {
	a := s.app
	typed := arrange.Column(look.Gap,
		kit.NewCentred(a.Text("phones.scan"), kit.Caption),
		kit.NewCentred(at.Short, kit.Strong),
		kit.NewCentred(s.seats.host.Code(), kit.Title))
	code, err := qrcode.New(at.URL, qrcode.Medium)
	if err != nil {
		return []fyne.CanvasObject{typed}
	}
	code.DisableBorder = true
	picture := kit.NewQR(code.Bitmap(), a.Text("phones.code.says", "address", at.Short))
	if a.Window.Canvas().Size().Height < flat {
		return []fyne.CanvasObject{arrange.Row(look.Edges, picture, arrange.Grow(typed))}
	}
	return []fyne.CanvasObject{picture, typed}
}

// onTable lets phones act for the table, or no longer.
func (s *sheet) onTable(on bool) {
	s.table = on
	s.seats.host.AllowTable(on)
}

func (s *sheet) onStop() {
	s.Close()
	s.seats.Stop()
}
