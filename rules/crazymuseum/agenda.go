package crazymuseum

import (
	"slices"
	"strconv"

	"docent/rules"
	"docent/rules/grid"
)

// Step names what is still to happen. Zero is none.
type Step uint8

// The steps of nobody, then the questions.
const (
	turnBegins  Step = iota + 1 // Seat
	skips                       // Seat loses the turn that begins
	arrival                     // Seat has entered a room; Dir where it walks, Kept cards handled, Left cards laid since
	nightFalls                  // the guards' turns begin
	guardBegins                 // Guard
	walk                        // Guard, Left steps
	entry                       // Guard has entered a room; Dir where he walks, Kept cards handled, Met if one distracts him
	mummyBegins                 //
	mummyEntry                  // the mummy has entered a room; Left clash cards drawn in this chain, Met if it only stays
	dawn                        // the end of the round
	noMore                      // the last automatic step of a round
	appears                     // a guard's token turned up by Seat in Room
	hears                       // the guards hear the whistles nobody answers yet
	mummyWalks                  //
	slips                       // Guard slides, as the table entered; Left packs what else he finds

	askTile     // Seat enters an undiscovered cell: from Room towards Dir
	askPrint    // what the tile of Room prints
	askToken    // Seat turns up the object token of Room
	askRelic    // Seat turns up the relic of Room
	askCard     // a face-down card of Room is turned up: the one after Kept others
	askHide     // Seat is found by Guard (0: it walked in on one or more)
	askMask     // Seat is met by the mummy
	askLoss     // Seat loses Left relics at random
	askWorst    // Seat loses its most valuable relic
	askClash    // the clash card of Guard and mummy, the one after Left others of this chain
	askRat      // Seat draws a rat card and places it; Left is the cheese that paid, Met if it is the first thing of the turn
	askCall     // Seat may call the rat with the cheese found
	askMap      // Seat may go anywhere with the map found
	askFake     // Seat steals in Room: whether a Fake Relic is shown there
	askOrder    // the Help token of Guard (0: of the mummy)
	askDoor     // whether Room has a door on side Dir
	askWatch    // what Guard finds in his room, where it is not tracked
	askMeet     // whether Seat is embraced, where hands are not tracked
	askCount    // Seat counts at the end
	askValue    // what the relic Left (its place in the list) is worth
	askFloor    // which rooms lie on the table, after score only
	askStage    // round, alert and figures, after score only
	askPost     // where Guard (0: the mummy) stands, after score only
	askContents // what lies in the museum, where it was not tracked
	askRoom     // what lies in Room; Kept if asked for the second time
	askBoard    // what Seat has; Kept likewise, Met with lives and place
	lastStep
)

var stepNames = rules.Words[Step]{
	turnBegins: "turn", skips: "skip", arrival: "arrival", nightFalls: "night", guardBegins: "guard", walk: "walk", entry: "entry",
	mummyBegins: "mummy", mummyEntry: "mummy-entry", dawn: "dawn", noMore: "round",
	appears: "appears", hears: "hears", mummyWalks: "mummy-walks", slips: "slips",
	askTile: "tile", askPrint: "print", askToken: "token", askRelic: "relic", askCard: "card", askHide: "hide", askMask: "mask",
	askLoss: "loss", askWorst: "worst", askClash: "clash-card", askRat: "rat", askCall: "call", askMap: "map", askFake: "fake", askOrder: "order",
	askDoor: "door", askWatch: "watch", askMeet: "meet", askCount: "count", askValue: "value",
	askFloor: "floor", askStage: "stage", askPost: "post", askContents: "contents", askRoom: "room", askBoard: "board",
}

func (x Step) String() string { return stepNames.Spell(x) }

// MarshalText spells the step.
func (x Step) MarshalText() ([]byte, error) { return stepNames.Text(x) }

// UnmarshalText reads a step.
func (x *Step) UnmarshalText(text []byte) error { return stepNames.Read(x, text) }

// auto reports whether nobody decides the step.
func (x Step) auto() bool { return x > 0 && x < askTile }

// ofSeat reports whether the step belongs to one thief.
func (x Step) ofSeat() bool {
	switch x {
	case turnBegins, skips, arrival, appears, askTile, askToken, askRelic, askHide, askMask, askLoss, askWorst, askRat, askCall, askMap, askFake, askMeet, askCount, askBoard:
		return true
	}
	return false
}

// ofGuard reports whether the step belongs to one guard.
func (x Step) ofGuard() bool {
	switch x {
	case guardBegins, walk, entry, slips, askClash, askWatch:
		return true
	}
	return false
}

// Task is one entry of the agenda.
type Task struct {
	Do    Step       `json:"do"`
	Seat  rules.Seat `json:"seat"` // Table where the step belongs to no thief
	Guard int        `json:"guard,omitzero"`
	Room  int        `json:"room,omitzero"`
	Dir   grid.Dir   `json:"dir,omitzero"`
	Left  int        `json:"left,omitzero"`
	Kept  int        `json:"kept,omitzero"`
	Met   bool       `json:"met,omitzero"`
}

