package crazymuseum

import (
	"slices"

	"docent/rules"
)

// What paid for a rat that is called: Left of askRat. A cheese found as a trap is lost.
const (
	byToken = 1
	byCard  = 2
)

// CallRat spends a cheese token (CM-RAT-1).
type CallRat struct{}

// Check requires a cheese token and a card in the rat's deck.
func (CallRat) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.acts(by); r != nil {
		return r
	}
	if s.Thieves[by].Cheese <= 0 {
		return noCheese[by]
	}
	return s.ratSleeps()
}

// Apply spends it; the card drawn is placed at once.
func (CallRat) Apply(s *State, by rules.Seat, log *rules.Log) {
	t := &s.Thieves[by]
	t.Cheese--
	fresh := !s.Scratch.Acted
	s.act()
	log.Tell("CM-RAT-1", by, "calls-rat", cheeseThing(t))
	call := taskOf(askRat, by).left(byToken)
	call.Met = fresh
	s.first(call)
	s.settle(log)
}

// ratCards are the kinds of the rat's deck.
var ratCards = [...]CardKind{Banana, Slippery, Whistle}

// ratsOut counts the rat's cards in play, of a kind or, for 0, of all.
func (s *State) ratsOut(kind CardKind) int {
	n := 0
	for i := range s.Cards {
		if c := &s.Cards[i]; c.Deck == Rat && (kind == 0 || c.Kind == kind) {
			n++
		}
	}
	return n
}

// ratSleeps refuses a call while the rat's deck is known to be empty (CM-Q102).
func (s *State) ratSleeps() *rules.Refusal {
	if n := s.Prints.Counts.Rat; n > 0 && s.ratsOut(0) >= n {
		return ratDeckEmpty
	}
	return nil
}

// ratAsked requires the question what the rat brings open, and a card left in its deck.
func (s *State) ratAsked(by rules.Seat) *rules.Refusal {
	if t := s.next(); t.Seat != by || t.Do != askRat && t.Do != askCall {
		return notAsked
	}
	if s.ratSleeps() != nil {
		return ratDeckEmpty
	}
	return nil
}

// ratMayBeOut reports whether the deck is empty, or may be: nobody counted it, and cards of
// it are in play (CM-BOX-8).
func (s *State) ratMayBeOut() bool {
	return s.ratSleeps() != nil || s.Prints.Counts.Rat == 0 && s.ratsOut(0) > 0
}

// PlaceRat is the card that the rat brought, and where it goes (CM-RAT-1).
type PlaceRat struct {
	Card CardKind `json:"card"`
	Room int      `json:"room"`
}

// Fields asks for both.
func (PlaceRat) Fields(s *State, _ rules.Seat) []rules.Field {
	card := rules.Field{Name: "card", Of: "card", Open: true, Options: make([]rules.Option, 0, len(ratCards))}
	for _, k := range ratCards {
		if s.mayBring(k) {
			card.Options = append(card.Options, rules.Option{Value: k.String(), Copies: max(0, s.Prints.copies(cardThings[k])-s.ratsOut(k))})
		}
	}
	room := rules.Field{Name: "room", Of: "room", Open: true, Options: make([]rules.Option, 0, len(s.Rooms))}
	for i := range s.Rooms {
		room.Options = append(room.Options, numberOption(s.Rooms[i].Number))
	}
	return []rules.Field{card, room}
}

// mayBring reports whether a card of that kind may be in the deck, or whether the box is known
// wrongly, since it says so of none.
func (s *State) mayBring(kind CardKind) bool {
	return !s.allOut(kind) || !slices.ContainsFunc(ratCards[:], func(k CardKind) bool { return !s.allOut(k) })
}

func (s *State) allOut(k CardKind) bool {
	n := s.Prints.copies(cardThings[k])
	return n > 0 && s.ratsOut(k) >= n
}

// Check requires the question open, a card of the rat's and a discovered room.
func (p PlaceRat) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.ratAsked(by); r != nil {
		return r
	}
	switch {
	case p.Card < Banana || p.Card > Whistle || !s.mayBring(p.Card):
		return notTheRats
	case s.room(p.Room) == nil:
		return noRoomThere
	}
	return nil
}

