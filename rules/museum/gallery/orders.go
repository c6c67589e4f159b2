package gallery

import (
	"cmp"
	"slices"
	"sync"
)

// rivals is how many walks the prover chooses from.
const rivals = 8

// walks are the walks with the smallest frontiers of some that come to mind,
// none a mirror image of another, the best first. Each is made when it is asked
// for: an answer is wanted at once, and the first ones do for that.
type walks struct {
	board  *Board
	orders [][]int
	mutex  sync.Mutex
	made   []*walk
}

func newWalks(b *Board) *walks {
	orders := b.distinct(b.orders(), rivals)
	return &walks{board: b, orders: orders, made: make([]*walk, len(orders))}
}

func (w *walks) at(n int) *walk {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if w.made[n] == nil {
		w.made[n] = w.board.walk(w.orders[n])
	}
	return w.made[n]
}

func (w *walks) len() int { return len(w.made) }

// orders returns ways to fill a board, those that promise the least to try first.
func (b *Board) orders() [][]int {
	all := [][]int{rows(b), columns(b)}
	for _, cell := range b.cells.List() {
		all = append(all, greedy(b, cell))
	}
	for i := range all {
		back := slices.Clone(all[i])
		slices.Reverse(back)
		all = append(all, back)
	}
	for i, order := range all {
		b.smallFirst(order)
		all[i] = b.upright(order)
	}
	slices.SortFunc(all, func(x, y []int) int {
		return cmp.Or(b.effort(x)-b.effort(y), slices.Compare(x, y))
	})
	all = slices.CompactFunc(all, slices.Equal)
	for len(all) > 1 && b.effort(all[len(all)-1]) == endless {
		all = all[:len(all)-1]
	}
	return all
}

// likeness is the part of the steps, one of so many, at which two orders may
// have different cells filled and still be one and the same for a race.
const likeness = 5

// distinct returns the first orders of a list, at most so many, of which no two are
// nearly the same.
func (b *Board) distinct(orders [][]int, most int) [][]int {
	var list [][]int
	var known [][]Cells // how all images of those fill the board
	for _, order := range orders {
		if len(list) == most {
			break
		}
		fills := filling(order)
		if slices.ContainsFunc(known, func(other []Cells) bool { return differences(fills, other)*likeness <= len(order) }) {
			continue
		}
		list = append(list, order)
		known = append(known, fills)
		for _, turned := range b.symmetries() {
			known = append(known, filling(image(order, turned)))
		}
	}
	return list
}

// filling returns the cells filled after each step.
func filling(order []int) []Cells {
	fills := make([]Cells, len(order))
	filled := Cells(0)
	for i, cell := range order {
		filled |= 1 << cell
		fills[i] = filled
	}
	return fills
}

func differences(a, b []Cells) int {
	n := 0
	for i := range a {
		if a[i] != b[i] {
			n++
		}
	}
	return n
}

func image(order, turned []int) []int {
	list := make([]int, len(order))
	for i, cell := range order {
		list[i] = turned[cell]
	}
	return list
}

// upright returns the first of the mirror images of an order.
func (b *Board) upright(order []int) []int {
	best := order
	for _, turned := range b.symmetries() {
		if other := image(order, turned); slices.Compare(other, best) < 0 {
			best = other
		}
	}
	return best
}

// smallFirst fills islands in the order of their size: what lies on a small one
// is soon lost for all others.
func (b *Board) smallFirst(order []int) {
	size := func(cell int) int { return b.flood(1<<cell, b.cells).Len() }
	island := func(cell int) int { return b.flood(1<<cell, b.cells).first() }
	slices.SortStableFunc(order, func(x, y int) int {
		return cmp.Or(size(x)-size(y), island(x)-island(y))
	})
}

func rows(b *Board) []int { return b.cells.List() }

func columns(b *Board) []int {
	list := b.cells.List()
	slices.SortStableFunc(list, func(x, y int) int { return x%b.width - y%b.width })
	return list
}

// greedy fills from a cell on what leaves the smallest frontier.
func greedy(b *Board, cell int) []int {
	order := []int{cell}
	for filled := Cells(1) << cell; filled != b.cells; {
		best, least := none, 1<<30
		for rest := b.cells &^ filled; rest != 0; rest &= rest - 1 {
			next := rest & -rest
			rank := b.exits(filled|next)*8 + b.rim(filled|next).Len()
			if rank < least {
				best, least = next.first(), rank
			}
		}
		filled |= 1 << best
		order = append(order, best)
	}
	return order
}

// rim returns the filled cells with a neighbour that is not.
func (b *Board) rim(filled Cells) Cells {
	return b.around(b.cells&^filled) & filled
}

// exits returns the number of pairs of neighbours of which one is filled.
func (b *Board) exits(filled Cells) int {
	n, rest := 0, b.cells&^filled
	for ; rest != 0; rest &= rest - 1 {
		n += (b.around(rest&-rest) & filled).Len()
	}
	return n
}

// endless is the effort of what cannot be done.
const endless = 1 << 60

// effort returns how much there is to try on a walk, roughly.
func (b *Board) effort(order []int) int {
	cost, filled := 0, Cells(0)
	for _, cell := range order {
		filled |= 1 << cell
		if b.rim(filled).Len() >= maxSlots {
			return endless
		}
		cost += 1 << (2 * min(b.exits(filled), 24))
	}
	return cost
}
