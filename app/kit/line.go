package kit

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// line holds what list rows and toggles share: something in front, a title over a second line, something behind.
type line struct {
	press
	Title    string
	Subtitle string
	Leading  fyne.CanvasObject        // in front; wins over an icon
	Found    func(text string) []Span // what of the texts was searched for, may be nil
	Icon     string
	IconInk  fyne.ThemeColorName // empty: the accent

	plate, focus *canvas.Rectangle
	image        *canvas.Image
	title, small *block
	behind       func() fyne.CanvasObject // at the end, may be nil
	third        func() string            // a line under the second one, may be nil
	flat         bool                     // no plate of its own
	dim          bool
}

func (l *line) begin() {
	l.plate, l.focus, l.image = &canvas.Rectangle{}, &canvas.Rectangle{}, look.Image("", look.Ink)
	l.title, l.small = newBlock(Strong, 5), newBlock(Caption, 6)
}

func (l *line) set() {
	l.title.text, l.small.text = l.Title, l.Subtitle
	if l.third != nil {
		l.small.text = strings.TrimPrefix(l.Subtitle+"\n"+l.third(), "\n")
		l.small.text = strings.TrimSuffix(l.small.text, "\n")
	}
	if l.Found != nil {
		l.title.spans, l.small.spans = l.Found(l.title.text), l.Found(l.small.text)
	}
	l.title.ink, l.small.ink = look.Ink, look.InkSoft
	if l.dim {
		l.title.ink, l.small.ink = look.InkFaint, look.InkFaint
	}
}

func (l *line) front() (fyne.CanvasObject, fyne.Size) {
	if l.Leading != nil {
		return l.Leading, l.Leading.MinSize()
	}
	if l.Icon == "" {
		return nil, fyne.Size{}
	}
	return l.image, fyne.NewSquareSize(24 * look.Scale())
}

func (l *line) back() (fyne.CanvasObject, fyne.Size) {
	if l.behind == nil {
		return nil, fyne.Size{}
	}
	obj := l.behind()
	if obj == nil {
		return nil, fyne.Size{}
	}
	return obj, obj.MinSize()
}

func (l *line) margin() float32 {
	if l.flat {
		return 0
	}
	return look.Pad + 2
}

// room returns the width left for the texts, and the width of what is behind them.
func (l *line) room(width float32) (texts, behind float32) {
	room := width - 2*l.margin()
	if _, front := l.front(); front.Width > 0 {
		room -= front.Width + look.Pad
	}
	obj, back := l.back()
	if obj == nil {
		return max(1, room), 0
	}
	want := max(l.title.natural().Width, l.small.natural().Width)
	behind = max(back.Width, min(arrange.WidthWanted(obj), room-look.Gap-min(want, room*0.6)))
	return max(1, room-behind-look.Gap), behind
}

// HeightFor returns the height in a width.
func (l *line) HeightFor(width float32) float32 {
	l.set()
	texts, behind := l.room(width)
	height := l.title.heightFor(texts)
	if l.small.text != "" {
		height += l.small.heightFor(texts) + 2
	}
	_, front := l.front()
	height = max(height, front.Height)
	if obj, _ := l.back(); obj != nil {
		height = max(height, arrange.HeightFor(obj, behind))
	}
	return max(56, ceil(height+2*look.Pad))
}

// WidthWanted returns the width with every text in one line.
func (l *line) WidthWanted() float32 {
	l.set()
	return ceil(max(l.title.natural().Width, l.small.natural().Width) + l.beside(arrange.WidthWanted))
}

func (l *line) beside(wide func(fyne.CanvasObject) float32) float32 {
	width := 2 * l.margin()
	if _, front := l.front(); front.Width > 0 {
		width += front.Width + look.Pad
	}
	if obj, _ := l.back(); obj != nil {
		width += wide(obj) + look.Gap
	}
	return width
}

// MinSize lets the texts wrap.
func (l *line) MinSize() fyne.Size {
	l.set()
	least := ceil(max(l.title.least(), min(l.small.least(), l.title.least())) +
		l.beside(func(obj fyne.CanvasObject) float32 { return obj.MinSize().Width }))
	width := l.Size().Width
	if width == 0 {
		width = max(least, min(l.WidthWanted(), 360))
	}
	return fyne.NewSize(least, l.HeightFor(max(width, least)))
}

func (l *line) drawLine(size fyne.Size) []fyne.CanvasObject {
	l.set()
	p := paint{look.PanelRaised, look.Edge, 1, look.Radius, false}
	if l.flat {
		p = paint{radius: look.Radius}
	}
	if l.tapped != nil && (l.down || l.over) {
		p.fill = look.PanelPress
	}
	p.set(l.plate)
	arrange.Place(l.plate, 0, 0, size.Width, size.Height)
	ringOf(&l.press, size, look.Radius, l.focus)
	objs := []fyne.CanvasObject{l.plate}
	x := l.margin()
	if obj, front := l.front(); obj != nil {
		if l.Leading == nil {
			ink := l.IconInk
			if ink == "" {
				ink = look.Brass
			}
			look.Redraw(l.image, l.Icon, ink)
		}
		arrange.Place(obj, x, (size.Height-front.Height)/2, front.Width, front.Height)
		objs = append(objs, obj)
		x += front.Width + look.Pad
	}
	texts, behind := l.room(size.Width)
	height := l.title.heightFor(texts)
	if l.small.text != "" {
		height += l.small.heightFor(texts) + 2
	}
	y := (size.Height - height) / 2
	y += l.title.fit(fyne.NewPos(x, y), texts) + 2
	l.small.fit(fyne.NewPos(x, y), texts)
	objs = append(objs, l.title.objects()...)
	objs = append(objs, l.small.objects()...)
	if obj, _ := l.back(); obj != nil {
		high := min(size.Height, arrange.HeightFor(obj, behind))
		arrange.Place(obj, size.Width-l.margin()-behind, (size.Height-high)/2, behind, high)
		objs = append(objs, obj)
	}
	return append(objs, l.focus)
}
