//go:build e2e

package e2e

import (
	"math/rand/v2"
	"testing"
	"time"

	"docent/app"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
)

// longGame is how many entries the longest games have that are measured.
const longGame = 20_000

// TestLongGame opens games of 20,000 entries in the window. It fails where one does not come up; what it took is logged.
func TestLongGame(t *testing.T) {
	for _, id := range []rules.GameID{"crazymuseum", "oldmuseum"} {
		game, _ := catalog.Game(id)
		t.Run(string(game.ID()), func(t *testing.T) {
			binary, data := program(t, "DOCENT_BINARY"), t.TempDir()
			play := recordLongGame(t, data, game)
			began := time.Now()
			d := open(t, binary, data, "1180x820")
			s := d.wait("the table of the long game", func(s app.Sight) bool { return s.Screen == "table" })
			if s.Play != play {
				t.Errorf("the window shows %s, want %s", s.Play, play)
			}
			t.Logf("%s: %d entries, table after %d ms, %s resident", game.ID(), longGame, time.Since(began).Milliseconds(),
				status(t, d.window.process.Pid, "VmRSS"))
		})
	}
}

// recordLongGame keeps random games in a folder, one branch after the other where they end, and has the next start open them.
func recordLongGame(t *testing.T, data string, game rules.Game) (id string) {
	t.Helper()
	store, _, err := stores.OpenFolder(data, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = store.Close() }()
	tr := tracker.Open(store, catalog.Game, time.Now)
	fewest, _ := game.Players()
	players := []tracker.Player{{Name: "Ann"}, {Name: "Ben", Symbol: 1}, {Name: "Cleo", Symbol: 2}}[:max(2, fewest)]
	p, err := tr.New(game, rules.Setup{Seats: len(players)}, players)
	if err != nil {
		t.Fatal(err)
	}
	source := rand.New(rand.NewPCG(7, 7))
	const begun = 20 // steps after which the table is laid out; an ended game opens at its score
	for entries := 0; entries < longGame || p.Position().Over() || len(p.Line()) < begun; {
		if p.Position().Over() {
			if err := p.Jump(0); err != nil {
				t.Fatal(err)
			}
		}
		entries += playOne(t, p, source)
	}
	if err := tr.SetSetting("open", p.Header().ID); err != nil {
		t.Fatal(err)
	}
	return p.Header().ID
}

// playOne makes a random move and returns how many entries came of it.
func playOne(t *testing.T, p *tracker.Play, source *rand.Rand) int {
	t.Helper()
	var open []rules.Offer
	for _, o := range p.Position().Offers() {
		if o.Refused == nil {
			open = append(open, o)
		}
	}
	o := open[source.IntN(len(open))]
	made, err := p.Do(o, tracker.Draw(o, source.IntN))
	if err != nil { // blanks that belong together: the example is legal
		made, err = p.Do(o, nil)
	}
	if err != nil {
		t.Fatalf("%s was offered and then: %v", o.Kind, err)
	}
	return len(made)
}
