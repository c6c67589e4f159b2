package kit

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// heldIcon returns the side of the icon in a place that does not grow with all that texts do.
func heldIcon() float32 { return buttonIcon * min(look.Scale(), 1.2) }

// The distance that the words of a tile keep from its edges, and the least, where a word would be broken.
const (
	heldRim  float32 = 3
	heldEdge float32 = 0.5
)

// wordRoom returns the room that the words of a tile have in a width: up to its edges where one of them is as wide.
func (b *ActionButton) wordRoom(width float32) float32 {
	b.small.style = captionTiny
	return max(1, min(max(width-2*heldRim, b.small.widest()), width-2*heldEdge))
}

// fitting returns how many lines of a style a height holds.
func (s Style) fitting(height float32) int {
	return max(0, int((height+s.lead())/(s.lineHeight()+s.lead())))
}

// placeTile sets the icon over the label; words that one line of a tile without an icon holds are larger.
func (b *ActionButton) placeTile(size fyne.Size) {
	b.text.align, b.small.align = fyne.TextAlignCenter, fyne.TextAlignCenter
	b.text.style = Strong // it may have been a key
	room, side := max(1, size.Width-2*heldRim), heldIcon()
	if size.Height < 66*look.Scale() {
		side -= 2
	}
	words, ink := b.Label+b.Caption, b.text.ink
	if b.Short != "" {
		words = b.Short
	}
	if b.Label != "" && b.Caption != "" {
		words = b.Label + "\n" + b.Caption
	}
	loose := b.looseRoom(room)
	if b.Icon == "" && b.Caption == "" && b.text.wholeIn(loose, min(2, b.text.style.fitting(size.Height-2*heldRim))) {
		b.small.text = ""
		b.small.fit(fyne.Position{}, room)
		b.text.fit(fyne.NewPos((size.Width-loose)/2, (size.Height-b.text.heightFor(loose))/2), loose)
		b.pips.place(size.Width, 0, 0)
		return
	}
	b.text.text, b.small.text, b.small.ink = "", words, ink
	b.text.fit(fyne.Position{}, room)
	if room = b.wordRoom(size.Width); b.loose(size, loose, side) {
		room = loose
	}
	x := (size.Width - room) / 2
	lines, iconless := b.styleTile(size, room, side)
	if b.Greyed && b.Label != "" && b.Caption != "" && !b.small.wholeIn(room, max(1, lines)) { // a tap tells the reason
		b.small.text = b.Label
		lines, iconless = b.styleTile(size, room, side)
	}
	if iconless {
		side = 0
		b.image.Hide()
	}
	b.small.most = min(max(1, lines), 3)
	texts := b.small.heightFor(room)
	y := (size.Height - side - texts - 3) / 2
	dot := min(b.pip(), 9)
	corner := size.Width - look.Gap - b.pips.size(dot).Width
	b.pips.place(corner, look.Gap, dot)
	arrange.Place(b.image, max(0, min((size.Width-side)/2, corner-side-1)), y, side, side) // clear of the price
	if side > 0 {
		y += side + 3
	} else {
		y = (size.Height - texts) / 2
	}
	b.small.fit(fyne.NewPos(x, y), room)
}

// looseRoom returns the part of a room in which the larger letters of a tile stand clear of its edges; a number takes all of it,
// so that the keys of a pad have the same letters.
func (b *ActionButton) looseRoom(room float32) float32 {
	if _, err := strconv.Atoi(b.Label); err == nil {
		return room
	}
	return max(1, room-2*heldRim)
}

// loose reports whether all words of a tile are whole in the usual letters under its icon, well clear of its edges.
func (b *ActionButton) loose(size fyne.Size, room, side float32) bool {
	b.small.style = Caption
	lines := Caption.fitting(size.Height - side - 6)
	return b.Icon != "" && lines > 0 && b.small.wholeIn(room, min(lines, 3))
}

