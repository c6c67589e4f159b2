package crazymuseum

import (
	"strconv"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules/grid"
)

// figureReach is the room that a figure's drawing leaves for the light of a torch, in widths of the figure.
const figureReach float32 = 2.2

// drawFigures lets everybody stand on the map.
func (b *Board) drawFigures(e draw.Easel) {
	for i := range b.look.figures {
		f := &b.look.figures[i]
		b.Stand(e, draw.Figure{Who: f.who, At: f.at, Reach: figureReach, Paint: func(s *draw.Sketch, cx, cy, d float32) {
			switch {
			case f.seat >= 0:
				b.drawThief(s, f, cx, cy, d)
			case f.guard > 0:
				drawGuard(s, f, cx, cy, d)
			default:
				drawMummy(s, f, cx, cy, d)
			}
		}})
	}
}

// drawThief draws a pawn in the colour of its seat, with the seat's symbol for a face.
func (b *Board) drawThief(s *draw.Sketch, f *figure, cx, cy, d float32) {
	n := b.host.Symbol(f.seat)
	fill, edge := draw.Tone(kit.SeatInk(n)), draw.Tone(look.Void)
	if f.hidden {
		fill = draw.Mix(fill, draw.Tone(look.Floor), 0.55)
	}
	if f.active {
		s.Limelight(cx, cy, d, 0)
	}
	if f.lit {
		edge = draw.Tone(look.Brass)
	}
	s.Pawn(kit.SeatSymbol(n), cx, cy, d, fill, edge)
	if f.hidden {
		r := d * 0.2
		s.Disc(cx+d*0.32, cy+d*0.30, r, draw.Tone(look.PanelRaised), draw.Tone(look.Void), 1)
		s.Stamp("eye-off", look.Ink, cx+d*0.32, cy+d*0.30, r*1.5)
	}
}

// drawGuard draws a guard: his cap over his number, his torch where he is heading.
func drawGuard(s *draw.Sketch, f *figure, cx, cy, d float32) {
	dx, dy := draw.Toward(f.heading)
	if f.heading != grid.None {
		light := draw.Tone(look.Lamp1)
		for i, alpha := range [...]uint8{0x14, 0x1e, 0x28} {
			s.Beam(cx, cy, d*(1.5-0.28*float32(i)), f.heading, draw.Faint(light, alpha))
		}
	}
	fill := draw.Tone(look.Guard)
	if f.rests {
		fill = draw.Mix(fill, draw.Tone(look.Floor), 0.5)
	}
	s.Puck(cx, cy, d, fill, draw.White)
	s.Stamp("guard-cap", look.OnGuard, cx, cy-d*0.17, d*0.5)
	s.Label(strconv.Itoa(f.guard), cx, cy+d*0.19, draw.Digits(d*0.4, draw.White))
	if f.heading != grid.None {
		s.Arrow(cx+dx*d*0.58, cy+dy*d*0.58, d*0.28, f.heading, draw.Tone(look.Ink), draw.Tone(look.Floor))
	}
	if f.rests {
		badge(s, "rest", cx+d*0.34, cy+d*0.32, d*0.2)
	}
}

// drawMummy draws the mummy, awake or asleep.
func drawMummy(s *draw.Sketch, f *figure, cx, cy, d float32) {
	fill, icon := draw.Tone(look.Linen), "mummy"
	if f.asleep {
		fill, icon = draw.Mix(fill, draw.Tone(look.Floor), 0.35), "mummy-asleep"
	}
	s.Puck(cx, cy, d, fill, draw.Mix(fill, draw.Black, 0.45))
	s.Stamp(icon, look.OnLamp, cx, cy, d*0.62)
	dx, dy := draw.Toward(f.heading)
	if f.heading != grid.None {
		s.Arrow(cx+dx*d*0.58, cy+dy*d*0.58, d*0.28, f.heading, draw.Tone(look.Linen), draw.Tone(look.Void))
	}
	if f.asleep {
		badge(s, "nightfall", cx+d*0.34, cy-d*0.32, d*0.22)
	}
}

// badge draws a small sign beside a figure.
func badge(s *draw.Sketch, icon string, cx, cy, r float32) {
	s.Disc(cx, cy, r, draw.Tone(look.PanelRaised), draw.Tone(look.Void), 1)
	s.Stamp(icon, look.Ink, cx, cy, r*1.4)
}
