//go:build unix

package seats_test

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/seats"
	"docent/tracker/stores"
)

// paper takes what a command prints; many goroutines may write on it.
type paper struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (p *paper) Write(text []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.text.Write(text)
}

// reads waits until something that ends a line of its own is printed, and returns what stands before it there.
func (p *paper) reads(t *testing.T, has string) (line string) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		p.mu.Lock()
		text := p.text.String()
		p.mu.Unlock()
		for line := range strings.Lines(text) {
			if strings.Contains(line, has) && strings.HasSuffix(line, "\n") {
				return strings.TrimSpace(line)
			}
		}
	}
	t.Fatalf("%q was not printed:\n%s", has, p.text.String())
	return ""
}

func TestTheCommandLetsPhonesIn(t *testing.T) {
	folder := t.TempDir()
	open := func(string) (*tracker.Tracker, string, func() error, error) {
		return tracker.Open(stores.NewMemory(), catalog.Game, time.Now), folder, func() error { return nil }, nil
	}
	typed, keyboard := io.Pipe()
	printed, ended := &paper{}, make(chan int)
	go func() {
		exit, _ := seats.Command(catalog.Games(), open, []string{"seats", "trasteros", "-players", "Ann,Bilal,Chloé", "-listen", "127.0.0.1:0"}, typed, printed, os.Stderr)
		ended <- exit
	}()
	var code string
	var port int
	if _, err := fmt.Sscanf(printed.reads(t, "Code "), "Code %4s, port %d", &code, &port); err != nil {
		t.Fatal(err)
	}
	if at := fmt.Sprintf("http://127.0.0.1:%d/j/%s", port, code); printed.reads(t, "http") != at {
		t.Errorf("it listens on %s and tells %s", at, printed.reads(t, "http"))
	}
	a := &table{TB: t, at: fmt.Sprintf("http://127.0.0.1:%d", port)}
	join := func(seat int) *phone {
		p := a.phone()
		if status, page := p.post("/join", "code", code, "seat", fmt.Sprint(seat)); status != 303 {
			t.Fatalf("joining seat %d: %d %s", seat, status, page)
		}
		return p
	}
	sits := func(p *phone, seat int) bool {
		_, page := p.get("/")
		return strings.Contains(page, fmt.Sprintf("data-seat=\"%d\"", seat))
	}
	first, second, third := join(0), join(0), join(0)
	if want := "Phone 2 would like the seat of Ann. To let it in, type: in 2. To refuse, type: no 2."; printed.reads(t, "in 2") != want {
		t.Errorf("the claim is told as %q", printed.reads(t, "in 2"))
	}
	printed.reads(t, "in 3")
	for _, does := range []struct {
		line, told string
		first, has int // the seats of both phones then
	}{
		{"no 2", "Phone 2 looks on.", 0, -1},
		{"in 2", "No phone 2 asks for a seat.", 0, -1},
		{"in 3", "Phone 3 has the seat of Ann.", -1, -1},
		{"out 1", "The seat of Ann is free.", -1, -1},
		{"out 9", "There is no seat 9.", -1, -1},
		{"hello", "Type in 2 to let in phone 2, no 2 to refuse it, or out 1 to free seat 1.", -1, -1},
	} {
		_, _ = fmt.Fprintln(keyboard, does.line)
		printed.reads(t, does.told)
		if !sits(first, does.first) || !sits(second, does.has) || sits(third, 0) != (does.line == "in 3") {
			t.Errorf("after %q the seats are others", does.line)
		}
	}
	_ = keyboard.Close() // the seats stay open
	if !sits(third, -1) {
		t.Error("a phone that was put out still sits")
	}
	if err := syscall.Kill(os.Getpid(), syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if exit := <-ended; exit != 0 {
		t.Errorf("the command ends with %d", exit)
	}
	if files, _ := filepath.Glob(filepath.Join(folder, "seats-*.json")); len(files) != 1 {
		t.Errorf("who sits is kept in %v", files)
	}
}

func TestTheCommandTellsHowManyPlay(t *testing.T) {
	open := func(string) (*tracker.Tracker, string, func() error, error) {
		return tracker.Open(stores.NewMemory(), catalog.Game, time.Now), t.TempDir(), func() error { return nil }, nil
	}
	told := &paper{}
	exit, _ := seats.Command(catalog.Games(), open, []string{"seats", "trasteros", "-players", "Ann,Ben", "-lang", "fr"}, nil, io.Discard, told)
	if said := told.reads(t, "Trasteros"); exit != 1 || !strings.Contains(said, "de 3 à 6 joueurs") {
		t.Errorf("it ends with %d and tells: %s", exit, said)
	}
}
