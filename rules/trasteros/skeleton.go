package trasteros

import "docent/rules"

// skeletonOnTop ends an auction before any bid: the room joins the discard pile and
// all of it the public room (TL-SKE-1).
func (s *State) skeletonOnTop(by rules.Seat, log *rules.Log) {
	n := s.room().Cards.Count
	s.found(1)
	log.Tell("TL-SKE-1", by, "skeleton-on-top", onRoom[s.Auction.Room][0], s.cards(n))
	s.discards(s.room().Cards)
	s.resolve(log)
	s.shuffle("TL-SKE-1", log)
	s.finish(log)
}

// scatter sends a seat's unprotected cards to the discard pile; its badges, piles and
// cubes are safe.
func (s *State) scatter(seat rules.Seat, rule rules.RuleID, log *rules.Log) {
	if hand := &s.Players[seat].Hand; hand.Count > 0 || !s.counts() {
		log.Tell(rule, seat, "loses-hand", s.cards(hand.Count))
	}
	s.throwAway(seat, log)
}

// scatterDrawn does the same with a skeleton among them, which the seat has just drawn and does not lose itself.
func (s *State) scatterDrawn(seat rules.Seat, log *rules.Log) {
	if n := s.Players[seat].Hand.Count - 1; n > 0 || !s.counts() {
		log.Tell("TL-SKE-4", seat, "loses-hand", s.cards(n))
	} else {
		log.Tell("TL-SKE-4", seat, "draws-skeleton")
	}
	s.throwAway(seat, log)
}

// scatterWon sends a room just won to the discard pile with its winner's unprotected cards (TL-SKE-2).
func (s *State) scatterWon(seat rules.Seat, found int, log *rules.Log) {
	room, hand := &s.room().Cards, &s.Players[seat].Hand
	if found > 1 {
		log.Tell("TL-SKE-5", seat, "two-skeletons")
	}
	log.Tell("TL-SKE-2", seat, "loses-hand-and-room", onRoom[s.Auction.Room][0], s.cards(hand.Count), s.cards(room.Count))
	s.receives(seat, *room)
	*room = Heap{}
	s.throwAway(seat, log)
}

// throwAway empties a hand and tells which piles it leaves.
func (s *State) throwAway(seat rules.Seat, log *rules.Log) {
	if n := len(s.Players[seat].Piles); n > 0 {
		log.Tell("TL-PRO-2", seat, "piles-safe", rules.Of("piles", n))
	}
	hand := &s.Players[seat].Hand
	s.discards(*hand)
	*hand = Heap{}
}

// skeletonForAll scatters every hand and the room that nobody won (TL-SKE-3).
func (s *State) skeletonForAll(found int, log *rules.Log) {
	log.Tell("TL-SKE-3", rules.Table, "skeleton-for-all", onRoom[s.Auction.Room]...)
	if found > 1 {
		log.Tell("TL-SKE-5", rules.Table, "two-skeletons")
	}
	for _, seat := range s.around(s.Turn) {
		s.scatter(seat, "TL-SKE-3", log)
	}
	s.discards(s.room().Cards)
	s.resolve(log)
	s.shuffle("TL-SKE-3", log)
	s.finish(log)
}

// hidden returns how many skeletons a storage room may still hold: those found since the rooms were filled lie in the public room.
func (s *State) hidden() int {
	if !s.Mixed {
		return 0
	}
	return max(0, skeletons-s.Loose)
}

// found takes down skeletons that came out of a room.
func (s *State) found(n int) { s.Loose = min(skeletons, s.Loose+n) }

// foundInPublic takes down one that was drawn: perhaps one that is known to lie there, else another.
func (s *State) foundInPublic() {
	if s.Mixed {
		s.Loose = max(1, s.Loose)
	}
}

// shuffle mixes the discard pile into the public room.
func (s *State) shuffle(rule rules.RuleID, log *rules.Log) {
	moved := s.Discard.Count
	s.Discard = Heap{}
	if s.counts() {
		log.Tell(rule, rules.Table, "shuffled", s.cards(moved), s.cards(s.Public()))
		return
	}
	log.Tell(rule, rules.Table, "shuffle")
}
