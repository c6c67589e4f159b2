package museum

import (
	"strconv"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
)

// others are the museums of all seats beside the large one.
type others struct {
	pen
	halls []hallLook
	large rules.Seat
}

func (o others) draw(at draw.Box) {
	n := len(o.halls)
	if at.W <= 0 || n < 2 {
		return
	}
	each := (at.H - float32(n-1)*6) / float32(n)
	for i := range o.halls {
		o.drawOne(draw.At(at.X, at.Y+float32(i)*(each+6), at.W, each), &o.halls[i])
	}
}

// drawOne shows a museum as its owner's symbol, its total and its cells.
func (o others) drawOne(at draw.Box, h *hallLook) {
	symbol := o.words.Symbol(h.seat)
	edge := o.Lifted(at, draw.Tone(look.Panel), 10)
	edge.StrokeColor, edge.StrokeWidth = draw.Tone(look.Edge), 1
	if h.seat == o.large {
		edge.StrokeColor, edge.StrokeWidth = draw.Tone(kit.SeatInk(symbol)), 2
	}
	cell := min((at.H-10)/float32(h.board.Height()), (at.W*0.68-6)/float32(h.board.Width()))
	left := at.W - cell*float32(h.board.Width()) - 12
	side := min(left*0.6, at.H*0.3)
	o.Stamp(kit.SeatSymbol(symbol), kit.SeatInk(symbol), at.X+5+left/2, at.Y+at.H*0.34, side)
	if h.laid() > 0 {
		o.Text(strconv.Itoa(h.total), draw.At(at.X+5, at.Y+at.H*0.52, left, at.H*0.34), draw.Strong(15))
	}
	grid{o.Sketch, h, draw.Box{X: at.X + left + 7, Y: at.Y + (at.H-cell*float32(h.board.Height()))/2}, cell}.drawCells()
	o.touch(at, rules.Of("museum", h.seat))
}
