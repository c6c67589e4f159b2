package trasteros

import "docent/rules"

var skeletonOrNot = []rules.Option{{Value: AnyCard.String()}, {Value: Skeleton.String()}}

// drawable lists the cards that may turn up from a face-down heap, as far as a seat can
// know; the table knows only what lies face up.
func (s *State) drawable(hidden int, seat rules.Seat) []rules.Option {
	if !s.asksCards() {
		if hidden > 0 {
			return skeletonOrNot
		}
		return skeletonOrNot[:1]
	}
	left := s.possible(hidden, seat)
	if list := left.options(); len(list) > 0 {
		return list
	}
	return skeletonOrNot[:1]
}

// possible returns how many of each card may turn up as far as a seat can know: what lies
// face up and its own cards cannot. What the others hold is not its business, and a
// refusal must not tell it.
func (s *State) possible(hidden int, seat rules.Seat) Cards {
	var shown Cards
	for i := range s.Rooms {
		shown.plus(&s.Rooms[i].Cards.Known)
	}
	if seat >= 0 {
		p := &s.Players[seat]
		shown.plus(&p.Hand.Known)
		for i := range p.Piles {
			shown.plus(&p.Piles[i].Known)
		}
	}
	left := s.copies()
	left.lessen(&shown)
	left[skeletonAt] = min(left[skeletonAt], uint8(hidden))
	return left
}

// canTurnUp checks whether these cards can lie there: as many copies as circulate, and
// no more skeletons than can be there (TL-SET-2).
func (s *State) canTurnUp(cards []Card, hidden int, seat rules.Seat) *rules.Refusal {
	left := s.possible(hidden, seat)
	for _, c := range cards {
		switch {
		case c == Skeleton && hidden == 0:
			return s.noSkeletonHere()
		case c == AnyCard, !s.asksCards() && c == Skeleton:
			continue
		case !c.isNamed():
			return noSuchCard
		case left.Has(c) == 0:
			return &rules.Refusal{Rule: "TL-SET-2", Key: "no-copy-left", About: onCard[c], Fix: "play"}
		}
		left[c.at()]--
	}
	return nil
}

var (
	noSuchCard    = &rules.Refusal{Rule: "TL-SET-2", Key: "no-such-card", Fix: "play"}
	noSkeletonYet = &rules.Refusal{Rule: "TL-SET-2", Key: "no-skeleton-yet", Fix: "play"}
	noneHiddenNow = &rules.Refusal{Rule: "TL-SET-2", Key: "no-skeleton-left", Fix: "play"}
)

// noSkeletonHere returns why a storage room cannot hold so many skeletons. Where the table sees one, it corrects what Docent knows.
func (s *State) noSkeletonHere() *rules.Refusal {
	if s.Mixed {
		return noneHiddenNow
	}
	return noSkeletonYet
}

// tellCards names cards of a heap, as many as it holds.
func (h *Heap) tellCards(cards []Card) {
	for _, c := range cards {
		if c.isNamed() && h.Known.Total() < h.Count {
			h.Known[c.at()]++
		}
	}
}

// discards puts cards on the discard pile. Two heaps may have told the same copy, each
// in secret; where they meet, one of them was wrong, and the name is forgotten.
func (s *State) discards(h Heap) {
	s.gather(&s.Discard, h)
	copies := s.copies()
	s.Discard.Known.atMost(&copies)
}

// gather adds one heap to another. Where cards are not counted, what the table told of the heaps need not add up: no heap
// gets larger than the box.
func (s *State) gather(to *Heap, h Heap) {
	to.add(h)
	if !s.counts() {
		to.Count = min(to.Count, s.total())
	}
}

// receives puts cards into a seat's hand, with the same care for its piles.
func (s *State) receives(seat rules.Seat, h Heap) {
	p := &s.Players[seat]
	s.gather(&p.Hand, h)
	if h.Known == (Cards{}) {
		return
	}
	left := s.copies()
	for i := range p.Piles {
		left.lessen(&p.Piles[i].Known)
	}
	p.Hand.Known.atMost(&left)
}

// namedTwice lists the cards told more often than they circulate, once all may know.
func (s *State) namedTwice() []Card {
	var told Cards
	s.eachHeap(func(h *Heap) { told.plus(&h.Known) })
	copies := s.copies()
	var list []Card
	for i := range told {
		if told[i] > copies[i] {
			list = append(list, cardAt(i))
		}
	}
	return list
}

