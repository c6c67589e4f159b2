//go:build e2e

package e2e

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"docent/app"
	"docent/rules"
	"docent/tracker"
)

// museum is a game of Crazy Museum in the window, beside the book of what has to come of it.
type museum struct {
	*docent
	book book
}

// openMuseum starts the program on a folder of plays.
func openMuseum(t testing.TB, binary, data, size string, b book) *museum {
	t.Helper()
	d := open(t, binary, data, size)
	d.game, d.players = "crazymuseum", []tracker.Player{{Name: "Ann"}}
	return &museum{d, b}
}

// begin sets the play up from the shelf: one thief, Hard.
func (m *museum) begin() {
	m.Helper()
	m.on("home")
	m.tap(m.text("game.crazymuseum.name"))
	m.on("setup")
	m.tap(m.text("app.seat", "id", "1"))
	m.write("Ann")
	m.tap(m.text("app.done"))
	m.on("setup")
	m.tap(m.text("app.seat", "id", "2"))
	m.tap(m.text("setup.remove"))
	m.on("setup")
	m.tap(m.text("crazymuseum.setting.difficulty.hard"))
	m.shoot("museum-setup")
	layOut(m.docent)
}

// rest has nothing move by itself any more: from here on the table leads a playback.
func (m *museum) rest() {
	m.Helper()
	m.tap(m.text("table.menu"))
	m.tap(m.text("app.settings"))
	m.on("settings")
	m.tapThe("the animations", beginning(m.text("app.motion")))
	m.tap(m.text("app.back"))
	m.on("table")
}

// plays makes plies one after the other and skips what is played back.
func (m *museum) plays(plies ...ply) {
	m.Helper()
	for _, p := range plies {
		m.do(p)
		m.settle()
	}
}

// do makes a ply in the book and in the window, which has to stand where the book does then.
func (m *museum) do(p ply) app.Sight {
	m.Helper()
	o, kinds := m.book.offered(p), m.kinds()
	now := m.wait("everything to be still", func(app.Sight) bool { return true })
	switch {
	case p.kind == rules.Correct:
		if now.Overlay {
			m.tap(m.text("app.close"))
		}
		m.tap(m.text("table.menu"))
		m.tap(m.text("app.correct"))
		m.tap(m.teller().Offer(o))
		m.fill(o, p.says)
	case now.Overlay && len(o.Fields) > 0: // the question followed the answer before
		m.fill(o, p.says)
	case slices.Contains([]rules.Kind{"move", "pick-up", "drop"}, p.kind):
		m.tapMark(o.On[0])
	case len(kinds) <= 3 && onTable(o):
		m.tap(m.option(o.Fields[0], p.says[o.Fields[0].Name][0]))
	default:
		m.tap(m.action(o.Kind, o.About...))
		m.fill(o, p.says)
	}
	m.book.do(p)
	head := m.book.Head()
	return m.wait("the play to stand at "+strconv.Itoa(head)+" after "+string(p.kind), func(s app.Sight) bool { return s.Head == head })
}

// kinds are the kinds of what can be done now: few questions are asked on the table itself.
func (m *museum) kinds() (kinds []rules.Kind) {
	for _, o := range m.book.offers("") {
		if !slices.Contains(kinds, o.Kind) {
			kinds = append(kinds, o.Kind)
		}
	}
	return kinds
}

// onTable says that the answers of an offer are buttons of the table: it has one blank that few values fill.
func onTable(o rules.Offer) bool {
	if len(o.Fields) != 1 || o.Fields[0].Many {
		return false
	}
	f := o.Fields[0]
	n := len(f.Options)
	if f.IsNumber() {
		n = f.Max - f.Min + 1
	}
	return n <= 6
}

// option is an answer in words.
func (m *museum) option(f rules.Field, value string) string {
	if f.IsNumber() {
		return value
	}
	return m.teller().Option(f, value)
}

// fill answers the questions of a form.
func (m *museum) fill(o rules.Offer, says rules.Answers) {
	m.Helper()
	if len(o.Fields) == 0 {
		return
	}
	if f := o.Fields[0]; len(o.Fields) == 1 && !f.Many && !f.IsNumber() {
		m.tap(m.option(f, says[f.Name][0]))
		return
	}
	for i, f := range o.Fields {
		if answer, given := says[f.Name]; given {
			m.answer(o, i, answer)
		}
	}
	m.shoot("museum-form-" + string(o.Kind))
	m.tap(m.text("app.confirm"))
}

