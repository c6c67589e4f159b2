//go:build e2e && unix

package e2e

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httputil"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
)

// hosting is the program offering the seats of a play, as its own process.
type hosting struct {
	*testing.T
	binary, data string
	port         int
	code         string
	process      *exec.Cmd
	typed        io.Writer
	printed      *output
}

// offer starts the program on a game, or on the play that it kept, and waits for its code.
func (h *hosting) offer(what string, more ...string) {
	h.Helper()
	args := append([]string{"seats", what, "-listen", fmt.Sprintf("0.0.0.0:%d", h.port), "-data", h.data}, more...)
	h.process, h.printed = exec.Command(h.binary, args...), &output{}
	h.process.Stdout, h.process.Stderr = h.printed, h.printed
	var err error
	if h.typed, err = h.process.StdinPipe(); err != nil {
		h.Fatal(err)
	}
	if err := h.process.Start(); err != nil {
		h.Fatal(err)
	}
	h.tells("Code ", func(line string) error {
		_, err := fmt.Sscanf(line, "Code %4s, port %d", &h.code, &h.port)
		return err
	})
}

// tells waits until a line is printed that begins so, and reads it.
func (h *hosting) tells(begins string, read func(line string) error) {
	h.Helper()
	awaitEvery(h, time.Millisecond, func() string { return begins + " in\n" + h.printed.all() }, func() bool {
		for line := range strings.Lines(h.printed.all()) {
			if strings.HasPrefix(line, begins) && strings.HasSuffix(line, "\n") {
				return read(line) == nil
			}
		}
		return false
	})
}

// types orders something.
func (h *hosting) types(line string) {
	h.Helper()
	if _, err := fmt.Fprintln(h.typed, line); err != nil {
		h.Fatal(err)
	}
}

// end ends the program by a signal; it must not have told of a race.
func (h *hosting) end(by syscall.Signal) {
	h.Helper()
	if err := h.process.Process.Signal(by); err != nil {
		h.Fatal(err)
	}
	var exit *exec.ExitError
	if err := h.process.Wait(); err != nil && (by != syscall.SIGKILL || !errors.As(err, &exit)) {
		h.Errorf("the host ends with %v", err)
	}
	for _, bad := range []string{"DATA RACE", "panic", "seats: /"} {
		if strings.Contains(h.printed.all(), bad) {
			h.Errorf("the host told:\n%s", h.printed.all())
		}
	}
}

// kept reads the play from the folder, while no program has it.
func (h *hosting) kept() *tracker.Play {
	h.Helper()
	sitting, _ := filepath.Glob(filepath.Join(h.data, "seats-*.json"))
	if len(sitting) != 1 {
		h.Fatalf("who sits is kept in %v", sitting)
	}
	store, _, err := stores.OpenFolder(h.data, time.Now)
	if err != nil {
		h.Fatal(err)
	}
	defer func() { _ = store.Close() }()
	id := strings.TrimSuffix(strings.TrimPrefix(filepath.Base(sitting[0]), "seats-"), ".json")
	play, _, err := tracker.Open(store, catalog.Game, time.Now).Resume(id)
	if err != nil {
		h.Fatal(err)
	}
	return play
}

// made counts the moves that somebody made.
func made(p *tracker.Play) (n int) {
	for _, e := range p.Line() {
		if !e.Auto() {
			n++
		}
	}
	return n
}

// tape holds what a phone was sent, cut where its seat changed.
type tape struct {
	mu       sync.Mutex
	pieces   []piece
	accepted map[string]bool // the answers that were acknowledged; one that comes again is played once
}

// accept notes an answer that was acknowledged.
func (t *tape) accept(answer string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.accepted == nil {
		t.accepted = map[string]bool{}
	}
	t.accepted[answer] = true
}

// moves counts them.
func (t *tape) moves() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return len(t.accepted)
}

type piece struct {
	seat int // -1 looks on
	bytes.Buffer
}

