package trasteros

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules/trasteros"
)

// roomPaint are the colours of a storage room, mixed from the theme.
type roomPaint struct {
	frame, shutter, slat, shine, numeral, inside, lamp color.NRGBA
}

// roomPaints returns the colours of the theme at this moment.
func roomPaints() roomPaint {
	brass, wall, void := draw.Tone(look.Brass), draw.Tone(look.Wall), draw.Tone(look.Void)
	p := roomPaint{frame: draw.Mix(wall, draw.Tone(look.Floor), 0.25), numeral: draw.White}
	if look.IsDark() {
		p.shutter = draw.Mix(brass, void, 0.5)
		p.inside = draw.Mix(void, draw.Black, 0.35)
	} else {
		p.shutter = draw.Mix(brass, draw.White, 0.12)
		p.inside = draw.Mix(draw.Tone(look.Ink), brass, 0.12)
	}
	p.slat, p.shine = draw.Mix(p.shutter, draw.Black, 0.28), draw.Mix(p.shutter, draw.White, 0.14)
	p.lamp = draw.Mix(brass, draw.White, 0.35)
	return p
}

// doors draws the storage rooms and the public room.
type doors struct {
	*draw.Sketch
	board *Board
	paint roomPaint
}

// draw draws each door, with all that one sees behind it.
func (d doors) draw(p plan) {
	for i, place := range p.doors {
		room := d.board.look.public
		if i < 5 {
			room = d.board.look.rooms[i]
		}
		switch {
		case p.small:
			d.drawSign(place, room)
		case i == 5:
			d.drawPublic(place, room)
		default:
			d.drawRoom(place, room)
		}
		if room.lit {
			d.board.takeTaps(place, room.thing)
		}
	}
}

// onShutter returns the ink of an icon on a shutter.
func onShutter() fyne.ThemeColorName {
	if look.IsDark() {
		return look.Ink
	}
	return look.OnBrass
}

// topRounded rounds the upper corners.
func topRounded(r *canvas.Rectangle, radius float32) {
	r.TopLeftCornerRadius, r.TopRightCornerRadius = radius, radius
}

// drawFrame draws the wall around a door and returns the opening.
func (d doors) drawFrame(place draw.Box, room roomLook) draw.Box {
	const radius = 12
	if room.lit {
		d.Glow(place, draw.Tone(look.Brass), radius)
	}
	frame := d.paint.frame
	if room.state == "unfilled" {
		frame = draw.Faint(frame, 0x60)
	}
	r := d.Rect(place, frame, 0)
	topRounded(r, radius)
	r.BottomLeftCornerRadius, r.BottomRightCornerRadius = 4, 4
	if room.state != "unfilled" {
		r.Shadow = canvas.Shadow{Color: draw.Tone(look.Shade), BlurRadius: 7, Offset: fyne.NewPos(0, 2.5)}
	}
	if room.lit {
		r.StrokeColor, r.StrokeWidth = draw.Tone(look.Brass), 2.5
	}
	side := max(5, place.W*0.055)
	return draw.At(place.X+side, place.Y+side*1.2, place.W-2*side, place.H-side*1.2)
}

// drawRoom draws a storage room as far as one sees into it.
func (d doors) drawRoom(place draw.Box, room roomLook) {
	hole := d.drawFrame(place, room)
	switch room.state {
	case "sealed":
		d.drawShutter(hole)
		d.drawNumber(hole, room)
		d.drawCount(hole, room)
	case "open":
		d.drawOpen(hole, room)
	default:
		d.drawEmpty(hole, room)
	}
}

// drawShutter draws a closed roller door with its slats, handle and lock.
func (d doors) drawShutter(hole draw.Box) {
	r := d.Rect(hole, d.paint.shutter, 0)
	topRounded(r, 6)
	step := max(8, hole.H/15)
	for y := hole.Y + step; y < hole.Y+hole.H-2; y += step {
		d.Rect(draw.At(hole.X, y, hole.W, 1.4), d.paint.slat, 0)
		d.Rect(draw.At(hole.X, y+1.4, hole.W, 1), d.paint.shine, 0)
	}
	d.Fade(draw.At(hole.X, hole.Y, hole.W, hole.H*0.16), color.NRGBA{A: 0x66}, color.NRGBA{})
	bar := draw.At(hole.X, hole.Y+hole.H-7, hole.W, 7)
	d.Rect(bar, draw.Mix(d.paint.slat, draw.Black, 0.25), 0)
	d.Rect(draw.At(hole.X+hole.W/2-9, bar.Y-6, 18, 5), draw.Mix(d.paint.slat, draw.Black, 0.45), 2.5)
}

