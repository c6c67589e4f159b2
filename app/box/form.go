package box

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/rules"
	"docent/tracker"
)

// printForm asks what is printed on one piece.
type printForm struct {
	words
	brought board.Kit
	form    rules.PieceForm
	answers rules.Answers
	changed func()
}

var _ board.Ask = (*printForm)(nil)

func (f *printForm) set(name string, values ...string) { f.Set(rules.Answers{name: values}) }

// Answers returns what is known of the piece.
func (f *printForm) Answers() rules.Answers { return f.answers }

// Set keeps some answers, all at once.
func (f *printForm) Set(fresh rules.Answers) {
	maps.Copy(f.answers, fresh)
	f.changed()
}

// Wide reports whether there is room for two columns.
func (f *printForm) Wide() bool { return f.app.Class.Wide() }

// Question returns a field as every form asks for it.
func (f *printForm) Question(name string) fyne.CanvasObject {
	for _, field := range f.form.Fields {
		if field.Name == name {
			return f.question(field)
		}
	}
	return arrange.Stack()
}

func (f *printForm) body() fyne.CanvasObject {
	list := arrange.Column(20)
	for _, field := range f.form.Fields {
		list.Add(f.question(field))
	}
	return list
}

// question returns one blank, by what it ranges over.
func (f *printForm) question(field rules.Setting) fyne.CanvasObject {
	label := f.teller.PrintField(f.form.Noun, field.Field)
	switch {
	case field.IsFlag():
		on := slices.Equal(f.answers[field.Name], []string{"true"})
		return kit.NewToggle(label, "", on, func(on bool) { f.set(field.Name, strconv.FormatBool(on)) })
	case field.IsNumber():
		return f.number(field, label)
	case field.IsText():
		return f.text(field, label)
	case parts.IsSides(field.Field):
		return f.sides(field, label)
	}
	return f.choice(field, label)
}

// text returns a line of text, or what it spells: the cells of a grid, what is paid for each number reached.
func (f *printForm) text(field rules.Setting, label string) fyne.CanvasObject {
	set := func(text string) { f.set(field.Name, text) }
	known, text := strings.Join(f.answers[field.Name], ""), f.brought.TextOf(field.Field)
	switch text.Spells {
	case board.Cells:
		return parts.GridEditor(f.app, known, text.Assumed, label, set)
	case board.Tariff:
		return arrange.Column(look.Gap, kit.NewWrapped(label, kit.Strong), parts.NewTablePad(f.app, known, set).Box)
	}
	line := parts.NewNameField(label, f.app.Text("boxes.unknown"), func(text string) { f.write(field, text) })
	line.SetText(tracker.Plain(known))
	return line
}

// write keeps a line of text as soon as it can be kept.
func (f *printForm) write(field rules.Setting, text string) {
	letters := []rune(strings.TrimSpace(text))
	line := strings.TrimSpace(string(letters[:min(len(letters), field.Text)]))
	if !slices.Equal(f.answers[field.Name], []string{line}) {
		f.set(field.Name, line)
	}
}

func (f *printForm) choice(field rules.Setting, label string) fyne.CanvasObject {
	if f.drawn(field) {
		return f.pictures(field, label)
	}
	options := make([]kit.Option, len(field.Options))
	for i, o := range field.Options {
		options[i] = kit.Option{Value: o.Value, Label: parts.Capital(f.teller.PrintOption(f.form.Noun, field.Field, o.Value))}
	}
	choice := kit.NewChoice(options, func(chosen []string) { f.set(field.Name, chosen...) })
	choice.Many = field.Many
	choice.SetChosen(f.answers[field.Name]...)
	return arrange.Column(look.Gap, kit.NewWrapped(label, kit.Strong), choice)
}

// drawn reports whether there are pictures of all answers.
func (f *printForm) drawn(field rules.Setting) bool {
	if f.brought.Art == nil || !field.Many || len(field.Options) == 0 {
		return false
	}
	return !slices.ContainsFunc(field.Options, func(o rules.Option) bool { return f.brought.Art.Picture(field.Field, o.Value) == nil })
}

// pictures returns answers to switch on and off.
func (f *printForm) pictures(field rules.Setting, label string) fyne.CanvasObject {
	return arrange.Column(look.Gap, kit.NewWrapped(label, kit.Strong), parts.CardGrid(field.Field, func(o rules.Option) *parts.Cell {
		name := parts.Capital(f.teller.PrintOption(f.form.Noun, field.Field, o.Value))
		c := parts.NewCell(f.brought.Art.Picture(field.Field, o.Value), name, name, nil)
		c.Button.OnTapped = func() {
			chosen := slices.Clone(f.answers[field.Name])
			if i := slices.Index(chosen, o.Value); i >= 0 {
				chosen = slices.Delete(chosen, i, i+1)
			} else if field.Max == 0 || len(chosen) < field.Max {
				chosen = append(chosen, o.Value)
				slices.SortStableFunc(chosen, func(x, y string) int { return parts.At(field.Field, x) - parts.At(field.Field, y) })
			}
			f.set(field.Name, chosen...)
			c.Count(parts.Times(f.answers[field.Name], o.Value))
		}
		c.Count(parts.Times(f.answers[field.Name], o.Value))
		return c
	}))
}

// stepper asks for a number; what is not known shows as a question mark.
func (f *printForm) stepper(field rules.Setting, label string) *kit.Stepper {
	a := f.app
	value := 0
	if given := f.answers[field.Name]; len(given) == 1 {
		value, _ = strconv.Atoi(given[0])
	}
	s := kit.NewStepper(label, value, field.Min, field.Max, a.Text("question.less"), a.Text("question.more"), func(n int) {
		f.set(field.Name, strconv.Itoa(n))
	})
	s.Words = func(n int) string {
		switch {
		case field.IsDefault([]string{strconv.Itoa(n)}):
			return "?"
		case field.Min < 0:
			return parts.Points(n)
		}
		return a.Texts.Number(n)
	}
	return s
}

// number returns a stepper that also goes in leaps where the range is wide.
func (f *printForm) number(field rules.Setting, label string) fyne.CanvasObject {
	s := f.stepper(field, label)
	if field.Max-field.Min <= 2*parts.Leap {
		return s
	}
	s.Label = ""
	row := parts.Leaps(s, func(beside ...fyne.CanvasObject) fyne.CanvasObject {
		return arrange.Centre(arrange.Row(look.Gap, beside...))
	})
	return arrange.Column(look.Gap, kit.NewWrapped(label, kit.Strong), row)
}

// sides asks for sides of a tile, drawn around it.
func (f *printForm) sides(field rules.Setting, label string) fyne.CanvasObject {
	said := kit.NewWrapped("", kit.Caption)
	show := func() {
		var words []string
		for _, v := range f.answers[field.Name] {
			words = append(words, f.teller.PrintOption(f.form.Noun, field.Field, v))
		}
		if len(words) == 0 {
			words = []string{f.app.Text("boxes.unknown")}
		}
		said.SetText(parts.Capital(strings.Join(words, ", ")))
	}
	name := func(side string) string { return parts.Capital(f.teller.PrintOption(f.form.Noun, field.Field, side)) }
	pad := parts.NewSidesPad(field.Many, name, f.answers[field.Name], func(chosen []string) {
		if !field.Many && len(chosen) == 0 {
			chosen = slices.Clone(field.Default)
		}
		f.set(field.Name, chosen...)
		show()
	})
	show()
	return arrange.Column(look.Gap, arrange.Column(2, kit.NewWrapped(label, kit.Strong), said), arrange.Centre(pad))
}
