package stats

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// drawing draws one chart, and tells what it shows.
type drawing interface {
	// height returns the least height in a width.
	height(width float32) float32
	// paint draws into a place that is at least so high.
	paint(s *draw.Sketch, at draw.Box)
	// words returns what the drawing shows.
	words() string
}

// chart is a drawing on a page, with a text in its place for those who do not see it.
type chart struct {
	widget.BaseWidget
	drawing
	kept draw.Pictures
}

var (
	_ fyne.Accessible = (*chart)(nil)
	_ arrange.Fitter  = (*chart)(nil)
)

func newChart(d drawing) *chart {
	c := &chart{drawing: d}
	c.ExtendBaseWidget(c)
	return c
}

// leastWide is the width that a chart is made for at least.
const leastWide float32 = 180

// HeightFor returns the least height in a width.
func (c *chart) HeightFor(width float32) float32 { return c.height(max(leastWide, width)) }

// WidthWanted returns a phone's width.
func (c *chart) WidthWanted() float32 { return 320 }

// MinSize leaves room for the drawing.
func (c *chart) MinSize() fyne.Size {
	return fyne.NewSize(leastWide, c.HeightFor(max(leastWide, c.Size().Width)))
}

// AccessibilityLabel returns what is shown.
func (c *chart) AccessibilityLabel() string { return c.words() }

// AccessibilityRole returns that of a text.
func (c *chart) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer draws the chart.
func (c *chart) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(c, func(size fyne.Size) []fyne.CanvasObject {
		s := draw.After(c.kept)
		s.Density = 2
		if size.Width > 0 && size.Height > 0 {
			c.paint(s, draw.At(0, 0, size.Width, size.Height))
		}
		c.kept = s.New
		return s.Objs
	})
}

// The measures and inks that the charts share.
const (
	hair    float32 = 1
	tickGap float32 = 10
)

func numbers() draw.Ink { return draw.Plain(13) }

func line(ink draw.Ink) float32 { return ink.Measure("Ág").Height }

// side returns how large what stands beside a text gets with it.
func side(dp float32) float32 { return dp * draw.TextScale() }

// medal draws the symbol of a player in a ring.
func medal(s *draw.Sketch, symbol int, cx, cy, r float32) {
	ink := kit.SeatInk(symbol)
	tone := draw.Tone(ink)
	s.Disc(cx, cy, r, draw.Mix(draw.Tone(look.Panel), tone, 0.22), tone, max(1.5, r/10))
	s.Icon(kit.SeatSymbol(symbol), ink, cx, cy, r*1.1)
}
