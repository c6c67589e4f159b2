//go:build e2e

package e2e

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"docent/app"
	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

// docent is the program, running.
type docent struct {
	testing.TB
	display *display
	process *os.Process
	over    chan struct{}
	output  *output
	probe   string
	asked   int
	taps    int // of the pointer so far
	window  string
	x, y    int // the corner of the window
	size    string
	texts   *assets.Texts
	game    rules.GameID
	players []tracker.Player
}

// output gathers what the program prints.
type output struct {
	sync.Mutex
	bytes.Buffer
}

func (o *output) Write(p []byte) (int, error) {
	o.Lock()
	defer o.Unlock()
	return o.Buffer.Write(p)
}

func (o *output) all() string {
	o.Lock()
	defer o.Unlock()
	return o.String()
}

// environment is the same on every machine: nobody's home, British English, one pixel to the point.
func environment(d *display, home string) []string {
	var env []string
	for _, set := range os.Environ() {
		switch name, _, _ := strings.Cut(set, "="); {
		case name == "HOME", name == "LANG", name == "LANGUAGE", name == "WAYLAND_DISPLAY",
			strings.HasPrefix(name, "LC_"), strings.HasPrefix(name, "XDG_"), strings.HasPrefix(name, "FYNE_"):
		default:
			env = append(env, set)
		}
	}
	return append(env, "DISPLAY="+d.name, "HOME="+home, "LANG=en_GB.UTF-8", "FYNE_SCALE=1")
}

// launch starts the program.
func launch(t testing.TB, d *display, binary string, out *output, home string, args ...string) *exec.Cmd {
	t.Helper()
	cmd := exec.Command(binary, args...)
	cmd.Env = environment(d, home)
	cmd.Stdout, cmd.Stderr = out, out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return cmd
}

// open starts the program on a folder of plays and waits for its first page.
func open(t testing.TB, binary, data, size string) *docent {
	t.Helper()
	home := t.TempDir()
	d := &docent{
		TB: t, display: newDisplay(t), over: make(chan struct{}), output: &output{},
		probe: filepath.Join(home, "probe.json"), size: size, texts: assets.TextsIn("en"), game: "trasteros",
	}
	cmd := launch(t, d.display, binary, d.output, home, "-data", data, "-size", size, "-probe", d.probe)
	d.process = cmd.Process
	go func() {
		_ = cmd.Wait()
		close(d.over)
	}()
	t.Cleanup(func() {
		if t.Failed() {
			d.shoot("failed-" + strings.NewReplacer("/", "-").Replace(t.Name()))
			d.dump()
			t.Logf("last seen: %s\nprinted:\n%s", d.told(), d.output.all())
		}
		d.kill()
	})
	d.wait("the first page", func(s app.Sight) bool { return s.Screen != "" })
	d.findWindow()
	return d
}

// findWindow notes where the window stands and gives it the keys.
func (d *docent) findWindow() {
	d.Helper()
	id := ""
	await(d, saying("the window"), func() bool {
		out, err := d.display.try("xdotool", "search", "--onlyvisible", "--name", "^Docent$")
		id, _, _ = strings.Cut(out, "\n")
		return err == nil && id != ""
	})
	d.window = id
	for line := range strings.Lines(d.display.run(d, "xdotool", "getwindowgeometry", "--shell", id)) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		n, _ := strconv.Atoi(value)
		switch name {
		case "X":
			d.x = n
		case "Y":
			d.y = n
		}
	}
	d.display.run(d, "xdotool", "windowfocus", "--sync", id)
}

// dump has a program that still runs print what it is waiting for, which ends it.
func (d *docent) dump() {
	_ = d.process.Signal(syscall.SIGQUIT)
	select {
	case <-d.over:
	case <-time.After(patience):
	}
}

// kill ends the program at once, as a flat battery would.
func (d *docent) kill() {
	_ = d.process.Kill()
	<-d.over
}

// close ends the program in order, as logging out does.
func (d *docent) close() {
	d.Helper()
	if err := d.process.Signal(syscall.SIGTERM); err != nil {
		d.Fatal(err)
	}
	select {
	case <-d.over:
	case <-time.After(patience):
		d.Fatal("the program does not end")
	}
}

// see reads the probe; ok is false before the first look.
func (d *docent) see() (s app.Sight, ok bool) {
	told, err := os.ReadFile(d.probe)
	if err != nil {
		return s, false
	}
	if err := json.Unmarshal(told, &s); err != nil {
		d.Fatal("the probe tells nonsense: ", err)
	}
	return s, true
}

func (d *docent) told() string {
	s, _ := d.see()
	b := &strings.Builder{}
	fmt.Fprintf(b, "page %s, sheets %q, play at %d of %d\n", s.Screen, s.Sheets, s.Head, s.Moves)
	for _, t := range s.Targets {
		fmt.Fprintf(b, "  [%s] at %d,%d %dx%d greyed %v locked %v cut %v\n", t.Label, t.X, t.Y, t.W, t.H, t.Greyed, t.Locked, t.Cut)
	}
	for _, t := range s.Texts {
		fmt.Fprintf(b, "  %q\n", t.Text)
	}
	return b.String()
}

// wait looks until everything is still and ok says yes.
func (d *docent) wait(what string, ok func(app.Sight) bool) app.Sight {
	d.Helper()
	var last app.Sight
	await(d, func() string { return what }, func() bool {
		select {
		case <-d.over:
			d.Fatalf("the program ended while waiting for %s", what)
		default:
		}
		s, seen := d.see()
		last = s
		return seen && s.Still && ok(s)
	})
	return last
}

// shoot keeps a picture of the window.
func (d *docent) shoot(name string) {
	d.Helper()
	file := artifact(d, "e2e-"+name+".png")
	if file == "" {
		return
	}
	crop := fmt.Sprintf("%s+%d+%d", d.size, d.x, d.y)
	if out, err := d.display.try("import", "-window", "root", "-crop", crop, "+repage", file); err != nil {
		d.Errorf("no picture %s: %v %s", name, err, out)
	}
}

// text is a text of the catalogue in the language of the moment.
func (d *docent) text(key string, pairs ...any) string {
	data := map[string]any{}
	for i := 0; i+1 < len(pairs); i += 2 {
		data[pairs[i].(string)] = pairs[i+1]
	}
	return d.texts.Text(key, data)
}

// offer is the label of a move about things.
func (d *docent) offer(kind rules.Kind, about ...rules.Thing) string {
	return d.teller().Offer(rules.Offer{Kind: kind, Seat: rules.Table, About: about})
}

// thing is a thing in words.
func (d *docent) thing(t rules.Thing) string { return d.teller().Thing(t) }

func (d *docent) teller() *tracker.Teller {
	return tracker.NewTeller(d.texts, d.game, d.players)
}
