package oldmuseum

import "docent/rules"

// enter moves the player in: what was found joins the hand, Key and Room Access are paid,
// a trap is laid open (OM-TURN-3, OM-FTF-1), then comes what the room asks.
func (s *State) enter(log *rules.Log) {
	p, x := s.me(), &s.Scratch
	x.From = p.At
	first := !p.Moved
	had := s.takeCard()
	p.At, p.Moved, p.BreakIn = x.To, true, 0
	if s.Dark {
		p.Seen.add(x.To)
		if x.From != HallPlace {
			log.Tell("OM-DARK-3", s.Turn, "turned-down", placeThing(x.From))
		}
	}
	log.Tell("OM-TURN-3", s.Turn, "enters", placeThing(x.To))
	if had && x.Found != FallenFloor {
		p.Hand.add(s.kept(x.Found))
	}
	s.payEntry(log)
	if had && x.Found == FallenFloor {
		s.fallThrough(log)
	}
	s.askInside(first, had, log)
}

// takeCard takes the card off the room, or the top of the deck, and reports whether there
// was one.
func (s *State) takeCard() bool {
	to := s.Scratch.To
	if to == HallPlace {
		if s.Deck == 0 {
			return false
		}
		s.Deck--
		s.Hall.Top, s.Hall.Locked = AnyCard, false
		return true
	}
	r := s.room(to)
	had := r.Card
	r.Card, r.What, r.Locked = false, AnyCard, false
	return had
}

// payEntry puts Key and Room Access under the deck and draws for each (OM-KEY-1, OM-ACC-1).
func (s *State) payEntry(log *rules.Log) {
	if s.Scratch.Key {
		s.use(Key)
		log.Tell("OM-KEY-1", s.Turn, "uses-key")
	}
	if s.Scratch.Tape {
		s.use(Access)
		log.Tell("OM-ACC-1", s.Turn, "uses-access")
	}
}

// fallThrough lays the trap face up under the player, or at once under the deck
// (OM-FTF-1, OM-FTF-5, OM-Q4).
func (s *State) fallThrough(log *rules.Log) {
	p := s.me()
	s.Scratch.Trapped, p.Miss = true, true
	rule := rules.RuleID("OM-FTF-1")
	if p.At == HallPlace {
		rule = "OM-FTF-5"
	}
	switch {
	case s.House.FTFImmediate:
		log.Tell(rule, s.Turn, "falls", placeThing(p.At))
		s.Deck++
		s.draw(1)
		log.Tell("OM-Q4", s.Turn, "trap-replaced")
		return
	case p.At == HallPlace:
		s.lieDown(&s.Hall.Trap)
	default:
		s.lieDown(&s.room(p.At).Trap)
	}
	log.Tell(rule, s.Turn, "fell", placeThing(p.At))
}

// lieDown lays a card where none should lie: one that the table put there by a correction
// is no longer tracked.
func (s *State) lieDown(there *bool) {
	if *there {
		s.Away++
	}
	*there = true
}

// askInside puts on the agenda what a room asks of who enters it, in the order of the
// printed steps (OM-TURN-3, OM-TURN-4).
func (s *State) askInside(first, had bool, log *rules.Log) {
	p, x := s.me(), &s.Scratch
	if p.At == HallPlace {
		s.askAtHall(s.Turn)
	}
	if s.full() && had && !x.Found.Known() && s.foundKept() {
		s.then(s.Turn, askName)
	}
	if r := s.room(p.At); r != nil {
		s.then(s.Turn, r.Special.asks()...)
		if first && x.Trapped && r.Special == Plain && len(s.unplaced()) > 0 {
			s.then(s.Turn, askSpecial) // nothing else keeps the turn from ending
		}
	}
	if x.Found == Store {
		s.then(s.Turn, askStore)
	}
	if !first {
		s.then(s.Turn, askDrop)
	} else {
		log.Tell("OM-TURN-4", s.Turn, "first-departure")
	}
	s.then(s.Turn, endsMove)
}

// foundKept reports whether the card found is still in hand: a Room Access may have paid for this
// very doorway.
func (s *State) foundKept() bool {
	n := s.me().Hand.count(s.Scratch.Found)
	if s.Scratch.Found == Utility {
		n -= s.Scratch.Drew
	}
	return n > 0
}

// endMove comes after the card was left behind: a second move, the end of the turn, or the
// next seat's turn where the player leaves for good or is trapped.
func (s *State) endMove() {
	x := &s.Scratch
	tunnelled := x.Tunnel != NoAxis
	x.Tunnel, x.To, x.Found, x.Key, x.Tape = NoAxis, 0, AnyCard, false, false
	switch {
	case s.leaving() || x.Trapped:
		s.then(s.Turn, closesTurn)
	case tunnelled && s.House.TunnelThenMove:
		x.Again = true
	default:
		x.End = true
	}
}

// Drop leaves a card behind on the room just left (OM-TURN-4), or on the deck where that
// was the Hall (OM-HALL-1).
type Drop struct {
	Card Card `json:"card"`
}

