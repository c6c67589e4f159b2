package museum

import (
	"slices"

	"docent/rules"
)

// open reports whether a personality lies there.
func (x *Portrait) open() bool { return !x.Gone }

// staffField lists the open personalities whose price is told.
func (s *State) staffField() rules.Field {
	f := rules.Field{Name: "staff", Of: "portrait", Many: true, Open: true}
	for i := range s.Row {
		if s.Row[i].open() && s.Row[i].Cost > 0 {
			f.Options = append(f.Options, rules.Option{Value: numeral(i + 1), Copies: 1})
			f.Max++
		}
	}
	return f
}

// recruitable refuses places of the row whose personality cannot be recruited.
func (s *State) recruitable(places []int) *rules.Refusal {
	for i, n := range places {
		if n < 1 || n > len(s.Row) || slices.Contains(places[:i], n) {
			return noSuchPlace
		}
		switch x := &s.Row[n-1]; {
		case x.Gone:
			return placeEmpty[n-1]
		case x.Cost == 0:
			return priceUntold[n-1]
		}
	}
	return nil
}

// printedCost adds up what personalities of the row print.
func (s *State) printedCost(places []int) int {
	cost := 0
	for _, n := range places {
		cost += s.Row[n-1].Cost
	}
	return cost
}

var (
	noSuchPlace = &rules.Refusal{Rule: "MU-PER-1", Key: "no-such-place", Fix: "play"}
	placeEmpty  = byPlace("MU-Q13", "place-empty")
	priceUntold = byPlace("MU-PER-1", "price-untold")
	priceKnown  = byPlace("MU-PER-1", "price-known")
)

// byPlace makes a refusal about each place of the row that its sheet puts right.
func byPlace(rule rules.RuleID, key rules.Key) rules.Refusals {
	return rules.RefuseEach(rule, key, portraitThings)
}

// inDeck returns how many personalities are neither recruited nor in the row: deck and
// discards, which are shuffled when the deck runs out (MU-Q13).
func (s *State) inDeck() int {
	n := s.Prints.Counts.Staff
	for i := range s.Players {
		n -= s.Players[i].Staff
	}
	for i := range s.Row {
		if s.Row[i].open() {
			n--
		}
	}
	return n
}

// recruit takes personalities off the row: the rest slides right, new ones fill from the
// left (MU-PER-1, MU-PER-2).
func (s *State) recruit(by rules.Seat, places []int, log *rules.Log) {
	if len(places) == 0 {
		return
	}
	log.Tell("MU-PER-1", by, "recruits", staffCount(len(places)))
	for _, n := range places {
		if id := s.Row[n-1].Person; id > 0 {
			s.enforce(rules.Of("personality", id), by, log)
		}
	}
	to := len(s.Row) - 1
	for from := to; from >= 0; from-- {
		if !slices.Contains(places, from+1) {
			s.Row[to] = s.Row[from]
			to--
		}
	}
	for i := range to + 1 {
		s.Row[i] = Portrait{Gone: true}
	}
	s.Players[by].Staff += len(places)
	s.fillRow(to)
	log.Tell("MU-PER-2", rules.Table, "row-slides")
}

// fillRow turns up personalities on the empty places up to a place, the rightmost first,
// as long as there are any.
func (s *State) fillRow(to int) {
	left := s.inDeck()
	for i := to; i >= 0 && left > 0; i-- {
		if s.Row[i].Gone {
			s.Row[i] = Portrait{}
			left--
		}
	}
}

// shiftRow discards the last personality and turns up a new one on the left (MU-PER-3).
func (s *State) shiftRow(log *rules.Log) {
	s.Row[2], s.Row[1], s.Row[0] = s.Row[1], s.Row[0], Portrait{Gone: true}
	s.fillRow(0)
	log.Tell("MU-PER-3", rules.Table, "row-shifts")
}

// Price holds what an open personality costs.
type Price struct {
	Place  int `json:"place"` // of the row, from 1
	Cost   int `json:"cost"`
	Person int `json:"person,omitzero"` // of the box's personalities; it costs what the box says
}

// Fields asks for the price, and who it is where the box knows some.
func (c Price) Fields(s *State, _ rules.Seat) []rules.Field {
	if len(s.Prints.Persons) == 0 {
		return costFields
	}
	person := rules.Field{Name: "person", Of: "personality", Options: []rules.Option{{Value: "0"}}}
	for _, known := range s.Prints.Persons {
		person.Options = append(person.Options, rules.Option{Value: numeral(known.ID)})
	}
	return []rules.Field{costFields[0], person}
}

var costFields = []rules.Field{{Name: "cost", Min: 1, Max: mostCost, Open: true}}

const mostCost = 20

// Check requires a personality whose price nobody told.
func (c Price) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayDevelop(by); r != nil {
		return r
	}
	switch {
	case c.Place < 1 || c.Place > len(s.Row):
		return noSuchPlace
	case s.Row[c.Place-1].Gone:
		return placeEmpty[c.Place-1]
	case s.Row[c.Place-1].Cost > 0:
		return priceKnown[c.Place-1]
	case c.Cost < 1 || c.Cost > mostCost || c.Person != 0 && s.Prints.person(c.Person) == nil:
		return priceUntold[c.Place-1]
	}
	return nil
}

// Apply remembers it while the card lies there.
func (c Price) Apply(s *State, by rules.Seat, log *rules.Log) {
	cost := c.Cost
	if known := s.Prints.person(c.Person); known != nil {
		cost = known.Cost
	}
	s.Row[c.Place-1] = Portrait{Person: c.Person, Cost: cost}
	log.Tell("MU-PER-1", by, "price-told", onPortrait[c.Place-1][0], priceCount(cost))
}
