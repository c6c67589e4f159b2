//go:build scenes && !js

package app_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/scenes/hand"
	"docent/app/settings"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// Where not all of a play can be played any more, the banner says so and leads to a file, and the log still tells what
// happened.
func TestADamagedPlayLeadsToItsFile(t *testing.T) {
	for _, c := range []struct{ name, sql, told string }{
		{"the last position is there", `UPDATE entries SET hash = '' WHERE id = 3`, "notice.damaged.carried"},
		{"nor can the last position be read", `UPDATE entries SET hash = '' WHERE id = 3; UPDATE plays SET position = x'7b7d'`, "notice.damaged.prefix"},
		{"nothing can be read", `UPDATE plays SET position = x'7b7d', header = replace(header, '"seats":3', '"seats":4')`, "error.store.unreadable"},
	} {
		t.Run(c.name, func(t *testing.T) {
			plays, id, before := damagedPlay(t, c.sql)
			h := hand.New(t, plays, hand.Narrow)
			opened := h.App.Resume(id)
			if start, _, _ := strings.Cut(h.App.Text(c.told, "kept", 2), "."); !begins(h.App.Banner.Box(), start) {
				t.Errorf("not told: %s", start)
			}
			h.Tap("Save as a file")
			if !h.App.Covered() {
				t.Error("nothing asks where to save it")
			}
			h.App.CloseSheets()
			if found := hand.Problems(h.Window, hand.Narrow); len(found) > 0 {
				t.Errorf("the page after the notice: %v", found)
			}
			if !opened {
				return
			}
			h.Tap("Menu")
			h.Tap("Game log")
			last := h.App.Teller(before.Game, before.Players).Event(before.told[len(before.told)-1])
			if rule, ok := logged(h, last); !ok || rule != h.App.Text("log.lost") {
				t.Errorf("the log tells %q: %v, with %q", last, ok, rule)
			}
			if found := hand.Problems(h.Window, hand.Narrow); len(found) > 0 {
				t.Errorf("the log: %v", found)
			}
		})
	}
}

// logged finds a line of the log on the screen and returns its small print.
func logged(h *hand.Hand, said string) (rule string, ok bool) {
	for _, obj := range test.LaidOutObjects(h.Window.Canvas().Overlays().Top()) {
		if line, ok := obj.(*kit.LogLine); ok && line.Said == said {
			return line.Rule, true
		}
	}
	return "", false
}

// kept holds what was kept of a play before it was damaged.
type kept struct {
	tracker.Header
	told []rules.Event // by its last entries
}

// damagedPlay keeps a play of some moves and damages it.
func damagedPlay(t *testing.T, damage string) (*tracker.Tracker, string, kept) {
	t.Helper()
	dir := t.TempDir()
	plays, shut := keptIn(t, dir)
	p := hand.Begin(t, plays)
	chance := rand.New(rand.NewPCG(13, 13))
	for len(p.Line()) < 6 {
		offers := p.Position().Offers()
		if o := offers[chance.IntN(len(offers))]; o.Refused == nil {
			if _, err := p.Do(o, tracker.Draw(o, chance.IntN)); err != nil {
				t.Log(err)
			}
		}
	}
	before := kept{Header: p.Header()}
	for _, e := range p.Line()[3:] {
		before.told = append(before.told, tracker.Heard(e.Events, rules.Table)...)
	}
	shut()
	if err := trackertest.Exec(dir, damage); err != nil {
		t.Fatal(err)
	}
	plays, shut = keptIn(t, dir)
	t.Cleanup(shut)
	return plays, p.Header().ID, before
}

// keptIn opens the plays of a folder.
func keptIn(t *testing.T, dir string) (*tracker.Tracker, func()) {
	t.Helper()
	store, _, err := stores.OpenFolder(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	return tracker.Open(store, catalog.Game, hand.Wall), func() {
		if err := store.Close(); err != nil {
			t.Error(err)
		}
	}
}

// A notice of something lost leads to the backups, where there are any.
func TestALossLeadsToTheBackups(t *testing.T) {
	lost := tracker.Notice{Key: "notice.store.missing.several", Data: map[string]any{"games": 2, "moves": 5}}
	plays, shut := keptIn(t, t.TempDir())
	t.Cleanup(shut)
	h := hand.New(t, plays, hand.Narrow)
	h.App.TellNotice(lost)
	if h.Sees("Go back to a backup") {
		t.Error("a backup is offered where there is none")
	}
	hand.Begin(t, plays)
	if err := plays.BackUp(); err != nil {
		t.Fatal(err)
	}
	h.App.TellNotice(lost)
	if found := hand.Problems(h.Window, hand.Narrow); len(found) > 0 {
		t.Errorf("home under the notice: %v", found)
	}
	h.Tap("Go back to a backup")
	if _, ok := h.App.Top().(*settings.Page); !ok {
		t.Fatalf("the page is %T, want the settings", h.App.Top())
	}
	list, err := plays.Backups()
	if err != nil || len(list) == 0 {
		t.Fatalf("kept are %v (%v)", list, err)
	}
	row := hand.Labelled(h.Window, h.App.When(list[0].At)+", 1 game")
	if row == nil || row.Size().Height == 0 {
		t.Fatal("the backup is not listed")
	}
}

// The file that a notice leads to holds every entry, although the last ones cannot be played.
func TestTheFileOfADamagedPlayIsWhole(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("HOME", folder)
	t.Setenv("USERPROFILE", folder)
	plays, id, _ := damagedPlay(t, `UPDATE entries SET hash = '' WHERE id = 3; UPDATE plays SET position = x'7b7d'`)
	h := hand.New(t, plays, hand.Broad)
	h.App.Resume(id)
	h.Tap("Save as a file")
	if all := h.App.Text("share.secret") + ", " + h.App.Text("share.secret.whole"); h.Sees(all) {
		h.Tap(all)
	}
	for _, obj := range test.LaidOutObjects(h.Window.Canvas().Overlays().Top()) {
		if b, ok := obj.(*widget.Button); ok && b.Text == "Save" {
			test.Tap(b)
			break
		}
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.docent"))
	if err != nil || len(files) != 1 {
		t.Fatalf("saved are %v (%v)", files, err)
	}
	data, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	if got := bytes.Count(data, []byte("\n")); got < 7 {
		t.Errorf("the file has %d lines, want the header and 6 entries", got)
	}
}
