//go:build !js

package seats

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/rules"
	"docent/tracker/seats"
)

// requests asks about phones that want a seat which another one has.
func (s *sheet) requests() (objs []fyne.CanvasObject) {
	a, host := s.app, s.seats.host
	for _, p := range host.Phones() {
		if !p.Asks {
			continue
		}
		text := kit.NewBanner(kit.Notice, a.Text("phones.asks", "seat", s.seats.name(p.Wants)), nil)
		answers := arrange.FlowFill(look.Gap,
			kit.NewActionButton("close", a.Text("phones.away"), func() { host.TurnAway(p.ID) }),
			kit.NewPrimary(look.IconCheck, a.Text("phones.in"), func() { host.LetIn(p.ID) }))
		objs = append(objs, arrange.Column(look.Gap, text, answers))
	}
	return objs
}

// rows lists the seats with the phones that have them, and how many look on.
func (s *sheet) rows() (objs []fyne.CanvasObject) {
	a := s.app
	at := map[rules.Seat]seats.Phone{}
	looking := 0
	for _, p := range s.seats.host.Phones() {
		if p.Seat < 0 {
			looking++
		} else {
			at[p.Seat] = p
		}
	}
	view := s.play.Position().View(rules.Table)
	for i, player := range s.play.Header().Players {
		seat := rules.Seat(i)
		p, has := at[seat]
		symbol := a.Badge(s.play.Header().Game, view, seat, player.Symbol)
		texts := arrange.Column(0, kit.NewWrapped(player.Name, kit.Strong), kit.NewWrapped(s.state(p, has), kit.Caption))
		row := arrange.Row(look.Pad, kit.NewSeatMark(symbol, 36), arrange.Grow(texts))
		if has {
			row.Add(kit.NewQuiet("", a.Text("phones.out"), func() { s.seats.host.PutOut(seat) }))
		}
		objs = append(objs, row)
	}
	if looking > 0 {
		objs = append(objs, kit.NewWrapped(a.Plural("phones.looking", looking), kit.Caption))
	}
	return objs
}

// state tells how a seat is played.
func (s *sheet) state(p seats.Phone, has bool) string {
	switch {
	case !has:
		return s.app.Text("phones.free")
	case p.Online:
		return s.app.Text("phones.there")
	}
	return s.app.Text("phones.asleep", "when", s.app.When(p.Seen))
}
