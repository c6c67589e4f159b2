package kit

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// Countdown is a clock of minutes and seconds that is read from across the table. It is
// told the time, and does one thing when it is tapped. Each digit has a place of its own,
// so that nothing jumps when another one is narrower.
type Countdown struct {
	press
	Strip   bool // keeps to the size it is given, beside the time the word over a bar, and what a tap does
	Whole   int  // the seconds that the bar of a strip stands for; 0: there is none
	wide    bool
	seconds int
	tone    Tone
	stands  bool
	caption string
	label   string

	plate, focus *canvas.Rectangle
	image        *canvas.Image
	tap          *canvas.Image // what a tap on a strip does
	rest, bar    *canvas.Rectangle
	digits       []*canvas.Text
	small        *block
}

// NewCountdown returns a clock, larger on a wide screen.
func NewCountdown(wide bool, tapped func()) *Countdown {
	c := &Countdown{wide: wide, plate: &canvas.Rectangle{}, focus: &canvas.Rectangle{}, image: look.Image("", look.Ink), small: newBlock(Caption, 1)}
	c.tap, c.rest, c.bar = look.Image("", look.Ink), &canvas.Rectangle{}, &canvas.Rectangle{}
	c.become(c, tapped, func() string { return c.label })
	return c
}

// Set shows so many seconds, and whether they stand still. Its tone is told by shape,
// symbol and colour: Notice for plenty of time, Warn for little, Alarm for the last. A
// screen reader says the label. It draws only what changed.
func (c *Countdown) Set(seconds int, tone Tone, stands bool, caption, label string) {
	if c.seconds == seconds && c.tone == tone && c.stands == stands && c.caption == caption && c.label == label {
		return
	}
	c.seconds, c.tone, c.stands, c.caption, c.label = seconds, tone, stands, caption, label
	c.Refresh()
}

// Reads returns the time as it stands there.
func (c *Countdown) Reads() string { return fmt.Sprintf("%02d:%02d", c.seconds/60, c.seconds%60) }

// Caption returns the word under the time.
func (c *Countdown) Caption() string { return c.caption }

// Tone returns how little time it shows.
func (c *Countdown) Tone() Tone { return c.tone }

func (c *Countdown) size() float32 {
	if c.Strip {
		return min(44, c.Size().Height*0.68)
	}
	if c.wide {
		return 34 * look.Scale()
	}
	return 26 * look.Scale()
}

func (c *Countdown) measure(text string) fyne.Size {
	got, _ := fyne.CurrentApp().Driver().RenderedTextSize(text, c.size(), fyne.TextStyle{}, look.StrongFace())
	return got
}

// cells returns the widths of a digit's place and of the colon's.
func (c *Countdown) cells() (digit, colon float32) {
	for n := range 10 {
		digit = max(digit, c.measure(string(rune('0'+n))).Width)
	}
	return digit, c.measure(":").Width
}

func (c *Countdown) time() float32 {
	digit, colon := c.cells()
	return ceil(float32(len(c.Reads())-1)*digit + colon)
}

// icon returns the side of the symbol: before the time, or on a phone before the word under it.
func (c *Countdown) icon() float32 {
	if c.wide {
		return 24 * look.Scale()
	}
	return 14 * look.Scale()
}

// lead returns what the symbol takes from the time and from the word.
func (c *Countdown) lead() (time, word float32) {
	if c.wide {
		return c.icon() + look.Gap, c.icon() + look.Gap
	}
	return 0, c.icon() + 4
}

// WidthWanted returns all it takes.
func (c *Countdown) WidthWanted() float32 {
	c.set()
	time, word := c.lead()
	return max(look.Touch, ceil(max(c.time()+time, c.small.natural().Width+word)+2*countdownSide+2))
}

// countdownSide is the margin at the left and at the right.
const countdownSide = 10

// HeightFor returns the same in every width.
func (c *Countdown) HeightFor(float32) float32 {
	c.set()
	return max(look.Touch, ceil(c.measure("0").Height*0.92+c.small.natural().Height+8))
}

// MinSize returns all it takes: a clock is never shortened.
func (c *Countdown) MinSize() fyne.Size {
	if c.Strip {
		return fyne.NewSquareSize(look.Touch)
	}
	return fyne.NewSize(c.WidthWanted(), c.HeightFor(0))
}

// barHigh is how high the bar of a strip is.
const barHigh float32 = 7

