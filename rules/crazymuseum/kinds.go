package crazymuseum

import (
	"fmt"
	"strings"

	"docent/rules"
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

func (o Object) String() string { return rules.Spelt(o, objectNames[:]) }

// MarshalText spells the object.
func (o Object) MarshalText() ([]byte, error) { return []byte(o.String()), nil }

// UnmarshalText reads an object.
func (o *Object) UnmarshalText(text []byte) error {
	return rules.ParseWord(o, text, objectNames[:], "object")
}

// Needs is the set of objects that a relic asks for.
type Needs uint32

// Has says that an object is among them.
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

// SetValues is the reverse of Values.
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

var cardNames = [...]string{"", "chocolate", "tote", "key", "map", "mask", "cheese", "smoke", "fake", "banana", "slippery", "whistle"}

func (k CardKind) String() string { return rules.Spelt(k, cardNames[:]) }

// MarshalText spells the kind.
func (k CardKind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads a kind.
func (k *CardKind) UnmarshalText(text []byte) error {
	return rules.ParseWord(k, text, cardNames[:], "card")
}

// Deck says which deck a card of the kind comes from.
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

var deckNames = [...]string{"vending", "rat"}

func (d Deck) String() string { return rules.Spelt(d, deckNames[:]) }

// MarshalText spells the deck.
func (d Deck) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads a deck.
func (d *Deck) UnmarshalText(text []byte) error {
	return rules.ParseWord(d, text, deckNames[:], "deck")
}

// Colour is what a room's floor says: a vending machine, a ventilation duct, or neither.
type Colour uint8

// The colours of rooms.
const (
	NoColour Colour = iota // not known
	Green
	Blue
	Plain
)

var colourNames = [...]string{"unknown", "green", "blue", "other"}

func (c Colour) String() string { return rules.Spelt(c, colourNames[:]) }

// MarshalText spells the colour.
func (c Colour) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads a colour.
func (c *Colour) UnmarshalText(text []byte) error {
	return rules.ParseWord(c, text, colourNames[:], "colour")
}

// Special marks the rooms with a rule of their own.
type Special uint8

// The special rooms.
const (
	Ordinary Special = iota
	Initial
	Guardhouse
	MummyRoom
)

var specialNames = [...]string{"none", "initial", "guardhouse", "mummy"}

func (x Special) String() string { return rules.Spelt(x, specialNames[:]) }

// MarshalText spells the mark.
func (x Special) MarshalText() ([]byte, error) { return []byte(x.String()), nil }

// UnmarshalText reads a mark.
func (x *Special) UnmarshalText(text []byte) error {
	return rules.ParseWord(x, text, specialNames[:], "special room")
}

// Hidden says how a thief hides from the guards in its room.
type Hidden uint8

// The ways to hide.
const (
	Seen   Hidden = iota
	Paid          // two tokens
	Free          // smoke, or a guard who is distracted
	Masked        // a Tribal Mask, which lies with the thief meanwhile
)

var hiddenNames = [...]string{"", "paid", "free", "mask"}

func (h Hidden) String() string { return rules.Spelt(h, hiddenNames[:]) }

// MarshalText spells the way.
func (h Hidden) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

// UnmarshalText reads a way.
func (h *Hidden) UnmarshalText(text []byte) error {
	return rules.ParseWord(h, text, hiddenNames[:], "way to hide")
}

// Wake says how the mummy is.
type Wake uint8

// The states of the mummy.
const (
	Absent Wake = iota
	Dormant
	Awake
)

var wakeNames = [...]string{"absent", "dormant", "awake"}

func (w Wake) String() string { return rules.Spelt(w, wakeNames[:]) }

// MarshalText spells the state.
func (w Wake) MarshalText() ([]byte, error) { return []byte(w.String()), nil }

// UnmarshalText reads a state.
func (w *Wake) UnmarshalText(text []byte) error {
	return rules.ParseWord(w, text, wakeNames[:], "mummy's state")
}

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

var phaseNames = [...]string{"players", "guards", "mummy", "dawn", "over"}

func (p Phase) String() string { return rules.Spelt(p, phaseNames[:]) }

// MarshalText spells the phase.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads a phase.
func (p *Phase) UnmarshalText(text []byte) error {
	return rules.ParseWord(p, text, phaseNames[:], "phase")
}

// Reason says why the game is over.
type Reason uint8

// The ends of the game.
const (
	NotOver     Reason = iota
	AllStolen          // no relic is left in the museum
	TimeUp             // the fifth alert token was turned
	AllCaught          // every thief is eliminated
	ByAgreement        // the table stopped
)

var reasonNames = [...]string{"", "relics", "countdown", "eliminated", "agreement"}

func (r Reason) String() string { return rules.Spelt(r, reasonNames[:]) }

// MarshalText spells the reason.
func (r Reason) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads a reason.
func (r *Reason) UnmarshalText(text []byte) error {
	return rules.ParseWord(r, text, reasonNames[:], "reason")
}
