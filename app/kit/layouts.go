package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

func Middled(obj fyne.CanvasObject) fyne.CanvasObject {
	return Column(0, Space(), obj, Space())
}

// LargeText tells that what stands side by side in a phone's width does not fit any more.
func LargeText() bool { return Scale() > 1.3 }

// framed sets a head and a foot as high as they need to be and gives the body between them what is left.
type framed struct{}

// Between sets up a page, or a part of one; the foot may be nil.
func Between(head, body, foot fyne.CanvasObject) *fyne.Container {
	c := &fyne.Container{Layout: framed{}, Objects: []fyne.CanvasObject{head, body}}
	if foot != nil {
		c.Objects = append(c.Objects, foot)
	}
	return c
}

func (framed) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	top, bottom := HeightFor(objs[0], size.Width), float32(0)
	if len(objs) > 2 {
		bottom = HeightFor(objs[2], size.Width)
	}
	objs[0].Move(fyne.Position{})
	objs[0].Resize(fyne.NewSize(size.Width, top))
	objs[1].Move(fyne.NewPos(0, top))
	objs[1].Resize(fyne.NewSize(size.Width, max(0, size.Height-top-bottom)))
	if len(objs) > 2 {
		objs[2].Move(fyne.NewPos(0, size.Height-bottom))
		objs[2].Resize(fyne.NewSize(size.Width, bottom))
	}
}

func (framed) MinSize(objs []fyne.CanvasObject) fyne.Size {
	var least fyne.Size
	for _, obj := range objs {
		size := obj.MinSize()
		least = fyne.NewSize(max(least.Width, size.Width), least.Height+size.Height)
	}
	return least
}

// Middle takes the free width of a row, with the object in the middle of its height.
func Middle(obj fyne.CanvasObject) fyne.CanvasObject {
	return Grow(Column(0, Space(), obj, Space()))
}

// halves sets two columns beside each other over the whole height, the first taking its share of the width.
type halves struct{ share, gap float32 }

func Split(share float32, left, right fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &halves{share, Edges}, Objects: []fyne.CanvasObject{left, right}}
}

func (h *halves) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	left := (size.Width - h.gap) * h.share
	objs[0].Move(fyne.Position{})
	objs[0].Resize(fyne.NewSize(left, size.Height))
	objs[1].Move(fyne.NewPos(left+h.gap, 0))
	objs[1].Resize(fyne.NewSize(size.Width-left-h.gap, size.Height))
}

func (h *halves) MinSize(objs []fyne.CanvasObject) fyne.Size {
	l, r := objs[0].MinSize(), objs[1].MinSize()
	return fyne.NewSize(l.Width+h.gap+r.Width, max(l.Height, r.Height))
}

// grid sets objects in equal columns, as many as there is room for at their least width and with no label shortened;
// the rows are as equally long as can be.
type grid struct {
	least, Gap float32
	most       int
	fill       bool // the last row takes the whole width
	even       bool // all rows are as high as the highest
	width      float32
}

// rows is a widget around a grid, since a column asks widgets how high they get in a width.
type rows struct {
	widget.BaseWidget
	Grid *grid
	box  *fyne.Container
}

// GridOf sets objects in columns of at least a width before the text scale, at most so many.
func GridOf(least float32, most int, objs ...fyne.CanvasObject) *rows {
	g := &grid{least: least, Gap: Pad, most: most}
	r := &rows{Grid: g, box: &fyne.Container{Layout: g, Objects: objs}}
	r.ExtendBaseWidget(r)
	return r
}

// PlatesOf sets buttons like gridOf, without an empty place at the end.
func PlatesOf(least float32, most int, objs ...fyne.CanvasObject) *rows {
	r := GridOf(least, most, objs...)
	r.Grid.fill = true
	return r
}

// Evenly makes all rows as high as the highest, where things stand side by side.
func Evenly(r *rows) *rows {
	r.Grid.even = true
	return r
}

// HeightFor is the height of the rows in a width.
func (r *rows) HeightFor(width float32) float32 {
	return r.Grid.place(r.box.Objects, width, func(fyne.CanvasObject, float32, float32, float32, float32) {})
}

