package crazymuseum

import (
	"slices"

	"docent/rules"
	"docent/rules/grid"
)

// leave ends what lasts while a thief stays in its room: hiding, the contact with the mummy;
// and the mummy that it woke learns which way it went (CM-MUMMY-5, CM-Q58).
func (s *State) leave(seat rules.Seat, d grid.Dir, log *rules.Log) {
	t := &s.Thieves[seat]
	m := &s.Mummy
	if m.State != Absent && m.Pending && !m.Aimed && m.Awakener == seat && m.Room == t.Room {
		m.Heading = d
	}
	t.uncover(log)
	t.part(log)
	s.cancel(seat)
}

// uncover ends hiding from guards, part the contact with the mummy: a mask that was worn
// goes back to its deck (CM-Q75).
func (t *Thief) uncover(log *rules.Log) {
	if t.Hidden == Masked {
		tellBack(Mask, log)
	}
	t.Hidden = Seen
}

func (t *Thief) part(log *rules.Log) {
	if t.Mask {
		tellBack(Mask, log)
	}
	t.Met, t.Mask = false, false
}

// leaveFor does what leave does for who does not walk: the way it went is the first step of a
// shortest path to where it is.
func (s *State) leaveFor(seat rules.Seat, room int, log *rules.Log) {
	from := s.Thieves[seat].Room
	d := grid.None
	if s.Mummy.Room == from && s.Mummy.Awakener == seat {
		d = s.toward(from, room, s.Mummy.Heading, s.mummyOrder())
	}
	s.leave(seat, d, log)
}

// enterRoom puts a thief into a room and has its arrival resolved (CM-ENTER-1); d is
// the direction in which it walks, None for who does not.
func (s *State) enterRoom(seat rules.Seat, room int, d grid.Dir) {
	s.Thieves[seat].Room = room
	s.first(taskOf(arrival, seat).towards(d))
}

// entered reports whether somebody's entry into a room is being resolved.
func (s *State) entered(room int) bool {
	return slices.ContainsFunc(s.Agenda, func(t Task) bool {
		switch t.Do {
		case arrival:
			return s.Thieves[t.Seat].Room == room
		case entry:
			return s.guard(t.Guard) != nil && s.guard(t.Guard).Room == room
		}
		return false
	})
}

// nthCard returns the place in Cards of the card after n others in a room; -1 if there is none.
func (s *State) nthCard(room, n int) int {
	for i := range s.Cards {
		if s.Cards[i].Room == room {
			if n == 0 {
				return i
			}
			n--
		}
	}
	return -1
}

// lay puts a card into a room. It is nothing that somebody who has just entered comes
// upon: cards hit who comes in, not who is there (CM-Q70, CM-Q95).
func (s *State) lay(c Card) {
	s.Cards = append(s.Cards, c)
	for i := range s.Agenda {
		if t := &s.Agenda[i]; t.Do == arrival && s.Thieves[t.Seat].Room == c.Room {
			t.Left++
		}
	}
}

// springs reports whether a card does something to a thief who enters.
func (c *Card) springs(walking bool) bool {
	return !c.Up || c.Kind == Smoke || c.Kind == Slippery && walking
}

// nextCard finds the next card that springs on an arrival, and how many lie before it.
func (s *State) nextCard(t Task) (card, kept int) {
	room := s.Thieves[t.Seat].Room
	walking := t.Dir != grid.None && !t.Met
	for kept = t.Kept; ; kept++ {
		card = s.nthCard(room, kept)
		if card < 0 || s.nthCard(room, kept+t.Left) < 0 {
			return -1, kept
		}
		if s.Cards[card].springs(walking) {
			return card, kept
		}
	}
}

// arrivalHolds reports whether an arrival has something left to resolve.
func (s *State) arrivalHolds(t Task) bool {
	thief := &s.Thieves[t.Seat]
	if !thief.in() || !s.full() {
		return false
	}
	if card, _ := s.nextCard(t); card >= 0 || s.room(thief.Room).Untold {
		return true
	}
	return thief.Hidden == Seen && s.guardsIn(thief.Room) > 0 || s.meetsMummy(t.Seat)
}

