package arrange

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/look"
)

// grid sets objects in equal columns, as many as there is room for at their least width and with no label shortened;
// the rows are as equally long as can be.
type grid struct {
	known
	least, Gap float32
	most       int
	fill       bool // the last row takes the whole width
	even       bool // all full rows are as high as the highest
	tall       bool // the rows share what height there is besides
}

// rows is a widget around a grid, since a column asks widgets how high they get in a width.
type rows struct {
	widget.BaseWidget
	Grid *grid
	box  *fyne.Container
}

// GridOf sets objects in columns of at least a width before the text scale, at most so many.
func GridOf(least float32, most int, objs ...fyne.CanvasObject) *rows {
	g := &grid{least: least, Gap: look.Pad, most: most}
	r := &rows{Grid: g, box: &fyne.Container{Layout: g, Objects: objs}}
	r.ExtendBaseWidget(r)
	return r
}

// PlatesOf sets things like GridOf, without an empty place at the end: those of the last row share the width.
func PlatesOf(least float32, most int, objs ...fyne.CanvasObject) *rows {
	r := GridOf(least, most, objs...)
	r.Grid.fill = true
	return r
}

// Evenly makes all full rows as high as the highest, where things stand side by side.
func Evenly(r *rows) *rows {
	r.Grid.even = true
	return r
}

// Tall lets the rows share the height that is left over where they are given more than they need.
func Tall(r *rows) *rows {
	r.Grid.tall = true
	return r
}

// HeightFor returns the height of the rows in a width.
func (r *rows) HeightFor(width float32) float32 {
	return r.Grid.heightFor(r.box.Objects, width)
}

// Inside returns the objects.
func (r *rows) Inside() []fyne.CanvasObject { return r.box.Objects }

// CreateRenderer draws the objects.
func (r *rows) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(r.box) }

func (g *grid) columns(objs []fyne.CanvasObject, width float32) int {
	n := len(objs)
	least := max(g.least*look.Scale(), min(g.least, look.Touch)) // a finger does not shrink with the text
	c := int((width + g.Gap) / (least + g.Gap))
	c = max(1, min(c, min(n, g.most)))
	for c > 1 && !whole(objs, g.each(c, width)) {
		c--
	}
	lines := (n + c - 1) / c
	return max(1, (n+lines-1)/max(1, lines))
}

// each returns how wide one of so many columns is.
func (g *grid) each(columns int, width float32) float32 {
	return (width - g.Gap*float32(columns-1)) / float32(columns)
}

// whole reports whether no button has to shorten its words in a width.
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
		least = one{}.heightFor(objs, g.each(columns, width))
	}
	for from := 0; from < len(objs); from += columns {
		line := objs[from:min(from+columns, len(objs))]
		each := g.each(columns, width)
		if g.fill {
			each = g.each(len(line), width)
		}
		height := one{}.heightFor(line, each)
		if len(line) == columns {
			height = max(height, least)
		}
		y = abreast(line, y, each, height, g.Gap, at)
	}
	return max(0, y-g.Gap)
}

func (g *grid) heightFor(objs []fyne.CanvasObject, width float32) float32 {
	return g.once(width, func() fyne.Size { return fyne.NewSize(width, g.place(objs, width, nowhere)) }).Height
}

// Layout sets them in their columns.
func (g *grid) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	g.laid(size.Width)
	if g.tall {
		g.stretch(objs, size)
		return
	}
	g.place(objs, size.Width, Place)
}

// stretch sets the rows over the whole height.
func (g *grid) stretch(objs []fyne.CanvasObject, size fyne.Size) {
	columns := g.columns(objs, size.Width)
	lines := max(1, (len(objs)+columns-1)/columns)
	each := max(0, size.Height-g.heightFor(objs, size.Width)) / float32(lines)
	placed := 0
	g.place(objs, size.Width, func(obj fyne.CanvasObject, x, y, w, h float32) {
		Place(obj, x, y+float32(placed/columns)*each, w, h+each)
		placed++
	})
}

// MinSize returns that of the rows in the width that they had last.
func (g *grid) MinSize(objs []fyne.CanvasObject) fyne.Size {
	var least float32
	for _, obj := range objs {
		least = max(least, obj.MinSize().Width)
	}
	width := max(g.width, least)
	return fyne.NewSize(least, g.heightFor(objs, width))
}
