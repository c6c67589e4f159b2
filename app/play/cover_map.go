package play

import (
	"docent/app/board"
	"docent/app/kit"
	"docent/app/shell"
	"docent/rules"
)

var _ board.Coverer = (*Table)(nil)

// Cover hands the device to a seat that wants to see its own map.
func (t *Table) Cover(seat rules.Seat) {
	if !t.settle() {
		t.app.Push(&passing{app: t.app, table: t, seat: seat, maps: true})
	}
}

// showMap is the seat's own map, until it is closed: then the table comes back.
func (p *passing) showMap() {
	a, t := p.app, p.table
	mapper, ok := t.artist.(board.Mapper)
	if !ok {
		a.Pop()
		return
	}
	drawn := mapper.Map(t, t.play.Position().View(p.seat), p.seat)
	if drawn == nil {
		a.Pop()
		return
	}
	var s *kit.Sheet
	done := kit.NewPrimary(kit.IconCheck, a.Text("cover.back"), func() { s.Close() })
	s = a.Sheet(t.teller.Thing(rules.Of("map", p.seat)), kit.Column(kit.Pad, p.whose(), drawn), done)
	s.Sticky = true
	s.OnClosed = func() {
		if a.Top() == shell.Page(p) {
			a.Pop()
		}
	}
	a.Open(s)
}
