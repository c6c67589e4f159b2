package ask

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/rules"
)

// numbers sets numbers beside each other where they have pictures, as cubes do, else
// under each other.
func (f *Form) numbers(fields []rules.Field) fyne.CanvasObject {
	if f.byDigits(fields) {
		return f.digits(fields)
	}
	var cells []fyne.CanvasObject
	for _, field := range fields {
		cells = append(cells, f.number(field))
	}
	if f.looks.picture(fields[0], "") == nil {
		return arrange.Column(look.Gap, cells...)
	}
	grid := arrange.GridOf(154, 4, cells...) // two beside each other in the column of a tablet
	grid.Grid.Gap = look.Gap
	return grid
}

// number asks for one number: by its picture, or in words.
func (f *Form) number(field rules.Field) fyne.CanvasObject {
	a := f.desk.App
	value := 0
	if v := f.Answers[field.Name]; len(v) == 1 {
		value, _ = strconv.Atoi(v[0])
	}
	label := f.looks.label(field)
	picture := f.looks.picture(field, "")
	said, less, more := label, a.Text("question.less"), a.Text("question.more")
	if picture != nil {
		said, less, more = "", less+" "+label, more+" "+label
	}
	if picture == nil && field.Max-field.Min > many && f.Offer.Asks != rules.Correction {
		return f.leaps(field, value)
	}
	stepper := kit.NewStepper(said, value, field.Min, field.Max, less, more, func(n int) {
		f.set(field.Name, strconv.Itoa(n))
	})
	if field.Min < 0 {
		stepper.Words = parts.Points
	}
	if picture == nil {
		return stepper
	}
	name := kit.NewCentred(label, kit.Strong)
	shown := []fyne.CanvasObject{arrange.Centre(kit.NewArt(picture, 44)), name}
	if f.Offer.Asks != rules.Correction || field.Of != "" { // there a bare number's end only keeps it within reason
		shown = append(shown, kit.NewCentred(a.Text("question.most", "n", strconv.Itoa(field.Max)), kit.Caption))
	}
	card := kit.NewCard(arrange.Inset(look.Gap, 3, look.Gap, 3, arrange.Column(4, append(shown, arrange.Centre(stepper))...)))
	card.Pad = 0
	return card
}

// many is the width of a range in which single steps take too long.
const many = 12

// leaps asks for a number of a wide range: in ones and in fives.
func (f *Form) leaps(field rules.Field, value int) fyne.CanvasObject {
	a, label := f.desk.App, f.looks.label(field)
	set := func(n int) { f.set(field.Name, strconv.Itoa(n)) }
	stepper := kit.NewStepper("", value, field.Min, field.Max, a.Text("question.less")+" "+label, a.Text("question.more")+" "+label, set)
	row := parts.Leaps(stepper, func(beside ...fyne.CanvasObject) fyne.CanvasObject { return arrange.Flow(look.Gap, beside...) })
	return arrange.Column(look.Gap, kit.NewWrapped(label, kit.Strong), row)
}

// widget asks one question that is no number.
func (f *Form) widget(field rules.Field) fyne.CanvasObject {
	label := f.looks.label(field)
	switch {
	case field.IsFlag():
		on := len(f.Answers[field.Name]) == 1 && f.Answers[field.Name][0] == "true"
		return kit.NewToggle(label, "", on, func(on bool) { f.set(field.Name, strconv.FormatBool(on)) })
	case parts.IsSides(field) && f.desk.Mapped:
		return kit.NewWrapped(f.desk.App.Text("question.mapped", "what", label), kit.Strong)
	case parts.IsSides(field) && f.Offer.Asks != rules.Auto:
		return f.sides(field, label)
	case f.looks.parted(field) != nil:
		return f.partPicker(field, label, f.looks.parted(field))
	case field.Many && f.onceEach(field):
		return f.chips(field, label)
	case field.Many:
		return f.picker(field, label)
	case field.IsText():
		text := parts.NewNameField(label, "", func(text string) { f.set(field.Name, strings.TrimSpace(text)) })
		text.SetText(strings.Join(f.Answers[field.Name], ""))
		return text
	}
	return choiceOf(f, field, label)
}

// choiceOf asks for one of some options.
func choiceOf(f *Form, field rules.Field, label string) fyne.CanvasObject {
	odds := OddsOf(f.desk.App, f.Offer.Asks, field)
	options := make([]kit.Option, len(field.Options))
	for i, o := range inOrder(field, f.desk.Option) {
		options[i] = kit.Option{Value: o.Value, Label: f.desk.Option(field, o.Value), Caption: odds.Under(o)}
		if numbered(field) && !f.desk.App.Texts.Has(f.desk.game()+"."+field.Of+"."+o.Value) {
			options[i].Label = o.Value
		}
		if icon := parts.Arrow(field, o.Value); icon != "" {
			options[i].Icon, options[i].Said, options[i].Label = icon, options[i].Label, ""
		}
	}
	choice := kit.NewChoice(options, func(chosen []string) { f.set(field.Name, chosen...) })
	choice.SetChosen(f.Answers[field.Name]...)
	return odds.below(field, f.under(label, choice))
}

