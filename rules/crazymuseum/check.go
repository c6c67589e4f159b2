package crazymuseum

import (
	"slices"

	"docent/rules"
	"docent/rules/grid"
)

// check returns what holds in every position: everybody and everything is somewhere, within
// its limits, and no more of it than the box has.
func check(s *State) *rules.Refusal {
	return rules.FirstRefusal(
		s.checkShape, s.checkPrints, s.checkCounters, s.checkRooms, s.checkThieves, s.checkFigures, s.checkAlert, s.checkAgenda, s.checkThings, s.checkRelics, s.checkCards, s.checkSupplies,
	)
}

// within reports whether a number is in 0..most.
func within(n, most int) bool { return n >= 0 && n <= most }

// checkShape requires seats, words and numbers that exist.
func (s *State) checkShape() *rules.Refusal {
	switch {
	case !s.seatsExist() || s.Round < 1 || s.Last < 0 || !within(s.Walking, len(s.Guards)),
		s.Scratch.Tote < 0 || s.Scratch.Key < 0:
		return rules.Impossible("CM-SETUP-1", "impossible-table", "play")
	case !slices.Contains([]Level{Full, NightOnly, ScoreOnly}, s.Level),
		!slices.Contains([]Difficulty{Easy, Normal, Hard, Curse}, s.Difficulty):
		return rules.Impossible("CM-DIFF-1", "impossible-table", "house")
	case s.Level == ScoreOnly && s.Phase != Over:
		return rules.Impossible("CM-Q100", "count-only-ends", "house")
	}
	return nil
}

// seatsExist reports whether one to four play, and whether whoever is named is one of them.
func (s *State) seatsExist() bool {
	n := s.seats()
	seat := func(x, least rules.Seat) bool { return x >= least && int(x) < n }
	return n >= 1 && n <= mostSeats && seat(s.First, 0) && seat(s.Turn, 0) && seat(s.Mummy.Awakener, rules.Table)
}

// farthest is as far as a museum grows from the farthest cell that a form takes.
const farthest = mostSpread + mostNumber

func inReach(c grid.Cell) bool {
	return c.X >= -farthest && c.X <= farthest && c.Y >= -farthest && c.Y <= farthest
}

// checkRooms requires one initial room, and every number and every cell once (CM-Q101).
func (s *State) checkRooms() *rules.Refusal {
	initial := 0
	for i := range s.Rooms {
		r := &s.Rooms[i]
		if r.Special == Initial {
			initial++
		}
		for j := range i {
			switch {
			case s.Rooms[j].Number == r.Number:
				return rules.Impossible("CM-Q101", "same-number", "museum", rules.Of("room", r.Number))
			case s.Rooms[j].Cell == r.Cell:
				return rules.Impossible("CM-MAP-1", "same-cell", "museum", rules.Of("room", s.Rooms[j].Number), rules.Of("room", r.Number))
			}
		}
		if r.Number < 1 || r.Number > mostNumber || !inReach(r.Cell) || !within(r.Face, mostPieces) || r.Doors > grid.All || r.Unsure > grid.All || r.Doors&r.Unsure != 0 {
			return rules.Impossible("CM-MAP-1", "impossible-room", "museum", rules.Of("room", r.Number))
		}
	}
	if initial != 1 {
		return rules.Impossible("CM-SETUP-2", "one-initial-room", "museum")
	}
	return nil
}

// checkThieves requires every board within its limits, and its thief somewhere.
func (s *State) checkThieves() *rules.Refusal {
	alive := false
	for i := range s.Thieves {
		t, seat := &s.Thieves[i], seatThings[i]
		alive = alive || t.Lives > 0
		if t.Room != 0 && s.room(t.Room) == nil {
			return rules.Impossible("CM-MAP-1", "stands-nowhere", seat, seat)
		}
		if r := t.checkBoard(seat); r != nil {
			return r
		}
		if r := s.checkContact(t, seat); r != nil {
			return r
		}
	}
	if !alive && s.Phase != Over {
		return rules.Impossible("CM-END-4", "nobody-left", "play")
	}
	return nil
}

// checkBoard requires what lies on a thief's board within its limits.
func (t *Thief) checkBoard(seat rules.Thing) *rules.Refusal {
	switch {
	case !within(t.Lives, mostLives) || t.Out != t.Eliminated() || t.Out && t.Room != 0:
		return rules.Impossible("CM-LIFE-1", "impossible-lives", seat, seat)
	case !within(t.Total, mostTokens) || !within(t.Rest, t.Total):
		return rules.Impossible("CM-ACT-1", "impossible-tokens", seat, seat)
	case !within(t.Cheese, mostCheese):
		return rules.Impossible("CM-SETUP-4", "impossible-cheese", seat, seat)
	case !within(t.Hand, mostHand):
		return rules.Impossible("CM-VEND-2", "impossible-hand", seat, seat)
	case !within(t.Counts.Value, mostWorth) || t.Caught < 0:
		return rules.Impossible("CM-SCORE-1", "impossible-table", seat)
	}
	return nil
}

