package boards

import (
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"docent/app/kit"
	"docent/rules"
	"docent/rules/grid"
)

// stride is how long a figure takes from room to room.
const stride = 460 * time.Millisecond

// walker is a figure as drawn: it moves as one.
type walker struct {
	who  rules.Thing
	body *fyne.Container
	at   spot
	side float32 // of its container, in cells
}

func cutNumber(thing, noun string) (string, bool) { return strings.CutPrefix(thing, noun) }

// placeWalkers sets the figures where they are on their way.
func (b *museumBoard) placeWalkers(scale float32, origin box) {
	for _, w := range b.walkers {
		at := w.at
		if from, ok := b.from[w.who]; ok && b.done < 1 {
			from.wide = at.wide
			at = from.between(at, b.done)
		}
		w.body.Move(fyne.NewPos((at.x-origin.x-w.side/2)*scale, (at.y-origin.y-w.side/2)*scale))
	}
}

// figure draws somebody into a container of its own.
func (b *museumBoard) figure(e easel, f *figure) {
	own := &sketch{old: e.old, new: e.new, density: e.density}
	d := f.at.wide * e.scale
	reach := float32(2.2) // room for the light of a torch
	side := f.at.wide * reach
	mid := side * e.scale / 2
	if b.free {
		handle(own, mid, mid, d)
	}
	switch {
	case f.seat >= 0:
		b.thief(own, f, mid, mid, d)
	case f.guard > 0:
		guardAt(own, f, mid, mid, d)
	default:
		mummyAt(own, f, mid, mid, d)
	}
	body := container.NewWithoutLayout(own.objs...)
	body.Resize(fyne.NewSquareSize(side * e.scale))
	e.objs = append(e.objs, body)
	b.walkers = append(b.walkers, walker{f.who, body, f.at, side})
}

// thief is a pawn in the colour of its seat, with the seat's symbol for a face.
func (b *museumBoard) thief(s *sketch, f *figure, cx, cy, d float32) {
	n := b.host.Symbol(f.seat)
	fill, edge := tone(kit.SeatInk(n)), tone(kit.Void)
	if f.hidden {
		fill = mix(fill, tone(kit.Floor), 0.55)
	}
	line := max(1.2, d*0.05)
	if f.active {
		ring := &canvas.Circle{FillColor: faint(tone(kit.Lamp1), 0x38), StrokeColor: tone(kit.Brass), StrokeWidth: line}
		ring.Shadow = canvas.Shadow{Color: faint(tone(kit.Lamp1), 0xa0), BlurRadius: d * 0.2, Variant: canvas.BoxShadow}
		s.add(ring, box{cx - d*0.6, cy - d*0.6, d * 1.2, d * 1.2})
	}
	body := s.rect(box{cx - d*0.40, cy + d*0.08, d * 0.80, d * 0.40}, fill, 0)
	body.TopLeftCornerRadius, body.TopRightCornerRadius = d*0.36, d*0.36
	body.BottomLeftCornerRadius, body.BottomRightCornerRadius = d*0.08, d*0.08
	body.StrokeColor, body.StrokeWidth = edge, line
	if f.lit {
		body.StrokeColor = tone(kit.Brass)
	}
	s.disc(cx, cy-d*0.14, d*0.37, fill, body.StrokeColor, line)
	s.stamp(kit.SeatSymbol(n), kit.Void, cx, cy-d*0.14, d*0.46)
	if f.hidden {
		r := d * 0.2
		s.disc(cx+d*0.32, cy+d*0.30, r, tone(kit.PanelRaised), edge, 1)
		s.stamp("eye-off", kit.Ink, cx+d*0.32, cy+d*0.30, r*1.5)
	}
}

// guardAt is a guard: his cap over his number, his torch where he is heading.
func guardAt(s *sketch, f *figure, cx, cy, d float32) {
	dx, dy := toward(f.heading)
	if f.heading != grid.None {
		light := tone(kit.Lamp1)
		for i, alpha := range [...]uint8{0x14, 0x1e, 0x28} {
			s.beam(cx, cy, d*(1.5-0.28*float32(i)), f.heading, faint(light, alpha))
		}
	}
	fill := tone(kit.Guard)
	if f.rests {
		fill = mix(fill, tone(kit.Floor), 0.5)
	}
	c := &canvas.Circle{FillColor: fill, StrokeColor: white, StrokeWidth: max(1.2, d*0.05)}
	c.Shadow = canvas.Shadow{Color: tone(kit.Shade), BlurRadius: 5, Offset: fyne.NewPos(0, 2)}
	s.add(c, box{cx - d*0.44, cy - d*0.44, d * 0.88, d * 0.88})
	s.stamp("guard-cap", kit.OnGuard, cx, cy-d*0.17, d*0.5)
	s.label(strconv.Itoa(f.guard), cx, cy+d*0.19, digits(d*0.4, white))
	if f.heading != grid.None {
		s.arrow(cx+dx*d*0.58, cy+dy*d*0.58, d*0.28, f.heading, tone(kit.Ink), tone(kit.Floor))
	}
	if f.rests {
		badge(s, "rest", cx+d*0.34, cy+d*0.32, d*0.2)
	}
}

func mummyAt(s *sketch, f *figure, cx, cy, d float32) {
	fill, icon := tone(kit.Linen), "mummy"
	if f.asleep {
		fill, icon = mix(fill, tone(kit.Floor), 0.35), "mummy-asleep"
	}
	c := &canvas.Circle{FillColor: fill, StrokeColor: mix(fill, black, 0.45), StrokeWidth: max(1.2, d*0.05)}
	c.Shadow = canvas.Shadow{Color: tone(kit.Shade), BlurRadius: 5, Offset: fyne.NewPos(0, 2)}
	s.add(c, box{cx - d*0.44, cy - d*0.44, d * 0.88, d * 0.88})
	s.stamp(icon, kit.OnLamp, cx, cy, d*0.62)
	dx, dy := toward(f.heading)
	if f.heading != grid.None {
		s.arrow(cx+dx*d*0.58, cy+dy*d*0.58, d*0.28, f.heading, tone(kit.Linen), tone(kit.Void))
	}
	if f.asleep {
		badge(s, "nightfall", cx+d*0.34, cy-d*0.32, d*0.22)
	}
}

func badge(s *sketch, icon string, cx, cy, r float32) {
	s.disc(cx, cy, r, tone(kit.PanelRaised), tone(kit.Void), 1)
	s.stamp(icon, kit.Ink, cx, cy, r*1.4)
}