// styleTile chooses the largest letters in which a tile shows all its words, with the icon where there is room for both;
// it returns how many lines there may be, and whether the icon has to go.
func (b *ActionButton) styleTile(size fyne.Size, room, side float32) (lines int, iconless bool) {
	for _, styles := range [][]Style{{Caption, captionLess, captionLeast}, {captionTiny}} {
		for _, style := range styles {
			b.small.style = style
			if lines = style.fitting(size.Height - side - 6); b.Icon != "" && lines > 0 && b.small.wholeIn(room, lines) {
				return lines, false
			}
		}
		for _, style := range styles {
			b.small.style = style
			if lines = style.fitting(size.Height - 4); b.small.wholeIn(room, lines) {
				return lines, true
			}
		}
	}
	lines = captionTiny.fitting(size.Height - side - 6)
	return lines, b.Icon == "" || lines == 0
}

// placeKey sets the icon before the label, and under it the caption, as much of both as there is room for.
func (b *ActionButton) placeKey(size fyne.Size) {
	b.text.style = Caption // in which the label has to stand beside the icon, whatever letters the words before it took
	side, edge := heldIcon(), look.Pad
	if b.Style == Quiet {
		edge = 4
	}
	if b.nearer(size.Width - edge - side - 2*look.Gap - 2) {
		edge, side = look.Gap, side-nearIcon
	}
	left := edge + side + look.Gap + 2
	alone, beside := max(1, size.Width-edge-look.Gap), max(1, size.Width-left-look.Gap)
	if b.Icon == "" || size.Width < 2*look.Pad+side+look.Gap+b.text.least() {
		beside = 0
	}
	room := beside
	if b.styleWords(size.Height, beside, alone) {
		side, left, room = 0, (size.Width-alone)/2, alone
		b.image.Hide()
	}
	high := b.text.heightFor(room)
	b.alignBeside(side > 0)
	texts := high + b.small.heightFor(room)
	if wide := max(b.text.natural().Width, b.small.natural().Width); wide < room && side > 0 && b.text.text != "" {
		left += min((room-wide)/2, 3*look.Pad) // the icon stays near the edge
		room = max(1, size.Width-left-look.Gap)
	}
	arrange.Place(b.image, left-side-look.Gap-2, (size.Height-side)/2, side, side)
	y := (size.Height - texts) / 2
	y += b.text.fit(fyne.NewPos(left, y), room)
	b.small.fit(fyne.NewPos(left, y), room)
	b.pips.place(size.Width-look.Gap-b.pips.size(9).Width, look.Gap, 9)
}

// nearIcon is how much less the icon of a key measures where it makes room for the caption.
const nearIcon = 4

// nearer reports whether the caption, which needs two lines in a room, takes one where the icon is smaller and nearer to the edge:
// three lines of texts fill a key to its edges.
func (b *ActionButton) nearer(room float32) bool {
	b.small.style = Caption
	wide := b.small.natural().Width
	return b.Icon != "" && b.Style != Quiet && wide > room && wide <= room+nearIcon+look.Pad-look.Gap
}

// keyStyles are the letters of a key's label and, behind the first, of its caption.
var keyStyles = []Style{Strong, Caption, captionLess, captionLeast}

// styleWords chooses the letters of a key, with so much room beside its icon, 0 where that has no place, and without it; it
// reports whether the icon has to go. Smaller letters come before a label without icon, that before one without caption.
func (b *ActionButton) styleWords(height, beside, alone float32) (iconless bool) {
	rooms := []float32{beside, alone}
	if beside == 0 {
		rooms = rooms[1:]
	}
	for _, room := range rooms {
		if b.Caption != "" && b.styleBoth(height, room) {
			return room != beside || b.gathers(height, beside, alone)
		}
	}
	if b.Caption != "" && b.styleOver(height, alone) {
		return true
	}
	b.small.text = ""
	for _, room := range rooms {
		if b.styleLabel(height, room) {
			return room != beside
		}
	}
	return true
}

// gathers reports whether label and caption of a key, of which the latter has two lines beside the icon, take one line each in no
// smaller letters without it; the label has the largest ones then. Three lines fill a key to its edges.
func (b *ActionButton) gathers(height, beside, alone float32) bool {
	if b.text.most > 1 || b.small.wholeIn(beside, 1) || !b.small.wholeIn(alone, 1) {
		return false
	}
	was := b.text.style
	for _, b.text.style = range keyStyles {
		if b.text.wholeIn(alone, 1) && b.text.heightFor(alone)+b.small.heightFor(alone) <= height {
			return true
		}
	}
	b.text.style = was
	return false
}

