package boards

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"docent/app/kit"
)

// pawnReach is the room a pawn's container leaves for what is around it, in widths of the pawn.
const pawnReach float32 = 1.7

// placePawns sets the pawns where they are on their way.
func (b *oldMuseum) placePawns() {
	scale, origin := b.view.Scale(), b.view.Origin
	for _, w := range b.walkers {
		at := w.at
		if from, ok := b.from[w.who]; ok && b.done < 1 {
			from.wide = at.wide
			at = from.between(at, b.done)
		}
		w.body.Move(fyne.NewPos((at.x-origin.X-w.side/2)*scale, (at.y-origin.Y-w.side/2)*scale))
	}
}

// pawn draws somebody into a container of its own.
func (b *oldMuseum) pawn(e easel, p *explorer) {
	own := &sketch{old: e.old, new: e.new, density: e.density}
	d, side := p.at.wide*e.scale, p.at.wide*pawnReach
	mid := side * e.scale / 2
	if b.free {
		handle(own, mid, mid, d)
	}
	b.pawnAt(own, p, mid, mid, d)
	body := container.NewWithoutLayout(own.objs...)
	body.Resize(fyne.NewSquareSize(side * e.scale))
	e.objs = append(e.objs, body)
	b.walkers = append(b.walkers, walker{p.who(), body, p.at, side})
}

// pawnAt is a pawn in the colour of its seat, with the seat's symbol for a face, and what happened to it.
func (b *oldMuseum) pawnAt(s *sketch, p *explorer, cx, cy, d float32) {
	n := b.host.Symbol(p.seat)
	fill, line := tone(kit.SeatInk(n)), max(1.2, d*0.05)
	edge := tone(kit.Void)
	switch {
	case p.active:
		ring := &canvas.Circle{FillColor: faint(tone(kit.Lamp1), 0x38), StrokeColor: tone(kit.Brass), StrokeWidth: max(2, line)}
		ring.Shadow = canvas.Shadow{Color: faint(tone(kit.Lamp1), 0xa0), BlurRadius: d * 0.2, Variant: canvas.BoxShadow}
		s.add(ring, box{cx - d*0.6, cy - d*0.6, d * 1.2, d * 1.2})
	case p.victim, p.held:
		s.disc(cx, cy, d*0.6, faint(tone(kit.Danger), 0x28), tone(kit.Danger), max(1.5, line*0.8))
	}
	body := s.rect(box{cx - d*0.40, cy + d*0.08, d * 0.80, d * 0.40}, fill, 0)
	body.TopLeftCornerRadius, body.TopRightCornerRadius = d*0.36, d*0.36
	body.BottomLeftCornerRadius, body.BottomRightCornerRadius = d*0.08, d*0.08
	body.StrokeColor, body.StrokeWidth = edge, line
	if p.trapped { // down to the shoulders in the floor
		body.Move(fyne.NewPos(cx-d*0.40, cy+d*0.16))
		body.Resize(fyne.NewSize(d*0.80, d*0.2))
	}
	s.disc(cx, cy-d*0.14, d*0.37, fill, edge, line)
	s.stamp(kit.SeatSymbol(n), kit.Void, cx, cy-d*0.14, d*0.46)
	b.pawnSigns(s, p, cx, cy, d)
}

// pawnSigns tell what a pawn must or may suffer.
func (b *oldMuseum) pawnSigns(s *sketch, p *explorer, cx, cy, d float32) {
	r := max(6.5, d*0.22)
	switch {
	case p.crowned:
		gold := kit.Lamp1
		if !kit.IsDark() {
			gold = kit.Brass
		}
		s.stamp("crown", gold, cx, cy-d*0.62, d*0.5)
	case p.trapped:
		s.sign("om-trap", tone(kit.Danger), kit.OnDanger, cx+d*0.36, cy+d*0.3, r)
	case p.misses:
		s.sign("hourglass", tone(kit.PanelRaised), kit.Ink, cx+d*0.36, cy+d*0.3, r)
	}
	if p.victim || p.held {
		s.sign("om-pistol", tone(kit.Danger), kit.OnDanger, cx-d*0.36, cy+d*0.3, r)
	}
}
