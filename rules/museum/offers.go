package museum

import "docent/rules"

// offers proposes what the agenda waits for or, where it is empty, what the active
// player may do.
func offers(s *State, m *rules.Menu[State]) {
	t := s.next()
	switch {
	case t.Do.auto():
		m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Auto, Rule: "MU-EOT-2"}, Referee{})
	case t.Do != 0:
		s.offerAnswers(t, m)
	case !s.Ended:
		s.offerTurn(m)
	}
}

// offerTurn proposes the improvement (MU-DEV-1).
func (s *State) offerTurn(m *rules.Menu[State]) {
	by := s.Turn
	p := &s.Players[by]
	m.Add(rules.Offer{Seat: by, Rule: "MU-DEV-2"}, s.exampleExhibit(by))
	for i := range s.Players {
		owner := rules.Seat(i)
		if owner != by && len(s.Players[i].Pool) > 0 {
			m.Add(rules.Offer{Seat: by, Rule: "MU-DEV-5", About: onSeat[i], On: onPool[i]}, s.exampleBuy(by, owner))
		}
	}
	for i := range s.Row {
		if !s.Row[i].Gone && s.Row[i].Cost == 0 && s.Scratch.Mode != Inventory {
			m.Add(rules.Offer{Seat: by, Rule: "MU-PER-1", About: onPortrait[i], On: onPortrait[i]}, prices[i])
		}
	}
	s.offerShow(by, m)
	if len(p.Pool) > 0 {
		m.Add(rules.Offer{Seat: by, Rule: "MU-INV-1", On: onPool[by]}, TakeBack{Cards: p.Pool[:1:1]})
	}
	if p.Notoriety > 0 {
		m.Add(rules.Offer{Seat: by, Rule: "MU-NOT-1"}, noEffect)
	}
	if s.full() && len(p.Museum) > 0 {
		s.offerLayout(by, m)
	}
	m.Add(rules.Offer{Seat: by, Rule: "MU-EOT-1"}, endTurn)
}

// exampleExhibit is the cheapest payment that is legal, if one is easily found.
func (s *State) exampleExhibit(by rules.Seat) Exhibit {
	p := &s.Players[by]
	switch {
	case s.full() && len(p.Known) > 1:
		cheap, dear := p.Known[0], p.Known[0]
		at := 0
		for i, c := range p.Known {
			if c.Value() < cheap.Value() {
				cheap, at = c, i
			}
		}
		for i, c := range p.Known {
			if i != at && (c.Value() > dear.Value() || dear == cheap) {
				dear = c
			}
		}
		if dear.Value() >= cheap.Value() {
			return Exhibit{Hand: []Card{cheap}, Payers: []Card{dear}}
		}
	case s.full() && len(p.Known) == 1 && p.Prestige >= p.Known[0].Value():
		return Exhibit{Hand: []Card{p.Known[0]}, Prestige: p.Known[0].Value()}
	case !s.full() && p.Hand > len(p.Known)+1:
		return Exhibit{Hand: []Card{NewCard(0, 0, 1)}, Payers: []Card{NewCard(0, 0, 1)}}
	case !s.full() && p.Hand > 1 && len(p.Known) > 1:
		return Exhibit{Hand: []Card{p.Known[0]}, Payers: []Card{p.Known[len(p.Known)-1]}}
	}
	if len(p.Pool) > 0 && p.Prestige >= p.Pool[0].Value() {
		return Exhibit{Pool: []Card{p.Pool[0]}, Prestige: p.Pool[0].Value()}
	}
	return Exhibit{}
}

// exampleBuy buys the first card of a pool for prestige.
func (s *State) exampleBuy(by, owner rules.Seat) Buy {
	c := s.Players[owner].Pool[0]
	p := &s.Players[by]
	b := Buy{Owner: owner, Cards: []Card{c}, Prestige: max(0, min(c.Value(), p.Prestige-1))}
	if b.Prestige == c.Value() {
		return b
	}
	for _, k := range p.Known {
		if k.Value() >= c.Value() {
			return Buy{Owner: owner, Cards: []Card{c}, Payers: []Card{k}}
		}
	}
	if !s.full() && p.Hand > len(p.Known) {
		return Buy{Owner: owner, Cards: []Card{c}, Payers: []Card{NewCard(0, 0, topValue)}}
	}
	return b
}

// offerLayout proposes to lay the museum's cards.
func (s *State) offerLayout(by rules.Seat, m *rules.Menu[State]) {
	free, placed := s.freeCells(by), s.Players[by].Layout
	if len(free) > 0 {
		card := NewCard(1, 1, 0)
		if s.full() {
			if rest := s.unplaced(by); len(rest) > 0 {
				card = rest[0]
			}
		}
		m.Add(rules.Offer{Seat: by, Rule: "MU-DEV-6"}, Put{free[0], card})
	}
	if len(placed) == 0 {
		return
	}
	m.Add(rules.Offer{Seat: by, Rule: "MU-DEV-6"}, Lift{placed[0].Cell})
	if to := s.elsewhere(by); to > 0 {
		m.Add(rules.Offer{Seat: by, Rule: "MU-DEV-6"}, Shift{placed[0].Cell, to})
	}
	cells := make([]Cell, len(placed))
	for i := range placed {
		cells[i] = placed[i].Cell
	}
	m.Add(rules.Offer{Seat: by, Rule: "MU-FIN-2"}, Rearrange{cells})
}

