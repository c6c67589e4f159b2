package museum

import (
	"slices"
	"strconv"

	"docent/rules"
)

// Mode names what a player does in a turn: the two exclude each other (MU-DEV-1).
type Mode uint8

// The modes of a turn.
const (
	NoMode Mode = iota
	Develop
	Inventory
)

var modeNames = rules.Words[Mode]{"", "develop", "inventory"}

func (m Mode) String() string { return modeNames.Spell(m) }

// MarshalText spells the mode.
func (m Mode) MarshalText() ([]byte, error) { return modeNames.Text(m) }

// UnmarshalText reads a mode.
func (m *Mode) UnmarshalText(text []byte) error { return modeNames.Read(m, text) }

// Step names what is still to happen. Zero is none.
type Step uint8

// The steps of nobody, what is asked in turns, then what is asked for the count.
const (
	endTest    Step = iota + 1 // the turn is over: it passes, or the game ends
	beginsTurn                 // the active player's turn begins
	askNews                    // a round begins: the headline
	askTake                    // Seat takes an object, as the active player or as another
	askHand                    // Seat has too many cards in hand
	askRefill                  // which of the refilled places show Public Opinion
	askChoice                  // Seat keeps one of three patrons
	askTally                   // Seat tells track and prestige of a game played without Docent
	askTokens                  // Public Opinion tokens of a game played without Docent
	askBonus                   // what full galleries bring
	askGrid                    // Seat arranges its museum
	askPool                    // Seat tells the continents of its pool
	askPatron                  // Seat tells its patron
	lastStep
)

var stepNames = rules.Words[Step]{
	endTest: "end", beginsTurn: "begin", askNews: "news", askTake: "take", askHand: "hand", askRefill: "refill", askChoice: "choice",
	askTally: "tally", askTokens: "tokens", askBonus: "bonus", askGrid: "grid", askPool: "pool", askPatron: "patron",
}

func (x Step) String() string { return stepNames.Spell(x) }

// MarshalText spells the step.
func (x Step) MarshalText() ([]byte, error) { return stepNames.Text(x) }

// UnmarshalText reads a step.
func (x *Step) UnmarshalText(text []byte) error { return stepNames.Read(x, text) }

func (x Step) auto() bool { return x == endTest || x == beginsTurn }

// ofCount reports whether the step belongs to the final count: those are answered in any order.
func (x Step) ofCount() bool { return x >= askTally }

// ofSeat reports whether the step waits for one seat.
func (x Step) ofSeat() bool {
	switch x {
	case askTake, askHand, askChoice, askTally, askGrid, askPool, askPatron:
		return true
	}
	return false
}

// Task is one entry of the agenda.
type Task struct {
	Do   Step       `json:"do"`
	Seat rules.Seat `json:"seat"` // Table where the step belongs to no seat
}

// Agenda lists what is still to happen, first = next; what the count asks may be answered
// in any order. While it is empty the active player chooses.
type Agenda = rules.Agenda[Task]

func (s *State) next() Task { return s.Agenda.Next(Task{Seat: rules.Table}) }

func (s *State) then(tasks ...Task) { s.Agenda = append(s.Agenda, tasks...) }

// done strikes a task off.
func (s *State) done(step Step, seat rules.Seat) {
	if at := slices.Index(s.Agenda, Task{step, seat}); at >= 0 {
		s.Agenda = slices.Delete(s.Agenda, at, at+1)
	}
	if len(s.Agenda) == 0 {
		s.Agenda = nil
	}
}

// waits reports whether the agenda waits for that step of that seat.
func (s *State) waits(step Step, seat rules.Seat) bool {
	if step.ofCount() {
		return s.Ended && slices.Contains(s.Agenda, Task{step, seat})
	}
	if step == askChoice { // everybody at once
		return s.next().Do == askChoice && slices.Contains(s.Agenda, Task{step, seat})
	}
	return s.next() == Task{step, seat}
}

// String spells the task for the correction sheet.
func (t Task) String() string {
	if t.Do.ofSeat() {
		return t.Do.String() + "." + strconv.Itoa(int(t.Seat))
	}
	return t.Do.String()
}

