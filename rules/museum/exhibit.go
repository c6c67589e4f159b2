package museum

import (
	"slices"

	"docent/rules"
)

// Exhibit is one payment of the active player: objects from hand and own pool into the
// museum, personalities from the row, for cards of the hand and prestige (MU-DEV-2 to
// MU-DEV-4, MU-PER-1, MU-Q11).
type Exhibit struct {
	Hand     []Card `json:"hand,omitempty"`
	Pool     []Card `json:"pool,omitempty"`
	Staff    []int  `json:"staff,omitempty"` // places of the row, from 1
	Payers   []Card `json:"payers,omitempty"`
	Prestige int    `json:"prestige"`
}

// Fields asks for what is exhibited and what pays.
func (e Exhibit) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 {
		return nil
	}
	p := &s.Players[by]
	fields := make([]rules.Field, 0, 5)
	hand := s.handField("hand", by)
	if hand.Max > 0 {
		fields = append(fields, hand)
	}
	if len(p.Pool) > 0 {
		fields = append(fields, heapField("pool", p.Pool))
	}
	if f := s.staffField(); f.Max > 0 {
		fields = append(fields, f)
	}
	if hand.Max > 0 {
		hand.Name = "payers"
		fields = append(fields, hand)
	}
	if p.Prestige > 0 {
		fields = append(fields, rules.Field{Name: "prestige", Max: p.Prestige, Open: true})
	}
	return fields
}

// Check requires one's own turn, cards that are there, room in the museum, and a sum that
// reaches the price.
func (e Exhibit) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayDevelop(by); r != nil {
		return r
	}
	p := &s.Players[by]
	nothing := len(e.Hand)+len(e.Pool)+len(e.Staff) == 0
	switch {
	case nothing && s.unentered(by) && len(p.Known)+len(p.Pool) == 0:
		return handUnentered[by]
	case nothing:
		return nothingExhibited
	case !s.inHand(by, e.Hand, e.Payers):
		return notInHand[by]
	case !p.Pool.holds(e.Pool):
		return notInPool[by]
	case e.Prestige < 0 || e.Prestige > p.Prestige:
		return tooLittlePrestige[by]
	case len(e.Hand)+len(e.Pool) > s.room(by):
		return museumFull[by]
	}
	if r := s.recruitable(e.Staff); r != nil {
		return r
	}
	price, _ := e.price(s, by)
	if len(e.Payers) == 0 && e.Prestige < price && s.unentered(by) {
		return handUnentered[by]
	}
	return s.reaches(by, price, sum(e.Payers)+e.Prestige)
}

// unentered reports whether a hand holds cards that may pay as soon as they are entered.
func (s *State) unentered(by rules.Seat) bool {
	return s.full() && s.Players[by].Hand > len(s.Players[by].Known)
}

// price returns what the payment costs, and why it is not what the cards print.
func (e Exhibit) price(s *State, by rules.Seat) (int, []Reason) {
	if len(s.Terms) == 0 {
		return sum(e.Hand) + sum(e.Pool) + s.printedCost(e.Staff), nil
	}
	return s.Price(by, slices.Concat(e.Hand, e.Pool), e.Staff)
}

var (
	nothingExhibited  = &rules.Refusal{Rule: "MU-DEV-2", Key: "nothing-exhibited", Fix: "play"}
	handUnentered     = bySeat("MU-DEV-2", "hand-unentered")
	notInHand         = bySeat("MU-DEV-2", "not-in-hand")
	notInPool         = bySeat("MU-DEV-4", "not-in-pool")
	tooLittlePrestige = bySeat("MU-DEV-3", "too-little-prestige")
	museumFull        = inMuseum("MU-DEV-6", "museum-full")
)

// Apply pays, exhibits, recruits and scores.
func (e Exhibit) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	s.Scratch.Mode = Develop
	price, why := e.price(s, by)
	p.lay(e.Payers)
	p.lay(e.Hand)
	p.Pool.remove(e.Pool...)
	p.Pool.add(e.Payers...)
	p.Prestige -= e.Prestige
	tellReasons(by, why, "price-less", "price-more", log)
	s.tellPayment(by, price, e.Payers, e.Prestige, log)
	if len(e.Pool) > 0 {
		log.Tell("MU-DEV-4", by, "out-of-pool", cardCount(len(e.Pool)))
	}
	s.recruit(by, e.Staff, log)
	s.exhibit(by, e.Hand, e.Pool, log)
}

// exhibit puts cards into a museum: each scores its value, a masterpiece brings prestige
// (MU-VP-1, MU-VP-2).
func (s *State) exhibit(by rules.Seat, one, other []Card, log *rules.Log) {
	p := &s.Players[by]
	cards := len(one) + len(other)
	if cards == 0 {
		return
	}
	p.Museum.add(one...)
	p.Museum.add(other...)
	points := sum(one) + sum(other)
	if !log.Silent() {
		log.Tell("MU-VP-1", by, "exhibits", toldCards(slices.Concat(one, other)), pointCount(points))
	}
	if n := masterpieces(one) + masterpieces(other); n > 0 {
		p.Prestige += n
		log.Tell("MU-VP-2", by, "masterpieces", prestigeCount(n))
	}
	s.score(by, points, log)
	if s.stuck() {
		log.Tell("MU-FIN-1", rules.Table, "all-full")
	}
}

func toldCards(cards []Card) rules.Thing {
	list := make([]rules.Thing, len(cards))
	for i, c := range cards {
		list[i] = cardThing(c)
	}
	return rules.All(list...)
}

func masterpieces(cards []Card) int {
	n := 0
	for _, c := range cards {
		if c.Value() == topValue {
			n++
		}
	}
	return n
}

// reached returns how many multiples of ten a score has reached (MU-NOT-3, MU-Q4).
func (s *State) reached(score int) int {
	if s.House.NotorietyStrict {
		score--
	}
	return max(0, score) / 10
}

// score moves a pawn along the track: each multiple of ten reached for the first time
// brings a notoriety card, more than 50 the end (MU-NOT-3, MU-FIN-1).
func (s *State) score(by rules.Seat, n int, log *rules.Log) {
	p := &s.Players[by]
	p.Score += n
	for reached := s.reached(p.Score); p.Tens < reached; {
		p.Tens++
		if p.Notoriety >= mostNotoriety {
			log.Tell("MU-NOT-2", by, "notoriety-full", pointCount(10*p.Tens))
			continue
		}
		p.Notoriety++
		log.Tell("MU-NOT-3", by, "draws-notoriety", pointCount(10*p.Tens))
	}
	if p.Score <= lastScore || n <= 0 {
		return
	}
	switch {
	case s.Trigger < 0:
		s.Trigger = by
		log.Tell("MU-FIN-1", by, "triggers-end", pointCount(p.Score))
	case p.Score-n <= lastScore:
		log.Tell("MU-FIN-1", by, "crosses-too", pointCount(p.Score))
	}
}
