package cgexpo

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// paint is the colour of a thing and what is read on it.
type paint struct{ fill, on fyne.ThemeColorName }

// colourPaints are those of the wooden pieces: what lies on the table is found by them.
var colourPaints = [...]paint{
	cgexpo.Red: {kit.Seat1, kit.Void}, cgexpo.Green: {kit.Good, kit.Void},
	cgexpo.Yellow: {kit.Gold, kit.OnLamp}, cgexpo.Blue: {kit.Seat5, kit.Void},
}

func (x *model) paintOf(seat rules.Seat) paint { return colourPaints[x.state.Thieves[seat].Colour] }

// walker is a token as drawn: it moves as one.
type walker struct {
	piece cgexpo.Piece
	body  *fyne.Container
	at    draw.Spot
	side  float32 // of its container, in squares
}

// tokenReach is how much larger than a token its container is: for rings and badges.
const tokenReach = 1.5

// drawTokens draws items first, then figures, who is at turn on top.
func (b *Board) drawTokens(e easel) {
	for i := range b.look.pieces {
		if !b.look.pieces[i].turn {
			b.token(e, &b.look.pieces[i])
		}
	}
	for i := range b.look.pieces {
		if b.look.pieces[i].turn {
			b.token(e, &b.look.pieces[i])
		}
	}
}

func (b *Board) token(e easel, t *token) {
	own := &draw.Sketch{Old: e.Old, New: e.New, Density: e.Density}
	side := t.spot.Wide * tokenReach
	mid, d := side*e.Scale/2, t.spot.Wide*e.Scale
	if b.free && t.kind != anItem && t.kind != theCDs {
		draw.Handle(own, mid, mid, d)
	}
	b.drawToken(own, t, mid, mid, d)
	body := container.NewWithoutLayout(own.Objs...)
	body.Resize(fyne.NewSquareSize(side * e.Scale))
	e.Objs = append(e.Objs, body)
	b.walkers = append(b.walkers, walker{t.piece, body, t.spot, side})
}

// drawToken draws a figure or an item around a point, so wide.
func (b *Board) drawToken(s *draw.Sketch, t *token, cx, cy, d float32) {
	switch t.kind {
	case aThief:
		b.drawThief(s, t, cx, cy, d)
	case anItem:
		b.drawItem(s, t.seat, t.item, cx, cy, d, t.faint)
	case aPodcaster:
		b.drawPodcaster(s, t, cx, cy, d)
	case theCDs:
		drawCDs(s, cx, cy, d)
	case theJanitor:
		puck(s, cx, cy, d, draw.Tone(kit.Junk), draw.White)
		s.Stamp("cg-broom", kit.OnGuard, cx, cy, d*0.58)
	case theITG:
		fill, on := fyne.ThemeColorName(kit.Guard), fyne.ThemeColorName(kit.OnGuard)
		if b.look.frantic {
			fill, on = kit.Danger, kit.OnDanger
		}
		puck(s, cx, cy, d, draw.Tone(fill), draw.Tone(on))
		s.Stamp("cg-itg", on, cx, cy, d*0.62)
	}
}

// puck is the disc that a figure stands on.
func puck(s *draw.Sketch, cx, cy, d float32, fill color.NRGBA, rim color.Color) {
	c := &canvas.Circle{FillColor: fill, StrokeColor: rim, StrokeWidth: max(1.1, d*0.06)}
	c.Shadow = canvas.Shadow{Color: draw.Tone(kit.Shade), BlurRadius: 4, Offset: fyne.NewPos(0, 1.5)}
	s.Add(c, draw.At(cx-d*0.47, cy-d*0.47, d*0.94, d*0.94))
}

// drawThief is a pawn in the colour of the wooden one, with the symbol of its seat for a face.
func (b *Board) drawThief(s *draw.Sketch, t *token, cx, cy, d float32) {
	p := b.look.paintOf(t.seat)
	fill, rim := draw.Tone(p.fill), draw.Tone(kit.Ink)
	if p.on == kit.OnLamp || kit.IsDark() {
		rim = draw.Tone(kit.OnLamp)
	}
	line := max(1, d*0.05)
	if t.turn {
		ring := &canvas.Circle{FillColor: draw.Faint(draw.Tone(kit.Brass), 0x40), StrokeColor: draw.Tone(kit.Brass), StrokeWidth: max(1.6, d*0.07)}
		ring.Shadow = canvas.Shadow{Color: draw.Faint(draw.Tone(kit.Brass), 0xa0), BlurRadius: d * 0.22, Variant: canvas.BoxShadow}
		s.Add(ring, draw.At(cx-d*0.64, cy-d*0.64, d*1.28, d*1.28))
	}
	body := s.Rect(draw.At(cx-d*0.44, cy+d*0.08, d*0.88, d*0.42), fill, 0)
	body.TopLeftCornerRadius, body.TopRightCornerRadius = d*0.38, d*0.38
	body.BottomLeftCornerRadius, body.BottomRightCornerRadius = d*0.08, d*0.08
	body.StrokeColor, body.StrokeWidth = rim, line
	s.Disc(cx, cy-d*0.1, d*0.40, fill, rim, line)
	s.Stamp(kit.SeatSymbol(b.host.Symbol(t.seat)), p.on, cx, cy-d*0.1, d*0.52)
	if seat, on := b.look.state.Frantic(); on && seat == t.seat {
		drawCDs(s, cx+d*0.38, cy+d*0.3, d*0.46)
	}
}

