//go:build webtest

package webtest

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"sync/atomic"
	"testing"
	"time"

	"docent/web/browser"
)

// acknowledged is the number of the last move that a page has told to be kept.
type acknowledged struct{ last atomic.Int64 }

// ServeHTTP takes the word of a page: it waits for the answer, so nothing is on the way when it goes on.
func (a *acknowledged) ServeHTTP(_ http.ResponseWriter, r *http.Request) {
	if n, err := strconv.ParseInt(r.URL.Query().Get("move"), 10, 64); err == nil {
		a.last.Store(n)
	}
}

// All processes of a browser are killed again and again while a page keeps moves: none that it told to be kept is lost, and
// none is there by half. Two browsers share the kills, each with moves of its own.
func TestKilledBrowser(t *testing.T) {
	t.Parallel()
	kills := 10
	if n, err := strconv.Atoi(os.Getenv("KILLS")); err == nil {
		kills = n
	}
	for i, half := range []int{(kills + 1) / 2, kills / 2} {
		t.Run(strconv.Itoa(i+1), func(t *testing.T) {
			t.Parallel()
			killed(t, half, func(string) {})
		})
	}
}

// Killed amid a write, Chromium leaves half a record at the end of its log. That costs nothing, however often.
func TestTornLog(t *testing.T) {
	t.Parallel()
	killed(t, 3, func(profile string) {
		logs, err := filepath.Glob(filepath.Join(profile, "Default", "IndexedDB", "*", "*.log"))
		if err != nil || len(logs) == 0 {
			t.Fatalf("no log was found (%v): this browser keeps moves in another way", err)
		}
		for _, name := range logs {
			tear(t, name)
		}
	})
}

// tear adds what a killed write leaves: the head of a record, its checksum and length first, and less than it announces.
func tear(t *testing.T, name string) {
	t.Helper()
	f, err := os.OpenFile(name, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	if _, err := f.Write([]byte{0xde, 0xad, 0xbe, 0xef, 200, 0, 1, 'h', 'a', 'l', 'f'}); err != nil {
		t.Fatal(err)
	}
}

// killed kills a browser so many times; after each, more is done to its profile.
func killed(t *testing.T, kills int, after func(profile string)) {
	t.Helper()
	profile, told := t.TempDir(), &acknowledged{}
	server := testServer(t, "stores.wasm", "../../tracker/stores", func(mux *http.ServeMux) { mux.Handle("/told", told) })
	amid := 0
	for i := range kills {
		b, err := browser.Start(profile)
		if err != nil {
			t.Fatal(err)
		}
		before := told.last.Load()
		page := writing(t, b, server)
		for end := time.Now().Add(patience); told.last.Load() < before+3; time.Sleep(time.Millisecond) {
			if time.Now().After(end) {
				var said string
				err := page.Eval("said", &said)
				t.Fatalf("kill %d: of %d moves no more are kept (%v): %s\n%v", i+1, before, err, said, page.Said())
			}
		}
		time.Sleep(time.Duration(rand.IntN(300)) * time.Millisecond)
		if err := b.Kill(); err != nil {
			t.Fatal(err)
		}
		after(profile)
		kept := told.last.Load()
		found := resumed(t, profile, server)
		if found < kept || found > kept+1 {
			t.Errorf("kill %d: %d moves were told to be kept, %d are there", i+1, kept, found)
		}
		if found > kept {
			amid++
		}
		told.last.Store(found)
	}
	t.Logf("%d kills, %d of them between a move and its acknowledgement, %d moves", kills, amid, told.last.Load())
}

// writing has a page go on with the play, move by move.
func writing(t *testing.T, b *browser.Browser, server *httptest.Server) *browser.Page {
	t.Helper()
	page, err := b.Open(server.URL, browser.Screen{})
	if err != nil {
		t.Fatal(err)
	}
	start(t, page, "^TestWriteUntilKilled$", "write")
	return page
}

// resumed opens the play in a new browser and returns how many moves it has.
func resumed(t *testing.T, profile string, server *httptest.Server) int64 {
	t.Helper()
	b, err := browser.Start(profile)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = b.Kill() }()
	page, err := b.Open(server.URL, browser.Screen{})
	if err != nil {
		t.Fatal(err)
	}
	start(t, page, "^TestWriteUntilKilled$", "count")
	if err := page.Wait("typeof code === 'number'", patience); err != nil {
		t.Fatal(err)
	}
	var n int64
	var said string
	if err := page.Eval("said", &said); err != nil {
		t.Fatal(err)
	}
	if err := page.Eval("globalThis.counted ?? -1", &n); err != nil || n < 0 {
		t.Fatalf("the play cannot be read: %v\n%s", err, said)
	}
	return n
}

// start runs a test of the stores in a page, without waiting for its end.
func start(t *testing.T, page *browser.Page, name, what string) {
	t.Helper()
	if err := page.Wait("globalThis.run", patience); err != nil {
		t.Fatal(err)
	}
	args, err := json.Marshal([]any{"stores.wasm", []string{"-test.run", name, "-test.v"}, map[string]string{"KILLED_WHILE": what}, "/"})
	if err != nil {
		t.Fatal(err)
	}
	if err := page.Eval(fmt.Sprintf("void run(...%s).catch((why) => { said += why; code = -1; })", args), nil); err != nil {
		t.Fatal(err)
	}
}
