package oldmuseum

import (
	"slices"

	"docent/rules"
)

func between(n, least, most int) bool { return n >= least && n <= most }

const mostNumber = 1_000_000

// check returns what holds in every position: everything within its limits, nobody two to a
// room, and every one of the 76 cards somewhere (OM-COUNT-1).
func check(s *State) *rules.Refusal {
	return rules.FirstRefusal(
		s.checkTable, s.checkPrints, s.checkRooms, s.checkPlayers, s.checkScratch, s.checkAgenda, s.checkExits, s.checkBooks,
	)
}

// checkTable requires seats, words and numbers that exist.
func (s *State) checkTable() *rules.Refusal {
	n := s.seats()
	seat := func(x, least rules.Seat) bool { return x >= least && int(x) < n }
	switch {
	case !between(n, leastSeats, mostSeats) || !seat(s.First, 0) || !seat(s.Turn, 0) || !seat(s.Winner, rules.Table),
		!between(s.Round, 1, mostNumber), !between(s.Away, -mostNumber, mostNumber):
		return rules.Impossible("OM-SET-7", "impossible-table", "play")
	case !slices.Contains([]Level{Full, Turns, ClockOnly}, s.Level):
		return rules.Impossible("OM-SET-2", "impossible-table", "house")
	case !between(s.Clock.Left, 0, mostMinutes*minute), !between(s.Clock.Turn, 0, mostTurn), !between(s.Clock.Began, 0, mostMinutes*minute),
		s.Clock.Running && (!s.clocked() || s.Ended):
		return rules.Impossible("OM-TIME-1", "impossible-clock", "clock")
	}
	return nil
}

// checkPrints requires a box that can be read.
func (s *State) checkPrints() *rules.Refusal {
	p := &s.Prints
	wrong := rules.Impossible("OM-SET-2", "impossible-box", "house")
	if _, unreadable := readRows(p.rows()); unreadable != "" || p.Rows == defaultRows {
		return wrong
	}
	for i, t := range p.Tiles {
		if !between(t.ID, 1, roomCount) || i > 0 && t.ID <= p.Tiles[i-1].ID || t.Special > Surveillance || !t.Sides.possible() {
			return wrong
		}
	}
	for i, a := range p.Names {
		if !between(a.ID, 1, artifacts) || i > 0 && a.ID <= p.Names[i-1].ID {
			return wrong
		}
	}
	return nil
}

func (x *Sides) possible() bool {
	return !slices.ContainsFunc(x[:], func(side Side) bool { return side > Wall })
}

// checkRooms requires 22 rooms, a Hall and the special rooms once each (OM-SET-2).
func (s *State) checkRooms() *rules.Refusal {
	if len(s.Rooms) == 0 && !s.tracks() {
		return nil
	}
	if _, wrong := readRows(s.rows()); wrong != "" || s.Hall.Cells[0] >= s.Hall.Cells[1] {
		return rules.Impossible("OM-SET-2", "impossible-plan", "plan")
	}
	if !s.Hall.possible() {
		return rules.Impossible("OM-Q23", "impossible-hall", "room:hall")
	}
	return s.checkEachRoom()
}

func (s *State) checkEachRoom() *rules.Refusal {
	tiles, specials := [roomCount + 1]bool{}, [Surveillance + 1]bool{}
	for i := range s.Rooms {
		r := &s.Rooms[i]
		switch {
		case i > 0 && r.At <= s.Rooms[i-1].At || !r.possible():
			return rules.Impossible("OM-SET-2", "impossible-room", placeThing(r.At), placeThing(r.At))
		case r.Tile != 0 && tiles[r.Tile]:
			return rules.Impossible("OM-SET-2", "doubled-tile", placeThing(r.At), rules.Of("tile", r.Tile))
		case r.Special != Plain && specials[r.Special]:
			return rules.Impossible("OM-GUN-1", "special-twice", placeThing(r.At), specialThing(r.Special))
		case !r.Card && (r.What != AnyCard || r.Locked):
			return rules.Impossible("OM-COUNT-1", "no-card-there", placeThing(r.At), placeThing(r.At))
		}
		tiles[r.Tile], specials[r.Special] = true, true
	}
	return nil
}

// possible reports whether a room shows what a square can show.
func (r *Room) possible() bool {
	return r.At.isCell() && r.Sides.possible() && between(r.Tile, 0, roomCount) && r.Special <= Surveillance && r.What <= lastArtifact
}

// possible reports whether no artifact lies on the deck (OM-Q23).
func (h *Hall) possible() bool {
	return h.Top <= lastArtifact && !h.Top.IsArtifact() && h.Sides[0].possible() && h.Sides[1].possible()
}

// checkPlayers requires everybody somewhere, alone, with a hand of cards that exist
// (OM-HALL-2, OM-LIM-1).
func (s *State) checkPlayers() *rules.Refusal {
	for i := range s.Players {
		if r := s.checkPawn(rules.Seat(i)); r != nil {
			return r
		}
		if r := s.checkCards(rules.Seat(i)); r != nil {
			return r
		}
	}
	return nil
}

func (s *State) checkPawn(seat rules.Seat) *rules.Refusal {
	p, about := &s.Players[seat], onSeat[seat]
	switch {
	case p.At == 0 || s.tracks() && !s.exists(p.At), !p.Moved && p.At != HallPlace:
		return rules.Impossible("OM-SET-8", "nowhere", about[0], about...)
	case p.BreakIn != 0 && (!s.exists(p.BreakIn) || p.BreakIn == p.At):
		return rules.Impossible("OM-BRK-1", "impossible-break-in", about[0], about...)
	case !p.Seen.possible():
		return rules.Impossible("OM-DARK-4", "impossible-map", about[0], about...)
	case !p.Notes.possible():
		return rules.Impossible("OM-DARK-4", "impossible-notes", about[0], about...)
	case !s.possibleTrail(p.Trail):
		return rules.Impossible("OM-Q32", "impossible-trail", about[0], about...)
	}
	return s.alone(seat)
}

