package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// ButtonStyle is how loud a button looks.
type ButtonStyle uint8

// The styles: one of several actions, the one that goes on, a small side action, one that takes something away.
const (
	Plain ButtonStyle = iota
	Primary
	Quiet
	Dangerous
)

// ActionButton is the button of the app: an icon, a label and what it costs. Change its fields and call Refresh.
type ActionButton struct {
	press
	Icon     string
	Label    string // wraps to two lines before it is shortened
	Short    string // on a tile in place of the label, which is still said to screen readers
	Lines    int    // of the label, where it may have more than two
	Caption  string // small, under the label; wraps to four lines before it is shortened
	Price    int    // pips after the label
	Style    ButtonStyle
	Greyed   bool // looks disabled but can be tapped, so that the screen can tell the reason
	Chosen   bool // stands out by a ring among others like it: a toggle that is on, or what is being answered
	Compact  bool // the icon alone; the label is still said to screen readers
	Stacked  bool // the icon over the label
	Held     bool // keeps to the size it is given: what has no room in it is left out
	Count    int  // in a badge at its corner; 0: none
	OnTapped func()

	plate, focus *canvas.Rectangle
	image        *canvas.Image
	text, small  *block
	pips         pips
	badge        badge
	lastWidth    float32
}

// NewActionButton returns a plain button; either icon or label may be empty, not both.
func NewActionButton(icon, label string, tapped func()) *ActionButton {
	b := &ActionButton{Icon: icon, Label: label, OnTapped: tapped}
	b.plate, b.focus, b.image = &canvas.Rectangle{}, &canvas.Rectangle{}, look.Image("", look.Ink)
	b.text, b.small = newBlock(Strong, 2), newBlock(Caption, 4)
	b.become(b, func() {
		if b.OnTapped != nil {
			b.OnTapped()
		}
	}, b.said)
	return b
}

// NewPrimary returns the button of the action that goes on.
func NewPrimary(icon, label string, tapped func()) *ActionButton {
	return NewActionButton(icon, label, tapped).Styled(Primary)
}

// NewQuiet returns a button without a plate.
func NewQuiet(icon, label string, tapped func()) *ActionButton {
	return NewActionButton(icon, label, tapped).Styled(Quiet)
}

// NewIconButton returns a compact button that shows only its icon.
func NewIconButton(icon, label string, tapped func()) *ActionButton {
	b := NewActionButton(icon, label, tapped).Styled(Quiet)
	b.Compact = true
	return b
}

// Styled changes the style and returns the button.
func (b *ActionButton) Styled(style ButtonStyle) *ActionButton {
	b.Style = style
	return b
}

// SetLabel replaces the label.
func (b *ActionButton) SetLabel(label string) {
	b.Label = label
	b.Refresh()
}

// SetGreyed greys the button or wakes it up.
func (b *ActionButton) SetGreyed(greyed bool) {
	b.Greyed = greyed
	b.Refresh()
}

func (b *ActionButton) said() string {
	said := b.Label + b.Caption
	if b.Label != "" && b.Caption != "" {
		said = b.Label + ", " + b.Caption
	}
	if b.Chosen {
		return join(said, Say.Chosen)
	}
	return said
}

func (b *ActionButton) look() (p paint, ink, icon fyne.ThemeColorName) {
	p, ink, icon = paint{look.PanelRaised, look.Edge, 1, look.Radius, true}, look.Ink, look.Brass
	switch b.Style {
	case Primary:
		p, ink, icon = paint{look.Brass, "", 0, look.Radius, true}, look.OnBrass, look.OnBrass
	case Quiet:
		p, icon = paint{"", "", 0, look.Radius, false}, look.Ink
		if b.Label != "" && !b.Compact {
			ink, icon = look.Brass, look.Brass
		}
	case Dangerous:
		p, ink, icon = paint{look.PanelRaised, look.Danger, 1.5, look.Radius, true}, look.Danger, look.Danger
	}
	if b.Chosen {
		p.fill, p.edge, p.width = look.PanelPress, look.Brass, 2.5
	}
	if b.Greyed {
		p, ink, icon = paint{look.Panel, look.Edge, 1, look.Radius, false}, look.InkFaint, look.InkFaint
		if b.Style == Quiet {
			p.fill, p.edge = "", ""
		}
	}
	b.touched(&p)
	return p, ink, icon
}

