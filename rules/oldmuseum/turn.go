package oldmuseum

import (
	"slices"

	"docent/rules"
)

// beginTurn misses a turn, or lets a trapped player out and calls the turn (OM-FTF-2,
// OM-FTF-3).
func (s *State) beginTurn(log *rules.Log) {
	p := s.me()
	s.Scratch = Scratch{}
	if p.Miss {
		p.Miss = false
		log.Tell("OM-FTF-2", s.Turn, "misses-turn")
		s.then(s.Turn, closesTurn)
		return
	}
	if s.tracks() && s.fallen(p) {
		s.climbOut(p)
		log.Tell("OM-FTF-3", s.Turn, "climbs-out")
	}
	s.windTimer()
	log.Tell("OM-TURN-1", s.Turn, "turn", roundNumber(s.Round))
	if p.BreakIn != 0 {
		if _, taken := s.occupant(p.BreakIn); taken {
			log.Tell("OM-BRK-2", s.Turn, "break-in-waits", placeThing(p.BreakIn))
		} else {
			log.Tell("OM-BRK-2", s.Turn, "break-in-ready", placeThing(p.BreakIn))
		}
	}
}

// climbOut puts the trap under the deck and draws.
func (s *State) climbOut(p *Player) {
	if p.At == HallPlace {
		s.Hall.Trap = false
	} else {
		s.room(p.At).Trap = false
	}
	s.Deck++
	s.draw(1)
}

// draw deals cards of the deck to the player whose turn it is: where hands are told, what
// is not known is asked for.
func (s *State) draw(n int) {
	p := s.me()
	for range min(n, s.Deck) {
		s.Deck--
		p.Hand.add(s.topCard())
	}
}

// topCard takes what is known of the deck's top card.
func (s *State) topCard() Card {
	top := s.Hall.Top
	s.Hall.Top, s.Hall.Locked = AnyCard, false
	if top.Known() {
		return s.kept(top)
	}
	if s.full() {
		if ask := (Task{askDrew, s.Turn}); !slices.Contains(s.Agenda, ask) {
			s.soon(s.Turn, askDrew)
		}
		s.Scratch.Drew++
	}
	return Utility
}

// use puts a utility of the hand under the deck and draws another (OM-UC-1).
func (s *State) use(card Card) {
	if s.me().Hand.take(card) {
		s.Deck++
		s.draw(1)
	}
}

// passTurn hands the turn to the left, past who has left for good (OM-SET-7).
func (s *State) passTurn(log *rules.Log) {
	if s.leaving() {
		s.leave(s.Turn, log)
	}
	if len(s.inside()) == 0 {
		s.finish(log)
		return
	}
	for {
		s.Turn = rules.Seat((int(s.Turn) + 1) % s.seats())
		if s.Turn == s.First {
			s.Round++
		}
		if !s.me().Out {
			break
		}
	}
	s.then(s.Turn, beginsTurn)
}

// EndTurn ends the turn (OM-TURN-5).
type EndTurn struct{}

// Check requires one's own turn with the move made; where rooms are not tracked, one's turn.
func (EndTurn) Check(s *State, by rules.Seat) *rules.Refusal {
	if !s.tracks() {
		return s.myTurn(by)
	}
	return s.myEnd(by)
}

// Apply closes the turn.
func (EndTurn) Apply(s *State, by rules.Seat, _ *rules.Log) { s.then(by, closesTurn) }

// Stay is a turn without a move: no way out can be used (OM-TURN-0, OM-Q14).
type Stay struct{}

// Check refuses it while a way is known to be open.
func (Stay) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myMove(by); r != nil {
		return r
	}
	if s.Scratch.Tunnel != NoAxis {
		if s.firstTarget() != 0 {
			return mustLeave[by]
		}
		return nil
	}
	var near besides
	for _, to := range s.beside(s.me().At, &near) {
		if s.surelyOpen(to) {
			return mustLeave[by]
		}
	}
	return nil
}

// surelyOpen reports whether nothing known bars the way into a neighbouring room.
func (s *State) surelyOpen(to Place) bool {
	if _, taken := s.occupant(to); taken {
		return false
	}
	if way, _ := s.Passage(s.me().At, to); way != Open || s.hidden(to) {
		return false
	}
	if to == HallPlace {
		return !s.Hall.Locked
	}
	return !s.room(to).Locked
}

var mustLeave = bySeat("OM-TURN-0", "must-leave")

// Apply goes on with the end of the turn.
func (Stay) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Scratch.End = true
	log.Tell("OM-Q14", by, "stays")
	s.remind("OM-TURN-0", log)
}

// remind names the rooms next door that nothing known bars: only who is shut in may stay or break in. What is not known
// stops no table.
func (s *State) remind(rule rules.RuleID, log *rules.Log) {
	if s.Scratch.Tunnel != NoAxis {
		return
	}
	var list []rules.Thing
	s.eachTarget(func(at Place) bool {
		if !s.knownShut(at) {
			list = append(list, placeThing(at))
		}
		return true
	})
	if len(list) > 0 {
		log.Tell(rule, s.Turn, "not-shut-in", rules.All(list...))
	}
}

// BreakIn forfeits the turn to enter a locked or taped room in the next one (OM-BRK-1), or
// plays an Easy Passage and enters at once (OM-EASY-2).
type BreakIn struct {
	To   Place `json:"to"`
	Easy bool  `json:"easy"`
}