// drawStrip draws the time, after it the word over a bar of what is left, and at the end what a tap does.
func (c *Countdown) drawStrip(size fyne.Size, ink fyne.ThemeColorName, icon string) []fyne.CanvasObject {
	side := min(24*look.Scale(), size.Height*0.5)
	objs := append([]fyne.CanvasObject{c.plate, c.focus}, c.drawDigits(look.Pad, (size.Height-c.measure("0").Height)/2, ink)...)
	end := size.Width - look.Pad
	if c.seconds > 0 {
		does := "pause"
		if c.stands {
			does = "play"
		}
		look.Redraw(c.tap, does, ink)
		arrange.Place(c.tap, end-side, (size.Height-side)/2, side, side)
		objs = append(objs, c.tap)
		end -= side + look.Pad
	}
	x := look.Pad + c.time() + look.Pad
	var small, mark float32
	for _, c.small.style = range keyStyles[1:] { // the word is never shortened
		small = c.small.natural().Height
		mark = small * 0.9
		if c.small.natural().Width <= end-x-mark-4 {
			break
		}
	}
	high := small
	if c.Whole > 0 {
		high += 3 + barHigh
	}
	y := (size.Height - high) / 2
	if room := end - x - mark - 4; room >= c.small.least() && high <= size.Height-4 {
		arrange.Place(c.image, x, y+(small-mark)/2, mark, mark)
		c.small.fit(fyne.NewPos(x+mark+4, y), room)
		objs = append(append(objs, c.image), c.small.objects()...)
		if c.Whole > 0 {
			objs = append(objs, c.drawBar(fyne.NewPos(x, y+small+3), end-x, ink)...)
		}
	}
	return objs
}

// drawBar draws how much of the whole time is left.
func (c *Countdown) drawBar(at fyne.Position, wide float32, ink fyne.ThemeColorName) []fyne.CanvasObject {
	left := wide * min(1, float32(c.seconds)/float32(c.Whole))
	c.bar.FillColor, c.rest.FillColor = theme.Color(ink), look.Faded(color.NRGBAModel.Convert(theme.Color(ink)).(color.NRGBA), 0x48)
	c.bar.CornerRadius, c.rest.CornerRadius = barHigh/2, barHigh/2
	arrange.Place(c.rest, at.X, at.Y, wide, barHigh)
	arrange.Place(c.bar, at.X, at.Y, max(barHigh, left), barHigh)
	return []fyne.CanvasObject{c.rest, c.bar}
}

func (c *Countdown) set() (p paint, ink fyne.ThemeColorName, icon string) {
	p, ink, icon = paint{look.PanelRaised, look.Edge, 1, look.Radius, false}, look.Ink, "clock"
	switch {
	case c.stands:
		p, ink, icon = paint{"", look.InkSoft, 1.5, look.Radius, false}, look.InkSoft, "pause"
	case c.tone == Warn:
		p, ink, icon = paint{look.Lamp2, "", 0, look.Radius, false}, look.OnLamp, "hourglass"
	case c.tone == Alarm:
		p, ink, icon = paint{look.Danger, "", 0, look.Radius, false}, look.OnDanger, look.IconWarning
	}
	if c.down && (c.stands || c.tone == Notice) {
		p.fill = look.PanelPress
	}
	c.small.text, c.small.ink = c.caption, ink
	return p, ink, icon
}

// CreateRenderer draws the clock.
func (c *Countdown) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(c, c.draw) }

func (c *Countdown) draw(size fyne.Size) []fyne.CanvasObject {
	p, ink, icon := c.set()
	p.set(c.plate)
	arrange.Place(c.plate, 0, 0, size.Width, size.Height)
	ringOf(&c.press, size, look.Radius, c.focus)
	look.Redraw(c.image, icon, ink)
	if c.Strip {
		return c.drawStrip(size, ink, icon)
	}
	high, small, side := c.measure("0").Height, c.small.natural().Height, c.icon()
	y := (size.Height - high*0.92 - small) / 2
	if c.wide {
		arrange.Place(c.image, countdownSide, (size.Height-side)/2, side, side)
	} else {
		arrange.Place(c.image, countdownSide, y+high*0.92+(small-side)/2, side, side)
	}
	time, word := c.lead()
	objs := append([]fyne.CanvasObject{c.plate, c.focus, c.image}, c.drawDigits(countdownSide+time, y-high*0.04, ink)...)
	c.small.fit(fyne.NewPos(countdownSide+word, y+high*0.92), size.Width-countdownSide-word-2)
	return append(objs, c.small.objects()...)
}

func (c *Countdown) drawDigits(x, y float32, ink fyne.ThemeColorName) (objs []fyne.CanvasObject) {
	digit, colon := c.cells()
	text := c.Reads()
	for len(c.digits) < len(text) {
		c.digits = append(c.digits, &canvas.Text{Alignment: fyne.TextAlignCenter, FontSource: look.StrongFace()})
	}
	for i, sign := range text {
		d, width := c.digits[i], digit
		if sign == ':' {
			width = colon
		}
		d.Text, d.TextSize, d.Color = string(sign), c.size(), theme.Color(ink)
		arrange.Place(d, x, y, width, c.measure("0").Height)
		x += width
		objs = append(objs, d)
	}
	return objs
}
