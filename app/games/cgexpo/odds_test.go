package cgexpo

import (
	"encoding/json"
	"fmt"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
)

// How likely throws are is shown where all six faces of a battle die are recorded, and else nowhere.
func TestOddsOfWhatIsKnown(t *testing.T) {
	for told, want := range map[int]int{0: 0, 1: 0, 5: 0, 6: 36} {
		box := rules.Box{}
		for face := 1; face <= told; face++ {
			box[rules.Of("face", face)] = json.RawMessage(fmt.Sprintf(`{"hits":"%d"}`, face%3))
		}
		p := begin(t, box)
		x := readModel(stateOf(t, p), sceneOf(p), 0)
		for _, v := range x.verdicts(rules.Offer{Kind: "battle"}) {
			if v.all != want || want == 0 && v.n != 0 {
				t.Errorf("with %d faces recorded a verdict counts %d of %d throws, want %d", told, v.n, v.all, want)
			}
		}
	}
}

// Who shoots Carl is promised what Carl drops only if he holds something.
func TestShotWithAnEmptyDustpan(t *testing.T) {
	p := begin(t, nil)
	b, _ := boardIn(t, sizes[0], p)
	shot := verdict{result: "shot"}
	if said := b.outcome(shot); said != "cgexpo.board.outcome.shot" {
		t.Errorf("with an empty dustpan a shot does %q", said)
	}
	s := *b.look.state
	s.CDs.At = cgexpo.InPan
	b.look.state = &s
	if said := b.outcome(shot); said != "cgexpo.outcome.shot" {
		t.Errorf("with the CDs in the dustpan a shot does %q", said)
	}
}
