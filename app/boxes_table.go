package app

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
)

// The most lines of a table that fit where it is kept, and how far its figures reach.
const (
	mostTableLines  = 10
	mostTableFigure = 100
)

// isTable tells a blank for what is paid for each number reached: "2=10 3=15".
func isTable(noun string, f rules.Field) bool {
	return noun == "patron" && f.Name == "table" && f.IsText()
}

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

// tableText is the reverse, of the lines of which both figures are known, in their order.
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

// tablePad asks for the lines of a table with ten keys that all of them share: the figure that is marked takes the
// digits.
type tablePad struct {
	app     *App
	lines   []tableLine
	at      int  // the marked figure: twice its line, and one more for the points
	begun   bool // it has taken a digit: the next one goes behind it
	changed func(text string)

	box    *fyne.Container
	plates []*kit.ActionButton
	said   []*kit.Text
	values []*kit.Text
}

func newTablePad(a *App, text string, changed func(string)) *tablePad {
	p := &tablePad{app: a, lines: tableLines(text), changed: changed, box: kit.Column(kit.Gap)}
	if len(p.lines) == 0 {
		p.lines = []tableLine{{-1, -1}}
	}
	p.rebuild()
	a.digits = p
	return p
}

// rebuild shows as many lines as there are now.
func (p *tablePad) rebuild() {
	a := p.app
	p.box.Objects, p.plates, p.said, p.values = nil, nil, nil, nil
	for i := range p.lines {
		remove := kit.NewIconButton("trash", a.text("boxes.table.remove", "line", i+1), func() { p.onRemove(i) })
		p.box.Add(kit.Row(kit.Gap, kit.Grow(p.figure(2*i)), middled(newPicture("arrow-right", kit.InkSoft, 20)), kit.Grow(p.figure(2*i+1)), remove))
	}
	if len(p.lines) < mostTableLines {
		p.box.Add(kit.NewQuiet(kit.IconAdd, a.text("boxes.table.add"), p.onAdd))
	}
	keys := platesOf(kit.Touch, 6, p.keys()...)
	keys.grid.gap = kit.Gap
	p.box.Add(keys)
	p.show()
	p.box.Refresh()
}

// figure is a number or its points, to be marked.
func (p *tablePad) figure(at int) fyne.CanvasObject {
	said, value := kit.NewCentred(p.label(at), kit.Caption), kit.NewCentred("", kit.Title)
	plate, all := tile(p.label(at), kit.Inset(4, 4, 6, 6, kit.Column(0, said, value)), func() { p.mark(at) })
	p.plates, p.said, p.values = append(p.plates, plate), append(p.said, said), append(p.values, value)
	return all
}

func (p *tablePad) label(at int) string {
	return p.app.text([2]string{"boxes.table.number", "boxes.table.points"}[at%2])
}

func (p *tablePad) keys() []fyne.CanvasObject {
	a := p.app
	var keys []fyne.CanvasObject
	key := func(icon, label string, tapped func()) {
		b := kit.NewActionButton(icon, label, tapped)
		b.Compact = icon != ""
		keys = append(keys, b)
	}
	for n := 1; n <= 9; n++ {
		key("", strconv.Itoa(n), func() { p.digit(n) })
	}
	key("back", a.text("question.erase"), p.erase)
	key("", "0", func() { p.digit(0) })
	key("arrow-right", a.text("question.next"), p.next)
	return keys
}

func (p *tablePad) value() *int { return &p.lines[p.at/2][p.at%2] }

// mark chooses the figure that takes the next digit.
func (p *tablePad) mark(at int) {
	p.at, p.begun = at, false
	p.show()
}

func (p *tablePad) next() { p.mark((p.at + 1) % (2 * len(p.lines))) }

// digit goes behind those told before, or begins anew where that would reach too far.
func (p *tablePad) digit(n int) {
	if sum := 10*max(0, *p.value()) + n; p.begun && sum <= mostTableFigure {
		n = sum
	}
	p.begun = true
	p.set(n)
}

// erase takes the last digit away; a figure without digits is not known.
func (p *tablePad) erase() {
	p.begun = true
	n := *p.value() / 10
	if n == 0 {
		n = -1
	}
	p.set(n)
}

// typed takes a digit of a keyboard, and goes on to the next figure with a space.
func (p *tablePad) typed(r rune) {
	switch {
	case r >= '0' && r <= '9':
		p.digit(int(r - '0'))
	case r == ' ':
		p.next()
	}
}

func (p *tablePad) set(n int) {
	*p.value() = n
	p.show()
	p.changed(tableText(p.lines))
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

func (p *tablePad) show() {
	for at, plate := range p.plates {
		figure := "?"
		if n := p.lines[at/2][at%2]; n >= 0 {
			figure = strconv.Itoa(n)
		}
		p.values[at].SetText(figure)
		plate.Style, plate.Label = kit.Plain, p.label(at)+" "+figure
		p.said[at].Ink, p.values[at].Ink = kit.InkSoft, kit.Ink
		if at == p.at {
			plate.Style, p.said[at].Ink, p.values[at].Ink = kit.Primary, kit.OnBrass, kit.OnBrass
		}
		p.said[at].Refresh()
		p.values[at].Refresh()
		plate.Refresh()
	}
}

// table asks for what is paid for each number reached.
func (f *printForm) table(field rules.Setting, label string) fyne.CanvasObject {
	pad := newTablePad(f.app, strings.Join(f.answers[field.Name], ""), func(text string) { f.set(field.Name, text) })
	return kit.Column(kit.Gap, kit.NewWrapped(label, kit.Strong), pad.box)
}

// tableSaid is what a table pays, in words.
func (a *App) tableSaid(text string) string {
	var said []string
	for _, l := range tableLines(text) {
		said = append(said, a.text("boxes.table.pays", "points", a.plural("app.points", l[1]), "number", a.texts.Number(l[0])))
	}
	return strings.Join(said, ", ")
}
