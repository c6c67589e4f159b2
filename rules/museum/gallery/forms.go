package gallery

// forms holds the connected sets of cells of a board up to some size.
type forms struct {
	board *Board
	at    [MaxCells][maxSize + 1][]Cells // by their first cell and by size
}

func newForms(b *Board) *forms {
	f := &forms{board: b}
	for _, cell := range b.cells.List() {
		f.grow(cell, 1<<cell, 1<<(cell+1)-1)
	}
	return f
}

// grow enters a set and all that it can grow to without some cells.
func (f *forms) grow(first int, set, banned Cells) {
	size := set.Len()
	f.at[first][size] = append(f.at[first][size], set)
	if size == maxSize {
		return
	}
	for edge := f.board.around(set) & f.board.cells &^ set &^ banned; edge != 0; edge &= edge - 1 {
		cell := edge & -edge
		f.grow(first, set|cell, banned)
		banned |= cell
	}
}

// holding returns the connected sets of a size that have all cells of another.
func (b *Board) holding(must Cells, size int) []Cells {
	var list []Cells
	var grow func(set, banned Cells)
	grow = func(set, banned Cells) {
		if (set | must).Len() > size {
			return
		}
		if set.Len() == size {
			list = append(list, set)
			return
		}
		for edge := b.around(set) & b.cells &^ set &^ banned; edge != 0; edge &= edge - 1 {
			cell := edge & -edge
			grow(set|cell, banned)
			if banned |= cell; must&cell != 0 {
				return
			}
		}
	}
	grow(b.flood(must&-must, must), 0)
	return list
}

// upfront reports whether no image of a set comes before it.
func upfront(set Cells, ways [][]int) bool {
	for _, turned := range ways {
		var other Cells
		for cells := set; cells != 0; cells &= cells - 1 {
			other |= 1 << turned[cells.first()]
		}
		if other < set {
			return false
		}
	}
	return true
}
