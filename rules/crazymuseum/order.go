package crazymuseum

import (
	"fmt"
	"slices"

	"docent/rules"
	"docent/rules/grid"
)

// Order is the direction priority of a Help token: turns relative to the heading
// ("RLB") or sides of the compass ("NESW"). None is not told.
type Order uint8

// The orders assumed until the table tells what the Help tokens print (CM-Q29).
const (
	RightLeftBack Order = iota + 1
	LeftRightBack
)

var orderNames = rules.Words[Order]{
	"", "RLB", "LRB", "RBL", "LBR", "BRL", "BLR",
	"NESW", "NEWS", "NSEW", "NSWE", "NWES", "NWSE", "ENSW", "ENWS", "ESNW", "ESWN", "EWNS", "EWSN",
	"SNEW", "SNWE", "SENW", "SEWN", "SWNE", "SWEN", "WNES", "WNSE", "WENS", "WESN", "WSNE", "WSEN",
}

func (o Order) String() string { return orderNames.Spell(o) }

// MarshalText spells the order.
func (o Order) MarshalText() ([]byte, error) { return orderNames.Text(o) }

// UnmarshalText reads an order.
func (o *Order) UnmarshalText(text []byte) error {
	if len(text) > 4 {
		return fmt.Errorf("crazymuseum: %.10q is no order", text)
	}
	return orderNames.Read(o, text)
}

// sides lists where to turn, heading h, first choice first: the straight way is not
// among them, and the way back comes last unless the literal order is played (CM-Q30).
func (o Order) sides(h grid.Dir, literal bool) [3]grid.Dir {
	var list [3]grid.Dir
	n := 0
	for _, letter := range o.String() {
		d := turned(letter, h)
		if d != h && (d != h.Back() || literal && o.absolute()) && !slices.Contains(list[:n], d) {
			list[n] = d
			n++
		}
	}
	if n < len(list) {
		list[n] = h.Back()
	}
	return list
}

func (o Order) absolute() bool { return o > 6 }

func turned(letter rune, h grid.Dir) grid.Dir {
	switch letter {
	case 'R':
		return h.Right()
	case 'L':
		return h.Left()
	case 'B':
		return h.Back()
	case 'N':
		return grid.North
	case 'E':
		return grid.East
	case 'S':
		return grid.South
	}
	return grid.West
}
