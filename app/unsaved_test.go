//go:build scenes

package app_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app"
	"docent/app/home"
	"docent/app/scenes"
	"docent/app/shell"
	"docent/tracker"
)

func unsavedHand(t *testing.T, config shell.Config) (*hand, *bool) {
	t.Helper()
	a := test.NewTempApp(t)
	w := test.NewWindow(nil)
	open := true
	w.SetOnClosed(func() { open = false })
	t.Cleanup(func() {
		if open {
			w.Close()
		}
	})
	w.Resize(narrow)
	config.Language = "en"
	plays := scenes.Fresh(later())
	return &hand{t, app.New(a, w, plays, config), plays, w}, &open
}

func TestSecondCopyIsBlocked(t *testing.T) {
	h, open := unsavedHand(t, shell.Config{InUse: true, Unsaved: tracker.Notice{Key: "error.store.in-use"}})
	if h.sees("Trasteros Locos") || h.sees("Settings") {
		t.Fatal("a second copy shows its shelf at once")
	}
	h.key(fyne.KeyEscape)
	if h.sees("Trasteros Locos") {
		t.Fatal("Escape leads past the page")
	}
	h.tap("Open without saving, What is played here is lost when this window is closed.")
	if _, ok := h.app.Top().(*home.Page); !ok || !h.app.Unsaved().Visible() {
		t.Errorf("without saving the page is %T, the strip stands: %v", h.app.Top(), h.app.Unsaved().Visible())
	}
	if !*open {
		t.Error("opening without saving closes the window")
	}
}

func TestSecondCopyCloses(t *testing.T) {
	h, open := unsavedHand(t, shell.Config{InUse: true, Unsaved: tracker.Notice{Key: "error.store.in-use"}})
	h.tap("Close")
	if *open {
		t.Error("the window stays")
	}
}

func TestNothingIsSavedStaysTold(t *testing.T) {
	h, _ := unsavedHand(t, shell.Config{Unsaved: tracker.Notice{Key: "notice.store.readonly", Data: map[string]any{"folder": "/plays"}}})
	stands := func(where string) {
		t.Helper()
		strip := h.app.Unsaved()
		page := h.app.Frame().Objects[0]
		if !strip.Visible() || page.Position().Y < strip.Position().Y+strip.Size().Height || strip.Size().Height == 0 {
			t.Errorf("%s: the strip stands: %v, %v high, over a page from %v", where, strip.Visible(), strip.Size().Height, page.Position().Y)
		}
	}
	stands("home")
	h.app.Notify("something else")
	stands("with a banner")
	if b := h.app.Banner.Box(); b.Position().Y < h.app.Unsaved().Size().Height {
		t.Error("the banner covers the strip")
	}
	h.tap("OK")
	h.tap("Trasteros Locos")
	h.tap("Start")
	h.tap("Everything is laid out")
	stands("the table")
	h.tap("Why?")
	if !h.app.Covered() {
		t.Error("the reason does not open")
	}
	h.app.CloseSheets()
	h.app.SetLanguage("fr")
	stands("in French")
	if h.app.Unsaved().Hide(); newHand(t, nil, narrow).app.Unsaved().Visible() {
		t.Error("an app that saves says that it does not")
	}
}
