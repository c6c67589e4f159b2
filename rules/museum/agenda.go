package museum

import (
	"fmt"
	"slices"
	"strconv"

	"docent/rules"
)

// Mode is what a player does in a turn: the two exclude each other (MU-DEV-1).
type Mode uint8

// The modes of a turn.
const (
	NoMode Mode = iota
	Develop
	Inventory
)

var modeNames = [...]string{"", "develop", "inventory"}

func (m Mode) String() string { return spelt(m, modeNames[:]) }

// MarshalText spells the mode.
func (m Mode) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads a mode.
func (m *Mode) UnmarshalText(text []byte) error { return parse(m, text, modeNames[:], "mode") }

// Step is what is still to happen. Zero is none.
type Step uint8

// The steps of nobody, then what seats are asked.
const (
	endTest    Step = iota + 1 // the turn is over: it passes, or the game ends
	beginsTurn                 // the active player's turn begins
	askNews                    // a round begins: the headline
	askTake                    // Seat takes an object, as the active player or as another
	askHand                    // Seat has too many cards in hand
	askRefill                  // which of the refilled places show Public Opinion
	askGrid                    // Seat arranges its museum
	askPool                    // Seat tells the continents of its pool
	askPatron                  // Seat tells its patron
	askBonus                   // what full galleries bring
	askTokens                  // Public Opinion tokens of a game played without Docent
	askTally                   // Seat tells track and prestige of a game played without Docent
)

var stepNames = [...]string{
	endTest: "end", beginsTurn: "begin", askNews: "news", askTake: "take", askHand: "hand", askRefill: "refill",
	askGrid: "grid", askPool: "pool", askPatron: "patron", askBonus: "bonus", askTokens: "tokens", askTally: "tally",
}

func (x Step) String() string { return spelt(x, stepNames[:]) }

// MarshalText spells the step.
func (x Step) MarshalText() ([]byte, error) { return []byte(x.String()), nil }

// UnmarshalText reads a step.
func (x *Step) UnmarshalText(text []byte) error { return parse(x, text, stepNames[:], "step") }

func (x Step) auto() bool { return x == endTest || x == beginsTurn }

// ofSeat says that the step waits for one seat.
func (x Step) ofSeat() bool {
	return !x.auto() && x != askNews && x != askRefill && x != askBonus && x != askTokens
}

func spelt[T ~uint8](v T, names []string) string {
	if int(v) < len(names) {
		return names[v]
	}
	return ""
}

func parse[T ~uint8](v *T, text []byte, names []string, what string) error {
	at := slices.Index(names, string(text))
	if at < 0 {
		return fmt.Errorf("museum: %.20q is no %s", text, what)
	}
	*v = T(at)
	return nil
}

// Task is one entry of the agenda.
type Task struct {
	Do   Step       `json:"do"`
	Seat rules.Seat `json:"seat"` // Table where the step belongs to no seat
}

// Agenda lists what is still to happen, first = next. While it is empty the active
// player chooses.
type Agenda []Task

func (s *State) next() Task {
	if len(s.Agenda) == 0 {
		return Task{Seat: rules.Table}
	}
	return s.Agenda[0]
}

func (s *State) done() { s.Agenda = slices.Delete(s.Agenda, 0, 1) }

func (s *State) then(tasks ...Task) { s.Agenda = append(s.Agenda, tasks...) }

// Values spells the tasks as "step.whose", for the correction sheet.
func (a *Agenda) Values() []string {
	list := make([]string, len(*a))
	for i, t := range *a {
		list[i] = t.name()
	}
	return list
}

func (t Task) name() string {
	if t.Do.ofSeat() {
		return t.Do.String() + "." + strconv.Itoa(int(t.Seat))
	}
	return t.Do.String()
}

// SetValues puts the tasks there are in another order, or drops some.
func (a *Agenda) SetValues(list []string) error {
	rest := slices.Clone(*a)
	fresh := make(Agenda, 0, len(list))
	for _, name := range list {
		at := slices.IndexFunc(rest, func(t Task) bool { return t.name() == name })
		if at < 0 {
			return fmt.Errorf("museum: no task %.20q is waiting", name)
		}
		fresh = append(fresh, rest[at])
		rest = slices.Delete(rest, at, at+1)
	}
	if len(fresh) == 0 {
		fresh = nil
	}
	*a = fresh
	return nil
}

// asked is the condition of every answer: the agenda waits for that step of that seat.
func (s *State) asked(step Step, by rules.Seat) *rules.Refusal {
	if t := s.next(); t.Do != step || t.Seat != by {
		return notAsked
	}
	return nil
}

// myTurn is the first condition of every action of a turn.
func (s *State) myTurn(by rules.Seat) *rules.Refusal {
	switch {
	case s.Ended:
		return ended
	case len(s.Agenda) > 0:
		return busy
	case by != s.Turn:
		return notYourTurn[s.Turn]
	}
	return nil
}

var (
	ended       = &rules.Refusal{Rule: "MU-FIN-1", Key: "ended", Fix: "play"}
	busy        = &rules.Refusal{Rule: "MU-IMP-1", Key: "busy", Fix: "play"}
	notAsked    = &rules.Refusal{Rule: "MU-IMP-1", Key: "not-asked", Fix: "play"}
	notYourTurn = bySeat("MU-IMP-1", "not-your-turn")
)

// Referee is the referee's own next step.
type Referee struct{}

// Check wants a step of nobody at the head of the agenda.
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
	if t.Do == endTest {
		s.passTurn(log)
	} else {
		s.beginTurn(log)
	}
	s.settle()
}

// settle drops questions that leave nothing to answer.
func (s *State) settle() {
	for len(s.Agenda) > 0 {
		t := s.Agenda[0]
		switch {
		case t.Do == askTake && s.anyTakeable() == 0, t.Do == askRefill && s.anyEmpty() == 0:
			s.done()
		case t.Do == askHand && s.Players[t.Seat].Hand <= handLimit, t.Do == askPool && s.poolKnown(t.Seat):
			s.done()
		default:
			return
		}
	}
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

// bySeat makes a refusal about each seat that its own sheet puts right.
func bySeat(rule rules.RuleID, key rules.Key) [4]*rules.Refusal {
	var all [4]*rules.Refusal
	for i := range all {
		seat := rules.Of("seat", i)
		all[i] = &rules.Refusal{Rule: rule, Key: key, About: []rules.Thing{seat}, Fix: seat}
	}
	return all
}
