package crazymuseum_test

import (
	"slices"

	"docent/rules"
	. "docent/rules/crazymuseum"
	"docent/rules/grid"
)

// vendingOut counts the vending cards that are not in the deck.
func (m *model) vendingOut() int {
	n := m.s.Scratch.Tote + m.s.Scratch.Key
	for _, t := range m.s.Thieves {
		n += t.Hand
		if t.Hidden == Masked {
			n++
		}
		if t.Mask {
			n++
		}
	}
	for _, c := range m.s.Cards {
		if c.Deck == Vending {
			n++
		}
	}
	return n
}

// checkPieces counts relics and object tokens: each room but the first brought one of
// both, and none is lost; vending cards leave their deck one by one.
func (m *model) checkPieces() {
	s := m.s
	brought := len(s.Rooms) - 1
	for _, t := range s.Agenda {
		if t.Do == AskPrint && t.Room != s.Rooms[0].Number {
			brought-- // comes when its print is told
		}
	}
	if len(s.Relics) != brought || s.RelicSupply() != 16-brought {
		m.fail("%d relics of %d rooms", len(s.Relics), brought)
	}
	objects := len(s.Tokens) + s.Found.Tokens + s.Found.Blank
	for i := range s.Rooms {
		objects += s.Rooms[i].Face
	}
	if s.Found.Mummy {
		objects++
	}
	if objects != brought {
		m.fail("%d object tokens of %d rooms", objects, brought)
	}
	if len(s.Rooms) > 17 || len(s.Clashes) >= 17 {
		m.fail("%d rooms, %d clash cards laid aside", len(s.Rooms), len(s.Clashes))
	}
	m.checkCards()
}

func (m *model) checkCards() {
	s, out := m.s, m.vendingOut()
	grows := 0
	if m.kind == "buy" || m.kind == "no-rat" {
		grows = 1
	}
	if out > 16 || m.before.known && out > m.before.vending+grows {
		m.fail("%d vending cards out, %d before", out, m.before.vending)
	}
	for _, c := range s.Cards {
		lasts := c.Kind == Smoke || c.Kind == Slippery
		if c.Up && lasts && c.Until == 0 || c.Up && !lasts && c.Kind != Fake && c.Kind != Whistle {
			m.fail("a card lies up for ever: %+v", c)
		}
	}
}

// checkThieves requires every board as the catches left it.
func (m *model) checkThieves() {
	cheese := 0
	for i, t := range m.s.Thieves {
		m.checkBoard(i, t)
		m.checkLoad(i, t)
		cheese += t.Cheese
	}
	if m.before.known && cheese > m.before.cheese && m.kind != "no-rat" {
		m.fail("cheese grows from %d to %d", m.before.cheese, cheese)
	}
}

func (m *model) checkBoard(i int, t Thief) {
	total := 10
	if m.s.House.TokenLoss {
		total -= 3 * t.Caught
	}
	switch {
	case t.Lives != 3-t.Caught || t.Total != total || t.Rest < 0 || t.Rest > t.Total || t.Hand < 0 || t.Hand > 2:
		m.fail("the board of %d: %+v", i, t)
	case t.Hidden != Seen && m.guardsIn(t.Room) == 0:
		m.fail("%d hides from nobody", i)
	case (t.Met || t.Mask) && (t.Room == 0 || t.Room != m.s.Mummy.Room):
		m.fail("%d meets no mummy: %+v", i, t)
	}
}

func (m *model) checkLoad(i int, t Thief) {
	load, ladders, relics := m.carries(rules.Seat(i))
	if load > 3 || ladders > 1 || t.Out && (load+ladders+relics+t.Hand > 0 || t.Mask || t.Hidden != Seen) {
		m.fail("%d carries %d, ladders %d, relics %d: %+v", i, load, ladders, relics, t)
	}
}

func (m *model) carries(seat rules.Seat) (load, ladders, relics int) {
	for _, t := range m.s.Tokens {
		switch {
		case t.Place != With(seat):
		case t.Object == Ladder:
			ladders++
		default:
			load++
		}
	}
	for _, r := range m.s.Relics {
		if r.Place == With(seat) {
			relics++
		}
	}
	return load, ladders, relics
}

func (m *model) guardsIn(room int) int {
	n := 0
	for _, g := range m.s.Guards {
		if g.Room == room {
			n++
		}
	}
	return n
}

// checkFigures requires as many figures as the difficulty has, and an alert that only rises.
func (m *model) checkFigures() {
	s := m.s
	if most := map[Difficulty]int{Easy: 1, Normal: 1, Hard: 2, Curse: 3}[s.Difficulty]; len(s.Guards) > most || len(s.Guards) < m.before.guards {
		m.fail("%d guards", len(s.Guards))
	}
	if s.Difficulty == Easy && s.Mummy.State != Absent || s.Mummy.Room == 0 && m.before.mummyRoom != 0 {
		m.fail("the mummy: %+v", s.Mummy)
	}
	m.checkAlert()
	if (m.before.last || len(s.Rooms) == 1) && slices.ContainsFunc(s.Guards, func(g Guard) bool { return g.Room == s.Mummy.Room }) {
		m.shared = true
	}
}

func (m *model) checkAlert() {
	s := m.s
	if s.Alert < m.before.alert || s.Alert > 5 || (s.Alert == 0) != (len(s.Guards) == 0) {
		m.fail("alert %d, before %d", s.Alert, m.before.alert)
	}
	for i, g := range s.Guards {
		if g.Alert < m.before.levels[i] || g.Alert > s.Alert || (g.Alert > 0) != s.House.AlertIndividual {
			m.fail("guard %d of alert %d: %+v", i+1, s.Alert, g)
		}
	}
}