// wraps reports whether the label of a key may take more than one line.
func (b *ActionButton) wraps() bool {
	return (b.Style != Quiet || b.Lines > 1) && strings.Contains(b.Label, " ")
}

// styleBoth chooses the largest letters in which a key shows all its label and all its caption under it, each in two lines
// at most; it reports whether there are any.
func (b *ActionButton) styleBoth(height, room float32) bool {
	most := 1
	if b.wraps() {
		most = 2
	}
	for i, style := range keyStyles {
		b.text.style = style
		for b.text.most = 1; b.text.most <= most; b.text.most++ {
			if b.text.wholeIn(room, b.text.most) && b.styleCaption(height, room, keyStyles[max(1, i):]) {
				return true
			}
		}
	}
	return false
}

// styleCaption chooses the letters of a caption, which are never larger than those of its label; it reports whether they
// show all of it under that.
func (b *ActionButton) styleCaption(height, room float32, styles []Style) bool {
	left := height - b.text.heightFor(room) + 1 // what rounding takes
	if b.text.most > 1 {
		left -= 5
	}
	for _, b.small.style = range styles {
		b.small.most = min(b.small.style.fitting(left), 2)
		if b.small.most > 0 && b.small.wholeIn(room, b.small.most) {
			return true
		}
	}
	return false
}

// styleOver shows all the label of a key in one line, and under it all of the caption in the least letters or as much as there is
// room for; it reports whether it can.
func (b *ActionButton) styleOver(height, room float32) bool {
	b.text.most = 1
	for _, b.text.style = range keyStyles {
		if b.text.wholeIn(room, 1) && b.styleCaption(height, room, []Style{captionTiny}) {
			return true
		}
	}
	b.small.style = captionLeast
	for _, b.text.style = range keyStyles {
		if b.text.wholeIn(room, 1) {
			b.small.most = min(captionLeast.fitting(height-b.text.heightFor(room)+1), 2)
			return b.small.most > 0
		}
	}
	return false
}

// styleLabel chooses the largest letters in which a key shows all its label and nothing under it, in two lines, or else
// three; it reports whether there are any.
func (b *ActionButton) styleLabel(height, room float32) bool {
	for _, most := range []int{2, 3} {
		for _, b.text.style = range append(keyStyles[:len(keyStyles):len(keyStyles)], captionTiny) {
			b.text.most = 1
			if b.wraps() {
				b.text.most = max(1, min(b.text.style.fitting(height-4), most))
			}
			if b.text.wholeIn(room, b.text.most) {
				return true
			}
		}
	}
	return false
}

// badge is a number in a disc at a corner.
type badge struct {
	disc   *canvas.Circle
	number *canvas.Text
}

// draw places the number in a size; none is shown for 0.
func (b *badge) draw(count int, size fyne.Size) []fyne.CanvasObject {
	if count == 0 {
		return nil
	}
	if b.disc == nil {
		b.disc, b.number = &canvas.Circle{}, &canvas.Text{FontSource: look.StrongFace(), Alignment: fyne.TextAlignCenter}
	}
	b.disc.FillColor, b.number.Color = theme.Color(look.Brass), theme.Color(look.OnBrass)
	b.number.Text, b.number.TextSize = strconv.Itoa(count), Caption.size()
	text := b.number.MinSize()
	side := max(text.Width, text.Height) + 2
	arrange.Place(b.disc, size.Width-side-3, 3, side, side)
	arrange.Place(b.number, size.Width-side-3, 3+(side-text.Height)/2, side, text.Height)
	return []fyne.CanvasObject{b.disc, b.number}
}

// hold sets the text in the style in which a height holds all of it, or the most.
func (l *LogLine) hold(size fyne.Size) {
	room, _ := l.room(size.Width)
	for _, style := range []Style{Body, Caption, captionLess, captionLeast} {
		l.text.style = style
		lines := max(1, style.fitting(size.Height))
		l.text.most = lines
		if l.text.wholeIn(room, lines) {
			return
		}
	}
}
