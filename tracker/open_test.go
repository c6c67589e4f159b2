package tracker_test

import (
	"runtime"
	"testing"

	"docent/tracker"
	"docent/tracker/trackertest"
)

// A play that nobody holds any more is released, and opens again as it was.
func TestPlaysAreReleased(t *testing.T) {
	store := tracker.NewMemory()
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
