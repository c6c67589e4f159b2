package museum

import (
	"fmt"
	"slices"
	"strings"
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

var continentNames = [continents]string{"america", "europe", "africa", "asia"}

func (c Continent) String() string { return continentNames[c%continents] }

// MarshalText spells the continent.
func (c Continent) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads a continent.
func (c *Continent) UnmarshalText(text []byte) error {
	at := slices.Index(continentNames[:], string(text))
	if at < 0 {
		return fmt.Errorf("museum: %q is no continent", text)
	}
	*c = Continent(at)
	return nil
}

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
)

// NewCard is a card; civ and dom are places in civs and domains from 1, 0 where not known.
func NewCard(civ, dom, value int) Card {
	return Card(civ<<(domBits+valueBits) | dom<<valueBits | value)
}

// Civ and Dom are the places in civs and domains from 1; 0 where not known.
func (c Card) Civ() int { return int(c >> (domBits + valueBits)) }

// Dom is the domain from 1; 0 where not known.
func (c Card) Dom() int { return int(c>>valueBits) & (1<<domBits - 1) }

// Value is the printed value; 0 where not known.
func (c Card) Value() int { return int(c) & (1<<valueBits - 1) }

// Named says that civilisation and domain are known.
func (c Card) Named() bool { return c.Civ() > 0 && c.Dom() > 0 }

// Continent is where the card is from; ok is false where nobody told.
func (c Card) Continent() (from Continent, ok bool) {
	if c.Civ() == 0 {
		return 0, false
	}
	return Continent((c.Civ() - 1) / 3), true
}

func (c Card) String() string {
	var b strings.Builder
	if c.Named() {
		b.WriteByte(civs[c.Civ()-1])
		b.WriteByte(domains[c.Dom()-1])
	}
	if c.Value() > 0 {
		b.WriteByte('0' + byte(c.Value()))
	}
	return b.String()
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
	*l = append(*l, cards...)
	slices.Sort(*l)
}

// remove takes one copy of each card out; false where one is missing, and nothing changes.
func (l *Cards) remove(cards ...Card) bool {
	left := slices.Clone(*l)
	for _, c := range cards {
		at := slices.Index(left, c)
		if at < 0 {
			return false
		}
		left = slices.Delete(left, at, at+1)
	}
	if len(left) == 0 {
		left = nil
	}
	*l = left
	return true
}

// holds says that the heap has every one of the cards.
func (l Cards) holds(cards ...Card) bool {
	for i, c := range cards {
		n := 0
		for _, other := range cards[:i+1] {
			if other == c {
				n++
			}
		}
		for _, have := range l {
			if have == c {
				n--
			}
		}
		if n > 0 {
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

// Values spells the cards, for a form.
func (l *Cards) Values() []string {
	list := make([]string, len(*l))
	for i, c := range *l {
		list[i] = c.String()
	}
	return list
}

// SetValues is the reverse of Values.
func (l *Cards) SetValues(list []string) error {
	fresh := make(Cards, 0, len(list))
	for _, text := range list {
		var c Card
		if err := c.UnmarshalText([]byte(text)); err != nil {
			return err
		}
		fresh = append(fresh, c)
	}
	slices.Sort(fresh)
	if len(fresh) == 0 {
		fresh = nil
	}
	*l = fresh
	return nil
}
