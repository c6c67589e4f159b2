//go:build e2e

package e2e

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"docent/rules"
)

// samples is how many events of a kind are measured.
const samples = 150

// small is a window in which the rooms, at their largest, do not all fit: only such a map can be dragged.
const small = "900x600"

// TestMeasureCrazymuseum measures how soon the map follows the mouse, in the program as people run it: without a probe.
// Nothing fails for being slow.
func TestMeasureCrazymuseum(t *testing.T) {
	load, _, _ := strings.Cut(firstLine("/proc/loadavg"), " ")
	binary := program(t, "DOCENT_BINARY")
	day := [][]ply{firstDay, {firstNight}, secondDay, {secondNight}, embraced, caught, {visited}, hidden, turned, second}
	data := written(t, day...)
	m := openCrazymuseum(t, binary, data, small, book{t, nil})
	m.resume()
	x, y := m.middleOf("room:3")
	m.close()

	cmd := launch(t, m.window.display, binary, m.window.output, t.TempDir(), "-data", data, "-size", small)
	defer end(cmd)
	awaitPaint(t, m.window.display)
	rest(t, cmd.Process.Pid)
	hand := newHand(t, m.window.display)
	at := func(by int) string { return fmt.Sprintf("mousemove %d %d", x, y+by) }
	hand.do(at(0))
	for range 6 {
		hand.do("click " + wheelUp)
	}
	rest(t, cmd.Process.Pid)
	wheel := hand.measure(x, y, "click "+wheelDown, "click "+wheelUp)
	rest(t, cmd.Process.Pid)
	hand.do("mousedown 1", at(-40))
	drag := hand.measure(x, y, at(-50), at(-40))
	hand.do("mouseup 1")

	line := fmt.Sprintf("Crazy Museum, map of 6 rooms, load %s: event to picture, %d each: drag median %s ms, 99 %% under %s ms; wheel median %s ms, 99 %% under %s ms",
		load, samples, ms(drag[samples/2]), ms(drag[samples*99/100]), ms(wheel[samples/2]), ms(wheel[samples*99/100]))
	t.Log(line)
	keep(t, "Crazy Museum, map", line)
	m.noErrors()
}

func ms(d time.Duration) string { return fmt.Sprintf("%.1f", float64(d.Microseconds())/1000) }

// middleOf returns the middle of a thing on the map, on the screen.
func (m *crazymuseumTable) middleOf(thing rules.Thing) (x, y int) {
	m.Helper()
	mark := m.mark(thing)
	return m.window.x + mark.X + mark.W/2, m.window.y + mark.Y + mark.H/2
}

// hand is an xdotool that runs all the time and does at once what it is told.
type hand struct {
	testing.TB
	display *display
	tell    io.Writer
}

func newHand(t testing.TB, d *display) *hand {
	t.Helper()
	cmd := exec.Command("xdotool", "-")
	cmd.Env = append(os.Environ(), "DISPLAY="+d.name)
	tell, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = tell.Close()
		_ = cmd.Wait()
	})
	return &hand{t, d, tell}
}

func (h *hand) do(lines ...string) {
	h.Helper()
	for _, line := range lines {
		if _, err := io.WriteString(h.tell, line+"\n"); err != nil {
			h.Fatal(err)
		}
	}
}

// measure does two things by turns and times until the picture around a point changes, the fastest first.
func (h *hand) measure(x, y int, turns ...string) []time.Duration {
	h.Helper()
	var took []time.Duration
	for i := range samples {
		before := h.calm(x, y)
		began := time.Now()
		h.do(turns[i%len(turns)])
		awaitEvery(h, time.Millisecond/2, saying("the map to follow %q", turns[i%len(turns)]), func() bool {
			return !bytes.Equal(before, h.look(x, y))
		})
		took = append(took, time.Since(began))
	}
	slices.Sort(took)
	return took
}

// calm waits until the picture does not change any longer.
func (h *hand) calm(x, y int) (now []byte) {
	h.Helper()
	same := 0
	await(h, saying("the map to be still"), func() bool {
		before := now
		if now = h.look(x, y); bytes.Equal(before, now) {
			same++
		} else {
			same = 0
		}
		return same >= calmLooks
	})
	return now
}

const calmLooks = 3

// look returns what the server keeps of some lines on both sides of a point (see painted); the point itself is left out, the
// server draws its pointer there.
func (h *hand) look(x, y int) []byte {
	h.Helper()
	dump, err := os.Open(h.display.pixels)
	if err != nil {
		h.Fatal(err)
	}
	defer func() { _ = dump.Close() }()
	head := make([]byte, 100)
	if _, err := io.ReadFull(dump, head); err != nil {
		h.Fatal(err)
	}
	word := func(i int) int { return int(binary.BigEndian.Uint32(head[4*i:])) }
	begin, line := word(0)+12*word(19), word(12)
	const wide, near, high, step = 150, 50, 160, 4
	var seen []byte
	for dy := -high; dy < high; dy += step {
		for _, from := range []int{x - wide, x + near} {
			row := make([]byte, 4*(wide-near))
			if _, err := dump.ReadAt(row, int64(begin+(y+dy)*line+4*from)); err != nil {
				h.Fatal(err)
			}
			seen = append(seen, row...)
		}
	}
	return seen
}

// keep puts a line into the measures, in the place of the one before that begins alike.
func keep(t testing.TB, begins, line string) {
	t.Helper()
	path := artifact(t, "measures.txt")
	if path == "" {
		return
	}
	told, err := os.ReadFile(path)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	lines := slices.DeleteFunc(strings.Split(strings.TrimSpace(string(told)), "\n"), func(old string) bool {
		return old == "" || strings.HasPrefix(old, begins)
	})
	if err := os.WriteFile(path, []byte(strings.Join(append(lines, line), "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}
