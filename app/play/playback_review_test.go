//go:build scenes

package play_test

import (
	"testing"

	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
)

// A finished play is gone through from its start: the slider shows any step on the position after it, the end is the
// table as it stands, and nothing of the play changes.
func TestReviewShowsEveryStep(t *testing.T) {
	for _, size := range stage.Sizes() {
		t.Run(size.Name, func(t *testing.T) {
			p, w := hand.Table(t, size, trasteros.CubesLevel, trasteros.RoundEnd()...)
			head := p.Play().Head()
			p.Settle()
			p.OpenMenu()
			hand.Tap(t, w, "Move by move")
			shows(t, p, 0)
			steps := len(p.Playback().Steps())
			for _, at := range []int{steps, steps / 2, 1, 2} {
				p.Bar().Slide().OnMoved(at)
				shows(t, p, at-1)
			}
			hand.Tap(t, w, "Next step")
			shows(t, p, 2)
			undoing := p.Undoing().Label
			hand.Tap(t, w, "Back")
			if p.Playback() != nil || p.Play().Head() != head || p.Undoing().Label != "Undo" || undoing != "Back" {
				t.Errorf("the way back leads to %d, in the place of undo stood %q", p.Play().Head(), undoing)
			}
			p.Review()
			hand.Tap(t, w, "Go to the end")
			if p.Playback() != nil || p.Play().Head() != head {
				t.Errorf("after the end the play stands on %d, before on %d", p.Play().Head(), head)
			}
		})
	}
}
