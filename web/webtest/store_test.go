//go:build webtest

package webtest

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
	"time"

	"docent/web/browser"
)

//go:embed disk.js
var diskScript string

// binary finds a program that make webtest has built.
func binary(t *testing.T, name string) string {
	t.Helper()
	path := filepath.Join(os.Getenv("DOCENT_WEBTEST"), name)
	if _, err := os.Stat(path); err != nil {
		t.Fatalf("%v: make webtest builds it", err)
	}
	return path
}

// testServer serves a test binary, and its disk.
func testServer(t *testing.T, name, folder string, more ...func(*http.ServeMux)) *httptest.Server {
	t.Helper()
	mux := http.NewServeMux()
	for _, add := range more {
		add(mux)
	}
	mux.HandleFunc("/{$}", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		_, _ = fmt.Fprint(w, `<!doctype html><link rel="icon" href="data:,"><script src="/disk.js"></script>`)
	})
	mux.HandleFunc("/disk.js", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/javascript")
		_, _ = fmt.Fprint(w, diskScript)
	})
	mux.HandleFunc("/wasm_exec.js", func(w http.ResponseWriter, r *http.Request) { http.ServeFile(w, r, binary(t, "wasm_exec.js")) })
	mux.HandleFunc("/"+name, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/wasm")
		http.ServeFile(w, r, binary(t, name))
	})
	mux.Handle("/disk", newDisk(t, folder))
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	return server
}

// started returns a browser that ends with the test.
func started(t *testing.T, profile string) *browser.Browser {
	t.Helper()
	b, err := browser.Start(profile)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = b.Close() })
	return b
}

// The stores, the plays they keep and the texts pass in a page the tests that they pass anywhere.
func TestGoTestsInAPage(t *testing.T) {
	t.Parallel()
	for name, folder := range map[string]string{"stores.wasm": "../../tracker/stores", "tracker.wasm": "../../tracker", "assets.wasm": "../../assets"} {
		t.Run(name, func(t *testing.T) {
			server := testServer(t, name, folder)
			page, err := started(t, t.TempDir()).Open(server.URL, browser.Screen{})
			if err != nil {
				t.Fatal(err)
			}
			full, err := filepath.Abs(folder)
			if err != nil {
				t.Fatal(err)
			}
			call, err := json.Marshal([]any{name, []string{"-test.v", "-test.short"}, map[string]string{"TMPDIR": t.TempDir()}, full})
			if err != nil {
				t.Fatal(err)
			}
			if err := page.Wait("globalThis.run", time.Minute); err != nil {
				t.Fatal(err)
			}
			err = page.Eval(fmt.Sprintf("void run(...%s).catch((why) => { said += why; code = -1; })", call), nil)
			if err == nil {
				err = page.Wait("typeof code === 'number'", 10*time.Minute)
			}
			var code int
			var said string
			if failed := page.Eval("said", &said); failed != nil {
				t.Fatal(failed)
			}
			t.Log(said)
			if err != nil {
				t.Fatal(err)
			}
			if err := page.Eval("code", &code); err != nil || code != 0 {
				t.Errorf("the tests ended with %d (%v)", code, err)
			}
		})
	}
}