// arrive resolves the next thing a thief meets in the room it entered: cards in the
// order laid, guards, the mummy (CM-ENTER-1, CM-Q76).
func (s *State) arrive(t Task, log *rules.Log) {
	thief := &s.Thieves[t.Seat]
	if s.askRoomAgain(thief.Room) {
		return
	}
	card, kept := s.nextCard(t)
	s.Agenda[0].Kept = kept
	switch {
	case card >= 0:
		s.spring(t.Seat, card, log)
	case thief.Hidden == Seen && s.guardsIn(thief.Room) > 0:
		if s.smoky(thief.Room) {
			s.hideFree(t.Seat, "CM-VC-7", log)
			return
		}
		s.found(t.Seat, 0, log)
	default:
		s.meet(t.Seat, log)
	}
}

// spring applies a card to the thief who has just entered its room.
func (s *State) spring(seat rules.Seat, card int, log *rules.Log) {
	c := &s.Cards[card]
	if c.Kind == 0 {
		s.first(task(askCard).in(c.Room))
		s.Agenda[0].Kept = s.Agenda[1].Kept
		return
	}
	fresh := !c.Up
	if fresh {
		c.Up = true
		s.tellShown(c, seat, log)
	}
	if c.lasts() && c.Until == 0 {
		c.Until = s.slot()
	}
	switch c.Kind {
	case Smoke:
		if !s.smokeBefore(card) {
			log.Tell("CM-VC-7", seat, "in-smoke", roomThings[c.Room], s.losing(seat))
		}
		s.Agenda[0].Kept++
		s.Agenda[0].Met = true
		s.loseTurn(seat)
	case Slippery:
		s.slide(seat, c, log)
	case Banana:
		s.giveBack(card)
		s.Agenda[0].Met = true
		s.slips(seat, log)
	case Fake, Whistle:
		s.Agenda[0].Kept++
	default:
		kind := c.Kind
		s.giveBack(card)
		s.springHelp(seat, kind, log)
		if kind == Chocolate || kind == Map || kind == Cheese {
			tellBack(kind, log)
		}
	}
}

// lasts reports whether a card stays active for a round.
func (c *Card) lasts() bool { return c.Kind == Smoke || c.Kind == Slippery }

func (s *State) tellShown(c *Card, seat rules.Seat, log *rules.Log) {
	rule := rules.RuleID("CM-VEND-4")
	if c.Deck == Rat {
		rule = "CM-RAT-3"
	}
	log.Tell(rule, seat, "card-shown", cardThings[c.Kind], roomThings[c.Room])
}

// slide takes a walking thief across a slippery room, or against its wall (CM-RC-2, CM-Q73).
func (s *State) slide(seat rules.Seat, c *Card, log *rules.Log) {
	t := s.Agenda[0]
	d := t.Dir
	if d == grid.None || t.Met {
		s.Agenda[0].Kept++
		return
	}
	room := s.room(c.Room)
	if room.Unsure.Has(d) && !room.Doors.Has(d) {
		s.first(task(askDoor).in(room.Number).towards(d))
		return
	}
	next := s.Beside(room.Number, d)
	switch {
	case room.Doors.Has(d) && next != nil:
		log.Tell("CM-RC-2", seat, "slides", roomThings[next.Number], dirThings[d])
		s.done()
		s.leave(seat, d, log)
		s.enterRoom(seat, next.Number, d)
	case room.Doors.Has(d) && s.TilesLeft() > 0:
		log.Tell("CM-RC-2", seat, "slides-on", dirThings[d])
		s.done()
		s.discover(seat, room.Number, d)
	default:
		log.Tell("CM-RC-2", seat, "hits-wall", roomThings[room.Number], s.losing(seat))
		s.Agenda[0].Kept++
		s.Agenda[0].Met = true
		s.dropAll(seat, log)
		s.loseTurn(seat)
	}
}

// slips settles a thief on a banana peel (CM-RC-1).
func (s *State) slips(seat rules.Seat, log *rules.Log) {
	log.Tell("CM-RC-1", seat, "slips", roomThings[s.Thieves[seat].Room], s.losing(seat))
	s.dropAll(seat, log)
	s.loseTurn(seat)
}

// dropAll lets a thief's normal objects fall; a ladder stays (CM-Q43).
func (s *State) dropAll(seat rules.Seat, log *rules.Log) {
	room, load := s.Thieves[seat].Room, s.load(seat)
	for i := range s.Tokens {
		if t := &s.Tokens[i]; t.Place == With(seat) && t.Object != Ladder {
			t.Place, t.Dropped = In(room), true
			log.Tell("CM-EXPL-3", seat, "drops", objects[t.Object], roomThings[room])
		}
	}
	if load > 0 {
		s.dropsSeen(room, log)
	}
}