// checkContact requires somebody to hide from, and the mummy where a mask keeps it off.
func (s *State) checkContact(t *Thief, seat rules.Thing) *rules.Refusal {
	switch {
	case t.Hidden != Seen && (!t.in() || s.guardsIn(t.Room) == 0):
		return rules.Impossible("CM-HIDE-4", "nobody-to-hide-from", seat, seat)
	case (t.Mask || t.Met) && (!t.in() || !s.mummyIn(t.Room)):
		return rules.Impossible("CM-Q75", "no-mummy-there", seat, seat)
	}
	return nil
}

// checkFigures requires guards and mummy in known rooms.
func (s *State) checkFigures() *rules.Refusal {
	if len(s.Guards) > mostGuards {
		return rules.Impossible("CM-Q47", "too-many-guards", "guards")
	}
	for i := range s.Guards {
		if s.room(s.Guards[i].Room) == nil {
			return rules.Impossible("CM-MAP-1", "guard-nowhere", "guards", guardThings[i+1])
		}
	}
	m := &s.Mummy
	if (m.State == Absent) != (m.Room == 0) || m.Room != 0 && s.room(m.Room) == nil {
		return rules.Impossible("CM-MUMMY-1", "mummy-nowhere", "mummy")
	}
	return nil
}

// checkAlert requires a level where there are guards, and a countdown at the highest
// (CM-ALERT-4, CM-ALERT-5).
func (s *State) checkAlert() *rules.Refusal {
	if !within(s.Alert, topAlert) || (s.Alert > 0) != (len(s.Guards) > 0) {
		return rules.Impossible("CM-ALERT-4", "impossible-alert", "guards")
	}
	least, most := 0, 0
	if s.House.AlertIndividual {
		least, most = 1, s.Alert
	}
	for i := range s.Guards {
		if g := &s.Guards[i]; g.Alert < least || g.Alert > most {
			return rules.Impossible("CM-Q98", "impossible-alert", "guards")
		}
	}
	if s.highestAlert() != most && len(s.Guards) > 0 {
		return rules.Impossible("CM-Q98", "impossible-alert", "guards")
	}
	return s.checkCountdown()
}

// checkCountdown requires one at alert 5 only, and the end of the game after its last token.
func (s *State) checkCountdown() *rules.Refusal {
	c := &s.Countdown
	switch {
	case (s.Alert == topAlert) != (c.Started > 0), c.Started < 0, !within(c.Turned, topAlert), c.Started == 0 && c.Turned > 0:
		return rules.Impossible("CM-ALERT-5", "impossible-countdown", "play")
	case c.Turned == topAlert && s.Phase != Over:
		return rules.Impossible("CM-END-2", "impossible-countdown", "play")
	}
	return nil
}

// checkAgenda requires tasks that somebody can do, and a night that ends.
func (s *State) checkAgenda() *rules.Refusal {
	for _, t := range s.Agenda {
		if !s.possible(t) {
			return rules.Impossible("CM-ROUND-1", "impossible-agenda", "play", rules.Of("task", t.String()))
		}
	}
	switch s.Phase {
	case Night, Tomb, Dawn:
		n := len(s.Agenda)
		if n == 0 || s.Agenda[n-1].Do != nightFalls && s.Agenda[n-1].Do != dawn && s.Agenda[n-1].Do != noMore {
			return rules.Impossible("CM-ROUND-1", "night-without-end", "play")
		}
	case Players:
		if s.full() && len(s.Agenda) == 0 && !s.Scratch.Over && !s.Thieves[s.Turn].in() {
			return rules.Impossible("CM-ROUND-2", "turn-of-nobody", "play", seatThings[s.Turn])
		}
	case Over:
	}
	return nil
}

// possible reports whether a task waits for somebody and something that exist.
func (s *State) possible(t Task) bool {
	switch {
	case t.Do == 0 || t.Do >= lastStep, t.Seat < rules.Table || int(t.Seat) >= s.seats(), t.Do.ofSeat() && t.Seat == rules.Table && s.full(),
		t.Guard < 0 || t.Guard > len(s.Guards), t.Do.ofGuard() && t.Guard == 0, t.Left < 0, t.Kept < 0 && t.Do != walk,
		t.Room != 0 && s.room(t.Room) == nil, t.Do.ofRoom() && t.Room == 0:
		return false
	}
	switch {
	case t.Do == askValue:
		return t.Left < len(s.Relics)
	case t.Do == slips && t.Left >= 2<<s.seats():
		return false
	case t.Do == askCount:
		return s.Phase == Over
	}
	return s.Phase != Over
}

// ofRoom reports whether the step needs a room.
func (x Step) ofRoom() bool {
	switch x {
	case appears, askTile, askPrint, askToken, askRelic, askCard, askDoor, askRoom:
		return true
	}
	return false
}

