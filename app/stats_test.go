//go:build scenes

package app_test

import (
	"bytes"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"docent/app/play"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/shell"
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
	h.Tap("Which player? Everyone")
	h.Tap("Emilia")
	if got := p.Shown(); got != 1 || !h.Sees("Which player? Emilia") {
		t.Errorf("of Emilia %d evenings are shown, want 1", got)
	}
	h.Tap("Which player? Emilia")
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

// A night opens the table at its move, played back from there by the table's own keys, and leads to the whole game; the play
// stands where it stood.
func TestANightOpensAtItsMove(t *testing.T) {
	s := stage.New()
	h := hand.New(t, s.Tracker, hand.Narrow)
	h.Tap("History")
	h.Tap("Statistics")
	p := h.App.Top().(*stats.Page)
	before := hand.Plays(t, s.Tracker)
	p.OnNight(0)
	table, ok := h.App.Top().(*play.Table)
	if !ok || table.Playback() == nil {
		t.Fatalf("on top is %s, and nothing is played back", h.App.Top().Screen())
	}
	steps := table.Playback().Steps()
	opens := func() int { return table.Playback().Now().Entry().ID }
	if at := p.NightAt(0); at == -1 && opens() != steps[len(steps)-1].Entry().ID || at > 0 && opens() < at {
		t.Fatalf("it opens at entry %d, the night is at %d", opens(), at)
	}
	if !table.Playback().Paused() {
		t.Error("it goes on by itself")
	}
	last := table.Playback().At()
	h.Tap("Step back")
	if at := table.Playback().At(); at != last-1 {
		t.Errorf("a step back leads from %d to %d", last, at)
	}
	h.Tap("Next step")
	table.Bar().Slide().OnMoved(1)
	if at := table.Playback().At(); at != 0 {
		t.Errorf("the slider leads to step %d, want the first", at)
	}
	if h.Sees("Undo") || !h.Sees("Back") {
		t.Error("the playback offers to take back a move, or no way back")
	}
	h.Tap("Go to the end")
	if table.Playback() != nil {
		t.Error("it does not go to the end")
	}
	h.Key(fyne.KeyEscape)
	if h.App.Top() != shell.Page(p) {
		t.Errorf("the way back leads to %s", h.App.Top().Screen())
	}
	for i, s := range hand.Plays(t, s.Tracker) {
		sameSummary(t, before[i], s)
	}
}

// sameSummary checks that nothing of a play has changed.
func sameSummary(t *testing.T, want, got tracker.Summary) {
	t.Helper()
	if got.ID != want.ID || got.Moves != want.Moves || !got.Changed.Equal(want.Changed) {
		t.Errorf("%s is another play", got.ID)
	}
}