// dropsSeen finds what was dropped under a guard's eyes, where the table plays so (CM-Q34).
func (s *State) dropsSeen(room int, log *rules.Log) {
	if !s.House.GuardSeesDrops {
		return
	}
	for g := range s.Guards {
		if s.Guards[g].Room == room {
			s.confiscate(g+1, log)
			return
		}
	}
}

// springHelp springs a helpful card laid as a trap: its victim has the use of it (CM-Q21).
func (s *State) springHelp(seat rules.Seat, kind CardKind, log *rules.Log) {
	thief := &s.Thieves[seat]
	switch kind {
	case Chocolate:
		s.eatChocolate(seat, log)
	case Tote, MasterKey:
		if !s.ownTurn(seat) {
			return
		}
		if kind == Tote {
			s.Scratch.Tote++
		} else {
			s.Scratch.Key++
		}
		log.Tell(vendingRule(kind), seat, "helps", cardThings[kind])
	case Map:
		s.first(taskOf(askMap, seat))
	case Cheese:
		s.first(taskOf(askCall, seat))
	case Mask:
		s.maskHelps(seat, thief, log)
	}
}

// maskHelps puts a mask found in a room before the victim's face, if somebody is there
// to be fooled.
func (s *State) maskHelps(seat rules.Seat, thief *Thief, log *rules.Log) {
	switch {
	case thief.Hidden == Seen && s.guardsIn(thief.Room) > 0:
		thief.Hidden = Masked
		s.tellHidden(seat, "CM-VC-5", "masked", log)
	case s.meetsMummy(seat):
		thief.Mask, thief.Met = true, true
		log.Tell("CM-VC-5", seat, "masked-mummy")
	default:
		log.Tell("CM-VC-5", seat, "mask-useless")
		tellBack(Mask, log)
	}
}

// eatChocolate takes up to three tokens back (CM-VC-1).
func (s *State) eatChocolate(seat rules.Seat, log *rules.Log) {
	t := &s.Thieves[seat]
	n := min(3, t.Rest)
	t.Rest -= n
	log.Tell("CM-VC-1", seat, "eats", rules.Of("tokens", n))
}

// vendingRule returns the rule of a vending card.
func vendingRule(k CardKind) rules.RuleID {
	return [...]rules.RuleID{"", "CM-VC-1", "CM-VC-2", "CM-VC-3", "CM-VC-4", "CM-VC-5", "CM-VC-6", "CM-VC-7", "CM-VC-8", "CM-RC-1", "CM-RC-2", "CM-RC-3"}[k]
}

// ShowCard holds what a face-down card turned out to be.
type ShowCard struct {
	Card CardKind `json:"card"`
}

// Fields asks for a kind of its deck.
func (c ShowCard) Fields(s *State, _ rules.Seat) []rules.Field {
	t := s.next()
	at := s.nthCard(t.Room, t.Kept)
	if at < 0 {
		return nil
	}
	return []rules.Field{{Name: "card", Of: "card", Open: true, Options: s.kindsOf(s.Cards[at].Deck)}}
}

// kindsOf lists what a card lying face down may be.
func (s *State) kindsOf(deck Deck) []rules.Option {
	list := make([]rules.Option, 0, 8)
	first, last := Chocolate, Fake
	if deck == Rat {
		first, last = Banana, Slippery
	}
	for k := first; k <= last; k++ {
		list = append(list, rules.Option{Value: k.String()})
	}
	return list
}

// Check requires the question open and a card of that deck.
func (c ShowCard) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askCard, by); r != nil {
		return r
	}
	t := s.next()
	at := s.nthCard(t.Room, t.Kept)
	if at < 0 || c.Card == 0 || c.Card == Whistle || c.Card.Deck() != s.Cards[at].Deck {
		return notThatDeck
	}
	return nil
}

var notThatDeck = &rules.Refusal{Rule: "CM-VEND-4", Key: "not-that-deck", Fix: "museum"}

// Apply remembers it: who has entered goes on from there.
func (c ShowCard) Apply(s *State, _ rules.Seat, log *rules.Log) {
	t := s.next()
	s.done()
	s.Cards[s.nthCard(t.Room, t.Kept)].Kind = c.Card
	s.settle(log)
}
