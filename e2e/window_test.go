//go:build e2e

package e2e

import (
	"bytes"
	"errors"
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
	"unicode"
)

// window is the program in a window on a display of its own, with a mouse and a keyboard.
type window struct {
	testing.TB
	display *display
	process *os.Process
	over    chan struct{}
	output  *output
	probe   string
	id      string
	x, y    int // its corner
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

// environment returns the same on every machine: nobody's home, British English, one pixel to the point.
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

// openWindow starts the program on a folder of plays.
func openWindow(t testing.TB, binary, data, size string) *window {
	t.Helper()
	home := t.TempDir()
	w := &window{TB: t, display: newDisplay(t), over: make(chan struct{}), output: &output{}, probe: filepath.Join(home, "probe.json")}
	cmd := launch(t, w.display, binary, w.output, home, "-data", data, "-size", size, "-probe", w.probe)
	w.process = cmd.Process
	go func() {
		_ = cmd.Wait()
		close(w.over)
	}()
	return w
}

// find notes where the window stands and gives it the keys.
func (w *window) find() {
	w.Helper()
	await(w, saying("the window"), func() bool {
		out, err := w.display.try("xdotool", "search", "--onlyvisible", "--name", "^Docent$")
		w.id, _, _ = strings.Cut(out, "\n")
		return err == nil && w.id != ""
	})
	for line := range strings.Lines(w.display.run(w, "xdotool", "getwindowgeometry", "--shell", w.id)) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		n, _ := strconv.Atoi(value)
		switch name {
		case "X":
			w.x = n
		case "Y":
			w.y = n
		}
	}
	w.display.run(w, "xdotool", "windowfocus", "--sync", w.id)
}

func (w *window) told() ([]byte, error) { return os.ReadFile(w.probe) }

func (w *window) ask(question string) error {
	if err := os.WriteFile(w.probe+".new-ask", []byte(question), 0o600); err != nil {
		return err
	}
	return os.Rename(w.probe+".new-ask", w.probe+".ask")
}

func (w *window) gone() bool {
	select {
	case <-w.over:
		return true
	default:
		return false
	}
}

func (w *window) printed() string { return w.output.all() }

func (w *window) dump() {
	_ = w.process.Signal(syscall.SIGQUIT)
	select {
	case <-w.over:
	case <-time.After(patience):
	}
}

func (w *window) kill() {
	_ = w.process.Kill()
	<-w.over
}

func (w *window) close() error {
	if err := w.process.Signal(syscall.SIGTERM); err != nil {
		return err
	}
	select {
	case <-w.over:
		return nil
	case <-time.After(patience):
		return errors.New("the program does not end")
	}
}

// try has xdotool do something on the display.
func (w *window) try(args ...string) error {
	if out, err := w.display.try("xdotool", args...); err != nil {
		return fmt.Errorf("xdotool %s: %w\n%s", strings.Join(args, " "), err, out)
	}
	return nil
}

// click moves the pointer there and presses a button of the mouse: a press that comes with its move counts where the pointer
// was before.
func (w *window) click(x, y int, button string, arrived func()) error {
	if err := w.move(x, y, arrived); err != nil {
		return err
	}
	return w.try("click", button)
}

// slide moves with the button down in a few steps, as the program sees a hand's.
func (w *window) slide(x, y, toX, toY int, arrived func()) error {
	const steps = 8
	if err := w.hold(x, y, arrived); err != nil {
		return err
	}
	for i := range steps {
		at := func(from, to int) int { return from + (to-from)*(i+1)/steps }
		if err := w.move(at(x, toX), at(y, toY), arrived); err != nil {
			return err
		}
	}
	return w.letGo()
}

// move moves the pointer.
func (w *window) move(x, y int, arrived func()) error {
	if err := w.try("mousemove", strconv.Itoa(w.x+x), strconv.Itoa(w.y+y)); err != nil {
		return err
	}
	arrived()
	return nil
}

// hold moves the pointer there and presses the button down.
func (w *window) hold(x, y int, arrived func()) error {
	if err := w.move(x, y, arrived); err != nil {
		return err
	}
	return w.try("mousedown", left)
}

// letGo lets the button up again.
func (w *window) letGo() error { return w.try("mouseup", left) }

func (w *window) press(key string) error { return w.try("key", key) }

// write types. A letter that the keyboard lacks is put on a spare key for as long as it is pressed, which a busy window has to
// see.
func (w *window) write(text string) error {
	delay := "15"
	if strings.ContainsFunc(text, func(r rune) bool { return r > unicode.MaxASCII }) {
		delay = "200"
	}
	if err := w.press("ctrl+a"); err != nil {
		return err
	}
	return w.try("type", "--delay", delay, text)
}

func (w *window) turn(wide, high int) error {
	return w.try("windowsize", w.id, strconv.Itoa(wide), strconv.Itoa(high))
}

func (w *window) shoot(file, size string) error {
	crop := fmt.Sprintf("%s+%d+%d", size, w.x, w.y)
	if out, err := w.display.try("import", "-window", "root", "-crop", crop, "+repage", file); err != nil {
		return fmt.Errorf("%w %s", err, out)
	}
	return nil
}
