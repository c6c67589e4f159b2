package board

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/rules"
)

// Artist knows the pictures of a game's things and actions.
type Artist interface {
	// Icon names the icon of an offer, or is empty.
	Icon(rules.Kind) string
	// Picture returns what a value of a field looks like, or nil: a cube, a card. Of a number
	// the value is empty.
	Picture(f rules.Field, value string) fyne.Resource
	// Token returns what stands for a thing on a seat card: an icon's name, or a picture, and
	// how many; ok is false where the thing is said in words only.
	Token(rules.Thing) (Token, bool)
}

// Signing is an Artist that knows whose icon an offer bears, of several of its kind; "" where it is that of all.
type Signing interface{ Sign(rules.Offer) string }

// Alarming is an Artist that sees in a view that something is at stake: the whole table takes that mood.
type Alarming interface{ Alarms(rules.View) bool }

// Part is one of the choices that make up a value: of "Rt4" the civilisation R, the domain t, the worth 4.
type Part struct {
	Of     string // the noun of its values
	Values []string
	Whole  bool // each of its values is an answer by itself, beside those that are made up
}

// Splitter is an Artist that takes the values of a field apart where there are too many to show; nil where not.
type Splitter interface {
	Parts(v rules.View, f rules.Field) []Part
}

// Bill holds what answers pay and what they cost; the fee is owed besides, in what may pay, too. Because tells what changes
// the price: what costs nothing for such a reason may be had.
type Bill struct {
	Paid, Price, Fee int
	Because          []rules.Event
}

// Biller is an Artist that adds up payments while they are put together; false where nothing is paid.
type Biller interface {
	Bill(rules.View, rules.Offer, rules.Answers) (Bill, bool)
}

// Typist is an Artist of a game in which numbers are entered by digits although they are small or have pictures.
type Typist interface{ Types(rules.Offer) bool }

// Pricer is an Artist that knows what a value of a field costs at the moment; 0 where nothing is told.
type Pricer interface {
	Price(v rules.View, f rules.Field, value string) int
}

// Charger is an Artist that knows what an offer costs, which its button shows; 0 where nothing is told.
type Charger interface{ Charge(rules.Offer) int }

// Prover is an Artist that draws what a line of the score counts, or gives nil.
type Prover interface {
	Proof(v rules.View, seat rules.Seat, line rules.Line) fyne.CanvasObject
}

// Token is a small picture with a number.
type Token struct {
	Icon    string
	Picture fyne.Resource
	Count   int
	Most    int // that there can be; 0: not told
}

// Counted returns the token of a thing that is a number of something, with the icon of its noun.
func Counted(t rules.Thing, icons map[string]string) (Token, bool) {
	noun, id := t.Split()
	n, err := strconv.Atoi(id)
	icon, ok := icons[noun]
	if !ok || err != nil {
		return Token{}, false
	}
	return Token{Icon: icon, Count: n}, true
}

// Numbered returns what finds the token of the first thing of a noun among what a seat has.
func Numbered(noun string, art Artist) func(rules.View, []rules.Thing) (Token, bool) {
	return func(_ rules.View, held []rules.Thing) (Token, bool) {
		for _, thing := range held {
			if n, _ := thing.Split(); n == noun {
				return art.Token(thing)
			}
		}
		return Token{}, false
	}
}
