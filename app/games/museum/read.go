package museum

import (
	"slices"

	"docent/app/board"
	"docent/rules"
	"docent/rules/museum"
)

// readModel returns what the board shows of a state.
func readModel(s *museum.State, scene board.Scene) *model {
	x := &model{
		shown: true, ended: s.Ended, told: s.Level == museum.Full, turn: s.Turn, stage: stageOf(s),
		asked: askedIn(scene.Offers), hands: map[rules.Seat]hands{},
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

// askedIn returns the question of the moment: what does not stand aside is asked first.
func askedIn(offers []rules.Offer) asked {
	for _, o := range offers {
		switch {
		case o.Aside:
		case slices.Contains(handKinds, o.Kind):
			return asked{"arranged", o.Seat}
		default:
			return asked{o.Kind, o.Seat}
		}
	}
	return asked{}
}

// stageOf returns the part of the turn that the table is in.
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

// readHands takes up what the board plays itself.
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

// readSeat returns what a player has.
func readSeat(s *museum.State, seat rules.Seat, offers []rules.Offer) seatLook {
	p := &s.Players[seat]
	thing := rules.Of("pool", seat)
	return seatLook{
		seat: seat, score: p.Score, prestige: p.Prestige, notoriety: p.Notoriety, hand: p.Hand, staff: p.Staff,
		pool: len(p.Pool), museum: max(len(p.Museum), len(p.Layout)), poolLit: board.Lit(offers, thing), poolThing: thing,
	}
}

// readSite returns a continent.
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

// pooled returns how many cards of a continent lie in a pool, as far as they were told.
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

// readNews returns the headline and what it does to the continents.
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

// knownBefore lists the cards of a museum that were told by name and lie on no cell yet, as museums are entered: without their
// values.
func knownBefore(p *museum.Player) museum.Cards {
	var list museum.Cards
	for _, c := range p.Museum {
		if c.Named() {
			list = append(list, museum.NewCard(c.Civ(), c.Dom(), 0))
		}
	}
	for _, lies := range p.Layout {
		if at := slices.Index(list, museum.NewCard(lies.Card.Civ(), lies.Card.Dom(), 0)); at >= 0 {
			list = slices.Delete(list, at, at+1)
		}
	}
	return list
}

// readHall returns a seat's museum, counted.
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
	} else {
		h.known = knownBefore(p)
	}
	h.count()
	return h
}
