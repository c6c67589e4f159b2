package trasteros

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
)

// unveiling draws the reveal: the lights are down, a shutter stands half open, and below it, or beside it, is a row for
// each hand.
type unveiling struct {
	*draw.Sketch
	board *Board
}

// leastRoom is how high the storage room is at least over the hands.
const leastRoom float32 = 84

// leastHands returns the least height of the rows of so many hands.
func leastHands(n int) float32 {
	return float32(n)*(32+12*draw.TextScale()) + float32(n-1)*look.Gap
}

// unveilingHeight returns the height at which all hands are seen with the room that they bid for.
func unveilingHeight(width float32, hands int) float32 {
	if width >= narrow {
		return leastHands(hands) + 2*look.Pad
	}
	return leastRoom + leastHands(hands) + 2*look.Gap
}

// draw fills the whole board.
func (u unveiling) draw(size fyne.Size) {
	u.Rect(draw.At(0, 0, size.Width, size.Height), u.dark(0), 16)
	r := &u.board.reveal
	if size.Width >= narrow {
		side := size.Width * 0.4
		high := min(size.Height*0.8, side*1.15)
		u.drawRoom(draw.At(look.Edges, (size.Height-high)/2, side-look.Edges, high))
		u.drawHands(draw.At(side+look.Edges, look.Pad, size.Width-side-2*look.Edges, size.Height-2*look.Pad), r)
		return
	}
	high := max(leastRoom, min(size.Height*0.36, size.Width*0.5, size.Height-leastHands(len(r.hands))-2*look.Gap))
	u.drawRoom(draw.At(look.Edges, look.Gap, size.Width-2*look.Edges, high-look.Gap))
	u.drawHands(draw.At(look.Gap, high+look.Gap, size.Width-2*look.Gap, size.Height-high-2*look.Gap), r)
}

// dark returns the dark of the room, lighter by a share.
func (u unveiling) dark(lighter float32) color.NRGBA {
	return draw.Mix(draw.Mix(draw.Tone(look.Shade), draw.Black, 0.85), draw.White, 0.03+lighter)
}

// ink returns a colour that can be read in the dark, in every theme.
func (u unveiling) ink(name fyne.ThemeColorName) color.NRGBA {
	if look.IsDark() {
		return draw.Tone(name)
	}
	return draw.Mix(draw.Tone(name), draw.White, 0.55)
}

// drawRoom draws the storage room with its shutter: half up while hands open, all the way at the end.
func (u unveiling) drawRoom(place draw.Box) {
	d := doors{u.Sketch, u.board, roomPaints()}
	wide := min(place.W, place.H*1.15)
	room := roomLook{n: u.board.look.room}
	hole := d.drawFrame(draw.At(place.X+(place.W-wide)/2, place.Y, wide, place.H), room)
	lift := float32(0.42)
	if r := &u.board.reveal; r.rising {
		lift += 0.5 * r.course.Done()
	}
	u.Rect(hole, d.paint.inside, 0)
	light := draw.At(hole.X, hole.Y+hole.H*(1-lift), hole.W, hole.H*lift)
	glow, things := d.paint.lamp, fyne.ThemeColorName(look.OnBrass)
	if !look.IsDark() {
		glow, things = draw.Mix(glow, draw.White, 0.5), look.Ink
	}
	u.Fade(light, draw.Mix(glow, draw.White, 0.25), glow)
	side := min(hole.H*0.26, hole.W*0.2)
	for i, icon := range [3]string{"vase", "car", "clock"} {
		u.Icon(icon, things, hole.X+hole.W*(0.22+0.28*float32(i)), hole.Y+hole.H*0.97-side/2, side)
	}
	shutter := draw.At(hole.X, hole.Y, hole.W, hole.H*(1-lift))
	d.drawShutter(shutter)
	if shutter.H > 40 {
		d.drawNumber(shutter, room)
	}
}

// drawHands draws a row for each hand.
func (u unveiling) drawHands(place draw.Box, r *reveal) {
	n := float32(len(r.hands))
	row := min((place.H-(n-1)*look.Gap)/n, 84*draw.TextScale())
	y := place.Y + (place.H-n*row-(n-1)*look.Gap)/2
	for i := range r.hands {
		u.drawHand(draw.At(place.X, y+float32(i)*(row+look.Gap), place.W, row), r, i)
	}
}

