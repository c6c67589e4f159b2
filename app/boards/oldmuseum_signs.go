package boards

import (
	"image"
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit"
	"docent/rules/oldmuseum"
)

// inside draws what lies in a room and what can be done with it.
func (b *oldMuseum) inside(e easel, c *chamber, p plaster) {
	at, u := e.on(c.box()), e.tile
	if c.at == oldmuseum.HallPlace {
		b.deckPile(e, at, u)
	}
	switch {
	case c.trap:
		e.trap(at, u)
	case c.card != noCard:
		e.backUp(c, box{at.x + u*0.09, at.y + at.h - u*0.46, u * 0.27, u * 0.37})
	}
	if c.locked {
		side := u * 0.15
		x, y := at.x+u*0.38, at.y+at.h-u*0.14
		if c.at == oldmuseum.HallPlace {
			x, y = at.x+u*0.4, at.y+u*0.16
		}
		e.disc(x, y, side, tone(kit.Danger), tone(kit.Void), max(1, u*0.012))
		e.stamp("lock", kit.OnDanger, x, y, side*1.35)
	}
	if c.breakIn >= 0 && c.target != forcedWay {
		e.sign("object-crowbar", tone(kit.SeatInk(b.host.Symbol(c.breakIn))), kit.Void, at.x+at.w-u*0.19, at.y+u*0.19, u*0.15)
	}
	if c.target != noTarget && (c.target != barred || !c.taken) {
		fill, icon, on := p.of(c.target)
		r := max(9, u*0.16)
		if c.target == barred {
			r = max(7, u*0.11)
		}
		e.sign(icon, fill, on, at.x+at.w-r-u*0.05, at.y+at.h-r-u*0.05, r)
	}
}

// sign is an icon on a disc.
func (s *sketch) sign(icon string, fill color.Color, on fyne.ThemeColorName, cx, cy, r float32) {
	s.disc(cx, cy, r, fill, tone(kit.Void), max(1, r*0.1))
	s.stamp(icon, on, cx, cy, r*1.36)
}

// backUp is a card lying face down: its back tells an artifact from a utility where somebody saw it.
func (e easel) backUp(c *chamber, at box) {
	fill, on, icon := mix(tone(kit.Brass), tone(kit.Panel), 0.35), fyne.ThemeColorName(kit.OnBrass), ""
	switch c.card {
	case artifactCard:
		fill, on, icon = tone(kit.Gold), kit.OnLamp, "vase"
	case utilityCard:
		icon = "settings"
	}
	r := e.rect(at, fill, at.w*0.16)
	r.StrokeColor, r.StrokeWidth = tone(kit.LampWhite), max(1, at.w*0.07)
	r.Shadow = canvas.Shadow{Color: tone(kit.Shade), BlurRadius: 3, Offset: fyne.NewPos(0, 1.5)}
	cx, cy := at.mid()
	if icon == "" {
		e.frame(at.inset(at.w*0.2), faint(tone(kit.LampWhite), 0x90), max(0.8, at.w*0.04), at.w*0.08)
		return
	}
	e.stamp(icon, on, cx, cy, at.w*0.74)
}

// trap is a Fallen Through Floor lying face up: the hole in the floor.
func (e easel) trap(at box, u float32) {
	cx, cy := at.mid()
	hole := box{cx - u*0.36, cy + u*0.04, u * 0.72, u * 0.38}
	r := e.rect(hole, mix(tone(kit.Danger), black, 0.72), hole.h/2)
	r.StrokeColor, r.StrokeWidth = tone(kit.Danger), max(1.5, u*0.025)
}

// deckPile is the Utility Deck on the Hall, with the number of its cards.
func (b *oldMuseum) deckPile(e easel, at box, u float32) {
	said := digits(max(9, u*0.19), tone(kit.Ink))
	count := strconv.Itoa(b.look.deck)
	wide := said.width(count)
	e.stamp("cards", kit.Ink, at.x+u*0.18, at.y+u*0.18, u*0.2)
	e.label(count, at.x+u*0.31+wide/2, at.y+u*0.18, said)
	if b.look.crowd(oldmuseum.HallPlace) > 2 {
		return
	}
	pile := box{at.x + u*0.09, at.y + at.h - u*0.46, u * 0.26, u * 0.36}
	for i := range 3 {
		off := float32(2-i) * u * 0.022
		e.backUp(&chamber{card: utilityCard}, box{pile.x + off, pile.y - off, pile.w, pile.h})
	}
}

// stripe is danger tape of a size in pixels, drawn once.
type stripe struct{ w, h int }

var stripes = map[stripe]*image.NRGBA{}

// mostStripes is enough for the tapes of a board in a few sizes.
const mostStripes = 40

// tapeOf paints black stripes on yellow, slanted.
func tapeOf(w, h int) *image.NRGBA {
	key := stripe{w, h}
	if img, ok := stripes[key]; ok {
		return img
	}
	if len(stripes) >= mostStripes {
		clear(stripes)
	}
	yellow, dark := color.NRGBA{R: 0xff, G: 0xd2, B: 0x2e, A: 0xff}, color.NRGBA{R: 0x16, G: 0x12, B: 0x0a, A: 0xff}
	period := max(4, min(w, h)*13/10)
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			c := yellow
			if (x+y)%period < period/2 {
				c = dark
			}
			img.SetNRGBA(x, y, c)
		}
	}
	stripes[key] = img
	return img
}

// striped stretches danger tape across a place.
func (s *sketch) striped(at box) {
	density := max(1, s.density)
	img := &canvas.Image{Image: tapeOf(max(2, int(at.w*density)), max(2, int(at.h*density))), FillMode: canvas.ImageFillStretch}
	s.rect(box{at.x - 0.8, at.y - 0.8, at.w + 1.6, at.h + 1.6}, color.NRGBA{R: 0x16, G: 0x12, B: 0x0a, A: 0xff}, 1)
	s.add(img, at)
}
