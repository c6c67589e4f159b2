package cgexpo

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/cgexpo"
)

// token is a figure or an item on the map.
type token struct {
	piece cgexpo.Piece
	kind  tokenKind
	seat  rules.Seat // of a thief or an item
	item  cgexpo.Item
	at    cgexpo.Square
	spot  draw.Spot
	turn  bool // it is this thief's turn
	faint bool // it does not matter to the thief at turn
	ghost bool // it is not there: it may come
}

type tokenKind uint8

const (
	aThief tokenKind = iota
	aPodcaster
	theITG
	theJanitor
	theCDs
	anItem
)

// carried reports whether fingers may carry the token; items are corrected by their owner's sheet.
func (t *token) carried() bool { return t.kind != anItem }

// walks reports whether the token goes from square to square by itself.
func (t *token) walks() bool { return t.kind != anItem && t.kind != theCDs }

func (t *token) middle() fyne.Position { return t.spot.Mid() }

// thiefToken returns the figure of a seat, wherever it stands.
func thiefToken(seat rules.Seat) token {
	return token{piece: thiefPieces[seat], kind: aThief, seat: seat}
}

// itemToken returns an item of a seat, wherever it lies.
func itemToken(kind cgexpo.Item, seat rules.Seat) token {
	return token{piece: itemPieces[kind][seat], kind: anItem, seat: seat, item: kind}
}

// The pieces by name, and the items of every seat.
var (
	itemPieces  [4][4]cgexpo.Piece // by kind and seat
	thiefPieces [4]cgexpo.Piece
	itemSigns   = [4]string{"cg-zapper", "cg-key", "cg-pass", "cg-studson"}
	zoneSigns   = [...]string{"", "cg-exit", "cg-floor", "cg-vip", "cg-casino", "cg-museum"}
	zoneInks    = [...]fyne.ThemeColorName{"", look.Good, look.InkFaint, look.Seat3, look.Gold, look.Info}
	allZones    = []cgexpo.Zone{cgexpo.Exit, cgexpo.Floor, cgexpo.VIP, cgexpo.Casino, cgexpo.Museum}
	roomZones   = []cgexpo.Zone{cgexpo.VIP, cgexpo.Casino, cgexpo.Museum}
	allPods     = []cgexpo.Piece{cgexpo.Scott, cgexpo.SoCal, cgexpo.UK}
	allKinds    = []cgexpo.Item{cgexpo.Zapper, cgexpo.Key, cgexpo.Pass, cgexpo.Studson}
)

func init() {
	named := func(name string) (p cgexpo.Piece) {
		if err := p.UnmarshalText([]byte(name)); err != nil {
			panic(err)
		}
		return p
	}
	for seat := range 4 {
		id := string(rune('0' + seat))
		thiefPieces[seat] = named("thief." + id)
		for _, kind := range allKinds {
			itemPieces[kind][seat] = named(kind.String() + "." + id)
		}
	}
}

// doorInk returns an ink that is readable on the colour of a room.
func doorInk(z cgexpo.Zone) fyne.ThemeColorName {
	if z == cgexpo.Casino {
		return look.OnLamp
	}
	return look.Void
}

func figureThing(p cgexpo.Piece) rules.Thing { return rules.Of("figure", p) }

// seatOrFigure returns what the table corrects a figure by: its seat where it is a thief.
func seatOrFigure(p cgexpo.Piece) rules.Thing {
	for seat, thief := range thiefPieces {
		if thief == p {
			return rules.Of("seat", seat)
		}
	}
	return figureThing(p)
}

// paint is the colour of a thing and the ink that is read on it.
type paint struct{ fill, on fyne.ThemeColorName }

// colourPaints are those of the wooden pieces: what lies on the table is found by them.
var colourPaints = [...]paint{
	cgexpo.Red: paintIn(kit.RedDye), cgexpo.Green: paintIn(kit.GreenDye),
	cgexpo.Yellow: paintIn(kit.YellowDye), cgexpo.Blue: paintIn(kit.BlueDye),
}

// faded returns the colour of what does not matter now, and the ink that is read on it.
func (p paint) faded() (fill color.NRGBA, on fyne.ThemeColorName) {
	return draw.Mix(draw.Tone(p.fill), draw.Tone(look.Floor), 0.35), fadedInk(p.on)
}

