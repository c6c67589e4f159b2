package play

import (
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
)

// question is what the table is asked where nothing else is to be done: the one offer with blanks, and the ways past
// it, which leave none. False where there is a choice of actions.
func (t *Table) question() (asked rules.Offer, ways []rules.Offer, ok bool) {
	if len(t.actions) > few || len(t.waiting) > 0 {
		return rules.Offer{}, nil, false
	}
	for _, a := range t.actions {
		open := a.open()
		switch {
		case a.secret() || len(open) > 1 || len(a.offers) > len(open):
			return rules.Offer{}, nil, false
		case len(open[0].Fields) == 0:
			ways = append(ways, open[0])
		case ok:
			return rules.Offer{}, nil, false
		default:
			asked, ok = open[0], true
		}
	}
	if terse, is := t.board.(board.Terse); ok && is && terse.Terse(asked) {
		return rules.Offer{}, nil, false
	}
	return asked, ways, ok && t.quickly(action{asked.Kind, asked.Seat, []rules.Offer{asked}}) == nil
}

// follow asks at once what the last answer leaves to be asked. Closed, the question stands on the table as a button.
func (t *Table) follow() {
	if t.away() || t.wrong != nil || t.app.Covered() || t.app.Top() != shell.Page(t) {
		return
	}
	if busy, ok := t.board.(board.Absorbing); ok && busy.Absorbs() {
		return
	}
	if o, _, ok := t.question(); ok {
		for _, b := range t.ask(o, nil) {
			b.Lock()
		}
	}
}

// ask opens the question sheet of an offer and gives the buttons that play. The one question of the moment bears what
// the table shows as a title, and offers the ways past it, too.
func (t *Table) ask(o rules.Offer, given rules.Answers) []*kit.ActionButton {
	var s *kit.Sheet
	f := newForm(t, o, given, func(answers rules.Answers) {
		s.Close()
		t.enact(o, answers)
	})
	title, actions := parts.Capital(t.teller.Offer(o)), []fyne.CanvasObject(nil)
	if asked, ways, ok := t.question(); ok && asked.Kind == o.Kind && asked.Seat == o.Seat {
		title = t.teller.Now(t.view.Now())
		for _, way := range ways {
			b := kit.NewActionButton(t.icon(way.Kind), t.teller.Offer(way), func() {
				s.Close()
				t.choose(way, nil)
			})
			actions = append(actions, b)
			f.plates = append(f.plates, b)
		}
	}
	f.title = title
	body := f.body()
	s = t.app.Sheet(title, body, append(actions, f.actions()...)...)
	t.app.Open(s)
	return append(f.plates, f.confirm)
}

// asks says that a title holds a question already: it does not stand above the answers, too.
func asks(title, question string) bool {
	return question != "" && strings.Contains(strings.ToLower(title), strings.ToLower(question))
}

// told says that the title asks the form's only question.
func (f *form) told(label string) bool { return len(f.fields()) == 1 && asks(f.title, label) }

// under sets answers under their question, unless the title asks it.
func (f *form) under(label string, answers fyne.CanvasObject) fyne.CanvasObject {
	if f.told(label) {
		return answers
	}
	return kit.Column(kit.Gap, kit.NewWrapped(label, kit.Strong), answers)
}
