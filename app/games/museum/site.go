package museum

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
)

// site is a continent: its pile, the cards that lie open, what a headline does to it, its Public Opinion, and what
// that would cost now.
type site struct {
	pen
	*siteLook
	number int
	shelf  shelf
}

// shelf holds the measures that all continents share, so that they stand in line: a card is as large on each, and each shows
// its name or none does.
type shelf struct {
	cards, losses float32 // how high a card is, and the rows of what Public Opinion costs
	names         float32 // the size of the letters of the names; 0: they have no room
	piles         bool    // an icon stands before the number of a pile
}

// shelfOf returns the measures that continents of one size share.
func shelfOf(w words, sites []siteLook, at draw.Box) shelf {
	var s shelf
	for i := range sites {
		_, losses := lossRows(len(sites[i].losses), at.W)
		s.losses = max(s.losses, losses)
	}
	if s.room(at).H < leastCards { // they are told again when museums are counted
		s.losses = 0
	}
	for i := range sites {
		if high := cardHigh(s.room(at), sites[i].lying()); s.cards == 0 || high < s.cards {
			s.cards = high
		}
	}
	if s.names = namesIn(w, sites, at.W, true); s.names > 0 {
		s.piles = true
		return s
	}
	s.names = namesIn(w, sites, at.W, false)
	s.piles = s.names == 0
	return s
}

// room returns where cards lie on a continent.
func (s shelf) room(at draw.Box) draw.Box {
	band := bandHeight()
	return draw.At(at.X+6, at.Y+band+5, at.W-12, at.H-band-tokenRow()-s.losses-12)
}

// bandHeight returns the height of what names a continent, tokenRow that of its Public Opinion tokens.
func bandHeight() float32 { return 20 + 12*draw.TextScale() }
func tokenRow() float32   { return 18 + 6*draw.TextScale() }

// namesIn returns the size of letters in which all names have room on continents of a width, with the icons of their piles or
// without; 0 for none.
func namesIn(w words, sites []siteLook, width float32, piles bool) float32 {
	side := bandHeight() * 0.72
	size := draw.Strong(13).Size
	for i := range sites {
		room := width - side - draw.Strong(13).Width(strconv.Itoa(sites[i].pile)) - 24
		if piles {
			room -= side*0.72 + 6
		}
		name := w.say(continentNames[i], nil)
		ink := draw.Strong(13).Fitted(name, room, 0.85)
		if ink.Width(name) > room {
			return 0
		}
		size = min(size, ink.Size)
	}
	return size
}

// lying returns how many places for cards a continent has.
func (x *siteLook) lying() int { return max(x.places, x.open+x.stale+x.fresh) }

func (x site) draw(at draw.Box) {
	colour := draw.Tone(continentInks[x.number])
	radius := float32(12)
	if x.lit {
		x.Glow(at, draw.Tone(look.Brass), radius)
	}
	x.Lifted(at, draw.Tone(look.Panel), radius)
	band := bandHeight()
	head := x.Rect(draw.At(at.X, at.Y, at.W, band), colour, 0)
	head.TopLeftCornerRadius, head.TopRightCornerRadius = radius, radius
	x.drawBand(draw.At(at.X, at.Y, at.W, band))
	if x.lit {
		x.Frame(at, draw.Tone(look.Brass), 2.5, radius)
		x.touch(at, x.thing)
	} else {
		x.Frame(at, draw.Tone(look.Edge), 1, radius)
	}
	cards := x.shelf.room(at)
	x.drawOpen(cards)
	x.drawTokens(draw.At(at.X+6, cards.Y+cards.H+3, at.W-12, tokenRow()))
	if columns, losses := lossRows(len(x.losses), at.W); x.shelf.losses > 0 {
		x.drawLosses(draw.At(at.X+5, at.Y+at.H-x.shelf.losses-3, at.W-10, losses), columns)
	}
}

// leastCards is the height below which cards say nothing.
const leastCards = 34

// lossRows returns as few rows as can be read for what Public Opinion costs so many seats.
func lossRows(n int, width float32) (columns int, height float32) {
	if n == 0 {
		return 0, 0
	}
	columns = max(1, min(n, int(width/(42*draw.TextScale()))))
	rows := (n + columns - 1) / columns
	return columns, float32(rows) * 16 * draw.TextScale()
}