// elsewhere is a cell that the first card may go to; 0 if there is none.
func (s *State) elsewhere(by rules.Seat) Cell {
	for _, c := range s.cellsOf(by) {
		if c != s.Players[by].Layout[0].Cell {
			return c
		}
	}
	return 0
}

// offerAnswers proposes the answers to what is asked.
func (s *State) offerAnswers(t Task, m *rules.Menu[State]) {
	switch t.Do {
	case askTake:
		s.offerTakes(t.Seat, m)
	case askNews:
		m.Add(rules.Offer{Seat: rules.Table, Rule: "MU-NEWS-1"}, Headline{})
	case askHand:
		m.Add(rules.Offer{Seat: t.Seat, Rule: "MU-EOT-1"}, PutAway{s.surplus(t.Seat)})
		s.offerShow(t.Seat, m)
	case askRefill:
		m.Add(rules.Offer{Seat: rules.Table, Rule: "MU-EOT-2"}, Refill{})
	case askBonus:
		m.Add(rules.Offer{Seat: rules.Table, Rule: "MU-SCORE-5"}, Bonuses{})
	case askTokens:
		m.Add(rules.Offer{Seat: rules.Table, Rule: "MU-SCORE-6"}, Tokens{})
	case askTally:
		m.Add(rules.Offer{Seat: t.Seat, Rule: "MU-SCORE-7", About: onSeat[t.Seat]}, Tally{})
	case askGrid:
		s.offerLayout(t.Seat, m)
		m.Add(rules.Offer{Seat: t.Seat, Rule: "MU-FIN-2", About: onSeat[t.Seat]}, Arranged{})
	case askPool:
		m.Add(rules.Offer{Seat: t.Seat, Rule: "MU-SCORE-6", About: onSeat[t.Seat]}, Pool{})
	case askPatron:
		if len(s.Prints.Patrons) > 0 {
			m.Add(rules.Offer{Seat: t.Seat, Rule: "MU-SCORE-3", About: onSeat[t.Seat]}, Patron{s.Prints.Patrons[0].ID})
		}
		m.Add(rules.Offer{Seat: t.Seat, Rule: "MU-SCORE-3", About: onSeat[t.Seat]}, PatronPoints{})
	}
}

// offerShow proposes to tell a card of the hand.
func (s *State) offerShow(seat rules.Seat, m *rules.Menu[State]) {
	if p := &s.Players[seat]; s.full() && p.Hand > len(p.Known) {
		m.Add(rules.Offer{Seat: seat, Rule: "MU-DEV-2"}, Show{NewCard(1, 1, 1)})
	}
}

// offerTakes proposes an object of each continent, or to leave them.
func (s *State) offerTakes(seat rules.Seat, m *rules.Menu[State]) {
	for i := range s.Sites {
		take := Take{Continent: Continent(i)}
		if s.full() {
			take.Card = NewCard(3*i+1, 1, 1)
		}
		m.Add(rules.Offer{Seat: seat, Rule: "MU-IMP-1", About: onContinent[i], On: onSite[i]}, take)
	}
	if seat != s.Turn {
		m.Add(rules.Offer{Seat: seat, Rule: "MU-IMP-2"}, leave)
	}
}

// surplus are the cards that a hand has too many, told ones first.
func (s *State) surplus(seat rules.Seat) []Card {
	p := &s.Players[seat]
	n := p.Hand - handLimit
	list := make([]Card, 0, max(n, 0))
	for i := 0; len(list) < n; i++ {
		if i < len(p.Known) {
			list = append(list, p.Known[i])
		} else {
			list = append(list, NewCard(0, 0, 1))
		}
	}
	return list
}

// What is offered over and over, made once.
var (
	onSeat      = things("seat", 4)
	onPool      = things("pool", 4)
	onPortrait  = things("portrait", 4)[1:]
	onContinent = ofContinents("continent")
	onSite      = ofContinents("site")

	prices                       = [3]Price{{1, 1}, {2, 1}, {3, 1}}
	noEffect rules.Action[State] = Notoriety{}
	endTurn  rules.Action[State] = EndTurn{}
	leave    rules.Action[State] = Leave{}
)

func things(noun string, n int) [][]rules.Thing {
	list := make([][]rules.Thing, n)
	for i := range list {
		list[i] = []rules.Thing{rules.Of(noun, i)}
	}
	return list
}

func ofContinents(noun string) [continents][]rules.Thing {
	var all [continents][]rules.Thing
	for i := range all {
		all[i] = []rules.Thing{rules.Of(noun, Continent(i))}
	}
	return all
}
