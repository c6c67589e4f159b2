package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// Lamp is a round light with a number: never told by its colour alone.
type Lamp struct {
	widget.BaseWidget
	Text  string
	Lit   bool
	Ink   fyne.ThemeColorName
	Side  float32 // before the text scale
	bulb  *canvas.Circle
	label *block
}

// NewLamp returns a lamp of 28 dp.
func NewLamp(text string, ink fyne.ThemeColorName, lit bool) *Lamp {
	l := &Lamp{Text: text, Ink: ink, Lit: lit, Side: 28, bulb: &canvas.Circle{}, label: newBlock(Strong, 1)}
	l.ExtendBaseWidget(l)
	return l
}

// SetLit switches the lamp.
func (l *Lamp) SetLit(lit bool) {
	l.Lit = lit
	l.Refresh()
}

// MinSize leaves room for the glow.
func (l *Lamp) MinSize() fyne.Size { return fyne.NewSquareSize(ceil(l.Side*look.Scale()) + 4) }

// CreateRenderer draws the lamp.
func (l *Lamp) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(l, func(size fyne.Size) []fyne.CanvasObject {
		side := min(size.Width, size.Height) - 4
		l.label.text, l.label.ink, l.label.align = l.Text, onLight(l.Ink), fyne.TextAlignCenter
		l.bulb.FillColor, l.bulb.StrokeColor, l.bulb.StrokeWidth = theme.Color(l.Ink), veil(look.Ink, 0x60), 1.5
		l.bulb.Shadow = canvas.Shadow{Color: veil(l.Ink, 0xa0), BlurRadius: 9, Spread: 1, Variant: canvas.BoxShadow}
		if !l.Lit {
			l.label.ink = look.InkFaint
			l.bulb.FillColor, l.bulb.StrokeColor = theme.Color(look.Panel), theme.Color(look.Hollow)
			l.bulb.Shadow = canvas.Shadow{}
		}
		arrange.Place(l.bulb, (size.Width-side)/2, (size.Height-side)/2, side, side)
		l.label.fit(fyne.NewPos(0, (size.Height-l.label.style.lineHeight())/2), size.Width)
		return append([]fyne.CanvasObject{l.bulb}, l.label.objects()...)
	})
}

// onLight returns the ink of what stands on a light.
func onLight(light fyne.ThemeColorName) fyne.ThemeColorName {
	if light == look.Brass {
		return look.OnBrass
	}
	return look.OnLamp
}

// Badge is a small label on a pill: a count, a state, a price.
type Badge struct {
	widget.BaseWidget
	Icon string
	Text string
	Ink  fyne.ThemeColorName // of the pill
	Full bool                // the pill is filled; else tinted
	Key  bool                // as high and as bold as a key, where all around it is the target

	plate *canvas.Rectangle
	image *canvas.Image
	label *block
}

// NewBadge returns a tinted badge; icon or text may be empty.
func NewBadge(icon, text string, ink fyne.ThemeColorName) *Badge {
	b := &Badge{Icon: icon, Text: text, Ink: ink, plate: &canvas.Rectangle{}, image: look.Image("", look.Ink), label: newBlock(Caption, 1)}
	b.ExtendBaseWidget(b)
	return b
}

// SetText replaces the text.
func (b *Badge) SetText(text string) {
	b.Text = text
	b.Refresh()
}

func (b *Badge) side() float32 {
	switch {
	case b.Icon == "":
		return 0
	case b.Key:
		return 22 * look.Scale()
	}
	return 16 * look.Scale()
}

func (b *Badge) gap() float32 {
	if b.Icon == "" || b.Text == "" {
		return 0
	}
	return 5
}

// worded gives the label its text, in the style of the badge.
func (b *Badge) worded() {
	b.label.text, b.label.style = b.Text, Caption
	if b.Key {
		b.label.style = Strong
	}
}

// WidthWanted shows the whole text.
func (b *Badge) WidthWanted() float32 {
	b.worded()
	return ceil(b.label.natural().Width + b.side() + b.gap() + 18)
}

// MinSize lets the text be shortened.
func (b *Badge) MinSize() fyne.Size {
	b.worded()
	height := max(b.label.style.lineHeight(), b.side()) + 6
	if b.Key {
		height = max(height, look.Touch)
	}
	return fyne.NewSize(ceil(b.label.least()+b.side()+b.gap()+18), ceil(height))
}

// CreateRenderer draws the badge.
func (b *Badge) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(b, func(size fyne.Size) []fyne.CanvasObject {
		b.worded()
		b.label.ink = look.Ink
		icon := b.Ink
		paint{radius: size.Height / 2}.set(b.plate)
		b.plate.FillColor = veil(b.Ink, 0x2c)
		if b.Full {
			b.plate.FillColor = theme.Color(b.Ink)
			b.label.ink, icon = look.OnBrass, look.OnBrass
		}
		arrange.Place(b.plate, 0, 0, size.Width, size.Height)
		look.Redraw(b.image, b.Icon, icon)
		room := max(1, size.Width-18-b.side()-b.gap())
		width := min(room, b.label.natural().Width)
		x := (size.Width - width - b.side() - b.gap()) / 2
		arrange.Place(b.image, x, (size.Height-b.side())/2, b.side(), b.side())
		b.label.fit(fyne.NewPos(x+b.side()+b.gap(), (size.Height-b.label.style.lineHeight())/2), width+1)
		return append([]fyne.CanvasObject{b.plate, b.image}, b.label.objects()...)
	})
}
