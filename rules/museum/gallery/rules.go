package gallery

import (
	"errors"
	"fmt"
)

// Table is a table for civilisations (MU-Q3).
type Table uint8

// The printed table and the one that the worked example was counted with.
const (
	Printed Table = iota
	Example
)

// Bonus holds what a board pays for its galleries (MU-SCORE-5).
type Bonus struct{ Gallery, Full, Both int }

// Rules holds what a museum is counted by. The zero Rules are the printed ones,
// without bonuses and without a patron.
type Rules struct {
	Table  Table
	Bridge bool // a card of a counted civilisation still joins (MU-Q1)
	Bonus  Bonus
	Patron *Patron
}

// Demand names what a patron asks for (MU-SCORE-3).
type Demand uint8

const (
	// Collections asks how many of the groups are collections (type A).
	Collections Demand = iota
	// Number asks how many cards belong to the groups (type B).
	Number
)

// Patron is a patron card that can be counted.
type Patron struct {
	Demand Demand
	Groups []Group
	// Adjacent requires cards that hang together (MU-Q10): for Collections a
	// collection that is on the grid, for Number the size of the collection
	// counted for a single civilisation or domain, and otherwise of the largest
	// connected lot. Without it, cards count wherever they lie.
	Adjacent bool
	Columns  []Column
}

// Column is one column of a patron card: from Reach on it pays Points.
type Column struct{ Reach, Points int }

// GroupKind tells what a group is made of.
type GroupKind uint8

// The kinds of groups.
const (
	OfCiv GroupKind = iota
	OfDomain
	OfContinent
)

// Group is a civilisation, a domain or a continent, by its number.
type Group struct {
	Kind GroupKind
	N    uint8
}

// CivGroup returns the group of a civilisation.
func CivGroup(c Civ) Group { return Group{OfCiv, uint8(c)} }

// DomainGroup returns the group of a domain.
func DomainGroup(d Domain) Group { return Group{OfDomain, uint8(d)} }

// ContinentGroup returns the group of a continent.
func ContinentGroup(c Continent) Group { return Group{OfContinent, uint8(c)} }

// Has reports whether a card that is OK belongs to the group.
func (g Group) Has(c Card) bool {
	switch g.Kind {
	case OfCiv:
		return uint8(c.Civ()) == g.N
	case OfDomain:
		return uint8(c.Domain()) == g.N
	default:
		return uint8(c.Civ().Continent()) == g.N
	}
}

var groupSizes = [...]uint8{OfCiv: Civs, OfDomain: Domains, OfContinent: Continents}

// Check tells what is wrong with the rules.
func (r Rules) Check() error {
	if r.Bonus.Gallery < 0 || r.Bonus.Full < 0 || r.Bonus.Both < 0 {
		return fmt.Errorf("gallery: bonuses %d, %d, %d: none may be negative", r.Bonus.Gallery, r.Bonus.Full, r.Bonus.Both)
	}
	if r.Patron == nil {
		return nil
	}
	if len(r.Patron.Groups) == 0 {
		return errors.New("gallery: a patron without groups")
	}
	for _, g := range r.Patron.Groups {
		if int(g.Kind) >= len(groupSizes) || g.N >= groupSizes[g.Kind] {
			return fmt.Errorf("gallery: a patron with an unknown group %d/%d", g.Kind, g.N)
		}
	}
	for _, c := range r.Patron.Columns {
		if c.Reach < 0 || c.Points < 0 {
			return fmt.Errorf("gallery: a patron that pays %d for %d", c.Points, c.Reach)
		}
	}
	for n := range MaxCells {
		if less, more := r.Patron.Pays(n), r.Patron.Pays(n+1); less.Points > more.Points {
			return fmt.Errorf("gallery: a patron that pays %d for %d and only %d for %d", less.Points, less.Reach, more.Points, more.Reach)
		}
	}
	return nil
}

// smallest is the size of the smallest collection.
const smallest = 3

var (
	civPoints     = [...]int{0, 0, 0, 1, 3, 5, 9, 13, 17, 22, 28, 35, 43, 52, 62, 73, 85}
	examplePoints = [...]int{8, 11} // instead of those for 6 and 7
	domainPoints  = [...]int{0, 0, 0, 5, 7, 11, 17, 25}
)

// CivPoints returns what a collection of a civilisation pays (MU-SCORE-1).
func (t Table) CivPoints(size int) int {
	if t == Example && (size == 6 || size == 7) {
		return examplePoints[size-6]
	}
	return civPoints[max(0, min(size, len(civPoints)-1))]
}

// DomainPoints returns what a collection of a domain pays (MU-SCORE-2).
func DomainPoints(size int) int { return domainPoints[max(0, min(size, len(domainPoints)-1))] }

// Pays returns what the patron pays for what was reached, and the column it used:
// the highest recorded one that is not above (MU-Q20), the zero one below the first.
func (p *Patron) Pays(reached int) Column {
	var best Column
	for _, c := range p.Columns {
		if c.Reach <= reached && c.Reach >= best.Reach {
			best = c
		}
	}
	return best
}