func (s *State) checkCards(seat rules.Seat) *rules.Refusal {
	p, about := &s.Players[seat], onSeat[seat]
	switch {
	case len(p.Hand) > allCards || !p.Hand.possible() || p.Out && len(p.Hand) > 0:
		return rules.Impossible("OM-HAND-1", "impossible-hand", about[0], about...)
	case len(p.Chosen) > 0 && !s.possibleChoice(p.Chosen):
		return rules.Impossible("OM-SET-5", "wrong-choice", about[0], about...)
	case !between(p.Exit.Left, 0, mostMinutes*minute) || !between(p.Exit.Chosen, 0, s.limit()):
		return rules.Impossible("OM-WIN-2", "impossible-exit", about[0], about...)
	}
	return nil
}

// exists reports whether a place is the Hall or a room of this museum.
func (s *State) exists(at Place) bool { return s.on(s.squareOf(at)) == at }

// possible reports whether the places can be rooms, in their order.
func (l Seen) possible() bool {
	for i, at := range l {
		if !at.isCell() && at != HallPlace || i > 0 && at <= l[i-1] {
			return false
		}
	}
	return true
}

// possibleTrail reports whether a player can have left these rooms.
func (s *State) possibleTrail(t Trail) bool {
	for i, at := range t {
		if s.room(at) == nil || slices.Contains(t[:i], at) {
			return false
		}
	}
	return len(t) <= lastLeft
}

// alone refuses two players in one room.
func (s *State) alone(seat rules.Seat) *rules.Refusal {
	p := &s.Players[seat]
	if p.Out || !p.Moved {
		return nil
	}
	if first, _ := s.occupant(p.At); first != seat {
		return rules.Impossible("OM-HALL-2", "two-in-a-room", onSeat[seat][0], placeThing(p.At), seatThing(first), seatThing(seat))
	}
	return nil
}

// possible reports whether the cards exist, in their order, and no artifact is there twice.
func (h Hand) possible() bool {
	for i, c := range h {
		if c > lastArtifact || i > 0 && c < h[i-1] || c >= firstArtifact && i > 0 && c == h[i-1] {
			return false
		}
	}
	return true
}

// checkScratch requires a turn that can be under way.
func (s *State) checkScratch() *rules.Refusal {
	x := &s.Scratch
	place := func(at Place) bool { return at == 0 || s.exists(at) }
	if !place(x.To) || !place(x.From) || x.Tunnel > EastWest || x.For > toBreakInNow || x.Found > lastArtifact ||
		x.Victim < 0 || int(x.Victim) >= s.seats() || !between(x.Drew, 0, allCards) {
		return rules.Impossible("OM-TURN-2", "impossible-turn", "play")
	}
	return nil
}

// checkAgenda requires tasks that somebody can do.
func (s *State) checkAgenda() *rules.Refusal {
	entering := 0
	for _, t := range s.Agenda {
		if t.Do.moves() {
			entering++ // into one room at a time
		}
		if !s.possibleTask(t) || !s.fitting(t.Do) || entering > 1 {
			return rules.Impossible("OM-TURN-2", "impossible-agenda", "play", rules.Of("task", t.String()))
		}
	}
	return nil
}

// possibleTask reports whether the seat may be asked: others than whose turn it is only for what
// they have in the Hall.
func (s *State) possibleTask(t Task) bool {
	switch {
	case t.Do == 0 || t.Do >= lastStep || t.Seat < 0 || int(t.Seat) >= s.seats():
		return false
	case s.Ended:
		return t.Do == askExit
	}
	return t.Seat == s.Turn || t.Do == askClaim || t.Do == askExit
}

// fitting reports whether the turn is where such a step belongs.
func (s *State) fitting(x Step) bool {
	switch {
	case x.moves() && (s.Scratch.To == 0 || s.Scratch.To == s.me().At), x == askDrop && s.Scratch.From == 0:
		return false
	}
	return s.tracks() || x <= closesTurn || s.Ended
}

// checkExits requires everybody who left once in the order of leaving.
func (s *State) checkExits() *rules.Refusal {
	for i, seat := range s.Exits {
		if seat < 0 || int(seat) >= s.seats() || slices.Contains(s.Exits[:i], seat) ||
			!s.Players[seat].Out && seat != s.Turn {
			return rules.Impossible("OM-WIN-2", "impossible-exits", "play")
		}
	}
	for i := range s.Players {
		if s.Players[i].Out && !slices.Contains(s.Exits, rules.Seat(i)) {
			return rules.Impossible("OM-WIN-2", "impossible-exits", "play")
		}
	}
	return nil
}

// checkBooks returns the conservation of the cards (OM-COUNT-1).
func (s *State) checkBooks() *rules.Refusal {
	switch {
	case !between(s.Deck, 0, mostNumber) || !between(s.Gone, 0, artifacts):
		return rules.Impossible("OM-COUNT-1", "impossible-deck", "play")
	case len(s.Rooms) > 0 && s.cards()+s.Away != allCards:
		return rules.Impossible("OM-COUNT-1", "unbalanced", "play", rules.Of("cards", s.cards()+s.Away), rules.Of("cards", allCards))
	}
	return nil
}
