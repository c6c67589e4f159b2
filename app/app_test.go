//go:build scenes

package app_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/home"
	"docent/app/kit"
	"docent/app/play"
	"docent/app/rulebook"
	"docent/app/setup"
	"docent/app/shell"
)

func TestFourTapsToAPlay(t *testing.T) {
	for name, size := range map[string]fyne.Size{"phone": narrow, "tablet": broad} {
		t.Run(name, func(t *testing.T) {
			h := newHand(t, nil, size)
			h.tap("Trasteros Locos")
			h.tap("Start")
			h.tap("Everything is laid out")
			if _, ok := h.app.Top().(*play.Table); !ok {
				t.Fatalf("the page is %T, want the table", h.app.Top())
			}
			if got := len(allPlaysOf(t, h.tracker)); got != 1 {
				t.Errorf("%d plays are kept, want 1", got)
			}
		})
	}
}

func TestResumeAtStart(t *testing.T) {
	h := newHand(t, nil, narrow)
	evening := begin(t, h.tracker)
	h.app.OpenPlay(evening)
	again := newHand(t, h.tracker, narrow)
	if p, ok := again.app.Top().(*setup.Checklist); !ok || p.PlayID() != evening.Header().ID {
		t.Fatalf("the app begins with %T, want the checklist of the open play", again.app.Top())
	}
	again.tap("Everything is laid out")
	again = newHand(t, h.tracker, narrow)
	if _, ok := again.app.Top().(*play.Table); !ok {
		t.Fatalf("the app begins with %T, want the table", again.app.Top())
	}
	again.key(fyne.KeyEscape)
	if _, ok := again.app.Top().(*home.Page); !ok {
		t.Fatalf("Escape leads to %T, want home", again.app.Top())
	}
	again = newHand(t, h.tracker, narrow)
	if _, ok := again.app.Top().(*home.Page); !ok {
		t.Fatalf("after leaving the table the app begins with %T, want home", again.app.Top())
	}
}

func TestResumeOfAGonePlay(t *testing.T) {
	h := newHand(t, nil, narrow)
	h.app.SetSetting(shell.SettingOpen, "gone")
	again := newHand(t, h.tracker, narrow)
	if _, ok := again.app.Top().(*home.Page); !ok {
		t.Fatalf("the app begins with %T, want home", again.app.Top())
	}
	if !again.app.Banner.Box().Visible() {
		t.Error("nothing tells that the play is gone")
	}
}

func TestEscapeClosesTheSheetThenThePage(t *testing.T) {
	h := newHand(t, nil, narrow)
	h.tap("Rules")
	h.app.To.Rule("trasteros", "TL-BID-3")
	h.key(fyne.KeyEscape)
	if h.app.Covered() {
		t.Fatal("the sheet stays")
	}
	if _, ok := h.app.Top().(*rulebook.Page); !ok {
		t.Fatalf("the page is %T, want the rulebook", h.app.Top())
	}
	h.key(fyne.KeyEscape)
	if _, ok := h.app.Top().(*home.Page); !ok {
		t.Fatalf("the page is %T, want home", h.app.Top())
	}
	h.key(fyne.KeyEscape)
	if len(h.app.Pages) != 1 {
		t.Errorf("%d pages are left, want home", len(h.app.Pages))
	}
}

func TestClasses(t *testing.T) {
	tests := []struct {
		width, height float32
		mobile        bool
		want          shell.Class
	}{
		{390, 844, true, shell.Phone},
		{844, 390, true, shell.Tablet},
		{820, 1180, true, shell.Phone},
		{1180, 820, true, shell.Tablet},
		{1280, 800, true, shell.Tablet},
		{1280, 800, false, shell.Desk},
		{1000, 700, false, shell.Tablet},
		{839, 600, false, shell.Phone},
	}
	for _, test := range tests {
		if got := shell.ClassOf(fyne.NewSize(test.width, test.height), test.mobile); got != test.want {
			t.Errorf("%v × %v, mobile %v: got %v, want %v", test.width, test.height, test.mobile, got, test.want)
		}
	}
}

func TestTurningTheDeviceBuildsThePageAnew(t *testing.T) {
	h := newHand(t, nil, narrow)
	h.tap("Rules")
	p := h.app.Top().(*rulebook.Page)
	if p.Detail() != nil {
		t.Error("a phone shows a rule beside the list")
	}
	h.window.Resize(broad)
	if h.app.Class != shell.Tablet || p.Detail() == nil {
		t.Errorf("turned: class %v, a rule beside the list %v", h.app.Class, p.Detail() != nil)
	}
}

func TestBannerTellsWhenItWasClosedOtherwise(t *testing.T) {
	h := newHand(t, nil, narrow)
	acted, closed := 0, 0
	show := func() { h.app.Banner.Show(kit.Notice, "x", "Act", func() { acted++ }, func() { closed++ }) }
	show()
	h.tap("Act")
	show()
	h.app.Notify("another")
	if acted != 1 || closed != 1 {
		t.Errorf("acted %d times, closed %d times, want once each", acted, closed)
	}
}
