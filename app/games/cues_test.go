package games_test

import (
	"testing"

	"docent/app/cue"
	"docent/app/games"
	"docent/assets"
	"docent/rules/catalog"
)

// What is heard of is told: a cue of an event that no game has is never heard.
func TestCuesAreOfEvents(t *testing.T) {
	texts := assets.TextsIn("en")
	heard := map[cue.Kind]bool{}
	for _, game := range catalog.Games() {
		cues := games.Of(game.ID()).Cues
		if cues["turn"] != cue.Card {
			t.Errorf("of the turn of %s the sound %d is heard", game.ID(), cues["turn"])
		}
		for event, k := range cues {
			heard[k] = true
			if !texts.Has(string(game.ID()) + ".event." + string(event)) {
				t.Errorf("%s tells no event %q", game.ID(), event)
			}
		}
	}
	for _, k := range cue.Kinds() {
		if k != cue.Chord && !heard[k] { // the podium's, which all games share
			t.Errorf("the sound %d is heard of no event", k)
		}
	}
}
