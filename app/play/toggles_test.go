//go:build scenes

package play_test

import (
	"slices"
	"testing"

	"docent/app/play"
	"docent/app/scenes/cgexpo"
	"docent/app/scenes/stage"
	"docent/app/shell"
)

// Few things to pick are toggles in the tray: what is picked has a ring, and the base plays it.
func TestFewThingsArePickedInTheTray(t *testing.T) {
	h, p := asking(t, func(a *shell.App, s *stage.Stage) *play.Table {
		return stage.Table(a, cgexpo.Play(a, s, false, cgexpo.Asks("near", -1)))
	})
	if !p.Asking() {
		stage.Form(p, "near")
	}
	if p.Asked() != nil || !p.Asking() {
		t.Fatal("the few podcasters are not asked about in the tray")
	}
	press := func(n int) { p.Slots()[n].Tapped(nil) }
	press(0)
	press(1)
	press(1)
	first := p.Draft().Offer.Fields[0].Options[0].Value
	if got := p.Draft().Answers["podcasters"]; !slices.Equal(got, []string{first}) {
		t.Fatalf("picked are %v, want %s", got, first)
	}
	if !p.Slots()[0].Chosen || p.Slots()[1].Chosen {
		t.Error("nothing shows which podcaster is picked")
	}
	survives(t, h, func() string { return told(p.Draft()) })
	if !p.Slots()[0].Chosen {
		t.Error("built anew, nothing shows which podcaster is picked")
	}
	moves := len(p.Play().Line())
	p.Lead().Tapped(nil)
	if len(p.Play().Line()) == moves || p.Asking() {
		t.Error("the deed does not play what is picked")
	}
}
