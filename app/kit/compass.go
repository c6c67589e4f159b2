package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// Compass turns a map by a quarter at every tap and shows where its north is now.
type Compass struct {
	press
	Quarters int  // that the map is turned to the right
	Better   bool // a quarter more would show it larger: a dot
	Label    string
	Larger   string // the label while a quarter more would show it larger

	plate, focus *canvas.Rectangle
	ring, dot    *canvas.Circle
	needle       *canvas.RegularPolygon
}

// NewCompass returns a compass of a map whose north is up.
func NewCompass(label string, turned func()) *Compass {
	c := &Compass{Label: label, plate: &canvas.Rectangle{}, focus: &canvas.Rectangle{}, ring: &canvas.Circle{}, dot: &canvas.Circle{}}
	c.needle = &canvas.RegularPolygon{Sides: 3}
	c.become(c, turned, c.name)
	return c
}

// name tells of the dot where it shows, else of the tap.
func (c *Compass) name() string {
	if c.Better && c.Larger != "" {
		return c.Larger
	}
	return c.Label
}

// Point has the needle point to the north of a map that is turned so, with a dot where a quarter more is better.
func (c *Compass) Point(quarters int, better bool) {
	if c.Quarters != quarters || c.Better != better {
		c.Quarters, c.Better = quarters, better
		c.Refresh()
	}
}

// MinSize returns that of a finger.
func (c *Compass) MinSize() fyne.Size {
	return fyne.NewSquareSize(max(look.Touch, min(60, 30*look.Scale())))
}

// CreateRenderer draws the compass.
func (c *Compass) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(c, c.draw) }

func (c *Compass) draw(size fyne.Size) []fyne.CanvasObject {
	p := paint{radius: look.Radius}
	if c.down || c.over {
		p.fill = look.PanelPress
	}
	p.set(c.plate)
	arrange.Place(c.plate, 0, 0, size.Width, size.Height)
	ringOf(&c.press, size, look.Radius, c.focus)
	side := 26 * min(look.Scale(), 1.6)
	x, y := size.Width/2, size.Height/2
	c.ring.StrokeColor, c.ring.StrokeWidth, c.ring.FillColor = theme.Color(look.InkSoft), 2, nil
	arrange.Place(c.ring, x-side/2, y-side/2, side, side)
	c.needle.FillColor, c.needle.Angle = theme.Color(look.Brass), float32(c.Quarters%4)*90
	far, tip := side*0.26, side*0.44
	dx, dy := [4]float32{0, 1, 0, -1}[c.Quarters%4], [4]float32{-1, 0, 1, 0}[c.Quarters%4]
	arrange.Place(c.needle, x+dx*far-tip/2, y+dy*far-tip/2, tip, tip)
	objs := []fyne.CanvasObject{c.plate, c.ring, c.needle}
	if c.Better {
		c.dot.FillColor = theme.Color(look.Brass)
		arrange.Place(c.dot, size.Width-15, 5, 9, 9)
		objs = append(objs, c.dot)
	}
	return append(objs, c.focus)
}
