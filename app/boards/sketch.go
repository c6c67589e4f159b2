package boards

import (
	"image/color"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit"
)

// box is a place on the board.
type box struct{ x, y, w, h float32 }

func (b box) inset(d float32) box { return box{b.x + d, b.y + d, b.w - 2*d, b.h - 2*d} }

func (b box) mid() (x, y float32) { return b.x + b.w/2, b.y + b.h/2 }

func (b box) holds(p fyne.Position) bool {
	return p.X >= b.x && p.X <= b.x+b.w && p.Y >= b.y && p.Y <= b.y+b.h
}

// sketch collects the objects of a board from back to front.
type sketch struct {
	objs []fyne.CanvasObject
	old  pictures // of the drawing before: reading an SVG costs more than all the rest
	new  pictures

	density float32 // pixels of a dp, for stamps
}

// pictures are images by what they show and how large.
type pictures map[pictured][]*canvas.Image

type pictured struct {
	name string
	w, h float32
}

// after begins a drawing that takes up the pictures of the one before.
func after(before pictures) *sketch { return &sketch{old: before, new: pictures{}} }

func (s *sketch) add(o fyne.CanvasObject, b box) {
	o.Move(fyne.NewPos(b.x, b.y))
	o.Resize(fyne.NewSize(max(0, b.w), max(0, b.h)))
	s.objs = append(s.objs, o)
}

func (s *sketch) rect(b box, fill color.Color, radius float32) *canvas.Rectangle {
	r := &canvas.Rectangle{FillColor: fill, CornerRadius: radius}
	s.add(r, b)
	return r
}

func (s *sketch) frame(b box, stroke color.Color, width, radius float32) *canvas.Rectangle {
	r := s.rect(b, color.Transparent, radius)
	r.StrokeColor, r.StrokeWidth = stroke, width
	return r
}

// lifted is a rectangle with a shadow under it.
func (s *sketch) lifted(b box, fill color.Color, radius float32) *canvas.Rectangle {
	r := s.rect(b, fill, radius)
	r.Shadow = canvas.Shadow{Color: tone(kit.Shade), BlurRadius: 7, Offset: fyne.NewPos(0, 2.5)}
	return r
}

// glow lights a place up from behind.
func (s *sketch) glow(b box, c color.NRGBA, radius float32) {
	r := s.frame(b, c, 2.5, radius)
	r.Shadow = canvas.Shadow{Color: faint(c, 0x90), BlurRadius: 10, Variant: canvas.BoxShadow}
}

func (s *sketch) disc(cx, cy, r float32, fill, stroke color.Color, width float32) {
	c := &canvas.Circle{FillColor: fill, StrokeColor: stroke, StrokeWidth: width}
	s.add(c, box{cx - r, cy - r, 2 * r, 2 * r})
}

func (s *sketch) fade(b box, from, to color.Color) {
	s.add(canvas.NewVerticalGradient(from, to), b)
}

func (s *sketch) picture(res fyne.Resource, b box) *canvas.Image {
	key := pictured{res.Name(), b.w, b.h}
	var img *canvas.Image
	if kept := s.old[key]; len(kept) > 0 {
		img, s.old[key] = kept[0], kept[1:]
		img.Translucency = 0
	} else {
		img = &canvas.Image{Resource: res, FillMode: canvas.ImageFillContain}
	}
	s.new[key] = append(s.new[key], img)
	s.add(img, b)
	return img
}

func (s *sketch) icon(name string, ink fyne.ThemeColorName, cx, cy, side float32) {
	s.picture(kit.IconIn(name, ink), box{cx - side/2, cy - side/2, side, side})
}

// ink is how a text of the board looks.
type ink struct {
	size  float32
	face  fyne.Resource
	color color.Color
	align fyne.TextAlign
}

func (i ink) width(text string) float32 { return i.measure(text).Width }

func (i ink) measure(text string) fyne.Size {
	size, _ := fyne.CurrentApp().Driver().RenderedTextSize(text, i.size, fyne.TextStyle{}, i.face)
	return size
}

func (i ink) left() ink { i.align = fyne.TextAlignLeading; return i }

func (i ink) in(c color.Color) ink { i.color = c; return i }

// number is the face of big numbers, strong of what must be read, plain of the rest;
// sizes are before the text scale.
func number(size float32) ink {
	return ink{size, kit.TitleFace(), tone(kit.Ink), fyne.TextAlignCenter}
}

func strong(size float32) ink {
	return ink{size * kit.Scale(), kit.StrongFace(), tone(kit.Ink), fyne.TextAlignCenter}
}

func plain(size float32) ink {
	return ink{size * kit.Scale(), nil, tone(kit.InkSoft), fyne.TextAlignCenter}
}

// text writes one line in the middle of a place's height. It gets smaller where the
// place is narrow, down to two thirds, then shorter.
func (s *sketch) text(str string, b box, i ink) {
	if str == "" || b.w <= 0 {
		return
	}
	if wide := i.width(str); wide > b.w {
		i.size = max(i.size*2/3, i.size*b.w/wide*0.98)
		str = shorten(str, b.w, i)
	}
	t := &canvas.Text{Text: str, TextSize: i.size, FontSource: i.face, Color: i.color, Alignment: i.align}
	height := i.measure(str).Height
	s.add(t, box{b.x, b.y + (b.h-height)/2, b.w, height})
}

func shorten(str string, width float32, i ink) string {
	if i.width(str) <= width+0.5 {
		return str
	}
	for str != "" {
		_, last := utf8.DecodeLastRuneInString(str)
		str = str[:len(str)-last]
		if i.width(str+"…") <= width {
			return str + "…"
		}
	}
	return ""
}

// paragraph writes a text in as many lines as fit and returns the height used.
func (s *sketch) paragraph(str string, b box, i ink) float32 {
	lines := wrap(str, b.w, i)
	step := i.measure("Ág").Height
	y := b.y
	for n, l := range lines {
		if y+step > b.y+b.h+1 && n > 0 {
			break
		}
		s.text(l, box{b.x, y, b.w, step}, i)
		y += step
	}
	return y - b.y
}

// wrap breaks a text at its spaces.
func wrap(str string, width float32, i ink) []string {
	var lines []string
	line := ""
	for _, word := range strings.FieldsFunc(str, breaks) {
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if line != "" && i.width(longer) > width {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// breaks says that a line may end at a rune; at a no-break space it does not.
func breaks(r rune) bool { return r == ' ' || r == '\n' }
