package gallery

import "slices"

// sizes is how many of what is laid first, domains in a mosaic and civilisations in a loom, have collections of each size.
type sizes [maxSize + 1]uint8

// demand holds the sizes that domains come to and what that leaves to civilisations.
type demand struct {
	sizes sizes
	need  int // the points that civilisations have to make
	free  int // cells that are in no collection of a domain
	spare int // pairs of neighbours that may join nothing
}

// maxMosaic is how many cells a board may have: on larger ones there are too many
// mosaics, and the prover does better.
const maxMosaic = 25

// plain reports whether all that a puzzle asks for is the sizes of collections, the board and
// those of civilisations being small enough to try all mosaics.
func (p *puzzle) plain() bool {
	if p.board.cells.Len() > maxMosaic || p.claim != none || p.bridge || len(p.lots) > 0 || p.patron != nil {
		return false
	}
	for c := range p.colours {
		other := 0
		if c >= p.domains {
			other = p.domains
		}
		a, b := p.colours[c].points, p.colours[other].points
		n := min(len(a), len(b))
		if p.colours[c].weight > 0 || !slices.Equal(a[:n], b[:n]) || c < p.domains && p.colours[c].total > maxSize {
			return false
		}
	}
	return true
}

// totals returns how many pieces some colours have, the most first, with the points for sizes.
func totals(colours []colour) (pieces, points []int) {
	for _, col := range colours {
		pieces = append(pieces, col.total)
		if len(col.points) > len(points) {
			points = col.points
		}
	}
	slices.SortFunc(pieces, func(a, b int) int { return b - a })
	return pieces, points
}

// demands returns all ways in which domains and civilisations together could meet the
// target, those with the least to try first.
func (m *mosaic) demands() []demand {
	pieces, points := totals(m.p.colours[m.p.domains:])
	var list []demand
	var choose func(d demand, i, most, joins, sum int)
	choose = func(d demand, i, most, joins, sum int) {
		d.need = max(0, m.target-m.p.fixed-m.p.bonus-sum)
		d.spare = m.pairs - joins - m.threads.quotas.fewest(0, d.need)
		if d.spare >= 0 {
			list = append(list, d)
		}
		if i == len(pieces) {
			return
		}
		for size := smallest; size <= min(most, pieces[i]); size++ {
			if next := d; points[size] > points[size-1] && size <= d.free {
				next.sizes[size]++
				next.free -= size
				choose(next, i+1, size, joins+size-1, sum+points[size])
			}
		}
	}
	choose(demand{free: m.board.cells.Len()}, 0, maxSize, 0, 0)
	slices.SortFunc(list, func(a, b demand) int { return a.free - b.free })
	return list
}

// pattern is the sizes that civilisations come to.
type pattern struct {
	sizes [Civs]uint8
	lose  int // points that domains may lose
	free  int // cells that are in no collection of a civilisation
	spare int // pairs of neighbours that may join nothing
}

// patterns returns all ways in which civilisations could come to what the target needs, those
// with the least to try first.
func (l *loom) patterns() []pattern {
	lose := l.p.fixed + l.p.bonus - l.target
	for _, col := range l.p.colours {
		lose += col.points[col.total]
	}
	if lose < 0 {
		return nil
	}
	joins := l.fewest(lose)
	var list []pattern
	var choose func(d pattern, c int)
	choose = func(d pattern, c int) {
		if d.free < 0 || d.spare < joins[d.lose] {
			return
		}
		if c == l.p.domains {
			d.spare -= joins[d.lose]
			list = append(list, d)
			return
		}
		for _, size := range l.sizesOf(c) {
			next := d
			if next.lose -= l.p.lost(c, size); next.lose < 0 {
				return
			}
			next.sizes[c] = uint8(size)
			next.free -= size
			next.spare -= max(0, size-1)
			choose(next, c+1)
		}
	}
	choose(pattern{lose: lose, free: l.board.cells.Len(), spare: l.pairs}, 0)
	slices.SortStableFunc(list, func(a, b pattern) int { return a.free - b.free })
	return list
}

// lost returns the points that a colour of a size falls short of the most it can have.
func (p *puzzle) lost(c, size int) int {
	col := &p.colours[c]
	return col.points[col.total] - col.points[size]
}

// sizesOf returns the sizes that a colour can come to, the largest first, and 0 if it need not
// have a collection.
func (l *loom) sizesOf(c int) []int {
	var list []int
	least := smallest
	if c == l.p.claim {
		least = max(smallest, l.board.red.Len())
	}
	for size := l.p.colours[c].total; size >= least; size-- {
		list = append(list, size)
	}
	if c != l.p.claim {
		list = append(list, 0)
	}
	return list
}

// fewest returns by points that domains may lose the fewest pairs that join them.
func (l *loom) fewest(lose int) []int {
	joins := make([]int, lose+1)
	for c := l.p.domains; c < len(l.p.colours); c++ {
		next := make([]int, lose+1)
		for may := range next {
			next[may] = enough
			for _, size := range l.sizesOf(c) {
				if loss := l.p.lost(c, size); loss <= may {
					next[may] = min(next[may], joins[may-loss]+max(0, size-1))
				}
			}
		}
		joins = next
	}
	return joins
}
