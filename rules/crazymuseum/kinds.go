package crazymuseum

import (
	"fmt"
	"slices"
	"strings"

	"docent/rules"
	"docent/rules/grid"
)

// Object is a normal object, or the ladder. Zero is none or not known.
type Object uint8

// Ladder is the one special object that lies and is carried like others.
const Ladder Object = 1

// objectNames are words for what the tokens may show: the box decides which occur.
var objectNames = [...]string{
	"", "ladder", "rope", "lamp", "hook", "crowbar", "glove", "key", "hammer", "saw", "drill", "screwdriver", "pliers", "magnet",
	"mirror", "brush", "sack", "glasscutter", "stethoscope", "battery", "tape", "spray", "phone", "radio", "goggles",
	"odd1", "odd2", "odd3", "odd4",
}

var objectWords = rules.Words[Object](objectNames[:])

func (o Object) String() string { return objectWords.Spell(o) }

// MarshalText spells the object.
func (o Object) MarshalText() ([]byte, error) { return objectWords.Text(o) }

// UnmarshalText reads an object.
func (o *Object) UnmarshalText(text []byte) error { return objectWords.Read(o, text) }

// Needs is the set of objects that a relic asks for.
type Needs uint32

// Has reports whether an object is among them.
func (n Needs) Has(o Object) bool { return o != 0 && n&(1<<o) != 0 }

// NeedsOf collects objects.
func NeedsOf(objects ...Object) Needs {
	var n Needs
	for _, o := range objects {
		if o != 0 {
			n |= 1 << o
		}
	}
	return n
}

// Objects lists them.
func (n Needs) Objects() []Object {
	var list []Object
	for o := Object(1); int(o) < len(objectNames); o++ {
		if n.Has(o) {
			list = append(list, o)
		}
	}
	return list
}

// Values spells them, for a form.
func (n *Needs) Values() []string {
	list := []string{}
	for _, o := range n.Objects() {
		list = append(list, o.String())
	}
	return list
}

// SetValues reverses Values.
func (n *Needs) SetValues(list []string) error {
	var fresh Needs
	for _, text := range list {
		var o Object
		if err := o.UnmarshalText([]byte(text)); err != nil {
			return err
		}
		if o <= Ladder || fresh.Has(o) {
			return fmt.Errorf("crazymuseum: each object once, got %q", list)
		}
		fresh |= NeedsOf(o)
	}
	*n = fresh
	return nil
}

// MarshalText spells the set: "rope+lamp".
func (n Needs) MarshalText() ([]byte, error) { return []byte(strings.Join(n.Values(), "+")), nil }

// UnmarshalText reads a set in the order of MarshalText.
func (n *Needs) UnmarshalText(text []byte) error {
	var fresh Needs
	if len(text) > 0 {
		if err := fresh.SetValues(strings.Split(string(text), "+")); err != nil {
			return err
		}
	}
	if again, _ := fresh.MarshalText(); string(again) != string(text) {
		return fmt.Errorf("crazymuseum: %q are no objects in order", text)
	}
	*n = fresh
	return nil
}

// CardKind is a power-up card's kind. Zero is a card nobody has seen.
type CardKind uint8

// The eight kinds of the vending machine, then the rat's three.
const (
	Chocolate CardKind = iota + 1
	Tote
	MasterKey
	Map
	Mask
	Cheese
	Smoke
	Fake
	Banana
	Slippery
	Whistle
)

var cardNames = rules.Words[CardKind]{"", "chocolate", "tote", "key", "map", "mask", "cheese", "smoke", "fake", "banana", "slippery", "whistle"}

func (k CardKind) String() string { return cardNames.Spell(k) }

// MarshalText spells the kind.
func (k CardKind) MarshalText() ([]byte, error) { return cardNames.Text(k) }

// UnmarshalText reads a kind.
func (k *CardKind) UnmarshalText(text []byte) error { return cardNames.Read(k, text) }

// Deck returns the deck that a card of the kind comes from.
func (k CardKind) Deck() Deck {
	if k >= Banana {
		return Rat
	}
	return Vending
}

// Deck is a stack of power-up cards.
type Deck uint8

// The two decks.
const (
	Vending Deck = iota
	Rat
)

var deckNames = rules.Words[Deck]{"vending", "rat"}

func (d Deck) String() string { return deckNames.Spell(d) }

// MarshalText spells the deck.
func (d Deck) MarshalText() ([]byte, error) { return deckNames.Text(d) }

// UnmarshalText reads a deck.
func (d *Deck) UnmarshalText(text []byte) error { return deckNames.Read(d, text) }

// Colour names what a room's floor says: a vending machine, a ventilation duct, or neither.
type Colour uint8

// The colours of rooms.
const (
	NoColour Colour = iota // not known
	Green
	Blue
	Plain
)

var colourNames = rules.Words[Colour]{"unknown", "green", "blue", "other"}

func (c Colour) String() string { return colourNames.Spell(c) }

// MarshalText spells the colour.
func (c Colour) MarshalText() ([]byte, error) { return colourNames.Text(c) }

// UnmarshalText reads a colour.
func (c *Colour) UnmarshalText(text []byte) error { return colourNames.Read(c, text) }

// Special marks the rooms with a rule of their own.
type Special uint8

