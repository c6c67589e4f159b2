//go:build scenes

package crazymuseum_test

import (
	"testing"

	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
)

// No two buttons of a table read the same, whatever the level tracks.
func TestButtonsReadApart(t *testing.T) {
	for _, level := range []string{"night", "full"} {
		h := hand.New(t, nil, hand.Narrow)
		seen, positions := 0, 0
		crazymuseum.Random(h.App, 3, "hard", level, func(m *crazymuseum.Stand) bool {
			if positions++; positions%5 > 0 {
				return false
			}
			p := stage.Table(h.App, m.Play)
			defer h.App.Pop()
			labels := map[string]bool{}
			for _, b := range p.Buttons() {
				said := b.Label + b.Caption
				if labels[said] {
					t.Errorf("level %s, %s: two buttons read %q", level, p.Now().Phase, said)
				}
				labels[said] = true
			}
			seen += len(labels)
			return t.Failed() || positions >= 200
		})
		if seen == 0 {
			t.Errorf("level %s: no button was seen", level)
		}
	}
}