// task returns a task of no seat; taskOf one of a thief.
func task(do Step) Task                     { return Task{Do: do, Seat: rules.Table} }
func taskOf(do Step, seat rules.Seat) Task  { return Task{Do: do, Seat: seat} }
func guardTask(do Step, guard int) Task     { return Task{Do: do, Seat: rules.Table, Guard: guard} }
func (t Task) in(room int) Task             { t.Room = room; return t }
func (t Task) left(n int) Task              { t.Left = n; return t }
func (t Task) towards(d grid.Dir) Task      { t.Dir = d; return t }
func (t Task) isOf(do Step, guard int) bool { return t.Do == do && t.Guard == guard }

// Agenda lists what is still to happen, first = next. While it is empty the thief at
// turn chooses an action.
type Agenda = rules.Agenda[Task]

// next returns the first task, or an empty one.
func (s *State) next() Task { return s.Agenda.Next(Task{Seat: rules.Table}) }

// done removes the first task.
func (s *State) done() { s.Agenda = slices.Delete(s.Agenda, 0, 1) }

// first puts tasks in front.
func (s *State) first(tasks ...Task) { s.Agenda = slices.Insert(s.Agenda, 0, tasks...) }

// then puts tasks behind all others.
func (s *State) then(tasks ...Task) { s.Agenda = append(s.Agenda, tasks...) }

// stop cancels what a guard still has to walk.
func (s *State) stop(guard int) {
	s.Agenda = slices.DeleteFunc(s.Agenda, func(t Task) bool { return t.isOf(walk, guard) })
}

// cancel drops every task of a thief that entered a room it is no longer in.
func (s *State) cancel(seat rules.Seat) {
	s.Agenda = slices.DeleteFunc(s.Agenda, func(t Task) bool {
		switch t.Do {
		case arrival, askHide, askMask, askMap, askMeet:
			return t.Seat == seat
		}
		return false
	})
}

// asked returns the condition of every answer: the agenda waits for that step of that seat.
func (s *State) asked(step Step, by rules.Seat) *rules.Refusal {
	if t := s.next(); t.Do != step || t.Seat != by || s.unsettled() {
		return notAsked
	}
	return nil
}

// myTurn returns the first condition of every action of a turn (CM-ROUND-3).
func (s *State) myTurn(by rules.Seat) *rules.Refusal {
	switch {
	case s.Phase == Over:
		return s.ended()
	case !s.full():
		return notTracked
	case s.Phase != Players:
		return busy
	}
	return turns.Refuse(false, len(s.Agenda), s.Turn, by)
}

var turns = rules.Turn{Busy: busy, NotYours: notYourTurn}

var (
	busy        = &rules.Refusal{Rule: "CM-ROUND-1", Key: "busy", Fix: "play"}
	notAsked    = &rules.Refusal{Rule: "CM-ROUND-1", Key: "not-asked", Fix: "play"}
	notTracked  = &rules.Refusal{Rule: "CM-ROUND-1", Key: "not-tracked", Fix: "house"}
	notYourTurn = onBoard("CM-ROUND-1", "not-your-turn").On("play")
)

// Referee is the referee's own next step.
type Referee struct{}

// Check requires a step of nobody at the head of the agenda, or what a correction left to
// be settled.
func (Referee) Check(s *State, by rules.Seat) *rules.Refusal {
	if t := s.next(); by != rules.Table || !t.Do.auto() && !s.unsettled() {
		return notAsked
	}
	return nil
}

// unsettled reports whether a correction left a question that no longer stands, or a turn that
// has ended.
func (s *State) unsettled() bool {
	switch {
	case s.Phase == Over:
		return false
	case len(s.Agenda) > 0:
		return s.idle(s.Agenda[0]) || s.forced(s.Agenda[0])
	}
	return s.full() && s.Phase == Players && s.Scratch.Over
}

// Apply does that one step.
func (Referee) Apply(s *State, _ rules.Seat, log *rules.Log) {
	if t := s.next(); s.unsettled() {
		if s.forced(t) {
			s.answer(t, log)
		}
		s.settle(log)
		return
	}
	s.takeStep(s.next(), log)
	s.settle(log)
}

func (s *State) takeStep(t Task, log *rules.Log) {
	switch t.Do {
	case turnBegins:
		s.beginTurn(t, log)
	case skips:
		s.skipTurn(t, log)
	case arrival:
		s.arrive(t, log)
	case nightFalls:
		s.fallNight(log)
	case guardBegins:
		s.beginGuard(t, log)
	case walk:
		s.walkOn(t, log)
	case entry:
		s.enter(t, log)
	case slips:
		s.watchSlips(t, log)
	default:
		s.takeLateStep(t, log)
	}
}