// drawNumber paints the room's number on the shutter, clear of the tag below it.
func (d doors) drawNumber(hole draw.Box, room roomLook) {
	free := hole.H * 0.8
	if d.tagged(room) {
		free = d.tag(hole).Y - hole.Y
	}
	size := min(hole.W*0.62, hole.H*0.5, free*0.86)
	i := draw.Number(size)
	n := strconv.Itoa(room.n)
	at := draw.At(hole.X, hole.Y+free*0.52-size*0.55, hole.W, size*1.1)
	d.Text(n, draw.At(at.X+1.5, at.Y+2, at.W, at.H), i.In(draw.Faint(draw.Black, 0x80)))
	d.Text(n, at, i.In(d.paint.numeral))
}

// tagged reports whether a tag says how many cards lie there.
func (d doors) tagged(room roomLook) bool { return d.board.look.counted && room.cards > 0 }

// drawCount draws a tag with how many cards lie behind the door.
func (d doors) drawCount(hole draw.Box, room roomLook) {
	if !d.tagged(room) {
		return
	}
	tag := d.tag(hole)
	d.Lifted(tag, draw.Tone(look.PanelRaised), tag.H/2)
	side := tag.H * 0.62
	d.Icon("cards", look.Brass, tag.X+tag.H*0.62, tag.Y+tag.H/2, side)
	d.Text(strconv.Itoa(room.cards), draw.At(tag.X+tag.H*0.9, tag.Y, tag.W-tag.H*1.15, tag.H), draw.Strong(min(15, hole.W*0.15, tag.H*0.68/look.Scale())))
}

// tag returns the place of the tag on a door.
func (d doors) tag(hole draw.Box) draw.Box {
	h := min(26*draw.TextScale(), hole.H*0.22)
	w := min(h*2.3, hole.W-8)
	return draw.At(hole.X+(hole.W-w)/2, hole.Y+hole.H-h-16, w, h)
}

// drawDark draws a room one can see into: a bare wall, a lamp, the rolled door above.
func (d doors) drawDark(hole draw.Box, light uint8) {
	r := d.Rect(hole, d.paint.inside, 0)
	topRounded(r, 6)
	if light > 0 {
		d.Fade(draw.At(hole.X, hole.Y+hole.H*0.1, hole.W, hole.H*0.9), draw.Faint(d.paint.lamp, light), draw.Faint(d.paint.lamp, light/6))
	}
	floor := hole.H * 0.17
	d.Rect(draw.At(hole.X, hole.Y+hole.H-floor, hole.W, floor), draw.Mix(d.paint.inside, d.paint.frame, 0.35), 0)
	roll := draw.At(hole.X, hole.Y, hole.W, max(8, hole.H*0.1))
	topRounded(d.Rect(roll, d.paint.shutter, 0), 6)
	for _, at := range [2]float32{0.4, 0.72} {
		d.Rect(draw.At(roll.X, roll.Y+roll.H*at, roll.W, 1.4), d.paint.slat, 0)
	}
	d.Fade(draw.At(roll.X, roll.Y+roll.H, roll.W, hole.H*0.07), color.NRGBA{A: 0x80}, color.NRGBA{})
}

// drawPlate draws the room's number on a small plate.
func (d doors) drawPlate(hole draw.Box, n int) {
	r := max(11, min(16, hole.W*0.13))
	cx, cy := hole.X+r+3, hole.Y+max(8, hole.H*0.1)+r+4
	d.Disc(cx, cy, r, draw.Tone(look.Brass), nil, 0)
	d.Text(strconv.Itoa(n), draw.At(cx-r, cy-r, 2*r, 2*r), draw.Number(r*1.25).In(draw.Tone(look.OnBrass)))
}

// drawOpen draws a room that was called, with its first card.
func (d doors) drawOpen(hole draw.Box, room roomLook) {
	d.drawDark(hole, 0x66)
	h := hole.H * 0.62
	w := min(h*0.7, hole.W*0.66)
	h = w / 0.7
	card := draw.At(hole.X+(hole.W-w)/2, hole.Y+hole.H-h-hole.H*0.08, w, h)
	for i := range min(max(room.cards-1, 0), 5) {
		off := float32(min(max(room.cards-1, 0), 5)-i) * 2.2
		drawCardBack(d.Sketch, draw.At(card.X+off, card.Y-off, w, h))
	}
	if room.first == "" || room.first == trasteros.AnyCard.String() {
		drawCardBack(d.Sketch, card)
	} else {
		drawCard(d.Sketch, card, room.first)
	}
	d.drawPlate(hole, room.n)
}

