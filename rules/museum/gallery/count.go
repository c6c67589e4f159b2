package gallery

// LineKind tells what a line of the count is for.
type LineKind uint8

// The kinds of lines, in the order of the count.
const (
	CivLine     LineKind = iota // a collection of a civilisation, MU-SCORE-1
	DomainLine                  // a collection of a domain, MU-SCORE-2
	PatronLine                  // the patron, MU-SCORE-3
	GalleryLine                 // the red cells hold one collection, MU-SCORE-5
	FullLine                    // no cell is empty, MU-SCORE-5
	BothLine                    // gallery and full museum, MU-SCORE-5
)

// Line is one line of the count.
type Line struct {
	Kind   LineKind
	Civ    Civ    // of a CivLine
	Domain Domain // of a DomainLine
	// Size is the number of cards that count, of a domain under the strict reading
	// no more than make a difference; of a PatronLine it is the number reached
	// and Column the recorded column that pays for it.
	Size, Column int
	Points       int
	Cells        Cells // the cells that the line counts
	// Claims marks the collection that claims the Grand Gallery, which then is
	// the one scored even where a larger one lies elsewhere.
	Claims bool
}

// Result is the count of a museum: its lines in the order of the count.
type Result struct {
	Lines []Line
	Total int
}

// Count returns the best total that a layout has under the rules. Places without a
// cell and cards that do not exist count for nothing.
func Count(b Board, placed Layout, r Rules) Result {
	t := newTally(b, placed, r)
	best := t.result()
	for group := range t.chosen {
		claim := t.claim(group)
		if claim == 0 {
			continue
		}
		kept := t.chosen[group]
		t.chosen[group], t.claimed = claim, group
		if other := t.result(); other.Total > best.Total {
			best = other
		}
		t.chosen[group], t.claimed = kept, unclaimed
	}
	return best
}

const unclaimed = -1

// tally is a museum while it is counted: what lies where, and for each
// civilisation and then each domain the collection chosen.
type tally struct {
	board   Board
	rules   Rules
	filled  Cells
	cells   [Civs + Domains]Cells
	chosen  [Civs + Domains]Cells
	claimed int // the group that claims the gallery
	limit   int // domains need not be told apart above this size
}

func newTally(b Board, placed Layout, r Rules) *tally {
	t := &tally{board: b, rules: r, claimed: unclaimed, limit: len(domainPoints) - 1}
	if r.Patron != nil {
		for _, c := range r.Patron.Columns {
			t.limit = max(t.limit, c.Reach)
		}
	}
	for i, card := range placed {
		if card.OK() && b.cells.Has(i) {
			t.filled |= 1 << i
			t.cells[card.Civ()] |= 1 << i
			t.cells[Civs+card.Domain()] |= 1 << i
		}
	}
	for group := range t.chosen {
		if group < Civs {
			t.chosen[group] = t.board.largest(t.cells[group])
		} else {
			t.chosen[group] = t.domain(t.cells[group], 0)
		}
		if t.size(group) < smallest {
			t.chosen[group] = 0
		}
	}
	return t
}

// domain returns the cells of the best collection of a domain that has all of must.
// Under the bridge reading cells of a civilisation that is counted already join.
func (t *tally) domain(cells, must Cells) Cells {
	if t.rules.Bridge {
		return t.bridged(cells, must)
	}
	search := rainbow{board: &t.board, civs: t.cells[:Civs], must: must, limit: t.limit}
	return search.largest(cells)
}

// size returns the number of cards that count in a collection chosen.
func (t *tally) size(group int) int {
	if group < Civs || !t.rules.Bridge {
		return t.chosen[group].Len()
	}
	return t.variety(t.chosen[group])
}

// claim returns the collection of a group that holds all red cells, if there is one.
func (t *tally) claim(group int) Cells {
	red := t.board.red
	if red == 0 || red&^t.cells[group] != 0 {
		return 0
	}
	if group < Civs {
		if part := t.board.flood(red&-red, t.cells[group]); red&^part == 0 && part.Len() >= smallest {
			return part
		}
		return 0
	}
	if t.variety(red) < red.Len() {
		return 0
	}
	part := t.domain(t.cells[group], red)
	if t.variety(part) < smallest {
		return 0
	}
	return part
}

// variety returns the number of civilisations in a set of cells.
func (t *tally) variety(s Cells) int {
	n := 0
	for _, cells := range t.cells[:Civs] {
		if cells&s != 0 {
			n++
		}
	}
	return n
}

func (t *tally) result() Result {
	r := Result{Lines: make([]Line, 0, 12)}
	for group, cells := range t.chosen {
		size := t.size(group)
		if size < smallest {
			continue
		}
		line := Line{Size: size, Cells: cells, Claims: group == t.claimed}
		if group < Civs {
			line.Kind, line.Civ, line.Points = CivLine, Civ(group), t.rules.Table.CivPoints(size)
		} else {
			line.Kind, line.Domain, line.Points = DomainLine, Domain(group-Civs), DomainPoints(size)
		}
		r.add(line)
	}
	if t.rules.Patron != nil {
		r.add(t.patron(t.rules.Patron))
	}
	full, gallery := t.filled == t.board.cells, t.claimed != unclaimed
	if gallery {
		r.add(Line{Kind: GalleryLine, Size: t.board.red.Len(), Points: t.rules.Bonus.Gallery, Cells: t.board.red})
	}
	if full {
		r.add(Line{Kind: FullLine, Size: t.filled.Len(), Points: t.rules.Bonus.Full, Cells: t.filled})
	}
	if full && gallery {
		r.add(Line{Kind: BothLine, Size: t.filled.Len(), Points: t.rules.Bonus.Both, Cells: t.filled})
	}
	return r
}

func (r *Result) add(l Line) {
	r.Lines = append(r.Lines, l)
	r.Total += l.Points
}

// patron returns the line of the patron (MU-SCORE-3).
func (t *tally) patron(p *Patron) Line {
	line := Line{Kind: PatronLine}
	if p.Demand == Collections {
		for _, g := range p.Groups {
			if cells, size := t.group(p, g); size >= smallest {
				line.Size++
				line.Cells |= cells
			}
		}
	} else {
		line.Cells, line.Size = t.number(p)
	}
	column := p.Pays(line.Size)
	line.Column, line.Points = column.Reach, column.Points
	return line
}

// group returns the collection of one group of a patron, and how many cards count in it.
func (t *tally) group(p *Patron, g Group) (Cells, int) {
	cells := t.members(g)
	switch {
	case g.Kind == OfContinent && p.Adjacent:
		cells = t.board.largest(cells)
	case g.Kind == OfDomain && !p.Adjacent:
		return cells, t.variety(cells)
	case p.Adjacent:
		index := int(g.N)
		if g.Kind == OfDomain {
			index += Civs
		}
		return t.chosen[index], t.size(index)
	}
	return cells, cells.Len()
}

// number returns the cards that belong to any group of a patron.
func (t *tally) number(p *Patron) (Cells, int) {
	if p.Adjacent && len(p.Groups) == 1 {
		return t.group(p, p.Groups[0])
	}
	var cells Cells
	for _, g := range p.Groups {
		cells |= t.members(g)
	}
	if p.Adjacent {
		cells = t.board.largest(cells)
	}
	return cells, cells.Len()
}

// members returns where the cards of a group lie.
func (t *tally) members(g Group) Cells {
	switch g.Kind {
	case OfCiv:
		return t.cells[g.N]
	case OfDomain:
		return t.cells[Civs+int(g.N)]
	}
	return t.cells[3*g.N] | t.cells[3*g.N+1] | t.cells[3*g.N+2]
}