// answer answers the question of a form that stands there so many others later.
func (m *museum) answer(o rules.Offer, at int, answer []string) {
	m.Helper()
	f := o.Fields[at]
	switch {
	case f.IsNumber():
		m.turn(o, f, suggested(o, f), answer[0])
	case f.Many:
		before := suggested(o, f)
		for _, option := range f.Options {
			if slices.Contains(before, option.Value) != slices.Contains(answer, option.Value) {
				m.touch(m.option(f, option.Value))
			}
		}
	default:
		label := m.option(f, answer[0])
		m.touchThe(f.Name+": "+label, nth(label, m.before(o.Fields[:at], label)))
	}
}

// suggested is what a form begins with.
func suggested(o rules.Offer, f rules.Field) []string {
	guess := f.Min < f.Max || len(f.Options) == f.Max || o.Asks == rules.Correction
	if f.Open || !guess {
		return nil
	}
	return o.Value(f.Name)
}

// before counts the questions that have an answer of that name, too.
func (m *museum) before(fields []rules.Field, label string) (n int) {
	for _, f := range fields {
		for _, option := range f.Options {
			if strings.EqualFold(m.option(f, option.Value), label) {
				n++
			}
		}
	}
	return n
}

// nth is the target of that name after so many others.
func nth(label string, after int) which {
	return func(s app.Sight) (app.Target, bool) {
		n := after
		for _, t := range s.Targets {
			if names(t, label) {
				if n == 0 {
					return t, true
				}
				n--
			}
		}
		return app.Target{}, false
	}
}

// turn takes a number to another, step by step.
func (m *museum) turn(o rules.Offer, f rules.Field, from []string, to string) {
	m.Helper()
	now, want := f.Min, number(to)
	if len(from) == 1 {
		now = number(from[0])
	}
	key := "question.more"
	if want < now {
		key, now, want = "question.less", want, now
	}
	for range want - now {
		m.tapThe(f.Name, beginning(m.text(key)+" "+m.called(o, f)))
	}
}

// called is what a form calls a field, in a question that has words of its own for it.
func (m *museum) called(o rules.Offer, f rules.Field) string {
	if own := string(o.Kind) + "." + f.Name; m.texts.Has(string(m.game) + ".field." + own) {
		f.Name = own
	}
	return m.teller().Field(f)
}

func number(digits string) int {
	n, _ := strconv.Atoi(digits)
	return n
}

// beginning is the target whose label begins so.
func beginning(words string) which {
	return func(s app.Sight) (app.Target, bool) {
		for _, t := range s.Targets {
			if strings.HasPrefix(t.Label, words) {
				return t, true
			}
		}
		return app.Target{}, false
	}
}

// tapMark taps a thing on the map.
func (m *museum) tapMark(thing rules.Thing) {
	m.Helper()
	mark := m.mark(thing)
	s, _ := m.see()
	m.click(mark.X+mark.W/2, mark.Y+mark.H/2, left)
	m.wait("an answer to tapping "+string(thing), func(now app.Sight) bool { return now.Frame > s.Frame })
}

// mark waits until the map shows a thing.
func (m *museum) mark(thing rules.Thing) (mark app.Mark) {
	m.Helper()
	m.wait("the map to show "+string(thing), func(s app.Sight) bool {
		i := slices.IndexFunc(s.Marks, func(mark app.Mark) bool { return mark.Thing == thing })
		if i >= 0 {
			mark = s.Marks[i]
		}
		return i >= 0 && !s.Overlay
	})
	return mark
}

// settle goes to the end of what is played back, if anything is.
func (m *museum) settle() {
	m.Helper()
	skip := m.text("playback.skip")
	for {
		s := m.wait("buttons that take taps", func(s app.Sight) bool {
			t, back := find(s, skip)
			return !back || !t.Locked
		})
		t, back := find(s, skip)
		if !back {
			return
		}
		m.click(t.X+t.W/2, t.Y+t.H/2, left)
	}
}
