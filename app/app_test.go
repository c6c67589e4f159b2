package app

import (
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/kit"
)

func TestFourTapsToAPlay(t *testing.T) {
	for name, size := range map[string]fyne.Size{"phone": narrow, "tablet": broad} {
		t.Run(name, func(t *testing.T) {
			h := newHand(t, nil, size)
			h.tap("Trasteros Locos")
			h.tap("Start")
			h.tap("Everything is laid out")
			if _, ok := h.app.top().(*tablePage); !ok {
				t.Fatalf("the page is %T, want the table", h.app.top())
			}
			if got := len(allPlaysOf(t, h.tracker)); got != 1 {
				t.Errorf("%d plays are kept, want 1", got)
			}
		})
	}
}

func TestResumeAtStart(t *testing.T) {
	h := newHand(t, nil, narrow)
	play := begin(t, h.tracker)
	h.app.openPlay(play)
	again := newHand(t, h.tracker, narrow)
	if p, ok := again.app.top().(*checklistPage); !ok || p.playID() != play.Header().ID {
		t.Fatalf("the app begins with %T, want the checklist of the open play", again.app.top())
	}
	again.tap("Everything is laid out")
	again = newHand(t, h.tracker, narrow)
	if _, ok := again.app.top().(*tablePage); !ok {
		t.Fatalf("the app begins with %T, want the table", again.app.top())
	}
	again.key(fyne.KeyEscape)
	if _, ok := again.app.top().(*homePage); !ok {
		t.Fatalf("Escape leads to %T, want home", again.app.top())
	}
	again = newHand(t, h.tracker, narrow)
	if _, ok := again.app.top().(*homePage); !ok {
		t.Fatalf("after leaving the table the app begins with %T, want home", again.app.top())
	}
}

func TestResumeOfAGonePlay(t *testing.T) {
	h := newHand(t, nil, narrow)
	h.app.setSetting(settingOpen, "gone")
	again := newHand(t, h.tracker, narrow)
	if _, ok := again.app.top().(*homePage); !ok {
		t.Fatalf("the app begins with %T, want home", again.app.top())
	}
	if !again.app.banner.box.Visible() {
		t.Error("nothing tells that the play is gone")
	}
}

func TestEscapeClosesTheSheetThenThePage(t *testing.T) {
	h := newHand(t, nil, narrow)
	h.tap("Rules")
	h.app.openRule("trasteros", "TL-BID-3")
	h.key(fyne.KeyEscape)
	if h.app.covered() {
		t.Fatal("the sheet stays")
	}
	if _, ok := h.app.top().(*rulebookPage); !ok {
		t.Fatalf("the page is %T, want the rulebook", h.app.top())
	}
	h.key(fyne.KeyEscape)
	if _, ok := h.app.top().(*homePage); !ok {
		t.Fatalf("the page is %T, want home", h.app.top())
	}
	h.key(fyne.KeyEscape)
	if len(h.app.pages) != 1 {
		t.Errorf("%d pages are left, want home", len(h.app.pages))
	}
}

func TestClasses(t *testing.T) {
	tests := []struct {
		width, height float32
		mobile        bool
		want          class
	}{
		{390, 844, true, phone},
		{844, 390, true, tablet},
		{820, 1180, true, phone},
		{1180, 820, true, tablet},
		{1280, 800, true, tablet},
		{1280, 800, false, desk},
		{1000, 700, false, tablet},
		{839, 600, false, phone},
	}
	for _, test := range tests {
		if got := classOf(fyne.NewSize(test.width, test.height), test.mobile); got != test.want {
			t.Errorf("%v × %v, mobile %v: got %v, want %v", test.width, test.height, test.mobile, got, test.want)
		}
	}
}

func TestTurningTheDeviceBuildsThePageAnew(t *testing.T) {
	h := newHand(t, nil, narrow)
	h.tap("Rules")
	p := h.app.top().(*rulebookPage)
	if p.detail != nil {
		t.Error("a phone shows a rule beside the list")
	}
	h.window.Resize(broad)
	if h.app.class != tablet || p.detail == nil {
		t.Errorf("turned: class %v, a rule beside the list %v", h.app.class, p.detail != nil)
	}
}

func TestBannerTellsWhenItWasClosedOtherwise(t *testing.T) {
	h := newHand(t, nil, narrow)
	acted, closed := 0, 0
	show := func() { h.app.banner.show(kit.Notice, "x", "Act", func() { acted++ }, func() { closed++ }) }
	show()
	h.tap("Act")
	show()
	h.app.Notify("another")
	if acted != 1 || closed != 1 {
		t.Errorf("acted %d times, closed %d times, want once each", acted, closed)
	}
}
