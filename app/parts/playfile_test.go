//go:build scenes

package parts_test

import (
	"testing"

	"docent/app/parts"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
)

// While a bid is sealed the file without it is offered first.
func TestASecretIsAskedAboutBeforeItIsSaved(t *testing.T) {
	for _, c := range []struct {
		name   string
		level  string
		moves  []trasteros.Made
		sealed bool
	}{{"nothing is hidden", "score", nil, false}, {"a bid is sealed", trasteros.CubesLevel, trasteros.Bidding(2), true}} {
		t.Run(c.name, func(t *testing.T) {
			h := hand.New(t, nil, hand.Narrow)
			table := trasteros.TableOf(h.App, stage.New(), 3, c.level, c.moves...)
			parts.SavePlay(h.App, table.Play())
			if got := hand.Labelled(h.Window, "Without secrets") != nil; got != c.sealed {
				t.Errorf("asked about secrets: %v, want %v", got, c.sealed)
			}
		})
	}
}
