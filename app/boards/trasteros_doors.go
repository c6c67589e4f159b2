package boards

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit"
	"docent/rules/trasteros"
)

// paints of a storage room, mixed from the theme.
type roomPaint struct {
	frame, shutter, slat, shine, numeral, inside, lamp color.NRGBA
}

func roomPaints() roomPaint {
	brass, wall, void := tone(kit.Brass), tone(kit.Wall), tone(kit.Void)
	p := roomPaint{frame: mix(wall, tone(kit.Floor), 0.25), numeral: white}
	if kit.IsDark() {
		p.shutter = mix(brass, void, 0.5)
		p.inside = mix(void, black, 0.35)
	} else {
		p.shutter = mix(brass, white, 0.12)
		p.inside = mix(tone(kit.Ink), brass, 0.12)
	}
	p.slat, p.shine = mix(p.shutter, black, 0.28), mix(p.shutter, white, 0.14)
	p.lamp = mix(brass, white, 0.35)
	return p
}

func (b *storage) drawDoors(s *sketch, p plan) {
	paint := roomPaints()
	for i, place := range p.doors {
		room := b.look.public
		if i < 5 {
			room = b.look.rooms[i]
		}
		switch {
		case p.small:
			b.drawSign(s, place, room, paint)
		case i == 5:
			b.drawPublic(s, place, room, paint)
		default:
			b.drawRoom(s, place, room, paint)
		}
		if room.lit {
			b.touch(place, room.thing)
		}
	}
}

func topRounded(r *canvas.Rectangle, radius float32) {
	r.TopLeftCornerRadius, r.TopRightCornerRadius = radius, radius
}

// drawFrame is the wall around a door; it returns the opening.
func (b *storage) drawFrame(s *sketch, place box, room roomLook, p roomPaint) box {
	const radius = 12
	if room.lit {
		s.glow(place, tone(kit.Brass), radius)
	}
	frame := p.frame
	if room.state == "unfilled" {
		frame = faint(frame, 0x60)
	}
	r := s.rect(place, frame, 0)
	topRounded(r, radius)
	r.BottomLeftCornerRadius, r.BottomRightCornerRadius = 4, 4
	if room.state != "unfilled" {
		r.Shadow = canvas.Shadow{Color: tone(kit.Shade), BlurRadius: 7, Offset: fyne.NewPos(0, 2.5)}
	}
	if room.lit {
		r.StrokeColor, r.StrokeWidth = tone(kit.Brass), 2.5
	}
	side := max(5, place.w*0.055)
	return box{place.x + side, place.y + side*1.2, place.w - 2*side, place.h - side*1.2}
}

func (b *storage) drawRoom(s *sketch, place box, room roomLook, p roomPaint) {
	hole := b.drawFrame(s, place, room, p)
	switch room.state {
	case "sealed":
		b.drawShutter(s, hole, p)
		b.drawNumber(s, hole, room, p)
		b.drawCount(s, hole, room)
	case "open":
		b.drawOpen(s, hole, room, p)
	default:
		b.drawEmpty(s, hole, room, p)
	}
}

// drawShutter is a closed roller door with its slats, handle and lock.
func (b *storage) drawShutter(s *sketch, hole box, p roomPaint) {
	r := s.rect(hole, p.shutter, 0)
	topRounded(r, 6)
	step := max(8, hole.h/15)
	for y := hole.y + step; y < hole.y+hole.h-2; y += step {
		s.rect(box{hole.x, y, hole.w, 1.4}, p.slat, 0)
		s.rect(box{hole.x, y + 1.4, hole.w, 1}, p.shine, 0)
	}
	s.fade(box{hole.x, hole.y, hole.w, hole.h * 0.16}, color.NRGBA{A: 0x66}, color.NRGBA{})
	bar := box{hole.x, hole.y + hole.h - 7, hole.w, 7}
	s.rect(bar, mix(p.slat, black, 0.25), 0)
	s.rect(box{hole.x + hole.w/2 - 9, bar.y - 6, 18, 5}, mix(p.slat, black, 0.45), 2.5)
}

