package board

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/viewport"
	"docent/rules"
)

// Roomy is a board that can use all the room there is and shows a part of itself where there is little: nothing
// scrolls around it, and on a phone the actions leave it more. With texts larger than the scale it returns, a phone has
// not enough room for it: there it scrolls as others do.
type Roomy interface{ Roomy() (scale float32) }

// Handy is a board on which some offers are taken up: there are no buttons for them, neither below nor in the menu.
type Handy interface{ Plays(rules.Offer) bool }

// Terse is a board on which the answers to some offers are asked after a tap on their button, neither beside it nor at
// once.
type Terse interface{ Terse(rules.Offer) bool }

// Leading is a board that knows what is mostly done: its button is the bright one, in a line of its own.
type Leading interface{ Leads(rules.Offer) bool }

// Absorbing is a board on which somebody may be at work: where there is little room it gets that of the buttons, too.
type Absorbing interface{ Absorbs() bool }

// Stilled is a board that is not drawn anew for what changes around it while it is told to be still.
type Stilled interface{ Still(on bool) }

// Keyed is an absorbing board with keys at its foot. On a phone that stands they are on the dock's ground, and what is
// mostly done next stands beside Undo.
type Keyed interface {
	// Dock tells it whether there is a dock under it, and whether that is on a low phone; it reports whether that is news.
	Dock(on, low bool) bool
	// Keys returns the height of its keys there; 0: it shows none.
	Keys() float32
	// Deed returns what stands beside Undo, always the same button; nil: nothing.
	Deed() *kit.ActionButton
}

// Foreseeing is a board on which something is answered before it is asked: the table plays it once it is, and throws the dice where
// there are no answers.
type Foreseeing interface {
	Foreseen() (rules.Offer, rules.Answers, bool)
}

// Buttoned is a board with buttons on it, which keys press like those beside it.
type Buttoned interface{ KeyButtons() []*kit.ActionButton }

// Seating is a board that shows the seats of the table itself: there is no strip of them beside it.
type Seating interface{ Seats() }

// Own is a board with things of its own besides those of the rules: it takes the tap for all that it lists.
type Own interface{ Touch(rules.Thing) }

// Workplace is a board on which somebody works: its things and some offers are taken up there, with all the room there is.
type Workplace interface {
	Board
	Roomy
	Handy
	Own
	Absorbing
}

// Sighted is a board of which a part may be seen: what somebody chose to see of it passes over to the board that is built
// in its place.
type Sighted interface {
	Sight() viewport.Sight
	See(viewport.Sight)
}

// Seeker is a board that looks for something in the background, and does so at once for those who wait: a picture, a
// test.
type Seeker interface{ Seek(laid bool) }

// Turner is a Host that remembers how many quarters the plane of the board is turned to the right.
type Turner interface {
	Quarters() int
	SetQuarters(int)
}

// Handheld is a Host that knows how the window is held: with fingers on it, and the board at the right of a column.
type Handheld interface {
	Touch() bool
	Left() bool
}

// Focused is a board that shows in its middle what a question is about, and takes answers there.
type Focused interface {
	// Focuses reports whether the board shows what an offer asks about.
	Focuses(rules.Offer) bool
	// Focus tells it what is asked; nil: nothing any more.
	Focus(*Focus)
}

// FocusLeast is the least side, in dp, of the part of a map in which something that is asked about is shown and answers.
const FocusLeast float32 = 150

// Focus is a question as a board takes it up: the offer, the answers so far (nil where one plays at once), and the part of
// the board that is not covered by what asks it.
type Focus struct {
	Offer   rules.Offer
	Answers rules.Answers
	At      fyne.Position
	Size    fyne.Size
}

// Answerer is a Host that takes an answer to one of the blanks of what is asked.
type Answerer interface{ Answer(field, value string) }

// Bled is a board whose plane reaches to the edges of its frame.
type Bled interface{ Bleeds() }

// Roller is a Host that throws dice for the table.
type Roller interface{ Roll(rules.Offer) }

// Loose is a board whose figures can be dragged to where they really stand: at once while they are loosened, else
// after the finger has rested on one.
type Loose interface {
	Loosen(on bool)
	Loosened() bool
	// Figures lists those there are.
	Figures() []rules.Thing
}

// Corrector is a Host that opens the form on which the table says how a thing really is.
type Corrector interface{ Correct(rules.Thing) }

// Mover is a Host that is told where figures are dragged.
type Mover interface{ Move(figure, to rules.Thing) }

// Mapper is an Artist of a game in which every seat has a map that nobody else may see, with a title; nil where it has
// none now.
type Mapper interface {
	Map(host Host, v rules.View, seat rules.Seat) (title string, drawn fyne.CanvasObject)
}

// Writer is a Host under the cover of a seat: it plays what the seat filled in on its map at once, and reports whether it
// could.
type Writer interface {
	Write(rules.Offer, rules.Answers) bool
}

// Coverer is a Host that hands the device to a seat, to show it what it alone may see.
type Coverer interface{ Cover(seat rules.Seat) }
