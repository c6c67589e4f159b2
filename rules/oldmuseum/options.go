package oldmuseum

// Level is how much of a play Docent follows.
type Level string

// The levels.
const (
	Full      Level = "full"  // hands and artifacts too, told under cover
	Turns     Level = "turns" // positions, counts and the five steps
	ClockOnly Level = "clock" // the order of turns, missed turns, the clock and the ranking
)

// Light is how the Room Squares are dealt: face up, or face down in the dark.
type Light string

// The two ways to deal them.
const (
	Lit  Light = "light" // face up
	Dark Light = "dark"  // face down
)

// End is how a play ends.
type End string

// The two ways to win.
const (
	Race  End = "race"  // first back with all chosen artifacts
	Timed End = "timed" // most chosen artifacts out before the demolition
)

// Timer is how many seconds a turn should take, or NoTimer.
type Timer string

// NoTimer lets turns last.
const NoTimer Timer = "off"

// seconds returns how long that is; 0 without a timer.
func (t Timer) seconds() int { return numberOf(string(t)) }

// Options are the set-up form.
type Options struct {
	Level   Level `json:"level" pick:"turns,full,clock" of:"level"`
	Light   Light `json:"light" pick:"light,dark" of:"light"`
	End     End   `json:"end" pick:"race,timed" of:"end"`
	Minutes int   `json:"minutes" range:"5,240"` // to the demolition
	Timer   Timer `json:"turn-timer" pick:"off,30,60,90,120,180" of:"timer" rule:"OM-TIME-1"`
	House
}

// House are the house rules: each reads an open question of the rulebook another way.
type House struct {
	LockStep5      bool `json:"lock-step5,omitempty" rule:"OM-Q3"`
	FTFImmediate   bool `json:"ftf-immediate,omitempty" rule:"OM-Q4"`
	TunnelThenMove bool `json:"tunnel-then-move,omitempty" rule:"OM-Q6"`
	HallDropBottom bool `json:"hall-drop-bottom,omitempty" rule:"OM-Q7"`
	GunShuffle     bool `json:"gun-shuffle,omitempty" rule:"OM-Q11"`
	BreakWalls     bool `json:"break-walls,omitempty" rule:"OM-Q12"`
	HallIsSafe     bool `json:"hall-is-safe,omitempty" rule:"OM-Q20"`
}

var defaults = Options{Level: Turns, Light: Lit, End: Race, Minutes: 45, Timer: NoTimer}
