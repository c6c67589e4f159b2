//go:build e2e

package e2e

import (
	"slices"
	"strconv"
	"strings"

	"docent/app"
	"docent/rules"
	"docent/tracker"
)

// two are those who play where two play.
var two = []tracker.Player{{Name: "Ann"}, {Name: "Ben"}}

// table is a game in the window, beside the book of what has to come of it.
type table struct {
	*docent
	book book
	does func(ply) app.Sight // makes a ply in the window and in the book
}

// reads waits until the table or its log tells the last event of that kind in the book.
func (m *table) reads(key rules.Key) {
	m.Helper()
	told := ""
	for _, e := range m.book.Line() {
		for _, event := range tracker.Heard(e.Events, rules.Table) {
			if event.Key == key {
				told = m.teller().Event(event)
			}
		}
	}
	if s := m.wait("everything to be still", func(app.Sight) bool { return true }); s.Overlay || reads(s, told) {
		m.read(told)
		return
	}
	m.tap(m.text("table.menu"))
	m.tap(m.text("app.log"))
	m.read(told)
	m.tap(m.text("app.close"))
}

// bare lists what the toolkit complains of on a display without a desktop around it, and of its own preferences, of which
// it sometimes reads half while it writes them at the end.
var bare = []string{"cache space", "theme settings", "session D-Bus", "XDG_RUNTIME_DIR", "Preferences load"}

// noErrors looks through what the program printed.
func (m *table) noErrors() {
	m.Helper()
	for line := range strings.Lines(m.device.printed()) {
		known := slices.ContainsFunc(bare, func(words string) bool { return strings.Contains(line, words) })
		if said := strings.ToLower(line); !known && (strings.Contains(said, "error") || strings.Contains(said, "panic")) {
			m.Errorf("the program printed %s", line)
		}
	}
}

// before lists what happens before the guard comes by.
var before = [][]ply{firstDay, {firstNight}, secondDay, {secondNight}, embraced, caught}

// rest has nothing move by itself any more: from here on the table leads a playback.
func (m *table) rest() {
	m.Helper()
	m.tap(m.text("table.menu"))
	m.tap(m.text("app.settings"))
	m.on("settings")
	m.tapThe("the animations", beginning(m.text("app.motion")))
	m.tap(m.text("app.back"))
	m.on("table")
}

// onTable reports whether the answers of an offer are buttons of the table: it has one blank that few values fill.
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

// plays makes plies one after the other and skips what is played back.
func (m *table) plays(plies ...ply) {
	m.Helper()
	for _, p := range plies {
		m.does(p)
		m.settle()
	}
}

// ready returns the offer of a ply in the book, and the window once it is still.
func (m *table) ready(p ply) (rules.Offer, app.Sight) {
	m.Helper()
	o := m.book.offered(p)
	return o, m.wait("everything to be still", func(app.Sight) bool { return true })
}

// press presses the button of an offer and has what it leaves blank filled.
func (m *table) press(o rules.Offer, says rules.Answers, fill func(rules.Offer, rules.Answers)) {
	m.Helper()
	m.tap(m.action(o.Kind, o.About...))
	if len(o.Fields) > 0 {
		fill(o, says)
	}
}

// openCorrection opens the form of a correction from the table or from a sheet over it.
func (m *table) openCorrection(now app.Sight, o rules.Offer) {
	m.Helper()
	if _, open := find(now, m.text("app.close")); open {
		m.tap(m.text("app.close"))
	}
	m.tap(m.text("table.menu"))
	m.tap(m.text("app.correct"))
	m.tap(m.teller().Offer(o))
}

// stands waits until the window stands where the book does.
func (m *table) stands(after string) app.Sight {
	m.Helper()
	head := m.book.Head()
	return m.wait("the play to stand at "+strconv.Itoa(head)+" after "+after, func(s app.Sight) bool { return s.Head == head })
}

// touchOption touches an answer of a question in a form, where others may have answers of that name, too.
func (m *table) touchOption(o rules.Offer, at int, value string) {
	m.Helper()
	f := o.Fields[at]
	label := m.option(f, value)
	m.touchThe(f.Name+": "+label, nth(label, m.before(o.Fields[:at], label)))
}

// option returns an answer in words.
func (m *table) option(f rules.Field, value string) string {
	if f.IsNumber() {
		return value
	}
	return m.teller().Option(f, value)
}

// answer answers the question of a form that stands there so many others later.
func (m *table) answer(o rules.Offer, at int, answer []string) {
	m.Helper()
	f := o.Fields[at]
	switch {
	case f.IsNumber():
		m.turn(o, f, suggested(o, f), answer[0])
	case f.Many:
		before := suggested(o, f)
		for _, option := range f.Options {
			if slices.Contains(before, option.Value) != slices.Contains(answer, option.Value) {
				m.toggle(f, option.Value)
			}
		}
	default:
		m.touchOption(o, at, answer[0])
	}
}

// toggle touches one of the answers of which many may be chosen: a side of a room on the map, where the form has none.
func (m *table) toggle(f rules.Field, value string) {
	m.Helper()
	label := m.option(f, value)
	side := rules.Of("side", value)
	at := func(s app.Sight) int {
		return slices.IndexFunc(s.Marks, func(mark app.Mark) bool { return mark.Thing == side })
	}
	s := m.wait("something to tap named "+label+", or that side on the map", func(s app.Sight) bool {
		_, shown := find(s, label)
		return shown || at(s) >= 0
	})
	if _, shown := find(s, label); shown {
		m.touch(label)
		return
	}
	mark := s.Marks[at(s)]
	m.click(mark.X+mark.W/2, mark.Y+mark.H/2, left)
	m.wait("an answer to tapping "+string(side), func(now app.Sight) bool { return now.Frame > s.Frame })
}

// suggested returns what a form begins with.
func suggested(o rules.Offer, f rules.Field) []string {
	guess := f.Min < f.Max || len(f.Options) == f.Max || o.Asks == rules.Correction
	if f.Open || !guess {
		return nil
	}
	return o.Value(f.Name)
}

// before counts the questions that have an answer of that name, too.
func (m *table) before(fields []rules.Field, label string) (n int) {
	for _, f := range fields {
		for _, option := range f.Options {
			if strings.EqualFold(m.option(f, option.Value), label) {
				n++
			}
		}
	}
	return n
}

// nth returns the target of that name after so many others.
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
func (m *table) turn(o rules.Offer, f rules.Field, from []string, to string) {
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

// called returns what a form calls a field, in a question that has words of its own for it.
func (m *table) called(o rules.Offer, f rules.Field) string {
	if own := string(o.Kind) + "." + f.Name; m.texts.Has(string(m.game) + ".field." + own) {
		f.Name = own
	}
	return m.teller().Field(f)
}

func number(digits string) int {
	n, _ := strconv.Atoi(digits)
	return n
}

// beginning returns the target whose label begins so.
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
func (m *table) tapMark(thing rules.Thing) {
	m.Helper()
	mark := m.mark(thing)
	s, _ := m.see()
	m.click(mark.X+mark.W/2, mark.Y+mark.H/2, left)
	m.wait("an answer to tapping "+string(thing), func(now app.Sight) bool { return now.Frame > s.Frame })
}

// mark waits until the map shows a thing.
func (m *table) mark(thing rules.Thing) (mark app.Mark) {
	m.Helper()
	m.fold()
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
func (m *table) settle() {
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
