package rules

// Action is one kind of move, a struct whose exported fields are its JSON.
type Action[S any] interface {
	// Check returns why this may not be done, or nil this may be done, and is the one place of its conditions.
	// It reads only and answers for every value that the JSON can hold.
	Check(s *S, by Seat) *Refusal
	// Apply does it on a private copy after Check agreed. It cannot fail.
	Apply(s *S, by Seat, log *Log)
}

// Asker is an action with blanks: it states their ranges once, for the form, for
// the draw and for the judge of what was played.
type Asker[S any] interface {
	Fields(s *S, by Seat) []Field
}

// Spec is a game: its state type, its Book, its actions and what may be asked of a
// state. The functions read their state only, except Hide and what Fixes points into.
type Spec[S any] struct {
	ID      GameID
	Edition int    // raised when an old journal would play differently
	Players [2]int // the fewest and the most seats
	Book    []Rule
	Rulings []RuleID // open questions of the rulebook, each with a text
	Options any      // the set-up form: a struct of defaults, read by its tags
	Actions map[Kind]Action[S]
	Pieces  []Pieces // whose print a box remembers; optional

	Personal []Kind             // moves that concern nobody but their seat: all else goes on as if they were not made; optional
	Retired  map[Kind]Action[S] // played from older journals, never offered any more; optional
	Upgrades []Upgrade          // from older editions, in their order; optional

	Start     func(Setup, *Log) (S, *Refusal) // tells the set-up checklist
	Offers    func(*S, *Menu[S])
	Fixes     func(*S, *Fixes)
	Seats     func(*S) int
	Now       func(*S) Now
	Over      func(*S) bool // no offer and not Over is a bug
	Hide      func(*S, Seat)
	Check     func(*S) *Refusal        // what holds in every position
	Scores    func(*S) []Score         // best rank first
	Holdings  func(*S, Seat) []Thing   // what a seat card shows; optional
	Private   func(*S, Seat) []Thing   // what of a seat lies behind its screen, as far as it is known; optional
	Drawings  func(*S, Seat) []Drawing // small maps for players' own phones, of what the state shows to a seat; optional
	Variant   func(*S) Thing           // "difficulty:hard": what results are compared within; optional
	Countdown func(*S) Countdown       // a clock that runs at the table; optional
	Facts     func(*S) Box             // what this play knows of the box, by the Pieces; optional
	Doubts    func(Box) []Refusal      // what of a box cannot be right; warnings, never blocking; optional

	Figures  func(before, after *S, told []Event) []Figure // what statistics keep of a step; optional
	Standing func(*S) []int                                // what each seat has so far, nil where that is not known; optional
}