// The special rooms.
const (
	Ordinary Special = iota
	Initial
	Guardhouse
	MummyRoom
)

var specialNames = rules.Words[Special]{"none", "initial", "guardhouse", "mummy"}

func (x Special) String() string { return specialNames.Spell(x) }

// MarshalText spells the mark.
func (x Special) MarshalText() ([]byte, error) { return specialNames.Text(x) }

// UnmarshalText reads a mark.
func (x *Special) UnmarshalText(text []byte) error { return specialNames.Read(x, text) }

// Hidden is how a thief hides from the guards in its room.
type Hidden uint8

// The ways to hide.
const (
	Seen   Hidden = iota
	Paid          // two tokens
	Free          // smoke, or a guard who is distracted
	Masked        // a Tribal Mask, which lies with the thief meanwhile
)

var hiddenNames = rules.Words[Hidden]{"", "paid", "free", "mask"}

func (h Hidden) String() string { return hiddenNames.Spell(h) }

// MarshalText spells the way.
func (h Hidden) MarshalText() ([]byte, error) { return hiddenNames.Text(h) }

// UnmarshalText reads a way.
func (h *Hidden) UnmarshalText(text []byte) error { return hiddenNames.Read(h, text) }

// Wake is the state of the mummy: absent, dormant or awake.
type Wake uint8

// The states of the mummy.
const (
	Absent Wake = iota
	Dormant
	Awake
)

var wakeNames = rules.Words[Wake]{"absent", "dormant", "awake"}

func (w Wake) String() string { return wakeNames.Spell(w) }

// MarshalText spells the state.
func (w Wake) MarshalText() ([]byte, error) { return wakeNames.Text(w) }

// UnmarshalText reads a state.
func (w *Wake) UnmarshalText(text []byte) error { return wakeNames.Read(w, text) }

// Phase is the part of a round.
type Phase uint8

// The phases of a round, and the end.
const (
	Players Phase = iota
	Night         // the guards walk
	Tomb          // the mummy walks
	Dawn          // the end of the round
	Over
)

var phaseNames = rules.Words[Phase]{"players", "guards", "mummy", "dawn", "over"}

func (p Phase) String() string { return phaseNames.Spell(p) }

// MarshalText spells the phase.
func (p Phase) MarshalText() ([]byte, error) { return phaseNames.Text(p) }

// UnmarshalText reads a phase.
func (p *Phase) UnmarshalText(text []byte) error { return phaseNames.Read(p, text) }

// Reason is the reason why the game is over.
type Reason uint8

// The ends of the game.
const (
	NotOver     Reason = iota
	AllStolen          // no relic is left in the museum
	TimeUp             // the fifth alert token was turned
	AllCaught          // every thief is eliminated
	ByAgreement        // the table stopped
)

var reasonNames = rules.Words[Reason]{"", "relics", "countdown", "eliminated", "agreement"}

func (r Reason) String() string { return reasonNames.Spell(r) }

// MarshalText spells the reason.
func (r Reason) MarshalText() ([]byte, error) { return reasonNames.Text(r) }

// UnmarshalText reads a reason.
func (r *Reason) UnmarshalText(text []byte) error { return reasonNames.Read(r, text) }

// Order is the direction priority of a Help token: turns relative to the heading
// ("RLB") or sides of the compass ("NESW"). None is not told.
type Order uint8

// The orders assumed until the table tells what the Help tokens print (CM-Q29).
const (
	RightLeftBack Order = iota + 1
	LeftRightBack
)

var orderNames = rules.Words[Order]{
	"", "RLB", "LRB", "RBL", "LBR", "BRL", "BLR",
	"NESW", "NEWS", "NSEW", "NSWE", "NWES", "NWSE", "ENSW", "ENWS", "ESNW", "ESWN", "EWNS", "EWSN",
	"SNEW", "SNWE", "SENW", "SEWN", "SWNE", "SWEN", "WNES", "WNSE", "WENS", "WESN", "WSNE", "WSEN",
}

func (o Order) String() string { return orderNames.Spell(o) }

// MarshalText spells the order.
func (o Order) MarshalText() ([]byte, error) { return orderNames.Text(o) }

// UnmarshalText reads an order.
func (o *Order) UnmarshalText(text []byte) error {
	if len(text) > 4 {
		return fmt.Errorf("crazymuseum: %.10q is no order", text)
	}
	return orderNames.Read(o, text)
}

// sides lists where to turn, heading h, first choice first: the straight way is not
// among them, and the way back comes last unless the literal order is played (CM-Q30).
func (o Order) sides(h grid.Dir, literal bool) [3]grid.Dir {
	var list [3]grid.Dir
	n := 0
	for _, letter := range o.String() {
		d := turned(letter, h)
		if d != h && (d != h.Back() || literal && o.absolute()) && !slices.Contains(list[:n], d) {
			list[n] = d
			n++
		}
	}
	if n < len(list) {
		list[n] = h.Back()
	}
	return list
}

func (o Order) absolute() bool { return o > 6 }

func turned(letter rune, h grid.Dir) grid.Dir {
	switch letter {
	case 'R':
		return h.Right()
	case 'L':
		return h.Left()
	case 'B':
		return h.Back()
	case 'N':
		return grid.North
	case 'E':
		return grid.East
	case 'S':
		return grid.South
	}
	return grid.West
}
