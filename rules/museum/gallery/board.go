package gallery

import (
	"errors"
	"fmt"
	"math/bits"
	"strings"
)

// MaxCells is the most places a grid may have, holes included.
const MaxCells = 64

// Board is the grid of a museum: cells in any shape, some of them the red ones
// of the Grand Gallery. Cells are numbered row after row, holes included.
// Boards may be compared, and used as keys.
type Board struct {
	width, height int
	row           uint8 // width as what a set is shifted by: unsigned, it takes no test
	cells, red    Cells
	notFirst      Cells // every place but those of the first column
	notLast       Cells // every place but those of the last column
}

// side returns the shorter one of its sides.
func (b *Board) side() int { return min(b.width, b.height) }

// ParseBoard reads rows of '.' (cell), 'R' (red cell) and '#' (no cell).
func ParseBoard(rows ...string) (Board, error) {
	b := Board{height: len(rows)}
	if b.height > 0 {
		b.width = len(rows[0])
	}
	if b.width*b.height > MaxCells {
		return Board{}, fmt.Errorf("gallery: a grid of %d × %d is larger than %d cells", b.width, b.height, MaxCells)
	}
	b.row = uint8(b.width)
	for y, row := range rows {
		if len(row) != b.width {
			return Board{}, fmt.Errorf("gallery: row %d has %d places, the first %d", y+1, len(row), b.width)
		}
		for x, place := range []byte(row) {
			if err := b.set(x, y, place); err != nil {
				return Board{}, err
			}
		}
	}
	if b.cells == 0 {
		return Board{}, errors.New("gallery: a grid without cells")
	}
	return b, nil
}

func (b *Board) set(x, y int, place byte) error {
	bit := Cells(1) << (y*b.width + x)
	switch place {
	case 'R':
		b.red |= bit
		b.cells |= bit
	case '.':
		b.cells |= bit
	case '#':
	default:
		return fmt.Errorf("gallery: %q is no place of a grid", place)
	}
	if x > 0 {
		b.notFirst |= bit
	}
	if x < b.width-1 {
		b.notLast |= bit
	}
	return nil
}

// String returns the grid as ParseBoard reads it, row by row.
func (b Board) String() string {
	var text strings.Builder
	for i := range b.Places() {
		if i > 0 && i%b.width == 0 {
			text.WriteByte('\n')
		}
		switch {
		case b.red.Has(i):
			text.WriteByte('R')
		case b.cells.Has(i):
			text.WriteByte('.')
		default:
			text.WriteByte('#')
		}
	}
	return text.String()
}

// Width returns the number of places in a row.
func (b Board) Width() int { return b.width }

// Height returns the number of rows.
func (b Board) Height() int { return b.height }

// Places returns the number of places, holes included: the length of a Layout.
func (b Board) Places() int { return b.width * b.height }

// Cells returns the set of all cells.
func (b Board) Cells() Cells { return b.cells }

// Red returns the set of cells of the Grand Gallery.
func (b Board) Red() Cells { return b.red }

// around returns the set with its orthogonal neighbours, holes included.
func (b *Board) around(s Cells) Cells {
	return s | s<<1&b.notFirst | s>>1&b.notLast | s<<b.row | s>>b.row
}

// flood returns the part of within that hangs together with from.
func (b *Board) flood(from, within Cells) Cells {
	from &= within
	for {
		grown := b.around(from) & within
		if grown == from {
			return from
		}
		from = grown
	}
}

// largest returns the largest connected part of the set.
func (b *Board) largest(s Cells) Cells {
	var best Cells
	for s.Len() > best.Len() {
		part := b.flood(s&-s, s)
		if part.Len() > best.Len() {
			best = part
		}
		s &^= part
	}
	return best
}

// joins returns the pairs of neighbours in the set less the squares of four, for a
// set without rings the number of its cells less that of its parts.
func (b *Board) joins(s Cells) int {
	across := s & (s << 1 & b.notFirst)
	return (s & (s << b.row)).Len() + (across &^ (across << b.row)).Len()
}

// symmetries returns the ways to turn and mirror the grid onto itself, red cells
// onto red cells; the first changes nothing. Cell i comes to rest at m[i].
func (b *Board) symmetries() [][]int {
	var found [][]int
	for way := range 8 {
		if way&4 != 0 && b.width != b.height {
			continue
		}
		turned := make([]int, b.Places())
		same := true
		for i := range turned {
			turned[i] = b.turned(i, way)
			same = same && b.cells.Has(i) == b.cells.Has(turned[i]) && b.red.Has(i) == b.red.Has(turned[i])
		}
		if same {
			found = append(found, turned)
		}
	}
	return found
}

func (b *Board) turned(cell, way int) int {
	x, y := cell%b.width, cell/b.width
	if way&1 != 0 {
		x = b.width - 1 - x
	}
	if way&2 != 0 {
		y = b.height - 1 - y
	}
	if way&4 != 0 {
		x, y = y, x
	}
	return y*b.width + x
}

// Layout holds what lies in a museum: for every place of the grid a card or none.
type Layout []Card

// ParseLayout reads rows of cards as Card.String spells them, with blanks in
// between; "##" stands for a hole.
func ParseLayout(rows ...string) (Layout, error) {
	var l Layout
	for _, row := range rows {
		for _, text := range strings.Fields(row) {
			if text == "##" {
				l = append(l, 0)
				continue
			}
			card, err := ParseCard(text)
			if err != nil {
				return nil, err
			}
			l = append(l, card)
		}
	}
	return l, nil
}

// Cards returns the cards of the layout, place by place.
func (l Layout) Cards() []Card {
	var cards []Card
	for _, card := range l {
		if card != 0 {
			cards = append(cards, card)
		}
	}
	return cards
}

// Check tells what keeps a layout from lying on the grid.
func (b Board) Check(l Layout) error {
	if len(l) != b.Places() {
		return fmt.Errorf("gallery: a layout of %d places on a grid of %d", len(l), b.Places())
	}
	for i, card := range l {
		switch {
		case card == 0:
		case !card.OK():
			return fmt.Errorf("gallery: place %d holds a card that does not exist", i)
		case !b.cells.Has(i):
			return fmt.Errorf("gallery: %v lies on place %d, which is no cell", card, i)
		}
	}
	return nil
}

// Cells is a set of cells of a grid, cell i as bit i, row after row.
type Cells uint64

// Has reports whether the cell is in the set.
func (s Cells) Has(cell int) bool { return cell >= 0 && cell < MaxCells && s>>cell&1 != 0 }

// Len returns the number of cells in the set.
func (s Cells) Len() int { return bits.OnesCount64(uint64(s)) }

// List returns the cells of the set in ascending order.
func (s Cells) List() []int {
	list := make([]int, 0, s.Len())
	for ; s != 0; s &= s - 1 {
		list = append(list, s.first())
	}
	return list
}

func (s Cells) first() int { return bits.TrailingZeros64(uint64(s)) }
