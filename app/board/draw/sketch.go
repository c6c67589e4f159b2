package draw

import (
	"image/color"
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit/look"
)

// Sketch collects the objects of a board from back to front.
type Sketch struct {
	Objs []fyne.CanvasObject
	Old  Pictures // of the drawing before: reading an SVG costs more than all the rest
	New  Pictures

	Density float32 // pixels of a dp, for stamps
}

// Pictures are images by what they show and how large.
type Pictures map[pictured][]*canvas.Image

type pictured struct {
	name string
	w, h float32
}

// After begins a drawing that takes up the pictures of the one before.
func After(before Pictures) *Sketch { return &Sketch{Old: before, New: Pictures{}} }

// Add puts an object on a place, in front of all others.
func (s *Sketch) Add(o fyne.CanvasObject, b Box) {
	o.Move(fyne.NewPos(b.X, b.Y))
	o.Resize(fyne.NewSize(max(0, b.W), max(0, b.H)))
	s.Objs = append(s.Objs, o)
}

// Rect draws a rectangle and returns it.
func (s *Sketch) Rect(b Box, fill color.Color, radius float32) *canvas.Rectangle {
	r := &canvas.Rectangle{FillColor: fill, CornerRadius: radius}
	s.Add(r, b)
	return r
}

// Frame draws an empty rectangle and returns it.
func (s *Sketch) Frame(b Box, stroke color.Color, width, radius float32) *canvas.Rectangle {
	r := s.Rect(b, color.Transparent, radius)
	r.StrokeColor, r.StrokeWidth = stroke, width
	return r
}

// Lifted draws a rectangle with a shadow under it and returns it.
func (s *Sketch) Lifted(b Box, fill color.Color, radius float32) *canvas.Rectangle {
	r := s.Rect(b, fill, radius)
	r.Shadow = canvas.Shadow{Color: Tone(look.Shade), BlurRadius: 7, Offset: fyne.NewPos(0, 2.5)}
	return r
}

// Glow lights a place up from behind.
func (s *Sketch) Glow(b Box, c color.NRGBA, radius float32) {
	r := s.Frame(b, c, 2.5, radius)
	r.Shadow = canvas.Shadow{Color: Faint(c, 0x90), BlurRadius: 10, Variant: canvas.BoxShadow}
}

// Disc draws a circle around a point.
func (s *Sketch) Disc(cx, cy, r float32, fill, stroke color.Color, width float32) {
	c := &canvas.Circle{FillColor: fill, StrokeColor: stroke, StrokeWidth: width}
	s.Add(c, Box{cx - r, cy - r, 2 * r, 2 * r})
}

// Fade fills a place with a gradient from top to bottom.
func (s *Sketch) Fade(b Box, from, to color.Color) {
	s.Add(canvas.NewVerticalGradient(from, to), b)
}

// Hazard draws a tape of slanted stripes.
func (s *Sketch) Hazard(at Box, dark, bright color.Color) {
	s.Rect(at, dark, 0)
	wide := at.H * 1.1
	for x := at.X; x+wide+at.H <= at.X+at.W; x += 2 * wide {
		p := &canvas.ArbitraryPolygon{NormalizedPoints: true, FillColor: bright}
		share := at.H / (wide + at.H)
		p.Points = []fyne.Position{{X: share, Y: 0}, {X: 1, Y: 0}, {X: 1 - share, Y: 1}, {X: 0, Y: 1}}
		s.Add(p, Box{x, at.Y, wide + at.H, at.H})
	}
}

// Picture draws a resource and returns its image.
func (s *Sketch) Picture(res fyne.Resource, b Box) *canvas.Image {
	img := s.kept(pictured{res.Name(), b.W, b.H}, func() *canvas.Image {
		return &canvas.Image{Resource: res, FillMode: canvas.ImageFillContain}
	})
	s.Add(img, b)
	return img
}

// kept returns the image of the drawing before that shows the same, or makes one.
func (s *Sketch) kept(key pictured, paint func() *canvas.Image) *canvas.Image {
	var img *canvas.Image
	if old := s.Old[key]; len(old) > 0 {
		img, s.Old[key] = old[0], old[1:]
		img.Translucency = 0
	} else {
		img = paint()
	}
	s.New[key] = append(s.New[key], img)
	return img
}

// Icon draws an icon around a point.
func (s *Sketch) Icon(name string, ink fyne.ThemeColorName, cx, cy, side float32) {
	s.Picture(look.IconIn(name, ink), Box{cx - side/2, cy - side/2, side, side})
}

// readable is the size of letters that large texts come down to before anything is cut.
const readable float32 = 12

// Text writes one line in the middle of a place's height. It gets smaller where the place is narrow, down to two
// thirds or what is still readable, then shorter.
func (s *Sketch) Text(str string, b Box, i Ink) {
	if str == "" || b.W <= 0 {
		return
	}
	if wide := i.Width(str); wide > b.W {
		least, fit := min(i.Size*2/3, readable), i.Size*b.W/wide*0.98
		if i.Size = max(least, fit); i.Width(str) > b.W { // between two whole sizes letters are as wide as in the larger
			i.Size = max(least, float32(math.Floor(float64(fit))))
		}
		str = i.shortened(str, b.W)
	}
	t := i.line(str)
	height := i.Measure(str).Height
	s.Add(t, Box{b.X, b.Y + (b.H-height)/2, b.W, height})
}

// Label writes one line around a point that is never made smaller, only placed: for numbers that must fit.
func (s *Sketch) Label(str string, cx, cy float32, i Ink) {
	t := i.line(str)
	size := i.Measure(str)
	s.Add(t, Box{cx - size.Width/2, cy - size.Height/2, size.Width, size.Height})
}

// Paragraph writes a text in as many lines as fit and returns the height used. What has no room is seen to be left out.
func (s *Sketch) Paragraph(str string, b Box, i Ink) float32 {
	lines := Wrap(str, b.W, i)
	step := i.Measure("Ág").Height
	if most := max(1, int((b.H+1)/step)); len(lines) > most {
		lines[most-1] = i.shortened(strings.Join(lines[most-1:], " "), b.W)
		lines = lines[:most]
	}
	y := b.Y
	for _, l := range lines {
		s.Text(l, Box{b.X, y, b.W, step}, i)
		y += step
	}
	return y - b.Y
}
