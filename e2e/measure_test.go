//go:build e2e

package e2e

import (
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// ticks is how many the system counts of a second of the processor.
const ticks = 100

// TestMeasure measures the program as people run it: without a probe. Nothing fails for being slow.
func TestMeasure(t *testing.T) {
	docent, data := program(t, "DOCENT_BINARY"), t.TempDir()
	d := open(t, docent, data, "1180x820")
	begin(d, "cubes")
	layOut(d)
	auctionWithATie(d)
	d.close()

	lines := []string{
		fmt.Sprintf("%s, %s", strings.TrimSpace(d.window.display.run(t, docent, "version")), time.Now().UTC().Format(time.RFC3339)),
		"window 1180x820 under Xvfb, software GL; load before: " + firstLine("/proc/loadavg"),
	}
	home := t.TempDir()
	first, _ := startOnce(t, d.window.display, docent, home)
	var starts, work []time.Duration
	for range 5 {
		took, worked := startOnce(t, d.window.display, docent, home)
		starts, work = append(starts, took), append(work, worked)
	}
	slices.Sort(starts)
	slices.Sort(work)
	lines = append(lines, fmt.Sprintf("process start to the first painted window: median of 5 %d ms (%d to %d), of that %d ms of the processor; the very first %d ms",
		starts[2].Milliseconds(), starts[0].Milliseconds(), starts[4].Milliseconds(), work[2].Milliseconds(), first.Milliseconds()))

	cmd := launch(t, d.window.display, docent, d.window.output, t.TempDir(), "-data", data, "-size", "1180x820")
	defer end(cmd)
	awaitPaint(t, d.window.display)
	rest(t, cmd.Process.Pid)
	before, began := burnt(t, cmd.Process.Pid), time.Now()
	<-time.After(10 * time.Second)
	used, took := burnt(t, cmd.Process.Pid)-before, time.Since(began)
	lines = append(lines,
		fmt.Sprintf("table at rest: %.1f %% of a core over %.0f s", 100*float64(used)/ticks/took.Seconds(), took.Seconds()),
		fmt.Sprintf("table: %s resident, of that %s its own (anonymous)", status(t, cmd.Process.Pid, "VmRSS"), status(t, cmd.Process.Pid, "RssAnon")))

	told := strings.Join(lines, "\n") + "\n"
	t.Log("\n" + told)
	if path := artifact(t, "measures.txt"); path != "" {
		if err := os.WriteFile(path, []byte(told), 0o644); err != nil {
			t.Error(err)
		}
	}
}

// startOnce starts the program and waits for the first picture in its window; it returns how long that took and how much
// of the processor's time it used.
func startOnce(t *testing.T, d *display, docent, home string) (took, worked time.Duration) {
	t.Helper()
	began := time.Now()
	cmd := launch(t, d, docent, &output{}, home, "-data", filepath.Join(home, "plays"), "-size", "1180x820")
	awaitPaint(t, d)
	took = time.Since(began)
	worked = time.Duration(burnt(t, cmd.Process.Pid)) * time.Second / ticks
	end(cmd)
	await(t, saying("the window to go"), func() bool { return !d.painted(t) })
	return took, worked
}

func awaitPaint(t *testing.T, d *display) {
	t.Helper()
	await(t, saying("the first picture"), func() bool { return d.painted(t) })
}

// painted reports whether the upper left of the screen shows more than an empty window: at least three colours. It reads
// what the server keeps (the format of xwd) and does not disturb anybody.
func (d *display) painted(t *testing.T) bool {
	t.Helper()
	dump, err := os.ReadFile(d.pixels)
	if err != nil {
		t.Fatal(err)
	}
	word := func(i int) int { return int(binary.BigEndian.Uint32(dump[4*i:])) }
	begin, line := word(0)+12*word(19), word(12)
	colours := map[uint32]bool{}
	for y := range 100 {
		for x := range 300 {
			colours[binary.LittleEndian.Uint32(dump[begin+y*line+4*x:])] = true
			if len(colours) > 2 {
				return true
			}
		}
	}
	return false
}

// rest waits until the program has used little of the processor for a second, or gives up after some.
func rest(t *testing.T, pid int) {
	t.Helper()
	for range 15 {
		before := burnt(t, pid)
		<-time.After(time.Second)
		if burnt(t, pid)-before < ticks/20 {
			return
		}
	}
	t.Log("the program does not come to rest")
}

func end(cmd *exec.Cmd) {
	_ = cmd.Process.Kill()
	_ = cmd.Wait()
}

// burnt returns the time of the processor that a process has used, in ticks.
func burnt(t *testing.T, pid int) int {
	t.Helper()
	return burntBy(t, filepath.Join("/proc", strconv.Itoa(pid)))
}

// burntBy returns the same of a process or a thread in the folder in which the system tells of it.
func burntBy(t *testing.T, told string) int {
	t.Helper()
	stat, err := os.ReadFile(filepath.Join(told, "stat"))
	if err != nil {
		t.Fatal(err)
	}
	fields := strings.Fields(string(stat)[strings.LastIndexByte(string(stat), ')')+1:])
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return user + system
}

// status returns a line of what the system says about a process.
func status(t *testing.T, pid int, name string) string {
	t.Helper()
	all, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "status"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(all)) {
		if key, value, _ := strings.Cut(line, ":"); key == name {
			kb, _ := strconv.Atoi(strings.Fields(value)[0])
			return fmt.Sprintf("%d MB", kb/1024)
		}
	}
	return "unknown"
}

func firstLine(file string) string {
	all, _ := os.ReadFile(file)
	line, _, _ := strings.Cut(string(all), "\n")
	return line
}