// CreateRenderer draws the objects.
func (r *rows) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(r.box) }

func (g *grid) columns(objs []fyne.CanvasObject, width float32) int {
	n := len(objs)
	c := int((width + g.Gap) / (g.least*Scale() + g.Gap))
	c = max(1, min(c, min(n, g.most)))
	for c > 1 && !whole(objs, g.each(c, width)) {
		c--
	}
	lines := (n + c - 1) / c
	return max(1, (n+lines-1)/max(1, lines))
}

// each is how wide one of so many columns is.
func (g *grid) each(columns int, width float32) float32 {
	return (width - g.Gap*float32(columns-1)) / float32(columns)
}

// whole tells whether no button has to shorten its words in a width.
func whole(objs []fyne.CanvasObject, width float32) bool {
	for _, obj := range objs {
		if b, ok := obj.(interface{ Whole(float32) bool }); ok && !b.Whole(width) {
			return false
		}
	}
	return true
}

func (g *grid) place(objs []fyne.CanvasObject, width float32, at func(obj fyne.CanvasObject, x, y, w, h float32)) float32 {
	columns := g.columns(objs, width)
	y, least := float32(0), float32(0)
	if g.even && columns > 1 {
		least = highest(objs, g.each(columns, width))
	}
	for from := 0; from < len(objs); from += columns {
		line := objs[from:min(from+columns, len(objs))]
		each := g.each(columns, width)
		if g.fill {
			each = g.each(len(line), width)
		}
		height := max(least, highest(line, each))
		for i, obj := range line {
			at(obj, float32(i)*(each+g.Gap), y, each, height)
		}
		y += height + g.Gap
	}
	return max(0, y-g.Gap)
}

// highest is what the highest of some objects takes in a width.
func highest(objs []fyne.CanvasObject, width float32) float32 {
	var height float32
	for _, obj := range objs {
		height = max(height, HeightFor(obj, width))
	}
	return height
}

func (g *grid) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	g.width = size.Width
	g.place(objs, size.Width, func(obj fyne.CanvasObject, x, y, w, h float32) {
		obj.Move(fyne.NewPos(x, y))
		obj.Resize(fyne.NewSize(w, h))
	})
}

func (g *grid) MinSize(objs []fyne.CanvasObject) fyne.Size {
	var least float32
	for _, obj := range objs {
		least = max(least, obj.MinSize().Width)
	}
	width := max(g.width, least)
	return fyne.NewSize(least, g.place(objs, width, func(fyne.CanvasObject, float32, float32, float32, float32) {}))
}

// item is a text of a list with its dot beside the first line.
type item struct {
	widget.BaseWidget
	dot, text *Text
}

func NewItem(text string) *item {
	i := &item{dot: NewText("•", Strong).WithInk(Brass), text: NewWrapped(text, Body)}
	i.ExtendBaseWidget(i)
	return i
}

func (i *item) indent() float32 { return i.dot.WidthWanted() + Gap }

// HeightFor is the text's beside the dot.
func (i *item) HeightFor(width float32) float32 { return i.text.HeightFor(width - i.indent()) }

// CreateRenderer draws the dot and the text.
func (i *item) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(&fyne.Container{Layout: (*itemLayout)(i), Objects: []fyne.CanvasObject{i.dot, i.text}})
}

type itemLayout item

func (l *itemLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	indent := (*item)(l).indent()
	l.dot.Resize(fyne.NewSize(indent, l.dot.MinSize().Height))
	l.text.Move(fyne.NewPos(indent, 0))
	l.text.Resize(fyne.NewSize(max(1, size.Width-indent), size.Height))
}

func (l *itemLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	least := l.text.MinSize()
	return fyne.NewSize(least.Width+(*item)(l).indent(), least.Height)
}

func Place(obj fyne.CanvasObject, x, y, w, h float32) {
	obj.Move(fyne.NewPos(x, y))
	obj.Resize(fyne.NewSize(max(0, w), max(0, h)))
}
