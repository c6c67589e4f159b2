package oldmuseum

import (
	"slices"
	"strconv"

	"docent/rules"
)

// balanced does a change of what is tracked and keeps the books: the difference came from
// or went to where Docent does not look.
func (s *State) balanced(change func()) {
	before := s.cards()
	change()
	s.Away += before - s.cards()
}

// countVia returns a number of cards that the books know, flagVia one card.
func (s *State) countVia(n *int) *rules.Via {
	return rules.NumberVia(func() int { return *n }, func(to int) { s.balanced(func() { *n = to }) })
}

func (s *State) flagVia(there *bool) *rules.Via {
	return rules.FlagVia(func() bool { return *there }, func(to bool) { s.balanced(func() { *there = to }) })
}

// cardVia returns the card of a room: what was known of it goes with it.
func (s *State) cardVia(r *Room) *rules.Via {
	return rules.FlagVia(func() bool { return r.Card }, func(to bool) {
		s.balanced(func() { r.Card = to })
		r.What, r.Locked = AnyCard, false
		s.sure(r.At)
	})
}

// lockedVia returns the way to correct that a room's card is a lock: then there is one.
func (s *State) lockedVia(r *Room) *rules.Via {
	return rules.FlagVia(func() bool { return r.Locked }, func(to bool) {
		r.Locked, r.What = to, AnyCard
		if to {
			s.balanced(func() { r.Card = true })
			r.What = LockedRoom
		}
	})
}

// topVia returns the way to correct that the deck's top card is a lock.
func (s *State) topVia() *rules.Via {
	return rules.FlagVia(func() bool { return s.Hall.Locked }, func(to bool) {
		s.Hall.Locked, s.Hall.Top = to, AnyCard
		if to {
			s.Hall.Top = LockedRoom
		}
	})
}

// seenVia lists the rooms a player has visited in the dark.
func (s *State) seenVia(p *Player) *rules.Via {
	return rules.NewVia(func() []string {
		list := make([]string, len(p.Seen))
		for i, at := range p.Seen {
			list[i] = at.String()
		}
		return list
	}, func(list []string) {
		p.Seen = nil
		for _, word := range list {
			var at Place
			if at.UnmarshalText([]byte(word)) == nil {
				p.Seen.add(at)
			}
		}
	})
}

// tileVia lays a tile of the box, taken away from where it lay.
func (s *State) tileVia(r *Room) *rules.Via {
	return rules.NumberVia(func() int { return r.Tile }, func(id int) {
		s.liftTile(id)
		s.lay(r, id)
	})
}

// atVia puts a pawn into a room: it has left the Hall if it stands elsewhere. A move under
// way is given up, and who was inside answers for the room it is in now.
func (s *State) atVia(p *Player) *rules.Via {
	return rules.WordVia(func() string { return p.At.String() }, func(word string) {
		if p.At.UnmarshalText([]byte(word)) != nil {
			return
		}
		if p.At != HallPlace {
			p.Moved = true
		}
		if p.BreakIn == p.At {
			p.BreakIn = 0
		}
		s.giveUpMove()
		s.settleInside(p)
	})
}

// settleInside follows a pawn that is put elsewhere while something is asked of it in the room it entered. Back in the
// one just left it has not left that, so it leaves no card there and moves anew (OM-TURN-4); any other room asks its own.
func (s *State) settleInside(p *Player) {
	if p != s.me() || s.leaving() || slices.Index(s.Agenda, Task{endsMove, s.Turn}) < 1 {
		return
	}
	if p.At == s.Scratch.From {
		s.takeBack(p)
		return
	}
	s.Agenda = slices.DeleteFunc(s.Agenda, func(t Task) bool { return t.Do.ofRoom() })
	at := slices.IndexFunc(s.Agenda, func(t Task) bool { return t.Do != askDrew && t.Do != askName })
	rest := slices.Clone(s.Agenda[at:])
	s.Agenda = s.Agenda[:at]
	switch {
	case p.At != HallPlace:
		s.then(s.Turn, s.room(p.At).Special.asks()...)
	case p.Moved:
		s.askAtHall(s.Turn)
	}
	s.Agenda = append(s.Agenda, rest...)
}