func everyBreakIn(easy bool) (all [lastCell + 1]rules.Action[State]) {
	for p := range all {
		all[p] = BreakIn{To: Place(p), Easy: easy}
	}
	return all
}

// Fields asks for the room, and whether an Easy Passage is played.
func (BreakIn) Fields(s *State, by rules.Seat) []rules.Field {
	to := rules.Field{Name: "to", Of: "room"}
	for _, p := range s.Beside(s.me().At) {
		if s.mayBreakInto(p) {
			to.Options = append(to.Options, rules.Option{Value: p.String()})
		}
	}
	if s.me().Hand.May(Easy) && !s.Scratch.Easy {
		return []rules.Field{to, rules.Flag("easy")}
	}
	return []rules.Field{to}
}

// mayBreakInto reports whether a neighbouring room is not walled off or occupied (OM-Q12).
func (s *State) mayBreakInto(to Place) bool {
	d, ok := s.door(s.me().At, to)
	_, taken := s.occupant(to)
	return ok && !taken && (s.visible(d, to) != Wall || s.House.BreakWalls)
}

// Check requires a whole turn to forfeit or an Easy Passage that spares it, and a room that may
// be broken into.
func (b BreakIn) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myMove(by); r != nil {
		return r
	}
	switch {
	case s.Scratch.Again, s.Scratch.Tunnel != NoAxis, s.Scratch.Used && !b.Easy:
		return cardUsed[by]
	case !s.mayBreakInto(b.To):
		return noBreakIn
	case b.Easy && s.Scratch.Easy:
		return oneEasy[by]
	case b.Easy && !s.me().Hand.May(Easy):
		return notInHand[by]
	}
	return nil
}

var (
	cardUsed  = bySeat("OM-Q13", "card-used")
	noBreakIn = &rules.Refusal{Rule: "OM-BRK-1", Key: "no-break-in", Fix: "play"}
	oneEasy   = bySeat("OM-EASY-1", "one-easy")
	notInHand = bySeat("OM-UC-1", "not-in-hand")
)

// Apply asks for the way where nobody knows it, then breaks in (OM-Q30).
func (b BreakIn) Apply(s *State, _ rules.Seat, log *rules.Log) {
	why := toBreakIn
	if b.Easy {
		why = toBreakInNow
	}
	if s.unseen(b.To) {
		s.askBefore(why, b.To, log)
		return
	}
	s.breakInto(b.To, why, log)
}

// breakInto remembers the room; the turn is forfeited or an Easy Passage spares it.
func (s *State) breakInto(to Place, why Errand, log *rules.Log) {
	if why == toBreakIn {
		log.Tell("OM-BRK-1", s.Turn, "breaks-in", placeThing(to))
		s.then(s.Turn, closesTurn)
	} else {
		s.Scratch.Easy = true
		s.use(Easy)
		log.Tell("OM-EASY-2", s.Turn, "breaks-in-at-once", placeThing(to))
	}
	s.remind("OM-BRK-1", log)
	s.me().BreakIn = to
}

// Passage plays an Easy Passage at the end of the turn: one whole turn more (OM-EASY-1).
type Passage struct{}

// Check requires the end of a regular turn.
func (Passage) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myEnd(by); r != nil {
		return r
	}
	switch {
	case s.Scratch.EndUsed:
		return oneCard[by]
	case s.Scratch.Easy:
		return oneEasy[by]
	case !s.me().Hand.May(Easy):
		return notInHand[by]
	}
	return nil
}

var oneCard = bySeat("OM-TURN-6", "one-card")

// Apply begins the extra turn, at whose end none can be used.
func (Passage) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Scratch = Scratch{Easy: true}
	s.windTimer()
	s.use(Easy)
	log.Tell("OM-EASY-1", by, "extra-turn")
}

// Fell tells, where rooms are not tracked, that the player fell through the floor: the next
// turn is missed (OM-FTF-2).
type Fell struct{}

// Check requires one's own turn at the level that tracks no rooms.
func (Fell) Check(s *State, by rules.Seat) *rules.Refusal { return s.untracked(by) }

func (s *State) untracked(by rules.Seat) *rules.Refusal {
	if s.tracks() {
		return trackedHere
	}
	return s.myTurn(by)
}

var trackedHere = &rules.Refusal{Rule: "OM-FTF-2", Key: "tracked", Fix: "house"}

// Apply ends the turn.
func (Fell) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.me().Miss = true
	if s.House.FTFImmediate {
		log.Tell("OM-FTF-1", by, "falls")
		log.Tell("OM-Q4", by, "trap-replaced")
	} else {
		log.Tell("OM-FTF-1", by, "fell")
	}
	s.then(by, closesTurn)
}

// Extra tells, where rooms are not tracked, that an Easy Passage was played (OM-EASY-1).
type Extra struct{}

// Check requires one's own regular turn at the level that tracks no rooms.
func (Extra) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.untracked(by); r != nil {
		return r
	}
	if s.Scratch.Easy {
		return oneEasy[by]
	}
	return nil
}

// Apply begins the extra turn.
func (Extra) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Scratch = Scratch{Easy: true}
	s.windTimer()
	log.Tell("OM-EASY-1", by, "extra-turn")
}