// takeLateStep does the steps of the mummy, of the end of the round, and of whom a token
// or a whistle calls.
func (s *State) takeLateStep(t Task, log *rules.Log) {
	switch t.Do {
	case mummyBegins:
		s.beginMummy(log)
	case mummyEntry:
		s.enterMummy(t, log)
	case dawn:
		s.breakDawn(log)
	case noMore:
		s.endRound(log)
	case appears:
		s.appear(t, log)
	case hears:
		s.hear(log)
	case mummyWalks:
		s.walkMummy(log)
	}
}

// settle drops what has nothing left to do and lets the turn pass: every action ends
// with it. What stays at the head of the agenda is worth telling or asking.
func (s *State) settle(log *rules.Log) {
	for s.Phase != Over {
		if s.full() && s.everythingStolen() {
			s.stolen(log)
			continue
		}
		if len(s.Agenda) == 0 {
			if s.Phase != Players || !s.Scratch.Over || !s.full() {
				return
			}
			s.passTurn(log)
			continue
		}
		if !s.idle(s.Agenda[0]) {
			return
		}
		s.done()
	}
}

// String spells the task for the correction sheet.
func (t Task) String() string {
	switch {
	case t.Do.ofSeat():
		return t.Do.String() + "." + strconv.Itoa(int(t.Seat))
	case t.Guard > 0:
		return t.Do.String() + "-" + strconv.Itoa(t.Guard)
	}
	return t.Do.String()
}

// idle reports whether a task finds nothing to do, or its question no longer stands.
func (s *State) idle(t Task) bool {
	switch t.Do {
	case skips:
		return !s.Thieves[t.Seat].Skip
	case arrival:
		return !s.arrivalHolds(t)
	case entry:
		return !s.entryHolds(t)
	case walk:
		return s.guard(t.Guard) == nil || s.stepsLeft(t) <= 0
	case guardBegins, slips:
		return s.guard(t.Guard) == nil
	case askWatch:
		g := s.guard(t.Guard)
		return g == nil || !s.watchable(g.Room, t.Left == thievesOnly)
	case mummyEntry:
		return !s.mummyMeets(t)
	case hears:
		return !s.unanswered()
	}
	return s.idleMeeting(t) || s.idleFind(t)
}

// idleMeeting does what idle does for whom guard or mummy have met.
func (s *State) idleMeeting(t Task) bool {
	switch t.Do {
	case askHide:
		return !s.hideHolds(t)
	case askMask, askMeet:
		return !s.meetsMummy(t.Seat)
	case askLoss: // who is put back into the museum was not caught
		return len(s.held(t.Seat)) < t.Left || t.Left == 0 || s.Thieves[t.Seat].in()
	case askWorst:
		return len(s.held(t.Seat)) == 0
	case askClash:
		return s.guard(t.Guard) == nil || !s.mummyIn(s.guard(t.Guard).Room)
	}
	return false
}

// idleFind does what idle does for what is found, and for what it lets a thief do.
func (s *State) idleFind(t Task) bool {
	switch t.Do {
	case askCard:
		card := s.nthCard(t.Room, t.Kept)
		return card < 0 || s.Cards[card].Kind != 0 || !s.entered(t.Room)
	case askDoor:
		return s.room(t.Room) == nil || !s.room(t.Room).Unsure.Has(t.Dir)
	case askPrint:
		return s.room(t.Room) == nil
	case askTile:
		return s.gone(t) || s.noTileFits(t)
	case askToken:
		return s.gone(t) || s.room(t.Room).Face == 0
	case askRelic:
		return s.gone(t) || s.relicIn(t.Room) < 0
	case askCall, askMap:
		return !s.Thieves[t.Seat].in()
	case askFake:
		return s.noTheft(t)
	}
	return s.idleTelling(t)
}

// noTileFits reports whether no tile is left for the cell of a task, or one lies there.
func (s *State) noTileFits(t Task) bool {
	return s.TilesLeft() <= 0 || s.Beside(t.Room, t.Dir) != nil
}

// noTheft reports whether a thief can no longer steal, or no card may be a Fake Relic.
func (s *State) noTheft(t Task) bool {
	return !s.Thieves[t.Seat].in() || len(s.faceDownBy(t.Room)) == 0 || s.canSteal(t.Seat) != nil
}

// idleTelling does what idle does for what a raised level asks.
func (s *State) idleTelling(t Task) bool {
	switch t.Do {
	case askContents:
		return len(s.Rooms) < 2
	case askRoom:
		return s.room(t.Room) == nil
	case askBoard:
		return s.Thieves[t.Seat].Out && !t.Met
	}
	return false
}

// gone reports whether the room of a task is no more, or no longer that of its thief.
func (s *State) gone(t Task) bool {
	return s.room(t.Room) == nil || t.Seat >= 0 && s.full() && s.Thieves[t.Seat].Room != t.Room
}
