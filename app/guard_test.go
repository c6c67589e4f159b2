//go:build scenes

package app_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/home"
	"docent/app/kit/look"
	"docent/app/scenes/hand"
	"docent/app/setup"
	"docent/app/shell"
	"docent/tracker"
)

// cursed is a page that cannot be drawn.
type cursed struct{}

func (cursed) Build(shell.Class) fyne.CanvasObject { panic("no such room") }
func (cursed) Refresh()                            {}
func (cursed) Screen() string                      { return "cursed" }

// A play whose page panics is marked and told, the app stands at home, and the next start begins there too.
func TestAPlayThatCannotBeShown(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	evening := hand.Begin(t, h.Tracker)
	h.App.To.Checklist = func(*tracker.Play) shell.Page { return cursed{} }
	h.App.OpenPlay(evening)
	if _, ok := h.App.Top().(*home.Page); !ok {
		t.Fatalf("the page is %T, want home", h.App.Top())
	}
	if !h.App.Banner.Box().Visible() {
		t.Error("nothing tells what happened")
	}
	damaged, err := h.Tracker.Damaged()
	if err != nil || len(damaged) != 1 || damaged[0].ID != evening.Header().ID {
		t.Errorf("marked are %+v (%v), want the play", damaged, err)
	}
	again := hand.New(t, h.Tracker, hand.Narrow)
	if _, ok := again.App.Top().(*home.Page); !ok {
		t.Errorf("the next start begins with %T, want home", again.App.Top())
	}
	if look.Current() != again.App.Worn() {
		t.Error("home wears another look")
	}
	again.Tap("History")
	if found := hand.Problems(again.Window, hand.Narrow); len(found) > 0 {
		t.Errorf("the history with a play that cannot be opened: %v", found)
	}
	row := hand.Labelled(again.Window, "Trasteros Locos · 1\u00a0July 2026")
	if row == nil {
		t.Fatal("the play is not listed where it can be saved")
	}
	test.Tap(row.(fyne.Tappable))
	if found := hand.Problems(again.Window, hand.Narrow); len(found) > 0 {
		t.Errorf("what can be done about it: %v", found)
	}
	test.Tap(hand.Labelled(again.Window, "Try again").(fyne.Tappable))
	if _, ok := again.App.Top().(*setup.Checklist); !ok {
		t.Errorf("tried again it opens %T, want its checklist", again.App.Top())
	}
}
