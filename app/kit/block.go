package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit/look"
)

// Style is one of the five ways a text looks.
type Style uint8

// The text styles: a screen's name, a part's name, reading text, small print and emphasis.
const (
	Body Style = iota
	Title
	Heading
	Caption
	Strong
	captionLess  // where a place is given and words would be broken
	captionLeast // where they still would
	captionTiny  // where something would be cut, however large texts are
	headingLess  // a part's name where there is too little room for it
)

// leastText is the smallest size of letters.
const leastText = 12.5

func (s Style) size() float32 {
	switch s {
	case Title:
		return theme.Size(theme.SizeNameHeadingText)
	case Heading:
		return theme.Size(theme.SizeNameSubHeadingText)
	case Caption:
		return theme.CaptionTextSize()
	case captionLess:
		return min(theme.CaptionTextSize(), max(leastText, theme.CaptionTextSize()*0.84))
	case captionLeast:
		return min(theme.CaptionTextSize(), max(leastText, theme.CaptionTextSize()*0.7))
	case captionTiny:
		return min(theme.CaptionTextSize(), leastText)
	}
	return theme.TextSize()
}

func (s Style) face() fyne.Resource {
	switch s {
	case Title, Heading, headingLess:
		return look.TitleFace()
	case Strong:
		return look.StrongFace()
	}
	return look.TextFace()
}

func (s Style) ink() fyne.ThemeColorName {
	if s == Caption {
		return look.InkSoft
	}
	return look.Ink
}

func (s Style) measure(text string) fyne.Size { return Measure(text, s.face(), s.size()) }

// Measure returns how large a text is in a face and a size of letters.
func Measure(text string, face fyne.Resource, letters float32) fyne.Size {
	key := measuring{text, face, letters}
	if size, ok := measures[key]; ok {
		return size
	}
	if len(measures) > 4096 {
		measures = map[measuring]fyne.Size{}
	}
	size := look.Letter(text, key.face).Measure(key.size)
	measures[key] = size
	return size
}

// measuring is a text in a face and a size.
type measuring struct {
	text string
	face fyne.Resource
	size float32
}

// measures holds how large texts are: layouts ask for the same ones again and again.
var measures = map[measuring]fyne.Size{}

func (s Style) width(text string) float32 { return s.measure(text).Width }

// lineHeight returns the height of one line, whatever stands in it.
func (s Style) lineHeight() float32 { return s.measure("Ág").Height }

// lead returns the distance between lines.
func (s Style) lead() float32 { return 1 * look.Scale() }

// block is a text inside a widget: lines set anew from the whole text at every fit.
type block struct {
	text  string
	style Style
	ink   fyne.ThemeColorName
	align fyne.TextAlign
	most  int // lines; 0: as many as it takes
	lines []*canvas.Text
	whole bool // nothing was shortened
	known []setting

	spans  []Span // what stands out, and where it lies
	rects  []spanRect
	plates []*canvas.Rectangle
}

// widestWord asks for the width of the widest word, where others ask in a width: no width is like that.
const widestWord float32 = -1e9

// setting is a question that layouts ask of a block again and again, with the answer; a width of 0 asks for no pressure at all,
// widestWord for the widest word.
type setting struct {
	text        string
	style       Style
	most        int
	width, size float32
	answer      fyne.Size
}

// measured returns the size of the text set in a width.
func (b *block) measured(width float32) fyne.Size {
	return b.once(width, func() fyne.Size {
		room := width
		if room == 0 {
			room = 1e6
		}
		return b.sizeOf(breakLines(b.text, room, b.most, b.style.width))
	})
}

// once returns the answer to a question, which is worked out once.
func (b *block) once(width float32, work func() fyne.Size) fyne.Size {
	size := b.style.size()
	for i := range b.known {
		if k := &b.known[i]; k.width == width && k.size == size && k.style == b.style && k.most == b.most && k.text == b.text {
			return k.answer
		}
	}
	answer := work()
	if len(b.known) > 16 {
		b.known = b.known[:0]
	}
	b.known = append(b.known, setting{b.text, b.style, b.most, width, size, answer})
	return answer
}

