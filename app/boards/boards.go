// Package boards draws the games: one widget per board, rebuilt from a view at
// every change. A board may read its own game's state; it plays nothing, a tap
// on a thing goes to its Host.
//
//	boards.go            what a board is and which games have one
//	sketch.go            shapes, texts and pictures collected in one flat list
//	tone.go              colours mixed from the theme's
//	crazymuseum.go         Crazy Museum: the widget
//	crazymuseum_model.go   what is shown
//	crazymuseum_read.go    how it is read from the state
//	crazymuseum_plan.go    where everything stands, in cells of the map
//	crazymuseum_paint.go   icons as bitmaps, arrows, numbers
//	crazymuseum_tiles.go   rooms, doors, prices
//	crazymuseum_tokens.go  what lies in rooms
//	crazymuseum_figures.go thieves, guards and the mummy, who walk
//	crazymuseum_carry.go   figures dragged to where they really stand
//	crazymuseum_trails.go  the planned routes of the night
//	crazymuseum_lamps.go   alert, countdown, supplies
//	crazymuseum_thief.go   the thief of whose turn it is
//	crazymuseum_column.go  the same beside the map
//	crazymuseum_art.go     icons of actions and tokens
//	museum.go            Museum: the widget
//	museum_model.go      what is shown, read from the state
//	museum_lines.go      the collections of a museum, under both readings
//	museum_plan.go       where everything stands
//	museum_track.go      the score track
//	museum_sites.go      continents with their cards, opinions and penalties
//	museum_row.go        personalities, the headline, the players' museums in small
//	museum_hall.go       one museum: its grid and cards
//	museum_list.go       its collections
//	museum_keys.go       civilisations and domains to tap, cards to lay
//	museum_hand.go       what a tap does there
//	museum_search.go     the best arrangement, looked for in the background
//	museum_duties.go     what each player tells for the count besides the museum
//	museum_proof.go      the cells that a line of the score counts
//	museum_art.go        cards and signs as pictures, bills
//	oldmuseum.go         The Old Museum: the widget
//	oldmuseum_model.go   what is shown
//	oldmuseum_read.go    how it is read from the state
//	oldmuseum_turn.go    the steps of the turn, read from it too
//	oldmuseum_plan.go    where everything stands
//	oldmuseum_touch.go   what a tap does
//	oldmuseum_carry.go   pawns dragged to where they really stand
//	oldmuseum_tiles.go   rooms and their sides
//	oldmuseum_signs.go   what lies in rooms, danger tape
//	oldmuseum_pawns.go   pawns, who walk
//	oldmuseum_strip.go   the steps of the turn
//	oldmuseum_facts.go   deck, hands, exits
//	oldmuseum_order.go   the order of turns where rooms are not followed
//	oldmuseum_shaping.go the rooms laid in another shape
//	oldmuseum_private.go a seat's own map in the dark
//	oldmuseum_art.go     icons of actions and cards
//	cgexpo.go            CGE Adventures: the widget
//	cgexpo_model.go      what is shown; cgexpo_read.go: how it is read from the state
//	cgexpo_plan.go       where everything stands, the alarm, the head
//	cgexpo_map.go        squares, zones, walls and doors
//	cgexpo_pieces.go     figures and items, who walk
//	cgexpo_ways.go       trails, the way that is looked at, Intellivision's distance
//	cgexpo_zones.go      the same without a recorded board
//	cgexpo_packs.go      backpacks, kills, doors and lives
//	cgexpo_tray.go       dice, the square that is looked at; cgexpo_odds.go: outcomes before the throw; cgexpo_card.go: event cards
//	cgexpo_throw.go      dice that tumble
//	cgexpo_touch.go      what a tap does; cgexpo_carry.go: figures dragged
//	cgexpo_art.go        icons of actions and items
//	cgexpo_editor.go     the recorded board, painted with a finger; cgexpo_draft.go: as a box tells it
//	trasteros.go         Trasteros Locos: the widget
//	trasteros_model.go   what is shown, read from the state
//	trasteros_plan.go    where everything stands, for a phone and a tablet
//	trasteros_doors.go   storage rooms and the public room
//	trasteros_bank.go    cubes, badges and the discard pile
//	trasteros_bids.go    fists, the reveal and its ranking
//	trasteros_stage.go   the market, the skeleton and the quiet turn
//	trasteros_art.go     cubes and cards as pictures
package boards

import (
	"fyne.io/fyne/v2"

	"docent/rules"
)