// drawPodcaster is a head with headphones and the beginning of his name.
func (b *Board) drawPodcaster(s *draw.Sketch, t *token, cx, cy, d float32) {
	fill := draw.Tone(kit.Linen)
	if t.faint {
		fill = draw.Mix(fill, draw.Tone(kit.Floor), 0.6)
	}
	puck(s, cx, cy, d, fill, draw.Tone(kit.OnLamp))
	if d < 17 {
		s.Stamp("cg-mic", kit.OnLamp, cx, cy, d*0.7)
		return
	}
	s.Stamp("cg-mic", kit.OnLamp, cx, cy-d*0.09, d*0.82)
	s.Label(b.word("short."+t.piece.String()), cx, cy+d*0.13, draw.Digits(d*0.3, draw.Tone(kit.OnLamp)))
	if t.faint {
		r := d * 0.2
		s.Disc(cx+d*0.34, cy+d*0.34, r, draw.Tone(kit.PanelRaised), draw.Tone(kit.Ink), 1)
		s.Stamp("skull", kit.Ink, cx+d*0.34, cy+d*0.34, r*1.5)
	}
}

// drawItem is a chip in its owner's colour with the owner's symbol.
func (b *Board) drawItem(s *draw.Sketch, seat rules.Seat, kind cgexpo.Item, cx, cy, d float32, dim bool) {
	p := b.look.paintOf(seat)
	fill := draw.Tone(p.fill)
	if dim {
		fill = draw.Mix(fill, draw.Tone(kit.Floor), 0.35)
	}
	side := d * 0.82
	r := s.Rect(draw.At(cx-side/2, cy-side/2, side, side), fill, side*0.24)
	r.StrokeColor, r.StrokeWidth = draw.Tone(kit.OnLamp), max(0.8, d*0.04)
	s.Stamp(itemSigns[kind], p.on, cx, cy, side*0.74)
	if d >= 24 {
		r := d * 0.17
		s.Disc(cx+side*0.44, cy-side*0.44, r, draw.Tone(kit.PanelRaised), draw.Tone(kit.Ink), 0.8)
		s.Stamp(kit.SeatSymbol(b.host.Symbol(seat)), kit.Ink, cx+side*0.44, cy-side*0.44, r*1.35)
	}
}

func drawCDs(s *draw.Sketch, cx, cy, d float32) {
	side := d * 0.86
	r := s.Rect(draw.At(cx-side/2, cy-side/2, side, side), draw.Tone(kit.LampWhite), side*0.5)
	r.StrokeColor, r.StrokeWidth = draw.Tone(kit.OnLamp), max(1, d*0.05)
	r.Shadow = canvas.Shadow{Color: draw.Faint(draw.Tone(kit.Gold), 0xc0), BlurRadius: d * 0.2, Variant: canvas.BoxShadow}
	s.Stamp("cg-cds", kit.OnLamp, cx, cy, side*0.78)
}

// placeWalkers sets the tokens where they are on their way.
func (b *Board) placeWalkers() {
	scale, origin := b.view.Scale(), b.look.bounds()
	for _, w := range b.walkers {
		at := fyne.NewPos(w.at.X, w.at.Y)
		if way := b.ways[w.piece]; len(way) > 1 && b.done < 1 {
			at = along(way, b.done)
		}
		w.body.Move(fyne.NewPos((at.X-origin.X-w.side/2)*scale, (at.Y-origin.Y-w.side/2)*scale))
	}
}

// along is the place after a share of a way.
func along(way []fyne.Position, done float32) fyne.Position {
	at := done * float32(len(way)-1)
	i := min(int(at), len(way)-2)
	part := at - float32(i)
	a, z := way[i], way[i+1]
	return fyne.NewPos(a.X+(z.X-a.X)*part, a.Y+(z.Y-a.Y)*part)
}

// walk lets those who moved go there; only they are placed anew.
func (b *Board) walk() {
	longest := 2
	for _, way := range b.ways {
		longest = max(longest, len(way))
	}
	b.moving = &fyne.Animation{Duration: draw.Stride + draw.Stride/4*pace(longest), Curve: fyne.AnimationEaseInOut, Tick: func(done float32) {
		b.done = done
		b.placeWalkers()
	}}
	b.moving.Start()
}

// hypotOf is the distance of two points.
func hypotOf(a, b fyne.Position) float32 {
	return float32(math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)))
}
