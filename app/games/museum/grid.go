package museum

import (
	"strconv"

	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules/museum"
)

// grid is where the cells of a museum are drawn, each as wide as its side.
type grid struct {
	*draw.Sketch
	museum *hallLook
	at     draw.Box
	side   float32
}

// cell returns the place of a cell.
func (g grid) cell(cell int) draw.Box {
	w := g.museum.board.Width()
	return draw.At(g.at.X+float32(cell%w)*g.side, g.at.Y+float32(cell/w)*g.side, g.side, g.side)
}

// draw shows the cells on a plate, with those lit that a line of the count is about; -1: no line.
func (g grid) draw(line int) {
	g.Lifted(draw.At(g.at.X-4, g.at.Y-4, g.at.W+8, g.at.H+8), draw.Tone(look.Panel), 10)
	g.drawCells()
	if line >= 0 && line < len(g.museum.gains) {
		g.drawLit(&g.museum.gains[line])
	}
}

// drawCells shows the cells with their cards. Those of the Grand Gallery are red.
func (g grid) drawCells() {
	gap := max(0.8, g.side*0.035)
	for i, c := range g.museum.cards {
		if !g.museum.board.Cells().Has(i) {
			continue
		}
		at := g.cell(i).Inset(gap)
		red := g.museum.board.Red().Has(i)
		if c != 0 {
			drawCard(g.Sketch, at, c)
			if red {
				g.Frame(at, draw.Tone(look.Lamp5), max(1, g.side*0.05), at.W*0.12)
			}
			continue
		}
		fill, edge := draw.Tone(look.Floor), draw.Tone(look.Edge)
		if red {
			fill, edge = draw.Mix(draw.Tone(look.Floor), draw.Tone(look.Lamp5), 0.38), draw.Tone(look.Lamp5)
		}
		r := g.Rect(at, fill, at.W*0.12)
		r.StrokeColor, r.StrokeWidth = edge, max(0.6, g.side*0.02)
	}
}

// drawLit frames the cells that a line counts and veils the others.
func (g grid) drawLit(line *gain) {
	for _, cell := range g.museum.board.Cells().List() {
		at := g.cell(cell)
		if line.cells.Has(cell) {
			g.Frame(at.Inset(g.side*0.02), draw.Tone(look.Brass), max(2.5, g.side*0.06), g.side*0.13)
		} else {
			g.Rect(at, draw.Faint(draw.Tone(look.Panel), 0xb4), 0)
		}
	}
}

// drawHand shows the cell that takes the next card, or the card that is picked up.
func (g grid) drawHand(d *hand) {
	if d.picked >= 0 {
		g.Frame(g.cell(d.picked), draw.Tone(look.Ink), max(3, g.side*0.07), g.side*0.14)
		return
	}
	if d.cell < 0 {
		return
	}
	at := g.cell(d.cell).Inset(g.side * 0.04)
	g.Frame(at, draw.Tone(look.Brass), max(2.5, g.side*0.05), g.side*0.12)
	cx, cy := at.Mid()
	g.Stamp("add", look.Brass, cx, cy, g.side*0.42)
}

// drawCard shows a card: the sign of its civilisation on its colour, its domain on a disc, its value.
func drawCard(s *draw.Sketch, at draw.Box, c museum.Card) {
	radius := at.W * 0.12
	if !c.Named() {
		s.Rect(at, draw.Tone(look.Skeleton), radius)
		s.Text(strconv.Itoa(c.Value()), at, draw.Number(at.W*0.5).In(draw.Tone(look.OnLamp)))
		return
	}
	civ, dom := c.Civ()-1, c.Dom()-1
	s.Rect(at, civTone(civ), radius)
	if at.W < 22 {
		cx, cy := at.Mid()
		s.Stamp(domainIcon(dom), civInk(civ), cx, cy, at.W*0.78)
		return
	}
	s.Stamp(civIcon(civ), civInk(civ), at.X+at.W*0.29, at.Y+at.H*0.29, at.W*0.46)
	x, y, r := at.X+at.W*0.69, at.Y+at.H*0.69, at.W*0.28
	s.Disc(x, y, r, draw.Tone(look.LampWhite), nil, 0)
	s.Stamp(domainIcon(dom), look.OnLamp, x, y, r*1.36)
	if c.Value() > 0 && at.W > 40 {
		s.Text(strconv.Itoa(c.Value()), draw.At(at.X+at.W*0.62, at.Y+at.W*0.06, at.W*0.34, at.W*0.32), draw.Digits(at.W*0.27, draw.Tone(civInk(civ))))
	}
}