func newBlock(style Style, most int) *block {
	return &block{style: style, ink: style.ink(), most: most, whole: true}
}

// natural returns the size the text takes when nothing presses it.
func (b *block) natural() fyne.Size {
	if b.text == "" {
		return fyne.Size{}
	}
	return b.measured(0)
}

// heightFor returns the height of the text set in a width.
func (b *block) heightFor(width float32) float32 {
	if b.text == "" {
		return 0
	}
	return b.measured(max(1, ceil(width))).Height
}

// last returns the width of the last line of the text set in a width.
func (b *block) last(width float32) float32 {
	lines := breakLines(b.text, max(1, ceil(width)), b.most, b.style.width)
	if len(lines) == 0 {
		return 0
	}
	return b.style.width(lines[len(lines)-1])
}

// least returns the narrowest place that is still readable: where lines may break, the widest word, so that words stay
// whole; where they may not, enough to know the text by.
func (b *block) least() float32 {
	if b.most == 1 {
		return min(b.natural().Width, 72*look.Scale())
	}
	return min(ceil(b.widest()), 180*look.Scale())
}

// widest returns the width of the widest word.
func (b *block) widest() float32 {
	return b.once(widestWord, func() fyne.Size {
		var widest float32
		for _, word := range words(b.text) {
			widest = max(widest, b.style.width(word.text))
		}
		return fyne.NewSize(widest, 0)
	}).Width
}

// wholeIn reports whether the text takes no more than so many lines in a width, without breaking a word.
func (b *block) wholeIn(width float32, most int) bool {
	if b.text == "" || b.natural().Width <= width {
		return true
	}
	for _, word := range words(b.text) {
		if ceil(b.style.width(word.text)) > ceil(width) {
			return false
		}
	}
	return len(breakLines(b.text, ceil(width), 0, b.style.width)) <= most
}

func (b *block) sizeOf(lines []string) fyne.Size {
	var width float32
	for _, line := range lines {
		width = max(width, b.style.width(line))
	}
	n := float32(len(lines))
	return fyne.NewSize(ceil(width), ceil(n*b.style.lineHeight()+(n-1)*b.style.lead()))
}

// fit sets the text into a place and returns the height used. Lines keep their objects, so that textures live on.
func (b *block) fit(pos fyne.Position, width float32) float32 {
	var set []string
	if b.text != "" {
		set = breakLines(b.text, ceil(width), b.most, b.style.width)
	}
	b.whole = b.most == 0 || len(breakLines(b.text, ceil(width), 0, b.style.width)) <= b.most
	for len(b.lines) < len(set) {
		b.lines = append(b.lines, &canvas.Text{})
	}
	b.lines = b.lines[:len(set)]
	b.place(pos, set)
	height := b.style.lineHeight()
	y := pos.Y
	for i, text := range set {
		line := b.lines[i]
		before := *line
		letters := look.Letter(text, b.style.face())
		line.Text, line.FontSource, line.TextStyle = letters.Text, letters.Source, letters.Style
		line.Alignment = b.align
		line.TextSize = b.style.size()
		line.Color = theme.Color(b.ink)
		line.Move(fyne.NewPos(pos.X, y))
		line.Resize(fyne.NewSize(ceil(width), height))
		if *line != before {
			line.Refresh()
		}
		y += height + b.style.lead()
	}
	return max(0, y-pos.Y-b.style.lead())
}

func (b *block) objects() []fyne.CanvasObject {
	objs := b.standing()
	for _, line := range b.lines {
		objs = append(objs, line)
	}
	return objs
}

func ceil(x float32) float32 {
	whole := float32(int(x))
	if x-whole > 0.01 {
		return whole + 1
	}
	return whole
}
