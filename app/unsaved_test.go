package app

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/tracker"
)

func unsavedHand(t *testing.T, config Config) (*hand, *bool) {
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
	plays := fresh(later())
	return &hand{t, New(a, w, plays, config), plays, w}, &open
}

func TestSecondCopyIsBlocked(t *testing.T) {
	h, open := unsavedHand(t, Config{InUse: true, Unsaved: tracker.Notice{Key: "error.store.in-use"}})
	if h.sees("Trasteros Locos") || h.sees("Settings") {
		t.Fatal("a second copy shows its shelf at once")
	}
	h.key(fyne.KeyEscape)
	if h.sees("Trasteros Locos") {
		t.Fatal("Escape leads past the page")
	}
	h.tap("Open without saving, What is played here is lost when this window is closed.")
	if _, ok := h.app.top().(*homePage); !ok || !h.app.unsaved.Visible() {
		t.Errorf("without saving the page is %T, the strip stands: %v", h.app.top(), h.app.unsaved.Visible())
	}
	if !*open {
		t.Error("opening without saving closes the window")
	}
}

func TestSecondCopyCloses(t *testing.T) {
	h, open := unsavedHand(t, Config{InUse: true, Unsaved: tracker.Notice{Key: "error.store.in-use"}})
	h.tap("Close")
	if *open {
		t.Error("the window stays")
	}
}

func TestNothingIsSavedStaysTold(t *testing.T) {
	h, _ := unsavedHand(t, Config{Unsaved: tracker.Notice{Key: "notice.store.readonly", Data: map[string]any{"folder": "/plays"}}})
	stands := func(where string) {
		t.Helper()
		strip := h.app.unsaved
		page := h.app.frame.Objects[0]
		if !strip.Visible() || page.Position().Y < strip.Position().Y+strip.Size().Height || strip.Size().Height == 0 {
			t.Errorf("%s: the strip stands: %v, %v high, over a page from %v", where, strip.Visible(), strip.Size().Height, page.Position().Y)
		}
	}
	stands("home")
	h.app.Notify("something else")
	stands("with a banner")
	if b := h.app.banner.box; b.Position().Y < h.app.unsaved.Size().Height {
		t.Error("the banner covers the strip")
	}
	h.tap("OK")
	h.tap("Trasteros Locos")
	h.tap("Start")
	h.tap("Everything is laid out")
	stands("the table")
	h.tap("Why?")
	if !h.app.covered() {
		t.Error("the reason does not open")
	}
	h.app.closeSheets()
	h.app.setLanguage("fr")
	stands("in French")
	if h.app.unsaved.Hide(); newHand(t, nil, narrow).app.unsaved.Visible() {
		t.Error("an app that saves says that it does not")
	}
}