func paintIn(d kit.Dye) paint { return paint{d.Fill(), d.On()} }

// dyeOf returns the dye of a seat's figure and items, which its badge shares (CG-Q27).
func dyeOf(view rules.View, seat rules.Seat) kit.Dye {
	s, ok := rules.StateOf[cgexpo.State](view)
	if !ok || seat < 0 || int(seat) >= len(s.Thieves) {
		return kit.Undyed
	}
	return kit.RedDye + kit.Dye(s.Thieves[seat].Colour-cgexpo.Red)
}

func (x *model) paintOf(seat rules.Seat) paint { return colourPaints[x.state.Thieves[seat].Colour] }

// drawToken draws a figure or an item around a point, so wide.
func (b *sheet) drawToken(s *draw.Sketch, t *token, cx, cy, d float32) {
	switch t.kind {
	case aThief:
		b.drawThief(s, t, cx, cy, d)
	case anItem:
		b.drawItem(s, t, cx, cy, d)
	case aPodcaster:
		b.drawPodcaster(s, t, cx, cy, d)
	case theCDs:
		drawCDs(s, cx, cy, d)
	case theJanitor:
		puck(s, cx, cy, d, draw.Tone(look.Junk), draw.White)
		s.Stamp("cg-broom", look.OnGuard, cx, cy, d*0.58)
	case theITG:
		fill, on := fyne.ThemeColorName(look.Guard), fyne.ThemeColorName(look.OnGuard)
		if b.look.frantic {
			fill, on = look.Danger, look.OnDanger
		}
		puck(s, cx, cy, d, draw.Tone(fill), draw.Tone(on))
		s.Stamp("cg-itg", on, cx, cy, d*0.62)
	}
}

// puck draws the disc that a figure stands on.
func puck(s *draw.Sketch, cx, cy, d float32, fill color.NRGBA, rim color.Color) {
	c := &canvas.Circle{FillColor: fill, StrokeColor: rim, StrokeWidth: max(1.1, d*0.06)}
	c.Shadow = canvas.Shadow{Color: draw.Tone(look.Shade), BlurRadius: 4, Offset: fyne.NewPos(0, 1.5)}
	s.Add(c, draw.At(cx-d*0.47, cy-d*0.47, d*0.94, d*0.94))
}