// checkThings requires every token somewhere, and no more on a board than it has places.
func (s *State) checkThings() *rules.Refusal {
	var load, ladders [mostSeats]int
	for i := range s.Tokens {
		t := &s.Tokens[i]
		if !s.placed(t.Place) {
			return rules.Impossible("CM-EXPL-1", "lies-nowhere", "museum", objects[t.Object])
		}
		seat := t.Place.Seat()
		switch {
		case seat < 0:
		case t.Object == Ladder:
			ladders[seat]++
		default:
			load[seat]++
		}
	}
	for i := range load {
		switch {
		case load[i] > mostObjects:
			return rules.Impossible("CM-EXPL-4", "full-board", seatThings[i], seatThings[i])
		case ladders[i] > 1:
			return rules.Impossible("CM-LAD-2", "one-ladder", seatThings[i], seatThings[i])
		}
	}
	return nil
}

// placed reports whether a place is in this museum.
func (s *State) placed(p Place) bool {
	switch {
	case p.Room() > 0:
		return s.room(p.Room()) != nil
	case p.Seat() >= 0:
		return int(p.Seat()) < s.seats()
	}
	return p == Stock || p == Gone
}

// checkRelics requires one relic at most in a room, and nothing known of one face down.
func (s *State) checkRelics() *rules.Refusal {
	for i := range s.Relics {
		r := &s.Relics[i]
		room := r.Place.Room()
		switch {
		case !s.placed(r.Place) || !within(r.ID, mostRelics) || !within(r.Value, mostValue) || room == 0 && !r.Up:
			return rules.Impossible("CM-RELIC-1", "impossible-relic", "museum")
		case !r.Up && *r != (Relic{Place: r.Place}):
			return rules.Impossible("CM-EXPL-5", "impossible-relic", "museum")
		case room > 0 && slices.ContainsFunc(s.Relics[:i], func(o Relic) bool { return o.Place == r.Place }):
			return rules.Impossible("CM-MAP-3", "second-relic", "museum", roomThings[room])
		case r.ID > 0 && slices.ContainsFunc(s.Relics[:i], func(o Relic) bool { return o.ID == r.ID }):
			return rules.Impossible("CM-RELIC-1", "relic-twice", "museum", rules.Of("relic", r.ID))
		}
	}
	return nil
}

// checkCards requires cards that lie in rooms as their deck and kind allow.
func (s *State) checkCards() *rules.Refusal {
	for i := range s.Cards {
		c := &s.Cards[i]
		if s.room(c.Room) == nil || c.By < rules.Table || int(c.By) >= s.seats() || !c.possible() || !within(c.Answer, len(s.Guards)) || !s.begins(c.Until) {
			return rules.Impossible("CM-VEND-3", "impossible-card", "museum")
		}
	}
	for i, n := range s.Clashes {
		if !within(n, mostPieces) || n > 0 && slices.Contains(s.Clashes[:i], n) {
			return rules.Impossible("CM-Q67", "clash-twice", "box", rules.Of("clash", n))
		}
	}
	return nil
}

// possible reports whether a card of that kind may lie so: known where it lies face up, active
// where it lasts, answered where it is a whistle.
func (c *Card) possible() bool {
	if c.Kind == 0 {
		return !c.Up && c.Until == 0 && c.Answer == 0
	}
	return c.Kind.Deck() == c.Deck && (c.Up || c.Kind != Whistle) && (c.Until == 0 || c.Up && c.lasts()) && (c.Answer == 0 || c.Kind == Whistle)
}

// begins reports whether a slot comes round again.
func (s *State) begins(x Slot) bool {
	switch {
	case x == mummySlot:
		return true
	case x > guardSlot:
		return int(x-guardSlot) <= mostGuards
	}
	return x >= 0 && int(x) <= s.seats()
}

// checkSupplies returns the conservation of tiles, tokens and cards.
func (s *State) checkSupplies() *rules.Refusal {
	more := func(what string, fix rules.Thing) *rules.Refusal {
		return rules.Impossible("CM-Q1", "more-than-box", fix, rules.Of("count", what))
	}
	rat := 0
	for i := range s.Cards {
		if s.Cards[i].Deck == Rat {
			rat++
		}
	}
	c := &s.Prints.Counts
	f := &s.Found
	switch {
	case s.TilesLeft() < 0:
		return more("tiles", "museum")
	case s.RelicSupply() < 0:
		return more("relics", "box")
	case f.Guards < 0 || f.Tokens < 0 || f.Blank < 0 || s.ObjectSupply() < 0:
		return more("objects", "box")
	case s.VendingDeck() < 0:
		return more("vending", "box")
	case c.Rat < 0 || c.Rat > 0 && rat > c.Rat:
		return more("rat", "box")
	case len(s.Clashes) > c.Clash:
		return more("clash", "box")
	}
	return nil
}
