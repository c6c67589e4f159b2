package gallery

// A braid tries all arrangements of a board that is two cells wide: along the walk which
// collections of domains and civilisations cells are in, but not whose they are. Whatever
// leaves the same to the cells not filled comes to one strip, of which only the most points
// matter, and there are few strips where the frontier is that short. Then it goes back for
// what each of them can still come to, and deals pieces for all that comes to enough. There
// strips also differ by which collections have a cell in common: what failed once with the
// same ones is not tried again.
//
// It asks for the same as a mosaic and is as exact: a collection of a domain and one of a
// civilisation have one cell in common at most.
type braid struct {
	w      *walk
	quotas [2]*quotas    // of civilisations and of domains
	gains  [2][][]int    // by quota and joins the most points
	need   int           // the points of collections for the target
	strips []table       // before each step: the most points so far, then the most to come
	kept   int           // how many strips these have
	room   []strip       // after each step
	failed map[knot]bool // what nothing becomes of
	m      *mosaic       // that searches
}

// table holds points by strip.
type table map[uint64]int16

const (
	ribbon    = 2       // rows or columns
	fringe    = 3       // slots that a frontier has there at most
	maxStrips = 1 << 20 // 30 MiB: with more of them a braid gives up
	maxKnots  = 1 << 18 // 30 MiB: those that fail later are not remembered
	quotaBits = 10
)

// newBraid returns a braid for a plain puzzle, or nil if the board is too wide.
func newBraid(p *puzzle, w *walk) *braid {
	b := &braid{w: w, quotas: [2]*quotas{newQuotas(p.colours[:p.domains]), newQuotas(p.colours[p.domains:])}}
	if p.board.side() > ribbon || w.slots > fringe {
		return nil
	}
	for layer, q := range b.quotas {
		if len(q.after) > 1<<quotaBits {
			return nil
		}
		for _, joins := range q.joins {
			gains := make([]int, w.start.edges+1)
			for points, n := range joins {
				if n < len(gains) {
					gains[n] = points
				}
			}
			for n := 1; n < len(gains); n++ {
				gains[n] = max(gains[n], gains[n-1])
			}
			b.gains[layer] = append(b.gains[layer], gains)
		}
	}
	b.room = make([]strip, len(w.places))
	return b
}

// search tries everything for a target by the means of a mosaic and tells whether it tried
// all without finding an arrangement that meets it.
func (b *braid) search(m *mosaic, target int) bool {
	m.target, m.stopped = target, false
	b.m, b.need = m, target-m.p.fixed-m.p.bonus
	start := newStrip()
	b.strips, b.kept, b.failed = []table{{start.pack(): 0}}, 0, map[knot]bool{}
	defer func() { b.strips, b.failed = nil, nil }()
	for step := range b.w.places {
		if b.strips = append(b.strips, b.ahead(step)); m.stopped {
			return false
		}
	}
	for step := len(b.w.places); step >= 0; step-- {
		if b.back(step); m.stopped {
			return false
		}
	}
	met := len(b.strips[0]) > 0 && b.follow(&start, 0, 0)
	return !met && !m.stopped
}

// ahead returns the strips after a step, with the most points so far.
func (b *braid) ahead(step int) table {
	after := table{}
	for code, points := range b.strips[step] {
		s := unpack(code)
		b.extend(&s, step, func(next *strip, gain int) bool {
			most := points + int16(gain)
			if !b.promises(next, step, int(most)) {
				return false
			}
			code := next.pack()
			if old, known := after[code]; !known || old < most {
				after[code] = most
			}
			b.m.stopped = b.m.stopped || b.kept+len(after) > maxStrips
			return false
		})
	}
	b.kept += len(after)
	return after
}

// back replaces the points of strips before a step by the most to come, and leaves out those
// that cannot come to enough.
func (b *braid) back(step int) {
	rest := table{}
	for code, points := range b.strips[step] {
		most := int16(none)
		if step == len(b.w.places) {
			most = 0
		} else {
			s := unpack(code)
			b.extend(&s, step, func(next *strip, gain int) bool {
				if more, known := b.strips[step+1][next.pack()]; known {
					most = max(most, int16(gain)+more)
				}
				return false
			})
		}
		if most != none && int(points+most) >= b.need {
			rest[code] = most
		}
	}
	b.strips[step] = rest
}

