//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"docent/tracker"
)

// ticking is how long a clock that runs is measured: some marks of the journal fall into it.
const ticking = 40 * time.Second

// TestMeasureOldmuseum measures what the clock costs while it runs over the rooms, in the program as people run it:
// without a probe. Nothing fails for being slow.
func TestMeasureOldmuseum(t *testing.T) {
	load, _, _ := strings.Cut(firstLine("/proc/loadavg"), " ")
	binary, data := program(t, "DOCENT_BINARY"), t.TempDir()
	r := openOldmuseum(t, data, "1180x820", demolition)
	r.begin(demolition)
	r.plays(wayIn...)
	dial, _ := r.reach("the clock", r.dial())
	x, y := r.window.x+dial.X+dial.W/2, r.window.y+dial.Y+dial.H/2
	r.close()

	cmd := launch(t, r.window.display, binary, r.window.output, t.TempDir(), "-data", data, "-size", "1180x820")
	awaitPaint(t, r.window.display)
	rest(t, cmd.Process.Pid)
	stands, _ := share(t, cmd.Process.Pid, ticking/2)
	r.window.display.run(t, "xdotool", "mousemove", fmt.Sprint(x), fmt.Sprint(y), "sleep", "0.3", "click", left, "sleep", "0.3", "mousemove", fmt.Sprint(x), fmt.Sprint(y+300))
	rest(t, cmd.Process.Pid)
	runs, drawn := share(t, cmd.Process.Pid, ticking)
	end(cmd)

	told := 0
	for _, e := range stored(t, data).Line() {
		if e.Author == tracker.Timed {
			told++
		}
	}
	if told < 2 {
		t.Fatalf("the journal has the time %d times: the clock did not run", told)
	}
	line := fmt.Sprintf("rooms of The Old Museum, load %s: %.1f %% of a core while the clock runs and %.1f %% more for the pixels, which a graphics card draws elsewhere; %.1f %% while it stands",
		load, runs-drawn, drawn, stands)
	t.Log(line)
	keep(t, "rooms of The Old Museum", line)
	r.noErrors()
}

// share returns how much of a core a process uses, in percent, and how much of that goes into pixels: there is no graphics
// card here, the threads of Mesa's llvmpipe stand in for it.
func share(t *testing.T, pid int, during time.Duration) (all, pixels float64) {
	t.Helper()
	before, drew, began := burnt(t, pid), rasterised(t, pid), time.Now()
	<-time.After(during)
	used, drawn, took := burnt(t, pid)-before, rasterised(t, pid)-drew, time.Since(began).Seconds()
	return 100 * float64(used) / ticks / took, 100 * float64(drawn) / ticks / took
}

// rasterised returns what the threads that draw pixels have used, in ticks.
func rasterised(t *testing.T, pid int) (used int) {
	t.Helper()
	threads := filepath.Join("/proc", strconv.Itoa(pid), "task")
	list, err := os.ReadDir(threads)
	if err != nil {
		t.Fatal(err)
	}
	for _, thread := range list {
		told := filepath.Join(threads, thread.Name())
		if strings.HasPrefix(firstLine(filepath.Join(told, "comm")), "llvmpipe") {
			used += burntBy(t, told)
		}
	}
	return used
}
