package tracker_test

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"
	"time"

	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// A move from the tap to the disk, its steps included. One move in a hundred
// takes longer than p99-ms.
func BenchmarkDurableMove(b *testing.B) {
	_, p := trackertest.MustPlay(b, trackertest.MustFolder(b, b.TempDir()))
	var took []time.Duration
	for i := 0; b.Loop(); i++ {
		o := trackertest.Offer(b, p, "roll")
		before := time.Now()
		if _, err := p.Do(o, rules.Answers{"pips": {strconv.Itoa(1 + i%6)}}); err != nil {
			b.Fatal(err)
		}
		took = append(took, time.Since(before))
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2])/1e6, "p50-ms")
	b.ReportMetric(float64(took[len(took)*99/100])/1e6, "p99-ms")
}

// playOf returns a play of that many entries.
func playOf(b *testing.B, store tracker.Store, entries int) *tracker.Play {
	b.Helper()
	_, p := trackertest.MustPlay(b, store)
	for i := 0; p.Head() < entries; i++ {
		trackertest.MustRoll(b, p, 1+i%6)
	}
	return p
}

func BenchmarkUndo(b *testing.B) {
	p := playOf(b, stores.NewMemory(), 2000)
	for b.Loop() {
		if err := p.Undo(); err != nil {
			must(b, p.Jump(2000))
		}
	}
}

func BenchmarkResume2000(b *testing.B) {
	store := trackertest.MustFolder(b, b.TempDir())
	id := playOf(b, store, 2000).Header().ID
	for b.Loop() {
		if _, _, err := tracker.Open(store, trackertest.Only(trackertest.JarGame), time.Now).Resume(id); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkResumeEveryGame2000(b *testing.B) {
	for _, game := range catalog.Games() {
		b.Run(string(game.ID()), func(b *testing.B) {
			store := trackertest.MustFolder(b, b.TempDir())
			fewest, _ := game.Players()
			p, err := tracker.Open(store, catalog.Game, time.Now).New(game, rules.Setup{Seats: fewest}, trackertest.Seats(fewest))
			must(b, err)
			source := rand.New(rand.NewPCG(7, 7))
			for p.Head() < 2000 {
				if p.Position().Over() {
					must(b, p.Jump(0))
				}
				playRandomly(b, p, source, 1)
			}
			for b.Loop() {
				if _, _, err := tracker.Open(store, catalog.Game, time.Now).Resume(p.Header().ID); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkImport2000(b *testing.B) {
	file := exported(b, playOf(b, stores.NewMemory(), 2000))
	b.ReportMetric(float64(len(file)), "file-bytes")
	for b.Loop() {
		_, tr := elsewhere()
		if _, _, err := tr.Import(bytes.NewReader([]byte(file))); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPlays(b *testing.B) {
	store := trackertest.MustFolder(b, b.TempDir())
	for range 100 {
		trackertest.MustPlay(b, store)
	}
	for b.Loop() {
		if _, err := store.List(); err != nil {
			b.Fatal(err)
		}
	}
}
