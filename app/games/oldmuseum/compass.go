package oldmuseum

import (
	"slices"

	"docent/app/board/draw"
	"docent/rules/grid"
	"docent/rules/oldmuseum"
)

// turnRooms turns the rooms with what their sides print, some quarters to the right.
func (g *model) turnRooms(quarters int) {
	g.quarters = quarters & 3
	g.all(func(c *chamber) {
		c.cells, c.sides = slices.Clone(c.cells), slices.Clone(c.sides)
		for i := range c.cells {
			c.cells[i] = draw.Turned(c.cells[i], quarters)
			before := c.sides[i]
			for _, d := range grid.Sides {
				*c.sides[i].At(d.Turn(quarters)) = *before.At(d)
			}
		}
	})
}

// turnWays turns what is marked between rooms: the lines of a tunnel, the side that is asked about.
func (g *model) turnWays() {
	if g.way != nil {
		g.way = &doorSide{draw.Turned(g.way.cell, g.quarters), g.way.dir.Turn(g.quarters)}
	}
	for i := range g.lines {
		g.lines[i] = g.lines[i].turned(g.quarters)
	}
}

// turned returns where a tunnel follows the table that is turned some quarters to the right.
func (l tunnelLine) turned(quarters int) tunnelLine {
	on := grid.Cell{X: l.along}
	if l.axis == oldmuseum.EastWest {
		on = grid.Cell{Y: l.along}
	}
	on = draw.Turned(on, quarters)
	if quarters&1 == 1 {
		l.axis = oldmuseum.NorthSouth + oldmuseum.EastWest - l.axis
	}
	if l.along = on.X; l.axis == oldmuseum.EastWest {
		l.along = on.Y
	}
	return l
}

// turned reads the museum anew where it was turned. Rooms that are being laid otherwise stay picked up as they were.
func (b *Board) turned() {
	b.look.shown, b.scene.Moving = false, false
	b.Present(b.scene)
}

// grow tells the map what there is to be seen. Rooms that were laid otherwise begin anew.
func (b *Board) grow() {
	if cells := b.look.laid(); !slices.Equal(cells, b.laid) {
		b.laid = cells
		b.Anew()
	}
	b.Grow(b.look.bounds(), b.look.home())
}

// laid lists where the rooms lie.
func (g *model) laid() []grid.Cell {
	var cells []grid.Cell
	g.all(func(c *chamber) { cells = append(cells, c.cells...) })
	return cells
}
