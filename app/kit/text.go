package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// Text is a text in one of the five styles. It is shortened to one line unless it wraps; both are worked out from
// the whole text at every layout, so a text scale, a theme or a wider place shows at once.
type Text struct {
	widget.BaseWidget
	Style     Style
	Ink       fyne.ThemeColorName // empty: the style's own
	Align     fyne.TextAlign
	Wrap      bool
	MaxLines  int  // of a wrapping text; 0: no limit
	Yields    bool // takes smaller letters where a word of it would be broken
	text      string
	block     *block
	lastWidth float32
}

var (
	_ fyne.Accessible = (*Text)(nil)
	_ arrange.Fitter  = (*Text)(nil)
)

// NewText returns a text of one line, shortened where it must be.
func NewText(s string, style Style) *Text {
	t := &Text{Style: style, text: s, block: newBlock(style, 1)}
	t.ExtendBaseWidget(t)
	return t
}

// NewWrapped returns a text that takes as many lines as it needs.
func NewWrapped(s string, style Style) *Text {
	t := NewText(s, style)
	t.Wrap = true
	return t
}

// NewCentred returns a wrapping text whose lines are centred.
func NewCentred(s string, style Style) *Text {
	t := NewWrapped(s, style)
	t.Align = fyne.TextAlignCenter
	return t
}

// NewMarked returns a wrapping text with parts that are marked.
func NewMarked(s string, style Style, spans ...Span) *Text {
	t := NewWrapped(s, style)
	t.block.spans = spans
	return t
}

// WithInk gives the text another colour and returns it.
func (t *Text) WithInk(ink fyne.ThemeColorName) *Text {
	t.Ink = ink
	return t
}

// Text returns the whole text, also where less of it shows.
func (t *Text) Text() string { return t.text }

// SetText replaces the text.
func (t *Text) SetText(s string) {
	if t.text == s {
		return
	}
	t.text = s
	t.Refresh()
}

// SetInk changes the colour; empty is the style's own.
func (t *Text) SetInk(ink fyne.ThemeColorName) {
	t.Ink = ink
	t.Refresh()
}

// Shortened reports whether the last layout had to leave something out.
func (t *Text) Shortened() bool { return !t.block.whole }

// setIn sets it for a width, in which it may yield.
func (t *Text) setIn(width float32) *block {
	b := t.set()
	if !t.Yields {
		return b
	}
	styles := append([]Style{t.Style}, keyStyles[1:]...)
	if t.Style == Title {
		styles = []Style{Title, Heading, headingLess}
	}
	for _, b.style = range styles {
		if b.widest() <= width {
			break
		}
	}
	return b
}

func (t *Text) set() *block {
	b := t.block
	b.text, b.style, b.align, b.ink = t.text, t.Style, t.Align, t.Ink
	if b.ink == "" {
		b.ink = t.Style.ink()
	}
	b.most = 1
	if t.Wrap {
		b.most = t.MaxLines
	}
	return b
}

// HeightFor returns the height the text needs in a width.
func (t *Text) HeightFor(width float32) float32 { return t.setIn(width).heightFor(width) }

// WidthWanted returns the width at which nothing has to wrap or be shortened.
func (t *Text) WidthWanted() float32 { return t.set().natural().Width }

// MinSize returns little width, since a text gives way; its height is that of the last width.
func (t *Text) MinSize() fyne.Size {
	b := t.set()
	if t.text == "" {
		return fyne.NewSize(0, ceil(t.Style.lineHeight()))
	}
	if t.Yields {
		least := t.setIn(0).least()
		return fyne.NewSize(least, t.HeightFor(max(least, t.lastWidth)))
	}
	if t.lastWidth > 0 {
		return fyne.NewSize(b.least(), b.heightFor(t.lastWidth))
	}
	return fyne.NewSize(b.least(), b.heightFor(max(b.least(), min(b.natural().Width, 320))))
}

// Resize sets the lines for the new width.
func (t *Text) Resize(size fyne.Size) {
	t.lastWidth = size.Width
	t.BaseWidget.Resize(size)
}

// AccessibilityLabel returns the whole text.
func (t *Text) AccessibilityLabel() string { return t.text }

// AccessibilityRole returns that of a text.
func (t *Text) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer draws the lines.
func (t *Text) CreateRenderer() fyne.WidgetRenderer {
	t.ExtendBaseWidget(t)
	return arrange.NewDrawn(t, func(size fyne.Size) []fyne.CanvasObject {
		b := t.setIn(size.Width)
		b.fit(fyne.Position{}, size.Width)
		return b.objects()
	})
}

// wording is a text of any kind.
type wording interface {
	fyne.CanvasObject
	arrange.Fitter
}

// item is a text of a list with its dot beside the first line.
type item struct {
	widget.BaseWidget
	dot  *Text
	text wording
}

// NewItem returns a text of a list.
func NewItem(text wording) *item {
	i := &item{dot: NewText("•", Strong).WithInk(look.Brass), text: text}
	i.ExtendBaseWidget(i)
	return i
}

func (i *item) indent() float32 { return i.dot.WidthWanted() + look.Gap }

// HeightFor returns the text's beside the dot.
func (i *item) HeightFor(width float32) float32 { return i.text.HeightFor(width - i.indent()) }

// CreateRenderer draws the dot and the text.
func (i *item) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(&fyne.Container{Layout: (*itemLayout)(i), Objects: []fyne.CanvasObject{i.dot, i.text}})
}

type itemLayout item

// Layout sets the text beside the dot.
func (l *itemLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	indent := (*item)(l).indent()
	l.dot.Resize(fyne.NewSize(indent, l.dot.MinSize().Height))
	l.text.Move(fyne.NewPos(indent, 0))
	l.text.Resize(fyne.NewSize(max(1, size.Width-indent), size.Height))
}

// MinSize returns the text's beside the dot.
func (l *itemLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	least := l.text.MinSize()
	return fyne.NewSize(least.Width+(*item)(l).indent(), least.Height)
}
