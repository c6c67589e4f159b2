package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// SeatChip shows a seat in a place of any size: the symbol and, of the seat whose turn it is, the name over a line; of
// another the one number that matters. Several seats share a chip where there is no room for all.
type SeatChip struct {
	press
	Seats    []int  // their symbols; none: nobody's turn
	Name     string // over Sub; empty: the number stands there
	Sub      string
	Icon     string        // of the number
	Picture  fyne.Resource // of the number, in place of an icon
	Number   int
	Most     int                 // that there can be; 0: not told
	Counted  bool                // there is a number
	Numbers  []int               // of several seats, one under each symbol
	Actor    string              // the icon of who acts where it is nobody's turn
	Ink      fyne.ThemeColorName // of the actor
	Lead     bool                // a ring around it
	Flat     bool                // no plate
	Tokens   []ChipToken         // what the seat has, under its name
	Due      bool                // something is still to be done by it
	Label    string
	OnTapped func()

	plate, focus *canvas.Rectangle
	marks        []*Medallion
	actor        *Medallion
	numbers      []*numbered
	name, sub    *block
	dot          *canvas.Circle
}

// NewSeatChip returns a chip of nobody.
func NewSeatChip(tapped func()) *SeatChip {
	c := &SeatChip{plate: &canvas.Rectangle{}, focus: &canvas.Rectangle{}, OnTapped: tapped, dot: &canvas.Circle{}}
	c.name, c.sub = newBlock(Heading, 1), newBlock(Caption, 1)
	c.become(c, func() {
		if c.OnTapped != nil {
			c.OnTapped()
		}
	}, func() string { return c.Label })
	return c
}

// MinSize lets the place be as small as a finger.
func (c *SeatChip) MinSize() fyne.Size { return fyne.NewSquareSize(look.Touch) }

// CreateRenderer draws the chip.
func (c *SeatChip) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(c, c.draw) }

func (c *SeatChip) draw(size fyne.Size) []fyne.CanvasObject {
	p := paint{look.Panel, look.Edge, 1, look.Radius, false}
	if c.Lead {
		p = paint{look.PanelRaised, look.Brass, 2, look.Radius, true}
	}
	if c.Flat {
		p = paint{radius: look.Radius}
	}
	if c.down || c.over {
		p.fill = look.PanelPress
	}
	p.set(c.plate)
	arrange.Place(c.plate, 0, 0, size.Width, size.Height)
	ringOf(&c.press, size, look.Radius, c.focus)
	objs := []fyne.CanvasObject{c.plate}
	objs = append(objs, c.symbols()...)
	switch {
	case c.Name != "" && len(c.Tokens) > 0:
		objs = append(objs, c.drawHaving(size)...)
	case c.Name != "":
		objs = append(objs, c.drawNamed(size)...)
	case len(c.Seats) > 1 && len(c.Numbers) == len(c.Seats):
		objs = append(objs, c.drawCountedCrowd(size)...)
	case len(c.Seats) > 1:
		c.drawCrowd(size)
	default:
		objs = append(objs, c.drawCounted(size)...)
	}
	if c.Due {
		c.dot.FillColor = theme.Color(look.Brass)
		arrange.Place(c.dot, size.Width-14, 4, 10, 10)
		objs = append(objs, c.dot)
	}
	return append(objs, c.focus)
}

// symbols returns those of the seats, made where there are too few.
func (c *SeatChip) symbols() (objs []fyne.CanvasObject) {
	for len(c.marks) < len(c.Seats) {
		c.marks = append(c.marks, NewSeatMark(0, 27))
	}
	for i, seat := range c.Seats {
		if m := c.marks[i]; m.Icon != SeatSymbol(seat) || m.Ink != SeatInk(seat) {
			m.SetSeat(seat)
		}
		objs = append(objs, c.marks[i])
	}
	return objs
}

// chipTight is how much closer two lines stand under a name than they would with all their leading.
const chipTight = 3

// drawNamed sets the symbol before the name and the line under it.
func (c *SeatChip) drawNamed(size fyne.Size) []fyne.CanvasObject {
	mark, objs := c.placeMark(size)
	x, right := look.Gap+mark, size.Width-look.Gap
	var number *numbered
	if c.Counted {
		n := c.numberOf(0)
		if width := n.set(c.token()); c.leaves(right - x - width - 4) {
			number = n
			right -= width + 4
		}
	}
	c.name.text, c.sub.text, c.sub.most = c.Name, c.Sub, 1
	c.name.style = Heading
	room := max(1, right-x)
	if c.name.natural().Width > room || Heading.lineHeight()+Caption.lineHeight() > size.Height {
		c.name.style = headingLess
	}
	c.name.most = 1
	if len(c.Seats) == 0 && !c.name.wholeIn(room, 1) { // nobody: what is to be done may take all the room
		c.styleName(size, room)
	}
	if c.Sub == "" || c.name.heightFor(room)+Caption.lineHeight() > size.Height {
		c.sub.text = ""
	} else if c.name.heightFor(room)+2*Caption.lineHeight()+2 <= size.Height-6 {
		c.sub.most = 2
	}
	wide := max(1, size.Width-look.Gap-x)
	tight := c.styleSub(size, wide)
	y := (size.Height - c.name.heightFor(room) - c.sub.heightFor(wide) + tight) / 2
	if number != nil && c.sub.text != "" && !c.sub.wholeIn(wide, 1) { // two lines reach up to the name, and under the number
		number.place(fyne.NewPos(right+4, y), c.name.heightFor(room)-tight)
		objs = append(objs, number.objects()...)
	} else if number != nil {
		number.place(fyne.NewPos(right+4, look.Gap-2), size.Height*0.5)
		objs = append(objs, number.objects()...)
	}
	y += c.name.fit(fyne.NewPos(x, y), room) - tight
	c.sub.fit(fyne.NewPos(x, y), wide)
	return append(append(objs, c.name.objects()...), c.sub.objects()...)
}

