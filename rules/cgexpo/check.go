package cgexpo

import (
	"math/bits"
	"slices"

	"docent/rules"
)

// check returns what holds in every position.
func check(s *State) *rules.Refusal {
	return rules.FirstRefusal(
		s.checkTable, s.checkScratch, s.checkPrints, s.checkStarts, s.checkThieves, s.checkSpots, s.checkLoot, s.checkCDs,
		s.checkAgenda, s.checkApart,
	)
}

// checkTable requires seats and words that exist.
func (s *State) checkTable() *rules.Refusal {
	n := s.seats()
	seat := func(x, least rules.Seat) bool { return x >= least && int(x) < n }
	switch {
	case !between(n, leastSeats, mostSeats), !seat(s.First, 0), !seat(s.Turn, 0), !seat(s.Winner, rules.Table), s.Winner >= 0 && !s.Ended:
		return rules.Impossible("CG-TURN-1", "impossible-table", "play")
	case s.Level != Full && s.Level != Zones || s.Difficulty != Normal && s.Difficulty != Difficult:
		return rules.Impossible("CG-SET-6", "impossible-table", "house")
	}
	return nil
}

// checkScratch requires numbers that can be, and no more cards than there are.
func (s *State) checkScratch() *rules.Refusal {
	c := &s.Scratch
	pods := c.Told|c.Fought < 1<<podcasters
	if !pods || !between(s.Turns, 1, mostNumber) || !between(c.Pips, 0, dieFaces) || !between(c.Dice[0], 0, dieFaces) || !between(c.Dice[1], 0, dieFaces) {
		return rules.Impossible("CG-TURN-1", "impossible-table", "play")
	}
	if !between(s.Deck, 0, mostEvents) || bits.OnesCount64(uint64(s.Seen)) > mostEvents-s.Deck {
		return rules.Impossible("CG-EV-2", "impossible-deck", "play", cardCount(s.Deck))
	}
	return nil
}

// mostNumber is more than any counter reaches.
const mostNumber = 1_000_000

var wrongBox = rules.Impossible("CG-SET-4", "impossible-box", "box")

// checkPrints requires a board that can be read, with a way out.
func (s *State) checkPrints() *rules.Refusal {
	b := &s.Prints.Board
	if !between(b.Width, 0, mostSide) || b.Height() > mostSide || (b.Width == 0) != (b.Height() == 0) {
		return wrongBox
	}
	if b.Known() && !b.hasExit() {
		return rules.Impossible("CG-SET-1", "board-without-exit", "box")
	}
	for y := range b.Rows {
		if !b.Rows[y].sound(b.Width) {
			return wrongBox
		}
	}
	return nil
}

// checkStarts requires starts on the board, and cards and dice that can be.
func (s *State) checkStarts() *rules.Refusal {
	for i, q := range s.Prints.Starts {
		if zone := s.Prints.Board.Zone(q); q != 0 && (zone == Nowhere || !s.Prints.fits(Piece(i+1), zone)) {
			return wrongBox
		}
	}
	for i := range s.Prints.Events {
		e := &s.Prints.Events[i]
		if !between(e.ID, 1, mostEvents) || i > 0 && e.ID <= s.Prints.Events[i-1].ID || !e.sound() {
			return wrongBox
		}
	}
	if s.Prints.Told >= 1<<dieFaces {
		return wrongBox
	}
	for _, hits := range s.Prints.Faces {
		if !between(hits, 0, mostHits/2) {
			return wrongBox
		}
	}
	return nil
}

// sound reports whether every bit stands for a square, and each square has one zone and at most
// one thing on a side.
func (r *Row) sound(width int) bool {
	for _, list := range [][]uint32{r.Zones[:], r.Right[:], r.Below[:]} {
		var all uint32
		for _, row := range list {
			if row&all != 0 {
				return false
			}
			all |= row
		}
		if all>>width != 0 {
			return false
		}
	}
	return true
}

func (e *EventPrint) sound() bool {
	for i := range e.Legs {
		if l := &e.Legs[i]; !l.Who.isPodcaster() || l.Way == Stays || !l.sound() {
			return false
		}
	}
	return len(e.Legs) <= mostLegs+podcasters
}

// sound reports whether a podcaster who moves has steps or a place, and nobody else any.
func (m *PodMove) sound() bool {
	switch m.Way {
	case Stays:
		return *m == PodMove{}
	case ToPlace:
		return m.Steps == 0
	}
	return m.Way < ToPlace && between(int(m.Steps), 1, mostSteps) && m.To == 0
}

// checkThieves requires colours and counters that exist, and lives that are not negative.
func (s *State) checkThieves() *rules.Refusal {
	out := 0
	for i := range s.Thieves {
		t := &s.Thieves[i]
		switch {
		case t.Colour > Blue || slices.ContainsFunc(s.Thieves[:i], func(o Thief) bool { return o.Colour == t.Colour }):
			return rules.Impossible("CG-SET-1", "impossible-colour", onSeat[i][0], onSeat[i]...)
		case !between(t.Lives, 0, mostLives):
			return rules.Impossible("CG-SET-6", "impossible-lives", onSeat[i][0], onSeat[i]...)
		case t.Killed >= 1<<podcasters || t.Opened >= 1<<3:
			return rules.Impossible("CG-KILL-1", "impossible-counters", onSeat[i][0], onSeat[i]...)
		}
		if s.Excluded(rules.Seat(i)) {
			out++
		}
	}
	if out == s.seats() && !s.Ended {
		return rules.Impossible("CG-CAU-3", "all-excluded", "play")
	}
	return nil
}

