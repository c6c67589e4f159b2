package gallery

import "slices"

// A puzzle is a museum to be arranged, reduced to what can still count, under
// the demand that one group claims the gallery, or without a claim. The layout
// with the highest score over all puzzles is the best.
//
// Under the strict reading of MU-Q1 only one card of each civilisation counts
// for a domain. So of several copies of a card one keeps its domain and the
// others only have a civilisation; which copy is which is for the solver to
// choose. Then the collection of a domain is simply the largest connected part.
// Under the bridge reading that is so for the domains of which there are no
// copies; the others are bridged.
type puzzle struct {
	board   *Board
	bridge  bool // whether a domain is bridged
	colours []colour
	domains int // index of the first colour that is a domain
	kinds   []kind
	counts  []uint8
	claim   int // the colour that claims the gallery, or none
	fixed   int // points that every layout has
	bonus   int // what the claim adds to them
	lots    []lot
	patron  *Patron // set where collections or lots have to be counted for it
}

const none = -1

// colour is a civilisation or a domain that can score.
type colour struct {
	group  int
	total  int   // the largest size there can be
	points []int // for each size
	weight int   // how many groups of the patron it fulfils from three on
	// Whether it is a domain whose copies join as well; its size is the number of
	// civilisations then.
	bridged bool
}

// kind is a sort of piece: what it still counts for.
type kind struct {
	civ, domain int8   // colours or none
	raw         uint8  // the civilisation where the domain is bridged
	lots        uint16 // the lots it belongs to
}

// lot is cards of a patron that have to hang together and are no collection.
type lot struct {
	groups []Group
	weight int   // how many groups of a patron of collections it is, or
	pays   []int // what the patron pays for each size
}

// census is how many cards there are of what.
type census struct {
	cards  []Card
	copies [Civs*Domains + 1]int
	sizes  [Civs + Domains]int // domains: different civilisations
}

func newCensus(cards []Card) *census {
	c := &census{cards: cards}
	for _, card := range cards {
		c.copies[card]++
		c.sizes[card.Civ()]++
		if c.copies[card] == 1 {
			c.sizes[Civs+card.Domain()]++
		}
	}
	return c
}

// repeats reports whether there are copies of a card of a domain.
func (c *census) repeats(group int) bool {
	for card := Card(1); card.OK(); card++ {
		if c.copies[card] > 1 && Civs+int(card.Domain()) == group {
			return true
		}
	}
	return false
}

// puzzles returns all puzzles for the cards: without a claim, and one for each
// group that could claim the gallery.
func puzzles(b *Board, cards []Card, r Rules) []*puzzle {
	c := newCensus(cards)
	all := []*puzzle{newPuzzle(b, c, r, none)}
	gain := r.Bonus.Gallery
	if len(cards) == b.cells.Len() {
		gain += r.Bonus.Both
	}
	if b.red == 0 || gain == 0 {
		return all
	}
	for group, size := range c.sizes {
		if size >= max(smallest, b.red.Len()) {
			p := newPuzzle(b, c, r, group)
			p.bonus = gain
			all = append(all, p)
		}
	}
	return all
}

func newPuzzle(b *Board, c *census, r Rules, claimed int) *puzzle {
	p := &puzzle{board: b, claim: none}
	if len(c.cards) == b.cells.Len() {
		p.fixed = r.Bonus.Full
	}
	p.demand(c, r.Patron)
	for group, size := range c.sizes {
		if group == Civs {
			p.domains = len(p.colours)
		}
		col := p.colour(group, size, r)
		if size >= smallest && (col.points[size] > col.points[0] || col.weight > 0 || group == claimed) {
			if group == claimed {
				p.claim = len(p.colours)
			}
			col.bridged = r.Bridge && c.repeats(group)
			p.bridge = p.bridge || col.bridged
			p.colours = append(p.colours, col)
		} else {
			p.fixed += col.points[0]
		}
	}
	p.cut(c)
	return p
}

