package trasteros

import (
	"fmt"

	"docent/rules"
)

// Collection is one of the six collections, and the collector who looks for it.
type Collection string

// collections in the order of the rulebook's list of collectors.
var collections = [6]Collection{"clock", "car", "antique", "art", "sports", "instrument"}

// Card is a card by name: "car-gold", "junk" or "skeleton". Where only its kind matters
// it is named "gold", and where not even that, "card". Zero is no card.
type Card uint8

const (
	junkAt     = 24
	skeletonAt = 25
	cardTypes  = 26

	// Skeleton is the card that scatters what it meets.
	Skeleton Card = skeletonAt + 1
	// JunkCard is worth nothing but half a glass cube.
	JunkCard Card = junkAt + 1
	// AnyCard stands for a card that is no skeleton, where names are not asked.
	AnyCard Card = cardTypes + 1
)

// cardAt returns the card with that place in Cards, anyOf a card known only by its kind.
func cardAt(i int) Card      { return Card(i + 1) }
func anyOf(k Kind) Card      { return AnyCard + Card(k-Junk) }
func (c Card) at() int       { return int(c) - 1 }
func (c Card) isNamed() bool { return c >= 1 && c <= cardTypes }

// cardKinds are the kinds of a collection's cards, in the order of their place.
var cardKinds = [4]Kind{Glass, Bronze, Silver, Gold}

// copiesOf holds how many cards of each kind a collection has.
var copiesOf = [4]int{4, 3, 2, 1}

var cardNames = nameCards()

func nameCards() rules.Words[Card] {
	names := rules.Words[Card]{""}
	for _, collection := range collections {
		for _, kind := range cardKinds {
			names = append(names, string(collection)+"-"+kind.String())
		}
	}
	return append(names, "junk", "skeleton", "card", "glass", "bronze", "silver", "gold")
}

func (c Card) String() string { return cardNames.Spell(c) }

// MarshalText spells the card.
func (c Card) MarshalText() ([]byte, error) { return cardNames.Text(c) }

// UnmarshalText reads a card, or none from an empty text.
func (c *Card) UnmarshalText(text []byte) error { return cardNames.Read(c, text) }

// kinds is the kind of the card at each place; a skeleton has none.
var kinds = func() (all [cardTypes]Kind) {
	for i := range junkAt {
		all[i] = cardKinds[i%4]
	}
	all[junkAt] = Junk
	return all
}()

func kindAt(i int) Kind { return kinds[i] }

// Kind returns what the card is made of, or none for a skeleton, any card and no card.
func (c Card) Kind() Kind {
	switch {
	case c.isNamed():
		return kindAt(c.at())
	case c > AnyCard && c <= anyOf(Gold):
		return Junk + Kind(c-AnyCard)
	}
	return 0
}

// Cards counts cards by name: 4 kinds of 6 collections, junk, skeletons.
type Cards [cardTypes]uint8

// Total returns how many cards there are.
func (c *Cards) Total() int {
	n := 0
	for _, v := range c {
		n += int(v)
	}
	return n
}

// Has returns how many of a named card there are.
func (c *Cards) Has(card Card) int {
	if card.isNamed() {
		return int(c[card.at()])
	}
	return 0
}

// Kinds counts the cards of one collection by kind.
func (c *Cards) Kinds(of Collection) Four {
	for i, collection := range collections {
		if collection == of {
			at := c[4*i:]
			return Four{Glass: int8(at[0]), Bronze: int8(at[1]), Silver: int8(at[2]), Gold: int8(at[3])}
		}
	}
	return Four{}
}

// ofKind returns how many cards of a kind there are, of any collection, or how much junk.
func (c *Cards) ofKind(k Kind) int {
	if !k.isCube() {
		return int(c[junkAt])
	}
	n := 0
	for i := int(k - Glass); i < junkAt; i += len(cardKinds) {
		n += int(c[i])
	}
	return n
}

