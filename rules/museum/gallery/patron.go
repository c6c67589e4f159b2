package gallery

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
