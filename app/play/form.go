package play

import (
	"errors"
	"maps"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/shell"
	"docent/rules"
)

// form asks for the blanks of an offer. It judges as it is filled; the first suggestion
// stands there from the start.
type form struct {
	blanks
	looks   looks
	table   *Table
	confirm *kit.ActionButton
	status  *kit.Text
	done    func(rules.Answers)
	plates  []*kit.ActionButton // each of which plays
	bill    *bill               // what is paid; nil: nothing
	shows   []func()            // how often things are picked, each time
	title   string              // what stands above the form
}

// newForm fills an offer with its suggestions; done takes answers that may be played.
func newForm(t *Table, o rules.Offer, given rules.Answers, done func(rules.Answers)) *form {
	t.app.Digits = nil
	f := &form{blanks: blanks{offer: o, given: given, answers: rules.Answers{}}, table: t, done: done}
	f.looks = looks{t, &f.blanks}
	for _, field := range o.Fields {
		f.answers[field.Name] = suggested(o, field)
	}
	maps.Copy(f.answers, given)
	f.status = kit.NewWrapped("", kit.Body).WithInk(kit.Danger)
	f.status.Hide()
	f.confirm = kit.NewPrimary("check", t.app.Text("app.confirm"), f.onConfirm)
	f.bill = newBill(f)
	return f
}

// onConfirm hands the answers on, or tells what is wrong with them.
func (f *form) onConfirm() {
	if reason := f.judge(); reason != "" {
		f.say(reason)
		return
	}
	f.done(maps.Clone(f.answers))
}

// judge returns what is wrong with the answers, or "".
func (f *form) judge() string { return f.judged(f.answers) }

// refuses reports whether a rule is against an answer to a single question.
func (f *form) refuses(field rules.Field, value string) bool {
	answers := maps.Clone(f.answers)
	answers[field.Name] = []string{value}
	return f.judged(answers) != ""
}

// judged returns what is wrong with some answers, or "".
func (f *form) judged(answers rules.Answers) string {
	t := f.table
	move, err := f.offer.Move(answers)
	if err != nil {
		if errors.Is(err, rules.ErrUnchanged) {
			return t.app.Text("correct.unchanged")
		}
		return f.incomplete()
	}
	err = t.play.Position().Check(move)
	if r, ok := shell.RefusalIn(err); ok {
		return t.teller.Refusal(r)
	}
	if err != nil {
		return t.app.ErrorText(err)
	}
	return ""
}

// incomplete returns which blank has too few or too many.
func (f *form) incomplete() string {
	for _, field := range f.offer.Fields {
		if n := len(f.answers[field.Name]); field.Many && (n < field.Min || n > field.Max) {
			return f.picked(field)
		}
	}
	return f.table.app.Text("question.incomplete")
}

// picked returns in words how many things are picked.
func (f *form) picked(field rules.Field) string {
	n := len(f.answers[field.Name])
	if field.Min == field.Max {
		return f.table.app.Text("question.picked", "n", strconv.Itoa(n), "of", strconv.Itoa(field.Max))
	}
	return f.table.app.Plural("question.some", n)
}

// say shows a reason under the form; "" takes it away.
func (f *form) say(reason string) {
	f.status.SetText(reason)
	if reason == "" {
		f.status.Hide()
	} else {
		f.status.Show()
	}
	f.status.Refresh()
}

// set takes an answer and judges all of them.
func (f *form) set(name string, values ...string) {
	f.answers[name] = values
	f.changed()
}

// changed shows what follows from the answers as they are now.
func (f *form) changed() {
	if f.bill != nil {
		f.bill.refresh()
	}
	for _, show := range f.shows {
		show()
	}
	reason := f.judge()
	f.confirm.SetGreyed(reason != "")
	unchanged := f.offer.Asks == rules.Correction && reason == f.table.app.Text("correct.unchanged")
	if f.partly() || unchanged || f.bill.short() {
		f.say("")
	} else {
		f.say(reason)
	}
}

// body returns the form; without a button where the one answer plays at once.
func (f *form) body() fyne.CanvasObject {
	list := kit.Column(kit.Pad)
	if field, ok := f.single(); ok {
		list.Add(f.answersOf(field))
		list.Add(f.status)
		return list
	}
	var numbers []rules.Field
	flush := func() {
		if len(numbers) > 0 {
			list.Add(f.numbers(numbers))
			numbers = nil
		}
	}
	for _, field := range f.before() {
		if field.IsNumber() {
			if len(numbers) > 0 && (numbers[0].Of != field.Of || (f.looks.picture(numbers[0], "") == nil) != (f.looks.picture(field, "") == nil)) {
				flush()
			}
			if heading := f.looks.heading(field); heading != "" && len(numbers) == 0 {
				list.Add(kit.NewWrapped(heading, kit.Heading))
			}
			numbers = append(numbers, field)
			continue
		}
		flush()
		if field.Many && len(field.Options) == 0 {
			continue
		}
		list.Add(f.asking(field))
	}
	flush()
	if last, ends := f.last(); ends {
		list.Add(f.ending(last))
	}
	if only := f.looks.only(); only != "" {
		list.Add(kit.NewWrapped(only, kit.Body))
	}
	list.Add(f.status)
	f.changed()
	return list
}

// actions returns the buttons under the form.
func (f *form) actions() []fyne.CanvasObject {
	t := f.table
	var row []fyne.CanvasObject
	if f.offer.Asks == rules.Chance && drawable(f.offer) {
		row = append(row, kit.NewActionButton("dice", t.app.Text("app.draw"), func() { f.done(t.play.Draw(f.offer)) }))
	}
	if f.bill != nil {
		row = append(row, f.bill.box)
	}
	_, single := f.single()
	if _, ends := f.last(); !single && !ends {
		row = append(row, f.confirm)
	}
	return row
}

// asks reports whether a title holds a question already: it does not stand above the answers, too.
func asks(title, question string) bool {
	return question != "" && strings.Contains(strings.ToLower(title), strings.ToLower(question))
}

// titled reports whether the title asks the form's only question.
func (f *form) titled(label string) bool { return len(f.fields()) == 1 && asks(f.title, label) }

// under sets answers under their question, unless the title asks it.
func (f *form) under(label string, answers fyne.CanvasObject) fyne.CanvasObject {
	if f.titled(label) {
		return answers
	}
	return kit.Column(kit.Gap, kit.NewWrapped(label, kit.Strong), answers)
}
