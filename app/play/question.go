package play

import (
	"errors"
	"maps"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/shell"
	"docent/rules"
)

// form asks for the blanks of an offer. It judges as it is filled; the first suggestion
// stands there from the start.
type form struct {
	table   *Table
	offer   rules.Offer
	answers rules.Answers
	given   rules.Answers // answered already: not asked
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
	f := &form{table: t, offer: o, given: given, answers: rules.Answers{}, done: done}
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

// suggested is the offer's example where it is a guess worth making: which cards turned
// up of so many, nobody can guess.
func suggested(o rules.Offer, field rules.Field) []string {
	if field.Open {
		return unanswered(field)
	}
	if field.Many && field.Min == field.Max && o.Asks != rules.Correction && len(field.Options) > field.Max {
		return nil
	}
	return slices.Clone(o.Value(field.Name))
}

// unanswered is where a form begins that suggests nothing.
func unanswered(field rules.Field) []string {
	if field.IsNumber() {
		return []string{strconv.Itoa(field.Min)}
	}
	if field.IsText() {
		return []string{""}
	}
	if field.IsFlag() { // a switch shows off from the start
		return []string{"false"}
	}
	return nil
}

// fields are those that are asked.
func (f *form) fields() []rules.Field {
	var asked []rules.Field
	for _, field := range f.offer.Fields {
		if _, ok := f.given[field.Name]; !ok {
			asked = append(asked, field)
		}
	}
	return asked
}

// single is the one question that an answer answers at once, if that is all.
func (f *form) single() (rules.Field, bool) {
	fields := f.fields()
	if len(fields) != 1 || fields[0].Many || fields[0].IsNumber() || fields[0].IsText() || fields[0].IsFlag() || f.offer.Asks == rules.Correction {
		return rules.Field{}, false
	}
	return fields[0], true
}

func (f *form) onConfirm() {
	if reason := f.judge(); reason != "" {
		f.say(reason)
		return
	}
	f.done(maps.Clone(f.answers))
}

// judge says what is wrong with the answers, or "".
func (f *form) judge() string { return f.judged(f.answers) }

// refuses says that an answer to a single question is none: there is a rule against it.
func (f *form) refuses(field rules.Field, value string) bool {
	answers := maps.Clone(f.answers)
	answers[field.Name] = []string{value}
	return f.judged(answers) != ""
}

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

// incomplete says which blank has too few or too many.
func (f *form) incomplete() string {
	for _, field := range f.offer.Fields {
		if n := len(f.answers[field.Name]); field.Many && (n < field.Min || n > field.Max) {
			return f.picked(field)
		}
	}
	return f.table.app.Text("question.incomplete")
}

func (f *form) picked(field rules.Field) string {
	n := len(f.answers[field.Name])
	if field.Min == field.Max {
		return f.table.app.Text("question.picked", "n", strconv.Itoa(n), "of", strconv.Itoa(field.Max))
	}
	return f.table.app.Plural("question.some", n)
}

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

// partly says that something is not answered yet: that is no mistake.
func (f *form) partly() bool {
	for _, field := range f.offer.Fields {
		n := len(f.answers[field.Name])
		if field.Many && n < field.Min || !field.Many && n == 0 {
			return true
		}
	}
	return false
}

// only is the answer of an offer that leaves nothing to choose, where a game has words for it.
func (f *form) only() string {
	key := "board." + f.table.Game() + ".only." + string(f.offer.Kind)
	if len(f.offer.Fields) > 0 || !f.table.app.Texts.Has(key) {
		return ""
	}
	return f.table.app.Text(key)
}

// body is the form; without a button where the one answer plays at once.
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
	for _, field := range f.fields() {
		if field.IsNumber() {
			if len(numbers) > 0 && (numbers[0].Of != field.Of || (f.picture(numbers[0], "") == nil) != (f.picture(field, "") == nil)) {
				flush()
			}
			if heading := f.heading(field); heading != "" && len(numbers) == 0 {
				list.Add(kit.NewWrapped(heading, kit.Heading))
			}
			numbers = append(numbers, field)
			continue
		}
		flush()
		if field.Many && len(field.Options) == 0 {
			continue
		}
		list.Add(f.asked(field))
	}
	flush()
	if only := f.only(); only != "" {
		list.Add(kit.NewWrapped(only, kit.Body))
	}
	list.Add(f.status)
	f.changed()
	return list
}

// heading says what numbers of one kind are, where a game has words for it.
func (f *form) heading(field rules.Field) string {
	key := "board." + f.table.Game() + ".fields." + field.Of
	if field.Of == "" || !f.table.app.Texts.Has(key) {
		return ""
	}
	return f.table.app.Text(key)
}

// actions are the buttons under the form.
func (f *form) actions() []fyne.CanvasObject {
	t := f.table
	var row []fyne.CanvasObject
	if f.offer.Asks == rules.Chance && drawable(f.offer) {
		row = append(row, kit.NewActionButton("dice", t.app.Text("app.draw"), func() { f.done(t.play.Draw(f.offer)) }))
	}
	if f.bill != nil {
		row = append(row, f.bill.box)
	}
	if _, ok := f.single(); !ok {
		row = append(row, f.confirm)
	}
	return row
}

func (f *form) picture(field rules.Field, value string) fyne.Resource {
	if f.table.artist == nil {
		return nil
	}
	return f.table.artist.Picture(field, value)
}
