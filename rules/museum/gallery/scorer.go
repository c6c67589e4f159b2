package gallery

// scorer counts an arrangement of the pieces of a puzzle.
type scorer struct {
	p     *puzzle
	at    []uint8          // the kind of piece on each place
	n     int              // of colours and lots
	masks [maxGroups]Cells // the cells of each colour, then of each lot
	sizes [maxGroups]int   // what counts of each
}

// There are at most so many lots, as many as a kind of pieces has bits for; with them so many
// things to count, the power of two above them.
const (
	maxLots   = 16
	maxGroups = 64
)

func newScorer(p *puzzle) *scorer {
	return &scorer{p: p, at: make([]uint8, p.board.Places()), n: len(p.colours) + len(p.lots)}
}

// set lays pieces out: the kind for each place, anything on holes.
func (s *scorer) set(at []uint8) {
	copy(s.at, at)
	s.masks = [maxGroups]Cells{}
	for cells := s.p.board.cells; cells != 0; cells &= cells - 1 {
		s.mark(cells.first())
	}
	for i := range s.n {
		s.sizes[i] = s.measure(i, s.masks[i])
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
func (s *scorer) measure(i int, cells Cells) int {
	if i == s.p.claim {
		return s.claimed(i, cells)
	}
	if i < len(s.p.colours) && s.p.colours[i].bridged {
		best := 0
		for left := cells; left != 0; {
			part := s.p.board.flood(left&-left, left)
			left &^= part
			best = max(best, s.variety(part))
		}
		return best
	}
	return s.p.board.largest(cells).Len()
}

// ring is the fewest cells that lie around another.
const ring = 8

// joined is measure for a colour of which the joins are known: where there is no ring its
// parts are its cells less the joins.
func (s *scorer) joined(i int, cells Cells, joins int) int {
	n := cells.Len()
	switch parts := n - joins; {
	case n >= ring || s.p.colours[i].bridged || i == s.p.claim:
		return s.measure(i, cells)
	case parts == 1:
		return n
	case joins <= 1:
		return joins + 1
	case parts == 2:
		size := s.p.board.flood(cells&-cells, cells).Len()
		return max(size, n-size)
	}
	return s.p.board.largest(cells).Len()
}

func (s *scorer) claimed(i int, cells Cells) int {
	red := s.p.board.red
	part := s.p.board.flood(red&-red, cells)
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

// worth returns the points for a size of a colour.
func (p *puzzle) worth(colour, size int) int {
	points := p.colours[colour].points[size]
	if colour == p.claim && size >= smallest {
		points += p.bonus
	}
	return points
}
