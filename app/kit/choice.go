package kit

import (
	"slices"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// Option is one thing to choose.
type Option struct {
	Value   string
	Label   string
	Caption string
	Icon    string
	Said    string              // what an icon without a label stands for
	Ink     fyne.ThemeColorName // of the icon; empty: the accent
	Greyed  bool                // looks disabled but can be tapped
}

// brief reports whether it is a number or a picture, of which several stand in columns.
func (o Option) brief() bool { return o.Caption == "" && utf8.RuneCountInString(o.Label) <= 2 }

// Choice offers options as chips in as many rows as they take, to choose one or many of.
type Choice struct {
	widget.BaseWidget
	Many      bool
	OnChanged func(chosen []string)
	OnGreyed  func(value string) // a greyed option was tapped: tell the reason

	options []Option
	chosen  []string
	chips   []*chip
	flow    *fyne.Container
}

// NewChoice returns a choice of one, with nothing chosen.
func NewChoice(options []Option, changed func(chosen []string)) *Choice {
	c := &Choice{OnChanged: changed}
	c.ExtendBaseWidget(c)
	c.SetOptions(options)
	return c
}

// NewManyChoice returns a choice of any number.
func NewManyChoice(options []Option, changed func(chosen []string)) *Choice {
	c := NewChoice(options, changed)
	c.Many = true
	return c
}

// SetOptions replaces the options; chosen ones that are still there stay chosen.
func (c *Choice) SetOptions(options []Option) {
	c.options = options
	c.chips, c.flow = nil, arrange.Flow(look.Gap)
	if !slices.ContainsFunc(options, func(o Option) bool { return !o.brief() }) {
		c.flow = arrange.EvenFlow(look.Gap)
	}
	for _, option := range options {
		made := newChip(option, false, func() { c.pick(option) })
		c.chips = append(c.chips, made)
		c.flow.Objects = append(c.flow.Objects, made)
	}
	c.chosen = slices.DeleteFunc(c.chosen, func(value string) bool {
		return !slices.ContainsFunc(options, func(o Option) bool { return o.Value == value })
	})
	c.show()
}

// Chosen lists the chosen values in the order of the options.
func (c *Choice) Chosen() []string {
	var values []string
	for _, option := range c.options {
		if slices.Contains(c.chosen, option.Value) {
			values = append(values, option.Value)
		}
	}
	return values
}

// SetChosen chooses exactly these values without telling OnChanged.
func (c *Choice) SetChosen(values ...string) {
	c.chosen = slices.Clone(values)
	c.show()
}

func (c *Choice) pick(option Option) {
	if option.Greyed {
		if c.OnGreyed != nil {
			c.OnGreyed(option.Value)
		}
		return
	}
	at := slices.Index(c.chosen, option.Value)
	switch {
	case !c.Many:
		c.chosen = []string{option.Value}
	case at >= 0:
		c.chosen = slices.Delete(c.chosen, at, at+1)
	default:
		c.chosen = append(c.chosen, option.Value)
	}
	c.show()
	if c.OnChanged != nil {
		c.OnChanged(c.Chosen())
	}
}

func (c *Choice) show() {
	for i, one := range c.chips {
		one.chosen = slices.Contains(c.chosen, c.options[i].Value)
	}
	c.Refresh()
}

// Inside returns the chips.
func (c *Choice) Inside() []fyne.CanvasObject { return c.flow.Objects }

// HeightFor returns the height of the rows in a width.
func (c *Choice) HeightFor(width float32) float32 { return arrange.HeightFor(c.flow, width) }

// WidthWanted returns the width of one row.
func (c *Choice) WidthWanted() float32 { return arrange.WidthWanted(c.flow) }

// MinSize returns the rows' at the last width.
func (c *Choice) MinSize() fyne.Size { return c.flow.MinSize() }

// CreateRenderer draws the chips.
func (c *Choice) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(c, func(size fyne.Size) []fyne.CanvasObject {
		arrange.Place(c.flow, 0, 0, size.Width, size.Height)
		c.flow.Layout.Layout(c.flow.Objects, size)
		return []fyne.CanvasObject{c.flow}
	})
}

