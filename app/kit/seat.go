package kit

import (
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/assets"
)

// Seats is how many seats have a colour and a symbol of their own.
const Seats = len(assets.SeatInks)

func seatOf(seat int) int { return ((seat % Seats) + Seats) % Seats }

// SeatInk returns the colour of a seat, counted from 0.
func SeatInk(seat int) fyne.ThemeColorName {
	if d := DyeOf(seat); d != Undyed {
		return d.Fill()
	}
	return fyne.ThemeColorName(assets.SeatInks[seatOf(seat)])
}

// SeatSymbol returns the icon of a seat, counted from 0.
func SeatSymbol(seat int) string { return assets.SeatSymbols[seatOf(seat)] }

// Medallion is a symbol in a ring of its colour.
type Medallion struct {
	widget.BaseWidget
	Icon  string
	Ink   fyne.ThemeColorName
	On    fyne.ThemeColorName // ink on a disc that is filled; empty: a ring
	Label string
	Side  float32 // before the text scale

	disc  *canvas.Circle
	image *canvas.Image
}

// NewMedallion returns an icon in a ring.
func NewMedallion(icon string, ink fyne.ThemeColorName, side float32) *Medallion {
	m := &Medallion{Icon: icon, Ink: ink, Side: side, disc: &canvas.Circle{}, image: look.Image("", look.Ink)}
	m.ExtendBaseWidget(m)
	return m
}

// NewSeatMark returns the symbol of a seat in a ring of its colour.
func NewSeatMark(seat int, side float32) *Medallion {
	m := NewMedallion("", "", side)
	m.SetSeat(seat)
	return m
}

// SetSeat shows another seat: a ring of its colour, or a disc like its pieces.
func (m *Medallion) SetSeat(seat int) {
	m.Icon, m.Ink, m.On = SeatSymbol(seat), SeatInk(seat), DyeOf(seat).On()
	m.Refresh()
}

// MinSize returns the ring's.
func (m *Medallion) MinSize() fyne.Size { return fyne.NewSquareSize(ceil(m.Side * look.Scale())) }

// AccessibilityLabel returns the name given.
func (m *Medallion) AccessibilityLabel() string { return m.Label }

// AccessibilityRole returns that of a text.
func (m *Medallion) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer draws the ring and the symbol.
func (m *Medallion) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(m, func(size fyne.Size) []fyne.CanvasObject {
		x, y, side := arrange.SquareIn(size)
		m.disc.FillColor = veil(m.Ink, 0x30)
		m.disc.StrokeColor = theme.Color(m.Ink)
		m.disc.StrokeWidth = min(4, max(1.5, side/22))
		ink := m.Ink
		if m.On != "" {
			m.disc.FillColor, ink = theme.Color(m.Ink), m.On
		}
		arrange.Place(m.disc, x, y, side, side)
		look.Redraw(m.image, m.Icon, ink)
		arrange.Place(m.image, x+side*0.25, y+side*0.25, side*0.5, side*0.5)
		return []fyne.CanvasObject{m.disc, m.image}
	})
}

// SeatCard shows one seat: symbol, name, a second line, pips and whatever the game adds.
type SeatCard struct {
	press
	Seat     int
	Name     string
	Sub      string
	Pips     int // of PipsOf
	PipsOf   int
	Extra    fyne.CanvasObject // a small row at the right, or under the texts where it is narrow
	Active   bool              // whose turn it is
	Compact  bool              // symbol over name
	OnTapped func()            // nil: the card is only looked at

	plate, focus *canvas.Rectangle
	mark         *Medallion
	name, sub    *block
	dots         pips
}

// NewSeatCard returns the card of a seat, counted from 0.
func NewSeatCard(seat int, name string) *SeatCard {
	c := &SeatCard{Seat: seat, Name: name, plate: &canvas.Rectangle{}, focus: &canvas.Rectangle{}}
	c.mark = NewSeatMark(seat, 44)
	c.name, c.sub = newBlock(Strong, 1), newBlock(Caption, 1)
	c.become(c, func() {
		if c.OnTapped != nil {
			c.OnTapped()
		}
	}, func() string { return join(c.Name, c.Sub) })
	return c
}

func join(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + ", " + b
}

