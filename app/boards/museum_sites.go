package boards

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/kit"
)

// drawSite is a continent: its pile, the cards that lie open, what a headline does to it, its Public Opinion, and
// what that would cost now.
func (b *curator) drawSite(s *sketch, at box, i int) {
	x := &b.look.sites[i]
	colour := tone(continentInks[i])
	radius := float32(12)
	if x.lit {
		s.glow(at, tone(kit.Brass), radius)
	}
	s.lifted(at, tone(kit.Panel), radius)
	band := 20 + 12*textScale()
	head := s.rect(box{at.x, at.y, at.w, band}, colour, 0)
	head.TopLeftCornerRadius, head.TopRightCornerRadius = radius, radius
	b.drawBand(s, box{at.x, at.y, at.w, band}, x, i)
	if x.lit {
		s.frame(at, tone(kit.Brass), 2.5, radius)
		b.touch(at, x.thing)
	} else {
		s.frame(at, tone(kit.Edge), 1, radius)
	}
	row := 18 + 6*textScale()
	columns, losses := lossRows(len(x.losses), at.w)
	if at.h-band-row-losses-12 < leastCards { // they are told again when museums are counted
		columns, losses = 0, 0
	}
	cards := box{at.x + 6, at.y + band + 5, at.w - 12, at.h - band - row - losses - 12}
	b.drawOpen(s, cards, x, i)
	b.drawTokens(s, box{at.x + 6, cards.y + cards.h + 3, at.w - 12, row}, x)
	b.drawLosses(s, box{at.x + 5, at.y + at.h - losses - 3, at.w - 10, losses}, x, columns)
}

// leastCards is the height below which cards say nothing.
const leastCards = 34

// lossRows sets what Public Opinion costs the seats in as few rows as can be read.
func lossRows(n int, width float32) (columns int, height float32) {
	if n == 0 {
		return 0, 0
	}
	columns = max(1, min(n, int(width/(42*textScale()))))
	rows := (n + columns - 1) / columns
	return columns, float32(rows) * 16 * textScale()
}

// drawBand names the continent and counts its pile.
func (b *curator) drawBand(s *sketch, at box, x *siteLook, i int) {
	side := at.h * 0.72
	s.stamp("continent-"+continentNames[i], kit.OnLamp, at.x+6+side/2, at.y+at.h/2, side)
	dark := tone(kit.OnLamp)
	pile := strong(13).in(dark)
	text := strconv.Itoa(x.pile)
	wide := pile.width(text)
	if at.w-max(wide, pile.width("00"))-2*side > 24 {
		s.stamp("cards", kit.OnLamp, at.x+at.w-8-wide-3-side*0.36, at.y+at.h/2, side*0.72)
	}
	s.text(text, box{at.x + at.w - 7 - wide, at.y, wide + 2, at.h}, pile)
	room := at.w - side - wide - side*0.72 - 30
	if name := b.host.Text("board.museum."+continentNames[i], nil); room > 46*textScale() {
		s.text(name, box{at.x + side + 10, at.y, room, at.h}, strong(13).in(dark).left())
	}
}

// kind of a card that lies in a place of a continent.
type laidOpen int

const (
	emptyPlace laidOpen = iota
	objectCard
	coveredCard
	staleOpinion
	freshOpinion
)

// drawOpen are the places of a continent.
func (b *curator) drawOpen(s *sketch, at box, x *siteLook, i int) {
	var places []laidOpen
	for n := range x.open {
		kind := objectCard
		if n >= x.open-x.covered {
			kind = coveredCard
		}
		places = append(places, kind)
	}
	for range x.stale {
		places = append(places, staleOpinion)
	}
	for range x.fresh {
		places = append(places, freshOpinion)
	}
	for len(places) < x.places {
		places = append(places, emptyPlace)
	}
	boxes := cardBoxes(at, len(places))
	for n, place := range boxes {
		b.drawBack(s, place, places[n], x, i)
	}
	if x.closed {
		shut := boxes[0]
		if x.open > 0 {
			last := boxes[x.open-1]
			shut.w, shut.h = last.x+last.w-shut.x, last.y+last.h-shut.y
		}
		cx, cy := shut.mid()
		side := min(shut.h, shut.w) * 0.7
		s.disc(cx, cy, side*0.56, tone(kit.Panel), tone(kit.Danger), 2)
		s.stamp("embargo", kit.Danger, cx, cy, side*0.8)
	}
	if x.customs != 0 {
		b.drawCustoms(s, at, x.customs)
	}
}

