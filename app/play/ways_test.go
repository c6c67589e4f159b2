//go:build scenes

package play_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	screen "docent/app/games/cgexpo"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
	"docent/app/play"
	"docent/app/scenes/cgexpo"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/shell"
)

// Where nothing else is to be decided, each way is a slot of its own: one tap, not a button for all and then the one meant.
func TestTheOnlyWaysAreSlots(t *testing.T) {
	t.Cleanup(kittest.Clock(hand.Later()))
	scene := stage.Scene{Name: "chase", Open: func(a *shell.App, s *stage.Stage) {
		stage.Table(a, cgexpo.Play(a, s, true, cgexpo.Asks("chase", 0)))
	}}
	shown := stage.New().Show(test.NewTempApp(t), test.NewTempWindow(t, nil), scene, stage.Sizes()[0], "en", look.Look{Variant: look.Dark, Scale: 1})
	p := shown.Top().(*play.Table)
	offers := p.Actions()[0].Offers()
	if len(p.Actions()) != 1 || len(offers) < 2 {
		t.Fatalf("%d actions, the first with %d ways", len(p.Actions()), len(offers))
	}
	if got := len(p.Slots()); got != len(offers) || p.Lead() != nil {
		t.Fatalf("%d slots for %d ways, and the deed is %v", got, len(offers), p.Lead())
	}
	for i, b := range p.Slots() {
		if b.Icon != (screen.Art{}).Sign(offers[i]) || b.Icon == "" {
			t.Errorf("the slot %q bears %q", b.Label, b.Icon)
		}
		if b.Short == "" || i > 0 && b.Short == p.Slots()[0].Short || len(strings.Fields(b.Short)) >= len(strings.Fields(b.Label)) {
			t.Errorf("the tile of %q says %q", b.Label, b.Short)
		}
	}
	moves := len(p.Play().Line())
	p.Slots()[1].Tapped(nil)
	if len(p.Play().Line()) == moves {
		t.Error("a tap on a way does not go it")
	}
}
