package cgexpo

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules/cgexpo"
)

// hall is the recorded board as a map that is moved and zoomed, and the ways of those who moved last.
type hall struct {
	*sheet
	aim   *aim
	card  *card
	fight *battle
	lead  lead
	trail draw.Ways
}

// A square can be read at legibleSquare dp, and need not be larger than mostSquare. While a card is entered the whole board is
// seen down to widestSquare.
const (
	legibleSquare float32 = 13
	widestSquare  float32 = 11
	mostSquare    float32 = 88
)

// aloft is how far above the finger a carried figure is seen, in squares.
const aloft = 0.5

// ground returns what the map is and does.
func (h *hall) ground(tap func(fyne.Position), turn func()) draw.Ground {
	return draw.Ground{
		Label: h.word("label"), Buttons: []string{h.word("out"), h.word("in"), h.word("fit")},
		Compass: h.word("turn"), Turn: turn,
		Legible: legibleSquare, Most: mostSquare, Tile: 1, Aloft: aloft,
		Paint: h.draw, Tap: tap, Grab: h.grab, Land: h.land, Guide: &h.lead,
	}
}

// leaveTrail returns the ways of those who have moved since, where things may move, and keeps them until somebody else
// moves or the turn ends.
func (h *hall) leaveTrail(before *model, chosen []cgexpo.Square, moving bool) draw.Ways {
	if !moving {
		h.trail = nil
		return nil
	}
	fresh := h.look.moved(before, chosen)
	if len(fresh) > 0 || before.turn != h.look.turn {
		h.trail = fresh
	}
	return fresh
}

// finger returns how far beside something a tap still means it, in squares.
func (h *hall) finger() float32 { return look.Touch / 2 / h.paper.View.Scale() }

// grab returns the figure that is taken up at a point.
func (h *hall) grab(at fyne.Position) draw.Grip {
	t := h.look.under(at, h.finger())
	if t == nil || !t.carried() {
		return draw.Grip{}
	}
	return draw.Grip{Who: seatOrFigure(t.piece), From: squareThing(t.at)}
}

// land returns the square of the board at a point.
func (h *hall) land(at fyne.Position) draw.Hit {
	x := &h.look
	if q := x.lies().at(at); q != 0 && x.mapped && x.board().Zone(q) != cgexpo.Nowhere {
		return draw.Hit{Box: x.lies().box(q), Thing: squareThing(q)}
	}
	return draw.Hit{}
}

// draw draws the map; its figures are kept apart, because they walk.
func (h *hall) draw(on draw.Easel) {
	x := &h.look
	if !x.mapped {
		return
	}
	e, g, c := easel{on}, groundOf(x.frantic), x.chart()
	e.zones(c, g)
	e.sides(c, g, x.opens)
	h.drawLit(e, g)
	e.names(c, g, h.zoneName, x.crowd())
	e.margin(x)
	h.drawTrail(e)
	h.drawMeetings(e)
	h.drawTokens(e)
	h.aim.drawGhosts(e)
	h.card.drawOn(e)
	h.fight.drawOn(e)
	h.aim.drawOn(e)
	h.paper.Landing(on, max(2, e.Scale*0.08), e.Scale*0.2).FillColor = draw.Faint(draw.Tone(look.Brass), 0x40)
}

// drawLit lights the squares that a tap chooses, and marks those behind doors that do not open.
func (h *hall) drawLit(e easel, g ground) {
	x := &h.look
	fill, rim := draw.Faint(g.lit, 0x66), g.lit
	if !look.IsDark() {
		fill = draw.Faint(g.lit, 0x48)
	}
	for _, q := range x.lit.Squares() {
		r := e.Rect(e.On(x.lies().box(q)).Inset(e.Scale*0.07), fill, e.Scale*0.2)
		r.StrokeColor, r.StrokeWidth = rim, max(1.2, e.Scale*0.055)
	}
	for _, q := range x.locked.Squares() {
		if x.lit.Has(q) || e.Scale < 13 {
			continue
		}
		cx, cy := e.On(x.lies().box(q)).Mid()
		e.Stamp("lock", look.Danger, cx, cy, e.Scale*0.5)
	}
}

// tokenReach is how much larger than a token its container is: for rings and badges.
const tokenReach = 1.5

// drawTokens draws items first, then figures, the thief at turn on top.
func (h *hall) drawTokens(e easel) {
	for _, turn := range []bool{false, true} {
		for i := range h.look.pieces {
			t := &h.look.pieces[i]
			if t.turn != turn {
				continue
			}
			h.paper.Stand(e.Easel, draw.Figure{
				Who: seatOrFigure(t.piece), At: t.spot, Reach: tokenReach, Fixed: !t.walks(),
				Paint: func(s *draw.Sketch, cx, cy, d float32) { h.drawToken(s, t, cx, cy, d) },
			})
		}
	}
}

// drawTrail shows the ways of those who moved last, and how far Intellivision-The-Great is from the thief who flees.
func (h *hall) drawTrail(e easel) {
	x := &h.look
	for i := range x.pieces {
		t := &x.pieces[i]
		way := h.trail[seatOrFigure(t.piece)]
		if len(way) < 2 {
			continue
		}
		c := draw.Mix(draw.Tone(look.Linen), draw.Tone(look.Ink), 0.3)
		if t.kind == aThief {
			c = draw.Tone(x.paintOf(t.seat).fill)
		}
		e.dotted(way, draw.Faint(c, 0xc8), 0.2, 0.4)
	}
	if x.frantic && x.far > 0 {
		h.drawChase(e)
	}
}

// drawChase draws the way of Intellivision-The-Great to the thief who flees, with its length.
func (h *hall) drawChase(e easel) {
	x := &h.look
	from, to := x.state.ITG.Square, x.state.Thieves[x.flees].Square
	way := append([]fyne.Position{x.lies().middle(from)}, x.lies().middles(append(cgexpo.KingWay(from, to), to))...)
	danger := draw.Tone(look.Danger)
	e.dotted(way, danger, 0.6, 0.6)
	m := along(way, 0.5)
	cx, cy := e.Point(m.X, m.Y)
	r := min(max(11, e.Scale*0.46), 20)
	e.Disc(cx, cy, r, danger, draw.Tone(look.OnDanger), 1.5)
	e.Label(strconv.Itoa(x.far), cx, cy, draw.Digits(r*1.15, draw.Tone(look.OnDanger)))
}

// drawMeetings joins each podcaster with the thief beside him whom he stops for.
func (h *hall) drawMeetings(e easel) {
	for _, m := range h.look.meets {
		pod, thief := h.look.tokenOf(m.pod), h.look.tokenOf(thiefPieces[m.seat])
		if pod == nil || thief == nil {
			continue
		}
		px, py := e.Point(pod.spot.X, pod.spot.Y)
		tx, ty := e.Point(thief.spot.X, thief.spot.Y)
		r := max(2, e.Scale*0.11)
		for i := range 5 {
			k := float32(i) / 4
			e.Disc(px+(tx-px)*k, py+(ty-py)*k, r, draw.Tone(look.Danger), nil, 0)
		}
		e.Disc(px, py, e.Scale*0.53, color.Transparent, draw.Tone(look.Danger), max(2, e.Scale*0.09))
	}
}