func (c *SeatCard) set() {
	c.mark.Icon, c.mark.Ink, c.mark.On = SeatSymbol(c.Seat), SeatInk(c.Seat), DyeOf(c.Seat).On()
	c.mark.Side = 44
	if c.Compact {
		c.mark.Side = 36
	}
	c.name.text, c.sub.text = c.Name, c.Sub
	c.name.style = Strong
	if c.Compact {
		c.name.style, c.sub.text = Caption, ""
		c.name.ink = look.Ink
	}
	c.dots.set(c.Pips, c.PipsOf, look.Brass)
}

func (c *SeatCard) dot() float32 {
	if c.Compact {
		return 6 * look.Scale()
	}
	return 11 * look.Scale()
}

func (c *SeatCard) side() float32 { return c.mark.MinSize().Width }

// texts returns the height of what stands beside the symbol, without what the game adds.
func (c *SeatCard) texts() float32 {
	height := c.name.natural().Height
	if c.Sub != "" {
		height += c.sub.natural().Height + 1
	}
	if len(c.dots.dots) > 0 {
		height += c.dot() + 6
	}
	return height
}

func (c *SeatCard) wide(width float32) bool {
	return c.beside(width, max(min(c.sub.natural().Width, 160*look.Scale()), c.dots.size(c.dot()).Width))
}

// beside reports whether what the game adds stands beside the name, and beside texts of another width.
func (c *SeatCard) beside(width, texts float32) bool {
	if c.Extra == nil {
		return false
	}
	texts = max(texts, c.name.least(), min(c.name.natural().Width, 120*look.Scale()))
	return width >= 2*look.Pad+c.side()+look.Pad+texts+look.Gap+arrange.WidthWanted(c.Extra)
}

// level reports whether what the game adds is a line that stands level with the name: the texts under it are too wide.
func (c *SeatCard) level(width float32) bool {
	return c.beside(width, 0) && arrange.HeightFor(c.Extra, arrange.WidthWanted(c.Extra)) <= c.name.natural().Height+4
}

// HeightFor returns the height in a width.
func (c *SeatCard) HeightFor(width float32) float32 {
	c.set()
	if c.Compact {
		height := 2*look.Gap + c.side() + 3 + c.name.natural().Height
		if len(c.dots.dots) > 0 {
			height += c.dot() + 5
		}
		return max(look.Touch, ceil(height))
	}
	height := max(c.side(), c.texts())
	switch {
	case c.Extra == nil || !c.wide(width) && c.level(width):
	case c.wide(width):
		height = max(height, c.Extra.MinSize().Height)
	default:
		height += look.Gap + arrange.HeightFor(c.Extra, width-2*look.Pad)
	}
	return max(64, ceil(height+2*look.Pad-2))
}

// WidthWanted returns the width with the whole name and the extras beside it.
func (c *SeatCard) WidthWanted() float32 {
	c.set()
	if c.Compact {
		return max(look.Touch+2*look.Gap, ceil(max(c.name.natural().Width, c.side(), c.dots.size(c.dot()).Width)+2*look.Gap))
	}
	width := 2*look.Pad + c.side() + look.Pad + max(c.name.natural().Width, c.sub.natural().Width, c.dots.size(c.dot()).Width)
	if c.Extra != nil {
		width += look.Gap + arrange.WidthWanted(c.Extra)
	}
	return ceil(width)
}

// MinSize returns the size with the name shortened.
func (c *SeatCard) MinSize() fyne.Size {
	c.set()
	width := max(c.dots.size(c.dot()).Width+2*look.Gap, look.Touch+2*look.Gap)
	if !c.Compact {
		width = 2*look.Pad + c.side() + look.Pad + max(c.name.least(), c.dots.size(c.dot()).Width)
		if c.Extra != nil {
			width = max(width, c.Extra.MinSize().Width+2*look.Pad)
		}
	}
	now := c.Size().Width
	if now == 0 {
		now = c.WidthWanted()
	}
	return fyne.NewSize(ceil(width), c.HeightFor(max(now, width)))
}

// CreateRenderer draws the card.
func (c *SeatCard) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(c, c.draw) }

