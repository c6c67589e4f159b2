//go:build scenes

package app_test

import (
	"io"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/scenes/hand"
	"docent/app/shell"
	"docent/tracker"
)

// desk is a window's surroundings that keep what was saved last, and open it again.
type desk struct{ name, data string }

func (d *desk) Save(name string, data []byte) { d.name, d.data = name, string(data) }

func (d *desk) Open(extension string, read func(io.ReadCloser)) {
	if strings.HasSuffix(d.name, extension) {
		read(io.NopCloser(strings.NewReader(d.data)))
	}
}

// tapRow taps a row of a list by the key of its texts.
func tapRow(h *hand.Hand, key string) {
	h.Helper()
	h.Tap(h.App.Text(key) + ", " + h.App.Text(key+".about"))
}

// Everything goes through one file to another device, with the settings, which show at once.
func TestEverythingGoesThroughAFile(t *testing.T) {
	files := &desk{}
	h := hand.NewWith(t, nil, hand.Narrow, shell.Config{Files: files})
	play := hand.Begin(t, h.Tracker)
	h.App.SetLanguage("fr")
	h.App.Push(h.App.To.Settings())
	tapRow(h, "archive.save")
	if files.name != "docent-2026-07-01"+tracker.ArchiveExtension || !strings.Contains(files.data, play.Header().ID) {
		t.Fatalf("saved as %q with %d bytes", files.name, len(files.data))
	}
	files.name = ""
	h.App.TellNotice(tracker.Notice{Key: "notice.web.unpersisted"})
	if h.Tap(h.App.Text("archive.save")); files.name == "" || h.App.Banner.Shown() {
		t.Error("who is told that the games may be lost cannot save everything there and then")
	}
	other := hand.NewWith(t, nil, hand.Narrow, shell.Config{Files: files})
	other.Tap("Settings")
	if found := hand.Problems(other.Window, hand.Narrow); len(found) > 0 {
		t.Errorf("the settings: %v", found)
	}
	tapRow(other, "archive.open")
	if got := hand.Plays(t, other.Tracker); len(got) != 1 || got[0].ID != play.Header().ID {
		t.Errorf("there are %d plays", len(got))
	}
	if other.App.Texts.Tag() != "fr" || !begins(other.App.Banner.Box(), "Parties et boîtes ajoutées\u00a0: 1.") {
		t.Errorf("the language is %s, or it is not told what came", other.App.Texts.Tag())
	}
	files.data = strings.Replace(files.data, "trasteros", "chess", 1)
	other.App.Banner.Close()
	other.App.SetLanguage("en")
	tapRow(other, "archive.open")
	if !begins(other.App.Banner.Box(), "This file is damaged") || other.App.Texts.Tag() != "en" {
		t.Error("a changed file is not refused")
	}
}

// All results of all games are one table.
func TestAllResultsAreATable(t *testing.T) {
	files := &desk{}
	h := hand.NewWith(t, nil, hand.Narrow, shell.Config{Files: files})
	h.Tap("Settings")
	tapRow(h, "results.save")
	if files.name != "docent-results-2026-07-01.csv" || files.data != "game,started,ended,minutes,players,player,place,points,won\n" {
		t.Errorf("saved as %q: %q", files.name, files.data)
	}
}

// begins reports whether a text under an object begins so.
func begins(root fyne.CanvasObject, text string) bool {
	return slices.ContainsFunc(test.LaidOutObjects(root), func(obj fyne.CanvasObject) bool {
		label, ok := obj.(*kit.Text)
		return ok && strings.HasPrefix(label.Text(), text)
	})
}
