package kit

import (
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// Span is a part of a text that stands out: marked as what was searched for, or underlined because it opens something.
type Span struct {
	From, To int    // bytes of the text
	Tapped   func() // nil: the part is marked
}

// Prose is a wrapping text with parts that open something, by a tap on or near them, or by the keys. Parts of a text are
// small to aim at: what they open is also to be had from a target of full size.
type Prose struct {
	widget.BaseWidget
	block   *block
	links   []Span
	focus   *canvas.Rectangle
	focused bool
	at      int // the link that the keyboard is on
	over    bool
	width   float32
}

var (
	_ fyne.Tappable      = (*Prose)(nil)
	_ fyne.Focusable     = (*Prose)(nil)
	_ fyne.Accessible    = (*Prose)(nil)
	_ desktop.Hoverable  = (*Prose)(nil)
	_ desktop.Cursorable = (*Prose)(nil)
	_ arrange.Fitter     = (*Prose)(nil)
)

// NewProse returns a text of a style with parts that open something, and others that are marked.
func NewProse(text string, style Style, spans ...Span) *Prose {
	p := &Prose{block: newBlock(style, 0), focus: &canvas.Rectangle{}}
	p.block.text, p.block.spans = text, spans
	p.links = slices.DeleteFunc(slices.Clone(spans), func(s Span) bool { return s.Tapped == nil })
	p.ExtendBaseWidget(p)
	return p
}

// Text returns the whole text.
func (p *Prose) Text() string { return p.block.text }

// Spans returns the parts that stand out.
func (p *Prose) Spans() []Span { return p.block.spans }

// HeightFor returns the height the text needs in a width.
func (p *Prose) HeightFor(width float32) float32 { return p.block.heightFor(width) }

// WidthWanted returns the width at which nothing has to wrap.
func (p *Prose) WidthWanted() float32 { return p.block.natural().Width }

// MinSize returns little width, since a text gives way; its height is that of the last width.
func (p *Prose) MinSize() fyne.Size {
	least := p.block.least()
	width := p.width
	if width == 0 {
		width = max(least, min(p.WidthWanted(), 320))
	}
	return fyne.NewSize(least, p.HeightFor(width))
}

// Resize sets the lines for the new width.
func (p *Prose) Resize(size fyne.Size) {
	p.width = size.Width
	p.BaseWidget.Resize(size)
}

// Tapped opens the part under the finger, or the one nearest to it.
func (p *Prose) Tapped(e *fyne.PointEvent) {
	if s, ok := p.under(e.Position); ok {
		s.Tapped()
	}
}

// reach is how far beside a part a finger still means it.
const reach = 14

func (p *Prose) under(pos fyne.Position) (Span, bool) {
	best, found := float32(reach), Span{}
	for _, r := range p.block.rects {
		if r.span.Tapped == nil {
			continue
		}
		dx := max(0, r.x-pos.X, pos.X-r.x-r.w)
		dy := max(0, r.y-pos.Y, pos.Y-r.y-r.h)
		if d := float32(math.Hypot(float64(dx), float64(dy))); d < best {
			best, found = d, r.span
		}
	}
	return found, found.Tapped != nil
}

// MouseIn follows the mouse.
func (p *Prose) MouseIn(e *desktop.MouseEvent) { p.MouseMoved(e) }

// MouseMoved follows the mouse.
func (p *Prose) MouseMoved(e *desktop.MouseEvent) { _, p.over = p.under(e.Position) }

// MouseOut forgets the mouse.
func (p *Prose) MouseOut() { p.over = false }

// Cursor returns a hand over what can be opened.
func (p *Prose) Cursor() desktop.Cursor {
	if p.over {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// FocusGained shows where the keyboard is.
func (p *Prose) FocusGained() { p.setFocus(true) }

// FocusLost hides it.
func (p *Prose) FocusLost() { p.setFocus(false) }

func (p *Prose) setFocus(on bool) {
	p.focused = on && len(p.links) > 0
	p.Refresh()
}

// TypedKey goes through what can be opened, and opens it.
func (p *Prose) TypedKey(e *fyne.KeyEvent) {
	n := len(p.links)
	if n == 0 {
		return
	}
	switch e.Name {
	case fyne.KeyRight, fyne.KeyDown:
		p.at = (p.at + 1) % n
	case fyne.KeyLeft, fyne.KeyUp:
		p.at = (p.at + n - 1) % n
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		p.links[p.at].Tapped()
	}
	p.Refresh()
}

// TypedRune takes no letters.
func (p *Prose) TypedRune(rune) {}

// AccessibilityLabel returns the whole text.
func (p *Prose) AccessibilityLabel() string { return p.block.text }

// AccessibilityRole returns that of a ground: a tap beside its parts does nothing.
func (p *Prose) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer draws the lines.
func (p *Prose) CreateRenderer() fyne.WidgetRenderer {
	p.ExtendBaseWidget(p)
	return arrange.NewDrawn(p, p.draw)
}

func (p *Prose) draw(size fyne.Size) []fyne.CanvasObject {
	p.block.fit(fyne.Position{}, size.Width)
	objs := p.block.objects()
	paint{}.set(p.focus)
	if p.focused {
		link := p.links[p.at]
		for _, r := range p.block.rects {
			if r.span.From == link.From {
				paint{edge: look.Ink, width: focusWide, radius: 4}.set(p.focus)
				arrange.Place(p.focus, r.x-3, r.y-1, r.w+6, r.h+2)
				break
			}
		}
	}
	return append(objs, p.focus)
}

// spanRect is where a span, or the part of it on one line, lies in its block.
type spanRect struct {
	span       Span
	x, y, w, h float32
}

// place finds where the spans of a block lie on its lines, which are parts of the text in its order.
func (b *block) place(pos fyne.Position, lines []string) {
	b.rects = b.rects[:0]
	from, y, height := 0, pos.Y, b.style.lineHeight()
	for _, line := range lines {
		at := strings.Index(b.text[from:], line)
		if at < 0 {
			return // shortened: the rest does not show
		}
		from += at
		for _, s := range b.spans {
			first, last := max(s.From, from), min(s.To, from+len(line))
			if first < last {
				x := b.style.width(line[:first-from])
				b.rects = append(b.rects, spanRect{s, pos.X + x, y, b.style.width(line[:last-from]) - x, height})
			}
		}
		from += len(line)
		y += height + b.style.lead()
	}
}

// standing draws what makes the spans stand out, under the text.
func (b *block) standing() []fyne.CanvasObject {
	for len(b.plates) < len(b.rects) {
		b.plates = append(b.plates, &canvas.Rectangle{})
	}
	objs := make([]fyne.CanvasObject, len(b.rects))
	for i, r := range b.rects {
		if r.span.Tapped == nil {
			paint{fill: theme.ColorNameSelection, radius: 3}.set(b.plates[i])
			arrange.Place(b.plates[i], r.x-1, r.y, r.w+2, r.h)
		} else {
			paint{fill: look.Brass}.set(b.plates[i])
			arrange.Place(b.plates[i], r.x, r.y+r.h-2, r.w, 1.5)
		}
		objs[i] = b.plates[i]
	}
	return objs
}
