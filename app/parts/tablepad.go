package parts

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/shell"
)

// The most lines of a table that fit where it is kept, and how far its figures reach.
const (
	mostTableLines  = 10
	mostTableFigure = 100
)

// tableLine is a number and what it pays; a figure that is not known yet is below 0.
type tableLine [2]int

// tableLines reads a table; what is no line of one is left out.
func tableLines(text string) (lines []tableLine) {
	for entry := range strings.FieldsSeq(text) {
		number, points, _ := strings.Cut(entry, "=")
		n, err := strconv.Atoi(number)
		v, wrong := strconv.Atoi(points)
		if err == nil && wrong == nil {
			lines = append(lines, tableLine{n, v})
		}
	}
	return lines
}

// tableText returns the reverse, of the lines of which both figures are known, in their order.
func tableText(lines []tableLine) string {
	lines = slices.Clone(lines)
	slices.SortStableFunc(lines, func(a, b tableLine) int { return cmp.Compare(a[0], b[0]) })
	var entries []string
	for _, l := range lines {
		if l[0] > 0 && l[1] >= 0 {
			entries = append(entries, strconv.Itoa(l[0])+"="+strconv.Itoa(l[1]))
		}
	}
	return strings.Join(entries, " ")
}

// tablePad asks for the lines of a table with the keys that all of their figures share: of each line the number, then
// its points.
type tablePad struct {
	*digitPad
	lines   []tableLine
	changed func(text string)
	Box     *fyne.Container
}

// NewTablePad returns a pad with the lines of a text; changed is told the text after every change.
func NewTablePad(a *shell.App, text string, changed func(string)) *tablePad {
	p := &tablePad{lines: tableLines(text), changed: changed, Box: arrange.Column(look.Gap)}
	if len(p.lines) == 0 {
		p.lines = []tableLine{{-1, -1}}
	}
	p.digitPad = NewDigitPad(a, tableFigures{p})
	p.rebuild()
	return p
}

// tableFigures are twice as many as lines.
type tableFigures struct{ *tablePad }

func (t tableFigures) Count() int { return 2 * len(t.lines) }

func (t tableFigures) Most(int) int { return mostTableFigure }

func (t tableFigures) None() int { return -1 }

func (t tableFigures) Value(at int) int { return t.lines[at/2][at%2] }

func (t tableFigures) Label(at int) string {
	return t.app.Text([2]string{"boxes.table.number", "boxes.table.points"}[at%2])
}

func (t tableFigures) Tell(at, n int) {
	t.lines[at/2][at%2] = n
	t.changed(tableText(t.lines))
}

// rebuild shows as many lines as there are now.
func (p *tablePad) rebuild() {
	a := p.app
	p.Box.Objects, p.plates, p.said, p.values = nil, nil, nil, nil
	for i := range p.lines {
		remove := kit.NewIconButton("trash", a.Text("boxes.table.remove", "line", i+1), func() { p.onRemove(i) })
		p.Box.Add(arrange.Row(look.Gap, arrange.Grow(p.Plate(4)), arrange.Middled(kit.NewPicture("arrow-right", look.InkSoft, 20)), arrange.Grow(p.Plate(4)), remove))
	}
	if len(p.lines) < mostTableLines {
		p.Box.Add(kit.NewQuiet(look.IconAdd, a.Text("boxes.table.add"), p.onAdd))
	}
	p.Box.Add(p.Keys())
	p.Show()
	p.Box.Refresh()
}

// onAdd adds a line for the number after the last one.
func (p *tablePad) onAdd() {
	line := tableLine{-1, -1}
	if last := p.lines[len(p.lines)-1][0]; last > 0 && last < mostTableFigure {
		line[0] = last + 1
	}
	p.lines = append(p.lines, line)
	p.at, p.begun = 2*len(p.lines)-2, false
	p.rebuild()
}

// onRemove takes a line away; the last one becomes empty.
func (p *tablePad) onRemove(i int) {
	if p.lines = slices.Delete(p.lines, i, i+1); len(p.lines) == 0 {
		p.lines = []tableLine{{-1, -1}}
	}
	p.at, p.begun = min(p.at, 2*len(p.lines)-1), false
	p.rebuild()
	p.changed(tableText(p.lines))
}

// TableSaid returns what a table pays, in words.
func TableSaid(a *shell.App, text string) string {
	var said []string
	for _, l := range tableLines(text) {
		said = append(said, a.Text("boxes.table.pays", "points", a.Plural("app.points", l[1]), "number", a.Texts.Number(l[0])))
	}
	return strings.Join(said, ", ")
}
