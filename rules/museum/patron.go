package museum

import (
	"slices"
	"strconv"
	"strings"

	"docent/rules"
	"docent/rules/museum/gallery"
)

// PatronPrint is a patron: a count of collections (kind A) or of cards (kind B).
type PatronPrint struct {
	ID         int      `json:"id"`
	Counts     bool     `json:"counts,omitzero"`     // kind B: cards
	Neighbours bool     `json:"neighbours,omitzero"` // they count where they hang together (MU-Q10)
	Groups     Groups   `json:"groups"`              // civilisations, domains and continents
	Table      []Reward `json:"table,omitempty"`     // ascending
}

// Reward holds what a patron pays for a number reached.
type Reward struct {
	Number int `json:"number"`
	Points int `json:"points"`
}

const (
	mostReward = 100
	mostPatron = 60 // points told by hand
)

// Groups is a set of civilisations, domains and continents, by their places: the twelve,
// the six, the four.
type Groups uint32

// groupNames are the words of Groups, in their order.
var groupNames = func() []string {
	var list []string
	for i := range civs {
		list = append(list, civs[i:i+1])
	}
	for i := range domains {
		list = append(list, domains[i:i+1])
	}
	return append(list, continentNames...)
}()

func (g Groups) names() []string {
	list := []string{}
	for i, name := range groupNames {
		if g&(1<<i) != 0 {
			list = append(list, name)
		}
	}
	return list
}

// groupsOf reads names; unknown and doubled ones are none.
func groupsOf(names []string) (Groups, bool) {
	var fresh Groups
	for _, name := range names {
		at := slices.Index(groupNames, name)
		if at < 0 || fresh&(1<<at) != 0 {
			return 0, false
		}
		fresh |= 1 << at
	}
	return fresh, fresh != 0
}

// MarshalText spells the groups: "E+g+europe".
func (g Groups) MarshalText() ([]byte, error) { return []byte(strings.Join(g.names(), "+")), nil }

// UnmarshalText reads groups in the order of MarshalText.
func (g *Groups) UnmarshalText(text []byte) error {
	fresh, ok := groupsOf(strings.Split(string(text), "+"))
	if again, _ := fresh.MarshalText(); !ok || string(again) != string(text) {
		return unknownGroups(text)
	}
	*g = fresh
	return nil
}

// unknownGroups records that words are none of the game's.
type unknownGroups string

func (e unknownGroups) Error() string {
	return "museum: unknown groups " + strconv.QuoteToASCII(string(e))
}

// readPatrons reads the patrons that can be counted.
func (p *Prints) readPatrons(box rules.Box) {
	for i := 1; i <= mostPatrons; i++ {
		said, ok := rules.PrintOf[patronForm](box, rules.Of("patron", i))
		if !ok || !said.counted() {
			continue
		}
		groups, ok := groupsOf(said.Groups)
		table, fine := tableOf(said.Table)
		if !ok || !fine {
			continue
		}
		counts := said.Kind == "count"
		near := !counts
		if said.Neighbours != "" {
			near = said.Neighbours == "yes"
		}
		p.Patrons = append(p.Patrons, PatronPrint{ID: i, Counts: counts, Neighbours: near, Groups: groups, Table: table})
	}
}

// form returns the reverse of readPatrons.
func (p *PatronPrint) form() patronForm {
	f := patronForm{Kind: "collections", Groups: p.Groups.names()}
	if p.Counts {
		f.Kind = "count"
	}
	var columns []string
	for _, r := range p.Table {
		columns = append(columns, numeral(r.Number)+"="+numeral(r.Points))
	}
	f.Table = strings.Join(columns, " ")
	switch {
	case p.Neighbours && p.Counts:
		f.Neighbours = "yes"
	case !p.Neighbours && !p.Counts:
		f.Neighbours = "no"
	}
	return f
}

// counted reports whether Docent counts the patron, not the table.
func (f *patronForm) counted() bool { return f.Kind == "collections" || f.Kind == "count" }

// tableOf reads "2=10 3=15", numbers ascending.
func tableOf(text string) ([]Reward, bool) {
	var list []Reward
	for _, entry := range strings.Fields(text) {
		number, points, _ := strings.Cut(entry, "=")
		n, err := strconv.Atoi(number)
		v, err2 := strconv.Atoi(points)
		if err != nil || err2 != nil || n < 1 || n > mostReward || v < 0 || v > mostReward || len(list) > 0 && n <= list[len(list)-1].Number {
			return nil, false
		}
		list = append(list, Reward{n, v})
	}
	return list, len(list) > 0
}

// doubtPatrons warns of patrons that cannot be counted.
func doubtPatrons(box rules.Box, doubt func(rules.RuleID, rules.Key, ...rules.Thing)) {
	for i := 1; i <= mostPatrons; i++ {
		thing := rules.Of("patron", i)
		said, ok := rules.PrintOf[patronForm](box, thing)
		if !ok || !said.counted() {
			continue
		}
		if len(said.Groups) == 0 {
			doubt("MU-SCORE-3", "patron-without-groups", thing)
		}
		if _, fine := tableOf(said.Table); !fine {
			doubt("MU-SCORE-3", "patron-without-table", thing)
		}
	}
}

// patron returns a known patron, or nil.
func (p *Prints) patron(id int) *PatronPrint {
	return rules.Find(p.Patrons, func(x *PatronPrint) bool { return x.ID == id })
}

// byHand lists the patrons of which the box has a name, but not what they count: the table counts them itself.
func (p *Prints) byHand() []string {
	var list []string
	for i := range p.Names {
		if noun, id := p.Names[i].Of.Split(); noun == "patron" {
			if n, err := strconv.Atoi(id); err == nil && p.patron(n) == nil {
				list = append(list, id)
			}
		}
	}
	return list
}

// isByHand reports whether a patron is one of them.
func (p *Prints) isByHand(id int) bool {
	return p.patron(id) == nil && p.knows(rules.Of("patron", id))
}

// asked returns a patron as package gallery counts it (MU-Q10).
func (p *PatronPrint) asked() *gallery.Patron {
	patron := &gallery.Patron{Demand: gallery.Collections, Adjacent: p.Neighbours}
	if p.Counts {
		patron.Demand = gallery.Number
	}
	for i := range groupNames {
		if p.Groups&(1<<i) == 0 {
			continue
		}
		switch {
		case i < len(civs):
			patron.Groups = append(patron.Groups, gallery.CivGroup(gallery.Civ(i)))
		case i < len(civs)+len(domains):
			patron.Groups = append(patron.Groups, gallery.DomainGroup(gallery.Domain(i-len(civs))))
		default:
			patron.Groups = append(patron.Groups, gallery.ContinentGroup(gallery.Continent(i-len(civs)-len(domains))))
		}
	}
	for _, r := range p.Table {
		patron.Columns = append(patron.Columns, gallery.Column{Reach: r.Number, Points: r.Points})
	}
	return patron
}
