package app

import "testing"

// A finished play is gone through from its start: the slider shows any step on the position after it, the end is the
// table as it stands, and nothing of the play changes.
func TestReviewShowsEveryStep(t *testing.T) {
	for _, size := range Sizes() {
		t.Run(size.Name, func(t *testing.T) {
			p, w := opened(t, size, cubesLevel, roundEnd()...)
			head := p.play.Head()
			p.settle()
			p.openMenu()
			tap(t, w, "Move by move")
			shows(t, p, 0)
			steps := len(p.playback.steps)
			for _, at := range []int{steps, steps / 2, 1, 2} {
				p.bar.slide.OnMoved(at)
				shows(t, p, at-1)
			}
			tap(t, w, "Next step")
			shows(t, p, 2)
			tap(t, w, "To the end")
			if p.playback != nil || p.play.Head() != head {
				t.Errorf("after the end the play stands on %d, before on %d", p.play.Head(), head)
			}
		})
	}
}