// follow tries all that comes to enough from a strip on and tells whether the target was met.
func (b *braid) follow(s *strip, step, points int) bool {
	if step == len(b.w.places) {
		return b.dealt(s) && b.m.threads.settle()
	}
	k := s.knot(step)
	if b.failed[k] {
		return false
	}
	met := b.extend(s, step, func(next *strip, gain int) bool {
		most, known := b.strips[step+1][next.pack()]
		return known && points+gain+int(most) >= b.need && (next.n == s.n || b.dealt(next)) &&
			b.follow(next, step+1, points+gain)
	})
	if !met && !b.m.stopped && len(b.failed) < maxKnots {
		b.failed[k] = true
	}
	return met
}

// dealt reports whether the closed collections can be of different colours with pieces for the
// cells in common. Those on the frontier may be of any domain.
func (b *braid) dealt(s *strip) bool {
	t := &b.m.threads
	m := b.m
	for cells := m.board.cells; cells != 0; cells &= cells - 1 {
		t.number[cells.first()] = none
	}
	m.n = copy(m.laid[:], s.closed[1][:s.n[1]])
	t.n = copy(t.list[:], s.closed[0][:s.n[0]])
	t.deal.start(m.laid[:m.n])
	number := func(set Cells, n int) {
		for ; set != 0; set &= set - 1 {
			t.number[set.first()] = int8(n)
		}
	}
	for i, set := range m.laid[:m.n] {
		number(set, i)
	}
	for i, set := range s.cells[1] {
		number(set, m.n+i)
		t.deal.could[m.n+i] = ^uint32(0)
	}
	return t.assign(0, 0, t.deal.over, found)
}

// extend tries all collections for the cell of a step until visit is content with a strip
// and the points of the collections that it closes.
func (b *braid) extend(s *strip, step int, visit func(next *strip, gain int) bool) bool {
	stage, cell := &b.w.stages[step], Cells(1)<<b.w.places[step]
	next := &b.room[step]
	beside := [2]uint8{s.beside(0, stage), s.beside(1, stage)}
	for _, civs := range joinings[beside[0]] {
		for _, domains := range joinings[beside[1]] {
			*next = *s
			if !next.lay(0, stage, civs, cell) || !next.lay(1, stage, domains, cell) || !next.meet(stage.slot) {
				continue
			}
			gain, fits := b.close(next, stage)
			if b.m.tired() {
				return false
			}
			if fits && b.fits(next) {
				if next.sort(); visit(next, gain) {
					return true
				}
			}
		}
	}
	return false
}

// close takes slots off the frontier with the parts that are on it no more. It returns the
// points of these and whether they can be collections.
func (b *braid) close(s *strip, stage *stage) (gain int, fits bool) {
	for _, slot := range stage.gone {
		for layer := range s.label {
			label := &s.label[layer]
			part := label[slot]
			if label[slot] = none; part == none || label[0] == part || label[1] == part || label[2] == part {
				continue
			}
			size := s.size[layer][part]
			if s.quota[layer] = b.quotas[layer].after[s.quota[layer]][size]; s.quota[layer] == none {
				return 0, false
			}
			gain += b.quotas[layer].pays(int(size))
			s.closed[layer][s.n[layer]] = s.cells[layer][part]
			s.n[layer]++
			s.drop(layer, part)
		}
	}
	return gain, true
}

// fits reports whether there are colours for the parts of a strip, each on its own.
func (b *braid) fits(s *strip) bool {
	for layer := range s.size {
		for _, size := range s.size[layer] {
			if size > 0 && b.quotas[layer].after[s.quota[layer]][max(size, smallest)] == none {
				return false
			}
		}
	}
	return true
}

// promises reports whether pairs of neighbours left could come to enough after a step, each
// joining one collection: one of cells that are in none joins nothing.
func (b *braid) promises(s *strip, step, points int) bool {
	stage := &b.w.stages[step]
	left := stage.edges
	for _, slot := range stage.live {
		if s.label[0][slot] == none && s.label[1][slot] == none {
			left -= int(stage.exits[slot])
		}
	}
	var joined [2]int
	for layer := range s.size {
		for _, size := range s.size[layer] {
			joined[layer] += max(0, int(size)-1)
		}
	}
	civs, domains := b.gains[0][s.quota[0]], b.gains[1][s.quota[1]]
	for joins := range left + 1 {
		if points+civs[min(joins+joined[0], len(civs)-1)]+domains[min(left-joins+joined[1], len(domains)-1)] >= b.need {
			return true
		}
	}
	return false
}