// drawCustoms is the marker of more cards or fewer.
func (b *curator) drawCustoms(s *sketch, at box, n int) {
	text := strconv.Itoa(n)
	if n > 0 {
		text = "+" + text
	}
	i := strong(13).in(tone(kit.OnBrass))
	high := 14 + 9*textScale()
	wide := high + i.width(text) + 6
	plate := box{at.x + at.w - wide, at.y - 2, wide, high}
	s.lifted(plate, tone(kit.Brass), high/2)
	s.stamp("customs", kit.OnBrass, plate.x+high*0.55, plate.y+high/2, high*0.66)
	s.text(text, box{plate.x + high, plate.y, wide - high - 3, high}, i)
}

// cardBoxes places so many upright cards in a room, in one row or more.
func cardBoxes(at box, n int) []box {
	const shape, gap = 0.70, 5
	best, columns := float32(0), 1
	for c := 1; c <= n; c++ {
		rows := float32((n + c - 1) / c)
		h := min((at.h-(rows-1)*gap)/rows, (at.w-float32(c-1)*gap)/float32(c)/shape)
		if h > best {
			best, columns = h, c
		}
	}
	best = min(best, 118)
	w := best * shape
	rows := (n + columns - 1) / columns
	y := at.y + (at.h-float32(rows)*best-float32(rows-1)*gap)/2
	var list []box
	for i := range n {
		in := min(columns, n-i/columns*columns)
		x := at.x + (at.w-float32(in)*w-float32(in-1)*gap)/2
		list = append(list, box{x + float32(i%columns)*(w+gap), y + float32(i/columns)*(best+gap), w, best})
	}
	return list
}

// drawBack is a card face down for Docent: an object of the continent, or Public Opinion.
func (b *curator) drawBack(s *sketch, at box, kind laidOpen, x *siteLook, i int) {
	colour := tone(continentInks[i])
	radius := max(3, at.w*0.1)
	cx, cy := at.mid()
	switch kind {
	case emptyPlace:
		s.frame(at.inset(1), tone(kit.Hollow), 1.5, radius)
		return
	case staleOpinion, freshOpinion:
		edge := color.Color(tone(kit.Danger))
		s.lifted(at, tone(kit.Skeleton), radius).StrokeColor = edge
		s.frame(at, edge, 1.6, radius)
		s.stamp("opinion", kit.OnLamp, cx, cy, at.w*0.62)
		if kind == staleOpinion {
			s.disc(at.x+at.w-at.w*0.16, at.y+at.w*0.16, at.w*0.19, tone(kit.Panel), edge, 1.2)
			s.stamp("hourglass", kit.Danger, at.x+at.w-at.w*0.16, at.y+at.w*0.16, at.w*0.24)
		}
		return
	case objectCard, coveredCard:
	}
	back := mix(colour, black, 0.34)
	ink := fyne.ThemeColorName(kit.OnGuard)
	if kind == coveredCard || x.closed {
		back = mix(tone(kit.Panel), colour, 0.28)
		ink = kit.InkFaint
	}
	s.lifted(at, back, radius)
	s.frame(at.inset(at.w*0.09), mix(back, white, 0.35), 1, radius*0.6)
	s.stamp("continent-"+continentNames[i], ink, cx, cy, at.w*0.56)
	if kind == coveredCard {
		s.stamp("customs", kit.Brass, cx, at.y+at.h*0.82, at.w*0.4)
	}
}

// drawTokens counts the Public Opinion tokens.
func (b *curator) drawTokens(s *sketch, at box, x *siteLook) {
	side := at.h * 0.8
	if x.tokens == 0 {
		s.stamp("opinion", kit.Hollow, at.x+at.w/2, at.y+at.h/2, side)
		return
	}
	i := strong(15)
	text := strconv.Itoa(x.tokens)
	wide := side + 4 + i.width(text)
	left := at.x + (at.w-wide)/2
	s.stamp("opinion", kit.Danger, left+side/2, at.y+at.h/2, side)
	s.text(text, box{left + side + 4, at.y, i.width(text) + 2, at.h}, i)
}

// drawLosses tells what Public Opinion would cost every seat now.
func (b *curator) drawLosses(s *sketch, at box, x *siteLook, columns int) {
	if columns == 0 {
		return
	}
	rows := (len(x.losses) + columns - 1) / columns
	each, high := at.w/float32(columns), at.h/float32(rows)
	for n, l := range x.losses {
		place := box{at.x + float32(n%columns)*each, at.y + float32(n/columns)*high, each, high}
		symbol := b.host.Symbol(l.seat)
		i := strong(12)
		text := "−" + strconv.Itoa(l.points)
		side := min(high*0.82, each*0.4)
		wide := side + 3 + min(i.width(text), each-side-4)
		left := place.x + (place.w-wide)/2
		s.stamp(kit.SeatSymbol(symbol), kit.SeatInk(symbol), left+side/2, place.y+high/2, side)
		s.text(text, box{left + side + 3, place.y, wide - side, high}, i.left())
	}
}
