package museum

import "docent/rules"

// offers proposes what the agenda waits for or, where it is empty, what the active
// player may do. What the count asks is asked all at once.
func offers(s *State, m *rules.Menu[State]) {
	t := s.next()
	switch {
	case s.unattended():
		m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Auto, Rule: "MU-EOT-2"}, referee)
	case s.Ended:
		for i, t := range s.Agenda {
			s.offerCount(t, i > 0, m)
		}
	case t.Do == askChoice:
		for _, t := range s.Agenda {
			if t.Do == askChoice {
				s.offerChoice(t.Seat, m)
			}
		}
	case t.Do != 0:
		s.offerAnswers(t, m)
	default:
		s.offerTurn(m)
	}
	if !s.Ended && !s.unattended() && t.Do != askChoice {
		s.offerAsides(m)
	}
}

// offerAsides proposes what may come at any moment of a turn: what personalities and the
// headline bring, and to stop here. Where the rules know no end any more, stopping
// is asked for.
func (s *State) offerAsides(m *rules.Menu[State]) {
	if s.inTurn() {
		for i := range s.Players {
			switch {
			case s.Players[i].Staff > 0:
				m.Add(rules.Offer{Seat: rules.Seat(i), Rule: "MU-PER-1", About: onSeat[i], Aside: true}, brings)
			case s.News.Round > 0:
				m.Add(rules.Offer{Seat: rules.Seat(i), Rule: "MU-NEWS-1", About: onSeat[i], Aside: true}, brings)
			}
		}
	}
	if s.inTurn() {
		s.offerTexts(m)
	}
	m.Add(rules.Offer{Seat: rules.Table, Rule: "MU-FIN-1", Aside: !s.stuck()}, agree)
}

// offerTurn proposes the improvement (MU-DEV-1).
func (s *State) offerTurn(m *rules.Menu[State]) {
	by := s.Turn
	p := &s.Players[by]
	if s.Scratch.Mode != Inventory {
		m.Add(rules.Offer{Seat: by, Rule: "MU-DEV-2"}, s.exampleExhibit(by))
		s.offerBuys(by, m)
		for i := range s.Row {
			if s.Row[i].open() && s.Row[i].Cost == 0 {
				m.Add(rules.Offer{Seat: by, Rule: "MU-PER-1", About: onPortrait[i], On: onPortrait[i]}, prices[i])
			}
		}
	}
	s.offerShow(by, m)
	if len(p.Pool) > 0 && s.Scratch.Mode != Develop {
		m.Add(rules.Offer{Seat: by, Rule: "MU-INV-1", On: onPool[by]}, TakeBack{Cards: single(p.Pool[0])})
	}
	s.offerNotoriety(m)
	if s.full() && len(p.Museum) > 0 {
		s.offerLayout(by, true, m)
	}
	m.Add(rules.Offer{Seat: by, Rule: "MU-EOT-1"}, endTurn)
}

func (s *State) offerBuys(by rules.Seat, m *rules.Menu[State]) {
	for i := range s.Players {
		owner := rules.Seat(i)
		if owner != by && len(s.Players[i].Pool) > 0 {
			m.Add(rules.Offer{Seat: by, Rule: "MU-DEV-5", About: onSeat[i], On: onPool[i]}, s.exampleBuy(by, owner))
		}
	}
}

// offerNotoriety proposes a notoriety card of the active player.
func (s *State) offerNotoriety(m *rules.Menu[State]) {
	if s.Players[s.Turn].Notoriety > 0 && !s.Scratch.Notoriety {
		m.Add(rules.Offer{Seat: s.Turn, Rule: "MU-NOT-1", Aside: true}, noEffect)
	}
}

// offerShow proposes to tell a card of the hand.
func (s *State) offerShow(seat rules.Seat, m *rules.Menu[State]) {
	if p := &s.Players[seat]; s.full() && p.Hand > len(p.Known) {
		m.Add(rules.Offer{Seat: seat, Rule: "MU-DEV-2", About: onSeat[seat]}, anyCard)
	}
}

// offerLayout proposes to lay the museum's cards.
func (s *State) offerLayout(by rules.Seat, aside bool, m *rules.Menu[State]) {
	p := &s.Players[by]
	o := rules.Offer{Seat: by, Rule: "MU-DEV-6", About: onSeat[by], Aside: aside}
	if free := s.firstCell(by, 0); free > 0 {
		if card := s.toPut(p); card != 0 {
			m.Add(o, Put{free, card})
		}
	}
	if len(p.Layout) > 0 {
		first := p.Layout[0].Cell
		m.Add(o, Lift{first})
		if to := s.firstCell(by, first); to > 0 {
			m.Add(o, Shift{first, to})
		} else if n := len(p.Layout); n > 1 {
			m.Add(o, Shift{first, p.Layout[n-1].Cell})
		}
	}
	m.Add(rules.Offer{Seat: by, Rule: "MU-DEV-6", About: onSeat[by], Aside: true}, Shape{s.rows(by), Everybodys})
	if most := s.mostCellsOf(by); most > 0 {
		o.Rule = "MU-FIN-2"
		m.Add(o, Rearrange{s.asTheyLie(by, most)})
	}
}

// toPut returns a card that may be laid next; 0 where all are.
func (s *State) toPut(p *Player) Card {
	if !s.full() {
		return NewCard(1, 1, 0)
	}
	rest := p.unplaced()
	switch {
	case len(rest) == 0:
		return 0
	case rest[0].Named():
		return rest[0]
	}
	return NewCard(1, 1, rest[0].Value())
}