// checkSlots requires no effect to outlive the slot in which it began.
func (m *model) checkSlots() {
	if m.kind != "referee" {
		return
	}
	ended := func(slot Slot) bool {
		switch t := m.before.next; t.Do {
		case TurnBegins:
			return slot == SlotOfSeat(t.Seat)
		case GuardBegins:
			return slot == SlotOfGuard(t.Guard)
		case MummyBegins:
			return slot == MummySlot || slot > SlotOfGuard(len(m.s.Guards))
		}
		return false
	}
	for _, c := range m.s.Cards {
		if c.Until != 0 && ended(c.Until) {
			m.fail("%+v is still there", c)
		}
	}
}

// checkRound counts rounds and countdown tokens: one a round, from the round after alert
// 5 on, or from that very round.
func (m *model) checkRound() {
	s, b := m.s, m.before
	if b.known && (s.Round < b.round || s.Round > b.round+1 || s.Countdown.Turned < b.turned || s.Countdown.Turned > b.turned+1) {
		m.fail("round %d, %d tokens turned, after round %d, %d", s.Round, s.Countdown.Turned, b.round, b.turned)
	}
	m.checkCountdown()
	if s.Phase != Over && !slices.ContainsFunc(s.Thieves, func(t Thief) bool { return t.Lives > 0 }) {
		m.fail("nobody is left")
	}
}

func (m *model) checkCountdown() {
	s := m.s
	if (s.Countdown.Started > 0) != (s.Alert == 5) {
		m.fail("alert %d, countdown %+v", s.Alert, s.Countdown)
	}
	first := s.Countdown.Started + 1
	if s.House.CountdownNow {
		first--
	}
	switch {
	case s.Countdown.Started == 0:
	case s.Phase == Players && s.Countdown.Turned != max(0, s.Round-first):
		m.fail("countdown %+v", s.Countdown)
	case s.Reason == TimeUp && (s.Countdown.Turned != 5 || s.Round != first+4):
		m.fail("time is up: %+v", s.Countdown)
	}
}

// checkQuiet checks what holds when nothing is left to resolve.
func (m *model) checkQuiet() {
	s := m.s
	if turn := s.Thieves[s.Turn]; s.Level == Full && (turn.Out || turn.Room == 0 || turn.Skip) {
		m.fail("at turn: %+v", turn)
	}
	if !m.shared {
		m.checkApart()
		m.checkMeetings()
		m.checkWhistles()
	}
	if len(s.Thieves) == 1 && (s.Round > 1 && len(s.Guards) == 0 || s.Round > 2 && s.Mummy.State == Absent && s.Difficulty != Easy) {
		m.fail("alone: %d guards, the mummy: %+v", len(s.Guards), s.Mummy)
	}
	if s.Level == Full && s.Last == 0 {
		m.checkRelics()
	}
}

func (m *model) checkRelics() {
	if len(m.s.Rooms) > 1 && m.museumEmpty() {
		m.fail("all is stolen and nobody noticed")
	}
}

// checkAsked requires no thief to be asked who has nothing to choose.
func (m *model) checkAsked() {
	if len(m.s.Agenda) == 0 || m.s.Level != Full {
		return
	}
	t := m.s.Agenda[0]
	if t.Do != AskHide && t.Do != AskMask || m.s.Thieves[t.Seat].Hand > 0 {
		return
	}
	if t.Do == AskMask || m.s.Thieves[t.Seat].Total-m.s.Thieves[t.Seat].Rest < 2 {
		m.fail("%d is asked and has nothing to choose: %+v", t.Seat, t)
	}
}

// checkApart requires guards and mummy in rooms of their own.
func (m *model) checkApart() {
	for i, g := range m.s.Guards {
		if g.Ended || g.Room == m.s.Mummy.Room {
			m.fail("guard %d: %+v, the mummy: %+v", i+1, g, m.s.Mummy)
		}
	}
}

// checkMeetings requires no thief to be seen by a guard in its room, nor to be with the
// mummy unembraced once that has walked.
func (m *model) checkMeetings() {
	s := m.s
	for i, t := range s.Thieves {
		if t.Room == 0 {
			continue
		}
		safe := s.House.SafeReentry && t.Room == s.Rooms[0].Number // CM-Q44
		if t.Hidden == Seen && m.guardsIn(t.Room) > 0 && !safe {
			m.fail("%d is seen", i)
		}
		if t.Room == s.Mummy.Room && s.Mummy.State == Awake && !s.Mummy.Pending && !t.Met {
			m.fail("%d was never embraced", i)
		}
	}
}

func (m *model) checkWhistles() {
	for _, c := range m.s.Cards {
		if c.Kind == Whistle && (m.guardsIn(c.Room) > 0 || (c.Answer > 0) != (len(m.s.Guards) > 0)) {
			m.fail("a whistle: %+v", c)
		}
	}
}

// museumEmpty reports whether no relic is left and none can come.
func (m *model) museumEmpty() bool {
	s := m.s
	for _, r := range s.Relics {
		if r.Place.Room() > 0 || r.Place == Stock {
			return false
		}
	}
	taken := map[grid.Cell]bool{}
	for _, r := range s.Rooms {
		taken[r.Cell] = true
	}
	for _, r := range s.Rooms {
		for _, d := range grid.Sides {
			if len(s.Rooms) < 17 && !taken[r.Cell.Next(d)] && (r.Doors.Has(d) || r.Unsure.Has(d)) {
				return false
			}
		}
	}
	return true
}
