package oldmuseum

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
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
	switch {
	case p.active:
		s.Limelight(cx, cy, d, 2)
	case p.victim, p.held:
		s.Disc(cx, cy, d*0.6, draw.Faint(draw.Tone(look.Danger), 0x28), draw.Tone(look.Danger), max(1.5, d*0.04))
	}
	body := s.Pawn(kit.SeatSymbol(n), cx, cy, d, draw.Tone(kit.SeatInk(n)), draw.Tone(look.Void))
	if p.trapped { // down to the shoulders in the floor
		body.Move(fyne.NewPos(cx-d*0.40, cy+d*0.16))
		body.Resize(fyne.NewSize(d*0.80, d*0.2))
	}
	drawPawnSigns(s, p, cx, cy, d)
}

// drawPawnSigns tells what a pawn must or may suffer.
func drawPawnSigns(s *draw.Sketch, p *explorer, cx, cy, d float32) {
	r := max(6.5, d*0.22)
	switch {
	case p.crowned:
		gold := look.Lamp1
		if !look.IsDark() {
			gold = look.Brass
		}
		s.Stamp("crown", gold, cx, cy-d*0.62, d*0.5)
	case p.trapped:
		s.Sign("om-trap", draw.Tone(look.Danger), look.OnDanger, cx+d*0.36, cy+d*0.3, r)
	case p.misses:
		s.Sign("hourglass", draw.Tone(look.PanelRaised), look.Ink, cx+d*0.36, cy+d*0.3, r)
	}
	if p.victim || p.held {
		s.Sign("om-pistol", draw.Tone(look.Danger), look.OnDanger, cx-d*0.36, cy+d*0.3, r)
	}
}