// drawBand names the continent and counts its pile.
func (x site) drawBand(at draw.Box) {
	side := at.H * 0.72
	x.Stamp("continent-"+continentNames[x.number], look.OnLamp, at.X+6+side/2, at.Y+at.H/2, side)
	dark := draw.Tone(look.OnLamp)
	pile := draw.Strong(13).In(dark)
	text := strconv.Itoa(x.pile)
	wide := pile.Width(text)
	icon := side * 0.72
	if x.shelf.piles && at.W-max(wide, pile.Width("00"))-2*side > 24 {
		x.Stamp("cards", look.OnLamp, at.X+at.W-8-wide-3-side*0.36, at.Y+at.H/2, icon)
	}
	x.Text(text, draw.At(at.X+at.W-7-wide, at.Y, wide+2, at.H), pile)
	if x.shelf.names > 0 {
		ink := draw.Strong(13).In(dark).Left()
		ink.Size = x.shelf.names
		x.Text(x.words.say(continentNames[x.number], nil), draw.At(at.X+side+10, at.Y, at.W-side-wide-17, at.H), ink)
	}
}

// laidOpen is the kind of a card that lies in a place of a continent.
type laidOpen int

const (
	emptyPlace laidOpen = iota
	objectCard
	coveredCard
	staleOpinion
	freshOpinion
)

// drawOpen shows the places of a continent.
func (x site) drawOpen(at draw.Box) {
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
	boxes := cardBoxes(at, len(places), x.shelf.cards)
	for n, place := range boxes {
		x.drawBack(place, places[n])
	}
	foot := at.Y
	if x.customs != 0 {
		foot = x.drawCustoms(at)
	}
	if x.closed {
		x.drawEmbargo(boxes[:max(1, x.open)], foot)
	}
}

// drawEmbargo shows the sign of an embargo on the cards that it closes, under what ends at a height.
func (x site) drawEmbargo(cards []draw.Box, foot float32) {
	first, last := cards[0], cards[len(cards)-1]
	end := last.Y + last.H
	shut := draw.At(first.X, first.Y, last.X+last.W-first.X, end-first.Y)
	cx, cy := shut.Mid()
	r := min(shut.H, shut.W) * 0.39
	if cy-r < foot {
		r = min(r, (end-foot)/2)
		cy = max(cy, foot+r)
	}
	x.Disc(cx, cy, r, draw.Tone(look.Panel), draw.Tone(look.Danger), 2)
	x.Stamp("embargo", look.Danger, cx, cy, r*1.43)
}

// drawCustoms shows the marker of more cards or fewer, and returns where it ends.
func (x site) drawCustoms(at draw.Box) (foot float32) {
	text := strconv.Itoa(x.customs)
	if x.customs > 0 {
		text = "+" + text
	}
	i := draw.Strong(13).In(draw.Tone(look.OnBrass))
	high := 14 + 9*draw.TextScale()
	wide := high + i.Width(text) + 6
	plate := draw.At(at.X+at.W-wide, at.Y-2, wide, high)
	x.Lifted(plate, draw.Tone(look.Brass), high/2)
	x.Stamp("customs", look.OnBrass, plate.X+high*0.55, plate.Y+high/2, high*0.66)
	x.Text(text, draw.At(plate.X+high, plate.Y, wide-high-3, high), i)
	return plate.Y + high
}

// cardShape is how wide a card is for its height, cardGap what is between two.
const cardShape, cardGap = 0.70, 5

// cardFit returns how high so many cards may be in a room, and in how many columns.
func cardFit(at draw.Box, n int) (best float32, columns int) {
	columns = 1
	for c := 1; c <= n; c++ {
		rows := float32((n + c - 1) / c)
		h := min((at.H-(rows-1)*cardGap)/rows, (at.W-float32(c-1)*cardGap)/float32(c)/cardShape)
		if h > best {
			best, columns = h, c
		}
	}
	return best, columns
}

// cardHigh returns how high so many cards are in a room of their own.
func cardHigh(at draw.Box, n int) float32 {
	best, _ := cardFit(at, n)
	usual, _ := cardFit(at, 3)
	return min(best, max(118, min(usual, 190))) // two are no larger than the three that may lie beside them
}

