package parts

import (
	"image/color"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/rules"
)

// Times counts how often a value is in a list.
func Times(list []string, value string) int {
	n := 0
	for _, v := range list {
		if v == value {
			n++
		}
	}
	return n
}

// At returns the place of a value among the options of a field; below 0 where it is none.
func At(field rules.Field, value string) int {
	return slices.IndexFunc(field.Options, func(o rules.Option) bool { return o.Value == value })
}

// CardGrid sets options named "row-column" in rows under the same columns, one after the other where no row has all columns:
// a few cards of many. The others stand in a row of their own. No word under a picture is broken.
func CardGrid(field rules.Field, make1 func(rules.Option) *Cell) fyne.CanvasObject {
	columns := columnsOf(field.Options)
	least := float32(62)
	if len(columns) == 0 {
		least = 76 // with a name under the picture
	}
	list := arrange.Column(look.Gap)
	var row []fyne.CanvasObject
	var name string
	flush := func() {
		if len(row) > 0 {
			list.Add(arrange.GridOf(least, max(len(row), 4), filled(row, len(columns))...))
			row = nil
		}
	}
	for _, o := range field.Options {
		prefix, column, ok := strings.Cut(o.Value, "-")
		switch {
		case !ok:
			prefix = ""
		case len(columns) == 0:
			prefix = "-"
		}
		if prefix != name {
			flush()
			name = prefix
		}
		if ok {
			row = filled(row, slices.Index(columns, column))
		}
		cell := make1(o)
		if !ok {
			least = max(least, cell.Layout.Word()/look.Scale())
		}
		row = append(row, cell)
	}
	flush()
	return list
}

// columnsOf lists what stands behind the dash of options named "row-column", as the fullest row has it; nothing where a column
// is missing there.
func columnsOf(options []rules.Option) []string {
	var best, row, all []string
	var name string
	for _, o := range options {
		prefix, column, ok := strings.Cut(o.Value, "-")
		if !ok {
			continue
		}
		if prefix != name {
			name, row = prefix, nil
		}
		if row = append(row, column); len(row) > len(best) {
			best = slices.Clone(row)
		}
		all = append(all, column)
	}
	if slices.ContainsFunc(all, func(column string) bool { return !slices.Contains(best, column) }) {
		return nil
	}
	return best
}

// filled leaves places empty until there are so many.
func filled(row []fyne.CanvasObject, places int) []fyne.CanvasObject {
	for len(row) < places {
		row = append(row, canvas.NewRectangle(color.Transparent))
	}
	return row
}

// Cell is a button that shows a picture, words or both, and how many of it are picked.
type Cell struct {
	widget.BaseWidget
	Value   string
	Button  *kit.ActionButton
	badge   *kit.Lamp
	objects []fyne.CanvasObject
	Layout  *cellLayout
}

// NewCell returns a cell; said names what it stands for, label is shown under its picture.
func NewCell(picture fyne.Resource, said, label string, tapped func()) *Cell {
	c := &Cell{badge: kit.NewLamp("", look.Brass, true), Layout: &cellLayout{}}
	c.Button = kit.NewActionButton("", said, tapped)
	c.badge.Hide()
	c.Layout.button, c.Layout.badge = c.Button, c.badge
	c.objects = []fyne.CanvasObject{c.Button}
	c.Button.Held, c.Button.Stacked = true, true // without a picture it shows all that it is called
	if picture != nil {
		c.Button.Compact = true
		c.Layout.image = &canvas.Image{Resource: picture, FillMode: canvas.ImageFillContain}
		c.objects = append(c.objects, c.Layout.image)
	}
	switch {
	case picture == nil:
		c.Layout.words = kit.NewCentred(said, kit.Caption)
	case label != "":
		c.Layout.label = kit.NewCentred(label, kit.Caption)
		c.objects = append(c.objects, c.Layout.label)
	}
	c.objects = append(c.objects, c.badge)
	c.ExtendBaseWidget(c)
	return c
}

// HeightFor returns the height in a width.
func (c *Cell) HeightFor(width float32) float32 { return c.Layout.height(width) }

// Inside returns the button.
func (c *Cell) Inside() []fyne.CanvasObject { return []fyne.CanvasObject{c.Button} }

// MinSize returns a finger's.
func (c *Cell) MinSize() fyne.Size {
	return fyne.NewSize(look.Touch, c.Layout.height(max(62, c.Size().Width)))
}

// CreateRenderer draws the cell.
func (c *Cell) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(c, func(size fyne.Size) []fyne.CanvasObject {
		c.Layout.Layout(nil, size)
		return c.objects
	})
}

// Count shows how many are picked; nothing for none.
func (c *Cell) Count(n int) {
	c.badge.Text = strconv.Itoa(n)
	if n > 0 {
		c.badge.Show()
	} else {
		c.badge.Hide()
	}
	c.badge.Refresh()
}

// cellEdge keeps words off the edge of their cell.
const cellEdge = 2

// cellLayout lays a picture, words and a badge over a button.
type cellLayout struct {
	button *kit.ActionButton
	badge  *kit.Lamp
	image  *canvas.Image
	label  *kit.Text
	words  *kit.Text // those of the button without a picture, to be measured
	Low    bool      // the picture is a sign, not a card
}

func (l *cellLayout) height(width float32) float32 {
	if l.image == nil {
		return max(64*min(look.Scale(), 1.5), l.button.HeightFor(width))
	}
	height := l.pictured(width)
	if l.label != nil {
		height += l.label.HeightFor(width - 2*cellEdge)
	}
	return height
}

// pictured returns the height that the picture takes: it is the same whatever is written under it, here and beside.
func (l *cellLayout) pictured(width float32) float32 {
	if l.Low {
		return look.Touch
	}
	return min(max(64, width*1.2), 84)
}

// Word returns the width that the widest word under the picture, or in its place, takes.
func (l *cellLayout) Word() float32 {
	switch {
	case l.words != nil:
		return l.words.MinSize().Width + 4*cellEdge
	case l.label == nil:
		return 0
	}
	return l.label.MinSize().Width + 2*cellEdge
}

// Layout lays them over each other.
func (l *cellLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	arrange.Place(l.button, 0, 0, size.Width, size.Height)
	lamp := l.badge.MinSize()
	arrange.Place(l.badge, size.Width-lamp.Width+2, -2, lamp.Width, lamp.Height)
	if l.image == nil {
		return
	}
	label := float32(0)
	if l.label != nil {
		label = l.label.HeightFor(size.Width - 2*cellEdge)
	}
	picture := min(size.Height-label, l.pictured(size.Width))
	if l.label != nil {
		arrange.Place(l.label, cellEdge, picture-4, size.Width-2*cellEdge, label)
	}
	arrange.Place(l.image, 6, 6, size.Width-12, picture-12)
}

// MinSize returns a finger's.
func (l *cellLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSquareSize(look.Touch) }