// cut has what comes from now on belong to a seat.
func (t *tape) cut(seat int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.pieces = append(t.pieces, piece{seat: seat})
}

func (t *tape) Write(sent []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.pieces[len(t.pieces)-1].Write(sent)
}

// copied is a body that goes onto the tape as it is read.
type copied struct {
	io.Reader
	io.Closer
}

// posted is the name of what a phone posted.
type posted struct{}

// record stands between a phone and the host, and copies every byte that the phone is sent. It returns where the phone finds it.
func record(t *testing.T, h *hosting, phone int, onto *tape) (address string) {
	t.Helper()
	name := "127.0.0." + strconv.Itoa(phone+2)
	listener, err := net.Listen("tcp", name+":0")
	if err != nil {
		t.Fatal(err)
	}
	host := net.JoinHostPort(name, strconv.Itoa(h.port))
	transport := &http.Transport{}
	passes := &httputil.ReverseProxy{
		Transport: transport,
		Rewrite: func(r *httputil.ProxyRequest) {
			r.Out.URL.Scheme, r.Out.URL.Host, r.Out.Host = "http", host, host
			r.Out.Header.Del("Accept-Encoding") // the transport packs and unpacks
			if r.In.Header.Get("Origin") == "http://"+r.In.Host {
				r.Out.Header.Set("Origin", "http://"+host)
			}
		},
		ModifyResponse: func(r *http.Response) error {
			if r.Request.URL.Path == "/do" && r.StatusCode == http.StatusOK {
				answer, _ := r.Request.Context().Value(posted{}).(string)
				onto.accept(answer)
			}
			_, _ = fmt.Fprintf(onto, "\n%s %s\n", r.Request.URL.Path, r.Status)
			_ = r.Header.Write(onto)
			r.Body = copied{io.TeeReader(r.Body, onto), r.Body}
			return nil
		},
		ErrorHandler:  func(http.ResponseWriter, *http.Request, error) { panic(http.ErrAbortHandler) }, // as if nobody were there
		FlushInterval: -1,
	}
	reads := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			panic(http.ErrAbortHandler)
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		passes.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), posted{}, string(body))))
	})
	server := &http.Server{Handler: reads, ReadHeaderTimeout: patience}
	go func() { _ = server.Serve(listener) }()
	t.Cleanup(func() { _ = server.Close(); transport.CloseIdleConnections() })
	return "http://" + listener.Addr().String()
}

// startHost starts the program on a new game for four; one with a box was begun before, in the app.
func startHost(t *testing.T, w evening) *hosting {
	t.Helper()
	h := &hosting{T: t, binary: program(t, "DOCENT_RACED_BINARY"), data: t.TempDir()}
	t.Cleanup(func() {
		if h.process != nil && h.process.ProcessState == nil {
			_ = h.process.Process.Kill()
			_ = h.process.Wait()
		}
		if t.Failed() && h.printed != nil {
			t.Log(h.printed.all())
		}
	})
	names := []string{"Ann", "Bilal", "Chloé", "Diego"}
	if w.box != nil {
		h.offer(begun(t, h.data, w, names))
		return h
	}
	more := []string{"-players", strings.Join(names, ",")}
	if w.options != "" {
		more = append(more, "-options", w.options)
	}
	h.offer(w.game, more...)
	return h
}

// begun begins a play in a folder and returns its ID.
func begun(t *testing.T, data string, w evening, names []string) string {
	t.Helper()
	store, _, err := stores.OpenFolder(data, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = store.Close() }()
	game, _ := catalog.Game(rules.GameID(w.game))
	var players []tracker.Player
	for i, name := range names {
		players = append(players, tracker.Player{Name: name, Symbol: i})
	}
	setup := rules.Setup{Seats: len(players), Options: []byte(w.options), Box: w.box}
	play, err := tracker.Open(store, catalog.Game, time.Now).New(game, setup, players)
	if err != nil {
		t.Fatal(err)
	}
	return play.Header().ID
}
