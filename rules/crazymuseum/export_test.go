package crazymuseum

import "docent/rules"

// Watched returns the game once more: in Sim it shows its state before every move.
func Watched(see func(*State)) rules.Game {
	watched := spec
	watched.Over = func(s *State) bool {
		see(s)
		return over(s)
	}
	return rules.Define(watched)
}

// Words of the agenda, for proofs.
const (
	TurnBegins  = turnBegins
	GuardBegins = guardBegins
	MummyBegins = mummyBegins
	AskTile     = askTile
	AskPrint    = askPrint
	AskClash    = askClash
	AskHide     = askHide
	AskMask     = askMask
	MummySlot   = mummySlot
	LastDraw    = mostDraws - 1
)

// SlotOfSeat and SlotOfGuard are the slots of a turn.
func SlotOfSeat(seat rules.Seat) Slot { return ofSeat(seat) }
func SlotOfGuard(n int) Slot          { return ofGuard(n) }

// Raised returns the game whose level is raised as soon as it begins: every question about what
// was not tracked is asked (CM-Q100).
func Raised() rules.Game {
	raised := spec
	raised.Start = func(setup rules.Setup, log *rules.Log) (State, *rules.Refusal) {
		s, refused := start(setup, log)
		to := Full
		if s.Level == ScoreOnly && setup.Seats == 2 {
			to = NightOnly
		}
		rules.Must(s.levelVia().SetValues([]string{string(to)}))
		return s, refused
	}
	return rules.Define(raised)
}
