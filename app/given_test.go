//go:build scenes

package app_test

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"docent/app/home"
	"docent/app/parts"
	"docent/app/scenes/hand"
	"docent/app/setup"
	"docent/app/shell"
	"docent/assets"
	"docent/tracker"
)

// given returns a file with a play, as another device made it.
func given(t *testing.T) (name, id string) {
	t.Helper()
	plays := hand.New(t, nil, hand.Narrow).Tracker
	play := hand.Begin(t, plays)
	var data bytes.Buffer
	if err := play.Export(&data); err != nil {
		t.Fatal(err)
	}
	return written(t, data.String()), play.Header().ID
}

func written(t *testing.T, text string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "evening.docent")
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

// The app opens the play of the file that it was started with; one that is there already is that one, and leaving it
// leads home.
func TestGivenFileOpens(t *testing.T) {
	name, id := given(t)
	h := hand.NewWith(t, nil, hand.Narrow, shell.Config{Given: name})
	if p, ok := h.App.Top().(*setup.Checklist); !ok || p.PlayID() != id {
		t.Fatalf("the file opens as %T", h.App.Top())
	}
	hand.Begin(t, h.Tracker) // another one
	again := hand.NewWith(t, h.Tracker, hand.Narrow, shell.Config{Given: name})
	if p, ok := again.App.Top().(*setup.Checklist); !ok || p.PlayID() != id || len(again.App.Pages) != 2 {
		t.Errorf("the second time %d pages lie under %T", len(again.App.Pages), again.App.Top())
	}
	if !begins(again.App.Banner.Box(), "This game is already on this device") {
		t.Error("it is not told that the game was there")
	}
	if got := len(hand.Plays(t, h.Tracker)); got != 2 {
		t.Errorf("%d plays are kept, want 2", got)
	}
}

// What cannot be opened is told in a sentence, and what was open stays open.
func TestGivenFileCannotBeOpened(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct{ name, file, told string }{
		{"absent", filepath.Join(dir, "no.docent"), "There is no file “no.docent”"},
		{"in no folder", filepath.Join(written(t, ""), "in.docent"), "Docent couldn’t open the file “in.docent”"},
		{"a folder", dir, "This isn’t a Docent game file"},
		{"foreign", written(t, "hello"), "This isn’t a Docent game file"},
		{"cut in its first line", written(t, `{"docent":1,"play":{`), "This isn’t a Docent game file"},
		{"a box", written(t, `{"docent-box":1}`), "This is a box, not a game"},
		{"newer", written(t, `{"docent":99}`), "This game was saved by a newer version"},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := hand.New(t, nil, hand.Narrow)
			open := hand.Begin(t, h.Tracker)
			h.App.OpenPlay(open)
			again := hand.NewWith(t, h.Tracker, hand.Narrow, shell.Config{Given: c.file})
			if !begins(again.App.Banner.Box(), c.told) {
				t.Errorf("not told: %s", c.told)
			}
			if p, ok := again.App.Top().(*setup.Checklist); !ok || p.PlayID() != open.Header().ID {
				t.Errorf("the page is %T", again.App.Top())
			}
			if got := len(hand.Plays(t, h.Tracker)); got != 1 {
				t.Errorf("%d plays are kept, want 1", got)
			}
		})
	}
}

// Where another copy keeps the plays, the file stays closed, and it is told how to open it there.
func TestGivenFileWhereAnotherCopyRuns(t *testing.T) {
	name, _ := given(t)
	for _, lang := range assets.Languages() {
		h := hand.NewWith(t, nil, hand.Narrow, shell.Config{
			Given: name, InUse: true, Language: lang.Tag, Unsaved: tracker.Notice{Key: "error.store.in-use"},
		})
		if _, ok := h.App.Top().(*home.InUse); !ok || len(hand.Plays(t, h.Tracker)) != 0 {
			t.Errorf("the page is %T, with %d plays", h.App.Top(), len(hand.Plays(t, h.Tracker)))
		}
		said := h.App.Text("inuse.file", "file", "evening.docent")
		if !begins(h.Window.Content(), said) || !strings.Contains(said, h.App.Text("history.import")) || !strings.Contains(said, h.App.Text("app.history")) {
			t.Errorf("not told, or not by the names of its buttons: %s", said)
		}
		if found := hand.Problems(h.Window, hand.Narrow); len(found) > 0 {
			t.Errorf("%s: %v", lang.Tag, found)
		}
	}
}

// What a page hands over while another one keeps the plays is not opened either.
func TestFileFromAroundWhereAnotherCopyRuns(t *testing.T) {
	h := hand.NewWith(t, nil, hand.Narrow, shell.Config{InUse: true, Unsaved: tracker.Notice{Key: "error.store.in-use"}})
	parts.ReadGiven(h.App, "evening.docent", io.NopCloser(strings.NewReader("")))
	if !begins(h.Window.Content(), h.App.Text("inuse.file", "file", "evening.docent")) {
		t.Error("it is not told where to open the file")
	}
}

// What a page hands over later opens in place of what is open.
func TestFileFromAround(t *testing.T) {
	name, id := given(t)
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	h := hand.New(t, nil, hand.Narrow)
	h.App.OpenPlay(hand.Begin(t, h.Tracker))
	h.App.Open(h.App.Sheet("over it", h.Window.Content()))
	parts.ReadGiven(h.App, "evening.docent", io.NopCloser(bytes.NewReader(data)))
	if p, ok := h.App.Top().(*setup.Checklist); !ok || p.PlayID() != id || len(h.App.Pages) != 2 || h.App.Covered() {
		t.Errorf("%d pages lie under %T, covered: %v", len(h.App.Pages), h.App.Top(), h.App.Covered())
	}
}
