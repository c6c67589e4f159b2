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
