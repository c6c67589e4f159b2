package gallery

import "slices"

// walk is the order in which the prover fills a board. Between two steps the
// frontier is the cells that are filled and have a neighbour that is not; each
// has a slot of its own. The smaller the frontier, the less there is to try.
type walk struct {
	places []int // the cell filled at each step
	slots  int   // how many slots the frontier needs
	start  stage
	stages []stage
}

// stage is a step of a walk and what the board is like after it.
type stage struct {
	slot     int8              // of the cell filled
	backs    []int8            // the slots of its neighbours filled before
	gone     []int8            // the slots that leave the frontier then
	leaves   uint16            // the same as a set, of those filled before
	live     []int8            // the slots that the frontier has then
	exits    [maxSlots]uint8   // the neighbours not filled of each slot
	redExits [maxSlots]uint8   // those of them that are red
	gaps     [maxSlots][]uint8 // by two slots the fewest cells not filled that join them
	edges    int               // pairs of neighbours of which one at least is not filled, barren ones apart
	waste    []uint8           // by number of blanks: pairs of cells not filled that they spoil at least
	reds     int               // red cells that are not filled
	seams    []seam
	corners  []corner
	spoils   int        // the most pairs that spoiled can find
	lattices [2]lattice // all squares with no cell filled, and those without a pair of a seam
	zones    [2]zone    // of all cells not filled and of those that are not red
}

const (
	maxSlots = 9
	apart    = 255 // for two slots that nothing can join
)

func (b *Board) walk(order []int) *walk {
	w := &walk{places: order, start: b.stage(0)}
	b.sew(&w.start, nil, b.cells)
	slotOf := map[int]int8{}
	filled := Cells(0)
	for _, cell := range order {
		slot := int8(0)
		for used := live(slotOf); slices.Contains(used, slot); {
			slot++
		}
		w.slots = max(w.slots, int(slot)+1)
		bit := Cells(1) << cell
		var backs []int8
		for _, back := range (b.around(bit) & filled).List() {
			backs = append(backs, slotOf[back])
		}
		filled |= bit
		slotOf[cell] = slot
		s := b.stage(filled)
		s.slot, s.backs = slot, backs
		rim := b.rim(filled)
		for _, at := range filled.List() {
			if old, on := slotOf[at]; on && !rim.Has(at) {
				s.gone = append(s.gone, old)
				if at != cell {
					s.leaves |= 1 << old
				}
				delete(slotOf, at)
			}
		}
		b.measure(&s, slotOf, b.cells&^filled)
		b.sew(&s, slotOf, b.cells&^filled)
		w.stages = append(w.stages, s)
	}
	return w
}

func live(slotOf map[int]int8) []int8 {
	var list []int8
	for _, slot := range slotOf {
		list = append(list, slot)
	}
	slices.Sort(list)
	return list
}

// stage counts what is left of the board once some cells are filled.
func (b *Board) stage(filled Cells) stage {
	rest := b.cells &^ filled
	s := stage{reds: (b.red & rest).Len()}
	s.zones[anywhere], s.zones[offRed] = b.zone(rest), b.zone(rest&^b.red)
	barren := b.barren()
	at := [5]int{(rest & barren).Len()}
	for seen, cells := filled, rest&^barren; cells != 0; cells &= cells - 1 {
		bit := cells & -cells
		s.edges += (b.around(bit) & seen).Len()
		at[(b.around(bit)&seen&rest).Len()]++
		seen |= bit
	}
	s.waste = []uint8{0}
	for pairs, n := range at {
		for range n {
			s.waste = append(s.waste, s.waste[len(s.waste)-1]+uint8(pairs))
		}
	}
	return s
}

// measure enters the frontier's slots, their exits and the gaps between them.
func (b *Board) measure(s *stage, slotOf map[int]int8, rest Cells) {
	s.live = live(slotOf)
	rest &^= b.barren()
	for cell, slot := range slotOf {
		reached := b.around(1<<cell) & rest
		s.exits[slot] = uint8(reached.Len())
		s.redExits[slot] = uint8((reached & b.red).Len())
		for i := range s.zones {
			s.zones[i].enter(slot, reached)
		}
		s.gaps[slot] = slices.Repeat([]uint8{apart}, maxSlots)
		for steps := uint8(1); ; steps++ {
			near := b.around(reached)
			for other, slot2 := range slotOf {
				if near.Has(other) && s.gaps[slot][slot2] == apart {
					s.gaps[slot][slot2] = steps
				}
			}
			next := reached | near&rest
			if next == reached {
				break
			}
			reached = next
		}
	}
}

// barren returns the cells of islands too small for a collection.
func (b *Board) barren() Cells {
	var barren Cells
	for left := b.cells; left != 0; {
		island := b.flood(left&-left, left)
		left &^= island
		if island.Len() < smallest {
			barren |= island
		}
	}
	return barren
}
