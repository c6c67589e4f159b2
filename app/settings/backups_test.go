//go:build scenes

package settings_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/home"
	"docent/app/scenes/hand"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
)

// A backup is listed with its day and its games; going back to it brings the games of then, and the app stands at home.
func TestABackupIsRestored(t *testing.T) {
	store, _, err := stores.OpenFolder(t.TempDir(), time.Now)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := store.Close(); err != nil {
			t.Error(err)
		}
	})
	plays := tracker.Open(store, catalog.Game, hand.Wall)
	hand.Begin(t, plays)
	if err := plays.BackUp(); err != nil {
		t.Fatal(err)
	}
	hand.Begin(t, plays)
	h := hand.New(t, plays, hand.Narrow)
	h.Tap("Settings")
	if found := hand.Problems(h.Window, hand.Narrow); len(found) > 0 {
		t.Errorf("the settings with a backup: %v", found)
	}
	list, err := plays.Backups()
	if err != nil || len(list) == 0 {
		t.Fatalf("kept are %v (%v)", list, err)
	}
	row := hand.Labelled(h.Window, h.App.When(list[0].At)+", 1 game")
	if row == nil {
		t.Fatal("the backup is not listed with its game")
	}
	test.Tap(row.(fyne.Tappable))
	h.Tap("Go back to this backup")
	if got := len(hand.Plays(t, plays)); got != 1 {
		t.Errorf("%d games are kept, want the one of the backup", got)
	}
	if _, ok := h.App.Top().(*home.Page); !ok || !h.App.Banner.Box().Visible() {
		t.Errorf("the page is %T, told: %v", h.App.Top(), h.App.Banner.Box().Visible())
	}
}
