package play

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/parts"
	"docent/rules"
)

// answersOf returns the answers of a single question as big buttons that play at once. What a rule refuses is greyed and
// says so when it is tapped.
func (f *form) answersOf(field rules.Field) fyne.CanvasObject {
	odds := oddsOf(f.table.app, f.offer.Asks, field)
	switch {
	case f.looks.parted(field) != nil:
		return f.partKeys(field, f.looks.parted(field))
	case numbered(field), field.IsNumber():
		return odds.below(field, f.numberPad(field))
	case f.looks.picture(field, field.Options[0].Value) != nil && len(field.Options) > quickest:
		return odds.below(field, parts.CardGrid(field, func(o rules.Option) *parts.Cell {
			name, likely := f.table.option(field, o.Value), odds.under(o)
			c := parts.NewCell(f.looks.picture(field, o.Value), said(name, likely), strings.TrimSpace(f.looks.words(field, o)+"\n"+likely), nil)
			f.bind(c.Button, field, o.Value)
			return c
		}))
	}
	var plates []fyne.CanvasObject
	first := f.offer.Value(field.Name)
	for _, o := range field.Options {
		label := f.table.option(field, o.Value)
		if picture := f.looks.picture(field, o.Value); picture != nil {
			c := parts.NewCell(picture, said(label, odds.under(o)), strings.TrimSpace(label+"\n"+odds.under(o)), nil)
			f.bind(c.Button, field, o.Value)
			plates = append(plates, c)
			continue
		}
		b := kit.NewActionButton("", label, nil)
		b.Caption = odds.under(o)
		if field.Ends || !field.Open && slices.Contains(first, o.Value) {
			b.Style = kit.Primary
		}
		f.bind(b, field, o.Value)
		plates = append(plates, b)
	}
	return odds.below(field, kit.PlatesOf(132, 4, plates...))
}

// ending returns the answers of the question that is asked last, as buttons that play; what is answered before decides
// which of them a rule refuses.
func (f *form) ending(field rules.Field) fyne.CanvasObject {
	finish := kit.NewWrapped(f.table.app.Text("question.ends"), kit.Caption)
	return kit.Column(kit.Gap, kit.NewWrapped(f.looks.label(field), kit.Strong), finish, f.answersOf(field))
}

// bind has a button give an answer.
func (f *form) bind(b *kit.ActionButton, field rules.Field, value string) {
	b.Greyed = f.refuses(field, value)
	if field.Ends {
		f.shows = append(f.shows, func() { b.SetGreyed(f.refuses(field, value)) })
	}
	b.OnTapped = func() {
		f.answers[field.Name] = []string{value}
		f.onConfirm()
	}
	f.plates = append(f.plates, b)
}

// numbered reports whether the answers are so many things with numbers that the numbers alone are found faster.
func numbered(field rules.Field) bool {
	return len(field.Options) > quickest && !slices.ContainsFunc(field.Options, func(o rules.Option) bool {
		_, err := strconv.Atoi(o.Value)
		return err != nil
	})
}

// numberPad shows the numbers in their order; those that are no answer are ticked off.
func (f *form) numberPad(field rules.Field) fyne.CanvasObject {
	var cells []fyne.CanvasObject
	for _, o := range inOrder(field) {
		face := kit.NewCentred(o.Value, kit.Heading)
		content := kit.Inset(14, 2, 14, 2, face)
		if f.refuses(field, o.Value) {
			face.Ink = kit.InkFaint
			content = kit.Inset(8, 2, 8, 2, kit.Column(0, face, kit.Centre(kit.NewPicture(kit.IconCheck, kit.InkFaint, 12))))
		}
		b, all := parts.Tile(f.table.option(field, o.Value), content, nil)
		f.bind(b, field, o.Value)
		cells = append(cells, all)
	}
	return kit.GridOf(kit.Touch, 6, cells...)
}

// inOrder sorts answers that are shown as numbers; the others stand as the game says. Those of a number are all there are.
func inOrder(field rules.Field) []rules.Option {
	options := slices.Clone(field.Options)
	if field.IsNumber() {
		for n := field.Min; n <= field.Max; n++ {
			options = append(options, rules.Option{Value: strconv.Itoa(n)})
		}
	}
	if numbered(field) {
		slices.SortStableFunc(options, func(a, b rules.Option) int { return number(a) - number(b) })
	}
	return options
}

// number returns the number that an answer is.
func number(o rules.Option) int {
	n, _ := strconv.Atoi(o.Value)
	return n
}
