package oldmuseum

import (
	"slices"
	"strconv"

	"docent/rules"
)

// Step names what is still to happen. Zero is none.
type Step uint8

// The steps of nobody, then what is asked.
const (
	beginsTurn Step = iota + 1 // the turn begins: it is missed, or a trap is left
	enters                     // the player enters Scratch.To and pays for it
	endsMove                   // the move is over: what is left is step 5
	closesTurn                 // the turn is over: the next seat's begins
	askWay                     // what the sides between two rooms look like
	askCard                    // what lies on the room
	askLock                    // a Key, or the card goes back
	askFlip                    // the doorway of a dark room
	askTape                    // a Room Access, or the card goes back
	askDrew                    // which cards were drawn
	askName                    // which card was found
	askClaim                   // whether all chosen artifacts are there
	askExit                    // whether Seat leaves for good
	askStore                   // a Utility Store found may be used
	askGun                     // the Gun Gallery's Pistol
	askLook                    // the Security Surveillance's look
	askDrop                    // the card left behind
	askSwap                    // what the Pistol takes
	askSpecial                 // whether the room is one of the special ones
	lastStep
)

var stepNames = rules.Words[Step]{
	beginsTurn: "begin", enters: "enter", endsMove: "arrived", closesTurn: "close", askWay: "way", askCard: "card", askLock: "lock",
	askFlip: "flip", askTape: "tape", askDrew: "drew", askName: "name", askClaim: "claim", askExit: "exit",
	askStore: "store", askGun: "gun", askLook: "look", askDrop: "drop", askSwap: "swap",
	askSpecial: "special",
}

func (x Step) String() string { return stepNames.Spell(x) }

// MarshalText spells the step.
func (x Step) MarshalText() ([]byte, error) { return stepNames.Text(x) }

// UnmarshalText reads a step.
func (x *Step) UnmarshalText(text []byte) error { return stepNames.Read(x, text) }

func (x Step) auto() bool { return x >= beginsTurn && x <= closesTurn }

// moves reports whether the step belongs to a move on its way into Scratch.To.
func (x Step) moves() bool { return x == enters || x >= askWay && x <= askTape }

// ofRoom reports whether the step is a question of the room that the player has entered.
func (x Step) ofRoom() bool {
	return x == askClaim || x == askExit || x == askGun || x == askLook || x == askSpecial
}

// Task is one entry of the agenda.
type Task struct {
	Do   Step       `json:"do"`
	Seat rules.Seat `json:"seat"`
}

// Agenda lists what is still to happen, first = next. While it is empty the player whose
// turn it is chooses.
type Agenda = rules.Agenda[Task]

func (s *State) next() Task { return s.Agenda.Next(Task{Seat: rules.Table}) }

// then puts steps of a seat at the end of the agenda, soon at its head.
func (s *State) then(seat rules.Seat, steps ...Step) {
	for _, step := range steps {
		s.Agenda = append(s.Agenda, Task{step, seat})
	}
}

func (s *State) soon(seat rules.Seat, steps ...Step) {
	for i, step := range steps {
		s.Agenda = slices.Insert(s.Agenda, i, Task{step, seat})
	}
}

// done strikes the next task off, in the memory of the agenda.
func (s *State) done() { s.Agenda = s.Agenda[:copy(s.Agenda, s.Agenda[1:])] }

// asked returns the condition of every answer: the agenda waits for that step of that seat.
func (s *State) asked(step Step, by rules.Seat) *rules.Refusal {
	if s.next() != (Task{step, by}) {
		return notAsked
	}
	return nil
}

// myTurn returns the first condition of what a player chooses to do.
func (s *State) myTurn(by rules.Seat) *rules.Refusal {
	return turns.Refuse(s.Ended, len(s.Agenda), s.Turn, by)
}

var turns = rules.Turn{Ended: ended, Busy: busy, NotYours: notYourTurn}

// myMove requires the player's own turn before the move; myEnd after it.
func (s *State) myMove(by rules.Seat) *rules.Refusal {
	if r := s.myTracked(by); r != nil || !s.Scratch.End {
		return r
	}
	return alreadyMoved[by]
}

func (s *State) myEnd(by rules.Seat) *rules.Refusal {
	if r := s.myTracked(by); r != nil || s.Scratch.End {
		return r
	}
	return notMovedYet[by]
}

// myTracked requires the player's own turn in a play that follows turns.
func (s *State) myTracked(by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	return s.goesOn(s.tracks())
}

// goesOn requires a play that is not over and follows what is told.
func (s *State) goesOn(follows bool) *rules.Refusal {
	switch {
	case s.Ended:
		return ended
	case !follows:
		return notTracked
	}
	return nil
}

var (
	ended        = &rules.Refusal{Rule: "OM-WIN-1", Key: "ended", Fix: "play"}
	busy         = &rules.Refusal{Rule: "OM-TURN-2", Key: "busy", Fix: "play"}
	notAsked     = &rules.Refusal{Rule: "OM-TURN-2", Key: "not-asked", Fix: "play"}
	notTracked   = &rules.Refusal{Rule: "OM-TURN-2", Key: "not-tracked", Fix: "house"}
	notYourTurn  = inPlay("OM-SET-7", "not-your-turn")
	alreadyMoved = inPlay("OM-TURN-5", "already-moved")
	notMovedYet  = inPlay("OM-TURN-5", "not-moved-yet")
)

// String spells the task for the correction sheet.
func (t Task) String() string { return t.Do.String() + "." + strconv.Itoa(int(t.Seat)) }

// Referee is the referee's own next step.
type Referee struct{}

// Check requires a step of nobody at the head of the agenda.
func (Referee) Check(s *State, by rules.Seat) *rules.Refusal {
	if !s.next().Do.auto() || by != rules.Table {
		return notAsked
	}
	return nil
}

// Apply does that one step.
func (Referee) Apply(s *State, _ rules.Seat, log *rules.Log) {
	t := s.next()
	s.done()
	switch t.Do {
	case beginsTurn:
		s.beginTurn(log)
	case enters:
		s.enter(log)
	case endsMove:
		s.endMove()
	default:
		s.passTurn(log)
	}
}
