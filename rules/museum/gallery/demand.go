package gallery

import "slices"

// sizes is how many domains have collections of each size.
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

// plain tells whether all that a puzzle asks for is the sizes of collections, the board and
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

// totals are how many pieces some colours have, the most first, with the points for sizes.
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

// demands are all ways in which domains and civilisations together could meet the
// target, those with the least to try first.
func (m *mosaic) demands() []demand {
	pieces, points := totals(m.p.colours[m.p.domains:])
	var list []demand
	var choose func(d demand, i, most, joins, sum int)
	choose = func(d demand, i, most, joins, sum int) {
		d.need = max(0, m.target-m.p.fixed-m.p.bonus-sum)
		d.spare = m.pairs - joins - m.threads.fewest(0, maxSize, d.need)
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