func (c *SeatCard) draw(size fyne.Size) []fyne.CanvasObject {
	c.set()
	p := paint{look.Panel, look.Edge, 1, look.Radius, true}
	if c.Active {
		p.fill, p.edge, p.width = look.PanelRaised, look.Brass, 2.5
	}
	if c.down && c.OnTapped != nil {
		p.fill = look.PanelPress
	}
	p.set(c.plate)
	arrange.Place(c.plate, 0, 0, size.Width, size.Height)
	ringOf(&c.press, size, look.Radius, c.focus)
	if c.Compact {
		c.placeCompact(size)
	} else {
		c.place(size)
	}
	objs := []fyne.CanvasObject{c.plate, c.mark}
	objs = append(objs, c.name.objects()...)
	objs = append(objs, c.sub.objects()...)
	objs = append(objs, c.dots.objects()...)
	if c.Extra != nil && !c.Compact {
		objs = append(objs, c.Extra)
	}
	return append(objs, c.focus)
}

func (c *SeatCard) placeCompact(size fyne.Size) {
	c.name.align = fyne.TextAlignCenter
	if c.name.natural().Width > size.Width-8 && look.Scale() > 1 {
		c.name.text = initial(c.Name) // beside the symbol this says more than half a name
	}
	y := look.Gap
	side := min(c.side(), size.Width-2*4)
	arrange.Place(c.mark, (size.Width-side)/2, y+(c.side()-side)/2, side, side)
	y += c.side() + 3
	y += c.name.fit(fyne.NewPos(4, y), size.Width-8) + 5
	c.sub.fit(fyne.NewPos(4, y), size.Width-8)
	c.dots.place((size.Width-c.dots.size(c.dot()).Width)/2, y, c.dot())
}

// initial returns the number that a name ends with, as "Seat 3" does, or else its first letter.
func initial(name string) string {
	rest := strings.TrimRight(name, "0123456789")
	if rest != name || name == "" {
		return name[len(rest):]
	}
	_, size := utf8.DecodeRuneInString(name)
	return name[:size]
}

func (c *SeatCard) place(size fyne.Size) {
	c.name.align = fyne.TextAlignLeading
	top, right, end := size.Height, size.Width-look.Pad, size.Width-look.Pad
	if wide := c.wide(size.Width); wide || c.level(size.Width) {
		width := arrange.WidthWanted(c.Extra)
		height := arrange.HeightFor(c.Extra, width)
		right -= width
		y := (size.Height - height) / 2
		if !wide {
			y = (top-c.texts())/2 + (c.name.natural().Height-height)/2
		}
		arrange.Place(c.Extra, right, y, width, height)
		if right -= look.Gap; wide {
			end = right
		}
	} else if c.Extra != nil {
		height := arrange.HeightFor(c.Extra, size.Width-2*look.Pad)
		top -= height + look.Gap
		arrange.Place(c.Extra, look.Pad, size.Height-height-look.Pad+1, size.Width-2*look.Pad, height)
	}
	arrange.Place(c.mark, look.Pad, (top-c.side())/2, c.side(), c.side())
	x := look.Pad + c.side() + look.Pad
	y := (top - c.texts()) / 2
	y += c.name.fit(fyne.NewPos(x, y), max(1, right-x)) + 1
	if used := c.sub.fit(fyne.NewPos(x, y), max(1, end-x)); used > 0 {
		y += used
	}
	c.dots.place(x, y+5, c.dot())
}

// Dye is the colour of a player's wooden pieces, which the badge of a seat shares where a game has such pieces.
type Dye int

// The dyes of pieces. Undyed leaves a badge its own colour.
const (
	Undyed Dye = iota
	RedDye
	GreenDye
	YellowDye
	BlueDye
)

var dyes = [...]struct{ fill, on fyne.ThemeColorName }{
	RedDye: {look.Seat1, look.Void}, GreenDye: {look.Good, look.Void}, YellowDye: {look.Gold, look.OnLamp}, BlueDye: {look.Seat5, look.Void},
}

// Fill returns the colour of a piece.
func (d Dye) Fill() fyne.ThemeColorName { return dyes[d].fill }

// On returns the ink that is read on a piece.
func (d Dye) On() fyne.ThemeColorName { return dyes[d].on }

// Dyed returns a seat with the same symbol and the colour of its pieces.
func Dyed(seat int, d Dye) int { return seatOf(seat) + Seats*int(d) }

// DyeOf returns the dye of a seat.
func DyeOf(seat int) Dye {
	if d := Dye(seat / Seats); d > Undyed && int(d) < len(dyes) {
		return d
	}
	return Undyed
}
