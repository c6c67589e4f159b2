package museum

import (
	"slices"
	"strconv"

	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/museum"
	"docent/rules/museum/gallery"
)

// model holds what the board shows, without any drawing.
type model struct {
	shown bool
	ended bool // museums are counted; nothing lies on the board any longer
	told  bool // cards are told by name
	turn  rules.Seat
	asked asked
	stage stage
	sites [4]siteLook
	row   [3]portraitLook
	news  newsLook
	seats []seatLook
	halls []hallLook
	hands map[rules.Seat]hands // whose museums may be laid now
}

// hands are the offers that the board itself plays, of one seat.
type hands map[rules.Kind]rules.Offer

// asked is the question of the moment; its kind is "" where there is none. Laying a museum is one question, whatever it is
// laid with.
type asked struct {
	kind rules.Kind
	seat rules.Seat
}

// lays reports whether the question is how a museum lies.
func (q asked) lays() bool { return q.kind == "arranged" }

// answers reports whether another question is asked than before.
func (x *model) answers(before *model) bool {
	return before.asked != x.asked && before.asked.kind != "" && x.asked.kind != ""
}

// stage is the part of a turn.
type stage int

const (
	between stage = iota
	importing
	improving
	ending
)

// siteLook is a continent.
type siteLook struct {
	pile, open, covered int
	fresh, stale        int // Public Opinion cards that stay, and that go at the end of this turn
	places, tokens      int
	customs             int
	closed, lit         bool
	thing               rules.Thing
	losses              []loss
}

// loss is the points that Public Opinion would cost a seat now.
type loss struct {
	seat   rules.Seat
	points int
}

// portraitLook is an open personality.
type portraitLook struct {
	cost      int
	gone, lit bool
	thing     rules.Thing
}

// newsLook is the headline.
type newsLook struct {
	round        int // since when; 0 before the first
	closed       []int
	fewer, more  []int
	anyContinent bool
}

// seatLook holds what a player has.
type seatLook struct {
	seat                             rules.Seat
	score, prestige, notoriety, hand int
	pool, museum, staff              int
	poolLit                          bool
	poolThing                        rules.Thing
}

// hallLook is a seat's museum.
type hallLook struct {
	seat          rules.Seat
	board         gallery.Board
	layout        gallery.Layout
	rules         gallery.Rules
	cards         []museum.Card // by place; zero is none
	tray          museum.Cards  // told and not laid yet
	known         museum.Cards  // where cards are not told: those whose names are known from before, not laid yet
	gains         []gain
	duties        []duty // what its owner tells for the count
	total, second int    // under the table's reading and under the other
}

// handKinds are the actions that a museum is laid with.
var handKinds = []rules.Kind{"put", "lift", "shift", "rearrange", "arranged", "shape"}

// free returns the next free cell after one, or -1 where all are taken.
func (h *hallLook) free(after int) int {
	n := len(h.cards)
	for i := 1; i <= n; i++ {
		if at := (after + i + n) % n; h.board.Cells().Has(at) && h.cards[at] == 0 {
			return at
		}
	}
	return -1
}

// laid returns how many cards lie in the museum.
func (h *hallLook) laid() int {
	n := 0
	for _, c := range h.cards {
		if c != 0 {
			n++
		}
	}
	return n
}

// place returns a cell as row and column.
func (h *hallLook) place(cell int) (row, column int) {
	return cell/h.board.Width() + 1, cell%h.board.Width() + 1
}

// number returns a cell as the rules tell it: row and column as the digits of a number.
func (h *hallLook) number(cell int) int {
	row, column := h.place(cell)
	return 10*row + column
}

// thing returns a cell as the rules name it.
func (h *hallLook) thing(cell int) rules.Thing { return rules.Of("cell", h.number(cell)) }

// word returns a cell as answers name it.
func (h *hallLook) word(cell int) string { return strconv.Itoa(h.number(cell)) }

// index returns the cell of a number; -1 where the museum has no such cell.
func (h *hallLook) index(number int) int {
	row, column := number/10-1, number%10-1
	if row < 0 || column < 0 || column >= h.board.Width() || row >= h.board.Height() {
		return -1
	}
	at := row*h.board.Width() + column
	if !h.board.Cells().Has(at) {
		return -1
	}
	return at
}

// things returns what can be tapped in the museum that is large.
func (h *hallLook) things() []rules.Thing {
	var list []rules.Thing
	for _, cell := range h.board.Cells().List() {
		list = append(list, h.thing(cell))
	}
	for civ := range civLetters {
		list = append(list, civThing(civ))
	}
	for dom := range domainLetters {
		list = append(list, domainThing(dom))
	}
	for _, d := range h.duties {
		list = append(list, d.thing)
	}
	return list
}

// things returns what can be tapped while no museum is large.
func (x *model) things() []rules.Thing {
	var list []rules.Thing
	for _, site := range x.sites {
		if site.lit {
			list = append(list, site.thing)
		}
	}
	for _, p := range x.row {
		if p.lit {
			list = append(list, p.thing)
		}
	}
	for _, s := range x.seats {
		if s.poolLit {
			list = append(list, s.poolThing)
		}
	}
	for i, s := range x.seats {
		list = append(list, rules.Of("museum", s.seat))
		for _, d := range x.halls[i].duties {
			list = append(list, d.thing)
		}
	}
	return list
}

// heightFor returns the least height at which the game on the table is told.
func (x *model) heightFor(width float32, open bool) float32 {
	switch {
	case open && width < broadHall:
		grid := max(5*look.Touch, width-narrowList()-look.Gap) // cells as wide as they get
		return hallHead() + grid + keysHeight(width, x.told) + thumbRoom(x.told) + look.Pad + 2*look.Gap
	case open:
		return hallHead() + 5*look.Touch + keysHeight(width, x.told) + 2*look.Gap
	case x.ended && width < broadHall:
		return 2*(200+dutiesHeight()) + look.Gap
	case x.ended:
		return 300
	case width < broadHall:
		return trackHeight(width) + siteLeast(width) + 2*stripHeight() + 3*look.Gap
	}
	return trackHeight(width) + siteLeast(width) + 96 + 2*look.Gap
}

// alike reports whether two museums hold the same cards in the same places.
func alike(a, b *hallLook) bool {
	return a.board == b.board && slices.Equal(a.cards, b.cards) && slices.Equal(a.tray, b.tray)
}

// arrangeable reports whether there is more than one way to lay the museum.
func (h *hallLook) arrangeable() bool { return h.laid()+len(h.tray) > 1 }

// lineAfter returns the next line after one that counts a cell; -1: no line.
func (h *hallLook) lineAfter(line, cell int) int {
	for i := 1; i <= len(h.gains)+1; i++ {
		at := (line+1+i)%(len(h.gains)+1) - 1
		if at < 0 || h.gains[at].cells.Has(cell) {
			return at
		}
	}
	return line
}