// onceEach reports whether each of some worded options may be picked once: they are chips to switch on and off.
func (f *Form) onceEach(field rules.Field) bool {
	for _, o := range field.Options {
		if o.Copies != 1 || f.looks.picture(field, o.Value) != nil {
			return false
		}
	}
	return true
}

// chips asks which of some options, each of which is switched on and off. Where not all of them may be picked, it tells
// how many are.
func (f *Form) chips(field rules.Field, label string) fyne.CanvasObject {
	options := make([]kit.Option, len(field.Options))
	for i, o := range inOrder(field, f.desk.Option) {
		options[i] = kit.Option{Value: o.Value, Label: f.desk.Option(field, o.Value) + f.looks.priced(field, o.Value)}
	}
	choice := kit.NewManyChoice(options, func(chosen []string) { f.set(field.Name, chosen...) })
	choice.SetChosen(f.Answers[field.Name]...)
	if field.Max >= len(field.Options) {
		return f.under(label, choice)
	}
	count := kit.NewWrapped("", kit.Strong).WithInk(look.Brass)
	show := func() { count.SetText(f.picked(field)) }
	f.shows = append(f.shows, show)
	show()
	return f.under(label, arrange.Column(look.Gap, count, choice))
}

// sides asks for sides of a tile, drawn around it.
func (f *Form) sides(field rules.Field, label string) fyne.CanvasObject {
	pad := parts.NewSidesPad(field.Many, func(side string) string { return f.desk.Option(field, side) }, f.Answers[field.Name], func(chosen []string) {
		f.set(field.Name, chosen...)
	})
	return f.under(label, arrange.Centre(pad))
}

// picker asks for several: each tap adds one, and how many are picked stands above.
func (f *Form) picker(field rules.Field, label string) fyne.CanvasObject {
	a := f.desk.App
	count := kit.NewText("", kit.Strong).WithInk(look.Brass)
	var cells []*parts.Cell
	change := func(values []string) {
		slices.SortStableFunc(values, func(x, y string) int { return parts.At(field, x) - parts.At(field, y) })
		f.set(field.Name, values...)
	}
	clear := kit.NewQuiet("", a.Text("question.clear"), func() { change([]string{}) })
	titles, head, taken := pickerHead(f, field, label, count, clear)
	show := func() {
		fits := func() bool { return taken+count.WidthWanted() <= max(narrowest, head.Size().Width) }
		if count.SetText(repeated(f, field)); !fits() {
			count.SetText(f.picked(field))
		}
		if !fits() && (capped(field) || field.Min == field.Max) {
			count.SetText(strconv.Itoa(len(f.Answers[field.Name])) + "/" + strconv.Itoa(field.Max))
		}
		head.Refresh() // the words take another width
		for _, c := range cells {
			c.Count(parts.Times(f.Answers[field.Name], c.Value))
		}
		clear.SetGreyed(len(f.Answers[field.Name]) == 0)
	}
	f.shows = append(f.shows, show)
	make1 := func(o rules.Option) *parts.Cell {
		c := parts.NewCell(f.looks.picture(field, o.Value), f.desk.Option(field, o.Value), f.looks.words(field, o), nil)
		c.Value = o.Value
		c.Button.OnTapped = func() {
			values := f.more(field, o)
			f.claim(field, o, values)
			change(values)
		}
		cells = append(cells, c)
		return c
	}
	grid := parts.CardGrid(field, make1)
	show()
	return arrange.Column(look.Gap, append(titles, head, grid)...)
}

// pickerHead sets what is picked, and the button that takes all of it away, beside the question or under it: in what stands
// above and in a row. It returns the width that the rest of the row takes, too.
func pickerHead(f *Form, field rules.Field, label string, count *kit.Text, clear *kit.ActionButton) ([]fyne.CanvasObject, *fyne.Container, float32) {
	taken := clear.WidthWanted() + look.Gap
	under := arrange.Row(look.Gap, arrange.Middled(count), arrange.Space(), clear)
	if f.titled(label) {
		return nil, under, taken
	}
	question := kit.NewWrapped(label, kit.Strong)
	beside := taken + question.WidthWanted() + look.Gap
	if beside+kit.NewText(f.picked(field), kit.Strong).WidthWanted() > narrowest {
		return []fyne.CanvasObject{question}, under, taken
	}
	return nil, arrange.Row(look.Gap, arrange.Middle(question), arrange.Middled(count), clear), beside
}

// narrowest is the width of a form in the column of a tablet.
const narrowest = 318

// repeated names what is picked more than once, with how often, where there is room; else it tells how many are picked.
func repeated(f *Form, field rules.Field) string {
	values := f.Answers[field.Name]
	var said []string
	for i, value := range values {
		n := parts.Times(values, value)
		if slices.Index(values, value) != i {
			continue
		}
		name := f.desk.Option(field, value)
		if n > 1 {
			name += "\u00a0×\u00a0" + strconv.Itoa(n)
		}
		said = append(said, name)
	}
	line := strings.Join(said, between)
	if len(said) == len(values) || field.Min == field.Max || utf8.RuneCountInString(line) > longest {
		return f.picked(field)
	}
	return line
}