// touched paints a button as the finger or the pointer has it.
func (b *ActionButton) touched(p *paint) {
	switch {
	case b.down && b.Style == Primary && !b.Greyed:
		p.fill, p.lift = look.BrassPress, false
	case b.down:
		p.fill, p.lift = look.PanelPress, false
	case b.over && !b.Greyed && b.Style != Primary:
		p.fill = look.PanelPress
	}
}

const buttonIcon = 24

func (b *ActionButton) icon() float32 {
	if b.Icon == "" {
		return 0
	}
	return buttonIcon * look.Scale()
}

func (b *ActionButton) set() {
	_, ink, _ := b.look()
	b.text.text, b.text.ink, b.text.most = b.Label, ink, max(2, b.Lines)
	b.small.text, b.small.ink = b.Caption, look.InkSoft
	if b.Style == Primary || b.Greyed {
		b.small.ink = ink
	}
	if b.Compact {
		b.text.text, b.small.text = "", ""
	}
	pip := fyne.ThemeColorName(look.Brass)
	if b.Greyed || b.Style == Primary {
		pip = ink
	}
	b.pips.set(b.Price, b.Price, pip)
}

func (b *ActionButton) pip() float32 { return 9 * look.Scale() }

// inline measures the button with everything in one row: what is beside the texts, and the texts' own width.
func (b *ActionButton) beside() float32 {
	side := 2 * look.Pad
	if b.Icon != "" {
		side += b.icon()
		if b.text.text != "" {
			side += look.Gap + 2
		}
	}
	if b.Price > 0 && !b.Stacked {
		side += b.pips.size(b.pip()).Width + look.Gap
	}
	return side
}

func (b *ActionButton) aside() float32 {
	if b.Stacked {
		return 2 * look.Gap
	}
	return b.beside()
}

// WidthWanted returns the width with the label in one line.
func (b *ActionButton) WidthWanted() float32 {
	b.set()
	if b.Compact {
		return b.MinSize().Width
	}
	wide := max(b.text.natural().Width, b.small.natural().Width) + b.aside() + 4
	if b.Stacked {
		wide = max(wide, b.icon()+2*look.Pad, b.icon()+2*b.pips.size(b.pip()).Width+2*look.Pad+look.Gap)
	}
	return max(look.Touch, ceil(wide))
}

// HeightFor returns the height with the label set in a width.
func (b *ActionButton) HeightFor(width float32) float32 {
	b.set()
	if b.Compact || b.Held {
		return max(look.Touch, b.icon()+2*look.Pad)
	}
	texts := b.texts(max(1, width-b.aside()))
	if b.Stacked {
		return max(60, ceil(texts+b.icon()+2*look.Gap+4))
	}
	height := max(texts, b.icon()) + 2*look.Pad
	if b.Style == Quiet {
		return max(look.Touch, ceil(height))
	}
	return max(56, ceil(height))
}

// Whole reports whether nothing of the label and the caption is shortened in a width, and no word is broken. Of a tile,
// whose label is its caption, two lines are wanted.
func (b *ActionButton) Whole(width float32) bool {
	b.set()
	if b.Compact {
		return true
	}
	room := max(1, width-b.aside())
	if b.Stacked {
		return b.small.wholeIn(room, 2)
	}
	return b.text.wholeIn(room, 2) && b.small.wholeIn(room, b.small.most)
}

func (b *ActionButton) texts(width float32) float32 {
	height := b.text.heightFor(width)
	if b.small.text != "" {
		height += b.small.heightFor(width) + 2
	}
	return height
}

