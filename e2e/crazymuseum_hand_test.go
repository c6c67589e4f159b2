//go:build e2e

package e2e

import (
	"slices"
	"testing"

	"docent/app"
	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
)

// crazymuseumTable is a game of Crazy Museum.
type crazymuseumTable struct{ *table }

// writtenBook returns a book with some plies in it.
func writtenBook(t testing.TB, plies ...[]ply) book {
	t.Helper()
	b := newBook(t, stores.NewMemory())
	for _, some := range plies {
		for _, p := range some {
			b.do(p)
		}
	}
	return b
}

// resume goes on with the play on the shelf.
func (m *crazymuseumTable) resume() {
	m.Helper()
	m.on("home")
	m.tap(m.text("game.crazymuseum.name"))
	m.on("table")
}

// openCrazymuseum starts the program on a folder of plays.
func openCrazymuseum(t testing.TB, binary, data, size string, b book) *crazymuseumTable {
	t.Helper()
	d := open(t, binary, data, size)
	d.game, d.players = "crazymuseum", two[:1]
	m := &crazymuseumTable{&table{docent: d, book: b}}
	m.does = m.do
	return m
}

// begin sets the play up from the shelf: one thief, Hard.
func (m *crazymuseumTable) begin() {
	m.Helper()
	m.enterPlayers(1)
	m.tap(m.text("app.seat", "id", "2"))
	m.tap(m.text("setup.remove"))
	m.on("setup")
	m.tap(m.text("crazymuseum.setting.difficulty.hard"))
	m.shoot("crazymuseum-setup")
	layOut(m.docent)
}

// do makes a ply in the book and in the window, which has to stand where the book does then.
func (m *crazymuseumTable) do(p ply) app.Sight {
	m.Helper()
	o, now := m.ready(p)
	kinds := m.kinds()
	switch {
	case p.kind == rules.Correct:
		m.openCorrection(now, o)
		m.fill(o, p.says)
	case now.Overlay && len(o.Fields) > 0: // the question followed the answer before
		m.fill(o, p.says)
	case p.kind == "move" || p.kind == "pick-up":
		m.tapMark(o.On[0])
	case p.kind == "drop": // one of several things carried is chosen from a list
		if s := m.tap(m.action(o.Kind, o.About...)); s.Overlay {
			m.tap(m.offer(o.Kind, o.About...))
		}
	case len(kinds) <= 3 && onTable(o):
		m.tap(m.option(o.Fields[0], p.says[o.Fields[0].Name][0]))
	default:
		m.tap(m.action(o.Kind, o.About...))
		m.fill(o, p.says)
	}
	m.book.do(p)
	return m.stands(string(p.kind))
}

// kinds returns the kinds of what can be done now: few questions are asked on the table itself.
func (m *crazymuseumTable) kinds() (kinds []rules.Kind) {
	for _, o := range m.book.offers("") {
		if !slices.Contains(kinds, o.Kind) {
			kinds = append(kinds, o.Kind)
		}
	}
	return kinds
}

// fill answers the questions of a form.
func (m *crazymuseumTable) fill(o rules.Offer, says rules.Answers) {
	m.Helper()
	if len(o.Fields) == 0 {
		return
	}
	if f := o.Fields[0]; len(o.Fields) == 1 && !f.Many && !f.IsNumber() {
		m.tap(m.option(f, says[f.Name][0]))
		return
	}
	finish := func() { m.tap(m.deed(o)) }
	o.Fields = lastEnds(o.Fields)
	for i, f := range o.Fields {
		switch answer, given := says[f.Name]; {
		case given && f.Ends: // records the others, too
			finish = func() { m.touchOption(o, i, answer[0]) }
		case given:
			m.answer(o, i, answer)
		}
	}
	m.shoot(string(m.game) + "-form-" + string(o.Kind))
	finish()
}

// newBook begins the play of one thief, Hard, in a store.
func newBook(t testing.TB, store tracker.Store) book {
	t.Helper()
	return deal{game: "crazymuseum", players: two[:1], options: rules.Answers{"difficulty": {"hard"}}}.begin(t, store)
}

// written returns a folder that holds the play after some plies.
func written(t testing.TB, plies ...[]ply) string {
	t.Helper()
	dir := t.TempDir()
	store, _, err := stores.OpenFolder(dir, clock)
	if err != nil {
		t.Fatal(err)
	}
	b := newBook(t, store)
	for _, p := range slices.Concat(plies...) {
		b.do(p)
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	return dir
}
