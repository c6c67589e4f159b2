//go:build webtest

package webtest

import (
	"bytes"
	"compress/gzip"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"docent/web/browser"
)

// What is typed goes into a field of the page's own, which the phone's keyboard opens for.
func TestTypingAName(t *testing.T) {
	t.Parallel()
	p := opened(t, started(t, t.TempDir()), edition(t), phone)
	p.tap("Crazy Museum")
	p.tap("New player")
	p.until("a sheet", func(s sight) bool { return s.Overlay })
	if err := p.Wait("document.querySelector('input.field')", patience); err != nil {
		t.Fatal(err)
	}
	var at [2]float64
	if err := p.Eval("(() => { const r = document.querySelector('input.field').getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()", &at); err != nil {
		t.Fatal(err)
	}
	if err := p.Tap(browser.Point{X: at[0], Y: at[1]}, 60*time.Millisecond); err != nil {
		t.Fatal(err)
	}
	if err := p.Wait("document.activeElement.matches('input.field')", patience); err != nil {
		t.Fatal(err)
	}
	if err := p.Call("Input.insertText", map[string]any{"text": "Łukasz"}, nil); err != nil {
		t.Fatal(err)
	}
	for _, kind := range []string{"keyDown", "keyUp"} {
		if err := p.Call("Input.dispatchKeyEvent", map[string]any{"type": kind, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"}, nil); err != nil {
			t.Fatal(err)
		}
	}
	p.until("the new player", func(s sight) bool {
		_, there := s.find("Łukasz")
		return there && !s.Overlay
	})
	p.quiet()
}

// The phone's back closes the sheet, then the page, and only then leaves Docent.
func TestBack(t *testing.T) {
	t.Parallel()
	p := opened(t, started(t, t.TempDir()), edition(t), phone)
	back := func() {
		t.Helper()
		if err := p.Eval("history.back()", nil); err != nil {
			t.Fatal(err)
		}
	}
	p.tap("Crazy Museum")
	p.tap("New player")
	p.until("a sheet", func(s sight) bool { return s.Overlay })
	back()
	p.until("no sheet", func(s sight) bool { return !s.Overlay && s.Screen == "setup" })
	back()
	p.shows("home")
	p.quiet()
}

// A page that was opened once opens without a connection, and goes on with the play that was open.
func TestWithoutAConnection(t *testing.T) {
	t.Parallel()
	p := opened(t, started(t, t.TempDir()), edition(t), phone)
	p.tap("Crazy Museum")
	p.tap("Start")
	p.tap("Ready to play")
	p.shows("table")
	if err := p.Wait("navigator.serviceWorker.controller", patience); err != nil {
		t.Fatal(err)
	}
	if err := p.Call("Network.emulateNetworkConditions", map[string]any{"offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}, nil); err != nil {
		t.Fatal(err)
	}
	if err := p.Reload(); err != nil {
		t.Fatal(err)
	}
	p.started()
	p.shows("table")
	p.quiet()
}

// A site that packs nothing for the wire offers the program packed: the page unpacks it, and keeps it for when there is no
// connection.
func TestSiteThatPacksNothing(t *testing.T) {
	t.Parallel()
	inner := edition(t).Config.Handler
	serve := func(name string) []byte {
		got := httptest.NewRecorder()
		inner.ServeHTTP(got, httptest.NewRequest(http.MethodGet, name, nil))
		return got.Body.Bytes()
	}
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestSpeed)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(serve("/docent.wasm")); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch name := r.URL.Path; name {
		case "/docent.wasm":
			http.NotFound(w, r)
		case "/docent.wasm.gz":
			w.Header().Set("Content-Type", "application/gzip")
			_, _ = w.Write(packed.Bytes())
		case "/docent.js", "/sw.js":
			w.Header().Set("Content-Type", "text/javascript")
			_, _ = w.Write(bytes.ReplaceAll(serve(name), []byte(`packed = ""`), []byte(`packed = "gz"`)))
		default:
			inner.ServeHTTP(w, r)
		}
	}))
	defer server.Close()
	p := opened(t, started(t, t.TempDir()), server, phone)
	p.shows("home")
	if err := p.Wait("navigator.serviceWorker.controller", patience); err != nil {
		t.Fatal(err)
	}
	server.Close()
	p.again()
	p.shows("home")
	p.quiet()
}

// A second tab is told that the first has the plays; when that has gone, it goes on. A page that is loaded anew is no
// second tab.
func TestSecondTab(t *testing.T) {
	t.Parallel()
	b, server := started(t, t.TempDir()), edition(t)
	first := opened(t, b, server, phone)
	second := opened(t, b, server, phone)
	second.shows("inUse")
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	if err := second.Eval("globalThis.refused = true", nil); err != nil {
		t.Fatal(err)
	}
	second.tap("Try again")
	if err := second.Wait("!globalThis.refused", patience); err != nil { // the page is loaded anew
		t.Fatal(err)
	}
	second.started()
	second.shows("home")
	for range 3 {
		if err := second.Reload(); err != nil {
			t.Fatal(err)
		}
		second.started()
		second.shows("home")
	}
}

// A browser that takes the graphics from a page gives them back to one that is loaded anew, which goes on with the game that
// was open. Where it takes them again at once, the page says so and leaves it at that.
func TestLostGraphicsComeBack(t *testing.T) {
	t.Parallel()
	p := begun(t, started(t, t.TempDir()), edition(t))
	const lose = `{ const canvas = document.querySelector("canvas"); globalThis.old = true;
		(canvas.getContext("webgl2") ?? canvas.getContext("webgl")).getExtension("WEBGL_lose_context").loseContext(); }`
	if err := p.Eval(lose, nil); err != nil {
		t.Fatal(err)
	}
	if err := p.Wait("!globalThis.old", patience); err != nil {
		t.Fatal(err)
	}
	p.started()
	p.shows("table")
	p.quiet()
	if err := p.Eval("performance.now = () => 4999; "+lose, nil); err != nil {
		t.Fatal(err)
	}
	if err := p.Wait("globalThis.old && !document.getElementById('boot').hidden && document.querySelector('#boot p').textContent.endsWith('WebGL')", patience); err != nil {
		t.Error(err)
	}
}

// The folder is served with what a page on a home screen needs.
func TestHeaders(t *testing.T) {
	t.Parallel()
	server := edition(t)
	for path, kind := range map[string]string{
		"/": "text/html", "/docent.wasm": "application/wasm", "/manifest.webmanifest": "application/manifest+json",
		"/sw.js": "text/javascript", "/icons/maskable.png": "image/png",
	} {
		got, err := server.Client().Get(server.URL + path)
		if err != nil {
			t.Fatal(err)
		}
		_ = got.Body.Close()
		if got.StatusCode != 200 || !strings.HasPrefix(got.Header.Get("Content-Type"), kind) || got.Header.Get("Cache-Control") != "no-cache" {
			t.Errorf("%s is served with %d and %v", path, got.StatusCode, got.Header)
		}
	}
	for _, path := range []string{"/nothing.js", "/../go.mod", "/icons/", "/docent.wasm.br"} {
		if got, err := server.Client().Get(server.URL + path); err != nil || got.StatusCode != 404 {
			t.Errorf("%s is served with %v (%v)", path, got.StatusCode, err)
		}
	}
}
