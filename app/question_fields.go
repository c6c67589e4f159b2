package app

import (
	"image/color"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/rules"
)

// numbers sets numbers beside each other where they have pictures, as cubes do, else
// under each other.
func (f *form) numbers(fields []rules.Field) fyne.CanvasObject {
	if f.typed(fields) {
		return f.digits(fields)
	}
	var cells []fyne.CanvasObject
	for _, field := range fields {
		cells = append(cells, f.number(field))
	}
	if f.picture(fields[0], "") == nil {
		return kit.Column(kit.Gap, cells...)
	}
	return gridOf(158, 4, cells...)
}

func (f *form) number(field rules.Field) fyne.CanvasObject {
	a := f.table.app
	value := 0
	if v := f.answers[field.Name]; len(v) == 1 {
		value, _ = strconv.Atoi(v[0])
	}
	label := f.label(field)
	picture := f.picture(field, "")
	said, less, more := label, a.text("question.less"), a.text("question.more")
	if picture != nil {
		said, less, more = "", less+" "+label, more+" "+label
	}
	if picture == nil && field.Max-field.Min > many && f.offer.Asks != rules.Correction {
		return f.leaps(field, value)
	}
	stepper := kit.NewStepper(said, value, field.Min, field.Max, less, more, func(n int) {
		f.set(field.Name, strconv.Itoa(n))
	})
	if picture == nil {
		return stepper
	}
	name := kit.NewCentred(label, kit.Strong)
	parts := []fyne.CanvasObject{kit.Centre(newArt(picture, 44)), name}
	if f.offer.Asks != rules.Correction { // there the end only keeps the number within reason
		parts = append(parts, kit.NewCentred(a.text("question.most", "n", strconv.Itoa(field.Max)), kit.Caption))
	}
	card := kit.NewCard(kit.Column(4, append(parts, kit.Centre(stepper))...))
	card.Pad = kit.Gap
	return card
}

// many is the width of a range in which single steps take too long.
const many = 12

// leaps asks for a number of a wide range: in ones and in fives.
func (f *form) leaps(field rules.Field, value int) fyne.CanvasObject {
	a, label := f.table.app, f.label(field)
	set := func(n int) { f.set(field.Name, strconv.Itoa(n)) }
	stepper := kit.NewStepper("", value, field.Min, field.Max, a.text("question.less")+" "+label, a.text("question.more")+" "+label, set)
	leap := func(by int, said string) fyne.CanvasObject {
		return kit.NewActionButton("", said, func() {
			stepper.SetValue(stepper.Value + by)
			set(stepper.Value)
		})
	}
	row := kit.Flow(kit.Gap, leap(-5, "−5"), stepper, leap(5, "+5"))
	if largeText() {
		row = kit.Column(kit.Gap, kit.Centre(stepper), kit.Spread(kit.Gap, leap(-5, "−5"), leap(5, "+5")))
	}
	return kit.Column(kit.Gap, kit.NewWrapped(label, kit.Strong), row)
}

// label is what a field is called, in this question if it has words of its own for it.
func (f *form) label(field rules.Field) string {
	own := string(f.offer.Kind) + "." + field.Name
	if f.table.app.texts.Has(f.table.game() + ".field." + own) {
		field.Name = own
	}
	return f.table.teller.Field(field)
}

// widget asks one question that is no number.
func (f *form) widget(field rules.Field) fyne.CanvasObject {
	label := f.label(field)
	switch {
	case field.IsFlag():
		on := len(f.answers[field.Name]) == 1 && f.answers[field.Name][0] == "true"
		return kit.NewToggle(label, "", on, func(on bool) { f.set(field.Name, strconv.FormatBool(on)) })
	case isSides(field) && f.offer.Asks != rules.Auto:
		return f.sides(field, label)
	case f.parted(field) != nil:
		return f.makes(field, label, f.parted(field))
	case field.Many && f.onceEach(field):
		return f.chips(field, label)
	case field.Many:
		return f.picker(field, label)
	case field.IsText():
		text := kit.NewTextField(label, "", func(text string) { f.set(field.Name, strings.TrimSpace(text)) })
		text.SetText(strings.Join(f.answers[field.Name], ""))
		return text
	}
	odds := f.table.app.odds(f.offer.Asks, field)
	options := make([]kit.Option, len(field.Options))
	for i, o := range inOrder(field) {
		options[i] = kit.Option{Value: o.Value, Label: f.table.option(field, o.Value), Caption: odds.under(o)}
		if numbered(field) && !f.table.app.texts.Has(f.table.game()+"."+field.Of+"."+o.Value) {
			options[i].Label = o.Value
		}
		if icon := arrow(field, o.Value); icon != "" {
			options[i].Icon, options[i].Said, options[i].Label = icon, options[i].Label, ""
		}
	}
	choice := kit.NewChoice(options, func(chosen []string) { f.set(field.Name, chosen...) })
	choice.SetChosen(f.answers[field.Name]...)
	return odds.below(field, f.under(label, choice))
}

