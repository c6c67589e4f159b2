package kit

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// ChipToken is something that a seat has so many of.
type ChipToken struct {
	Icon    string
	Picture fyne.Resource
	Number  int
	Most    int // that there can be; 0: not told
}

// said returns the number, with what there can be.
func (t ChipToken) said() string {
	if t.Most == 0 {
		return strconv.Itoa(t.Number)
	}
	return strconv.Itoa(t.Number) + "/" + strconv.Itoa(t.Most)
}

// drawHaving sets the symbol before the name, and under it what the seat has, as much as there is room for.
func (c *SeatChip) drawHaving(size fyne.Size) []fyne.CanvasObject {
	mark, objs := c.placeMark(fyne.NewSize(size.Width, min(size.Height, 56*min(look.Scale(), 1.3))))
	c.marks[0].Move(fyne.NewPos(look.Gap, (size.Height-c.marks[0].Size().Height)/2))
	x, line := look.Gap+mark, Caption.lineHeight()+2
	room := max(1, size.Width-x-look.Gap)
	c.name.text, c.name.style, c.name.most, c.sub.text = c.Name, Strong, 1, ""
	c.sub.fit(fyne.NewPos(x, 0), room)
	lines := max(1, int((size.Height-look.Gap-Strong.lineHeight())/line))
	ends, row := x+room, 0
	high := Strong.lineHeight() + line*float32(min(lines, c.tokenLines(room)))
	y := max(2, (size.Height-high)/2)
	y += c.name.fit(fyne.NewPos(x, y), room)
	objs = append(objs, c.name.objects()...)
	at := x
	for i, token := range c.Tokens {
		one := c.numberOf(i)
		wide := one.set(token)
		if at > x && at+wide > ends {
			at, row = x, row+1
		}
		if row >= lines {
			break
		}
		one.place(fyne.NewPos(at, y+float32(row)*line), line)
		objs = append(objs, one.objects()...)
		at += wide + 8
	}
	return objs
}

// token returns the one number of the chip.
func (c *SeatChip) token() ChipToken { return ChipToken{c.Icon, c.Picture, c.Number, c.Most} }

// numbered is a number under one of several symbols, with its picture.
type numbered struct {
	image *canvas.Image
	text  *canvas.Text
}

// numberOf returns the number at a place in the chip.
func (c *SeatChip) numberOf(i int) *numbered {
	for i >= len(c.numbers) {
		c.numbers = append(c.numbers, &numbered{look.Image("", look.Ink), &canvas.Text{FontSource: look.StrongFace()}})
	}
	return c.numbers[i]
}

// set takes another number with its picture and returns how wide both are.
func (n *numbered) set(token ChipToken) float32 {
	ink, icon := fyne.ThemeColorName(look.Ink), fyne.ThemeColorName(look.Brass)
	if token.Number == 0 {
		ink, icon = look.InkFaint, look.InkFaint
	}
	n.text.Text, n.text.TextSize, n.text.Color = token.said(), Caption.size(), theme.Color(ink)
	if token.Picture != nil {
		n.image.Resource = token.Picture
		n.image.Show()
	} else {
		look.Redraw(n.image, token.Icon, icon)
	}
	return Caption.lineHeight() - 2 + 3 + n.text.MinSize().Width
}

// within takes it into a width: one that is narrow has no room for what there can be.
func (n *numbered) within(token ChipToken, room float32) float32 {
	wide := n.set(token)
	if token.Most = 0; n.text.MinSize().Width > room {
		wide = n.set(token)
	}
	return wide
}

// place sets the number and its picture in a line.
func (n *numbered) place(at fyne.Position, line float32) {
	side, text := Caption.lineHeight()-2, n.text.MinSize()
	arrange.Place(n.image, at.X, at.Y+(line-side)/2, side, side)
	arrange.Place(n.text, at.X+side+3, at.Y+(line-text.Height)/2, text.Width, text.Height)
}

// objects returns the picture and the number.
func (n *numbered) objects() []fyne.CanvasObject { return []fyne.CanvasObject{n.image, n.text} }

// tokenLines returns how many lines all tokens take in a width.
func (c *SeatChip) tokenLines(room float32) int {
	lines, at := 1, float32(0)
	for i, token := range c.Tokens {
		wide := c.numberOf(i).set(token)
		if at > 0 && at+wide > room {
			lines, at = lines+1, 0
		}
		at += wide + 8
	}
	return lines
}

// drawCountedCrowd sets the symbols of several seats beside each other, each over its number; where they stand close, the
// numbers go without their picture.
func (c *SeatChip) drawCountedCrowd(size fyne.Size) []fyne.CanvasObject {
	pitch, line := (size.Width-8)/float32(len(c.Seats)), Caption.lineHeight()
	side := min(pitch-4, size.Height-line-6, 27*min(look.Scale(), 1.4))
	beside := size.Height < 60 && pitch >= side+line+30
	var objs []fyne.CanvasObject
	letters := c.crowdLetters(pitch)
	for i, n := range c.Numbers {
		one := c.numberOf(i)
		one.within(ChipToken{c.Icon, c.Picture, n, c.Most}, pitch-2)
		one.text.TextSize = letters
		text, mark := one.text.MinSize(), line-2
		if !beside && mark+2+text.Width > pitch-2 {
			one.image.Hide()
			mark = -2
		}
		mid, y := 4+pitch*(float32(i)+0.5), (size.Height-side-line-1)/2
		x := mid - (mark+2+text.Width)/2
		if beside {
			x, y = mid-(side+6+mark+2+text.Width)/2+side+6, (size.Height-side)/2
			arrange.Place(c.marks[i], x-side-6, y, side, side)
			y = (size.Height - line) / 2
		} else {
			arrange.Place(c.marks[i], mid-side/2, y, side, side)
			y += side + 1
		}
		arrange.Place(one.image, x, y+(line-mark)/2, max(1, mark), max(1, mark))
		arrange.Place(one.text, x+mark+2, y+(line-text.Height)/2, text.Width, text.Height)
		objs = append(objs, one.objects()...)
	}
	return objs
}

// crowdApart is how far the numbers of several seats stand apart at least.
const crowdApart = 5

// crowdLetters returns the size of letters in which the numbers of several seats stay apart, one for all of them.
func (c *SeatChip) crowdLetters(pitch float32) float32 {
	size, room := Caption.size(), max(1, pitch-crowdApart)
	for i, n := range c.Numbers {
		one := c.numberOf(i)
		one.within(ChipToken{c.Icon, c.Picture, n, c.Most}, pitch-2)
		if wide := one.text.MinSize().Width; wide > room {
			size = min(size, Caption.size()*room/wide)
		}
	}
	return size
}
