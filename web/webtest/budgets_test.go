//go:build webtest

package webtest

import (
	"slices"
	"testing"
	"time"

	"docent/web/browser"
)

// The edition stays quick and small. Each figure is the best of some runs: a machine that is busy with something else must not
// fail it, and a slower program fails all of them.
const runs = 5

// tries is how often a start is tried that was too slow: it waits for other programs, too, which the processor's time does not
// count.
const tries = 15

// The budgets are for a machine on which a fixed piece of work takes so many milliseconds. A slower one has as many times
// longer, up to twice; a faster one has no less. A machine that others share is now quicker, now slower: the work is done
// before and after what is measured, and the longer time counts.
const (
	usualPace = 11.5
	slowest   = 2
)

// pacing does the fixed piece of work some times and returns what the quickest took: arithmetic, with memory.
const pacing = `(() => {
	const memory = new Int32Array(1 << 18)
	let best = Infinity
	for (let run = 0; run < 20; run++) {
		const begun = performance.now()
		for (let i = 0, x = 1; i < 5e6; i++) {
			x ^= x << 13
			x ^= x >>> 17
			x ^= x << 5
			memory[x & 0x3ffff] += x
		}
		best = Math.min(best, performance.now() - begun)
	}
	return best
})()`

// pace is how many times slower than the usual one a machine was found to be, at least 1.
type pace struct {
	b  *browser.Browser
	by float64
}

func paced(t *testing.T, b *browser.Browser) *pace {
	t.Helper()
	p := &pace{b, 1}
	p.again(t)
	return p
}

// again does the fixed work in a page in which nothing else goes on.
func (p *pace) again(t *testing.T) {
	t.Helper()
	page, err := p.b.Open("about:blank", browser.Screen{})
	if err != nil {
		t.Fatal(err)
	}
	var took float64
	if err := page.Eval(pacing, &took); err != nil {
		t.Fatal(err)
	}
	if err := page.Close(); err != nil {
		t.Fatal(err)
	}
	p.by = min(max(p.by, took/usualPace), slowest)
	t.Logf("the fixed work takes %.1f ms: budgets are %.2f times as large", took, p.by)
}