// drawNumber paints the room's number on the shutter, clear of the tag below it.
func (b *storage) drawNumber(s *sketch, hole box, room roomLook, p roomPaint) {
	free := hole.h * 0.8
	if b.tagged(room) {
		free = b.tag(hole).y - hole.y
	}
	size := min(hole.w*0.62, hole.h*0.5, free*0.86)
	i := number(size)
	n := strconv.Itoa(room.n)
	at := box{hole.x, hole.y + free*0.52 - size*0.55, hole.w, size * 1.1}
	s.text(n, box{at.x + 1.5, at.y + 2, at.w, at.h}, i.in(faint(black, 0x80)))
	s.text(n, at, i.in(p.numeral))
}

// tagged tells whether a tag says how many cards lie there.
func (b *storage) tagged(room roomLook) bool { return b.look.counted && room.cards > 0 }

// drawCount is a tag with how many cards lie behind the door.
func (b *storage) drawCount(s *sketch, hole box, room roomLook) {
	if !b.tagged(room) {
		return
	}
	tag := b.tag(hole)
	s.lifted(tag, tone(kit.PanelRaised), tag.h/2)
	side := tag.h * 0.62
	s.icon("cards", kit.Brass, tag.x+tag.h*0.62, tag.y+tag.h/2, side)
	s.text(strconv.Itoa(room.cards), box{tag.x + tag.h*0.9, tag.y, tag.w - tag.h*1.15, tag.h}, strong(min(15, hole.w*0.15, tag.h*0.68/kit.Scale())))
}

func (b *storage) tag(hole box) box {
	h := min(26*textScale(), hole.h*0.22)
	w := min(h*2.3, hole.w-8)
	return box{hole.x + (hole.w-w)/2, hole.y + hole.h - h - 16, w, h}
}

// drawDark is a room one can see into: a bare wall, a lamp, the rolled door above.
func (b *storage) drawDark(s *sketch, hole box, p roomPaint, light uint8) {
	r := s.rect(hole, p.inside, 0)
	topRounded(r, 6)
	if light > 0 {
		s.fade(box{hole.x, hole.y + hole.h*0.1, hole.w, hole.h * 0.9}, faint(p.lamp, light), faint(p.lamp, light/6))
	}
	floor := hole.h * 0.17
	s.rect(box{hole.x, hole.y + hole.h - floor, hole.w, floor}, mix(p.inside, p.frame, 0.35), 0)
	roll := box{hole.x, hole.y, hole.w, max(8, hole.h*0.1)}
	d := s.rect(roll, p.shutter, 0)
	topRounded(d, 6)
	for _, at := range [2]float32{0.4, 0.72} {
		s.rect(box{roll.x, roll.y + roll.h*at, roll.w, 1.4}, p.slat, 0)
	}
	s.fade(box{roll.x, roll.y + roll.h, roll.w, hole.h * 0.07}, color.NRGBA{A: 0x80}, color.NRGBA{})
}

// drawPlate is the room's number on a small plate.
func (b *storage) drawPlate(s *sketch, hole box, n int) {
	r := max(11, min(16, hole.w*0.13))
	cx, cy := hole.x+r+3, hole.y+max(8, hole.h*0.1)+r+4
	s.disc(cx, cy, r, tone(kit.Brass), nil, 0)
	s.text(strconv.Itoa(n), box{cx - r, cy - r, 2 * r, 2 * r}, number(r*1.25).in(tone(kit.OnBrass)))
}

func (b *storage) drawOpen(s *sketch, hole box, room roomLook, p roomPaint) {
	b.drawDark(s, hole, p, 0x66)
	h := hole.h * 0.62
	w := min(h*0.7, hole.w*0.66)
	h = w / 0.7
	card := box{hole.x + (hole.w-w)/2, hole.y + hole.h - h - hole.h*0.08, w, h}
	for i := range min(max(room.cards-1, 0), 5) {
		d := float32(min(max(room.cards-1, 0), 5)-i) * 2.2
		b.cardBack(s, box{card.x + d, card.y - d, w, h})
	}
	if room.first == "" || room.first == trasteros.AnyCard.String() {
		b.cardBack(s, card)
	} else {
		b.card(s, card, room.first)
	}
	b.drawPlate(s, hole, room.n)
}

