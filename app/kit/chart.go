package kit

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Series is one line of a chart: a colour, a symbol at each of its points, and what they stand for.
type Series struct {
	Ink    fyne.ThemeColorName
	Icon   string
	Points []Point
}

// Point is a number at a column, which count from 0.
type Point struct{ Column, Number int }

// Chart shows how numbers went over time, as lines from column to column.
type Chart struct {
	widget.BaseWidget
	Series  []Series
	Columns int
	Label   string // what it shows, in words

	icons []*canvas.Image
}

// NewChart returns a chart of some series.
func NewChart(label string, columns int, series ...Series) *Chart {
	c := &Chart{Series: series, Columns: columns, Label: label}
	c.ExtendBaseWidget(c)
	return c
}

const (
	chartHeight  float32 = 168
	markSide     float32 = 20
	mostSteps            = 5
	lineOfSeries float32 = 2.5
)

// HeightFor returns the same in every width.
func (c *Chart) HeightFor(float32) float32 { return ceil(chartHeight * min(Scale(), 1.4)) }

// MinSize leaves room for a few columns.
func (c *Chart) MinSize() fyne.Size { return fyne.NewSize(160, c.HeightFor(0)) }

// AccessibilityLabel returns what is shown.
func (c *Chart) AccessibilityLabel() string { return c.Label }

// AccessibilityRole returns that of a text.
func (c *Chart) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// span returns the range of the numbers, in whole steps that are told at the edge.
func (c *Chart) span() (least, most, step int) {
	for _, s := range c.Series {
		for _, p := range s.Points {
			least, most = min(least, p.Number), max(most, p.Number)
		}
	}
	step = 1
	for _, next := range [...]int{2, 5, 10, 20, 50, 100, 200, 500, 1000} {
		if (most-least)/step < mostSteps {
			break
		}
		step = next
	}
	down := (-least + step - 1) / step
	return -down * step, max(step, (most+step-1)/step*step), step
}

// CreateRenderer draws the chart.
func (c *Chart) CreateRenderer() fyne.WidgetRenderer { return NewDrawn(c, c.draw) }

func (c *Chart) draw(size fyne.Size) []fyne.CanvasObject {
	least, most, step := c.span()
	side := markSide * min(Scale(), 1.4)
	edge := max(Caption.width(strconv.Itoa(most)), Caption.width(strconv.Itoa(least))) + Gap
	rim := max(side, Caption.lineHeight()) / 2
	high := size.Height - 2*rim
	at := func(p Point) fyne.Position {
		part := float32(p.Column) / float32(max(1, c.Columns-1))
		if c.Columns < 2 {
			part = 0.5
		}
		return fyne.NewPos(edge+side/2+part*(size.Width-edge-side), rim+high*float32(most-p.Number)/float32(most-least))
	}
	var objs []fyne.CanvasObject
	for n := least; n <= most; n += step {
		y := at(Point{0, n}).Y
		objs = append(objs, c.level(n, y, edge, size.Width)...)
	}
	for _, s := range c.Series {
		for i := 1; i < len(s.Points); i++ {
			line := canvas.NewLine(theme.Color(s.Ink))
			line.StrokeWidth = lineOfSeries
			line.Position1, line.Position2 = at(s.Points[i-1]), at(s.Points[i])
			objs = append(objs, line)
		}
	}
	return append(objs, c.marks(at, side)...)
}

// level returns a faint line across the chart with its number.
func (c *Chart) level(n int, y, edge, width float32) []fyne.CanvasObject {
	line := canvas.NewLine(theme.Color(Edge))
	line.StrokeWidth = 1
	line.Position1, line.Position2 = fyne.NewPos(edge, y), fyne.NewPos(width, y)
	text := &canvas.Text{Text: strconv.Itoa(n), TextSize: Caption.size(), FontSource: Caption.face(), Color: theme.Color(InkSoft), Alignment: fyne.TextAlignTrailing}
	height := Caption.lineHeight()
	Place(text, 0, y-height/2, edge-Gap, height)
	return []fyne.CanvasObject{line, text}
}

// marks returns the symbols at the points.
func (c *Chart) marks(at func(Point) fyne.Position, side float32) []fyne.CanvasObject {
	var objs []fyne.CanvasObject
	var taken []fyne.Position
	for _, s := range c.Series {
		for _, p := range s.Points {
			if len(taken) == len(c.icons) {
				c.icons = append(c.icons, picture("", Ink))
			}
			icon, mid := c.icons[len(taken)], c.beside(at(p), taken, p.Column, side)
			taken = append(taken, mid)
			disc := &canvas.Circle{FillColor: theme.Color(Panel), StrokeColor: theme.Color(s.Ink), StrokeWidth: 1.5}
			Place(disc, mid.X-side/2, mid.Y-side/2, side, side)
			setPicture(icon, s.Icon, s.Ink)
			Place(icon, mid.X-side*0.3, mid.Y-side*0.3, side*0.6, side*0.6)
			objs = append(objs, disc, icon)
		}
	}
	return objs
}

// beside returns the place of a mark next to those that would be hidden under it: to the right, in the last column to the
// left.
func (c *Chart) beside(mid fyne.Position, taken []fyne.Position, column int, side float32) fyne.Position {
	by := side * 0.7
	if column > 0 && column == c.Columns-1 {
		by = -by
	}
	under := func(other fyne.Position) bool {
		dx, dy := other.X-mid.X, other.Y-mid.Y
		return dx*dx+dy*dy < side*side*0.4
	}
	for slices.ContainsFunc(taken, under) {
		mid.X += by
	}
	return mid
}