// checkSpots requires squares of the recorded board, and a zone only where there is none.
func (s *State) checkSpots() *rules.Refusal {
	for p := Scott; p < lastPiece; p++ {
		if !s.pieceInPlay(p) {
			continue
		}
		x := s.spot(p)
		switch {
		case x.Square != 0 && (!s.Mapped() || s.Prints.Board.Zone(x.Square) == Nowhere || x.Zone != Nowhere),
			x.Zone > Museum || len([]rune(x.Note)) > mostNote:
			return rules.Impossible("CG-MOV-1", "impossible-spot", sheetOf(p), pieceThing[p])
		case p >= firstThief && s.Excluded(rules.Seat(p-firstThief)) && s.zoneAt(x) != Exit:
			return rules.Impossible("CG-CAU-1", "excluded-inside", sheetOf(p), seatThing(int(p-firstThief)))
		}
	}
	for i := range s.Podcasters {
		if s.Podcasters[i].Beside >= 1<<s.seats() {
			return rules.Impossible("CG-POD-4", "impossible-spot", pieceThing[Scott+Piece(i)], pieceThing[Scott+Piece(i)])
		}
	}
	return nil
}

// checkLoot requires every item in one place, one at most in the dustpan, and no item of an
// excluded thief on the board.
func (s *State) checkLoot() *rules.Refusal {
	pan := 0
	if s.CDs.At == InPan {
		pan++
	}
	for i := range s.Thieves {
		out := s.Excluded(rules.Seat(i))
		for kind := range s.Thieves[i].Items {
			l, p := &s.Thieves[i].Items[kind], itemOf(rules.Seat(i), Item(kind))
			if !l.sound() || (l.At == Gone) != (out && l.At != InPan) {
				return rules.Impossible("CG-SET-3", "impossible-item", sheetOf(p), pieceThing[p])
			}
			if l.At == InPan {
				pan++
			}
		}
	}
	if pan > 1 {
		return rules.Impossible("CG-CARL-5", "pan-full", pieceThing[CDs])
	}
	return nil
}

// sound reports whether only what lies on the board has a place there.
func (l *Loot) sound() bool { return l.At <= Gone && (l.At == OnBoard || l.Spot == Spot{}) }

// checkCDs requires the CDs in one place, and a carrier who plays.
func (s *State) checkCDs() *rules.Refusal {
	c := &s.CDs
	holds := c.At == InPack
	seat := c.Seat >= rules.Table && int(c.Seat) < s.seats()
	if !c.sound() || c.At == Gone || !seat || holds != (c.Seat >= 0) || holds && s.Excluded(c.Seat) {
		return rules.Impossible("CG-FR-1", "impossible-cds", pieceThing[CDs])
	}
	return nil
}

// checkAgenda requires tasks that somebody can do.
func (s *State) checkAgenda() *rules.Refusal {
	done := s.next().Do == endTurn || s.next().Do == askPut
	if s.Ended && len(s.Agenda) > 0 || !s.Ended && s.Excluded(s.Turn) && !done {
		return wrongAgenda
	}
	for i := range s.Agenda {
		t := &s.Agenda[i]
		if t.Do == 0 || t.Do >= lastStep || !s.soundPiece(t) || !s.soundWay(t) {
			return wrongAgenda
		}
	}
	return nil
}

var wrongAgenda = rules.Impossible("CG-TURN-1", "impossible-agenda", "play")

// soundPiece reports whether a task is about a piece that it can be about.
func (s *State) soundPiece(t *Task) bool {
	switch t.Do {
	case askStop:
		return (t.Piece.isPodcaster() || t.Piece == ITG) && t.From == 0
	case podMove, askHome, askChase, askPlace:
		return t.Piece.isPodcaster() && t.From == 0
	case askPut:
		known := t.From == 0 || s.Prints.Board.Zone(t.From) != Nowhere
		return known && s.pieceInPlay(t.Piece) && t.Piece < firstThief && t.Piece != Carl
	}
	return t.Piece == 0 && t.From == 0
}

// soundWay reports whether a podcaster can go the way of a task.
func (s *State) soundWay(t *Task) bool {
	m := PodMove{Way: t.Way, Steps: t.Steps, To: t.To}
	switch t.Do {
	case podMove, askChase:
	case askStop:
		if t.Way != Toward {
			return false
		}
	default:
		return m == PodMove{} && t.Target == 0
	}
	prey := t.Target == 0 || t.Target >= firstThief && s.pieceInPlay(t.Target)
	return prey && m.Way != Stays && m.sound() && (m.To == 0 || s.Prints.Board.Zone(m.To) != Nowhere)
}

// checkApart requires everything on a square of its own; thieves outside share theirs.
func (s *State) checkApart() *rules.Refusal {
	if !s.Mapped() {
		return nil
	}
	var full Plane
	for p := Scott; p < lastPiece; p++ {
		if !s.pieceInPlay(p) {
			continue
		}
		q := s.squareOf(p)
		if q == 0 || p >= firstThief && s.Prints.Board.Zone(q) == Exit {
			continue
		}
		if full.Has(q) {
			return rules.Impossible("CG-MOV-2", "square-shared", sheetOf(p), pieceThing[p], squareThing(q))
		}
		full.Add(q)
	}
	return nil
}
