package play

import (
	"strings"
	"unicode"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// menu holds what can be done on a table besides playing.
type menu struct{ table *Table }

// open lists what can be done besides playing.
func (m *menu) open() {
	t, a := m.table, m.table.app
	var s *kit.Sheet
	list := arrange.Column(look.Gap)
	row := func(icon, key string, do func()) {
		list.Add(kit.NewListRow(icon, a.Text(key), "", func() {
			s.Close()
			do()
		}))
	}
	row("correct", "app.correct", t.corrections.openAny)
	for _, row := range t.clock.rows(func() { s.Close() }) {
		list.Add(row)
	}
	for _, o := range t.offers {
		if o.Aside && o.Refused == nil && !t.onBoard(o) && !t.clock.timing(o) {
			list.Add(kit.NewListRow(t.sign(o), t.teller.Offer(o), "", func() {
				s.Close()
				t.chooser.choose(o, nil)
			}))
		}
	}
	list.Add(kit.NewListRow("phone", a.Text("phones.title"), m.phones(), func() {
		s.Close()
		a.To.Seats(t.play)
	}))
	row("rules", "app.rules", func() { a.Push(a.To.Rulebook(t.play.Header().Game, "")) })
	row("log", "app.log", t.logbook.open)
	if watchable(lastMove(t.play.Line())) {
		row("again", "playback.again", t.projector.again)
	}
	if len(toldBy(t.play.Line())) > 0 {
		row("step-on", "playback.review", func() { t.projector.review(0) })
	}
	if t.board != nil && len(t.board.Things()) > 0 {
		row("cards", "table.things", m.openThings)
	}
	if len(t.view.Private(0)) > 0 {
		list.Add(kit.NewToggle(a.Text("table.behind"), a.Text("table.behind.about"), t.behind, func(on bool) {
			t.behind = on
			t.Refresh()
		}))
	}
	if learn := parts.LearnRow(a, t.play, func() { s.Close() }, m.onLearnt); learn != nil {
		list.Add(learn)
	}
	row("export", "table.export", func() { parts.SavePlay(a, t.play) })
	row("settings", "app.settings", func() { a.Push(a.To.Settings()) })
	row("home", "table.home", a.Home)
	s = a.Sheet(a.Text("table.menu"), list)
	a.Open(s)
}

// phones tells how many phones are at the table, or what they are good for.
func (m *menu) phones() string {
	if short := m.table.app.To.Phones(m.table.play); short != "" {
		return short
	}
	return m.table.app.Text("phones.about")
}

// command ties a letter to what it does on every table.
type command struct {
	key  rune
	text string
	do   func()
}

// commands lists what letters do at this moment.
func (m *menu) commands() []command {
	t := m.table
	list := []command{
		{'u', "app.undo", t.Undo},
		{'r', "app.redo", t.Redo},
		{'l', "app.log", t.logbook.open},
		{'m', "table.menu", m.open},
	}
	if t.board != nil && len(t.board.Things()) > 0 && !t.projector.away() {
		list = append(list, command{'b', "table.things", m.openThings})
	}
	return list
}

// press does what a letter stands for, and reports whether it stands for anything.
func (m *menu) press(r rune) bool {
	for _, c := range m.commands() {
		if c.key == unicode.ToLower(r) {
			c.do()
			return true
		}
	}
	return false
}

// lines tells what the letters do.
func (m *menu) lines() (lines []shell.KeyLine) {
	for _, c := range m.commands() {
		lines = append(lines, shell.KeyLine{Key: strings.ToUpper(string(c.key)), Does: m.table.app.Text(c.text)})
	}
	if p := m.table.projector.going; p != nil && p.timed() {
		lines = append(lines, shell.KeyLine{Key: m.table.app.Text("keys.space"), Does: m.table.app.Text("playback.pause")})
	}
	return lines
}

// onLearnt tells what a box learnt of the play.
func (m *menu) onLearnt(b tracker.Box, fresh rules.Box) {
	a := m.table.app
	a.Notify(parts.RememberedNote(a, m.table.play.Position().Game(), b, fresh))
}

// openThings offers what can be tapped on the board as buttons.
func (m *menu) openThings() {
	t := m.table
	var s *kit.Sheet
	list := arrange.Column(look.Gap)
	for _, thing := range t.board.Things() {
		list.Add(kit.NewListRow("", parts.Capital(t.teller.Thing(thing)), "", func() {
			s.Close()
			if own, ok := t.board.(board.Own); ok {
				own.Touch(thing)
				return
			}
			host{t}.Tap(thing)
		}))
	}
	s = t.app.Sheet(t.app.Text("table.things"), list)
	t.app.Open(s)
}