func (b *storage) drawEmpty(s *sketch, hole box, room roomLook, p roomPaint) {
	key := "board.trasteros.cleared"
	if room.state == "unfilled" {
		key = "board.trasteros.unfilled"
		s.frame(hole, faint(tone(kit.InkFaint), 0x80), 1.2, 6)
	} else {
		b.drawDark(s, hole, p, 0x14)
	}
	dim := faint(mix(white, p.inside, 0.35), 0xa0)
	if room.state == "unfilled" {
		dim = faint(tone(kit.InkFaint), 0x90)
	}
	size := min(hole.w*0.5, hole.h*0.36)
	s.text(strconv.Itoa(room.n), box{hole.x, hole.y + hole.h*0.42 - size*0.55, hole.w, size * 1.1}, number(size).in(dim))
	said := tone(kit.InkFaint)
	if room.state != "unfilled" {
		said = mix(white, p.inside, 0.25)
	}
	s.text(b.host.Text(key, nil), box{hole.x + 2, hole.y + hole.h*0.68, hole.w - 4, 20 * textScale()}, plain(12).in(said))
}

// drawPublic is the public room: a wide arch with the pile that everybody draws from.
func (b *storage) drawPublic(s *sketch, place box, room roomLook, p roomPaint) {
	hole := b.drawFrame(s, place, room, p)
	light := uint8(0x50)
	if room.state != "sealed" {
		light = 0x10
	}
	b.drawDark(s, hole, p, light)
	name := box{hole.x + 2, hole.y + hole.h*0.13, hole.w - 4, max(18, hole.h*0.16)}
	s.text(b.host.Text("board.trasteros.public", nil), name, ink{min(22, hole.w*0.2), kit.TitleFace(), mix(white, p.lamp, 0.3), fyne.TextAlignCenter})
	h := min(hole.h*0.44, hole.w*0.62)
	w := h * 0.7
	pile := box{hole.x + (hole.w-w)/2, hole.y + hole.h - h - hole.h*0.16, w, h}
	if room.state == "sealed" {
		layers := 3
		if b.look.counted {
			layers = min(6, 1+room.cards/8)
		}
		for i := range layers {
			d := float32(layers-1-i) * 2.4
			b.cardBack(s, box{pile.x + d - float32(layers), pile.y - d + float32(layers), w, h})
		}
	} else {
		s.text(b.host.Text("board.trasteros.empty", nil), box{hole.x + 2, pile.y, hole.w - 4, h}, plain(13).in(mix(white, p.inside, 0.2)))
	}
	b.drawCount(s, hole, room)
}

// drawSign is a door as small as its number, while the stage needs the room.
func (b *storage) drawSign(s *sketch, place box, room roomLook, p roomPaint) {
	fill := p.inside
	label := mix(white, p.inside, 0.4)
	switch {
	case room.state == "open":
		fill, label = tone(kit.Brass), tone(kit.OnBrass)
	case room.state == "sealed":
		fill, label = p.shutter, p.numeral
	}
	r := s.rect(place, fill, 0)
	topRounded(r, 9)
	r.BottomLeftCornerRadius, r.BottomRightCornerRadius = 3, 3
	r.StrokeColor, r.StrokeWidth = p.frame, 3
	if room.lit {
		r.StrokeColor = tone(kit.Brass)
	}
	if room.state == "sealed" && room.n > 0 {
		for i := range 5 {
			s.rect(box{place.x + 3, place.y + 8 + float32(i)*place.h/6, place.w - 6, 1.2}, p.slat, 0)
		}
	}
	if room.n == 0 {
		s.icon("cards", kit.SeatInk(3), place.x+place.w/2, place.y+place.h*0.36, place.h*0.42)
		if b.look.counted {
			s.text(strconv.Itoa(room.cards), box{place.x, place.y + place.h*0.58, place.w, place.h * 0.36}, strong(13).in(white))
		}
		return
	}
	s.text(strconv.Itoa(room.n), place, number(place.h*0.5).in(label))
}
