package cgexpo

import "docent/rules"

// drawings shows the board that the box recorded, its walls and doors, and where figures, CDs and items are.
func drawings(s *State, _ rules.Seat) []rules.Drawing {
	board := &s.Prints.Board
	if !board.Known() {
		return nil
	}
	d := rules.Drawing{Key: "map", Width: board.Width, Height: board.Height()}
	for y := range board.Rows {
		for x := range board.Width {
			q := SquareAt(x, y)
			if board.Zone(q) == Nowhere {
				continue
			}
			d.Spots = append(d.Spots, rules.Spot{On: squareThings[q], X: x, Y: y, Width: 1, Height: 1, Here: s.onSquare(q)})
			if side := board.Right(q); side != (Side{}) {
				d.Lines = append(d.Lines, rules.Stroke{X: x + 1, Y: y, ToX: x + 1, ToY: y + 1, Weak: !side.Wall})
			}
			if side := board.Below(q); side != (Side{}) {
				d.Lines = append(d.Lines, rules.Stroke{X: x, Y: y + 1, ToX: x + 1, ToY: y + 1, Weak: !side.Wall})
			}
		}
	}
	return []rules.Drawing{d}
}

// onSquare lists what is on a square, thieves first.
func (s *State) onSquare(q Square) []rules.Thing {
	var here []rules.Thing
	for i := range s.Thieves {
		if s.Thieves[i].Square == q {
			here = append(here, seatThings[i])
		}
	}
	for p := Scott; p < firstThief; p++ {
		if s.SquareOf(p) == q {
			here = append(here, pieceThing[p])
		}
	}
	return here
}
