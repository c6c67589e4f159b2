package cgexpo

import (
	"sync"

	"docent/rules"
)

// quest is all that a search depends on: the same quest finds the same.
type quest struct {
	rows   *Row // of the board, which nobody changes in place
	from   Square
	pips   int
	house  House
	held   Items
	opened Doors
	carry  bool
	cds    Square
	own    [kindsOfItem]Square // own items that may be picked up
	crowd  crowd
}

// quest notes what the thief has and what stands in the way.
func (s *State) quest(seat rules.Seat, pips int, q *quest) {
	t := &s.Thieves[seat]
	*q = quest{
		rows: &s.Prints.Board.Rows[0], from: t.Square, pips: pips, house: s.House, opened: t.Opened,
		carry: s.carrier() == seat,
	}
	s.litter(t, &q.own)
	for kind := range t.Items {
		if t.Items[kind].At == InPack {
			q.held |= 1 << kind
		}
	}
	switch s.CDs.At {
	case AtStart:
		q.cds = s.Prints.Starts[CDs-1]
	case OnBoard:
		q.cds = s.CDs.Square
	}
	s.gather(seat, &q.crowd)
}

// solid returns what nobody may end on, but for the CDs.
func (q *quest) solid() Plane {
	p := q.crowd.plane()
	for _, own := range q.own {
		p.remove(own)
	}
	return p
}

// searches are those of rolls: a move is offered, asked, judged and made by the same one.
var searches = sync.Pool{New: func() any { return &Reach{} }}

// rolled returns where the active thief's roll leads. Who is done with it gives it back.
func (s *State) rolled() *Reach {
	r := searches.Get().(*Reach)
	s.search(s.Turn, s.Scratch.Dice[0]+s.Scratch.Dice[1], r)
	return r
}

func (r *Reach) giveBack() { searches.Put(r) }
