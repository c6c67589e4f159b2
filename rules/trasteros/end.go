package trasteros

import (
	"math"

	"docent/rules"
)

// Collect announces "Collection" and ends the game at once (TL-END-1, TL-END-2).
type Collect struct{}

const setSize = 5 // cards of the own collection that make a collection

// Check requires a completed round and, where the cards are known, five of the own
// collection.
func (Collect) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	if s.Rounds < 1 {
		return noRoundYet
	}
	if s.House.EndEachRound && !s.Fresh {
		return roundBegun
	}
	if s.counts() && s.cardsOf(by) < setSize {
		return tooFewCards[by]
	}
	if s.fullyKnown(by) && s.ownKnown(by).Total() < setSize {
		return tooFewOwn[by]
	}
	return nil
}

var (
	noRoundYet  = &rules.Refusal{Rule: "TL-END-1", Key: "no-round-yet", Fix: "play"}
	roundBegun  = &rules.Refusal{Rule: "TL-END-1", Key: "round-begun", Fix: "house"}
	tooFewCards = bySeat("TL-END-1", "too-few-cards")
	tooFewOwn   = byCards("TL-END-1", "too-few-own")
)

// cardsOf returns how many cards a seat has, hand and piles.
func (s *State) cardsOf(seat rules.Seat) int {
	n := s.Players[seat].Hand.Count
	for i := range s.Players[seat].Piles {
		n += s.Players[seat].Piles[i].Count
	}
	return n
}

// Apply ends the game; what nobody tracked is counted, the caller first.
func (Collect) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Forced = 0
	s.Ended, s.Caller = true, by
	log.Tell("TL-END-1", by, "collection")
	log.Tell("TL-END-2", rules.Table, "game-ends")
	s.askCounts()
	if !s.Players[by].Tally.Done {
		return // the call may still be void, and the cards go back to being secret
	}
	for _, c := range s.namedTwice() {
		log.Tell("TL-SET-2", rules.Table, "named-twice", onCard[c]...)
	}
	s.crown(log)
}

// crown hands the winner card over once everybody has counted (TL-TIE-1).
func (s *State) crown(log *rules.Log) {
	if over(s) && !log.Silent() {
		log.Tell("TL-TIE-1", s.scores()[0].Seat, "winner-card")
	}
}

// askCounts notes the result of every seat where it follows from what was told; the
// others are asked.
func (s *State) askCounts() {
	for i := range s.Players {
		p := &s.Players[i]
		p.Tally = Tally{}
		if seat := rules.Seat(i); s.fullyKnown(seat) {
			r := s.Result(seat)
			p.Tally = Tally{Done: true, Own: r.Own, Foreign: r.Foreign}
		}
	}
}

// counting returns the seat whose count is asked for next, the caller first and then to the
// left; Table where all have counted.
func (s *State) counting() rules.Seat {
	from := s.Caller
	switch {
	case s.Level == ScoreOnly:
		from = s.First
	case from < 0:
		from = s.left(s.Turn)
	}
	for i, seat := 0, from; i < s.seats(); i, seat = i+1, s.left(seat) {
		if !s.Players[seat].Tally.Done {
			return seat
		}
	}
	return rules.Table
}

// asksCount returns the condition of a count.
func (s *State) asksCount(by rules.Seat) *rules.Refusal {
	if !s.Ended || len(s.Agenda) > 0 || by < 0 || s.counting() != by {
		return notAsked
	}
	return nil
}

// Void records that the caller does not have five cards of the own collection: the call is
// void and the action spent (TL-END-3).
type Void struct{}

// Check requires a call whose five cards nobody has counted yet.
func (Void) Check(s *State, by rules.Seat) *rules.Refusal {
	if by != rules.Table || s.Level == ScoreOnly || s.Caller < 0 {
		return notAsked
	}
	return s.asksCount(s.Caller)
}

// Apply lets the game go on with the next player.
func (Void) Apply(s *State, _ rules.Seat, log *rules.Log) {
	for i := range s.Players {
		s.Players[i].Tally = Tally{}
	}
	log.Tell("TL-END-3", s.Caller, "false-call")
	s.Ended, s.Caller = false, rules.Table
	s.finish(log)
}

// Count holds what a seat counts at the end: cards of its own collection, badges, and
// foreign cards in its piles.
type Count struct {
	Gold          int8 `json:"gold"`
	Silver        int8 `json:"silver"`
	Bronze        int8 `json:"bronze"`
	Glass         int8 `json:"glass"`
	Badges        int  `json:"badges"`
	ForeignGold   int8 `json:"foreignGold"`
	ForeignSilver int8 `json:"foreignSilver"`
	ForeignBronze int8 `json:"foreignBronze"`
	ForeignGlass  int8 `json:"foreignGlass"`
}

func (c Count) own() Four { return Four{c.Gold, c.Silver, c.Bronze, c.Glass} }

func (c Count) foreign() Four {
	return Four{c.ForeignGold, c.ForeignSilver, c.ForeignBronze, c.ForeignGlass}
}

