package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// Tone is how serious a notice is.
type Tone uint8

// The tones: good to know, mind this, something is wrong.
const (
	Notice Tone = iota
	Warn
	Alarm
)

// Banner is a notice inside a screen, with what can be done about it.
type Banner struct {
	widget.BaseWidget
	Tone   Tone
	Icon   string // empty: the tone's
	Action *ActionButton

	plate, bar *canvas.Rectangle
	image      *canvas.Image
	text       *Text
}

// NewBanner returns a notice; the action may be nil.
func NewBanner(tone Tone, text string, action *ActionButton) *Banner {
	b := &Banner{Tone: tone, Action: action, plate: &canvas.Rectangle{}, bar: &canvas.Rectangle{}, image: look.Image("", look.Ink)}
	b.text = NewWrapped(text, Body)
	b.ExtendBaseWidget(b)
	return b
}

// SetText replaces the notice.
func (b *Banner) SetText(text string) {
	b.text.SetText(text)
	b.Refresh()
}

func (b *Banner) look() (icon string, ink fyne.ThemeColorName) {
	icon, ink = look.IconInfo, look.Info
	switch b.Tone {
	case Warn:
		icon, ink = look.IconWarning, look.Brass
	case Alarm:
		icon, ink = look.IconWarning, look.Danger
	}
	if b.Icon != "" {
		icon = b.Icon
	}
	return icon, ink
}

func (b *Banner) side() float32 { return 24 * look.Scale() }

// beside returns the room the action takes, 0 when it stands under the text.
func (b *Banner) beside(width float32) float32 {
	if b.Action == nil {
		return 0
	}
	want := b.Action.WidthWanted() + look.Gap
	if width-2*look.Pad-b.side()-look.Gap-want < min(b.text.WidthWanted(), 160*look.Scale()) {
		return 0
	}
	return want
}

// HeightFor returns the height in a width.
func (b *Banner) HeightFor(width float32) float32 {
	beside := b.beside(width)
	text := max(b.side(), b.text.HeightFor(max(1, width-2*look.Pad-b.side()-look.Gap-beside)))
	height := text + 2*look.Pad
	if b.Action != nil && beside == 0 {
		height += b.Action.HeightFor(width-2*look.Pad) + look.Gap
	} else if beside > 0 {
		height = max(height, b.Action.HeightFor(beside-look.Gap)+look.Gap)
	}
	return max(look.Touch, ceil(height))
}

// WidthWanted returns the width with everything in one line.
func (b *Banner) WidthWanted() float32 {
	width := b.text.WidthWanted() + 2*look.Pad + b.side() + look.Gap
	if b.Action != nil {
		width += b.Action.WidthWanted() + look.Gap
	}
	return ceil(width)
}

// MinSize lets the text wrap.
func (b *Banner) MinSize() fyne.Size {
	least := b.text.MinSize().Width + 2*look.Pad + b.side() + look.Gap
	if b.Action != nil {
		least = max(least, b.Action.MinSize().Width+2*look.Pad)
	}
	width := b.Size().Width
	if width == 0 {
		width = max(least, min(b.WidthWanted(), 360))
	}
	return fyne.NewSize(ceil(least), b.HeightFor(max(width, least)))
}

// AccessibilityLabel returns the notice.
func (b *Banner) AccessibilityLabel() string { return b.text.Text() }

// AccessibilityRole returns that of a text.
func (b *Banner) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer draws the notice.
func (b *Banner) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(b, b.draw) }

func (b *Banner) draw(size fyne.Size) []fyne.CanvasObject {
	icon, ink := b.look()
	paint{look.Panel, ink, 1.5, look.Radius, false}.set(b.plate)
	b.plate.StrokeColor = veil(ink, 0x90)
	b.bar.FillColor, b.bar.CornerRadius = veil(ink, 0x1c), look.Radius
	arrange.Place(b.plate, 0, 0, size.Width, size.Height)
	arrange.Place(b.bar, 0, 0, size.Width, size.Height)
	beside := b.beside(size.Width)
	room := max(1, size.Width-2*look.Pad-b.side()-look.Gap-beside)
	foot := float32(0)
	if b.Action != nil && beside == 0 {
		foot = b.Action.HeightFor(size.Width-2*look.Pad) + look.Gap
	}
	text := b.text.HeightFor(room)
	top := (size.Height - foot - max(text, b.side())) / 2
	look.Redraw(b.image, icon, ink)
	line := theme.TextSize() * 1.3
	arrange.Place(b.image, look.Pad, top+max(0, (min(text, line)-b.side())/2), b.side(), b.side())
	arrange.Place(b.text, look.Pad+b.side()+look.Gap, top+max(0, (b.side()-text)/2), room, text)
	objs := []fyne.CanvasObject{b.plate, b.bar, b.image, b.text}
	if b.Action == nil {
		return objs
	}
	if beside > 0 {
		high := b.Action.HeightFor(beside - look.Gap)
		arrange.Place(b.Action, size.Width-look.Pad-beside+look.Gap, (size.Height-high)/2, beside-look.Gap, high)
	} else {
		arrange.Place(b.Action, look.Pad, size.Height-foot-look.Pad+look.Gap, size.Width-2*look.Pad, foot-look.Gap)
	}
	return append(objs, b.Action)
}
