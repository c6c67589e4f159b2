package cgexpo

import "docent/rules"

// drawings shows the board that the box recorded, and who stands where.
func drawings(s *State, _ rules.Seat) []rules.Drawing {
	board := &s.Prints.Board
	if board.Width == 0 {
		return nil
	}
	d := rules.Drawing{Key: "map", Width: board.Width, Height: len(board.Rows)}
	for y := range board.Rows {
		for x := range board.Width {
			q := SquareAt(x, y)
			if board.Zone(q) == Nowhere {
				continue
			}
			d.Spots = append(d.Spots, rules.Spot{On: squareThings[q], X: x, Y: y, Width: 1, Height: 1, Here: s.onSquare(q)})
		}
	}
	return []rules.Drawing{d}
}

// onSquare lists the thieves on a square.
func (s *State) onSquare(q Square) []rules.Thing {
	var here []rules.Thing
	for i := range s.Thieves {
		if s.Thieves[i].Square == q {
			here = append(here, rules.Of("seat", i))
		}
	}
	return here
}
