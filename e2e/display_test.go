//go:build e2e

package e2e

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// patience is how long anything that has to come is waited for.
const patience = 30 * time.Second

// often is how long between two looks.
const often = 20 * time.Millisecond

// display is an X server of its own.
type display struct {
	name   string // ":7"
	pixels string // the file in which the server keeps what is on the screen
}

// newDisplay starts an X server on a number that it finds free itself, and waits until it answers.
func newDisplay(t testing.TB) *display {
	t.Helper()
	told, tells, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	server := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp", "-fbdir", dir)
	server.ExtraFiles = []*os.File{tells}
	if err := server.Start(); err != nil {
		t.Fatal("no display: ", err)
	}
	t.Cleanup(func() {
		_ = server.Process.Kill()
		_ = server.Wait()
	})
	_ = tells.Close()
	_ = told.SetReadDeadline(time.Now().Add(patience))
	number, err := bufio.NewReader(told).ReadString('\n')
	if err != nil {
		t.Fatal("the display does not answer: ", err)
	}
	return &display{":" + strings.TrimSpace(number), filepath.Join(dir, "Xvfb_screen0")}
}

// run runs a program on the display.
func (d *display) run(t testing.TB, name string, args ...string) string {
	t.Helper()
	out, err := d.try(name, args...)
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
	return out
}

func (d *display) try(name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+d.name)
	out, err := cmd.CombinedOutput()
	return strings.TrimSpace(string(out)), err
}

// artifact returns the path of a file to keep, or "" where nothing is kept.
func artifact(t testing.TB, name string) string {
	t.Helper()
	dir := os.Getenv("DOCENT_ARTIFACTS")
	if dir == "" {
		return ""
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	return filepath.Join(dir, name)
}

// program returns the path in a variable of the environment; without one the test is skipped.
func program(t testing.TB, variable string) string {
	t.Helper()
	path := os.Getenv(variable)
	if path == "" {
		t.Skip(variable + " names no program")
	}
	if _, err := os.Stat(path); err != nil {
		t.Fatal(err)
	}
	return path
}

// await looks until ok says yes.
func await(t testing.TB, what func() string, ok func() bool) {
	t.Helper()
	awaitEvery(t, often, what, ok)
}

func awaitEvery(t testing.TB, often time.Duration, what func() string, ok func() bool) {
	t.Helper()
	for end := time.Now().Add(patience); !ok(); {
		if time.Now().After(end) {
			t.Fatalf("after %v still waiting for %s", patience, what())
		}
		<-time.After(often)
	}
}

func saying(form string, args ...any) func() string {
	return func() string { return fmt.Sprintf(form, args...) }
}