// onceEach says that each of a few worded options may be picked once: they are chips to
// switch on and off.
func (f *form) onceEach(field rules.Field) bool {
	for _, o := range field.Options {
		if o.Copies != 1 || f.picture(field, o.Value) != nil {
			return false
		}
	}
	return field.Max >= len(field.Options)
}

func (f *form) chips(field rules.Field, label string) fyne.CanvasObject {
	options := make([]kit.Option, len(field.Options))
	for i, o := range field.Options {
		options[i] = kit.Option{Value: o.Value, Label: f.table.option(field, o.Value) + f.priced(field, o.Value)}
	}
	choice := kit.NewManyChoice(options, func(chosen []string) { f.set(field.Name, chosen...) })
	choice.SetChosen(f.answers[field.Name]...)
	return f.under(label, choice)
}

// sides asks for sides of a tile, drawn around it.
func (f *form) sides(field rules.Field, label string) fyne.CanvasObject {
	pad := newSidesPad(field.Many, func(side string) string { return f.table.option(field, side) }, f.answers[field.Name], func(chosen []string) {
		f.set(field.Name, chosen...)
	})
	return f.under(label, kit.Centre(pad))
}

// picker asks for several: each tap adds one, and how many are picked stands above.
func (f *form) picker(field rules.Field, label string) fyne.CanvasObject {
	a := f.table.app
	count := kit.NewText("", kit.Strong).WithInk(kit.Brass)
	var cells []*cell
	show := func() {
		count.SetText(f.picked(field))
		for _, c := range cells {
			c.count(times(f.answers[field.Name], c.value))
		}
	}
	change := func(values []string) {
		slices.SortStableFunc(values, func(x, y string) int { return at(field, x) - at(field, y) })
		f.set(field.Name, values...)
	}
	f.shows = append(f.shows, show)
	clear := kit.NewQuiet("", a.text("question.none"), func() { change([]string{}) })
	make1 := func(o rules.Option) *cell {
		c := newCell(f.picture(field, o.Value), f.table.option(field, o.Value), f.words(field, o), nil)
		c.value = o.Value
		c.button.OnTapped = func() {
			values := f.more(field, o)
			f.claim(field, o, values)
			change(values)
		}
		cells = append(cells, c)
		return c
	}
	grid := cardGrid(field, make1)
	show()
	if f.told(label) {
		return kit.Column(kit.Gap, kit.Row(kit.Gap, middled(count), kit.Space(), clear), grid)
	}
	if kit.Scale() > 1.3 {
		return kit.Column(kit.Gap, kit.NewWrapped(label, kit.Strong), kit.Row(kit.Gap, count, kit.Space(), clear), grid)
	}
	return kit.Column(kit.Gap, kit.Row(kit.Gap, middle(kit.NewWrapped(label, kit.Strong)), middled(count), clear), grid)
}

// words name an option, but for those whose pictures stand in rows and columns.
func (f *form) words(field rules.Field, o rules.Option) string {
	if f.picture(field, o.Value) != nil && strings.Contains(o.Value, "-") {
		return ""
	}
	return f.table.option(field, o.Value)
}

// more adds one of an option; when no more can be, all of them go.
func (f *form) more(field rules.Field, o rules.Option) []string {
	have := slices.Clone(f.answers[field.Name])
	n := times(have, o.Value)
	full := len(have) >= field.Max
	if o.Copies > 0 && n >= o.Copies || o.Copies == 0 && n >= 1 || full {
		return slices.DeleteFunc(have, func(v string) bool { return v == o.Value })
	}
	return append(have, o.Value)
}