// Segments is a row of equals of which one is on: tabs, or a short choice of one. Too narrow for its labels, it
// sets them in rows.
type Segments struct {
	widget.BaseWidget
	OnChanged func(value string)

	options []Option
	value   string
	chips   []*chip
	ground  *canvas.Rectangle
}

// NewSegments returns a row of segments with one on.
func NewSegments(options []Option, value string, changed func(value string)) *Segments {
	s := &Segments{OnChanged: changed, value: value, ground: &canvas.Rectangle{}}
	s.ExtendBaseWidget(s)
	s.SetOptions(options)
	return s
}

// SetOptions replaces the segments.
func (s *Segments) SetOptions(options []Option) {
	s.options, s.chips = options, nil
	for _, option := range options {
		s.chips = append(s.chips, newChip(option, true, func() { s.pick(option.Value) }))
	}
	s.Refresh()
}

// Value returns the segment that is on.
func (s *Segments) Value() string { return s.value }

// SetValue turns a segment on without telling OnChanged.
func (s *Segments) SetValue(value string) {
	s.value = value
	s.Refresh()
}

func (s *Segments) pick(value string) {
	if value == s.value {
		return
	}
	s.SetValue(value)
	if s.OnChanged != nil {
		s.OnChanged(value)
	}
}

const segmentGap = 4

// columns returns how many segments stand in one row.
func (s *Segments) columns(width float32) int {
	n := len(s.chips)
	for columns := n; columns > 1; columns-- {
		each := (width - 2*segmentGap - segmentGap*float32(columns-1)) / float32(columns)
		fits := true
		for _, one := range s.chips {
			fits = fits && one.WidthWanted() <= each
		}
		if fits {
			return columns
		}
	}
	return max(1, min(n, 1))
}

func (s *Segments) place(width float32, at func(i int, x, y, w, h float32)) float32 {
	columns := s.columns(width)
	each := (width - 2*segmentGap - segmentGap*float32(columns-1)) / float32(columns)
	y := float32(segmentGap)
	for from := 0; from < len(s.chips); from += columns {
		line := s.chips[from:min(from+columns, len(s.chips))]
		var height float32
		for _, one := range line {
			height = max(height, one.HeightFor(each))
		}
		for i := range line {
			at(from+i, segmentGap+float32(i)*(each+segmentGap), y, each, height)
		}
		y += height + segmentGap
	}
	return y
}

// HeightFor returns the height in a width.
func (s *Segments) HeightFor(width float32) float32 {
	return s.place(width, func(int, float32, float32, float32, float32) {})
}

// WidthWanted returns that of one row.
func (s *Segments) WidthWanted() float32 {
	var widest float32
	for _, one := range s.chips {
		widest = max(widest, one.WidthWanted())
	}
	return float32(len(s.chips))*(widest+segmentGap) + segmentGap
}

// MinSize returns that of all segments under each other.
func (s *Segments) MinSize() fyne.Size {
	var least float32
	for _, one := range s.chips {
		least = max(least, one.MinSize().Width)
	}
	width := s.Size().Width
	if width == 0 {
		width = s.WidthWanted()
	}
	return fyne.NewSize(least+2*segmentGap, s.HeightFor(max(width, least)))
}

// CreateRenderer draws the segments.
func (s *Segments) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(s, func(size fyne.Size) []fyne.CanvasObject {
		paint{look.Panel, look.Edge, 1, look.Radius, false}.set(s.ground)
		arrange.Place(s.ground, 0, 0, size.Width, size.Height)
		objs := []fyne.CanvasObject{s.ground}
		s.place(size.Width, func(i int, x, y, w, h float32) {
			s.chips[i].chosen = s.options[i].Value == s.value
			arrange.Place(s.chips[i], x, y, w, h)
			objs = append(objs, s.chips[i])
		})
		return objs
	})
}
