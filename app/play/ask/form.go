package ask

import (
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
)

// Form shows a draft. It judges as it is filled; the first suggestion stands there from the start.
type Form struct {
	*Draft
	Title  string                  // what stands above the form
	Plates []*kit.ActionButton     // each of which plays
	Lead   *kit.ActionButton       // the deed; while something is missing, what that is
	Astray func()                  // leads to what is missing; nil: nowhere
	Sight  func(fyne.CanvasObject) // brings a part of the form into sight; nil: all of it is

	desk   Desk
	looks  looks
	status *kit.Text
	done   func(rules.Answers)
	bill   *bill             // what is paid; nil: nothing
	shows  []func()          // how often things are picked, each time
	keys   fyne.CanvasObject // of numbers that are entered by digits; nil: none are
}

// New returns the form of a draft; done takes answers that may be played.
func New(desk Desk, d *Draft, done func(rules.Answers)) *Form {
	desk.App.Digits = nil
	f := &Form{Draft: d, desk: desk, done: done}
	f.looks = looks{desk, d}
	f.status = kit.NewWrapped("", kit.Body).WithInk(look.Danger)
	f.status.Hide()
	f.Lead = kit.NewPrimary("check", "", f.Act)
	f.bill = newBill(f)
	f.lead()
	return f
}

// Act hands the answers on, or tells what is wrong with them.
func (f *Form) Act() {
	if reason := f.Judge(); reason != "" {
		f.Say(reason)
		if f.Astray != nil {
			f.Astray()
		}
		return
	}
	f.done(maps.Clone(f.Answers))
}

// Plays reports whether answers play by themselves: there is no deed besides. A last answer that is suggested needs one.
func (f *Form) Plays() bool {
	_, single := f.single()
	last, ends := f.last()
	return single || ends && last.Open
}

// lead has the deed say what it does, or what is missing.
func (f *Form) lead() {
	b := f.Lead
	if b.Icon, b.Label, b.Caption, b.Style = "check", f.deed(), "", kit.Primary; f.bill == nil && look.Scale() <= 1.3 { // a bill says it all; larger texts have no room
		b.Caption = f.summary()
	}
	if said := none(f); said != "" {
		b.Label = said
	}
	if reason := f.Judge(); reason != "" {
		b.Icon, b.Label, b.Caption, b.Style, b.Lines = "", f.lack(reason), "", kit.Quiet, 3
	}
	b.Refresh()
}

// deed returns the name of what the answers do.
func (f *Form) deed() string {
	if f.Offer.Asks == rules.Correction {
		return f.desk.App.Text("correct.deed")
	}
	for _, key := range []string{"deeds.", "offers."} {
		if word := f.desk.word(key + string(f.Offer.Kind)); word != "" {
			return word
		}
	}
	return parts.Capital(f.desk.Teller.Offer(f.Offer))
}

// Question returns in words what is asked: the label of the only blank, or what the answers do.
func Question(f *Form) string {
	if list := f.fields(); len(list) == 1 {
		return f.looks.label(list[0])
	}
	return f.deed()
}

// none returns what the deed says where every number is zero, if the game has words for that.
func none(f *Form) string {
	for _, field := range f.fields() {
		if v := f.Answers[field.Name]; !field.IsNumber() || len(v) != 1 || v[0] != "0" {
			return ""
		}
	}
	return f.desk.word("deeds." + string(f.Offer.Kind) + ".none")
}

// lack returns in few words why the answers cannot be played.
func (f *Form) lack(reason string) string {
	if f.bill.short() {
		return f.bill.sum.Text()
	}
	for _, field := range f.fields() {
		label, n := f.looks.label(field), len(f.Answers[field.Name])
		asks, outside := strings.HasSuffix(label, "?"), field.Many && (n < field.Min || n > field.Max)
		switch {
		case outside && asks:
			return label + " " + f.picked(field)
		case outside && n > 0:
			return f.desk.App.Text("question.picks", "what", label, "picked", f.picked(field))
		case !field.Many && n == 0 && asks:
			return label
		case n == 0 && (!field.Many || field.Min > 0):
			return f.desk.App.Text("question.missing", "what", label)
		}
	}
	return reason
}

// Judge returns what is wrong with the answers, or "".
func (f *Form) Judge() string { return f.judged(f.Answers) }

// refuses reports whether a rule is against an answer to a single question.
func (f *Form) refuses(field rules.Field, value string) bool {
	answers := maps.Clone(f.Answers)
	answers[field.Name] = []string{value}
	return f.judged(answers) != ""
}

// judged returns what is wrong with some answers, or "".
func (f *Form) judged(answers rules.Answers) string {
	move, err := f.Offer.Move(answers)
	if err != nil {
		if errors.Is(err, rules.ErrUnchanged) {
			return f.desk.App.Text("correct.unchanged")
		}
		return f.incomplete()
	}
	err = f.desk.Play.Position().Check(move)
	if r, ok := shell.RefusalIn(err); ok {
		return f.desk.Teller.Refusal(r)
	}
	if err != nil {
		return f.desk.App.ErrorText(err)
	}
	return ""
}

// incomplete returns which blank has too few or too many.
func (f *Form) incomplete() string {
	for _, field := range f.Offer.Fields {
		if n := len(f.Answers[field.Name]); field.Many && (n < field.Min || n > field.Max) {
			return f.picked(field)
		}
	}
	return f.desk.App.Text("question.incomplete")
}

