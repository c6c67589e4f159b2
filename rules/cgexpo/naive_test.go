package cgexpo_test

import (
	"slices"
	"strings"
)

// cell is a column and a row.
type cell struct{ x, y int }

func (c cell) name() string { return squareName(c.x, c.y) }

// naive is a board read from its text a second time, letter by letter.
type naive struct {
	layout
	at map[string]cell
}

func newNaive(l layout) *naive {
	n := &naive{l, map[string]cell{}}
	for y := range l.squares {
		for x := range l.squares[y] {
			n.at[squareName(x, y)] = cell{x, y}
		}
	}
	return n
}

func (n *naive) letter(c cell) byte {
	if c.y < 0 || c.y >= len(n.squares) || c.x < 0 || c.x >= len(n.squares[0]) {
		return '#'
	}
	return n.squares[c.y][c.x]
}

func lineAt(lines []string, c cell) byte {
	if c.y >= len(lines) || c.x >= len(lines[c.y]) {
		return '.'
	}
	return lines[c.y][c.x]
}

// edge returns the letter between two neighbours.
func (n *naive) edge(a, b cell) byte {
	switch {
	case b.x == a.x+1:
		return lineAt(n.right, a)
	case b.x == a.x-1:
		return lineAt(n.right, b)
	case b.y == a.y+1:
		return lineAt(n.below, a)
	}
	return lineAt(n.below, b)
}

// passage reports whether a step is possible, and the letter of the door that it needs: 0
// where it needs none.
func (n *naive) passage(a, b cell) (door byte, ok bool) {
	from, to := n.letter(a), n.letter(b)
	if from == '#' || to == '#' {
		return 0, false
	}
	edge := n.edge(a, b)
	switch {
	case edge == '|':
		return 0, false
	case edge != '.':
		if from == edge && to != edge { // out of the room
			return 0, true
		}
		return edge, true
	case strings.IndexByte("vcm", to) >= 0 && to != from:
		return to, true
	}
	return 0, true
}

func neighbours(c cell) []cell {
	return []cell{{c.x + 1, c.y}, {c.x - 1, c.y}, {c.x, c.y + 1}, {c.x, c.y - 1}}
}

// fair reports whether every thief finds all he needs, whatever else stands on its start.
func (n *naive) fair() bool {
	var taken []cell
	for _, square := range n.starts {
		taken = append(taken, n.at[square])
	}
	for _, colour := range []string{"red", "green", "yellow", "blue"} {
		for _, need := range []struct{ start, doors string }{
			{"key-" + colour, ""}, {"studson-" + colour, "cm"}, {"cds", "cm"},
		} {
			square, ok := n.starts[need.start]
			if !ok || !n.leads(n.at[n.starts["thief-red"]], n.at[square], taken, need.doors) {
				return false
			}
		}
	}
	return true
}

// leads reports whether there is a way that goes round what is taken.
func (n *naive) leads(from, to cell, taken []cell, doors string) bool {
	seen := map[cell]bool{from: true}
	for queue := []cell{from}; len(queue) > 0; queue = queue[1:] {
		for _, next := range neighbours(queue[0]) {
			door, ok := n.passage(queue[0], next)
			if !ok || seen[next] || door != 0 && !strings.Contains(doors, string(door)) || next != to && slices.Contains(taken, next) {
				continue
			}
			seen[next] = true
			queue = append(queue, next)
		}
	}
	return seen[to]
}
