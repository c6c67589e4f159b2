package cgexpo

import (
	"slices"

	"docent/rules"
)

// Step names what is still to happen. Zero is none.
type Step uint8

// The steps of nobody, then what the active player is asked, in the order of a turn.
const (
	endTurn   Step = iota + 1 // the turn passes
	podMove                   // a podcaster moves as its card says
	askNear                   // which podcasters stand beside the thief
	askFight                  // the podcasters there are fought
	askHome                   // the podcaster escaped from may go home
	askPut                    // on which square something comes to lie or stand
	askRoll                   // two dice
	askMove                   // where the thief goes
	askEvent                  // the event card
	askChase                  // whom a podcaster goes after
	askPlace                  // where a podcaster went
	askStop                   // where a way towards a thief ends
	askCarl                   // where Carl stands
	askSweep                  // the battle with Carl
	askKeep                   // whether the own item is taken
	askWhite                  // the white die
	askCaught                 // whether Intellivision-The-Great is there
	askDrop                   // where the CDs lie
	lastStep
)

var stepNames = rules.Words[Step]{
	endTurn: "end", podMove: "podcaster", askNear: "near", askFight: "fight", askHome: "home", askPut: "put", askRoll: "roll",
	askMove: "move", askEvent: "event", askChase: "chase", askPlace: "place", askStop: "stop", askCarl: "carl", askSweep: "sweep",
	askKeep: "keep", askWhite: "white", askCaught: "caught", askDrop: "drop",
}

func (x Step) String() string { return stepNames.Spell(x) }

// MarshalText spells the step.
func (x Step) MarshalText() ([]byte, error) { return stepNames.Text(x) }

// UnmarshalText reads a step.
func (x *Step) UnmarshalText(text []byte) error { return stepNames.Read(x, text) }

// Task is one entry of the agenda. Nobody but the active player is asked.
type Task struct {
	Do     Step   `json:"do"`
	Piece  Piece  `json:"piece,omitzero"`
	Way    Way    `json:"way,omitzero"`
	Steps  int8   `json:"steps,omitzero"`
	To     Square `json:"to,omitzero"`
	From   Square `json:"from,omitzero"`   // where the thief with the CDs was caught
	Target Piece  `json:"target,omitzero"` // the thief that was chosen
}

// String spells the task for the correction sheet.
func (t Task) String() string { return t.Do.String() }

// Agenda lists what is still to happen, first = next.
type Agenda = rules.Agenda[Task]

// next returns what is to happen now: after everything else, the turn ends.
func (s *State) next() Task {
	switch {
	case len(s.Agenda) > 0:
		return s.Agenda[0]
	case s.Ended:
		return Task{}
	}
	return Task{Do: endTurn}
}

// Next returns the step that the table waits for, and the piece that it is about.
func (s *State) Next() (Step, Piece) {
	t := s.next()
	return t.Do, t.Piece
}

// first puts tasks in front of the others.
func (s *State) first(tasks ...Task) { s.Agenda = slices.Insert(s.Agenda, 0, tasks...) }

// done strikes the next task off.
func (s *State) done() {
	if len(s.Agenda) > 0 {
		s.Agenda = slices.Delete(s.Agenda, 0, 1)
	}
}

// only lets nothing else happen any more.
func (s *State) only(tasks ...Task) { s.Agenda = append(s.Agenda[:0], tasks...) }

// auto reports whether nobody is asked: the step is the referee's, or leaves nothing to answer.
func (s *State) auto(t Task) bool { return t.Do == endTurn || t.Do == podMove || s.idle(t) }

// idle reports whether a question leaves nothing to answer, as the table is now.
func (s *State) idle(t Task) bool {
	switch t.Do {
	case askNear:
		return s.Scratch.Asked || s.unseen() == 0
	case askFight:
		return s.foes() == 0
	case askHome:
		return !s.Beside(t.Piece, s.Turn)
	case askPut:
		places := s.places(t)
		return !s.homeless(t.Piece) || places.count() <= 1
	case askCarl:
		beside := s.besideThief()
		return beside.count() <= 1
	case askChase:
		return len(s.prey(t.Piece)) <= 1
	case askStop:
		return s.approaches(t).ends.count() <= 1
	case askKeep:
		return !s.ownInPan()
	case askWhite, askCaught:
		return s.carrier() != s.Turn
	case askDrop:
		return s.CDs.At != OnBoard
	case askEvent:
		return s.Scratch.Frantic
	}
	return false
}

// settle does what nobody is asked but what could be pointed at.
func (s *State) settle(log *rules.Log) {
	for len(s.Agenda) > 0 && s.idle(s.Agenda[0]) {
		s.resolve(s.Agenda[0], log)
	}
}

// resolve does an idle task: what has one answer gets it.
func (s *State) resolve(t Task, log *rules.Log) {
	s.done()
	switch t.Do {
	case askPut:
		if places := s.places(t); s.homeless(t.Piece) && places.count() == 1 {
			s.lay(t.Piece, places.first(), s.putRule(t), log)
		}
	case askCarl:
		beside := s.besideThief()
		s.stand(beside.first(), log)
	case askChase, askStop:
		if t.Piece.isPodcaster() {
			t.Do = podMove
			s.first(t)
		}
	}
}

// asked returns the condition of every answer: the table waits for that step of the player.
func (s *State) asked(step Step, by rules.Seat) *rules.Refusal {
	switch {
	case s.Ended:
		return ended
	case by != s.Turn:
		return notYourTurn[s.Turn]
	case s.next().Do != step:
		return notAsked
	}
	return nil
}

var (
	ended       = &rules.Refusal{Rule: "CG-GOAL-1", Key: "ended", Fix: "play"}
	notAsked    = &rules.Refusal{Rule: "CG-TURN-1", Key: "not-asked", Fix: "play"}
	notYourTurn = bySeat("CG-TURN-1", "not-your-turn")
)

// Referee is the referee's own next step.
type Referee struct{}

// Check requires a step that nobody is asked.
func (Referee) Check(s *State, by rules.Seat) *rules.Refusal {
	switch {
	case s.Ended:
		return ended
	case by != rules.Table || !s.auto(s.next()):
		return notAsked
	}
	return nil
}

// Apply does that one step.
func (Referee) Apply(s *State, _ rules.Seat, log *rules.Log) {
	switch t := s.next(); t.Do {
	case endTurn:
		s.done()
		s.passTurn(log)
	case podMove:
		s.done()
		s.walkPodcaster(t, log)
	}
	s.settle(log)
}
