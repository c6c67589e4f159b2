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

// TestMuseum plays Crazy Museum alone, from the shelf to the score.
func TestMuseum(t *testing.T) {
	binary, data := program(t, "DOCENT_BINARY"), t.TempDir()
	m := openMuseum(t, binary, data, "1180x820", newBook(t, tracker.NewMemory()))
	m.begin()
	m.shoot("museum-01-table")
	m.plays(firstDay...)
	m.shoot("museum-02-first-day")
	m.watchNight()
	m.undoNight()

	m.rest()
	m.plays(secondDay...)
	m.shoot("museum-04-second-day")
	m.plays(secondNight)
	m.reads("mummy-awake")
	m.plays(embraced...)
	m.shoot("museum-05-embraced")
	m.plays(caught...)
	m.shoot("museum-06-caught")
	m.plays(visited)
	m.shoot("museum-07-visited")
	m.plays(hidden...)
	m.plays(turned...)
	m.plays(second...)
	m.shoot("museum-08-two-guards")
	m.plays(countdown...)

	s := m.on("score")
	m.shoot("museum-09-score")
	m.close()
	m.noErrors()
	m.compareAlone(s, binary, stored(t, data))
}

// watchNight leads the first night's playback by hand.
func (m *museum) watchNight() {
	m.Helper()
	m.do(firstNight)
	m.tap(m.text("playback.pause"))
	m.shoot("museum-03-night")
	m.tap(m.text("playback.next"))
	m.tap(m.text("playback.back"))
	m.read(m.text("playback.play"))
	m.settle()
	m.reads("guard-arrives")
}

// undoNight takes the first night back and has it fall again.
func (m *museum) undoNight() {
	m.Helper()
	s := m.on("table")
	m.tapThe("undo", beginning(strings.TrimSpace(m.text("app.undo.what", "what", ""))))
	m.wait("the night to be taken back", func(now app.Sight) bool { return now.Head < s.Head && !reads(now, m.text("table.round", "round", 2)) })
	m.shoot("museum-03-undone")
	m.key("ctrl+y")
	m.wait("the night to fall again", func(now app.Sight) bool { return now.Head == s.Head })
	m.settle()
}

// reads waits until the log tells the last event of that kind in the book.
func (m *museum) reads(key rules.Key) {
	m.Helper()
	told := ""
	for _, e := range m.book.Line() {
		for _, event := range tracker.Heard(e.Events, rules.Table) {
			if event.Key == key {
				told = m.teller().Event(event)
			}
		}
	}
	m.read(told)
}

// bare is what the toolkit complains of on a display without a desktop around it, and of its own preferences, of which
// it sometimes reads half while it writes them at the end.
var bare = []string{"cache space", "theme settings", "session D-Bus", "XDG_RUNTIME_DIR", "Preferences load"}

// noErrors looks through what the program printed.
func (m *museum) noErrors() {
	m.Helper()
	for line := range strings.Lines(m.output.all()) {
		known := slices.ContainsFunc(bare, func(words string) bool { return strings.Contains(line, words) })
		if said := strings.ToLower(line); !known && (strings.Contains(said, "error") || strings.Contains(said, "panic")) {
			m.Errorf("the program printed %s", line)
		}
	}
}

// compareAlone holds the score on the screen to what was kept and to the book.
func (m *museum) compareAlone(s app.Sight, binary string, play *tracker.Play) {
	m.Helper()
	total := m.book.Position().View(rules.Table).Scores()[0].Total
	if kept := play.Position().View(rules.Table).Scores()[0].Total; kept != total || total == 0 {
		m.Errorf("kept %d points, the book has %d", kept, total)
	}
	if a, b := len(play.Line()), len(m.book.Line()); a != b {
		m.Errorf("kept %d entries, the book has %d", a, b)
	}
	if want := m.texts.Plural("app.points", total, nil); !reads(s, want) {
		m.Errorf("the screen does not say %q", want)
	}
	if want := m.text("records.first"); !reads(s, want) {
		m.Errorf("the screen does not say %q", want)
	}
}

// TestMuseumKilled takes the battery out in the middle of a night and goes on with what was kept.
func TestMuseumKilled(t *testing.T) {
	binary, data := program(t, "DOCENT_BINARY"), written(t, before...)
	m := openMuseum(t, binary, data, "1180x820", writtenBook(t, before...))
	m.resume()
	m.do(visited)
	m.tap(m.text("playback.pause"))
	kept := m.tap(m.text("playback.next"))
	m.kill()

	again := openMuseum(t, binary, data, "1180x820", m.book)
	s := again.wait("the play that was open", func(s app.Sight) bool { return s.Screen == "table" })
	if s.Play != kept.Play || s.Head != kept.Head || s.Moves != kept.Moves {
		t.Errorf("opens play %s at %d of %d moves, was left at %s, %d of %d", s.Play, s.Head, s.Moves, kept.Play, kept.Head, kept.Moves)
	}
	again.shoot("museum-resumed")
	again.plays(hidden...)
	again.on("table")
	again.read(again.text("table.round", "round", 6))
	again.noErrors()
}

// before is what happens before the guard comes by.
var before = [][]ply{firstDay, {firstNight}, secondDay, {secondNight}, embraced, caught}

// writtenBook is a book with some plies in it.
func writtenBook(t testing.TB, plies ...[]ply) book {
	t.Helper()
	b := newBook(t, tracker.NewMemory())
	for _, some := range plies {
		for _, p := range some {
			b.do(p)
		}
	}
	return b
}

// resume goes on with the play on the shelf.
func (m *museum) resume() {
	m.Helper()
	m.on("home")
	m.tap(m.text("game.crazymuseum.name"))
	m.on("table")
}

// TestMuseumSizes plays the second day on a phone and on a desktop.
func TestMuseumSizes(t *testing.T) {
	for name, size := range map[string]string{"phone": "390x844", "desktop": "1280x800"} {
		t.Run(name, func(t *testing.T) {
			day := [][]ply{firstDay, {firstNight}}
			m := openMuseum(t, program(t, "DOCENT_BINARY"), written(t, day...), size, writtenBook(t, day...))
			shoot := func(i int, what string) { m.shoot("museum-" + name + "-" + strconv.Itoa(i) + "-" + what) }
			m.on("home")
			shoot(1, "home")
			m.resume()
			m.rest()
			shoot(2, "table")
			m.plays(secondDay...)
			shoot(3, "day")
			m.do(secondNight)
			shoot(4, "night")
			m.settle()
			shoot(5, "morning")
			m.tap(m.text("table.menu"))
			m.tap(m.text("app.correct"))
			shoot(6, "correct")
			m.tap(m.text("app.close"))
			m.noErrors()
		})
	}
}

// TestMuseumThreads plays a day and a night with the program that reports calls from a wrong thread.
func TestMuseumThreads(t *testing.T) {
	m := openMuseum(t, program(t, "DOCENT_CHECKED_BINARY"), t.TempDir(), "1180x820", newBook(t, tracker.NewMemory()))
	m.begin()
	m.plays(firstDay...)
	m.watchNight()
	m.undoNight()
	m.speak("fr")
	m.speak("en")
	m.close()
	m.noErrors()
}
