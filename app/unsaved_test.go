//go:build scenes

package app_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app"
	"docent/app/home"
	"docent/app/kit"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/tracker"
)

func unsavedHand(t *testing.T, config shell.Config) (*hand.Hand, *bool) {
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
	w.Resize(hand.Narrow)
	config.Language = "en"
	plays := stage.Fresh(hand.Later())
	return &hand.Hand{T: t, App: app.New(a, w, plays, config), Tracker: plays, Window: w}, &open
}

func TestSecondCopyIsBlocked(t *testing.T) {
	h, open := unsavedHand(t, shell.Config{InUse: true, Unsaved: tracker.Notice{Key: "error.store.in-use"}})
	if h.Sees("Trasteros Locos") || h.Sees("Settings") {
		t.Fatal("a second copy shows its shelf at once")
	}
	h.Key(fyne.KeyEscape)
	if h.Sees("Trasteros Locos") {
		t.Fatal("Escape leads past the page")
	}
	h.Tap("Open without saving, Anything you play here is lost when you close this window.")
	if _, ok := h.App.Top().(*home.Page); !ok || !h.App.Unsaved().Visible() {
		t.Errorf("without saving the page is %T, the strip stands: %v", h.App.Top(), h.App.Unsaved().Visible())
	}
	if !*open {
		t.Error("opening without saving closes the window")
	}
}

// Why a second copy does not open is told once, and once what to do.
func TestSecondCopySaysItOnce(t *testing.T) {
	h, _ := unsavedHand(t, shell.Config{InUse: true, Unsaved: tracker.Notice{Key: "error.store.in-use"}})
	said := ""
	seen(h.Window.Content(), func(obj fyne.CanvasObject) {
		if text, ok := obj.(*kit.Text); ok {
			said += text.Text() + "\n"
		}
	})
	for _, words := range []string{"already open", "other window", "share the same saved games"} {
		if n := strings.Count(said, words); n != 1 {
			t.Errorf("%q is told %d times:\n%s", words, n, said)
		}
	}
}

func TestSecondCopyCloses(t *testing.T) {
	h, open := unsavedHand(t, shell.Config{InUse: true, Unsaved: tracker.Notice{Key: "error.store.in-use"}})
	h.Tap("Close this window")
	if *open {
		t.Error("the window stays")
	}
}

// A page cannot close itself: it is loaded anew.
func TestSecondTabTriesAgain(t *testing.T) {
	loaded := 0
	h, open := unsavedHand(t, shell.Config{InUse: true, Unsaved: tracker.Notice{Key: "error.store.in-use"}, Reload: func() { loaded++ }})
	if h.Sees("Close this window") {
		t.Error("a page offers to close itself")
	}
	h.Tap("Try again")
	if loaded != 1 || !*open {
		t.Errorf("loaded %d times, open: %v", loaded, *open)
	}
}

func TestNothingIsSavedStaysTold(t *testing.T) {
	h, _ := unsavedHand(t, shell.Config{Unsaved: tracker.Notice{Key: "notice.store.readonly", Data: map[string]any{"folder": "/plays"}}})
	stands := func(where string) {
		t.Helper()
		strip := h.App.Unsaved()
		page := h.App.Frame().Objects[0]
		if !strip.Visible() || page.Position().Y < strip.Position().Y+strip.Size().Height || strip.Size().Height == 0 {
			t.Errorf("%s: the strip stands: %v, %v high, over a page from %v", where, strip.Visible(), strip.Size().Height, page.Position().Y)
		}
	}
	stands("home")
	h.App.Notify("something else")
	stands("with a banner")
	if b := h.App.Banner.Box(); b.Position().Y < h.App.Unsaved().Size().Height {
		t.Error("the banner covers the strip")
	}
	h.Tap("OK")
	h.Tap("Trasteros Locos")
	h.Tap("Start")
	h.Tap("Ready to play")
	stands("the table")
	h.Tap("Why?")
	if !h.App.Covered() {
		t.Error("the reason does not open")
	}
	h.App.CloseSheets()
	h.App.SetLanguage("fr")
	stands("in French")
	if h.App.Unsaved().Hide(); hand.New(t, nil, hand.Narrow).App.Unsaved().Visible() {
		t.Error("an app that saves says that it does not")
	}
}