// foreign counts the cards of all other collections by kind.
func (c *Cards) foreign(own Collection) Four {
	var sum Four
	for _, collection := range collections {
		if collection != own {
			sum = sum.plus(c.Kinds(collection))
		}
	}
	return sum
}

func (c *Cards) plus(d *Cards) {
	if *d == (Cards{}) {
		return
	}
	for i, v := range d {
		c[i] += v
	}
}

// minus takes the cards out if they are all there, and reports whether they were.
func (c *Cards) minus(d *Cards) bool {
	for i, v := range d {
		if c[i] < v {
			return false
		}
	}
	for i, v := range d {
		c[i] -= v
	}
	return true
}

// lessen takes out what is there of other cards.
func (c *Cards) lessen(d *Cards) {
	for i, v := range d {
		c[i] -= min(c[i], v)
	}
}

// atMost drops what is more than a limit.
func (c *Cards) atMost(limit *Cards) {
	for i, v := range limit {
		c[i] = min(c[i], v)
	}
}

// Values lists the cards by name, each as often as it is there.
func (c *Cards) Values() []string {
	list := []string{}
	for i, n := range c {
		for range n {
			list = append(list, cardAt(i).String())
		}
	}
	return list
}

// SetValues counts a list of names.
func (c *Cards) SetValues(names []string) error {
	var fresh Cards
	for _, name := range names {
		var card Card
		if err := card.UnmarshalText([]byte(name)); err != nil || !card.isNamed() {
			return fmt.Errorf("trasteros: no card is called %q", name)
		}
		fresh[card.at()]++
	}
	*c = fresh
	return nil
}

// counted returns how often a list names each card, and whether all are names of cards.
func counted(list []Card) (Cards, bool) {
	var c Cards
	for _, card := range list {
		if !card.isNamed() {
			return c, false
		}
		c[card.at()]++
	}
	return c, true
}

// options lists the cards of which any are there, with how many.
func (c *Cards) options() []rules.Option {
	list := make([]rules.Option, 0, cardTypes)
	for i, n := range c {
		if n > 0 {
			list = append(list, rules.Option{Value: cardAt(i).String(), Copies: int(n)})
		}
	}
	return list
}

// some returns the first n cards of a choice, as an example.
func (c *Cards) some(n int, fits func(i int) bool) []Card {
	var list []Card
	for i, v := range c {
		for range v {
			if len(list) < n && fits(i) {
				list = append(list, cardAt(i))
			}
		}
	}
	return list
}

// Heap is a heap of cards in one place: how many, and which of them the table told.
// A card whose name nobody told is only counted.
type Heap struct {
	Count int   `json:"count"`
	Known Cards `json:"known,omitzero"`
}

// known reports whether every card of the heap was told.
func (h *Heap) known() bool { return h.Known.Total() == h.Count }

func (h *Heap) add(o Heap) {
	h.Count += o.Count
	h.Known.plus(&o.Known)
}

// takeOne takes one card out: the named one if it was told, else one whose name is
// unknown.
func (h *Heap) takeOne(card Card) Heap {
	out := Heap{Count: 1}
	h.Count--
	if h.Known.Has(card) > 0 {
		h.Known[card.at()]--
		out.Known[card.at()]++
		return out
	}
	h.forget()
	return out
}

// takeKnown takes the named cards out, which the caller knows to be there.
func (h *Heap) takeKnown(cards *Cards) Heap {
	out := Heap{Count: cards.Total(), Known: *cards}
	h.Count -= out.Count
	h.Known.minus(cards)
	return out
}

// takeAny takes n cards out without saying which: what was known of the rest is
// forgotten, since nobody knows what is still there.
func (h *Heap) takeAny(n int) Heap {
	if n == h.Count {
		out := *h
		*h = Heap{}
		return out
	}
	h.Count -= n
	h.forget()
	return Heap{Count: n}
}

// forget drops the names when more are known than cards are there.
func (h *Heap) forget() {
	if h.Known.Total() > 0 {
		h.Known = Cards{}
	}
}
