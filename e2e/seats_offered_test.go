//go:build e2e && unix

package e2e

import (
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"docent/rules"
	"docent/rules/catalog"
	"docent/rules/rulestest"
	"docent/tracker"
	"docent/tracker/seats"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// hosted is a play whose seats are offered to phones of this machine.
type hosted struct {
	*seats.Host
	play *tracker.Play
}

// offered begins a play and offers its seats.
func offered(t *testing.T, game rules.GameID, setup rules.Setup, o seats.Options) hosted {
	t.Helper()
	g, _ := catalog.Game(game)
	list := []tracker.Player{{Name: "Ann"}, {Name: "Bilal", Symbol: 1}, {Name: "Chloé", Symbol: 2}, {Name: "Diego", Symbol: 3}}
	play, err := tracker.Open(stores.NewMemory(), catalog.Game, time.Now).New(g, setup, list[:setup.Seats])
	if err != nil {
		t.Fatal(err)
	}
	return hosts(t, play, o)
}

// hosts offers the seats of a play. Nobody is ever too fast for it: each look at its clock takes a second.
func hosts(t *testing.T, play *tracker.Play, o seats.Options) hosted {
	t.Helper()
	if o.Now == nil {
		var looks atomic.Int64
		o.Now = func() time.Time { return time.Now().Add(time.Duration(looks.Add(1)) * time.Second) }
	}
	o.Listen = "0.0.0.0:0"
	h, err := seats.Open(play, o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = h.Close() })
	return hosted{h, play}
}

// staged offers the seats of what the scenarios of testdata/seats, which are of one game, come to last.
func staged(t *testing.T, game rules.GameID) hosted {
	t.Helper()
	g, _ := catalog.Game(game)
	var last rulestest.Stage
	rulestest.Stages(t, g, "testdata/seats", func(s rulestest.Stage) { last = s })
	return hosts(t, trackertest.Moved(t, g, last.Setup, last.Moves), seats.Options{Table: true})
}

// scenarios returns where the scenarios of a game are.
func scenarios(game rules.GameID) string {
	return filepath.Join("..", "rules", string(game), "testdata")
}
