package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// chip is one option of a choice or one part of a row of segments.
type chip struct {
	press
	option  Option
	chosen  bool
	segment bool // one of a row of equals instead of a pill of its own

	plate, focus *canvas.Rectangle
	image        *canvas.Image
	tick         *canvas.Image     // of a chosen pill, in its right margin
	bar          *canvas.Rectangle // under the label of a chosen segment
	text, small  *block
}

func newChip(option Option, segment bool, tapped func()) *chip {
	c := &chip{option: option, segment: segment, plate: &canvas.Rectangle{}, focus: &canvas.Rectangle{}}
	c.image, c.tick, c.bar = look.Image("", look.Ink), look.Image("", look.OnBrass), &canvas.Rectangle{}
	c.text, c.small = newBlock(Strong, 2), newBlock(Caption, 2)
	c.become(c, tapped, c.said)
	return c
}

func (c *chip) said() string {
	said := join(c.option.Label+c.option.Said, c.option.Caption)
	if c.chosen {
		return join(said, Say.Chosen)
	}
	return said
}

func (c *chip) set() (paint, fyne.ThemeColorName) {
	p, ink, icon := paint{look.PanelRaised, look.Edge, 1, 20, false}, look.Ink, look.Brass
	if c.segment {
		p = paint{"", "", 0, look.Radius - 3, false}
		ink, icon = look.InkSoft, look.InkSoft
	}
	if c.option.Ink != "" {
		icon = c.option.Ink
	}
	if c.option.Greyed {
		ink, icon = look.InkFaint, look.InkFaint
	}
	if c.chosen {
		p.fill, p.edge, ink, icon = look.Brass, "", look.OnBrass, look.OnBrass
	}
	switch {
	case c.down && c.chosen:
		p.fill = look.BrassPress
	case c.down, c.over && !c.chosen:
		p.fill = look.PanelPress
	}
	c.text.text, c.text.ink, c.small.text, c.small.ink = c.option.Label, ink, c.option.Caption, look.InkSoft
	if c.chosen {
		c.small.ink = look.OnBrass
	}
	c.text.align, c.small.align = fyne.TextAlignCenter, fyne.TextAlignCenter
	return p, icon
}

func (c *chip) lead() float32 {
	if c.option.Icon == "" {
		return 0
	}
	side := 22 * look.Scale()
	if c.option.Label != "" {
		side += look.Gap
	}
	return side
}

func (c *chip) margin() float32 {
	if c.segment {
		return 8
	}
	return 16
}

// WidthWanted returns the width with the label in one line.
func (c *chip) WidthWanted() float32 {
	c.set()
	return max(look.Touch, ceil(max(c.text.natural().Width, c.small.natural().Width)+c.lead()+2*c.margin()+2))
}

// HeightFor returns the height in a width.
func (c *chip) HeightFor(width float32) float32 {
	c.set()
	return max(look.Touch, ceil(c.texts(max(1, width-c.lead()-2*c.margin()))+18))
}

func (c *chip) texts(width float32) float32 {
	return c.text.heightFor(width) + c.small.heightFor(width)
}

// MinSize lets the label wrap.
func (c *chip) MinSize() fyne.Size {
	c.set()
	width := c.Size().Width
	if width == 0 {
		width = c.WidthWanted()
	}
	least := max(look.Touch, ceil(c.text.least()+c.lead()+2*c.margin()))
	return fyne.NewSize(least, c.HeightFor(max(width, least)))
}

// CreateRenderer draws the chip.
func (c *chip) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(c, c.draw) }

func (c *chip) draw(size fyne.Size) []fyne.CanvasObject {
	p, icon := c.set()
	p.radius = min(p.radius, size.Height/2)
	p.set(c.plate)
	arrange.Place(c.plate, 0, 0, size.Width, size.Height)
	ringOf(&c.press, size, p.radius, c.focus)
	room := max(1, size.Width-c.lead()-2*c.margin())
	width := min(room, max(c.text.natural().Width, c.small.natural().Width))
	x := (size.Width - c.lead() - width) / 2
	if c.chosen && !c.segment {
		x = max(tickRim, x-tickRim) // balanced with the mark
	}
	look.Redraw(c.image, c.option.Icon, icon)
	side := 22 * look.Scale()
	arrange.Place(c.image, x, (size.Height-side)/2, side, side)
	y := (size.Height - c.texts(width)) / 2
	y += c.text.fit(fyne.NewPos(x+c.lead(), y), width)
	c.small.fit(fyne.NewPos(x+c.lead(), y), width)
	objs := append([]fyne.CanvasObject{c.plate, c.image}, c.text.objects()...)
	objs = append(objs, c.small.objects()...)
	if c.chosen {
		objs = append(objs, c.mark(size))
	}
	return append(objs, c.focus)
}

// tickSide and barHeight fit into the margins, so that choosing moves nothing.
const (
	tickSide  = 14
	tickRim   = 5
	barHeight = 4
)

// mark tells what is chosen by a shape.
func (c *chip) mark(size fyne.Size) fyne.CanvasObject {
	if !c.segment {
		look.Redraw(c.tick, look.IconCheck, look.OnBrass)
		arrange.Place(c.tick, size.Width-tickSide-tickRim, (size.Height-tickSide)/2, tickSide, tickSide)
		return c.tick
	}
	width := min(28*look.Scale(), size.Width-2*c.margin())
	paint{look.OnBrass, "", 0, barHeight / 2, false}.set(c.bar)
	arrange.Place(c.bar, (size.Width-width)/2, size.Height-barHeight-2, width, barHeight)
	return c.bar
}
