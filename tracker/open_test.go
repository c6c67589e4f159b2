package tracker_test

import (
	"runtime"
	"testing"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// A play that nobody holds any more is released, and opens again as it was.
func TestPlaysAreReleased(t *testing.T) {
	store := stores.NewMemory()
	tr, p := trackertest.MustPlay(t, store)
	trackertest.MustRoll(t, p, 3)
	id, stood := p.Header().ID, trackertest.State(t, p)
	same, _, err := tr.Resume(id)
	if err != nil || same != p {
		t.Fatalf("a play that is held was opened twice (%v)", err)
	}
	runtime.GC()
	if n := tracker.OpenPlays(tr); n != 1 {
		t.Fatalf("%d plays are open while one is held", n)
	}
	runtime.KeepAlive(p)
	runtime.KeepAlive(same)
	p, same = nil, nil
	runtime.GC()
	if n := tracker.OpenPlays(tr); n != 0 {
		t.Fatalf("%d plays are open that nobody holds", n)
	}
	again, _, err := tr.Resume(id)
	must(t, err)
	if got := trackertest.State(t, again); got != stood {
		t.Errorf("opened again as %s, want %s", got, stood)
	}
}

func TestUnknownGame(t *testing.T) {
	store := stores.NewMemory()
	_, p := trackertest.MustPlay(t, store)
	none := func(rules.GameID) (rules.Game, bool) { return nil, false }
	_, _, err := tracker.Open(store, none, trackertest.AtNoon).Resume(p.Header().ID)
	if told, ok := tracker.Told(err); !ok || told.Key != "error.store.unknown-game" || told.Data["game"] != "jar" {
		t.Fatalf("a play of an unknown game gave %v", err)
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
