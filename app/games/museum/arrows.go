package museum

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board/draw"
	"docent/app/kit/look"
)

// fewArrows can be told apart; more are thinner.
const fewArrows = 6

// drawArrows shows the moves of the best arrangement, from where a card lies to where it goes.
func (g grid) drawArrows(m *moves) {
	if len(m.list) == 0 {
		return
	}
	g.Rect(draw.At(g.at.X, g.at.Y, g.at.W, g.at.H), draw.Faint(draw.Tone(look.Panel), 0x40), 6)
	wide := g.side
	if len(m.list) > fewArrows && m.only < 0 && m.at < 0 {
		wide *= 0.66
	}
	for i, one := range m.list {
		if !m.shows(i) {
			continue
		}
		if m.at == i {
			g.Frame(g.cell(one.To), draw.Tone(look.Brass), max(2.5, g.side*0.06), g.side*0.13)
		}
		if one.From < 0 {
			continue
		}
		fx, fy := g.cell(one.From).Mid()
		tx, ty := g.cell(one.To).Mid()
		drawArrow(g.Sketch, fyne.NewPos(fx, fy), fyne.NewPos(tx, ty), wide)
	}
}

// drawArrow shows an arrow between two middles: a dot where it begins, a bright line with a dark rim, a head.
func drawArrow(s *draw.Sketch, from, to fyne.Position, cell float32) {
	dx, dy := to.X-from.X, to.Y-from.Y
	length := draw.Hypot(dx, dy)
	if length == 0 {
		return
	}
	ux, uy := dx/length, dy/length
	head := cell * 0.24
	side := cell * 0.07 // arrows there and back run beside each other
	from = from.AddXY(-uy*side, ux*side)
	to = to.AddXY(-uy*side-ux*cell*0.16, ux*side-uy*cell*0.16)
	stop := to.AddXY(-ux*head*0.5, -uy*head*0.5)
	for _, line := range []struct {
		ink  fyne.ThemeColorName
		wide float32
	}{{look.Void, cell * 0.13}, {look.Brass, cell * 0.07}} {
		l := canvas.NewLine(draw.Tone(line.ink))
		l.StrokeWidth = line.wide
		l.Position1, l.Position2 = from, stop
		s.Objs = append(s.Objs, l)
	}
	s.Disc(from.X, from.Y, cell*0.08, draw.Tone(look.Brass), draw.Tone(look.Void), 1)
	p := &canvas.RegularPolygon{Sides: 3, Angle: degrees(ux, uy), FillColor: draw.Tone(look.Brass), StrokeColor: draw.Tone(look.Void), StrokeWidth: 1}
	s.Add(p, draw.At(to.X-head/2-ux*head*0.25, to.Y-head/2-uy*head*0.25, head, head))
}

// degrees returns the turn of a triangle that points along a direction: 0 is up, clockwise.
func degrees(x, y float32) float32 {
	return float32(math.Atan2(float64(x), float64(-y)) * 180 / math.Pi)
}
