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
	return []rules.Field{{Name: "card", Of: "card", Open: true, Options: cardsOf[t.Continent%continents]}}
}

// cardsOf lists every card of a continent.
var cardsOf = func() (all [continents][]rules.Option) {
	for c := range all {
		for civ := 3*c + 1; civ <= 3*c+3; civ++ {
			for dom := 1; dom <= len(domains); dom++ {
				for value := 1; value <= topValue; value++ {
					all[c] = append(all[c], rules.Option{Value: NewCard(civ, dom, value).String()})
				}
			}
		}
	}
	return all
}()

// Check wants the question open, an object there, and a card of that continent.
func (t Take) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askTake, by); r != nil {
		return r
	}
	site := &s.Sites[t.Continent%continents]
	switch {
	case site.Closed:
		return closed[t.Continent%continents]
	case site.takeable() == 0:
		return nothingOpen[t.Continent%continents]
	case !s.full() && t.Card != 0:
		return notAsked
	}
	if from, ok := t.Card.Continent(); s.full() && (!ok || from != t.Continent || t.Card.Value() == 0) {
		return wrongContinent[t.Continent%continents]
	}
	return nil
}

var (
	closed         = byContinent("MU-NEWS-2", "closed")
	nothingOpen    = byContinent("MU-IMP-1", "nothing-open")
	wrongContinent = byContinent("MU-IMP-1", "wrong-continent")
)

func byContinent(rule rules.RuleID, key rules.Key) [continents]*rules.Refusal {
	var all [continents]*rules.Refusal
	for i := range all {
		site := rules.Of("site", Continent(i))
		all[i] = &rules.Refusal{Rule: rule, Key: key, About: []rules.Thing{rules.Of("continent", Continent(i))}, Fix: site}
	}
	return all
}

// Apply moves it into the hand; another's import gives the active player prestige (MU-IMP-3).
func (t Take) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	s.Sites[t.Continent].Open--
	p := &s.Players[by]
	p.Hand++
	about := []rules.Thing{rules.Of("continent", t.Continent)}
	if t.Card != 0 {
		p.Known.add(t.Card)
		about = append(about, cardThing(t.Card))
	}
	if by == s.Turn {
		log.Tell("MU-IMP-1", by, "takes", about...)
	} else {
		log.Tell("MU-IMP-2", by, "takes", about...)
		s.Players[s.Turn].Prestige++
		log.Tell("MU-IMP-3", s.Turn, "gains-prestige", rules.Of("prestige", 1))
	}
	s.settle()
}

// Leave takes nothing: only the others may (MU-IMP-2).
type Leave struct{}

// Check wants another than the active player.
func (Leave) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askTake, by); r != nil {
		return r
	}
	if by == s.Turn {
		return mustTake[by]
	}
	return nil
}

var mustTake = bySeat("MU-IMP-1", "must-take")

// Apply passes the question on.
func (Leave) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	log.Tell("MU-IMP-2", by, "leaves")
	s.settle()
}