// leaves reports whether the name beside the number is whole in a width, or has at least room for most names.
func (c *SeatChip) leaves(room float32) bool {
	c.name.text, c.name.style = c.Name, headingLess
	return room > 92*look.Scale() || c.name.wholeIn(room, 1)
}

// styleName chooses the largest letters in which a name of several lines is whole.
func (c *SeatChip) styleName(size fyne.Size, room float32) {
	for _, style := range []Style{Strong, Caption, captionLess, captionLeast} {
		c.name.style = style
		if c.name.most = max(1, style.fitting(size.Height-4)); c.name.wholeIn(room, c.name.most) {
			return
		}
	}
}

// styleSub chooses the largest letters in which the line under the name is whole, or two lines; it returns how much closer
// these stand then.
func (c *SeatChip) styleSub(size fyne.Size, wide float32) (tight float32) {
	for _, style := range []Style{Caption, captionLess, captionLeast} {
		if c.sub.style = style; c.sub.wholeIn(wide, c.sub.most) {
			return 0
		}
	}
	if two := headingLess.lineHeight() + 2*captionLeast.lineHeight() + 1 - chipTight; c.name.most > 1 || two > size.Height {
		return 0
	}
	c.name.style, c.sub.most = headingLess, 2
	return chipTight
}

// placeMark sets the symbol before the name, of nobody's turn that of who acts, and returns how much of the width it takes.
func (c *SeatChip) placeMark(size fyne.Size) (wide float32, objs []fyne.CanvasObject) {
	if len(c.Seats) == 0 && c.Actor == "" {
		return 0, nil
	}
	if c.Actor != "" && c.actor == nil {
		c.actor = NewMedallion(c.Actor, c.Ink, 27)
	}
	side := min(size.Height-2*look.Gap, 38*min(look.Scale(), 1.3))
	if size.Height > 64 {
		side = min(size.Height-2*look.Gap, 48*min(look.Scale(), 1.3))
	}
	if size.Width < side+2*look.Gap+60 {
		side = min(side, 24)
	}
	if len(c.Seats) > 0 {
		arrange.Place(c.marks[0], look.Gap, (size.Height-side)/2, side, side)
		return side + look.Gap, nil
	}
	if c.actor.Icon != c.Actor || c.actor.Ink != c.Ink {
		c.actor.Icon, c.actor.Ink = c.Actor, c.Ink
		c.actor.Refresh()
	}
	arrange.Place(c.actor, look.Gap, (size.Height-side)/2, side, side)
	return side + look.Gap, []fyne.CanvasObject{c.actor}
}

// drawCounted sets the symbol over the number, or before it in a place that is wide.
func (c *SeatChip) drawCounted(size fyne.Size) []fyne.CanvasObject {
	if len(c.Seats) == 0 {
		return nil
	}
	line := Caption.lineHeight()
	if !c.Counted {
		side := min(size.Width-8, size.Height-8, 34*min(look.Scale(), 1.4))
		arrange.Place(c.marks[0], (size.Width-side)/2, (size.Height-side)/2, side, side)
		return nil
	}
	number := c.numberOf(0)
	width := number.within(c.token(), size.Width)
	if beside := min(size.Height-12, 27*min(look.Scale(), 1.4)); size.Width >= beside+width+3*6 {
		x := (size.Width - beside - width - 6) / 2
		arrange.Place(c.marks[0], x, (size.Height-beside)/2, beside, beside)
		number.place(fyne.NewPos(x+beside+6, (size.Height-line)/2), line)
		return number.objects()
	}
	side := min(size.Width-8, size.Height-line-6, 27*min(look.Scale(), 1.4))
	y := (size.Height - side - line - 1) / 2
	arrange.Place(c.marks[0], (size.Width-side)/2, y, side, side)
	if width > size.Width { // large texts: the number is told without its picture
		text := number.text.MinSize()
		arrange.Place(number.text, (size.Width-text.Width)/2, y+side+1+(line-text.Height)/2, text.Width, text.Height)
		return []fyne.CanvasObject{number.text}
	}
	number.place(fyne.NewPos((size.Width-width)/2, y+side+1), line)
	return number.objects()
}

// drawCrowd sets the symbols of several seats in rows.
func (c *SeatChip) drawCrowd(size fyne.Size) {
	n := len(c.Seats)
	rows := 1
	side := min((size.Width-10)/float32(n)-3, size.Height-12, 27*min(look.Scale(), 1.4))
	if side < 20 {
		rows = 2
		side = min((size.Width-10)/float32((n+1)/2)-3, size.Height/2-7)
	}
	each := (n + rows - 1) / rows
	for i := range n {
		in := min(each, n-i/each*each)
		x := (size.Width-float32(in)*(side+3)+3)/2 + float32(i%each)*(side+3)
		y := (size.Height-float32(rows)*(side+3)+3)/2 + float32(i/each)*(side+3)
		arrange.Place(c.marks[i], x, y, side, side)
	}
}
