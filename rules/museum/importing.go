package museum

import "docent/rules"

// Take takes an open object (MU-IMP-1, MU-IMP-2). On level full the card is told.
type Take struct {
	Continent Continent `json:"continent"`
	Card      Card      `json:"card,omitzero"`
}

// Fields asks on level full which of the continent's cards it is.
func (t Take) Fields(s *State, _ rules.Seat) []rules.Field {
	if !s.full() {
		return nil
	}
	return takeFields[t.Continent%continents]
}

// takeFields ask for a card of each continent; cardsOf lists them.
var (
	takeFields = func() (all [continents][]rules.Field) {
		for c := range all {
			all[c] = []rules.Field{{Name: "card", Of: "card", Open: true, Options: cardsOf[c]}}
		}
		return all
	}()
	cardsOf = func() (all [continents][]rules.Option) {
		for c := range all {
			for civ := 3*c + 1; civ <= 3*c+3; civ++ {
				for dom := 1; dom <= len(domains); dom++ {
					for value := 1; value <= topValue; value++ {
						all[c] = append(all[c], rules.Option{Value: NewCard(civ, dom, value).spell()})
					}
				}
			}
		}
		return all
	}()
)

// Check requires the question open, an object there, and a card of that continent.
func (t Take) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askTake, by); r != nil {
		return r
	}
	at := t.Continent % continents
	site := &s.Sites[at]
	switch {
	case site.Closed:
		return closed[at]
	case site.takeable() == 0:
		return nothingOpen[at]
	case !s.full() && t.Card != 0:
		return notAsked
	}
	if from, ok := t.Card.Continent(); s.full() && (!ok || from != at || t.Card.Value() == 0) {
		return wrongContinent[at]
	}
	return nil
}

var (
	closed         = byContinent("MU-NEWS-2", "closed")
	nothingOpen    = byContinent("MU-IMP-1", "nothing-open")
	wrongContinent = byContinent("MU-IMP-1", "wrong-continent")
)

// Apply moves it into the hand; another's import gives the active player prestige (MU-IMP-3).
func (t Take) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done(askTake, by)
	s.Sites[t.Continent].Open--
	p := &s.Players[by]
	p.Hand++
	rule := rules.RuleID("MU-IMP-1")
	if by != s.Turn {
		rule = "MU-IMP-2"
	}
	if t.Card != 0 {
		p.Known.add(t.Card)
		log.Tell(rule, by, "takes-card", continentThing[t.Continent], cardThing(t.Card))
		s.countCiv(t.Card, log)
	} else {
		log.Tell(rule, by, "takes", continentThing[t.Continent])
	}
	if by != s.Turn {
		s.Players[s.Turn].Prestige++
		log.Tell("MU-IMP-3", s.Turn, "gains-prestige", prestigeCount(1))
	}
	s.settle(log)
}

// perCiv is how many cards of a civilisation there are if they are even (MU-Q5).
const perCiv = 15

// countCiv tells of a sixteenth card of a civilisation: cards per civilisation are not
// printed, so it is no more than a hint that one was told wrongly (MU-Q5).
func (s *State) countCiv(card Card, log *rules.Log) {
	if log.Silent() {
		return
	}
	n, laid := 0, 0
	for i := range s.Players {
		p := &s.Players[i]
		n += p.Known.ofCiv(card) + p.Pool.ofCiv(card) + p.Museum.ofCiv(card)
		for j := range p.Layout {
			if p.Layout[j].Card.Civ() == card.Civ() {
				laid++
			}
		}
	}
	if n = max(n, laid); n > perCiv {
		log.Tell("MU-Q5", rules.Table, "many-of-civ", rules.Of("civ", civs[card.Civ()-1:card.Civ()]), cardCount(n))
	}
}

// Leave takes nothing: only the others may (MU-IMP-2).
type Leave struct{}

// Check requires another than the active player, who takes one if any may be taken.
func (Leave) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askTake, by); r != nil {
		return r
	}
	if by == s.Turn && s.anyTakeable() > 0 {
		return mustTake[by]
	}
	return nil
}

var mustTake = bySeat("MU-IMP-1", "must-take")

// Apply passes the question on.
func (Leave) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done(askTake, by)
	log.Tell("MU-IMP-2", by, "leaves")
	s.settle(log)
}
