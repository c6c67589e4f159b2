package museum

import (
	"slices"
	"strconv"

	"docent/app/board"
	"docent/rules"
	"docent/rules/museum"
	"docent/rules/museum/gallery"
)

// model is what the board of Museum shows, without any drawing.
type model struct {
	shown bool
	ended bool // museums are counted; nothing lies on the board any longer
	told  bool // cards are told by name
	turn  rules.Seat
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

// loss is what Public Opinion would cost a seat now.
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

// seatLook is what a player has.
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
	gains         []gain
	duties        []duty // what its owner tells for the count
	total, second int    // under the table's reading and under the other
}

// handKinds are the actions that the board plays itself.
var handKinds = []rules.Kind{"put", "lift", "shift", "rearrange", "arranged", "shape"}

// readExhibition takes up a state.
func readExhibition(s *museum.State, scene board.Scene) model {
	x := model{
		shown: true, ended: s.Ended, told: s.Level == museum.Full, turn: s.Turn, stage: stageOf(s),
		hands: map[rules.Seat]hands{},
	}
	if s.Ended {
		x.turn = rules.Table
	}
	x.readHands(scene.Offers)
	for i := range s.Players {
		x.seats = append(x.seats, readSeat(s, rules.Seat(i), scene.Offers))
		hall := readHall(s, rules.Seat(i))
		hall.duties = dutiesOf(s, hall.seat, scene.Offers)
		x.halls = append(x.halls, hall)
	}
	for i := range s.Sites {
		x.sites[i] = readSite(s, i, scene.Offers)
	}
	for i, p := range s.Row {
		thing := rules.Of("portrait", i+1)
		x.row[i] = portraitLook{p.Cost, p.Gone, board.Lit(scene.Offers, thing), thing}
	}
	x.news = readNews(s)
	return x
}

// stageOf is the part of the turn that the table is in.
func stageOf(s *museum.State) stage {
	if s.Ended {
		return between
	}
	if len(s.Agenda) == 0 {
		return improving
	}
	switch s.Agenda[0].Do.String() {
	case "take":
		return importing
	case "hand", "refill", "end":
		return ending
	}
	return between
}

// readHands finds what the board plays itself.
func (x *model) readHands(offers []rules.Offer) {
	for _, o := range offers {
		if !slices.Contains(handKinds, o.Kind) || o.Refused != nil && o.Kind != "arranged" {
			continue
		}
		if x.hands[o.Seat] == nil {
			x.hands[o.Seat] = hands{}
		}
		x.hands[o.Seat][o.Kind] = o
	}
}

func readSeat(s *museum.State, seat rules.Seat, offers []rules.Offer) seatLook {
	p := &s.Players[seat]
	thing := rules.Of("pool", seat)
	return seatLook{
		seat: seat, score: p.Score, prestige: p.Prestige, notoriety: p.Notoriety, hand: p.Hand, staff: p.Staff,
		pool: len(p.Pool), museum: max(len(p.Museum), len(p.Layout)), poolLit: board.Lit(offers, thing), poolThing: thing,
	}
}

func readSite(s *museum.State, i int, offers []rules.Offer) siteLook {
	x := s.Sites[i]
	thing := rules.Of("site", museum.Continent(i))
	look := siteLook{
		pile: x.Pile, open: x.Open, covered: x.Covered, fresh: x.Fresh, stale: x.Stale, tokens: x.Tokens, customs: x.Customs,
		closed: x.Closed, lit: board.Lit(offers, thing), thing: thing,
	}
	look.places = max(2+x.Customs, x.Open+x.Fresh+x.Stale, 1)
	for seat := range s.Players {
		if n := pooled(&s.Players[seat], i); n*x.Tokens > 0 {
			look.losses = append(look.losses, loss{rules.Seat(seat), n * x.Tokens})
		}
	}
	return look
}

// pooled is how many cards of a continent lie in a pool, as far as they were told.
func pooled(p *museum.Player, continent int) int {
	if p.Count.Pooled {
		return p.Count.Pool[continent]
	}
	n := 0
	for _, c := range p.Pool {
		if from, ok := c.Continent(); ok && int(from) == continent {
			n++
		}
	}
	return n
}

func readNews(s *museum.State) newsLook {
	n := newsLook{round: s.News.Round}
	for i, x := range s.Sites {
		switch {
		case x.Closed:
			n.closed = append(n.closed, i)
		case x.Customs < 0:
			n.fewer = append(n.fewer, i)
		case x.Customs > 0:
			n.more = append(n.more, i)
		}
	}
	n.anyContinent = len(n.closed)+len(n.fewer)+len(n.more) > 0
	return n
}

func readHall(s *museum.State, seat rules.Seat) hallLook {
	board, layout := s.Board(seat)
	h := hallLook{seat: seat, board: board, layout: layout, rules: s.Counting(seat), cards: make([]museum.Card, board.Places())}
	p := &s.Players[seat]
	rest := slices.Clone(p.Museum)
	for _, lies := range p.Layout {
		if at := h.index(int(lies.Cell)); at >= 0 {
			h.cards[at] = lies.Card
		}
		if at := slices.Index(rest, lies.Card); at >= 0 {
			rest = slices.Delete(rest, at, at+1)
		}
	}
	if s.Level == museum.Full {
		h.tray = rest
	}
	h.count()
	return h
}

// free is the next free cell after one, or -1 where all are taken.
func (h *hallLook) free(after int) int {
	n := len(h.cards)
	for i := 1; i <= n; i++ {
		if at := (after + i + n) % n; h.board.Cells().Has(at) && h.cards[at] == 0 {
			return at
		}
	}
	return -1
}

// laid is how many cards lie in the museum.
func (h *hallLook) laid() int {
	n := 0
	for _, c := range h.cards {
		if c != 0 {
			n++
		}
	}
	return n
}

// place is a cell as row and column.
func (h *hallLook) place(cell int) (row, column int) {
	return cell/h.board.Width() + 1, cell%h.board.Width() + 1
}

// number is a cell as the rules tell it: row and column as the digits of a number.
func (h *hallLook) number(cell int) int {
	row, column := h.place(cell)
	return 10*row + column
}

func (h *hallLook) word(cell int) string { return strconv.Itoa(h.number(cell)) }

// index is the reverse of number; -1 where the museum has no such cell.
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

// things lists what can be tapped now.
func (x *model) things(open rules.Seat) []rules.Thing {
	var list []rules.Thing
	if open >= 0 {
		h := &x.halls[open]
		for _, cell := range h.board.Cells().List() {
			list = append(list, rules.Of("cell", h.number(cell)))
		}
		for i := range civLetters {
			list = append(list, rules.Of("civ", civLetters[i:i+1]))
		}
		for i := range domainLetters {
			list = append(list, rules.Of("domain", domainLetters[i:i+1]))
		}
		return list
	}
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
			if d.open {
				list = append(list, d.thing)
			}
		}
	}
	return list
}
