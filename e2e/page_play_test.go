//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"docent/app"
	"docent/rules/crazymuseum"
	"docent/tracker"
	"docent/tracker/stores"
)

// TestTrasterosInAPage plays Trasteros Locos from the shelf to the winner with a finger, in the page of a phone that stands and
// lies, without a connection; in the middle the page is loaded anew. The file that it saves opens on a desktop.
func TestTrasterosInAPage(t *testing.T) {
	t.Parallel()
	d := openPage(t)
	d.shoot("trasteros-01-home")
	begin(d, "cubes")
	d.shoot("trasteros-02-setup")
	layOut(d)
	(&table{docent: d}).rest() // what moves by itself may move from under a finger
	d.shoot("trasteros-03-table")
	firstRound(d)
	d.holdMemory(120)
	d.reload()
	secondRound(d)
	d.on("score")
	d.read(d.texts.Plural("app.points", 0, nil)) // the podium has risen
	d.shoot("trasteros-13-score")
	s := d.readDown()
	d.tap(d.text("app.share"))
	holdScores(t, d, s, d.saved(d.text("history.export")))
	d.holdMemory(120)
	d.quiet()
	d.close()
}

// TestCrazymuseumInAPage plays two days and nights of Crazy Museum with a finger, in the page of a phone that stands and lies,
// without a connection; the page is loaded anew in the middle of a night. The file that it saves opens on a desktop.
func TestCrazymuseumInAPage(t *testing.T) {
	t.Parallel()
	m := &crazymuseumTable{&table{docent: openPage(t), book: newBook(t, stores.NewMemory())}}
	m.game, m.players, m.does = "crazymuseum", two[:1], m.do
	m.begin()
	m.rest()
	m.shoot("crazymuseum-01-table")
	m.plays(firstDay...)
	m.shoot("crazymuseum-02-day")
	m.turnTo(lying)
	m.do(firstNight)
	m.shoot("crazymuseum-03-night")
	m.holdMemory(120)
	m.reload()
	m.settle()
	m.dismiss()
	m.reads("guard-arrives")
	m.turnTo(phone)
	m.plays(secondDay...)
	m.shoot("crazymuseum-04-second-day")
	m.turnTo(lying)
	m.plays(secondNight)
	m.shoot("crazymuseum-05-second-night")
	m.reads("mummy-awake")
	m.dismiss()
	m.tap(m.text("table.menu"))
	play := m.saved(m.text("table.export"))
	m.holdMemory(120)
	m.quiet()
	m.close()
	if got, want := stateOf[crazymuseum.State](t, play), stateOf[crazymuseum.State](t, m.book.Play); play.Head() != m.book.Head() || !reflect.DeepEqual(got, want) {
		t.Errorf("the page saved %d entries that lead to %+v, the book has %d that lead to %+v", play.Head(), got, m.book.Head(), want)
	}
}

// TestManyLooksInAPage changes the language, and with it all that is shown, again and again: a page that kept what it showed before
// would end on a phone, and one that held to a limit instead would collect without an end.
func TestManyLooksInAPage(t *testing.T) {
	t.Parallel()
	d := openPage(t)
	begin(d, "cubes")
	layOut(d)
	(&table{docent: d}).rest()
	for range 5 {
		d.speak("fr")
		d.speak("en")
	}
	d.holdMemory(120)
	d.quiet()
	d.close()
}

// readDown drags a page to its end and returns all that it showed on the way.
func (d *docent) readDown() (all app.Sight) {
	d.Helper()
	for {
		s := d.wait("everything to be still", func(app.Sight) bool { return true })
		all.Texts, all.Targets = append(all.Texts, s.Texts...), append(all.Targets, s.Targets...)
		d.click(195, 420, wheelDown)
		if d.wait("everything to be still", func(app.Sight) bool { return true }).Frame == s.Frame {
			return all
		}
	}
}

// saved taps what saves a play as a file, and reads what the page has saved.
func (d *docent) saved(label string) *tracker.Play {
	d.Helper()
	dir := d.TempDir()
	d.must(d.device.(*page).Call("Browser.setDownloadBehavior", map[string]any{"behavior": "allow", "downloadPath": dir}, nil))
	d.tap(label)
	var file *os.File
	awaitEvery(d, 10*often, saying("a file of the play"), func() bool {
		found, err := filepath.Glob(filepath.Join(dir, "*.docent"))
		if err != nil || len(found) == 0 {
			return false
		}
		file, err = os.Open(found[0])
		return err == nil
	})
	defer func() { _ = file.Close() }()
	play, notice, err := tracker.Open(stores.NewMemory(), games, time.Now).Import(file)
	if err != nil || notice.Key != "" {
		d.Fatalf("what the page saved does not open: %v %v", notice, err)
	}
	return play
}

// large returns the size of a tablet where a device can be one: a phone stands instead.
func (d *docent) large() string {
	if d.window == nil {
		return phone
	}
	return tablet
}

// redo makes again what was taken back, by keys where there are any.
func (d *docent) redo(keys string) {
	d.Helper()
	if d.window == nil {
		d.tapThe("redo", beginning(d.text("app.redo")))
		return
	}
	d.key(keys)
}