// Fields asks for no more than one collection, the rest of the box and the seat can hold.
func (c Count) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 {
		return nil
	}
	own, foreign := s.mayCount(by)
	fields := make([]rules.Field, 0, 9)
	for _, k := range kindsDown {
		fields = append(fields, rules.Field{Name: k.String(), Of: "own", Max: own.Of(k), Open: true})
	}
	if s.Level == ScoreOnly {
		fields = append(fields, rules.Number("badges", 0, s.BadgesLeft()+s.Players[by].Badges))
	}
	if s.mayHavePiles(by) {
		for i, name := range [4]string{"foreignGold", "foreignSilver", "foreignBronze", "foreignGlass"} {
			fields = append(fields, rules.Field{Name: name, Of: "foreign", Max: foreign.Of(kindsDown[i])})
		}
	}
	return fields
}

// mayCount returns the most of each kind that a seat may have to count, of its own collection and in its piles.
func (s *State) mayCount(by rules.Seat) (own, foreign Four) {
	own, foreign = ownMost, s.foreignMost()
	if s.Level == ScoreOnly || !s.counts() {
		return own, foreign
	}
	each := func(n int) Four {
		most := int8(min(n, math.MaxInt8))
		return Four{most, most, most, most}
	}
	cards := s.cardsOf(by)
	return atMost(own, each(cards)), atMost(foreign, each(cards-s.Players[by].Hand.Count))
}

// ownMost is the number of cards that a whole collection holds.
var ownMost = Four{Gold: 1, Silver: 2, Bronze: 3, Glass: 4}

func (s *State) foreignMost() Four {
	n := int8(s.Collections - 1)
	return Four{ownMost.Gold * n, ownMost.Silver * n, ownMost.Bronze * n, ownMost.Glass * n}
}

func (s *State) mayHavePiles(seat rules.Seat) bool {
	return s.Level == ScoreOnly || len(s.Players[seat].Piles) > 0
}

// Check requires the seat whose count it is, and no more cards than it can have; a caller
// needs five of the own collection, or the call is void (TL-END-3).
func (c Count) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asksCount(by); r != nil {
		return r
	}
	if !c.own().within(ownMost) || !c.foreign().within(s.foreignMost()) || !s.canHold(by, c) {
		return tooManyCards[by]
	}
	most := 0
	if s.Level == ScoreOnly {
		most = s.BadgesLeft() + s.Players[by].Badges
	}
	if c.Badges < 0 || c.Badges > most {
		return noBadgeLeft[by]
	}
	if by == s.Caller && c.own().Total() < setSize {
		return notFive[by]
	}
	return nil
}

var (
	tooManyCards = bySeat("TL-SCO-1", "too-many-cards")
	notFive      = bySeat("TL-END-3", "not-five")
)

// canHold reports whether a seat has that many cards, and its piles that many foreign ones.
func (s *State) canHold(by rules.Seat, c Count) bool {
	if s.Level == ScoreOnly {
		return true
	}
	foreign := c.foreign().Total()
	if !s.counts() {
		return foreign == 0 || s.mayHavePiles(by)
	}
	cards := s.cardsOf(by)
	return foreign <= cards-s.Players[by].Hand.Count && c.own().Total()+foreign <= cards
}

// Apply notes the count.
func (c Count) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	p.Tally = Tally{Done: true, Own: c.own(), Foreign: c.foreign()}
	if s.Level == ScoreOnly {
		p.Badges = c.Badges
	}
	log.Tell("TL-SCO-1", by, "counted", rules.Of("points", s.Result(by).Points()))
	s.askStarter()
	s.crown(log)
}

// Pass is the action of a player who has none; only the table can know where hands are
// not told (TL-Q2).
type Pass struct{}

// Check refuses while an action is surely possible.
func (Pass) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	if s.surelyCan(by) {
		return mustAct
	}
	return nil
}

var mustAct = &rules.Refusal{Rule: "TL-TURN-1", Key: "must-act", Fix: "play"}

// Apply passes; when all have passed in a row the game is over (TL-Q25).
func (Pass) Apply(s *State, _ rules.Seat, log *rules.Log) { s.passForced(log) }

// surelyCan reports whether a seat has a legal action that does not depend on untold cards.
func (s *State) surelyCan(by rules.Seat) bool {
	if s.SealedRooms() > 0 || (OpenPublic{}).Check(s, by) == nil && s.counts() || len(s.Players[by].Piles) > 0 {
		return true
	}
	for _, k := range kindsDown[1:] {
		if (TradeCubes{k}).Check(s, by) == nil {
			return true
		}
	}
	hand := &s.Players[by].Hand
	if s.counts() && hand.Count > 0 && s.Players[by].Cubes.Gold > 0 {
		return true
	}
	return s.knowsHand(by) && s.cardActions(by)
}

// cardActions reports whether a known hand allows a trade, a sale or the end.
func (s *State) cardActions(by rules.Seat) bool {
	known := &s.Players[by].Hand.Known
	for k := Junk; k != 0; k = k.next() {
		n := known.ofKind(k)
		switch {
		case n >= 2 && s.reward(by, k) == nil, n >= 1 && k != Junk && s.inStock(k):
			return true
		case n >= 1 && s.House.MixedPairs && k.isCube() && k != Gold && s.Players[by].Cubes.Of(k) > 0 && s.inStock(k.next()):
			return true
		}
	}
	return (Collect{}).Check(s, by) == nil
}

// stuck reports whether a seat certainly has no legal action.
func (s *State) stuck(by rules.Seat) bool {
	if s.surelyCan(by) || !s.counts() {
		return false
	}
	if s.Players[by].Hand.Count > 0 && !s.knowsHand(by) {
		return false
	}
	return (Collect{}).Check(s, by) != nil
}
