package kit

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// Stepper is a number between two big buttons, with an icon and a label before it.
type Stepper struct {
	widget.BaseWidget
	Icon      string
	IconInk   fyne.ThemeColorName
	Label     string
	Value     int
	Min, Max  int
	Unlimited bool             // no upper end
	Words     func(int) string // instead of the number; nil: the number
	OnChanged func(int)

	image      *canvas.Image
	label      *block
	value      *block
	less, more *ActionButton
}

// NewStepper returns a stepper; a screen reader says the two words of its buttons, before the label.
func NewStepper(label string, value, least, most int, lessLabel, moreLabel string, changed func(int)) *Stepper {
	s := &Stepper{Label: label, Value: value, Min: least, Max: most, IconInk: look.Brass, OnChanged: changed}
	s.image, s.label, s.value = look.Image("", look.Ink), newBlock(Body, 2), newBlock(Heading, 1)
	s.less = NewActionButton(look.IconMinus, strings.TrimSpace(lessLabel+" "+label), func() { s.Step(-1) })
	s.more = NewActionButton(look.IconAdd, strings.TrimSpace(moreLabel+" "+label), func() { s.Step(1) })
	s.less.Compact, s.more.Compact = true, true
	s.ExtendBaseWidget(s)
	return s
}

// Inside returns the two buttons.
func (s *Stepper) Inside() []fyne.CanvasObject { return []fyne.CanvasObject{s.less, s.more} }

// SetValue sets the number, kept within the ends, without telling OnChanged.
func (s *Stepper) SetValue(value int) {
	s.Value = s.within(value)
	s.Refresh()
}

func (s *Stepper) within(value int) int {
	if !s.Unlimited {
		value = min(value, s.Max)
	}
	return max(value, s.Min)
}

// Step changes the number by so many, as its buttons do: within the ends, and OnChanged is told of a change.
func (s *Stepper) Step(by int) {
	value := s.within(s.Value + by)
	if value == s.Value {
		return
	}
	s.SetValue(value)
	if s.OnChanged != nil {
		s.OnChanged(value)
	}
}

func (s *Stepper) set() {
	s.label.text = s.Label
	s.value.text = strconv.Itoa(s.Value)
	if s.Words != nil {
		s.value.text = s.Words(s.Value)
	}
	s.value.align = fyne.TextAlignCenter
	s.less.Greyed = s.Value <= s.Min
	s.more.Greyed = !s.Unlimited && s.Value >= s.Max
}

func (s *Stepper) number() float32 { return max(44*look.Scale(), s.value.natural().Width+look.Gap) }

func (s *Stepper) knobs() float32 {
	return s.less.MinSize().Width + s.more.MinSize().Width + s.number() + 2*4
}

func (s *Stepper) lead() float32 {
	if s.Icon == "" {
		return 0
	}
	return 24*look.Scale() + look.Gap
}

// stacked reports whether the label has to stand over the buttons: beside them it would be cut.
func (s *Stepper) stacked(width float32) bool {
	room := width - s.knobs() - look.Gap - s.lead()
	return s.Label != "" && (room < min(s.label.natural().Width, 96*look.Scale()) || !s.label.wholeIn(room, s.label.most))
}

// HeightFor returns the height in a width.
func (s *Stepper) HeightFor(width float32) float32 {
	s.set()
	knob := s.less.MinSize().Height
	if s.stacked(width) {
		return ceil(knob + 4 + max(s.label.heightFor(width-s.lead()), min(s.lead(), 24*look.Scale())))
	}
	return ceil(max(knob, s.label.heightFor(max(1, width-s.knobs()-look.Gap-s.lead()))))
}

// WidthWanted returns the width with the label in one line.
func (s *Stepper) WidthWanted() float32 {
	s.set()
	if s.Label == "" {
		return s.knobs() + s.lead()
	}
	return ceil(s.knobs() + look.Gap + s.lead() + s.label.natural().Width)
}

// MinSize returns the size with the label over the buttons.
func (s *Stepper) MinSize() fyne.Size {
	s.set()
	width := s.Size().Width
	if width == 0 {
		width = s.WidthWanted()
	}
	least := ceil(s.knobs())
	return fyne.NewSize(least, s.HeightFor(max(width, least)))
}

// CreateRenderer draws the stepper.
func (s *Stepper) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(s, s.draw) }

func (s *Stepper) draw(size fyne.Size) []fyne.CanvasObject {
	s.set()
	knob := s.less.MinSize()
	y, room, textY := (size.Height-knob.Height)/2, size.Width-s.knobs()-look.Gap-s.lead(), float32(0)
	if s.stacked(size.Width) {
		y, room = size.Height-knob.Height, size.Width-s.lead()
	} else {
		textY = (size.Height - s.label.heightFor(max(1, room))) / 2
	}
	look.Redraw(s.image, s.Icon, s.IconInk)
	side := 24 * look.Scale()
	height := s.label.fit(fyne.NewPos(s.lead(), textY), max(1, room))
	arrange.Place(s.image, 0, textY+(height-side)/2, side, side)
	x := size.Width - s.knobs()
	arrange.Place(s.less, x, y, knob.Width, knob.Height)
	x += knob.Width + 4
	line := s.value.style.lineHeight()
	s.value.fit(fyne.NewPos(x, y+(knob.Height-line)/2), s.number())
	arrange.Place(s.more, x+s.number()+4, y, knob.Width, knob.Height)
	objs := append([]fyne.CanvasObject{s.image}, s.label.objects()...)
	objs = append(objs, s.value.objects()...)
	return append(objs, s.less, s.more)
}
