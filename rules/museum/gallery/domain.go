package gallery

// bridged returns the part of a domain's cells with the most civilisations that has
// all of must (MU-Q1, bridge reading).
func (t *tally) bridged(cells, must Cells) Cells {
	var best Cells
	for most := 0; cells != 0; {
		part := t.board.flood(cells&-cells, cells)
		cells &^= part
		if n := t.variety(part); n > most && must&^part == 0 {
			best, most = part, n
		}
	}
	return best
}

// rainbow looks for a connected set of cells of one domain, no two of the same
// civilisation, as large as possible (MU-COL-3, MU-Q1 strict).
type rainbow struct {
	board *Board
	civs  []Cells // the cells of each civilisation
	must  Cells   // cells that have to be in the set
	limit int     // larger sets need not be looked for
	best  Cells
	stop  bool
}

func (s *rainbow) largest(cells Cells) Cells {
	if cells.Len() < smallest || s.must&^cells != 0 {
		return 0
	}
	if s.must != 0 {
		s.start(s.must&-s.must, cells)
		return s.best
	}
	for left := cells; left != 0 && !s.stop; left &= left - 1 {
		s.start(left&-left, left)
	}
	return s.best
}

func (s *rainbow) start(cell, cells Cells) {
	s.grow(cell, cells&^s.alike(cell)|cell)
}

// alike returns all cells that share the civilisation of a cell.
func (s *rainbow) alike(cell Cells) Cells {
	for _, cells := range s.civs {
		if cells&cell != 0 {
			return cells
		}
	}
	return 0
}

// grow tries all ways to add cells of open to a set, which is part of open;
// open has no other cell of a civilisation of the set.
func (s *rainbow) grow(set, open Cells) {
	open = s.board.flood(set, open)
	if s.must&^open != 0 {
		return
	}
	size, reach := set.Len(), s.variety(open)
	if s.must&^set == 0 && size > s.best.Len() {
		s.best = set
		s.stop = size >= s.limit
	}
	if reach <= s.best.Len() && s.best != 0 || reach < smallest {
		return
	}
	for edge := s.board.around(set) & open &^ set; edge != 0 && !s.stop; edge &= edge - 1 {
		cell := edge & -edge
		s.grow(set|cell, open&^s.alike(cell)|cell)
		open &^= cell
	}
}

// variety returns the number of civilisations in a set of cells.
func (s *rainbow) variety(set Cells) int {
	n := 0
	for _, cells := range s.civs {
		if cells&set != 0 {
			n++
		}
	}
	return n
}
