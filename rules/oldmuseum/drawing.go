package oldmuseum

import "docent/rules"

// roomSteps is the side of a square on a drawing.
const roomSteps = 4

// drawings shows the museum as a seat knows it, with its own notes.
func drawings(s *State, seat rules.Seat) []rules.Drawing {
	laid := s.Sheet()
	if len(laid.Rooms) == 0 {
		return nil
	}
	var notes Notes
	if seat >= 0 && int(seat) < len(s.Players) {
		notes = s.Players[seat].Notes
	}
	d := rules.Drawing{Key: "map", Width: columns * roomSteps, Height: rowsMost * roomSteps}
	for i, cell := range laid.Hall.Cells {
		spot := s.spot(HallPlace, cell, notes)
		if i > 0 { // it is one room: what is there stands on its first square
			spot.Here, spot.Note = nil, ""
		}
		d.Spots = append(d.Spots, spot)
		d.Lines = append(d.Lines, strokes(cell, laid.Hall.Sides[i])...)
	}
	for i := range laid.Rooms {
		r := &laid.Rooms[i]
		spot := s.spot(r.At, r.At, notes)
		spot.Dim = r.Sides == Sides{}
		if r.Special != Plain {
			spot.Here = append(spot.Here, specialThing(r.Special))
		}
		if r.Card {
			spot.Here = append(spot.Here, "card:any")
		}
		if r.Trap {
			spot.Here = append(spot.Here, cardThing(FallenFloor))
		}
		d.Spots = append(d.Spots, spot)
		d.Lines = append(d.Lines, strokes(r.At, r.Sides)...)
	}
	return []rules.Drawing{cropped(d)}
}

// spot draws a place on a square: who is there, and what its seat noted.
func (s *State) spot(p, square Place, notes Notes) rules.Spot {
	x, y := corner(square)
	spot := rules.Spot{On: placeThing(p), X: x, Y: y, Width: roomSteps, Height: roomSteps}
	if p.isCell() {
		spot.Label = p.String()
	}
	for i := range s.Players {
		if s.tracks() && s.Players[i].At == p && !s.Players[i].Out {
			spot.Here = append(spot.Here, seatThing(rules.Seat(i)))
		}
	}
	note := notes.Of(p)
	for _, card := range note.Marks {
		spot.Here = append(spot.Here, cardThing(card))
	}
	spot.Note = note.Text
	return spot
}

// strokes draws the sides of a square: walls, and tape as weak ones.
func strokes(at Place, sides Sides) []rules.Stroke {
	var drawn, weak [4]bool
	for i, side := range sides {
		drawn[i], weak[i] = side == Wall || side == Tape, side == Tape
	}
	x, y := corner(at)
	return rules.Around(x, y, roomSteps, drawn, weak)
}

// corner returns the upper left corner of a square: rows count from the south.
func corner(at Place) (x, y int) {
	c := at.Cell()
	return int(c.X) * roomSteps, (rowsMost - 1 - int(c.Y)) * roomSteps
}

// cropped leaves out the empty squares around a museum.
func cropped(d rules.Drawing) rules.Drawing {
	left, top, right, bottom := d.Width, d.Height, 0, 0
	for _, s := range d.Spots {
		left, top = min(left, s.X), min(top, s.Y)
		right, bottom = max(right, s.X+s.Width), max(bottom, s.Y+s.Height)
	}
	for i := range d.Spots {
		d.Spots[i].X, d.Spots[i].Y = d.Spots[i].X-left, d.Spots[i].Y-top
	}
	for i := range d.Lines {
		l := &d.Lines[i]
		l.X, l.Y, l.ToX, l.ToY = l.X-left, l.Y-top, l.ToX-left, l.ToY-top
	}
	d.Width, d.Height = right-left, bottom-top
	return d
}
