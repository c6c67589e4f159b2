package ask

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/rules"
)

// answersOf returns the answers of a single question as big buttons that play at once. What a rule refuses is greyed and
// says so when it is tapped.
func (f *Form) answersOf(field rules.Field) fyne.CanvasObject {
	odds := OddsOf(f.desk.App, f.Offer.Asks, field)
	switch {
	case f.looks.parted(field) != nil:
		return f.partKeys(field, f.looks.parted(field))
	case numbered(field), field.IsNumber():
		return odds.below(field, f.numberPad(field))
	case f.looks.picture(field, field.Options[0].Value) != nil && len(field.Options) > quickest:
		return odds.below(field, parts.CardGrid(field, func(o rules.Option) *parts.Cell {
			name, likely := f.desk.Option(field, o.Value), odds.Under(o)
			c := parts.NewCell(f.looks.picture(field, o.Value), said(name, likely), strings.TrimSpace(f.looks.words(field, o)+"\n"+likely), nil)
			f.bind(c.Button, field, o.Value)
			return c
		}))
	}
	var plates []fyne.CanvasObject
	first := f.Offer.Value(field.Name)
	for _, o := range field.Options {
		label := f.desk.Option(field, o.Value)
		if picture := f.looks.picture(field, o.Value); picture != nil && !(field.Ends && !field.Open) {
			c := parts.NewCell(picture, said(label, odds.Under(o)), strings.TrimSpace(label+"\n"+odds.Under(o)), nil)
			f.bind(c.Button, field, o.Value)
			plates = append(plates, c)
			continue
		}
		b := kit.NewActionButton("", label, nil)
		b.Caption = odds.Under(o)
		if field.Ends && field.Open || !field.Open && slices.Contains(first, o.Value) {
			b.Style = kit.Primary
		}
		f.bind(b, field, o.Value)
		plates = append(plates, b)
	}
	wide := float32(132)
	if field.Ends {
		wide = 104 // it stands under others, in sight with them
	}
	return odds.below(field, arrange.PlatesOf(wide, 4, plates...))
}

// ending returns the answers of the question that is asked last, as buttons that play; what is answered before decides
// which of them a rule refuses.
func (f *Form) ending(field rules.Field) fyne.CanvasObject {
	asked, ends := f.looks.label(field), f.desk.App.Text("question.ends")
	label, finish := kit.NewText(asked, kit.Strong), kit.NewText(ends, kit.Caption)
	if label.WidthWanted()+look.Gap+finish.WidthWanted() > narrowest {
		return arrange.Column(look.Gap, kit.NewWrapped(asked, kit.Strong), kit.NewWrapped(ends, kit.Caption), f.answersOf(field))
	}
	return arrange.Column(look.Gap, arrange.Row(look.Gap, arrange.Middled(label), arrange.Middled(finish)), f.answersOf(field))
}

// bind has a button give an answer.
func (f *Form) bind(b *kit.ActionButton, field rules.Field, value string) {
	b.Greyed = f.refuses(field, value)
	if field.Ends {
		f.shows = append(f.shows, func() { b.SetGreyed(f.refuses(field, value)) })
	}
	b.OnTapped = func() {
		f.Answers[field.Name], f.Touched = []string{value}, true
		f.Act()
	}
	f.Plates = append(f.Plates, b)
}

// numbered reports whether the answers are so many things with numbers that the numbers alone are found faster.
func numbered(field rules.Field) bool {
	return len(field.Options) > quickest && !slices.ContainsFunc(field.Options, func(o rules.Option) bool {
		_, err := strconv.Atoi(o.Value)
		return err != nil
	})
}

// numberPad shows the numbers in their order; those that are no answer are ticked off.
func (f *Form) numberPad(field rules.Field) fyne.CanvasObject {
	var cells []fyne.CanvasObject
	for _, o := range inOrder(field, f.desk.Option) {
		face := kit.NewCentred(o.Value, kit.Heading)
		content := arrange.Inset(14, 2, 14, 2, face)
		if f.refuses(field, o.Value) {
			face.Ink = look.InkFaint
			content = arrange.Inset(8, 2, 8, 2, arrange.Column(0, face, arrange.Centre(kit.NewPicture(look.IconCheck, look.InkFaint, 12))))
		}
		b, all := parts.Tile(f.desk.Option(field, o.Value), content, nil)
		f.bind(b, field, o.Value)
		cells = append(cells, all)
	}
	return arrange.GridOf(look.Touch, 6, cells...)
}

