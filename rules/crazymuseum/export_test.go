package crazymuseum

import "docent/rules"

// Watched is the game once more: in Sim it shows its state before every move.
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
	MummySlot   = mummySlot
	LastDraw    = mostDraws - 1
)

// SlotOfSeat and SlotOfGuard are the slots of a turn.
func SlotOfSeat(seat rules.Seat) Slot { return ofSeat(seat) }
func SlotOfGuard(n int) Slot          { return ofGuard(n) }