// MinSize lets the label give way to two lines.
func (b *ActionButton) MinSize() fyne.Size {
	b.set()
	if b.Held {
		return fyne.NewSquareSize(look.Touch)
	}
	if b.Compact {
		side := max(look.Touch, b.icon()+2*look.Pad)
		return fyne.NewSize(side, side)
	}
	least := max(look.Touch, ceil(max(b.text.least(), min(b.small.least(), b.text.least()))+b.aside()))
	width := b.lastWidth
	if width == 0 {
		width = b.WidthWanted()
	}
	return fyne.NewSize(least, b.HeightFor(max(width, least)))
}

// Resize sets the label for the new width.
func (b *ActionButton) Resize(size fyne.Size) {
	b.lastWidth = size.Width
	b.press.Resize(size)
}

// CreateRenderer draws the button.
func (b *ActionButton) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(b, b.draw) }

func (b *ActionButton) draw(size fyne.Size) []fyne.CanvasObject {
	b.set()
	p, _, icon := b.look()
	p.set(b.plate)
	arrange.Place(b.plate, 0, 0, size.Width, size.Height)
	look.Redraw(b.image, b.Icon, icon)
	ringOf(&b.press, size, look.Radius, b.focus)
	switch {
	case b.Compact:
		side := max(0, min(b.icon(), size.Width-look.Gap, size.Height-look.Gap))
		arrange.Place(b.image, (size.Width-side)/2, (size.Height-side)/2, side, side)
	case b.Held && b.Stacked:
		b.placeTile(size)
	case b.Held:
		b.placeKey(size)
	case b.Stacked:
		b.placeStacked(size)
	default:
		b.placeInline(size)
	}
	objs := []fyne.CanvasObject{b.plate, b.image}
	if !b.Compact {
		objs = append(objs, b.pips.objects()...)
		objs = append(objs, b.text.objects()...)
		objs = append(objs, b.small.objects()...)
		objs = append(objs, b.badge.draw(b.Count, size)...)
	}
	return append(objs, b.focus)
}

func (b *ActionButton) placeStacked(size fyne.Size) {
	b.text.align, b.small.align = fyne.TextAlignCenter, fyne.TextAlignCenter
	width := max(1, size.Width-2*look.Gap)
	texts := b.texts(width)
	side := b.icon()
	y := (size.Height - side - texts - 4) / 2
	x, price := (size.Width-side)/2, b.pips.size(b.pip()).Width
	corner := fyne.NewPos(size.Width-look.Pad-price, look.Pad)
	if b.Price > 0 && corner.X < x+side+2 { // the corner is too narrow: beside the icon
		x = (size.Width - side - price - 4) / 2
		corner = fyne.NewPos(x+side+4, y+(side-b.pip())/2)
	}
	arrange.Place(b.image, x, y, side, side)
	b.pips.place(corner.X, corner.Y, b.pip())
	y += side + 4
	y += b.text.fit(fyne.NewPos(look.Gap, y), width) + 2
	b.small.fit(fyne.NewPos(look.Gap, y), width)
}

// alignBeside has the lines begin at the icon; without one they are centred.
func (b *ActionButton) alignBeside(icon bool) {
	align := fyne.TextAlignCenter
	if icon {
		align = fyne.TextAlignLeading
	}
	b.text.align, b.small.align = align, align
}

func (b *ActionButton) placeInline(size fyne.Size) {
	b.alignBeside(b.Icon != "")
	room := max(1, size.Width-b.beside())
	width := min(room, max(b.text.natural().Width, b.small.natural().Width))
	x := look.Pad + (room-width)/2
	if b.Icon != "" {
		side := b.icon()
		arrange.Place(b.image, x, (size.Height-side)/2, side, side)
		x += side + look.Gap + 2
	}
	texts := b.texts(width)
	y := (size.Height - texts) / 2
	y += b.text.fit(fyne.NewPos(x, y), width)
	b.small.fit(fyne.NewPos(x, y+2), width)
	b.pips.place(x+width+look.Gap, (size.Height-b.pip())/2, b.pip())
}