// asked returns the condition of every answer: the agenda waits for that step of that seat.
func (s *State) asked(step Step, by rules.Seat) *rules.Refusal {
	if !s.waits(step, by) {
		return notAsked
	}
	return nil
}

// myTurn returns the first condition of every action of the improvement.
func (s *State) myTurn(by rules.Seat) *rules.Refusal {
	return turns.Refuse(s.Ended, len(s.Agenda), s.Turn, by)
}

var turns = rules.Turn{Ended: ended, Busy: busy, NotYours: notYourTurn}

// mayDevelop requires the player's own turn, and not an inventory (MU-DEV-1, MU-INV-1).
func (s *State) mayDevelop(by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	if s.Scratch.Mode == Inventory {
		return takesInventory[by]
	}
	return nil
}

var (
	ended          = &rules.Refusal{Rule: "MU-FIN-1", Key: "ended", Fix: "play"}
	busy           = &rules.Refusal{Rule: "MU-DEV-1", Key: "busy", Fix: "play"}
	notAsked       = &rules.Refusal{Rule: "MU-DEV-1", Key: "not-asked", Fix: "play"}
	notYourTurn    = inPlay("MU-DEV-1", "not-your-turn")
	takesInventory = inPlay("MU-INV-1", "takes-inventory")
)

// inPlay makes a refusal about each seat that the sheet of the play puts right.
func inPlay(rule rules.RuleID, key rules.Key) rules.Refusals {
	return bySeat(rule, key).On("play")
}

// Referee is the referee's own next step.
type Referee struct{}

// Check requires a step of nobody at the head of the agenda.
func (Referee) Check(s *State, by rules.Seat) *rules.Refusal {
	if !s.unattended() || by != rules.Table {
		return notAsked
	}
	return nil
}

// unattended reports whether nobody has to answer: the step is the referee's, or nothing is left to answer since a text was
// recorded, or the table corrected.
func (s *State) unattended() bool {
	if s.Ended {
		return slices.ContainsFunc(s.Agenda, s.idle)
	}
	t := s.next()
	return t.Do.auto() || s.idle(t)
}

// Apply does that one step.
func (Referee) Apply(s *State, _ rules.Seat, log *rules.Log) {
	t := s.next()
	if t.Do.auto() {
		s.done(t.Do, t.Seat)
	}
	switch t.Do {
	case endTest:
		s.passTurn(log)
	case beginsTurn:
		s.beginTurn(log)
	}
	s.settle(log)
}

// settle drops questions that leave nothing to answer, and closes the count with the last.
func (s *State) settle(log *rules.Log) {
	if s.Ended {
		s.Agenda = slices.DeleteFunc(s.Agenda, s.idle)
	}
	for len(s.Agenda) > 0 && s.idle(s.Agenda[0]) {
		s.done(s.Agenda[0].Do, s.Agenda[0].Seat)
	}
	if s.Ended && len(s.Agenda) == 0 {
		s.Agenda = nil
		s.counted(log)
	}
}

// idle reports whether a question leaves nothing to answer.
func (s *State) idle(t Task) bool {
	switch t.Do {
	case askTake:
		return s.anyTakeable() == 0
	case askRefill:
		return s.anyEmpty() == 0
	case askHand:
		return s.surplusOf(t.Seat) == 0
	case askBonus:
		return s.Prints.Bonus.Told
	case askPool:
		return s.Players[t.Seat].Count.Pooled || !s.asksPool(t.Seat)
	case askPatron:
		return s.Prints.patron(s.Players[t.Seat].Count.Patron) != nil
	}
	return false
}

// anyTakeable counts the objects that may be taken.
func (s *State) anyTakeable() int {
	n := 0
	for i := range s.Sites {
		n += s.Sites[i].takeable()
	}
	return n
}

// anyEmpty counts the places that wait for a card.
func (s *State) anyEmpty() int {
	n := 0
	for i := range s.Sites {
		n += s.Sites[i].empty()
	}
	return n
}
