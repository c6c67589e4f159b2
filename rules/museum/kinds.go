package museum

import (
	"fmt"
	"slices"
	"strings"

	"docent/rules"
)

// Continent is one of the four piles.
type Continent uint8

// The continents, in the order of the board.
const (
	America Continent = iota
	Europe
	Africa
	Asia
)

const continents = 4

var continentNames = rules.Words[Continent]{"america", "europe", "africa", "asia"}

func (c Continent) String() string { return continentNames.Spell(c) }

// MarshalText spells the continent.
func (c Continent) MarshalText() ([]byte, error) { return continentNames.Text(c) }

// UnmarshalText reads a continent.
func (c *Continent) UnmarshalText(text []byte) error { return continentNames.Read(c, text) }

// civs are the letters of the twelve civilisations, three to a continent; domains those
// of the six domains.
const (
	civs    = "IMPGRCFESHNJ"
	domains = "acgwnt"
)

// Card is an object card: civilisation and domain, as far as told, and its value. It is
// spelled "Rt4", or "4" where only the value is known; in a grid that is entered at the
// end "Rt". Zero is no card.
type Card uint16

const (
	valueBits = 3
	domBits   = 3
	topValue  = 5 // a masterpiece

	// noSuchCard is above every card.
	noSuchCard Card = (12 + 1) << (domBits + valueBits)
)

// NewCard returns a card; civ and dom are places in civs and domains from 1, 0 where not known.
func NewCard(civ, dom, value int) Card {
	return Card(civ<<(domBits+valueBits) | dom<<valueBits | value)
}

// Civ and Dom are the places in civs and domains from 1; 0 where not known.
func (c Card) Civ() int { return int(c >> (domBits + valueBits)) }

// Dom returns the domain from 1; 0 where not known.
func (c Card) Dom() int { return int(c>>valueBits) & (1<<domBits - 1) }

// Value returns the printed value; 0 where not known.
func (c Card) Value() int { return int(c) & (1<<valueBits - 1) }

// Named reports whether civilisation and domain are known.
func (c Card) Named() bool { return c.Civ() > 0 && c.Dom() > 0 }

// Continent returns where the card is from; ok is false where nobody told.
func (c Card) Continent() (from Continent, ok bool) {
	if c.Civ() == 0 {
		return 0, false
	}
	return Continent((c.Civ() - 1) / 3), true
}

func (c Card) String() string {
	if c < noSuchCard {
		return cardNames[c]
	}
	return ""
}

func (c Card) spell() string {
	text := ""
	if civ, dom := c.Civ(), c.Dom(); c.Named() && civ <= len(civs) && dom <= len(domains) {
		text = civs[civ-1:civ] + domains[dom-1:dom]
	}
	if v := c.Value(); v > 0 && v <= topValue {
		text += string(rune('0' + v))
	}
	return text
}

// MarshalText spells the card.
func (c Card) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads a card.
func (c *Card) UnmarshalText(text []byte) error {
	var fresh Card
	rest := string(text)
	if len(rest) >= 2 {
		civ, dom := strings.IndexByte(civs, rest[0])+1, strings.IndexByte(domains, rest[1])+1
		if civ > 0 && dom > 0 {
			fresh, rest = NewCard(civ, dom, 0), rest[2:]
		}
	}
	if len(rest) == 1 && rest[0] >= '1' && rest[0] <= '0'+topValue {
		fresh, rest = NewCard(fresh.Civ(), fresh.Dom(), int(rest[0]-'0')), ""
	}
	if fresh == 0 || rest != "" {
		return fmt.Errorf("museum: %.10q is no card", text)
	}
	*c = fresh
	return nil
}

// Cards is a heap of cards in a fixed order: equal heaps are spelled alike.
type Cards []Card

// add puts cards in.
func (l *Cards) add(cards ...Card) {
	for _, c := range cards {
		at, _ := slices.BinarySearch(*l, c)
		*l = slices.Insert(*l, at, c)
	}
}

// remove takes a copy of each card out, as far as it is there.
func (l *Cards) remove(cards ...Card) {
	for _, c := range cards {
		l.take(c)
	}
}

// take takes a copy of a card out and reports whether there was one.
func (l *Cards) take(c Card) bool {
	at, ok := slices.BinarySearch(*l, c)
	if !ok {
		return false
	}
	*l = slices.Delete(*l, at, at+1)
	if len(*l) == 0 {
		*l = nil
	}
	return true
}

// copies returns how many of a card there are.
func (l Cards) copies(c Card) int {
	at, _ := slices.BinarySearch(l, c)
	n := 0
	for at+n < len(l) && l[at+n] == c {
		n++
	}
	return n
}

// ofCiv returns how many cards are of the same civilisation as another.
func (l Cards) ofCiv(card Card) int {
	n := 0
	for _, c := range l {
		if c.Civ() == card.Civ() {
			n++
		}
	}
	return n
}

// holds reports whether the heap has every one of the cards.
func (l Cards) holds(cards []Card) bool {
	for i, c := range cards {
		if l.copies(c) <= rules.Count(cards[:i], c) {
			return false
		}
	}
	return true
}

// sum adds up values.
func sum(cards []Card) int {
	n := 0
	for _, c := range cards {
		n += c.Value()
	}
	return n
}

// values spells the cards, for a form.
func (l *Cards) values() []string {
	list := make([]string, len(*l))
	for i, c := range *l {
		list[i] = c.String()
	}
	return list
}

// set reverses values, of words that a form has judged.
func (l *Cards) set(list []string) {
	*l = nil
	for _, text := range list {
		var c Card
		rules.Must(c.UnmarshalText([]byte(text)))
		l.add(c)
	}
}