func times(list []string, value string) int {
	n := 0
	for _, v := range list {
		if v == value {
			n++
		}
	}
	return n
}

func at(field rules.Field, value string) int {
	return slices.IndexFunc(field.Options, func(o rules.Option) bool { return o.Value == value })
}

// cardGrid sets options named "row-column" in rows under the same columns, the others in a row of their own.
func cardGrid(field rules.Field, make1 func(rules.Option) *cell) fyne.CanvasObject {
	columns := columnsOf(field.Options)
	least := float32(62)
	if len(columns) == 0 {
		least = 78 // with a name under the picture
	}
	list := kit.Column(kit.Gap)
	var row []fyne.CanvasObject
	var name string
	flush := func() {
		if len(row) > 0 {
			list.Add(gridOf(least, max(len(row), 4), filled(row, len(columns))...))
			row = nil
		}
	}
	for _, o := range field.Options {
		prefix, column, ok := strings.Cut(o.Value, "-")
		if !ok {
			prefix = ""
		}
		if prefix != name {
			flush()
			name = prefix
		}
		if ok {
			row = filled(row, slices.Index(columns, column))
		}
		row = append(row, make1(o))
	}
	flush()
	return list
}

// columnsOf lists what stands behind the dash of options named "row-column", as the fullest row has it.
func columnsOf(options []rules.Option) []string {
	var best, row []string
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

// cell is a button that shows a picture, words or both, and how many of it are picked.
type cell struct {
	widget.BaseWidget
	value  string
	button *kit.ActionButton
	badge  *kit.Lamp
	box    *fyne.Container
	layout *cellLayout
}

// newCell returns a cell; said is what it stands for, label what it shows under its picture.
func newCell(picture fyne.Resource, said, label string, tapped func()) *cell {
	c := &cell{badge: kit.NewLamp("", kit.Brass, true), layout: &cellLayout{}}
	c.button = kit.NewActionButton("", said, tapped)
	c.badge.Hide()
	c.layout.button, c.layout.badge = c.button, c.badge
	c.box = &fyne.Container{Layout: c.layout, Objects: []fyne.CanvasObject{c.button}}
	if picture != nil {
		c.button.Compact = true
		c.layout.image = &canvas.Image{Resource: picture, FillMode: canvas.ImageFillContain}
		c.box.Add(c.layout.image)
	}
	if picture != nil && label != "" {
		c.layout.label = kit.NewCentred(label, kit.Caption)
		c.box.Add(c.layout.label)
	}
	c.box.Add(c.badge)
	c.ExtendBaseWidget(c)
	return c
}

// HeightFor is the height in a width.
func (c *cell) HeightFor(width float32) float32 { return c.layout.height(width) }

// MinSize is a finger's.
func (c *cell) MinSize() fyne.Size {
	return fyne.NewSize(kit.Touch, c.layout.height(max(62, c.Size().Width)))
}

// CreateRenderer draws the cell.
func (c *cell) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(c.box) }

func (c *cell) count(n int) {
	c.badge.Text = strconv.Itoa(n)
	if n > 0 {
		c.badge.Show()
	} else {
		c.badge.Hide()
	}
	c.badge.Refresh()
}

// cellLayout lays a picture, words and a badge over a button.
type cellLayout struct {
	button *kit.ActionButton
	badge  *kit.Lamp
	image  *canvas.Image
	label  *kit.Text
	low    bool // the picture is a sign, not a card
}

func (l *cellLayout) height(width float32) float32 {
	if l.image == nil {
		return l.button.HeightFor(width)
	}
	height := min(max(64, width*1.2), 84)
	if l.low {
		height = kit.Touch
	}
	if l.label != nil {
		height += l.label.HeightFor(width - 2)
	}
	return height
}

// Layout lays them over each other.
func (l *cellLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	place(l.button, 0, 0, size.Width, size.Height)
	lamp := l.badge.MinSize()
	place(l.badge, size.Width-lamp.Width+2, -2, lamp.Width, lamp.Height)
	if l.image == nil {
		return
	}
	label := float32(0)
	if l.label != nil {
		label = l.label.HeightFor(size.Width - 2)
		place(l.label, 1, size.Height-label-4, size.Width-2, label)
	}
	place(l.image, 6, 6, size.Width-12, size.Height-12-label)
}

// MinSize is a finger's.
func (l *cellLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSquareSize(kit.Touch) }