// wording returns the words of an answer to a question.
type wording = func(field rules.Field, value string) string

// inOrder sorts answers that are shown as numbers, or whose words bear theirs, as rooms do; the others stand as the game says.
// Those of a number are all there are.
func inOrder(field rules.Field, words wording) []rules.Option {
	options := slices.Clone(field.Options)
	if field.IsNumber() {
		for n := field.Min; n <= field.Max; n++ {
			options = append(options, rules.Option{Value: strconv.Itoa(n)})
		}
	}
	if numbered(field) || bearNumbers(field, words) {
		slices.SortStableFunc(options, func(a, b rules.Option) int { return number(a) - number(b) })
	}
	return options
}

// bearNumbers reports whether the words of every answer hold the number that it is; those of nowhere need not.
func bearNumbers(field rules.Field, words wording) bool {
	return !slices.ContainsFunc(field.Options, func(o rules.Option) bool {
		n, err := strconv.Atoi(o.Value)
		return o.Value != "" && (err != nil || n != 0 && !strings.Contains(words(field, o.Value), o.Value))
	})
}

// number returns the number that an answer is.
func number(o rules.Option) int {
	n, _ := strconv.Atoi(o.Value)
	return n
}

// Slots returns the answers of a single question as buttons for a tray; nil where they need pictures or more room.
func (f *Form) Slots() []*kit.ActionButton {
	field, ok := f.single()
	if !ok || f.looks.parted(field) != nil || field.IsNumber() || numbered(field) {
		return nil
	}
	odds, first := OddsOf(f.desk.App, f.Offer.Asks, field), f.Offer.Value(field.Name)
	var slots []*kit.ActionButton
	for _, o := range field.Options {
		if f.looks.picture(field, o.Value) != nil {
			return nil
		}
		b := kit.NewActionButton(parts.Arrow(field, o.Value), f.desk.Option(field, o.Value), nil)
		if b.Caption = odds.Under(o); !field.Open && slices.Contains(first, o.Value) {
			b.Style = kit.Primary
		}
		f.bind(b, field, o.Value)
		slots = append(slots, b)
	}
	return slots
}

// Take answers with a thing on the board, and reports whether the question asks for it.
func (f *Form) Take(thing rules.Thing) bool {
	return give(f, func(field rules.Field, o rules.Option) bool {
		return field.Of != "" && rules.Of(field.Of, o.Value) == thing
	})
}

// Fill answers one of the questions of a form with a value, and reports whether that is asked.
func Fill(f *Form, name, value string) bool {
	return give(f, func(field rules.Field, o rules.Option) bool { return field.Name == name && o.Value == value })
}

// give answers with the first option that is meant: of several that may be chosen it is switched on or off.
func give(f *Form, means func(rules.Field, rules.Option) bool) bool {
	single, plays := f.single()
	for _, field := range f.fields() {
		for _, o := range field.Options {
			if !means(field, o) {
				continue
			}
			f.Touched = true
			switch {
			case plays && single.Name == field.Name:
				f.Answers[field.Name] = []string{o.Value}
				f.Act()
			case field.Many:
				f.set(field.Name, f.more(field, o)...)
			default:
				f.set(field.Name, o.Value)
			}
			return true
		}
	}
	return false
}

// quickest is the number of answers that still are buttons of their own.
const quickest = 6

// Quick lists the answers of an offer that one tap gives: it has one blank, and few values fill it. The first suggestion
// stands first.
func Quick(o rules.Offer) []string {
	if o.Refused != nil || o.Secret || len(o.Fields) != 1 || o.Fields[0].Many {
		return nil
	}
	f := o.Fields[0]
	var values []string
	if f.IsNumber() {
		for n := f.Min; n <= f.Max && len(values) <= quickest; n++ {
			values = append(values, strconv.Itoa(n))
		}
	}
	for _, option := range f.Options {
		values = append(values, option.Value)
	}
	if len(values) > quickest {
		return nil
	}
	return values
}