// Apply places it: whoever is there is hit at once, else it lies in wait (CM-RAT-2,
// CM-RAT-3); a whistle is heard at once (CM-RAT-4).
func (p PlaceRat) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	s.act()
	thieves, guards := s.thievesIn(p.Room), s.guardsIn(p.Room)
	card := Card{Room: p.Room, Deck: Rat, Kind: p.Card, By: by}
	card.Up = p.Card == Whistle || len(thieves) > 0 || guards > 0
	switch {
	case p.Card == Banana && card.Up:
		log.Tell("CM-RAT-2", by, "rat-hits", cardThings[Banana], roomThings[p.Room])
		s.bananaHits(thieves, p.Room, log)
	case p.Card == Whistle:
		log.Tell("CM-RAT-4", by, "whistles", roomThings[p.Room])
		s.lay(card)
		s.whistles()
	case card.Up:
		card.Until = s.slot()
		log.Tell("CM-RAT-2", by, "rat-hits", cardThings[Slippery], roomThings[p.Room])
		s.lay(card)
	default:
		log.Tell("CM-RAT-3", by, "rat-lays", roomThings[p.Room])
		s.lay(card)
	}
	s.settle(log)
}

// LayRat lays the card that the rat brought face down, its kind kept secret (CM-RAT-3).
type LayRat struct {
	Room int `json:"room"`
}

// Fields asks for a room in which nobody stands.
func (LayRat) Fields(s *State, _ rules.Seat) []rules.Field {
	room := rules.Field{Name: "room", Of: "room", Open: true}
	for i := range s.Rooms {
		if n := s.Rooms[i].Number; !s.occupied(n) {
			room.Options = append(room.Options, numberOption(n))
		}
	}
	return []rules.Field{room}
}

// occupied reports whether a thief or a guard is in a room: the mummy does not count (CM-POW-2).
func (s *State) occupied(room int) bool {
	here := func(t Thief) bool { return t.in() && t.Room == room }
	return s.guardsIn(room) > 0 || slices.ContainsFunc(s.Thieves, here)
}

// Check requires the question open, a card left, and a discovered room with nobody in it:
// elsewhere it takes effect at once and has to be shown (CM-RAT-2).
func (l LayRat) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.ratAsked(by); r != nil {
		return r
	}
	switch {
	case s.room(l.Room) == nil:
		return noRoomThere
	case s.occupied(l.Room):
		return showRat[l.Room]
	}
	return nil
}

var showRat = inRoom("CM-RAT-2", "show-rat")

// Apply lays it; whoever enters first turns it up.
func (l LayRat) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	s.act()
	log.Tell("CM-RAT-3", by, "rat-lays", roomThings[l.Room])
	s.lay(Card{Room: l.Room, Deck: Rat, By: by})
	s.settle(log)
}

// emptyRoom returns the first room in which nobody stands; 0 if there is none.
func (s *State) emptyRoom() int {
	for i := range s.Rooms {
		if n := s.Rooms[i].Number; !s.occupied(n) {
			return n
		}
	}
	return 0
}

// secret reports whether the kind of a card is known to the thief alone who had the rat lay it.
func (c *Card) secret() bool { return c.Deck == Rat && !c.Up && c.Kind != 0 && c.By >= 0 }

// bananaHits has everybody in a room slip, and the card go back.
func (s *State) bananaHits(thieves []rules.Seat, room int, log *rules.Log) {
	for _, seat := range thieves {
		s.slips(seat, log)
	}
	for g := range s.Guards {
		if s.Guards[g].Room == room {
			s.guardSlips(g+1, log)
		}
	}
	tellBack(Banana, log)
}

// NoRat records that the rat's deck is empty: the cheese comes back (CM-Q102).
type NoRat struct{}

// Check requires the question open.
func (NoRat) Check(s *State, by rules.Seat) *rules.Refusal {
	if t := s.next(); t.Seat != by || t.Do != askRat && t.Do != askCall {
		return notAsked
	}
	return nil
}

// Apply gives back what was paid.
func (NoRat) Apply(s *State, by rules.Seat, log *rules.Log) {
	t, task := &s.Thieves[by], s.next()
	s.done()
	switch task.Left {
	case byToken:
		t.Cheese++
	case byCard:
		t.Hand++
	}
	if task.Met {
		s.Scratch.Acted = false
	}
	log.Tell("CM-Q102", by, "rat-deck-empty", cheeseThing(t))
	s.settle(log)
}

var (
	noCheese     = onBoard("CM-RAT-1", "no-cheese")
	ratDeckEmpty = &rules.Refusal{Rule: "CM-Q102", Key: "rat-deck-empty", Fix: "box"}
	notTheRats   = &rules.Refusal{Rule: "CM-RAT-1", Key: "not-the-rats", Fix: "box"}
	noRoomThere  = &rules.Refusal{Rule: "CM-RAT-1", Key: "no-such-room", Fix: "play"}
)
