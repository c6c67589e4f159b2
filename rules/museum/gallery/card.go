package gallery

import "fmt"

// How many civilisations, domains and continents there are.
const (
	Civs       = 12
	Domains    = 6
	Continents = 4
)

// Civ is a civilisation, three in a row on each continent.
type Civ uint8

// The civilisations, in the order of the rulebook.
const (
	Inca Civ = iota
	Maya
	Polynesian
	Greek
	Roman
	Celt
	Phoenician
	Egyptian
	Mesopotamian
	Chinese
	Indian
	Japanese
)

// Domain names what an object was made for.
type Domain uint8

// The domains, in the order of the rulebook.
const (
	Architecture Domain = iota
	Culture
	Agriculture
	War
	Navigation
	Theology
)

// Continent is where a civilisation lived.
type Continent uint8

// The continents, in the order of their civilisations.
const (
	America Continent = iota
	Europe
	Africa
	Asia
)

const (
	civLetters    = "IMPGRCFESHNJ"
	domainLetters = "acgwnt"
)

// Continent returns where the civilisation lived.
func (c Civ) Continent() Continent { return Continent(c / 3) }

// Card is an object: its civilisation and its domain. The zero Card is none.
type Card uint8

// CardOf returns the card of a civilisation and a domain, none if there is no such.
func CardOf(c Civ, d Domain) Card {
	if c >= Civs || d >= Domains {
		return 0
	}
	return Card(uint8(c)*Domains+uint8(d)) + 1
}

// OK reports whether there is such a card.
func (c Card) OK() bool { return c >= 1 && c <= Civs*Domains }

// Civ returns the civilisation of a card that is OK.
func (c Card) Civ() Civ { return Civ((c - 1) / Domains) }

// Domain returns the domain of a card that is OK.
func (c Card) Domain() Domain { return Domain((c - 1) % Domains) }

// String spells the card as the letters of civilisation and domain, as Rt, or
// two points for none.
func (c Card) String() string {
	if !c.OK() {
		return ".."
	}
	return string([]byte{civLetters[c.Civ()], domainLetters[c.Domain()]})
}

// ParseCard reads what String spells; two points are no card.
func ParseCard(text string) (Card, error) {
	if text == ".." {
		return 0, nil
	}
	for c := Card(1); c.OK(); c++ {
		if c.String() == text {
			return c, nil
		}
	}
	return 0, fmt.Errorf("gallery: %q is no card", text)
}