// asTheyLie returns the cells of the cards that lie, and the first free ones for the others.
func (s *State) asTheyLie(by rules.Seat, most int) []Cell {
	cells := make([]Cell, 0, most)
	for _, place := range s.Players[by].Layout {
		cells = append(cells, place.Cell)
	}
	for c := s.firstCell(by, 0); c > 0 && len(cells) < most; c = s.firstCell(by, c) {
		cells = append(cells, c)
	}
	return cells
}

// offerAnswers proposes the answers to what a turn asks.
func (s *State) offerAnswers(t Task, m *rules.Menu[State]) {
	switch t.Do {
	case askTake:
		s.offerTakes(t.Seat, m)
		s.offerNotoriety(m)
	case askHand:
		m.Add(rules.Offer{Seat: t.Seat, Rule: "MU-EOT-1", About: onSeat[t.Seat]}, PutAway{s.surplus(t.Seat)})
		s.offerShow(t.Seat, m)
		s.offerNotoriety(m)
	case askRefill:
		m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Chance, Rule: "MU-EOT-2"}, s.fewestOpinions())
	case askNews:
		m.Add(rules.Offer{Seat: rules.Table, Rule: "MU-NEWS-1", About: otherNews}, noNews)
		for i := range s.Prints.Headlines {
			h := &s.Prints.Headlines[i]
			about := []rules.Thing{rules.Of("headline", h.ID)}
			m.Add(rules.Offer{Seat: rules.Table, Rule: "MU-NEWS-1", About: about, On: about}, h.effect())
		}
	}
}

// offerCount proposes the answers to what the count asks. What comes later may be answered
// at once, but does not stand in the way.
func (s *State) offerCount(t Task, later bool, m *rules.Menu[State]) {
	switch o := (rules.Offer{Seat: t.Seat, Rule: "MU-SCORE-5", Aside: later}); t.Do {
	case askBonus:
		b := s.Prints.Bonus
		m.Add(o, Bonuses{b.Gallery, b.Full, b.Both})
	case askTokens:
		o.Rule = "MU-SCORE-6"
		m.Add(o, s.toldTokens())
	case askTally:
		o.Rule, o.About = "MU-SCORE-7", onSeat[t.Seat]
		m.Add(o, Tally{min(s.Players[t.Seat].Score, mostTally), min(s.Players[t.Seat].Prestige, mostTally)})
	case askGrid:
		s.offerLayout(t.Seat, later, m)
		o.Rule, o.About = "MU-FIN-2", onSeat[t.Seat]
		m.Add(o, arranged)
	case askPool:
		o.Rule, o.About = "MU-SCORE-6", onSeat[t.Seat]
		m.Add(o, noPool)
	case askPatron:
		o.Rule, o.About, o.On = "MU-SCORE-3", onSeat[t.Seat], onPatronage[t.Seat]
		if kept := s.Players[t.Seat].Count.Patron; kept > 0 {
			m.Add(o, PatronPoints{Patron: kept})
			return
		}
		if len(s.Prints.Patrons) > 0 {
			m.Add(o, Patron{s.Prints.Patrons[0].ID})
		}
		m.Add(o, noPatron)
	}
}

// offerTakes proposes an object of each continent, or to leave them.
func (s *State) offerTakes(seat rules.Seat, m *rules.Menu[State]) {
	rule := rules.RuleID("MU-IMP-2")
	if seat == s.Turn {
		rule = "MU-IMP-1"
	}
	for i := range s.Sites {
		take := takes[i]
		if s.full() {
			take = takesFull[i]
		}
		m.Add(rules.Offer{Seat: seat, Rule: rule, About: onContinent[i], On: onSite[i]}, take)
	}
	if seat != s.Turn || s.anyTakeable() == 0 {
		m.Add(rules.Offer{Seat: seat, Rule: "MU-IMP-2"}, leave)
	}
}

// fewestOpinions returns the refill that turns up no more opinions than it must.
func (s *State) fewestOpinions() rules.Action[State] {
	f := Refill{s.leastOpinions(0), s.leastOpinions(1), s.leastOpinions(2), s.leastOpinions(3)}
	if f == (Refill{}) {
		return objectsOnly
	}
	return f
}

func (s *State) toldTokens() Tokens {
	return Tokens{s.Sites[0].Tokens, s.Sites[1].Tokens, s.Sites[2].Tokens, s.Sites[3].Tokens}
}

// The examples that are offered over and over, made once.
var (
	referee     rules.Action[State] = Referee{}
	noEffect    rules.Action[State] = Notoriety{}
	brings      rules.Action[State] = Effect{}
	endTurn     rules.Action[State] = EndTurn{}
	leave       rules.Action[State] = Leave{}
	anyCard     rules.Action[State] = Show{NewCard(1, 1, 1)}
	arranged    rules.Action[State] = Arranged{}
	agree       rules.Action[State] = Agree{}
	noNews      rules.Action[State] = Headline{}
	noPool      rules.Action[State] = Pool{}
	noPatron    rules.Action[State] = PatronPoints{}
	objectsOnly rules.Action[State] = Refill{}

	otherNews = []rules.Thing{rules.Of("headline", 0)}

	prices = [3]rules.Action[State]{Price{Place: 1, Cost: 1}, Price{Place: 2, Cost: 1}, Price{Place: 3, Cost: 1}}
	takes  = [continents]rules.Action[State]{
		Take{Continent: America}, Take{Continent: Europe}, Take{Continent: Africa}, Take{Continent: Asia},
	}
	takesFull = [continents]rules.Action[State]{
		Take{America, NewCard(1, 1, 1)}, Take{Europe, NewCard(4, 1, 1)}, Take{Africa, NewCard(7, 1, 1)}, Take{Asia, NewCard(10, 1, 1)},
	}
)
