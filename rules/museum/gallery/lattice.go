package gallery

import "math/bits"

// lattice holds squares with no cell filled.
type lattice struct {
	all int
	// The fewest pairs that join nothing, by the most pieces that two colours have
	// in common and by how many pairs of colours have as many, up to some.
	lost [maxColours + 1][supply + 1]uint8
	free []uint8 // by number of cells the most squares in them
}

// supply is the number of pairs of colours from which on it makes no difference how
// many there are.
const supply = 4

// squares returns the first cells of all squares of four cells in a set.
func (b *Board) squares(s Cells) Cells {
	across := s & (s >> 1) & b.notLast
	return across & (across >> b.row)
}

// lattice returns what some squares in a number of cells lose. So many cells have
// no more squares than in the shape closest to one large square.
func (b *Board) lattice(squares Cells, cells int) lattice {
	l := lattice{all: squares.Len(), free: make([]uint8, cells+1)}
	for left := squares; left != 0; {
		block := b.flood(left&-left, left)
		left &^= block
		b.lose(block, &l)
	}
	for n, root := 1, 0; n <= cells; n++ {
		for root*root < 4*n {
			root++
		}
		l.free[n] = uint8(min(l.all, n-root+1))
	}
	return l
}

// lose adds what is lost in squares that hang together: a pair of neighbours is in
// two squares at most, which are side by side, and in none of any other block. Of
// the pairs of colours with the most in common each does for one block.
func (b *Board) lose(block Cells, l *lattice) {
	across, down := b.runs(block, 1), b.runs(block, b.width)
	light := block & b.light()
	for row := range l.lost {
		var of [supply + 1]uint8
		for pairs := range of {
			of[pairs] = uint8(max(light.Len(), (block &^ light).Len()))
			if row >= 2 {
				of[pairs] = uint8(max(cuts(across, row, pairs), cuts(down, row, pairs))+1) / 2
			}
		}
		before := l.lost[row]
		for pairs := range supply {
			least := before[pairs] + of[0]
			for here := 1; here <= pairs; here++ {
				least = min(least, before[pairs-here]+of[here])
			}
			l.lost[row][pairs] = least
		}
		l.lost[row][supply] += of[supply]
	}
}

// light returns every second place, as on a board for chess.
func (b *Board) light() Cells {
	var light Cells
	for i := range b.Places() {
		if (i%b.width+i/b.width)%2 == 0 {
			light |= 1 << i
		}
	}
	return light
}

// runs returns the lengths of the runs of squares along rows or columns.
func (b *Board) runs(squares Cells, along int) []int {
	var list []int
	last := none
	for _, at := range b.scan(along) {
		if !squares.Has(at) {
			continue
		}
		if last == none || last != at-along {
			list = append(list, 0)
		}
		list[len(list)-1]++
		last = at
	}
	return list
}

// cuts returns how many squares in runs side by side are spoiled at least if no two
// colours have more than so many pieces in common, and only so many pairs of
// colours have as many. A run of squares that are not spoiled takes two colours
// with a piece in common more than it is long.
func cuts(runs []int, row, pairs int) int {
	n := 0
	for _, length := range runs {
		if pairs < supply && length/(row-1) > length/row {
			if pairs > 0 {
				pairs--
			} else {
				n++
			}
		}
		n += length / row
	}
	return n
}

// spoiled returns the fewest pairs of neighbours that join nothing, if no two colours
// have more common pieces to come than row, only so many pairs have as many, and
// so many of these are in a square.
func (l *lattice) spoiled(row, pairs, square int) int {
	return max(int(l.lost[row][min(pairs, supply)]), (l.all-int(l.free[min(square, len(l.free)-1)])+1)/2)
}

// crossings returns the most colours that two colours both have pieces to come with,
// how many pairs of colours have as many, and how many pieces are among two
// civilisations and two domains with a piece for each.
func (v *prover) crossings(f *frontier) (row, pairs, square int) {
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
					if n := bits.OnesCount32(common); n > row {
						row, pairs = n, 1
					} else if n == row {
						pairs++
					}
					held[i] |= common
					held[k] |= common
				}
			}
		}
		for i, set := range held[:n] {
			square += v.pieces(colours[i], set)
		}
	}
	if v.p.bridge {
		pairs = supply // of copies there may be several such rows
	}
	return row, pairs, square
}

// pieces returns how many pieces to come have a colour and one of a set.
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
