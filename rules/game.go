package rules

import "encoding/json"

// Game is a defined game as the tracker and the screens see it.
type Game interface {
	ID() GameID
	Edition() int
	Players() (fewest, most int)
	Book() []Rule
	Rulings() []RuleID
	Kinds() []Kind
	// Settings is the set-up form.
	Settings() []Setting
	// Options turns the form's answers into a Setup's Options. Absent answers keep the default.
	Options(Answers) (json.RawMessage, error)
	// OptionAnswers is the reverse: every answer of a set-up, the default where options leave it out.
	OptionAnswers(options json.RawMessage) (Answers, error)
	// Pieces returns what a box of the game remembers, kind by kind.
	Pieces() []PieceForm
	// PrintAnswers spells what a piece says as a form's answers, the defaults where raw
	// is empty. It fails like CheckBox.
	PrintAnswers(thing Thing, raw json.RawMessage) (Answers, error)
	// Print is the reverse: absent answers keep the default, nil says nothing.
	Print(Thing, Answers) (json.RawMessage, error)
	// CheckBox is nil or a *PieceError: for a piece that the game does not have, and for
	// a print that is damaged, not canonical, out of range or says nothing.
	CheckBox(Box) error
	// Doubts lists what of a sound box cannot be right. It blocks nothing.
	Doubts(Box) []Refusal
	// Start sets up the table and tells the set-up checklist. It fails with a *Refusal
	// where a rule forbids the set-up, with another error where it is malformed.
	Start(Setup) (Position, []Event, error)
	// Load reads a position back from its JSON. It refuses what no play could hold.
	Load([]byte) (Position, error)
	// Past reads what an edition of the game recorded: its own, an older or a newer one.
	Past(edition int) Past
	// Shape lists how positions, moves, options and pieces are spelt, field by field.
	Shape() []string
}

// Position is one state of a play. It never changes and is free to share.
type Position interface {
	Game() Game
	Seats() int
	Now() Now
	// Offers lists what may be done now, refused ones with their reason.
	Offers() []Offer
	// Corrections lists a sheet for every thing that the table may set right.
	Corrections() []Offer
	// Check reports whether the move may be played: nil, a *Refusal, or another error
	// for what no offer could have made.
	Check(Move) error
	// Play returns the position after the move and what it told. The old position
	// is untouched, also after an error.
	Play(Move) (Position, []Event, error)
	// View returns what that seat may know; Table's is the shared screen's.
	View(Seat) View
	Scores() []Score
	Holdings(Seat) []Thing
	Facts() Box
	// Variant returns what results are compared within, such as a difficulty; empty where a
	// game has none.
	Variant() Thing
	// Countdown is the clock that runs at the table; zero where a game has none.
	Countdown() Countdown
	Over() bool
	// Sound is nil or names the invariant that does not hold.
	Sound() error
	JSON() []byte
	Sim() Sim
}

// Sim is one private copy, played in place without JSON: for bots and proofs.
// Offers and their Fields are valid until the next Take.
type Sim interface {
	// Offers lists what may be done, without what is refused and without Fields.
	Offers() []Offer
	// Fields is the blanks of one of them.
	Fields(Offer) []Field
	Take(Offer, Answers) error
	Over() bool
	Scores() []Score
}

// View lists what one seat may know: a state with the others' secrets blanked and the
// offers that follow from just that. Nothing can be played on it.
type View interface {
	Seat() Seat
	Now() Now
	// Offers lists what the seat may do as far as the seat can know. The shared
	// screen's view lists every seat's.
	Offers() []Offer
	Corrections() []Offer
	Scores() []Score
	Holdings(Seat) []Thing
	// Private lists what a seat keeps behind its screen, as far as the view may know: of its own all that it told.
	Private(Seat) []Thing
	// Drawings lists small maps of what the view shows, with what is the seat's own.
	Drawings() []Drawing
	Countdown() Countdown
	Over() bool
	JSON() []byte
	state() any
}

// StateOf gives a game's own board the typed state behind a view, or false where the
// view is another game's. The state is shared: it must not be written.
func StateOf[S any](v View) (*S, bool) {
	if v == nil {
		return nil, false
	}
	s, ok := v.state().(*S)
	return s, ok
}
