package trasteros

import (
	"strconv"

	"docent/rules"
)

// Step names what is still to happen in a turn. Zero is none.
type Step uint8

// The steps. Those of nobody are the referee's own.
const (
	chooseOut   Step = iota + 1 // which collections go to the box
	collector                   // a seat tells its collector
	turnFirst                   // the first card of a called room
	bids                        // every bidder bids
	reveal                      // nobody: bids are shown, paid and ranked
	won                         // the winner looks at the cards
	unsold                      // the cards of an unwon room are turned up
	market                      // a seat may buy
	closeRoom                   // nobody: what is left is cleared away
	draw                        // a seat draws from the public room
	fillRooms                   // the table says how many rooms it could fill
	refillRooms                 // nobody: a round is over, the rooms are filled again
	forcedPass                  // nobody: the player to move cannot act
	starter                     // the table says who began a game that was played without Docent
)

var stepNames = rules.Words[Step]{
	chooseOut: "out", collector: "collector", turnFirst: "first", bids: "bids", reveal: "reveal", won: "won", unsold: "unsold",
	market: "market", closeRoom: "close", draw: "draw", fillRooms: "fill", refillRooms: "refill", forcedPass: "pass",
	starter: "starter",
}

func (s Step) String() string { return stepNames.Spell(s) }

// MarshalText spells the step.
func (s Step) MarshalText() ([]byte, error) { return stepNames.Text(s) }

// UnmarshalText reads a step.
func (s *Step) UnmarshalText(text []byte) error { return stepNames.Read(s, text) }

// auto reports whether nobody decides the step.
func (s Step) auto() bool {
	return s == reveal || s == closeRoom || s == refillRooms || s == forcedPass
}

// Task is one entry of the agenda: a step, and the seat it waits for.
type Task struct {
	Do   Step       `json:"do"`
	Seat rules.Seat `json:"seat"`
}

// String spells the task for the correction sheet.
func (t Task) String() string { return t.Do.String() + "." + strconv.Itoa(int(t.Seat)) }

// Agenda lists what is still to happen, first = next. While it is empty the player to
// move chooses an action.
type Agenda = rules.Agenda[Task]

// next returns the first task, or an empty one.
func (s *State) next() Task { return s.Agenda.Next(Task{Seat: rules.Table}) }

// done removes the first task.
func (s *State) done() {
	s.Agenda = append(s.Agenda[:0], s.Agenda[1:]...)
}

// then replaces the whole agenda.
func (s *State) then(tasks ...Task) { s.Agenda = append(s.Agenda[:0], tasks...) }

// finish ends the turn: the marker moves on, unless a refill comes first.
func (s *State) finish(log *rules.Log) {
	if s.refillDue() {
		s.then(Task{refillRooms, rules.Table})
		return
	}
	s.passMarker(log)
}

// myTurn returns the first condition of every action of a turn (TL-TURN-1).
func (s *State) myTurn(by rules.Seat) *rules.Refusal {
	return turns.Refuse(s.Ended, len(s.Agenda), s.Turn, by)
}

var turns = rules.Turn{Ended: ended, Busy: busy, NotYours: notYourTurn}

// asked returns the condition of every answer: the agenda waits for that step of that seat.
func (s *State) asked(step Step, by rules.Seat) *rules.Refusal {
	if t := s.next(); t.Do != step || t.Seat != by {
		return notAsked
	}
	return nil
}

var notYourTurn = bySeat("TL-TURN-1", "not-your-turn").On("play")

var (
	ended    = &rules.Refusal{Rule: "TL-END-2", Key: "ended", Fix: "play"}
	busy     = &rules.Refusal{Rule: "TL-TURN-1", Key: "busy", Fix: "play"}
	notAsked = &rules.Refusal{Rule: "TL-TURN-1", Key: "not-asked", Fix: "play"}
)

// auto reports whether nobody decides the next step: it is the referee's, or a correction has left the seat nothing to buy.
func (s *State) auto() bool {
	t := s.next()
	return t.Do.auto() || t.Do == market && s.nothingToBuy(t.Seat)
}

// Referee is the referee's own next step.
type Referee struct{}

// Check requires a step of nobody at the head of the agenda.
func (Referee) Check(s *State, by rules.Seat) *rules.Refusal {
	if !s.auto() || by != rules.Table {
		return notAsked
	}
	return nil
}

// Apply does that one step.
func (Referee) Apply(s *State, _ rules.Seat, log *rules.Log) {
	switch s.next().Do {
	case reveal:
		s.reveal(log)
	case closeRoom:
		s.clearAway(log)
	case refillRooms:
		s.refill(log)
	case forcedPass:
		s.passForced(log)
	case market:
		s.skipMarket(log)
	}
}

// passMarker hands the turn marker to the left.
func (s *State) passMarker(log *rules.Log) {
	s.Turn = s.left(s.Turn)
	s.TurnNo++
	s.then()
	if !log.Silent() {
		log.Tell("TL-TURN-1", s.Turn, "turn", rules.Of("turn", s.TurnNo))
	}
	if s.stuck(s.Turn) {
		s.then(Task{forcedPass, rules.Table})
	}
}

// passForced passes for a player without a legal action; when all were forced in a row
// the game is over (TL-Q25).
func (s *State) passForced(log *rules.Log) {
	s.Forced++
	log.Tell("TL-TURN-1", s.Turn, "forced-pass")
	if s.Forced < s.seats() {
		s.finish(log)
		return
	}
	s.Ended = true
	s.then()
	log.Tell("TL-TURN-1", rules.Table, "all-stuck")
	s.askCounts()
	s.crown(log)
}