// Host is the screen around a board: its words and where taps go.
type Host interface {
	Text(key string, data map[string]any) string
	Plural(key string, n int, data map[string]any) string
	Thing(rules.Thing) string
	Event(rules.Event) string
	// Name is the player at a seat, Symbol the colour and symbol that are theirs.
	Name(rules.Seat) string
	Symbol(rules.Seat) int
	// Tap says that somebody touched a thing.
	Tap(rules.Thing)
	// Do plays an offer of the scene with answers found on the board; blanks left are asked.
	Do(rules.Offer, rules.Answers)
	// Reshape says that the board begins to be absorbing, or ends it.
	Reshape()
}

// Scene is what a board shows: the view of the shared screen, what may be done, and
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
	Present(Scene)
	// Skip ends what still moves.
	Skip()
	// Things lists what can be tapped now, for those who do not see the drawing.
	Things() []rules.Thing
	// HeightFor is how high the board is in a width when it may choose.
	HeightFor(width float32) float32
}

// Roomy is a board that can use all the room there is and shows a part of itself where there is little: nothing
// scrolls around it, and on a phone the actions leave it more. With texts
// larger than it says, a phone has not enough room for it: there it scrolls as others do.
type Roomy interface{ Roomy() (scale float32) }

// Handy is a board on which some offers are taken up: there are no buttons for them, neither below nor in the menu.
type Handy interface{ Plays(rules.Offer) bool }

// Terse is a board that wants the answers to some offers asked after a tap on their button, neither beside it nor at once.
type Terse interface{ Terse(rules.Offer) bool }

// Leading is a board that knows what is mostly done: its button is the bright one, in a line of its own.
type Leading interface{ Leads(rules.Offer) bool }

// Absorbing is a board on which somebody may be at work: where there is little room it gets that of the buttons, too.
type Absorbing interface{ Absorbs() bool }

// Own is a board with things of its own besides those of the rules: it takes the tap for all that it lists.
type Own interface{ Touch(rules.Thing) }

// Seeker is a board that looks for something in the background, and does so at once for who waits: a picture, a test.
type Seeker interface{ Seek(laid bool) }

// Artist knows the pictures of a game's things and actions.
type Artist interface {
	// Icon names the icon of an offer, or is empty.
	Icon(rules.Kind) string
	// Picture is what a value of a field looks like, or nil: a cube, a card. Of a number
	// the value is empty.
	Picture(f rules.Field, value string) fyne.Resource
	// Token is what stands for a thing on a seat card: an icon's name, or a picture, and
	// how many; ok is false where the thing is said in words only.
	Token(rules.Thing) (Token, bool)
	// Behind is what a seat keeps behind its screen: the shared screen shows it on request.
	Behind(rules.View, rules.Seat) []Token
}

// Alarming is an Artist that sees in a view that something is at stake: the whole table takes that mood.
type Alarming interface{ Alarms(rules.View) bool }

// Part is one of the choices that make up a value: of "Rt4" the civilisation R, the domain t, the worth 4.
type Part struct {
	Of     string // the noun of its values
	Values []string
}

// Splitter is an Artist that takes the values of a field apart where there are too many to show; nil where not.
type Splitter interface{ Parts(rules.Field) []Part }

// Bill is what answers pay and what they cost; the fee is owed besides, in what may pay, too.
type Bill struct{ Paid, Price, Fee int }

// Biller is an Artist that adds up payments while they are put together; false where nothing is paid.
type Biller interface {
	Bill(rules.View, rules.Offer, rules.Answers) (Bill, bool)
}

// Pricer is an Artist that knows what a value of a field costs at the moment; 0 where nothing is told.
type Pricer interface {
	Price(v rules.View, f rules.Field, value string) int
}

// Prover is an Artist that draws what a line of the score counts, or gives nil.
type Prover interface {
	Proof(v rules.View, seat rules.Seat, line rules.Line) fyne.CanvasObject
}

// Token is a small picture with a number.
type Token struct {
	Icon    string
	Picture fyne.Resource
	Count   int
}

// For returns the board of a game, or nil where it has none.
func For(game rules.GameID, host Host) Board {
	switch game {
	case "cgexpo":
		return newCGExpo(host)
	case "crazymuseum":
		return newCrazyMuseum(host)
	case "museum":
		return newMuseum(host)
	case "oldmuseum":
		return newOldMuseum(host)
	case "trasteros":
		return newTrasteros(host)
	}
	return nil
}

// ArtistOf returns who draws a game's things, or nil.
func ArtistOf(game rules.GameID) Artist {
	switch game {
	case "cgexpo":
		return expoArt{}
	case "crazymuseum":
		return crazyMuseumArt{}
	case "museum":
		return museumArt{}
	case "oldmuseum":
		return oldMuseumArt{}
	case "trasteros":
		return trasterosArt{}
	}
	return nil
}
