//go:build scenes

package play_test

import (
	"slices"
	"testing"

	"docent/app/kit"
	"docent/app/scenes/hand"
	"docent/app/scenes/trasteros"
)

// While it is told what one step brought, no action gives way: an open tray stays open, and nothing lies over it.
func TestTheTrayStaysOpenWhenTheNewsEnds(t *testing.T) {
	p, _, _ := played(t, hand.Phone(), trasteros.Bidding(4)...)
	unveil(p)
	labels := func() (said []string) {
		for _, b := range p.Slots() {
			said = append(said, b.Label)
		}
		return said
	}
	p.Unfold()
	during := labels()
	if p.Bar().Track().Visible() {
		t.Error("the bar of the news lies over the open tray")
	}
	for p.Playback() != nil {
		p.Playback().OnNext()
	}
	if after := labels(); !slices.Equal(during, after) {
		t.Errorf("the news leaves the slots %q, before they were %q", after, during)
	}
	if !p.Unfolded() {
		t.Fatal("the tray closes when the news ends")
	}
	open := slices.IndexFunc(p.Slots(), func(b *kit.ActionButton) bool { return !b.Greyed })
	p.Slots()[open].Tapped(nil)
	if p.Unfolded() {
		t.Error("the tray stays open over what is played from it")
	}
}
