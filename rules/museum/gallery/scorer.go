package gallery

// scorer counts an arrangement of the pieces of a puzzle.
type scorer struct {
	p     *puzzle
	at    []uint8 // the kind of piece on each place
	masks []Cells // the cells of each colour, then of each lot
	sizes []int   // what counts of each
}

func newScorer(p *puzzle) *scorer {
	n := len(p.colours) + len(p.lots)
	return &scorer{p: p, at: make([]uint8, p.board.Places()), masks: make([]Cells, n), sizes: make([]int, n)}
}

// set lays pieces out: the kind for each place, anything on holes.
func (s *scorer) set(at []uint8) {
	copy(s.at, at)
	clear(s.masks)
	for cells := s.p.board.cells; cells != 0; cells &= cells - 1 {
		s.mark(cells.first())
	}
	for i := range s.masks {
		s.sizes[i] = s.measure(i)
	}
}

// mark enters the piece on a place in the masks, or takes it out again.
func (s *scorer) mark(place int) {
	k, bit := &s.p.kinds[s.at[place]], Cells(1)<<place
	if k.civ != none {
		s.masks[k.civ] ^= bit
	}
	if k.domain != none {
		s.masks[k.domain] ^= bit
	}
	for i := range s.p.lots {
		if k.lots>>i&1 != 0 {
			s.masks[len(s.p.colours)+i] ^= bit
		}
	}
}

// measure returns the size that counts of a colour or lot; of the colour that is to
// claim the gallery it is 0 while it does not.
func (s *scorer) measure(i int) int {
	if i == s.p.claim {
		return s.claimed(i)
	}
	if i < len(s.p.colours) && s.p.colours[i].bridged {
		best := 0
		for left := s.masks[i]; left != 0; {
			part := s.p.board.flood(left&-left, left)
			left &^= part
			best = max(best, s.variety(part))
		}
		return best
	}
	return s.p.board.largest(s.masks[i]).Len()
}

func (s *scorer) claimed(i int) int {
	red := s.p.board.red
	part := s.p.board.flood(red&-red, s.masks[i])
	if red&^part != 0 {
		return 0
	}
	if !s.p.colours[i].bridged {
		return part.Len()
	}
	if s.variety(red) < red.Len() {
		return 0
	}
	return s.variety(part)
}

// variety returns the number of civilisations in a set of cells of a bridged domain.
func (s *scorer) variety(set Cells) int {
	var seen Cells
	for ; set != 0; set &= set - 1 {
		seen |= 1 << s.p.kinds[s.at[set.first()]].raw
	}
	return seen.Len()
}

// total returns the points of the arrangement.
func (s *scorer) total() int {
	sum, reached := s.p.fixed, 0
	for i := range s.p.colours {
		col := &s.p.colours[i]
		sum += col.points[s.sizes[i]]
		if s.sizes[i] >= smallest {
			reached += col.weight
			if i == s.p.claim {
				sum += s.p.bonus
			}
		}
	}
	for i, l := range s.p.lots {
		size := s.sizes[len(s.p.colours)+i]
		if l.pays != nil {
			sum += l.pays[size]
		} else if size >= smallest {
			reached += l.weight
		}
	}
	if s.p.patron != nil {
		sum += s.p.patron.Pays(reached).Points
	}
	return sum
}