// drawHand draws who holds a hand and, once it is open, what lies in it.
func (u unveiling) drawHand(at draw.Box, r *reveal, i int) {
	bid, host := r.hands[i], u.board.host
	symbol := host.Symbol(bid.seat)
	seat := kit.SeatInk(symbol)
	waits := r.waits() && i == r.open
	plate := u.Rect(at, u.dark(0.07), 12)
	plate.StrokeColor, plate.StrokeWidth = u.dark(0.16), 1
	switch {
	case waits:
		plate.StrokeColor, plate.StrokeWidth = u.ink(seat), 2.5
	case r.leads(i):
		plate.StrokeColor, plate.StrokeWidth = u.ink(look.Brass), 2
	}
	mid := at.Y + at.H/2
	mark := min(20*draw.TextScale(), at.H*0.36)
	fill := draw.Faint(draw.Tone(seat), 0x40)
	if !look.IsDark() {
		fill = draw.Mix(draw.Tone(seat), draw.White, 0.88)
	}
	u.Disc(at.X+look.Pad+mark, mid, mark, fill, u.ink(seat), 2)
	u.Icon(kit.SeatSymbol(symbol), seat, at.X+look.Pad+mark, mid, mark*1.1)
	x := at.X + look.Pad + 2*mark + look.Gap
	name := at.W * 0.24
	u.Text(host.Name(bid.seat), draw.At(x, at.Y, name, at.H), draw.Strong(17).Left().In(draw.White))
	x += name + look.Gap
	end := min(at.H, 72*draw.TextScale())
	rest := draw.At(x, at.Y, at.X+at.W-end-x-look.Gap, at.H)
	said := draw.Plain(15).Left().In(draw.Mix(draw.White, draw.Black, 0.25))
	last := draw.At(at.X+at.W-end-look.Gap, at.Y, end, at.H)
	switch {
	case waits:
		u.Text(host.Text("board.trasteros.open", nil), rest, said.In(u.ink(look.Brass)))
		u.drawFistRings(last, seat)
	case !r.shows(i):
		u.Text(host.Text("board.trasteros.still", nil), rest, said)
		u.drawFistRings(last, "")
	case bid.none:
		u.Text(host.Text("board.trasteros.none", nil), rest, said)
	default:
		u.drawHeld(rest, bid)
		u.drawLead(last, r.standing(i))
	}
}

// drawFistRings draws a closed fist; of the one that waits, in its seat's colour with rings around.
func (u unveiling) drawFistRings(at draw.Box, seat fyne.ThemeColorName) {
	x, y := at.Mid()
	radius := min(at.W, at.H) * 0.3
	fill := u.dark(0.3)
	if seat != "" {
		fill = u.ink(seat)
		for _, ring := range [2]float32{1.25, 1.5} {
			u.Disc(x, y, radius*ring, color.NRGBA{}, draw.Faint(fill, 0x70), 1.2)
		}
	}
	u.Disc(x, y, radius, fill, nil, 0)
	u.Icon("fist", look.OnBrass, x, y, radius*1.3)
}

// drawLead draws a crown over how a hand stands, or nothing.
func (u unveiling) drawLead(at draw.Box, standing string) {
	if standing == "" {
		return
	}
	x, _ := at.Mid()
	side := min(at.H*0.42, 28*draw.TextScale())
	if look.IsDark() {
		u.Icon("crown", look.Brass, x, at.Y+at.H*0.36, side)
	} else {
		u.Icon("crown", look.Gold, x, at.Y+at.H*0.36, side)
	}
	line := draw.Plain(13).In(draw.White)
	u.Text(u.board.host.Text(standing, nil), draw.At(at.X, at.Y+at.H*0.58, at.W, at.H*0.36), line)
}

// drawHeld draws the cubes of an open hand, gold first: each by itself, or how many of a kind where there are many.
func (u unveiling) drawHeld(at draw.Box, bid bidLook) {
	total, kinds := 0, 0
	for _, n := range bid.cubes {
		total += n
		if n > 0 {
			kinds++
		}
	}
	side := min(at.H*0.62, 40*draw.TextScale())
	count := draw.Strong(16).Left().In(draw.White)
	single := float32(total)*side <= at.W
	if !single {
		side = min(side, at.W/float32(kinds)*0.52)
	}
	x := at.X
	for kind := 3; kind >= 0; kind-- {
		n := bid.cubes[kind]
		if n == 0 {
			continue
		}
		if !single {
			u.Picture(cubePicture(cubeKinds[kind]), draw.At(x, at.Y+(at.H-side)/2, side, side))
			u.Text(strconv.Itoa(n), draw.At(x+side+2, at.Y, at.W/float32(kinds)-side-2, at.H), count)
			x += at.W / float32(kinds)
			continue
		}
		for range n {
			u.Picture(cubePicture(cubeKinds[kind]), draw.At(x, at.Y+(at.H-side)/2, side, side))
			x += side
		}
	}
}
