package cgexpo

import (
	"math"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
)

// stroke is a drag of a finger over a board that is painted.
type stroke struct{ from, to fyne.Position }

// corners returns the squares where the stroke begins and where it is.
func (k stroke) corners() (x0, y0, x1, y1 int) {
	return cellOf(k.from.X), cellOf(k.from.Y), cellOf(k.to.X), cellOf(k.to.Y)
}

// line returns the straight line on the grid next to the stroke.
func (k stroke) line() Line {
	dx, dy := k.to.X-k.from.X, k.to.Y-k.from.Y
	if dx*dx > dy*dy {
		return Line{Line: lineOf(k.from.Y), At: max(0, cellOf(min(k.from.X, k.to.X)+0.3)), To: cellOf(max(k.from.X, k.to.X)-0.3) + 1}
	}
	return Line{Down: true, Line: lineOf(k.from.X), At: max(0, cellOf(min(k.from.Y, k.to.Y)+0.3)), To: cellOf(max(k.from.Y, k.to.Y)-0.3) + 1}
}

// draw shows what the stroke will do.
func (k stroke) draw(e easel, tool ToolKind) {
	brass := draw.Tone(kit.Brass)
	if tool == SideTool {
		l := k.line()
		e.line(run{l.Down, l.Line, l.At, max(l.At+1, l.To)}, brass, max(4, e.Scale*0.26), 2)
		return
	}
	x0, y0, x1, y1 := k.corners()
	at := draw.At(float32(min(x0, x1)), float32(min(y0, y1)), float32(max(x0, x1)-min(x0, x1))+1, float32(max(y0, y1)-min(y0, y1))+1)
	r := e.Frame(e.On(at), brass, 3, 4)
	r.FillColor = draw.Faint(brass, 0x50)
}

// sideNear returns the side of a square next to a point.
func sideNear(at fyne.Position) Line {
	fx, fy := at.X-float32(lineOf(at.X)), at.Y-float32(lineOf(at.Y))
	if fx*fx < fy*fy {
		y := max(0, cellOf(at.Y))
		return Line{Down: true, Line: lineOf(at.X), At: y, To: y + 1}
	}
	x := max(0, cellOf(at.X))
	return Line{Line: lineOf(at.Y), At: x, To: x + 1}
}

func cellOf(v float32) int { return int(math.Floor(float64(v))) }

func lineOf(v float32) int { return int(math.Round(float64(v))) }