// eachHeap visits every heap of cards, the discard pile first.
func (s *State) eachHeap(visit func(h *Heap)) {
	visit(&s.Discard)
	for i := range s.Rooms {
		visit(&s.Rooms[i].Cards)
	}
	for i := range s.Players {
		visit(&s.Players[i].Hand)
		for j := range s.Players[i].Piles {
			visit(&s.Players[i].Piles[j])
		}
	}
}

// exampleCards returns n cards that may turn up, as an example.
func (s *State) exampleCards(n int, seat rules.Seat) []Card {
	left := s.possible(s.hidden(), seat)
	list := left.some(n, func(i int) bool { return i != skeletonAt })
	return append(list, left.some(n-len(list), func(i int) bool { return i == skeletonAt })...)
}

// exampleCard returns one card that may turn up.
func (s *State) exampleCard(hidden int, seat rules.Seat) Card {
	if !s.asksCards() {
		return AnyCard
	}
	left := s.possible(hidden, seat)
	for i, n := range left {
		if n > 0 {
			return cardAt(i)
		}
	}
	return AnyCard
}

// Look names the other cards of a room: its winner's, in secret, or everybody's where
// nobody won.
type Look struct {
	Cards []Card `json:"cards,omitempty"`
}

// Fields asks for the cards under the first one.
func (l Look) Fields(s *State, _ rules.Seat) []rules.Field {
	n := s.underFirst()
	return []rules.Field{{Name: "cards", Of: "card", Min: n, Max: n, Many: true, Options: s.drawable(s.hidden(), s.looker())}}
}

// underFirst returns how many cards of the room have no name yet.
func (s *State) underFirst() int {
	h := &s.room().Cards
	return max(0, h.Count-h.Known.Total())
}

// Check requires the winner, or the turn player for an unwon room, and possible cards.
func (l Look) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.looks(by); r != nil {
		return r
	}
	if !s.asksCards() || len(l.Cards) != s.underFirst() {
		return notAsked
	}
	return s.canTurnUp(l.Cards, s.hidden(), s.looker())
}

func (s *State) looks(by rules.Seat) *rules.Refusal {
	if s.next().Do == won && by == s.Auction.Winner && by >= 0 {
		return nil
	}
	return s.asked(unsold, by)
}

// looker returns the seat that alone sees the cards: a room's winner, or the whole table.
func (s *State) looker() rules.Seat {
	if s.next().Do == won {
		return s.Auction.Winner
	}
	return rules.Table
}

// Apply adds the names to the room and goes on.
func (l Look) Apply(s *State, _ rules.Seat, log *rules.Log) {
	cards, _ := counted(l.Cards)
	s.room().Cards.tellCards(l.Cards)
	s.looked(int(cards[skeletonAt]), log)
}

// Find says only how many skeletons the room holds.
type Find struct {
	Skeletons int `json:"skeletons"`
}

// Fields asks for none, one or two; nothing where no skeleton can be there. Where cards are named, that no skeleton is
// among them is no suggestion: the names are wanted.
func (f Find) Fields(s *State, _ rules.Seat) []rules.Field {
	most := s.hidden()
	if most == 0 {
		return nil
	}
	field := rules.Pick("skeletons", "skeletons", []string{"0", "1", "2"}[:most+1]...)
	field.Open = s.asksCards()
	return []rules.Field{field}
}

// unnamed lists what Find tells of where it names no cards: their skeletons, or that all of them stay unnamed.
func (s *State) unnamed() []rules.Thing {
	if s.hidden() > 0 {
		return aboutSkeletons
	}
	return aboutCards
}

var aboutSkeletons, aboutCards = []rules.Thing{"find:skeletons"}, []rules.Thing{"find:cards"}

// Check requires the same as Look.
func (f Find) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.looks(by); r != nil {
		return r
	}
	if f.Skeletons < 0 || f.Skeletons > s.hidden() {
		return s.noSkeletonHere()
	}
	return nil
}

// Apply goes on without names.
func (f Find) Apply(s *State, _ rules.Seat, log *rules.Log) { s.looked(f.Skeletons, log) }

// looked goes on after the room's cards were seen.
func (s *State) looked(found int, log *rules.Log) {
	s.found(found)
	if s.next().Do == won {
		s.takeRoom(found, log)
		return
	}
	if found > 0 {
		s.skeletonForAll(found, log)
		return
	}
	s.openMarket(log)
}