// mustDropArtifact reports whether the hand holds too many artifacts (OM-LIM-1); none may go on
// the deck (OM-Q23).
func (s *State) mustDropArtifact() bool {
	return s.Scratch.From != HallPlace && s.me().Hand.artifactsAtLeast() > s.limit()
}

// Fields asks for a card of the hand.
func (Drop) Fields(s *State, by rules.Seat) []rules.Field {
	hand := s.me().Hand
	classes := []Card{Utility, Artifact, AnyCard}
	switch {
	case s.mustDropArtifact():
		classes = []Card{Artifact, AnyCard}
	case s.Scratch.From == HallPlace:
		classes = []Card{Utility, AnyCard}
	}
	return []rules.Field{cardField("card", hand.options(classes...))}
}

// cardField asks for one card of a hand, however many copies of it there are.
func cardField(name string, options []rules.Option) rules.Field {
	for i := range options {
		options[i].Copies = 0
	}
	return rules.Field{Name: name, Of: "card", Options: options}
}

// Check requires a card of the hand that may lie there.
func (d Drop) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askDrop, by); r != nil {
		return r
	}
	switch {
	case !s.me().Hand.May(d.Card):
		return notInHand[by]
	case s.mustDropArtifact() && !d.Card.may(Artifact):
		return artifactFirst[by]
	case s.Scratch.From == HallPlace && d.Card.IsArtifact():
		return noArtifactOnDeck
	}
	return nil
}

var artifactFirst = bySeat("OM-LIM-1", "artifact-first")

// Apply lays it.
func (d Drop) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	x := &s.Scratch
	s.me().Hand.take(d.Card)
	if x.From == HallPlace {
		s.Deck++
		if s.House.HallDropBottom {
			log.Tell("OM-Q7", by, "leaves-card-bottom")
		} else {
			s.Hall.Top, s.Hall.Locked = d.Card, false
			log.Tell("OM-HALL-1", by, "leaves-card-top")
		}
	} else {
		r := s.room(x.From)
		s.lieDown(&r.Card)
		r.What, r.Locked = d.Card, false
		s.me().Trail.add(x.From)
		log.Tell("OM-TURN-4", by, "leaves-card", placeThing(x.From))
	}
	if s.leaving() {
		s.leftBehind(d.Card, log)
	}
}

// Drew tells under cover which cards were drawn; cards not told stay unknown.
type Drew struct {
	Cards []Card `json:"cards,omitempty"`
}

// Fields asks for the cards drawn.
func (Drew) Fields(s *State, by rules.Seat) []rules.Field {
	f := rules.Several("cards", "card", 0, min(s.Scratch.Drew, s.me().Hand.count(Utility)), cardNames[FallenFloor:Artifact]...)
	return []rules.Field{f}
}

// Check requires that question and no more cards than were drawn.
func (d Drew) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askDrew, by); r != nil {
		return r
	}
	if len(d.Cards) > s.Scratch.Drew || len(d.Cards) > s.me().Hand.count(Utility) {
		return notAsked
	}
	for _, c := range d.Cards {
		if !c.IsUtility() || !c.Known() {
			return notAsked
		}
	}
	return nil
}

// Apply names them.
func (d Drew) Apply(s *State, by rules.Seat, _ *rules.Log) {
	s.done()
	s.Scratch.Drew = 0
	for _, c := range d.Cards {
		s.me().Hand.name(Utility, c)
	}
}

// Name tells under cover which card was found; AnyCard where the player keeps it.
type Name struct {
	Card Card `json:"card"`
}

// Fields asks for a card of the kind found.
func (Name) Fields(s *State, by rules.Seat) []rules.Field {
	words := []string{AnyCard.String()}
	for c := FallenFloor; c <= lastArtifact; c++ {
		if c.IsArtifact() && s.me().Hand.count(c) > 0 {
			continue
		}
		if c.Known() && s.Scratch.Found.namedAs(c) {
			words = append(words, c.String())
		}
	}
	return []rules.Field{rules.Pick("card", "card", words...)}
}

// Check requires that question.
func (n Name) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askName, by); r != nil {
		return r
	}
	switch found := s.Scratch.Found; {
	case n.Card == AnyCard:
	case n.Card > lastArtifact || !n.Card.Known():
		return notAsked
	case !found.namedAs(n.Card):
		return againstFind(n.Card, found)
	}
	return nil
}

// againstFind refuses a name that contradicts what was found: that is corrected where it was wrong.
func againstFind(named, found Card) *rules.Refusal {
	return &rules.Refusal{Rule: "OM-Q31", Key: "against-find", About: []rules.Thing{cardThing(named), cardThing(found)}, Fix: "play"}
}

// namedAs reports whether a card found, of which so much is said, may be the one named: a lock and a
// trap would have stopped the player (OM-Q31).
func (c Card) namedAs(named Card) bool {
	return c.may(named) && (c.Known() || named != LockedRoom && named != FallenFloor)
}

// Apply names it, unless it was told meanwhile.
func (n Name) Apply(s *State, by rules.Seat, _ *rules.Log) {
	s.done()
	if n.Card == AnyCard {
		return
	}
	s.me().Hand.name(s.Scratch.Found, n.Card)
}
