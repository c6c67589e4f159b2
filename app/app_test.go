//go:build scenes

package app_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/home"
	"docent/app/kit"
	"docent/app/play"
	"docent/app/rulebook"
	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/hand"
	"docent/app/setup"
	"docent/app/shell"
)

func TestFourTapsToAPlay(t *testing.T) {
	for name, size := range map[string]fyne.Size{"phone": hand.Narrow, "tablet": hand.Broad} {
		t.Run(name, func(t *testing.T) {
			h := hand.New(t, nil, size)
			h.Tap("Trasteros Locos")
			h.Tap("Start")
			h.Tap("Ready to play")
			if _, ok := h.App.Top().(*play.Table); !ok {
				t.Fatalf("the page is %T, want the table", h.App.Top())
			}
			if got := len(hand.Plays(t, h.Tracker)); got != 1 {
				t.Errorf("%d plays are kept, want 1", got)
			}
		})
	}
}

func TestResumeAtStart(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	evening := hand.Begin(t, h.Tracker)
	h.App.OpenPlay(evening)
	again := hand.New(t, h.Tracker, hand.Narrow)
	if p, ok := again.App.Top().(*setup.Checklist); !ok || p.PlayID() != evening.Header().ID {
		t.Fatalf("the app begins with %T, want the checklist of the open play", again.App.Top())
	}
	again.Tap("Ready to play")
	again = hand.New(t, h.Tracker, hand.Narrow)
	if _, ok := again.App.Top().(*play.Table); !ok {
		t.Fatalf("the app begins with %T, want the table", again.App.Top())
	}
	again.Key(fyne.KeyEscape)
	if _, ok := again.App.Top().(*home.Page); !ok {
		t.Fatalf("Escape leads to %T, want home", again.App.Top())
	}
	again = hand.New(t, h.Tracker, hand.Narrow)
	if _, ok := again.App.Top().(*home.Page); !ok {
		t.Fatalf("after leaving the table the app begins with %T, want home", again.App.Top())
	}
}

func TestResumeOfAGonePlay(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	h.App.SetSetting(shell.SettingOpen, "gone")
	again := hand.New(t, h.Tracker, hand.Narrow)
	if _, ok := again.App.Top().(*home.Page); !ok {
		t.Fatalf("the app begins with %T, want home", again.App.Top())
	}
	if !again.App.Banner.Box().Visible() {
		t.Error("nothing tells that the play is gone")
	}
}

func TestEscapeClosesTheSheetThenThePage(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	h.Tap("Rules")
	h.App.To.Rule("trasteros", "TL-BID-3")
	h.Key(fyne.KeyEscape)
	if h.App.Covered() {
		t.Fatal("the sheet stays")
	}
	if _, ok := h.App.Top().(*rulebook.Page); !ok {
		t.Fatalf("the page is %T, want the rulebook", h.App.Top())
	}
	h.Key(fyne.KeyEscape)
	if _, ok := h.App.Top().(*home.Page); !ok {
		t.Fatalf("the page is %T, want home", h.App.Top())
	}
	h.Key(fyne.KeyEscape)
	if len(h.App.Pages) != 1 {
		t.Errorf("%d pages are left, want home", len(h.App.Pages))
	}
}

// What lies open over a board closes before the table does: back on a phone does not leave the play by it.
func TestEscapeClosesWhatLiesOpenOnATable(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	p := play.NewTable(h.App, crazymuseum.Random(h.App, 2, "normal", "full", func(m *crazymuseum.Stand) bool { return m.Offered("move") }))
	h.App.Push(p)
	for name, open := range map[string]func(){"the seats": p.PullDown, "all actions": p.Unfold} {
		if open(); !p.Drawn() && !p.Unfolded() {
			t.Fatalf("%s do not open", name)
		}
		h.Key(fyne.KeyEscape)
		if h.App.Top() != shell.Page(p) || p.Drawn() || p.Unfolded() {
			t.Fatalf("Escape leaves %s open, or the table", name)
		}
	}
	h.Key(fyne.KeyEscape)
	if h.App.Top() == shell.Page(p) {
		t.Error("Escape stays at a table on which nothing is open")
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
	h := hand.New(t, nil, hand.Narrow)
	h.Tap("Rules")
	p := h.App.Top().(*rulebook.Page)
	if p.Detail() != nil {
		t.Error("a phone shows a rule beside the list")
	}
	h.Window.Resize(hand.Broad)
	if h.App.Class != shell.Tablet || p.Detail() == nil {
		t.Errorf("turned: class %v, a rule beside the list %v", h.App.Class, p.Detail() != nil)
	}
}

func TestBannerTellsWhenItWasClosedOtherwise(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	acted, closed := 0, 0
	show := func() { h.App.Banner.Show(kit.Notice, "x", "Act", func() { acted++ }, func() { closed++ }) }
	show()
	h.Tap("Act")
	show()
	h.App.Notify("another")
	if acted != 1 || closed != 1 {
		t.Errorf("acted %d times, closed %d times, want once each", acted, closed)
	}
}
