package crazymuseum

import "docent/rules"

// Buy draws a vending card (CM-VEND-1).
type Buy struct{}

// Check requires a green room, a free place in the hand, a card in the deck and the price.
func (Buy) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.acts(by); r != nil {
		return r
	}
	here := s.here(by)
	switch {
	case !s.room(here).mayBe(Green):
		return notGreen[here]
	case s.Thieves[by].Hand >= mostHand:
		return fullHand[by]
	case s.VendingDeck() <= 0:
		return machineEmpty
	}
	return s.can(by, buyCost)
}

// Apply pays and counts the card. A room of an unknown colour has told it.
func (Buy) Apply(s *State, by rules.Seat, log *rules.Log) {
	t := &s.Thieves[by]
	s.room(t.Room).Colour = Green
	s.spends(by, buyCost)
	t.Hand++
	log.Tell("CM-VEND-1", by, "buys", costThings[buyCost], leftThing(t), handThing(t))
	s.settle(log)
}

// Use plays a vending card from the hand (CM-VEND-3).
type Use struct {
	Card CardKind `json:"card"`
}

// usable lists the cards that may be used in one's own turn; Mask and Smoke Bomb are
// also a reaction (CM-Q20).
var usable = [...]CardKind{Chocolate, Tote, MasterKey, Map, Cheese, Smoke}

// Fields asks which card it is.
func (Use) Fields(s *State, _ rules.Seat) []rules.Field {
	f := rules.Field{Name: "card", Of: "card", Open: true, Options: make([]rules.Option, 0, len(usable))}
	for _, k := range usable {
		if s.useless(k) == nil {
			f.Options = append(f.Options, rules.Option{Value: k.String()})
		}
	}
	return []rules.Field{f}
}

// Check requires a card in hand, of a kind that can be used now.
func (u Use) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.holds(by); r != nil {
		return r
	}
	return s.useless(u.Card)
}

func (s *State) holds(by rules.Seat) *rules.Refusal {
	if r := s.acts(by); r != nil {
		return r
	}
	return s.needsCard(by)
}

// useless returns why a card cannot be used in one's own turn.
func (s *State) useless(k CardKind) *rules.Refusal {
	switch k {
	case Chocolate, Tote, MasterKey, Smoke:
		return nil
	case Map:
		if len(s.Rooms) < 2 {
			return nowhereElse
		}
		return nil
	case Cheese:
		return s.ratSleeps()
	case Mask:
		return maskReacts
	case Fake:
		return fakeIsLaid
	}
	return notForUse
}

// Apply plays the card; it goes back to the deck when its effect is over (CM-VEND-5).
func (u Use) Apply(s *State, by rules.Seat, log *rules.Log) {
	t := &s.Thieves[by]
	t.Hand--
	s.act()
	log.Tell(vendingRule(u.Card), by, "uses", cardThings[u.Card], handThing(t))
	switch u.Card {
	case Chocolate:
		s.eatChocolate(by, log)
	case Tote:
		s.Scratch.Tote++
		log.Tell("CM-VC-2", by, "helps", cardThings[Tote])
	case MasterKey:
		s.Scratch.Key++
		log.Tell("CM-VC-3", by, "helps", cardThings[MasterKey])
	case Map:
		s.first(taskOf(askMap, by))
	case Cheese:
		s.first(taskOf(askRat, by).left(byCard))
	case Smoke:
		s.detonate(by, log)
		s.endTurn(by)
	}
	if u.Card == Chocolate || u.Card == Map || u.Card == Cheese {
		tellBack(u.Card, log)
	}
	s.settle(log)
}

// detonate makes the thief's room smoky for a round; nobody there is seen (CM-VC-7).
func (s *State) detonate(by rules.Seat, log *rules.Log) {
	room := s.here(by)
	s.Cards = append(s.Cards, Card{Room: room, Deck: Vending, Kind: Smoke, Up: true, By: by, Until: s.slot()})
	log.Tell("CM-VC-7", by, "detonates", roomThings[room])
	if s.guardsIn(room) > 0 {
		s.hideAll(room, "CM-VC-7", log)
	}
}

// tellBack tells the table to shuffle a card back into its deck (CM-VEND-5, CM-RAT-5).
func tellBack(k CardKind, log *rules.Log) {
	rule := rules.RuleID("CM-VEND-5")
	if k.Deck() == Rat {
		rule = "CM-RAT-5"
	}
	log.Tell(rule, rules.Table, "card-back", cardThings[k])
}

// Lay puts a vending card face down into the room, to hinder whoever enters (CM-VEND-3).
type Lay struct{}

// Check requires a card in hand.
func (Lay) Check(s *State, by rules.Seat) *rules.Refusal { return s.holds(by) }

// Apply lays it; nobody but its owner knows the kind.
func (Lay) Apply(s *State, by rules.Seat, log *rules.Log) {
	t := &s.Thieves[by]
	t.Hand--
	s.act()
	s.Cards = append(s.Cards, Card{Room: t.Room, Deck: Vending, By: by})
	log.Tell("CM-POW-1", by, "lays", roomThings[t.Room], handThing(t))
	s.settle(log)
}

// Travel goes to any room by the Map (CM-VC-4).
type Travel struct {
	Room int `json:"room"`
}

// Fields asks for another room.
func (Travel) Fields(s *State, by rules.Seat) []rules.Field {
	return []rules.Field{s.oneRoom(func(r *Room) bool { return by >= 0 && r.Number != s.here(by) })}
}

// Check requires the question open and another room.
func (t Travel) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askMap, by); r != nil {
		return r
	}
	if t.Room == s.here(by) || s.room(t.Room) == nil {
		return noSuchRoom
	}
	return nil
}

// Apply goes there: it is no movement, but an arrival.
func (t Travel) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	log.Tell("CM-VC-4", by, "travels", roomThings[t.Room])
	s.leaveFor(by, t.Room, log)
	s.enterRoom(by, t.Room, 0)
	s.settle(log)
}

// Decline makes no use of what is offered: a map, a cheese, a theft begun.
type Decline struct{}

// Check requires such a question open.
func (Decline) Check(s *State, by rules.Seat) *rules.Refusal {
	switch t := s.next(); {
	case t.Seat != by:
		return notAsked
	case t.Do == askMap, t.Do == askCall, t.Do == askFake:
		return nil
	}
	return notAsked
}

// Apply goes on without.
func (Decline) Apply(s *State, by rules.Seat, log *rules.Log) {
	switch s.next().Do {
	case askMap:
		log.Tell("CM-VC-4", by, "stays")
	case askCall:
		log.Tell("CM-VC-6", by, "calls-no-rat")
	default:
		log.Tell("CM-STEAL-1", by, "steals-nothing")
	}
	s.done()
	s.settle(log)
}

var (
	notGreen     = inRoom("CM-VEND-1", "not-green")
	fullHand     = onBoard("CM-VEND-2", "full-hand")
	machineEmpty = &rules.Refusal{Rule: "CM-VEND-1", Key: "machine-empty", Fix: "play"}
	nowhereElse  = &rules.Refusal{Rule: "CM-VC-4", Key: "nowhere-else", Fix: "play"}
	maskReacts   = &rules.Refusal{Rule: "CM-VC-5", Key: "mask-reacts"}
	fakeIsLaid   = &rules.Refusal{Rule: "CM-VC-8", Key: "fake-is-laid"}
	notForUse    = &rules.Refusal{Rule: "CM-VEND-3", Key: "not-for-use"}
	noSuchRoom   = &rules.Refusal{Rule: "CM-VC-4", Key: "no-such-room", Fix: "play"}
)