// takeBack takes back a move whose card has not been left behind: the first one, where no card is owed. What was found
// and drawn stays in hand, for the table to correct.
func (s *State) takeBack(p *Player) {
	x := &s.Scratch
	p.Moved = p.Moved && (p.At != HallPlace || slices.Contains(s.Agenda, Task{askDrop, s.Turn}))
	s.Agenda = slices.DeleteFunc(s.Agenda, func(t Task) bool { return t.Do != askDrew })
	if len(s.Agenda) == 0 {
		s.Agenda = nil
	}
	p.Miss = p.Miss && !x.Trapped
	x.From, x.To, x.Found, x.Key, x.Tape, x.Trapped = 0, 0, AnyCard, false, false, false
}

// movedVia returns the way to correct whether a pawn has left the Hall: one that has not stands there, and one that has
// may stand in somebody's way. A move under way is given up.
func (s *State) movedVia(p *Player) *rules.Via {
	return rules.FlagVia(func() bool { return p.Moved }, func(to bool) {
		p.Moved = to
		if !to {
			p.At = HallPlace
		}
		s.giveUpMove()
		s.settleInside(p)
	})
}

// giveUpMove drops what a move under way still waits for; who is inside goes on with what
// was found.
func (s *State) giveUpMove() {
	before := len(s.Agenda)
	s.Agenda = slices.DeleteFunc(s.Agenda, func(t Task) bool { return t.Do.moves() })
	if len(s.Agenda) == before {
		return
	}
	if len(s.Agenda) == 0 {
		s.Agenda = nil
	}
	x := &s.Scratch
	x.To, x.For, x.Found, x.Key, x.Tape = 0, toEnter, AnyCard, false, false
}

func (s *State) breakInVia(p *Player) *rules.Via {
	return rules.WordVia(func() string { return p.BreakIn.String() }, func(word string) {
		if p.BreakIn.UnmarshalText([]byte(word)) != nil || p.BreakIn == p.At {
			p.BreakIn = 0
		}
	})
}

// classVia returns how many cards of a class a hand holds: fewer, and nobody knows which are
// left.
func (s *State) classVia(p *Player, class Card) *rules.Via {
	return rules.NumberVia(func() int { return p.Hand.number(class) }, func(n int) {
		s.balanced(func() {
			for p.Hand.number(class) < n {
				p.Hand.add(class)
			}
			for p.Hand.number(class) > n && p.Hand.take(class) {
				continue
			}
		})
	})
}

// handVia returns a hand card by card.
func (s *State) handVia(p *Player) *rules.Via {
	return rules.NewVia(func() []string { return p.Hand.words() }, func(list []string) {
		s.balanced(func() { p.Hand = handOf(list) })
	})
}

func (s *State) chosenVia(p *Player) *rules.Via {
	return rules.NewVia(func() []string { return p.Chosen.words() }, func(list []string) { p.Chosen = handOf(list) })
}

// words spells the cards.
func (h Hand) words() []string {
	list := make([]string, len(h))
	for i, c := range h {
		list[i] = c.String()
	}
	return list
}

func handOf(words []string) Hand {
	var h Hand
	for _, word := range words {
		var c Card
		if c.UnmarshalText([]byte(word)) == nil {
			h.add(c)
		}
	}
	return h
}

// turnVia gives another seat the turn: it begins.
func (s *State) turnVia() *rules.Via {
	return rules.NumberVia(func() int { return int(s.Turn) }, func(n int) {
		s.Turn = rules.Seat(n)
		s.restart()
	})
}

