package app

import (
	"docent/app/board"
	"docent/app/kit"
	"docent/rules"
)

var _ board.Coverer = (*tablePage)(nil)

// Cover hands the device to a seat that wants to see its own map.
func (t *tablePage) Cover(seat rules.Seat) {
	if !t.settle() {
		t.app.push(&passPage{app: t.app, table: t, seat: seat, maps: true})
	}
}

// showMap is the seat's own map, until it is closed: then the table comes back.
func (p *passPage) showMap() {
	a, t := p.app, p.table
	mapper, ok := t.artist.(board.Mapper)
	if !ok {
		a.pop()
		return
	}
	drawn := mapper.Map(t, t.play.Position().View(p.seat), p.seat)
	if drawn == nil {
		a.pop()
		return
	}
	var s *kit.Sheet
	done := kit.NewPrimary(kit.IconCheck, a.text("cover.back"), func() { s.Close() })
	s = a.sheet(t.teller.Thing(rules.Of("map", p.seat)), kit.Column(kit.Pad, p.whose(), drawn), done)
	s.Sticky = true
	s.OnClosed = func() {
		if a.top() == page(p) {
			a.pop()
		}
	}
	a.open(s)
}
