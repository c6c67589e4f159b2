package gallery

import "math/bits"

// Cells is a set of cells of a grid, cell i as bit i, row after row.
type Cells uint64

// Has tells whether the cell is in the set.
func (s Cells) Has(cell int) bool { return cell >= 0 && cell < MaxCells && s>>cell&1 != 0 }

// Len is the number of cells in the set.
func (s Cells) Len() int { return bits.OnesCount64(uint64(s)) }

// List is the cells of the set in ascending order.
func (s Cells) List() []int {
	list := make([]int, 0, s.Len())
	for ; s != 0; s &= s - 1 {
		list = append(list, s.first())
	}
	return list
}

func (s Cells) first() int { return bits.TrailingZeros64(uint64(s)) }
