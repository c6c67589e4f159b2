package oldmuseum

import (
	"image"
	"image/color"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules/oldmuseum"
)

// inside draws what lies in a room and what can be done with it.
func (e easel) inside(c *chamber) {
	at, u := e.On(c.box()), e.Tile
	if c.at == oldmuseum.HallPlace {
		e.deckPile(at, u)
		e.deckCount(c, at, u)
	}
	switch {
	case c.trap:
		e.trap(c, at, u)
	case c.card != noCard:
		e.backUp(c, draw.At(at.X+u*0.09, at.Y+at.H-u*0.46, u*0.27, u*0.37))
	}
	e.noted(c, at, u)
	if c.locked {
		x, y := at.X+u*0.225, at.Y+at.H-u*0.275 // on the card, clear of doorways
		if c.at == oldmuseum.HallPlace && e.board.private < 0 {
			place, _ := e.deckPlaces(at, u)
			x, y = place.X, place.Y
		}
		e.Sign("lock", draw.Tone(look.Danger), look.OnDanger, x, y, u*0.13)
	}
	if c.breakIn >= 0 && c.target != forcedWay {
		e.Sign("object-crowbar", draw.Tone(kit.SeatInk(e.board.host.Symbol(c.breakIn))), look.Void, at.X+at.W-u*0.19, at.Y+u*0.19, u*0.15)
	}
	if c.target != noTarget && (c.target != barred || !c.taken) {
		fill, icon, on := e.plaster.of(c.target)
		r := max(9, u*0.16)
		if c.target == barred {
			r = max(7, u*0.11)
		}
		e.Sign(icon, fill, on, at.X+at.W-r-u*0.05, at.Y+at.H-r-u*0.05, r)
	}
}

// mostSigns is how many marks of a note are drawn in a room.
const mostSigns = 3

// noted draws what a seat wrote of a room: its marks, and a pen where there are words or more marks.
func (e easel) noted(c *chamber, at draw.Box, u float32) {
	marks := c.note.Marks
	pen := c.note.Text != "" || len(marks) > mostSigns
	side := u * 0.27
	for i, card := range marks[:min(len(marks), mostSigns)] {
		x, y := at.X+u*(0.16+0.29*float32(i)), at.Y+u*0.46
		if c.at == oldmuseum.HallPlace { // above those who stand there
			x, y = x+u*0.64, at.Y+u*0.18
			if at.H > at.W {
				x, y = x-u*0.64, at.Y+at.H-u*0.18
			}
		}
		if n, ok := artifactNumber(card); ok {
			e.Disc(x, y, side/2, draw.Tone(look.Gold), draw.Tone(look.Void), max(1, u*0.012))
			e.Label(n, x, y, draw.Digits(max(8, u*0.16), draw.Tone(look.OnLamp)))
			continue
		}
		e.Sign(markIcon(card), draw.Tone(look.Brass), look.OnBrass, x, y, side/2)
	}
	if pen {
		e.Sign("correct", draw.Tone(look.Info), look.Void, at.X+at.W-u*0.17, at.Y+u*0.17, u*0.13)
	}
}

// markIcon returns the icon of a card that was marked.
func markIcon(card oldmuseum.Card) string {
	if _, ok := artifactNumber(card); ok {
		return cardIcons["artifact"]
	}
	return cardIcons[card.String()]
}

// artifactNumber returns the number of one of the twelve artifacts.
func artifactNumber(card oldmuseum.Card) (string, bool) {
	if !card.IsArtifact() || card == oldmuseum.Artifact {
		return "", false
	}
	return strings.CutPrefix(card.String(), "a")
}

