package parts

import (
	"cmp"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/shell"
)

// What stands for a place of a grid: a cell, one that is set apart, none.
const (
	plainCell = '.'
	redCell   = 'R'
	noCell    = '#'
)

// mostRows is the most rows, and columns, that a grid has.
const mostRows = 9

// gridPad is a grid of cells: a tap makes a cell a red one, a red one none, none a cell again.
type gridPad struct {
	widget.BaseWidget
	rows    [][]rune
	changed func(rows string)
	said    string
}

func newGridPad(rows, said string, changed func(string)) *gridPad {
	p := &gridPad{changed: changed, said: said}
	for row := range strings.SplitSeq(rows, "/") {
		p.rows = append(p.rows, []rune(row))
	}
	p.ExtendBaseWidget(p)
	return p
}

func (p *gridPad) columns() int { return len(p.rows[0]) }

func (p *gridPad) text() string {
	lines := make([]string, len(p.rows))
	for i, row := range p.rows {
		lines[i] = string(row)
	}
	return strings.Join(lines, "/")
}

// resize gives the grid other numbers of rows and columns; new places are cells.
func (p *gridPad) resize(rows, columns int) {
	for len(p.rows) < rows {
		p.rows = append(p.rows, nil)
	}
	p.rows = p.rows[:rows]
	for i, row := range p.rows {
		for len(row) < columns {
			row = append(row, plainCell)
		}
		p.rows[i] = row[:columns]
	}
	p.tell()
}

func (p *gridPad) tell() {
	p.Refresh()
	p.changed(p.text())
}

func (p *gridPad) cell(width float32) float32 { return min(56, width/float32(max(5, p.columns()))) }

// HeightFor returns the height of its rows in a width.
func (p *gridPad) HeightFor(width float32) float32 { return p.cell(width) * float32(len(p.rows)) }

// MinSize lets the sheet decide.
func (p *gridPad) MinSize() fyne.Size {
	return fyne.NewSize(5*look.Touch, p.HeightFor(max(5*look.Touch, p.Size().Width)))
}

// Tapped changes the place under the finger.
func (p *gridPad) Tapped(e *fyne.PointEvent) {
	side := p.cell(p.Size().Width)
	x := int((e.Position.X - p.left(side)) / side)
	y := int(e.Position.Y / side)
	if e.Position.X < p.left(side) || y < 0 || y >= len(p.rows) || x >= p.columns() {
		return
	}
	next := map[rune]rune{plainCell: redCell, redCell: noCell, noCell: plainCell}
	p.rows[y][x] = next[p.rows[y][x]]
	p.tell()
}

func (p *gridPad) left(side float32) float32 {
	return (p.Size().Width - side*float32(p.columns())) / 2
}

// AccessibilityLabel names the grid.
func (p *gridPad) AccessibilityLabel() string { return p.said + " " + p.text() }

// AccessibilityRole returns that of a container.
func (p *gridPad) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer draws the cells.
func (p *gridPad) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(p, p.draw) }

func (p *gridPad) draw(size fyne.Size) []fyne.CanvasObject {
	side := p.cell(size.Width)
	var objs []fyne.CanvasObject
	for y, row := range p.rows {
		for x, place := range row {
			r := &canvas.Rectangle{CornerRadius: side * 0.12, StrokeWidth: 1.5}
			switch place {
			case redCell:
				r.FillColor, r.StrokeColor = theme.Color(look.Lamp5), theme.Color(look.Ink)
			case noCell:
				r.StrokeColor = theme.Color(look.Hollow)
			default:
				r.FillColor, r.StrokeColor = theme.Color(look.Floor), theme.Color(look.InkFaint)
			}
			arrange.Place(r, p.left(side)+float32(x)*side+2, float32(y)*side+2, side-4, side-4)
			objs = append(objs, r)
		}
	}
	return objs
}

// GridEditor returns a grid to tap, with its numbers of rows and columns; of one that is not known, what is assumed.
func GridEditor(a *shell.App, known, assumed, label string, changed func(rows string)) fyne.CanvasObject {
	list := arrange.Column(look.Pad)
	hint := kit.NewWrapped("", kit.Caption)
	tell := func(rows string) {
		key := "boxes.grid.about"
		if rows == "" {
			key = "boxes.grid.assumed"
		}
		hint.SetText(a.Text(key))
	}
	tell(known)
	pad := newGridPad(cmp.Or(known, assumed), label, func(rows string) {
		tell(rows)
		changed(rows)
		list.Refresh()
	})
	number := func(key string, n int, set func(int)) fyne.CanvasObject {
		said := a.Text(key)
		return kit.NewStepper(said, n, 1, mostRows, a.Text("question.less"), a.Text("question.more"), set)
	}
	list.Add(hint)
	list.Add(pad)
	list.Add(number("boxes.grid.rows", len(pad.rows), func(n int) { pad.resize(n, pad.columns()) }))
	list.Add(number("boxes.grid.columns", pad.columns(), func(n int) { pad.resize(len(pad.rows), n) }))
	return list
}
