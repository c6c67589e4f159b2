package rules

// Countdown is a clock of the table that a game's rules know of. Its seconds are part of
// the state: they change by moves alone, so undo restores them.
type Countdown struct {
	Left    int   // seconds left when it was last told
	Running bool  // time passes since then
	Marks   []int // seconds left at which the game wants to be told, highest first; zero is one
	Waits   bool  // it does not run out while somebody enters a secret
	Pause   Kind  // the moves that stop it and let it go on
	Resume  Kind
}

// LeftField is the blank of a Clock offer: how many seconds are left now.
const LeftField = "left"

// Next returns the highest mark below so many seconds left, or 0.
func (c Countdown) Next(left int) int {
	for _, mark := range c.Marks {
		if mark < left {
			return mark
		}
	}
	return 0
}
