//go:build e2e

package e2e

import (
	"strconv"
	"testing"

	"docent/app"
	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
)

// TestCrazymuseum plays Crazy Museum alone, from the shelf to the score.
func TestCrazymuseum(t *testing.T) {
	t.Parallel()
	binary, data := program(t, "DOCENT_BINARY"), t.TempDir()
	m := openCrazymuseum(t, binary, data, "1180x820", newBook(t, stores.NewMemory()))
	m.begin()
	m.shoot("crazymuseum-01-table")
	m.plays(firstDay...)
	m.shoot("crazymuseum-02-first-day")
	m.watchNight()
	m.undoNight()

	m.rest()
	m.plays(secondDay...)
	m.shoot("crazymuseum-04-second-day")
	m.plays(secondNight)
	m.reads("mummy-awake")
	m.plays(embraced...)
	m.shoot("crazymuseum-05-embraced")
	m.plays(caught...)
	m.shoot("crazymuseum-06-caught")
	m.plays(visited)
	m.shoot("crazymuseum-07-visited")
	m.plays(hidden...)
	m.plays(turned...)
	m.plays(second...)
	m.shoot("crazymuseum-08-two-guards")
	m.plays(countdown...)

	s := m.on("score")
	m.shoot("crazymuseum-09-score")
	m.close()
	m.noErrors()
	m.compareAlone(s, binary, stored(t, data))
}

// watchNight leads the first night's playback by hand.
func (m *crazymuseumTable) watchNight() {
	m.Helper()
	m.do(firstNight)
	m.tap(m.text("playback.pause"))
	m.shoot("crazymuseum-03-night")
	m.tap(m.text("playback.next"))
	m.tap(m.text("playback.back"))
	m.read(m.text("playback.play"))
	m.settle()
	m.reads("guard-arrives")
}

// undoNight takes the first night back and has it fall again.
func (m *crazymuseumTable) undoNight() {
	m.Helper()
	s := m.on("table")
	m.undo()
	m.wait("the night to be taken back", func(now app.Sight) bool { return now.Head < s.Head && !reads(now, m.text("table.round", "round", 2)) })
	m.shoot("crazymuseum-03-undone")
	m.key("ctrl+y")
	m.wait("the night to fall again", func(now app.Sight) bool { return now.Head == s.Head })
	m.settle()
}

// compareAlone holds the score on the screen to what was kept and to the book.
func (m *crazymuseumTable) compareAlone(s app.Sight, binary string, play *tracker.Play) {
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

// TestCrazymuseumKilled takes the battery out in the middle of a night and goes on with what was kept.
func TestCrazymuseumKilled(t *testing.T) {
	t.Parallel()
	binary, data := program(t, "DOCENT_BINARY"), written(t, before...)
	m := openCrazymuseum(t, binary, data, "1180x820", writtenBook(t, before...))
	m.resume()
	m.do(visited)
	m.tap(m.text("playback.pause"))
	kept := m.tap(m.text("playback.next"))
	m.kill()

	again := openCrazymuseum(t, binary, data, "1180x820", m.book)
	again.opensAt(kept)
	again.shoot("crazymuseum-resumed")
	again.plays(hidden...)
	again.on("table")
	again.read(again.text("table.round", "round", 6))
	again.noErrors()
}

// TestCrazymuseumSizes plays the second day on a phone and on a desktop.
func TestCrazymuseumSizes(t *testing.T) {
	t.Parallel()
	for name, size := range map[string]string{"phone": "390x844", "desktop": "1280x800"} {
		t.Run(name, func(t *testing.T) {
			day := [][]ply{firstDay, {firstNight}}
			m := openCrazymuseum(t, program(t, "DOCENT_BINARY"), written(t, day...), size, writtenBook(t, day...))
			shoot := func(i int, what string) { m.shoot("crazymuseum-" + name + "-" + strconv.Itoa(i) + "-" + what) }
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

// TestCrazymuseumThreads plays a day and a night with the program that reports calls from a wrong thread.
func TestCrazymuseumThreads(t *testing.T) {
	t.Parallel()
	m := openCrazymuseum(t, program(t, "DOCENT_CHECKED_BINARY"), t.TempDir(), "1180x820", newBook(t, stores.NewMemory()))
	m.begin()
	m.plays(firstDay...)
	m.watchNight()
	m.undoNight()
	m.speak("fr")
	m.speak("en")
	m.close()
	m.noErrors()
}