// cardBoxes returns the places of so many upright cards of a height in a room, in one row or more.
func cardBoxes(at draw.Box, n int, best float32) []draw.Box {
	const shape, gap = cardShape, cardGap
	_, columns := cardFit(at, n)
	w := best * shape
	rows := (n + columns - 1) / columns
	y := at.Y + (at.H-float32(rows)*best-float32(rows-1)*gap)/2
	var list []draw.Box
	for i := range n {
		in := min(columns, n-i/columns*columns)
		x := at.X + (at.W-float32(in)*w-float32(in-1)*gap)/2
		list = append(list, draw.At(x+float32(i%columns)*(w+gap), y+float32(i/columns)*(best+gap), w, best))
	}
	return list
}

// drawBack shows a card face down for Docent: an object of the continent, or Public Opinion.
func (x site) drawBack(at draw.Box, kind laidOpen) {
	colour := draw.Tone(continentInks[x.number])
	radius := max(3, at.W*0.1)
	cx, cy := at.Mid()
	switch kind {
	case emptyPlace:
		x.Frame(at.Inset(1), draw.Tone(look.Hollow), 1.5, radius)
		return
	case staleOpinion, freshOpinion:
		edge := color.Color(draw.Tone(look.Danger))
		x.Lifted(at, draw.Tone(look.Skeleton), radius).StrokeColor = edge
		x.Frame(at, edge, 1.6, radius)
		x.Stamp("opinion", look.OnLamp, cx, cy, at.W*0.62)
		if kind == staleOpinion {
			x.Disc(at.X+at.W-at.W*0.16, at.Y+at.W*0.16, at.W*0.19, draw.Tone(look.Panel), edge, 1.2)
			x.Stamp("hourglass", look.Danger, at.X+at.W-at.W*0.16, at.Y+at.W*0.16, at.W*0.24)
		}
		return
	case objectCard, coveredCard:
	}
	back := draw.Mix(colour, draw.Black, 0.34)
	ink := fyne.ThemeColorName(look.OnGuard)
	if kind == coveredCard || x.closed {
		back = draw.Mix(draw.Tone(look.Panel), colour, 0.28)
		ink = look.InkFaint
	}
	x.Lifted(at, back, radius)
	x.Frame(at.Inset(at.W*0.09), draw.Mix(back, draw.White, 0.35), 1, radius*0.6)
	x.Stamp("continent-"+continentNames[x.number], ink, cx, cy, at.W*0.56)
	if kind == coveredCard {
		x.Stamp("customs", look.Brass, cx, at.Y+at.H*0.82, at.W*0.4)
	}
}

// drawTokens counts the Public Opinion tokens.
func (x site) drawTokens(at draw.Box) {
	side := at.H * 0.8
	if x.tokens == 0 {
		x.Stamp("opinion", look.Hollow, at.X+at.W/2, at.Y+at.H/2, side)
		return
	}
	i := draw.Strong(15)
	text := strconv.Itoa(x.tokens)
	wide := side + 4 + i.Width(text)
	left := at.X + (at.W-wide)/2
	x.Stamp("opinion", look.Danger, left+side/2, at.Y+at.H/2, side)
	x.Text(text, draw.At(left+side+4, at.Y, i.Width(text)+2, at.H), i)
}

// drawLosses tells what Public Opinion would cost every seat now.
func (x site) drawLosses(at draw.Box, columns int) {
	if columns == 0 {
		return
	}
	rows := (len(x.losses) + columns - 1) / columns
	each, high := at.W/float32(columns), at.H/float32(rows)
	for n, l := range x.losses {
		place := draw.At(at.X+float32(n%columns)*each, at.Y+float32(n/columns)*high, each, high)
		symbol := x.words.Symbol(l.seat)
		i := draw.Strong(12)
		text := "−" + strconv.Itoa(l.points)
		side := min(high*0.82, each*0.4)
		wide := side + 3 + min(i.Width(text), each-side-4)
		left := place.X + (place.W-wide)/2
		x.Stamp(kit.SeatSymbol(symbol), kit.SeatInk(symbol), left+side/2, place.Y+high/2, side)
		x.Text(text, draw.At(left+side+3, place.Y, wide-side, high), i.Left())
	}
}