// demand notes what of the patron depends on the layout.
func (p *puzzle) demand(c *census, patron *Patron) {
	switch {
	case patron == nil:
	case !patron.Adjacent:
		p.fixed += loose(c, patron)
	case patron.Demand == Collections:
		p.patron = patron
		for _, g := range patron.Groups {
			p.continent(g)
		}
	case len(patron.Groups) > 1 || patron.Groups[0].Kind == OfContinent:
		all := lot{groups: patron.Groups}
		for size := range MaxCells + 1 {
			all.pays = append(all.pays, patron.Pays(size).Points)
		}
		p.lots = append(p.lots, all)
	}
}

// continent makes a lot of a continent that a patron of collections names.
func (p *puzzle) continent(g Group) {
	if g.Kind != OfContinent {
		return
	}
	for i := range p.lots {
		if p.lots[i].groups[0] == g {
			p.lots[i].weight++
			return
		}
	}
	p.lots = append(p.lots, lot{groups: []Group{g}, weight: 1})
}

// loose returns what a patron pays who does not care where the cards lie.
func loose(c *census, patron *Patron) int {
	column := newBoard(len(c.cards))
	return newTally(column, Layout(c.cards), Rules{Patron: patron}).patron(patron).Points
}

// newBoard returns a single row.
func newBoard(cells int) Board {
	b := Board{width: max(cells, 1), row: uint8(max(cells, 1)), height: 1}
	for x := range b.width {
		_ = b.set(x, 0, '.')
	}
	return b
}

func (p *puzzle) colour(group, size int, r Rules) colour {
	col := colour{group: group, total: size, points: make([]int, max(size+1, smallest))}
	g := groupOf(group)
	if r.Patron != nil && r.Patron.Adjacent && r.Patron.Demand == Collections {
		for _, other := range r.Patron.Groups {
			if other == g {
				col.weight++
			}
		}
	}
	single := r.Patron != nil && r.Patron.Adjacent && r.Patron.Demand == Number && slices.Equal(r.Patron.Groups, []Group{g})
	for n := range col.points {
		if group < Civs {
			col.points[n] = r.Table.CivPoints(n)
		} else {
			col.points[n] = DomainPoints(n)
		}
		switch {
		case single && n >= smallest:
			col.points[n] += r.Patron.Pays(n).Points
		case single:
			col.points[n] += r.Patron.Pays(0).Points
		}
	}
	return col
}

func groupOf(group int) Group {
	if group < Civs {
		return CivGroup(Civ(group))
	}
	return DomainGroup(Domain(group - Civs))
}

// cut makes the pieces, blanks for empty cells included.
func (p *puzzle) cut(c *census) {
	count := map[kind]int{}
	for card := Card(1); card.OK(); card++ {
		if n := c.copies[card]; n > 0 {
			first, later := p.kindsOf(card)
			count[first]++
			count[later] += n - 1
		}
	}
	count[kind{civ: none, domain: none}] += p.board.cells.Len() - len(c.cards)
	for k, n := range count {
		if n > 0 {
			p.kinds = append(p.kinds, k)
		}
	}
	slices.SortFunc(p.kinds, compareKinds)
	for _, k := range p.kinds {
		p.counts = append(p.counts, uint8(count[k]))
	}
}

func (p *puzzle) lotsOf(card Card) uint16 {
	var mask uint16
	for i, l := range p.lots {
		if slices.ContainsFunc(l.groups, func(g Group) bool { return g.Has(card) }) {
			mask |= 1 << i
		}
	}
	return mask
}

func compareKinds(a, b kind) int {
	for _, d := range []int{int(b.civ) - int(a.civ), int(b.domain) - int(a.domain), int(a.raw) - int(b.raw)} {
		if d != 0 {
			return d
		}
	}
	return int(a.lots) - int(b.lots)
}

// kindsOf returns the kinds of the first and of every later copy of a card.
func (p *puzzle) kindsOf(card Card) (first, later kind) {
	first = kind{civ: none, domain: none, lots: p.lotsOf(card)}
	for i, col := range p.colours {
		if groupOf(col.group).Has(card) {
			if i < p.domains {
				first.civ = int8(i)
			} else {
				first.domain = int8(i)
			}
		}
	}
	later = first
	if first.domain != none && p.colours[first.domain].bridged {
		first.raw = uint8(card.Civ())
		return first, first
	}
	later.domain = none
	return first, later
}
