package stores_test

import (
	"fmt"
	"os"
	"syscall/js"
	"testing"
	"time"

	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// TestWriteUntilKilled runs in the page that web/webtest kills: it goes on with a play and tells of each move that it is
// kept, or counts the moves that are, or measures in milliseconds how long it takes to keep one.
func TestWriteUntilKilled(t *testing.T) {
	what := os.Getenv("KILLED_WHILE")
	if what == "" {
		t.Skip("only where somebody kills the browser")
	}
	store, notice, err := stores.OpenFolder("killed", trackertest.AtNoon)
	if err != nil || notice.Key != "" {
		t.Fatalf("opened with %v, told %q", err, notice.Key)
	}
	p := onlyPlay(t, store)
	if what == "count" {
		js.Global().Set("counted", made(p))
		return
	}
	if what == "measure" {
		var took []any
		for i := range 1000 {
			began := time.Now()
			trackertest.MustRoll(t, p, 1+i%5)
			took = append(took, float64(time.Since(began))/float64(time.Millisecond))
		}
		js.Global().Set("took", took)
		return
	}
	for i := 0; ; i++ {
		trackertest.MustRoll(t, p, 1+i%5)
		call := js.Global().Get("XMLHttpRequest").New()
		call.Call("open", "POST", fmt.Sprint("/told?move=", made(p)), false)
		call.Call("send")
	}
}

// made counts the moves that somebody made.
func made(p *tracker.Play) (n int) {
	for _, e := range p.Line() {
		if !e.Auto() {
			n++
		}
	}
	return n
}

// onlyPlay opens the one play of a store, or begins it.
func onlyPlay(t *testing.T, store tracker.Store) *tracker.Play {
	t.Helper()
	plays := trackertest.Listed(t, store)
	if len(plays) == 0 {
		_, p := trackertest.MustPlay(t, store)
		return p
	}
	p, notice, err := tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon).Resume(plays[0].ID)
	if err != nil || notice.Key != "" || len(plays) != 1 {
		t.Fatalf("%d plays, resumed with %v, told %q", len(plays), err, notice.Key)
	}
	return p
}
