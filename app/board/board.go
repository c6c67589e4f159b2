package board

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/cue"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
)

// Kit is all that one game brings to the screen. Whatever it leaves out has a default: a game without a Kit is played
// on seat cards and buttons.
type Kit struct {
	New      func(Host) Board
	Art      Artist
	Accent   look.Accent
	Dye      func(rules.View, rules.Seat) kit.Dye                    // of a seat's pieces, which its badge shares; nil: badges keep their own colours
	Forms    map[string]func(Ask) fyne.CanvasObject                  // by the noun of a piece: its form, instead of a question for each field
	Said     map[string]func(Words, rules.Answers) string            // by the noun of a piece: what is known of it in few words, instead of a list of its fields
	Painting *Painting                                               // how pieces that make up one drawing are entered together; nil: one by one
	Chart    Chart                                                   // of the game's own figures, in the statistics
	Slots    []rules.Kind                                            // the order of actions in the tray; others stand behind them
	Counts   map[rules.Kind]string                                   // by an action: the noun of what the numbers count that answer it
	Recalls  []rules.Kind                                            // what is asked under cover beside what the seat has told already
	Places   []Place                                                 // of the tray, that stay where they are in the phases of Turns
	Turns    []rules.Key                                             // the phases of a turn with a choice of actions
	Orders   []rules.Key                                             // events by which the table has something to do: a playback stands on them until somebody goes on
	Base     []rules.Kind                                            // actions that stand beside Undo, such as passing
	Noes     []rules.Kind                                            // those of them that only say no: the question stands under them
	Number   func(rules.View, []rules.Thing) (Token, bool)           // the one number of what a seat has that others look for; nil: the first
	Actor    func(rules.View) (icon string, ink fyne.ThemeColorName) // who acts where it is nobody's turn; nil: nobody
	Cues     map[rules.Key]cue.Kind                                  // by an event: what is heard of it
	Texts    map[string]Text                                         // by the noun of a line of text: what it spells; of others: itself
}

// Place is a slot of the tray that stays where it is all through a turn: the first of its kinds that may be done stands in
// it, else one that is refused. Where none is offered the first stands there greyed; the text "<game>.slot.<kind>.none"
// tells why, with the rule.
type Place struct {
	Kinds []rules.Kind
	Rule  rules.RuleID
}

// NewKit returns the Kit of a game that brings a board, pictures and an accent.
func NewKit[B Board](board func(Host) B, art Artist, accent look.Accent) Kit {
	return Kit{New: func(host Host) Board { return board(host) }, Art: art, Accent: accent}
}

// With returns the Kit with more that the game brings: forms, a painting, texts.
func (k Kit) With(more func(*Kit)) Kit {
	more(&k)
	return k
}

// Words puts what a game says into words.
type Words interface {
	Text(key string, data map[string]any) string
	Plural(key string, n int, data map[string]any) string
	Thing(rules.Thing) string
}

// Host is the screen around a board: its words and where taps go.
type Host interface {
	Words
	Event(rules.Event) string
	// Name returns the player at a seat, Symbol the colour and symbol that are theirs.
	Name(rules.Seat) string
	Symbol(rules.Seat) int
	// Tap takes the touch of a thing.
	Tap(rules.Thing)
	// Do plays an offer of the scene with answers found on the board; blanks left are asked.
	Do(rules.Offer, rules.Answers)
	// Reshape follows a board that begins to be absorbing, asking or unveiling, or ends it.
	Reshape()
}

// Scene holds what a board shows: the view of the shared screen, what may be done, and
// what was told since the scene before.
type Scene struct {
	View   rules.View
	Offers []rules.Offer
	Told   []rules.Event
	Moving bool // let what happened be seen happening
}

// Board is a drawn board.
type Board interface {
	fyne.Widget
	// Present takes up what the board shows now and draws it: the table refreshes only what is around the board then.
	Present(Scene)
	// Skip ends what still moves.
	Skip()
	// Things lists what can be tapped now, for those who do not see the drawing.
	Things() []rules.Thing
	// HeightFor returns how high the board is in a width when it may choose.
	HeightFor(width float32) float32
}

// Lit reports whether something can be done with a thing now.
func Lit(offers []rules.Offer, thing rules.Thing) bool {
	return slices.ContainsFunc(rules.For(offers, thing), func(o rules.Offer) bool { return o.Refused == nil })
}
