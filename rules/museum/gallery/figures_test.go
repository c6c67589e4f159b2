//go:build unix

package gallery_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"docent/rules/museum/gallery"
)

var (
	figures = flag.Int("figures", 0, "how many museums of each family TestFigures measures")
	first   = flag.Uint64("first", 0, "the seed of the first museum")
	limit   = flag.Duration("limit", 10*time.Second, "processor time for each museum")
	only    = flag.String("only", "", "the family to measure, all if empty")
	workers = flag.Int("workers", 1, "workers of the solver")
	sort    = flag.String("sort", "", "the sort of hard or large museums to measure, all if empty")
	bridge  = flag.Bool("bridge", false, "whether a duplicate may join a collection of a domain")
	each    = flag.Bool("each", false, "a line for each museum")
)

// spent returns the processor time of this process so far, shared out among the
// workers: on a machine that does other things as well it tells more than a clock,
// and on an idle one with a core for each worker it is about the same.
func spent() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano()+u.Stime.Nano()) / time.Duration(max(1, *workers))
}

// trace is how the solver went about a museum.
type trace struct {
	answer        gallery.Answer
	early         int // the best score after 200 ms
	found, proved time.Duration
}

func follow(t *testing.T, p problem, seed uint64) trace {
	t.Helper()
	var tr trace
	start := spent()
	score := -1
	answer, err := gallery.Arrange(p.board, p.laid(), nil, p.rules, gallery.Options{
		Seed: seed, Workers: *workers,
		Stop: func() bool { return spent()-start > *limit },
		Progress: func(a gallery.Answer) {
			if a.Score > score {
				score, tr.found = a.Score, spent()-start
				if tr.found <= 200*time.Millisecond {
					tr.early = score
				}
			}
		},
	})
	if err == nil {
		err = sound(p, p.laid(), answer)
	}
	if err != nil {
		t.Fatal(p.name, err)
	}
	tr.answer, tr.proved = answer, spent()-start
	return tr
}

// TestFigures prints how often the solver has the best known arrangement
// within 200 ms and a proof within 1, 2 and 10 s, in processor time:
//
//	go test ./rules/museum/gallery -run TestFigures -v -figures 48 -only hard -workers 2 -bridge
//
// The best known score is the best that the run itself comes to; with -bridge
// the museums are counted by the bridge reading, and -first begins at a later seed.
func TestFigures(t *testing.T) {
	if *figures == 0 {
		t.Skip("measures only on demand")
	}
	for name, family := range map[string]func(uint64) problem{"collector": collector, "hard": hard, "large": large} {
		if *only != "" && *only != name {
			continue
		}
		var early, proved1, proved2, proved, total int
		var gap int
		var took time.Duration
		for seed := *first; total < *figures; seed++ {
			p := family(seed)
			p.rules.Bridge = *bridge
			if !strings.Contains(p.name, *sort) {
				continue
			}
			total++
			tr := follow(t, p, seed)
			if tr.early == tr.answer.Score {
				early++
			}
			if tr.answer.Proved() {
				proved++
				if tr.proved <= time.Second {
					proved1++
				}
				if tr.proved <= 2*time.Second {
					proved2++
				}
			}
			gap = max(gap, tr.answer.Bound-tr.answer.Score)
			took += tr.proved
			if *each {
				fmt.Printf("%-24s %2d cards score %3d bound %3d early %3d found %8v end %8v\n", p.name, len(p.cards), tr.answer.Score,
					tr.answer.Bound, tr.early, tr.found.Round(time.Millisecond), tr.proved.Round(time.Millisecond))
			}
		}
		load, _ := os.ReadFile("/proc/loadavg")
		fmt.Printf("%s: %d museums, best known in 200 ms %.1f %%, proved in 1 s %.1f %%, 2 s %.1f %%, %v %.1f %%, largest gap %d, mean %v, load %s",
			name, total, share(early, total), share(proved1, total), share(proved2, total), *limit, share(proved, total), gap,
			(took / time.Duration(total)).Round(time.Millisecond), load)
	}
}

func share(n, of int) float64 { return 100 * float64(n) / float64(of) }