// The first screen comes soon where everything is kept, on a fast processor and on one that is four times slower, without a
// connection, and the program takes little memory then.
func TestBudgetOfTheStart(t *testing.T) {
	b := started(t, t.TempDir())
	usual := paced(t, b)
	p := changed(t, b, edition(t), browser.Watching)
	if err := p.Wait("navigator.serviceWorker.controller", patience); err != nil {
		t.Fatal(err)
	}
	if err := p.Call("Network.emulateNetworkConditions", map[string]any{"offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}, nil); err != nil {
		t.Fatal(err)
	}
	for _, throttled := range []struct{ by, most float64 }{{1, 1000}, {4, 2500}} {
		if err := p.Call("Emulation.setCPUThrottlingRate", map[string]any{"rate": throttled.by}, nil); err != nil {
			t.Fatal(err)
		}
		var took []float64
		for len(took) < tries && (len(took) < runs || slices.Min(took) > throttled.most*usual.by) {
			p.again()
			var one float64
			if err := p.Eval("performance.getEntriesByName('first screen')[0].startTime", &one); err != nil {
				t.Fatal(err)
			}
			took = append(took, one)
		}
		t.Logf("first screen, processor slowed %g times: %.0f ms", throttled.by, took)
		usual.again(t)
		if best, most := slices.Min(took), throttled.most*usual.by; best > most {
			t.Errorf("the first screen takes %.0f ms on a processor slowed %g times, more than %.0f", best, throttled.by, most)
		}
	}
	p.holdMemory("after the start", 80)
}

// holdMemory demands that the program has no more memory than so many megabytes.
func (p *tab) holdMemory(when string, most float64) {
	p.Helper()
	bytes, err := p.Memory()
	if err != nil {
		p.Fatal(err)
	}
	p.Logf("memory %s: %.1f MB", when, bytes/1e6)
	if bytes > most*1e6 {
		p.Errorf("the program has %.1f MB %s, more than %.0f", bytes/1e6, when, most)
	}
}

// frameBudget is how many milliseconds of the usual processor a frame may take, so that sixty fit into a second.
const frameBudget = 17.0

// fewest is how many frames have to be drawn while a finger drags for a second, or nothing is measured.
const fewest = 10

// A frame takes little of the processor while a finger drags a late map, or a long page.
func TestBudgetOfFrames(t *testing.T) {
	t.Run("map", func(t *testing.T) {
		b := started(t, t.TempDir())
		usual := paced(t, b)
		p := opened(t, b, edition(t), phone)
		p.opensFile("../../tracker/testdata/editions/1/crazymuseum-full.docent")
		s := p.shows("table")
		if len(s.Marks) == 0 {
			t.Fatal("no map is shown")
		}
		middle := p.middle(s.Marks[0].place)
		if err := p.Pinch([2]browser.Point{{X: middle.X - 20, Y: middle.Y}, {X: middle.X + 20, Y: middle.Y}},
			[2]browser.Point{{X: middle.X - 60, Y: middle.Y}, {X: middle.X + 60, Y: middle.Y}}, 2, 300*time.Millisecond, 50*time.Millisecond); err != nil {
			t.Fatal(err)
		}
		p.holdFrames(usual, browser.Point{X: 190, Y: 300}, browser.Point{X: 150, Y: 340})
	})
	t.Run("list", func(t *testing.T) {
		b := started(t, t.TempDir())
		usual := paced(t, b)
		p := opened(t, b, edition(t), phone)
		p.tap("Crazy Museum")
		p.shows("setup")
		p.holdFrames(usual, browser.Point{X: 190, Y: 600}, browser.Point{X: 190, Y: 300})
	})
}

// holdFrames demands that a frame takes no more of the processor than its budget while a finger drags to and fro.
func (p *tab) holdFrames(usual *pace, from, to browser.Point) {
	p.Helper()
	best := p.frames(from, to)
	usual.again(p.T)
	if most := frameBudget * usual.by; best > most {
		p.Errorf("a frame takes %.1f ms of the processor, more than %.1f", best, most)
	}
}

// opensFile opens a play from a file.
func (p *tab) opensFile(name string) {
	p.Helper()
	p.slow()
	p.tap("History")
	p.tap("Open a game from a file")
	p.choose(name)
}

// frames drags a finger to and fro and returns how many milliseconds of the processor a frame takes.
func (p *tab) frames(from, to browser.Point) float64 {
	p.Helper()
	if err := p.Call("Performance.enable", map[string]any{"timeDomain": "threadTicks"}, nil); err != nil {
		p.Fatal(err)
	}
	const counting = `globalThis.drawn = 0;
		for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
			const clear = prototype.clear;
			prototype.clear = function (...args) { drawn++; return clear.apply(this, args); };
		}`
	if err := p.Eval(counting, nil); err != nil {
		p.Fatal(err)
	}
	var took []float64
	for range runs {
		before, first := p.worked()
		for range 2 {
			if err := p.Drag(from, to, time.Second/2, 0); err != nil {
				p.Fatal(err)
			}
			from, to = to, from
		}
		after, last := p.worked()
		if last-first < fewest {
			p.Fatalf("only %.0f frames are drawn while a finger drags", last-first)
		}
		took = append(took, 1000*(after-before)/(last-first))
	}
	p.Logf("a frame takes %.1f ms of the processor", took)
	return slices.Min(took)
}

// worked returns how many seconds of the processor the page has worked, and how many frames it has drawn.
func (p *tab) worked() (seconds, frames float64) {
	p.Helper()
	var told struct {
		Metrics []struct {
			Name  string
			Value float64
		}
	}
	if err := p.Call("Performance.getMetrics", nil, &told); err != nil {
		p.Fatal(err)
	}
	if err := p.Eval("drawn", &frames); err != nil {
		p.Fatal(err)
	}
	for _, one := range told.Metrics {
		if one.Name == "TaskDuration" {
			seconds = one.Value
		}
	}
	return seconds, frames
}

// A move is kept at once: 95 of 100 within ten milliseconds.
func TestBudgetOfAMove(t *testing.T) {
	const most, run = 10, 100
	server := testServer(t, "stores.wasm", "../../tracker/stores")
	page, err := started(t, t.TempDir()).Open(server.URL, browser.Screen{})
	if err != nil {
		t.Fatal(err)
	}
	start(t, page, "^TestWriteUntilKilled$", "measure")
	if err := page.Wait("typeof code === 'number'", 4*patience); err != nil {
		t.Fatal(err)
	}
	var took []float64
	if err := page.Eval("took", &took); err != nil || len(took) < runs*run {
		t.Fatalf("%v: %v", err, page.Console())
	}
	var late, middle []float64
	for one := range slices.Chunk(took, run) {
		slices.Sort(one)
		late, middle = append(late, one[run*95/100]), append(middle, one[run/2])
	}
	t.Logf("95 of 100 moves are kept within %.1f ms, half of them within %.1f", late, middle)
	if best := slices.Min(late); best > most {
		t.Errorf("95 of 100 moves are kept within %.1f ms, not within %d", best, most)
	}
}
