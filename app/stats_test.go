//go:build scenes

package app_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/stats"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
)

// The statistics are reached from the history; what was played is chosen from there by game, player and time.
func TestStatisticsAreChosen(t *testing.T) {
	s := stage.New()
	h := hand.New(t, s.Tracker, hand.Broad)
	h.Tap("History")
	h.Tap("Statistics")
	p, ok := h.App.Top().(*stats.Page)
	if !ok {
		t.Fatalf("on top is %s", h.App.Top().Screen())
	}
	if got := p.Shown(); got != 3 {
		t.Fatalf("%d evenings are shown, want 3", got)
	}
	h.Tap("Whose games? Everyone")
	h.Tap("Emilia")
	if got := p.Shown(); got != 1 || !h.Sees("Whose games? Emilia") {
		t.Errorf("of Emilia %d evenings are shown, want 1", got)
	}
	h.Tap("Whose games? Emilia")
	h.Tap("Everyone")
	if got := p.Shown(); got != 3 {
		t.Errorf("%d evenings are shown again, want 3", got)
	}
	h.Tap("Since when? All time")
	h.Tap("Last month")
	if got := p.Shown(); got != 3 {
		t.Errorf("%d evenings of the last month, want 3", got)
	}
}

// Plays that ended before there were stories get theirs at the first look, and what is shown follows.
func TestOldPlaysAreToldAtTheFirstLook(t *testing.T) {
	background := stats.Background
	stats.Background = func(do func()) { do() }
	t.Cleanup(func() { stats.Background = background })
	s := stage.New()
	store := stores.NewMemory()
	moved := tracker.Open(store, catalog.Game, func() time.Time { return s.Now })
	over, _, err := s.Tracker.Resume(s.Over)
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	if err := over.Export(&file); err != nil {
		t.Fatal(err)
	}
	if _, _, err := moved.Import(&file); err != nil {
		t.Fatal(err)
	}
	plays := hand.Plays(t, moved)
	saved, err := store.Load(plays[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	if err := store.Tell(plays[0].ID, saved.Head, tracker.Story{}); err != nil {
		t.Fatal(err)
	}
	if !hand.Plays(t, moved)[0].Untold() {
		t.Fatal("the old play has a story")
	}
	h := hand.New(t, moved, hand.Narrow)
	h.Tap("History")
	h.Tap("Statistics")
	if got := hand.Plays(t, moved)[0]; got.Untold() || !got.Story.Whole() || len(got.Story.Mentions) == 0 {
		t.Errorf("its story is %+v", got.Story)
	}
}

// A night opens at its move, and leads on to the whole game; the play stands where it stood.
func TestANightOpensAtItsMove(t *testing.T) {
	s := stage.New()
	h := hand.New(t, s.Tracker, hand.Narrow)
	h.Tap("History")
	h.Tap("Statistics")
	p := h.App.Top().(*stats.Page)
	before := hand.Plays(t, s.Tracker)
	p.OnNight(0)
	if h.App.Top().Screen() != "moment" {
		t.Fatalf("on top is %s", h.App.Top().Screen())
	}
	h.Tap("Go through the game")
	if h.App.Top().Screen() != "table" {
		t.Errorf("on top is %s", h.App.Top().Screen())
	}
	for i, s := range hand.Plays(t, s.Tracker) {
		if s.ID != before[i].ID || s.Moves != before[i].Moves || !s.Changed.Equal(before[i].Changed) {
			t.Errorf("%s is another play", s.ID)
		}
	}
}

// A night is played back from its move: step by step by hand, or by itself to the end, and nothing is changed by it.
func TestANightIsPlayedBack(t *testing.T) {
	var timers []*fyne.Animation
	start := stats.StartTimer
	stats.StartTimer = func(a *fyne.Animation) { timers = append(timers, a) }
	t.Cleanup(func() { stats.StartTimer = start })
	s := stage.New()
	h := hand.New(t, s.Tracker, hand.Narrow)
	h.Tap("History")
	h.Tap("Statistics")
	h.App.Top().(*stats.Page).OnNight(0)
	stands := func() string {
		for _, obj := range test.LaidOutObjects(h.Root()) {
			if text, ok := obj.(*kit.Text); ok && strings.Contains(text.Text(), "/") {
				return text.Text()
			}
		}
		return ""
	}
	last := stands()
	h.Tap("Step back")
	before := stands()
	if before == last || len(timers) > 0 {
		t.Fatalf("a step back leads from %q to %q, %d timers run", last, before, len(timers))
	}
	h.Tap("Play")
	if !h.Sees("Pause") || len(timers) != 1 {
		t.Fatalf("it does not play: %d timers", len(timers))
	}
	timers[0].Tick(1)
	if got := stands(); got != last || h.Sees("Pause") {
		t.Errorf("played on, it stands at %q, want the end %q", got, last)
	}
	h.Tap("Play")
	for i := 1; i < len(timers) && i < 5; i++ {
		timers[i].Tick(1)
	}
	h.Tap("Pause")
	at := stands()
	timers[len(timers)-1].Tick(1)
	if got := stands(); got != at || at == last {
		t.Errorf("paused at %q, it goes on to %q", at, got)
	}
}
