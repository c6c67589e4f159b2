package oldmuseum

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board/draw"
	"docent/app/kit"
)

// pawnReach is the room a pawn's container leaves for what is around it, in widths of the pawn.
const pawnReach float32 = 1.7

// drawPawns lets everybody stand on the map.
func (b *Board) drawPawns(e draw.Easel) {
	for i := range b.look.pawns {
		p := &b.look.pawns[i]
		b.Stand(e, draw.Figure{Who: p.who(), At: p.at, Reach: pawnReach, Paint: func(s *draw.Sketch, cx, cy, d float32) { b.drawPawn(s, p, cx, cy, d) }})
	}
}

// drawPawn draws a pawn in the colour of its seat, with the seat's symbol for a face, and what happened to it.
func (b *Board) drawPawn(s *draw.Sketch, p *explorer, cx, cy, d float32) {
	n := b.host.Symbol(p.seat)
	fill, line := draw.Tone(kit.SeatInk(n)), max(1.2, d*0.05)
	edge := draw.Tone(kit.Void)
	switch {
	case p.active:
		ring := &canvas.Circle{FillColor: draw.Faint(draw.Tone(kit.Lamp1), 0x38), StrokeColor: draw.Tone(kit.Brass), StrokeWidth: max(2, line)}
		ring.Shadow = canvas.Shadow{Color: draw.Faint(draw.Tone(kit.Lamp1), 0xa0), BlurRadius: d * 0.2, Variant: canvas.BoxShadow}
		s.Add(ring, draw.At(cx-d*0.6, cy-d*0.6, d*1.2, d*1.2))
	case p.victim, p.held:
		s.Disc(cx, cy, d*0.6, draw.Faint(draw.Tone(kit.Danger), 0x28), draw.Tone(kit.Danger), max(1.5, line*0.8))
	}
	body := s.Rect(draw.At(cx-d*0.40, cy+d*0.08, d*0.80, d*0.40), fill, 0)
	body.TopLeftCornerRadius, body.TopRightCornerRadius = d*0.36, d*0.36
	body.BottomLeftCornerRadius, body.BottomRightCornerRadius = d*0.08, d*0.08
	body.StrokeColor, body.StrokeWidth = edge, line
	if p.trapped { // down to the shoulders in the floor
		body.Move(fyne.NewPos(cx-d*0.40, cy+d*0.16))
		body.Resize(fyne.NewSize(d*0.80, d*0.2))
	}
	s.Disc(cx, cy-d*0.14, d*0.37, fill, edge, line)
	s.Stamp(kit.SeatSymbol(n), kit.Void, cx, cy-d*0.14, d*0.46)
	drawPawnSigns(s, p, cx, cy, d)
}

// drawPawnSigns tells what a pawn must or may suffer.
func drawPawnSigns(s *draw.Sketch, p *explorer, cx, cy, d float32) {
	r := max(6.5, d*0.22)
	switch {
	case p.crowned:
		gold := kit.Lamp1
		if !kit.IsDark() {
			gold = kit.Brass
		}
		s.Stamp("crown", gold, cx, cy-d*0.62, d*0.5)
	case p.trapped:
		s.Sign("om-trap", draw.Tone(kit.Danger), kit.OnDanger, cx+d*0.36, cy+d*0.3, r)
	case p.misses:
		s.Sign("hourglass", draw.Tone(kit.PanelRaised), kit.Ink, cx+d*0.36, cy+d*0.3, r)
	}
	if p.victim || p.held {
		s.Sign("om-pistol", draw.Tone(kit.Danger), kit.OnDanger, cx-d*0.36, cy+d*0.3, r)
	}
}
