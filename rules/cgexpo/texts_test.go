package cgexpo_test

import (
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// spelt lists the functions that take a key.
var spelt = map[string]rulestest.Spelt{
	"bySeat": {Group: "refusal", At: 1}, "Impossible": {Group: "refusal", At: 1}, "doubt": {Group: "refusal", At: 1},
}

// Random games come by some keys once in thousands of moves: the source spells them all.
func TestEveryKeyOfTheSourceHasAText(t *testing.T) {
	rulestest.SourceTexts(t, cgexpo.Game, spelt, 115, wordKeys())
}

// wordKeys lists the keys that are no literals of the source where they are used: of moves,
// steps and phases, of outcomes and of rows that cannot be read.
func wordKeys() []string {
	keys := []string{
		"phase.over", "refusal.row-length", "refusal.row-letters", "refusal.row-missing", "refusal.event-without-carl",
		"refusal.event-without-steps", "refusal.event-without-place", "zone.unknown", "outcome.killed", "outcome.caught",
		"outcome.escapes", "outcome.shot", "outcome.steals", "outcome.nothing", "outcome.nothing-to-steal",
	}
	for step := cgexpo.Step(1); step.String() != ""; step++ {
		keys = append(keys, "phase."+step.String(), "task."+step.String())
	}
	return keys
}

// The outcome table says before the dice what each throw does (CG-ENC-2, CG-ENC-3, CG-CARL-2
// to CG-CARL-4): two assumed dice throw four hits once in nine.
func TestOutcomesBeforeTheDice(t *testing.T) {
	pos := rulestest.Start(t, cgexpo.Game, rules.Setup{Seats: 2})
	s := rulestest.State[cgexpo.State](t, pos)
	want := func(list []cgexpo.Outcome, keys ...rules.Key) {
		t.Helper()
		all := 0
		for hits, o := range list {
			all += o.Chance
			if o.Result != keys[hits] || o.Hits != hits {
				t.Errorf("%d hits: %s, want %s", hits, o.Result, keys[hits])
			}
		}
		if all != 36 || list[4].Chance != 4 {
			t.Errorf("%d throws, %d with four hits", all, list[4].Chance)
		}
	}
	want(s.Encounter(0), "caught", "caught", "caught", "caught", "escapes")
	want(s.Sweeping(0), "nothing-to-steal", "nothing-to-steal", "nothing-to-steal", "nothing-to-steal", "nothing")
	s.Thieves[0].Items[cgexpo.Key].At = cgexpo.InPack
	want(s.Sweeping(0), "steals", "steals", "steals", "steals", "nothing")
	s.Thieves[0].Items[cgexpo.Zapper].At = cgexpo.InPack
	want(s.Encounter(0), "caught", "caught", "killed", "killed", "killed")
	want(s.Sweeping(0), "steals", "steals", "shot", "shot", "shot")
}
