package tracker_test

import (
	"bytes"
	"math/rand/v2"
	"runtime"
	"testing"
	"time"

	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// longPlay is how many entries the longest plays have that are measured.
const longPlay = 20_000

// BenchmarkLongPlay opens a play of 20,000 entries and goes back in it. heap-MB is the memory
// that the opened play holds.
func BenchmarkLongPlay(b *testing.B) {
	for _, game := range catalog.Games() {
		b.Run(string(game.ID()), func(b *testing.B) {
			file := longFile(b, game)
			store := trackertest.MustFolder(b, b.TempDir())
			p, _, err := tracker.Open(store, catalog.Game, time.Now).Import(bytes.NewReader(file))
			must(b, err)
			id := p.Header().ID
			var opening, undoing time.Duration
			var heap uint64
			for b.Loop() {
				p = nil
				before, began := heapNow(), time.Now()
				p, _, err = tracker.Open(store, catalog.Game, time.Now).Resume(id)
				must(b, err)
				opening += time.Since(began)
				heap += heapNow() - before
				began = time.Now()
				must(b, p.Undo())
				undoing += time.Since(began)
				must(b, p.Redo())
			}
			runtime.KeepAlive(p)
			b.ReportMetric(float64(opening.Milliseconds())/float64(b.N), "open-ms")
			b.ReportMetric(float64(undoing.Microseconds())/1000/float64(b.N), "undo-ms")
			b.ReportMetric(float64(heap)/float64(b.N)/1e6, "heap-MB")
		})
	}
}

func heapNow() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// longFile returns a shared play: games at random, one branch after the other where they end.
func longFile(b *testing.B, game rules.Game) []byte {
	b.Helper()
	fewest, _ := game.Players()
	seats := max(2, fewest)
	p, err := tracker.Open(stores.NewMemory(), catalog.Game, time.Now).New(game, rules.Setup{Seats: seats}, trackertest.Seats(seats))
	must(b, err)
	source := rand.New(rand.NewPCG(7, 7))
	for tracker.OpenNodes(p) < longPlay-200 {
		if p.Position().Over() {
			must(b, p.Jump(0))
		}
		playRandomly(b, p, source, 1)
	}
	return []byte(exported(b, p))
}