// drawThief draws a pawn in the colour of the wooden one, with the symbol of its seat for a face.
func (b *sheet) drawThief(s *draw.Sketch, t *token, cx, cy, d float32) {
	p := b.look.paintOf(t.seat)
	fill, rim := draw.Tone(p.fill), draw.Tone(look.Ink)
	if p.on == look.OnLamp || look.IsDark() {
		rim = draw.Tone(look.OnLamp)
	}
	line := max(1, d*0.05)
	if t.turn {
		halo(s, cx, cy, d)
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

// halo draws the light around the thief at turn.
func halo(s *draw.Sketch, cx, cy, d float32) {
	brass := draw.Tone(look.Brass)
	ring := &canvas.Circle{FillColor: draw.Faint(brass, 0x40), StrokeColor: brass, StrokeWidth: max(1.6, d*0.07)}
	ring.Shadow = canvas.Shadow{Color: draw.Faint(brass, 0xa0), BlurRadius: d * 0.22, Variant: canvas.BoxShadow}
	s.Add(ring, draw.At(cx-d*0.64, cy-d*0.64, d*1.28, d*1.28))
}

// face is how a podcaster is known where there is no room for his name: Scott is light, SoCal Mike dark, UK Mike between both, and
// each bears his own sign. So they differ without colours, and in bad light.
type face struct {
	fill, rim color.NRGBA
	on        fyne.ThemeColorName
	sign      string
}

// podSigns are the signs of the podcasters: headphones, the sun of California, and a crown.
var podSigns = map[cgexpo.Piece]string{cgexpo.Scott: "cg-mic", cgexpo.SoCal: "sun", cgexpo.UK: "crown"}

func faceOf(p cgexpo.Piece) face {
	light, dark, sign := draw.Tone(look.Linen), draw.Tone(look.OnLamp), podSigns[p]
	switch p {
	case cgexpo.SoCal:
		return face{dark, light, look.Linen, sign}
	case cgexpo.UK:
		return face{draw.Mix(light, dark, 0.52), light, look.LampWhite, sign}
	}
	return face{light, dark, look.OnLamp, sign}
}

// faded returns the face of one who does not matter now.
func (f face) faded() face {
	f.fill, f.on = draw.Mix(f.fill, draw.Tone(look.Floor), 0.6), fadedInk(f.on)
	return f
}

// fadedInk returns the ink that is read on a faded colour in place of the one on the full colour: on a light floor that is light, too.
func fadedInk(on fyne.ThemeColorName) fyne.ThemeColorName {
	if look.IsDark() {
		return on
	}
	return look.OnLamp
}

// leastBearing is how large a podcaster is at least whose name begins under his sign.
const leastBearing = 34

// drawPodcaster draws a disc with his sign and, where there is room, the beginning of his name.
func (b *sheet) drawPodcaster(s *draw.Sketch, t *token, cx, cy, d float32) {
	f := faceOf(t.piece)
	if t.faint || t.ghost {
		f = f.faded()
	}
	f.draw(s, b.word("short."+t.piece.String()), cx, cy, d)
	if badge := t.badge(); badge != "" && d >= 17 {
		r := d * 0.2
		s.Disc(cx+d*0.34, cy+d*0.34, r, draw.Tone(look.PanelRaised), draw.Tone(look.Ink), 1)
		s.Stamp(badge, look.Ink, cx+d*0.34, cy+d*0.34, r*1.5)
	}
}

// badge returns the small sign of a podcaster: footsteps where he may stop, a skull where the thief at turn has killed him.
func (t *token) badge() string {
	switch {
	case t.ghost:
		return "footsteps"
	case t.faint:
		return "skull"
	}
	return ""
}

// draw draws the face with the beginning of a name, the sign alone where both would be too small.
func (f face) draw(s *draw.Sketch, name string, cx, cy, d float32) {
	puck(s, cx, cy, d, f.fill, f.rim)
	if d < leastBearing {
		s.Stamp(f.sign, f.on, cx, cy, d*0.74)
		return
	}
	s.Stamp(f.sign, f.on, cx, cy-d*0.13, d*0.5)
	s.Label(name, cx, cy+d*0.22, draw.Digits(d*0.28, draw.Tone(f.on)))
}

// drawItem draws a chip in its owner's colour with the owner's symbol.
func (b *sheet) drawItem(s *draw.Sketch, t *token, cx, cy, d float32) {
	p := b.look.paintOf(t.seat)
	fill := draw.Tone(p.fill)
	if t.faint || t.ghost {
		fill, p.on = p.faded()
	}
	side := d * 0.82
	drawChip(s, cx, cy, side, fill, max(0.8, d*0.04))
	s.Stamp(itemSigns[t.item], p.on, cx, cy, side*0.74)
	if d >= 24 {
		r := d * 0.17
		s.Disc(cx+side*0.44, cy-side*0.44, r, draw.Tone(look.PanelRaised), draw.Tone(look.Ink), 0.8)
		s.Stamp(kit.SeatSymbol(b.host.Symbol(t.seat)), look.Ink, cx+side*0.44, cy-side*0.44, r*1.35)
	}
}

// drawChip draws the square that an item's sign is on, and returns it.
func drawChip(s *draw.Sketch, cx, cy, side float32, fill color.Color, line float32) *canvas.Rectangle {
	r := s.Rect(draw.At(cx-side/2, cy-side/2, side, side), fill, side*0.24)
	r.StrokeColor, r.StrokeWidth = draw.Tone(look.OnLamp), line
	return r
}

func drawCDs(s *draw.Sketch, cx, cy, d float32) {
	side := d * 0.86
	r := drawChip(s, cx, cy, side, draw.Tone(look.LampWhite), max(1, d*0.05))
	r.CornerRadius = side * 0.5
	r.Shadow = canvas.Shadow{Color: draw.Faint(draw.Tone(look.Gold), 0xc0), BlurRadius: d * 0.2, Variant: canvas.BoxShadow}
	s.Stamp("cg-cds", look.OnLamp, cx, cy, side*0.78)
}