// drawEmpty draws a room that is cleared, or was never filled.
func (d doors) drawEmpty(hole draw.Box, room roomLook) {
	key := "board.trasteros.cleared"
	if room.state == "unfilled" {
		key = "board.trasteros.unfilled"
		d.Frame(hole, draw.Faint(draw.Tone(look.InkFaint), 0x80), 1.2, 6)
	} else {
		d.drawDark(hole, 0x14)
	}
	dim := draw.Faint(draw.Mix(draw.White, d.paint.inside, 0.35), 0xa0)
	if room.state == "unfilled" {
		dim = draw.Faint(draw.Tone(look.InkFaint), 0x90)
	}
	size := min(hole.W*0.5, hole.H*0.36)
	d.Text(strconv.Itoa(room.n), draw.At(hole.X, hole.Y+hole.H*0.42-size*0.55, hole.W, size*1.1), draw.Number(size).In(dim))
	said := draw.Tone(look.InkFaint)
	if room.state != "unfilled" {
		said = draw.Mix(draw.White, d.paint.inside, 0.25)
	}
	d.Text(d.board.host.Text(key, nil), draw.At(hole.X+2, hole.Y+hole.H*0.68, hole.W-4, 20*draw.TextScale()), draw.Plain(12).In(said))
}

// drawPublic draws the public room: a wide arch with the pile that everybody draws from.
func (d doors) drawPublic(place draw.Box, room roomLook) {
	hole := d.drawFrame(place, room)
	light := uint8(0x50)
	if room.state != "sealed" {
		light = 0x10
	}
	d.drawDark(hole, light)
	name := draw.At(hole.X+2, hole.Y+hole.H*0.13, hole.W-4, max(18, hole.H*0.16))
	d.Text(d.board.host.Text("board.trasteros.public", nil), name, draw.Ink{Size: min(22, hole.W*0.2), Face: look.TitleFace(), Color: draw.Mix(draw.White, d.paint.lamp, 0.3), Align: fyne.TextAlignCenter})
	h := min(hole.H*0.44, hole.W*0.62)
	w := h * 0.7
	pile := draw.At(hole.X+(hole.W-w)/2, hole.Y+hole.H-h-hole.H*0.16, w, h)
	if room.state == "sealed" {
		layers := 3
		if d.board.look.counted {
			layers = min(6, 1+room.cards/8)
		}
		for i := range layers {
			off := float32(layers-1-i) * 2.4
			drawCardBack(d.Sketch, draw.At(pile.X+off-float32(layers), pile.Y-off+float32(layers), w, h))
		}
	} else {
		d.Text(d.board.host.Text("board.trasteros.empty", nil), draw.At(hole.X+2, pile.Y, hole.W-4, h), draw.Plain(13).In(draw.Mix(draw.White, d.paint.inside, 0.2)))
	}
	d.drawCount(hole, room)
}

// drawSign draws a door as small as its number, while the stage needs the room.
func (d doors) drawSign(place draw.Box, room roomLook) {
	fill := d.paint.inside
	label := draw.Mix(draw.White, d.paint.inside, 0.4)
	switch {
	case room.state == "open":
		fill, label = draw.Tone(look.Brass), draw.Tone(look.OnBrass)
	case room.state == "sealed":
		fill, label = d.paint.shutter, d.paint.numeral
	}
	r := d.Rect(place, fill, 0)
	topRounded(r, 9)
	r.BottomLeftCornerRadius, r.BottomRightCornerRadius = 3, 3
	r.StrokeColor, r.StrokeWidth = d.paint.frame, 3
	if room.lit {
		r.StrokeColor = draw.Tone(look.Brass)
	}
	if room.state == "sealed" && room.n > 0 {
		for i := range 5 {
			d.Rect(draw.At(place.X+3, place.Y+8+float32(i)*place.H/6, place.W-6, 1.2), d.paint.slat, 0)
		}
	}
	if room.n == 0 {
		d.Icon("cards", onShutter(), place.X+place.W/2, place.Y+place.H*0.36, place.H*0.42)
		if d.board.look.counted {
			d.Text(strconv.Itoa(room.cards), draw.At(place.X, place.Y+place.H*0.58, place.W, place.H*0.36), draw.Strong(13).In(draw.White))
		}
		return
	}
	d.Text(strconv.Itoa(room.n), place, draw.Number(place.H*0.5).In(label))
}