// backUp draws a card lying face down: its back tells an artifact from a utility where somebody saw it.
func (e easel) backUp(c *chamber, at draw.Box) {
	fill, on, icon := draw.Mix(draw.Tone(look.Brass), draw.Tone(look.Panel), 0.35), fyne.ThemeColorName(look.OnBrass), ""
	switch c.card {
	case artifactCard:
		fill, on, icon = draw.Tone(look.Gold), look.OnLamp, "vase"
	case utilityCard:
		icon = "settings"
	}
	r := e.Rect(at, fill, at.W*0.16)
	r.StrokeColor, r.StrokeWidth = draw.Tone(look.LampWhite), max(1, at.W*0.07)
	r.Shadow = canvas.Shadow{Color: draw.Tone(look.Shade), BlurRadius: 3, Offset: fyne.NewPos(0, 1.5)}
	cx, cy := at.Mid()
	if icon == "" {
		e.Frame(at.Inset(at.W*0.2), draw.Faint(draw.Tone(look.LampWhite), 0x90), max(0.8, at.W*0.04), at.W*0.08)
		return
	}
	e.Stamp(icon, on, cx, cy, at.W*0.74)
}

// trap draws the hole in the floor where a Fallen Through Floor lies face up, under who fell there.
func (e easel) trap(c *chamber, at draw.Box, u float32) {
	cx, cy := at.Mid()
	for i := range e.board.look.pawns {
		if p := &e.board.look.pawns[i]; p.trapped && p.place == c.at {
			cx, _ = e.Point(p.at.Mid().X, p.at.Mid().Y)
		}
	}
	hole := draw.At(cx-u*0.36, cy+u*0.04, u*0.72, u*0.38)
	r := e.Rect(hole, draw.Mix(draw.Tone(look.Danger), draw.Black, 0.72), hole.H/2)
	r.StrokeColor, r.StrokeWidth = draw.Tone(look.Danger), max(1.5, u*0.025)
}

// deckPile draws the Utility Deck on the Hall while few stand there.
func (e easel) deckPile(at draw.Box, u float32) {
	if e.board.look.crowd(oldmuseum.HallPlace) > 2 {
		return
	}
	pile := draw.At(at.X+u*0.09, at.Y+at.H-u*0.46, u*0.26, u*0.36)
	for i := range 3 {
		off := float32(2-i) * u * 0.022
		e.backUp(&chamber{card: utilityCard}, draw.At(pile.X+off, pile.Y-off, pile.W, pile.H))
	}
}

// deckPlaces returns where the sign of the Utility Deck and the number of its cards stand on the Hall, clear of doorways
// and of everybody: between the two doorways of its long side or, where that is upright, in the corner.
func (e easel) deckPlaces(at draw.Box, u float32) (sign, count fyne.Position) {
	if at.H > at.W {
		return fyne.NewPos(at.X+u*0.15, at.Y+u*0.15), fyne.NewPos(at.X+u*0.14, at.Y+u*0.37)
	}
	x := at.X + at.W/2
	return fyne.NewPos(x-u*0.18, at.Y+u*0.15), fyne.NewPos(x+u*0.12, at.Y+u*0.15)
}

// deckCount tells how many cards are left in the Utility Deck. On a Notes Sheet and on who has won there stands something
// else.
func (e easel) deckCount(c *chamber, at draw.Box, u float32) {
	if e.board.private >= 0 || e.board.look.ended {
		return
	}
	sign, count := e.deckPlaces(at, u)
	if !c.locked {
		e.Stamp("cards", look.Ink, sign.X, sign.Y, u*0.2)
	}
	e.Label(strconv.Itoa(e.board.look.deck), count.X, count.Y, draw.Digits(max(9, u*0.19), draw.Tone(look.Ink)))
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
func striped(s *draw.Sketch, at draw.Box) {
	density := max(1, s.Density)
	img := &canvas.Image{Image: tapeOf(max(2, int(at.W*density)), max(2, int(at.H*density))), FillMode: canvas.ImageFillStretch}
	s.Rect(draw.At(at.X-0.8, at.Y-0.8, at.W+1.6, at.H+1.6), color.NRGBA{R: 0x16, G: 0x12, B: 0x0a, A: 0xff}, 1)
	s.Add(img, at)
}