// picked returns in words how many things are picked, and how many may be where that ends before the things do.
func (f *Form) picked(field rules.Field) string {
	n, a := len(f.Answers[field.Name]), f.desk.App
	switch {
	case field.Min == field.Max:
		return a.Text("question.picked", "n", strconv.Itoa(n), "of", strconv.Itoa(field.Max))
	case capped(field):
		return a.Text("question.capped", "n", strconv.Itoa(n), "of", strconv.Itoa(field.Max))
	}
	return a.Plural("question.some", n)
}

// capped reports whether a blank takes fewer things than there are.
func capped(field rules.Field) bool {
	all := 0
	for _, o := range field.Options {
		if o.Copies == 0 { // as many as one likes
			return true
		}
		all += o.Copies
	}
	return field.Max < all
}

// Say shows a reason under the form; "" takes it away.
func (f *Form) Say(reason string) {
	f.status.SetText(reason)
	if reason == "" {
		f.status.Hide()
	} else {
		f.status.Show()
	}
	f.status.Refresh()
}

// set takes an answer and judges all of them.
func (f *Form) set(name string, values ...string) {
	f.Answers[name], f.Touched = values, true
	f.changed()
}

// changed shows what follows from the answers as they are now.
func (f *Form) changed() {
	if f.bill != nil {
		f.bill.refresh()
	}
	for _, show := range f.shows {
		show()
	}
	reason := f.Judge()
	f.lead()
	unchanged := f.Offer.Asks == rules.Correction && reason == f.desk.App.Text("correct.unchanged")
	told := f.done != nil && !f.Plays() && f.Lead.Label == reason // by the deed, which repeats it under the form when tapped
	if f.partly() || unchanged || f.bill.short() || told {
		f.Say("")
	} else {
		f.Say(reason)
	}
}

// Body returns the form.
func (f *Form) Body() fyne.CanvasObject {
	list := listOf(f)
	list.Add(f.status)
	return list
}

// Apart returns a form, and by themselves the keys of the numbers where it asks for nothing else: they stay under the finger
// while the numbers scroll.
func Apart(f *Form) (body, keys fyne.CanvasObject) {
	list := listOf(f)
	if _, ends := f.last(); !ends && f.keys != nil && f.byDigits(f.before()) {
		keys = f.keys
		list.Remove(keys)
	}
	list.Add(f.status)
	return list, keys
}

// listOf returns all that is asked, under each other.
func listOf(f *Form) *fyne.Container {
	list := arrange.Column(look.Pad)
	if field, ok := f.single(); ok {
		list.Add(f.answersOf(field))
		return list
	}
	var numbers []rules.Field
	flush := func() {
		if len(numbers) > 0 {
			addNumbers(f, list, numbers)
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
		if field.Many && len(field.Options) == 0 || settled(f, field) {
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
	f.changed()
	return list
}

// addNumbers adds what asks for some numbers, and the keys under them where they are typed.
func addNumbers(f *Form, list *fyne.Container, fields []rules.Field) {
	f.keys = nil
	list.Add(f.numbers(fields))
	if f.keys != nil {
		list.Add(f.keys)
	}
}

// settled reports whether a correction has nothing to choose from: the one value that may be is the one that is.
func settled(f *Form, field rules.Field) bool {
	return f.Offer.Asks == rules.Correction && !field.Many && len(field.Options) == 1 && slices.Equal(f.Answers[field.Name], []string{field.Options[0].Value})
}

// Aside returns what stands under the form besides its deed: the draw that the app makes, the bill.
func (f *Form) Aside() []fyne.CanvasObject {
	var row []fyne.CanvasObject
	if draw := f.Draw(); draw != nil {
		row = append(row, draw)
	}
	if f.bill != nil {
		row = append(row, f.bill.box)
	}
	return row
}

// Draw returns the button that draws for the table; nil where the app does not know what is left.
func (f *Form) Draw() *kit.ActionButton {
	if f.Offer.Asks != rules.Chance || !Drawable(f.Offer) {
		return nil
	}
	return kit.NewActionButton("dice", f.desk.App.Text("app.draw"), func() { f.done(f.desk.Play.Draw(f.Offer)) })
}

// Drawable reports whether the app knows enough of what is left to draw for the table.
func Drawable(o rules.Offer) bool {
	for _, f := range o.Fields {
		known := f.IsNumber()
		for _, option := range f.Options {
			known = known || option.Copies > 0
		}
		if !known {
			return false
		}
	}
	return len(o.Fields) > 0
}

// asks reports whether a title holds a question already: it does not stand above the answers, too.
func asks(title, question string) bool {
	return question != "" && strings.Contains(strings.ToLower(title), strings.ToLower(question))
}

// titled reports whether the title asks the form's only question.
func (f *Form) titled(label string) bool { return len(f.fields()) == 1 && asks(f.Title, label) }

// under sets answers under their question, unless the title asks it.
func (f *Form) under(label string, answers fyne.CanvasObject) fyne.CanvasObject {
	if f.titled(label) {
		return answers
	}
	return arrange.Column(look.Gap, kit.NewWrapped(label, kit.Strong), answers)
}