// restart begins the turn of the seat whose turn it is anew, or the next one where that
// seat has left for good.
func (s *State) restart() {
	s.Agenda, s.Scratch = nil, Scratch{}
	switch {
	case s.Ended:
	case s.me().Out:
		s.then(s.Turn, closesTurn)
	default:
		s.then(s.Turn, beginsTurn)
	}
}

// endedVia ends the play, or lets it go on where it was.
func (s *State) endedVia() *rules.Via {
	return rules.FlagVia(func() bool { return s.Ended }, func(to bool) {
		s.Ended, s.Clock.Running = to, false
		s.restart()
	})
}

// timedVia turns a race into a timed game, or back: then nobody has left for good.
func (s *State) timedVia() *rules.Via {
	return rules.FlagVia(func() bool { return s.Timed }, func(to bool) {
		s.Timed, s.Clock.Running = to, false
		if to && (s.Clock.Left == 0 || s.Clock.Turn > 0) {
			s.Clock.Left = defaults.Minutes * minute
		}
		s.windTimer()
	})
}

// timerVia sets how long a turn should take, from now on. A race without a timer has no clock.
func (s *State) timerVia() *rules.Via {
	return rules.NumberVia(func() int { return s.Clock.Turn }, func(n int) {
		if s.Clock.Turn = n; s.clocked() {
			s.windTimer()
			return
		}
		s.Clock.Left, s.Clock.Running = 0, false
	})
}

// exitsVia lists who has left for good, in order: who comes back stands in the Hall.
func (s *State) exitsVia() *rules.Via {
	return rules.NewVia(func() []string {
		list := make([]string, len(s.Exits))
		for i, seat := range s.Exits {
			list[i] = strconv.Itoa(int(seat))
		}
		return list
	}, func(list []string) {
		s.Exits = nil
		for _, word := range list {
			s.Exits = append(s.Exits, rules.Seat(numberOf(word)))
		}
		s.balanced(s.settleExits)
	})
}

// settleExits takes pawns out or back in.
func (s *State) settleExits() {
	for i := range s.Players {
		p := &s.Players[i]
		gone := slices.Contains(s.Exits, rules.Seat(i))
		if gone == p.Out {
			continue
		}
		p.Out = gone
		if gone {
			p.Hand, p.Trail, p.Miss, p.BreakIn = nil, nil, false, 0
			continue
		}
		p.At, p.Moved, p.Exit = HallPlace, s.free(HallPlace), Exited{}
	}
	if !s.Ended && s.me().Out {
		s.Agenda, s.Scratch = nil, Scratch{}
		s.then(s.Turn, closesTurn)
	}
}

// free reports whether nobody who counts stands in a place.
func (s *State) free(at Place) bool {
	_, taken := s.occupant(at)
	return !taken
}

// levelVia changes how much is followed: rooms that were not tracked are laid out as at the
// beginning, for the table to set right; a turn under way begins anew.
func (s *State) levelVia() *rules.Via {
	return rules.WordVia(func() string { return string(s.Level) }, func(word string) {
		before := s.tracks()
		s.Level = Level(word)
		if !s.full() {
			s.blur()
		}
		if s.tracks() == before {
			return
		}
		if s.tracks() && len(s.Rooms) == 0 {
			s.layOut()
			s.settleHands()
		}
		s.restart()
	})
}

// blur forgets what was told under cover, and asks for it no more.
func (s *State) blur() {
	for i := range s.Players {
		p := &s.Players[i]
		for j, c := range p.Hand {
			p.Hand[j] = c.class()
		}
		slices.Sort(p.Hand)
		p.Chosen = nil
	}
	s.Agenda = slices.DeleteFunc(s.Agenda, func(t Task) bool { return t.Do == askDrew || t.Do == askName })
	if len(s.Agenda) == 0 {
		s.Agenda = nil
	}
	s.Scratch.Drew = 0
}

// settleHands leaves who is out without cards.
func (s *State) settleHands() {
	s.balanced(func() {
		for i := range s.Players {
			if s.Players[i].Out {
				s.Players[i].Hand = nil
			}
		}
	})
}
