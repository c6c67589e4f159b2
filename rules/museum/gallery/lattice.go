package gallery

import "math/bits"

// lattice is squares with no cell filled.
type lattice struct {
	all  int
	runs []uint8 // by length how many runs of squares are apart in rows, or in columns
	free []uint8 // by number of cells the most squares in them
}

// squares is the first cells of all squares of four cells in a set.
func (b *Board) squares(s Cells) Cells {
	across := s & (s >> 1) & b.notLast
	return across & (across >> b.width)
}

// lattice is some squares in a number of cells. So many cells have no more
// squares than in the shape closest to one large square.
func (b *Board) lattice(squares Cells, cells int) lattice {
	l := lattice{all: squares.Len(), runs: make([]uint8, maxColours+1), free: make([]uint8, cells+1)}
	for _, along := range []int{1, b.width} {
		rows := make([]uint8, len(l.runs))
		run, last := 0, none
		for _, at := range b.scan(along) {
			if !squares.Has(at) {
				continue
			}
			if last != at-along {
				run = 0
			}
			last = at
			run++
			for size := 1; size < len(rows); size++ {
				if run%size == 0 {
					rows[size]++
				}
			}
		}
		for size := range rows {
			l.runs[size] = max(l.runs[size], rows[size])
		}
	}
	for n, root := 1, 0; n <= cells; n++ {
		for root*root < 4*n {
			root++
		}
		l.free[n] = uint8(min(l.all, n-root+1))
	}
	return l
}

// spoiled is the fewest pairs of neighbours that join nothing, if no two colours
// have more common pieces to come than row, and so many of these are in a
// square. Each pair is in two squares at most.
func (l *lattice) spoiled(row, square int) int {
	if row < 2 {
		return (l.all + 1) / 2
	}
	return (max(int(l.runs[row]), l.all-int(l.free[min(square, len(l.free)-1)])) + 1) / 2
}

// crossings is the most colours that two colours both have pieces to come with,
// and how many pieces are among two civilisations and two domains with a piece
// for each.
func (v *prover) crossings(f *frontier) (row, square int) {
	for _, layer := range [2][2]int{{0, v.p.domains}, {v.p.domains, len(v.p.colours)}} {
		var sets, held [maxColours]uint32
		var colours [maxColours]int
		n := 0
		for c := layer[0]; c < layer[1]; c++ {
			if m := v.mates[c] &^ f.over; f.over>>c&1 == 0 && m&(m-1) != 0 {
				sets[n], colours[n] = m, c
				n++
			}
		}
		square = 0
		for i, set := range sets[:n] {
			for k, other := range sets[:i] {
				if common := set & other; common&(common-1) != 0 {
					row = max(row, bits.OnesCount32(common))
					held[i] |= common
					held[k] |= common
				}
			}
		}
		for i, set := range held[:n] {
			square += v.pieces(colours[i], set)
		}
	}
	return row, square
}

// pieces is how many pieces to come have a colour and one of a set.
func (v *prover) pieces(c int, set uint32) int {
	if !v.p.bridge {
		return bits.OnesCount32(set)
	}
	n := 0
	for ; set != 0; set &= set - 1 {
		n += int(v.rest[v.crossing[c][bits.TrailingZeros32(set)]])
	}
	return n
}
