//go:build webtest

package webtest

import (
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"docent/web/browser"
)

// says waits for a text on the page that begins so.
func (p *tab) says(text string) {
	p.Helper()
	p.until(text, func(s sight) bool { return s.says(text) })
}

// says reports whether a text on the page begins so.
func (s sight) says(text string) bool {
	return slices.ContainsFunc(s.Texts, func(one words) bool { return strings.HasPrefix(one.Text, text) })
}

// begun opens a page in which a game is being played.
func begun(t *testing.T, b *browser.Browser, server *httptest.Server) *tab {
	t.Helper()
	p := opened(t, b, server, phone)
	p.tap("Crazy Museum")
	p.tap("Start")
	p.tap("Ready to play")
	p.shows("table")
	return p
}

// Where a browser has deleted the plays to gain room, the next start tells it, as does every page and every later start until
// somebody has read it.
func TestDeletedPlaysAreTold(t *testing.T) {
	t.Parallel()
	server := edition(t)
	p := begun(t, started(t, t.TempDir()), server)
	if err := p.Wait("document.cookie.includes('kept=1')", patience); err != nil {
		t.Fatal(err)
	}
	if err := p.Visit(server.URL + "/icons/192.png"); err != nil {
		t.Fatal(err)
	}
	if err := p.Wait("location.pathname === '/icons/192.png'", patience); err != nil {
		t.Fatal(err)
	}
	if err := p.Call("Storage.clearDataForOrigin", map[string]any{"origin": server.URL, "storageTypes": "indexeddb"}, nil); err != nil {
		t.Fatal(err)
	}
	if err := p.Visit(server.URL + "/"); err != nil {
		t.Fatal(err)
	}
	p.started()
	const deleted = "The browser has deleted the games"
	p.says(deleted)
	p.tap("Crazy Museum")
	p.until("the news on the next page", func(s sight) bool { return s.Screen == "setup" && s.says(deleted) })
	p.again()
	p.says(deleted)
	p.tap("OK")
	p.until("no news", func(s sight) bool { return !s.says(deleted) })
	p.again()
	p.until("no news", func(s sight) bool { return s.Screen == "home" && !s.says(deleted) })
}

// What the page tells has room on a phone in every language; pictures show it.
func TestNewsInOtherLanguages(t *testing.T) {
	t.Parallel()
	server := edition(t)
	b := started(t, t.TempDir())
	for language, says := range map[string]struct{ evicted, ok, update, now string }{
		"fr-FR": {"Le navigateur", "OK", "Une nouvelle version de Docent", "Mettre à jour"},
		"es-ES": {"El navegador", "Aceptar", "Hay una nueva versión de Docent", "Actualizar"},
	} {
		page, err := b.Open(server.URL+"/icons/192.png", phone)
		if err != nil {
			t.Fatal(err)
		}
		p := &tab{t, page, phone}
		if err := p.Call("Emulation.setUserAgentOverride", map[string]any{"userAgent": androidAgent, "acceptLanguage": language}, nil); err != nil {
			t.Fatal(err)
		}
		if err := p.Eval("document.cookie = 'kept=1; path=/'", nil); err != nil {
			t.Fatal(err)
		}
		if err := p.Visit(server.URL + "/"); err != nil {
			t.Fatal(err)
		}
		p.started()
		p.says(says.evicted)
		picture(t, page, "evicted-"+language)
		p.tap(says.ok)
		if err := p.Eval("docent.go.ready()", nil); err != nil {
			t.Fatal(err)
		}
		p.says(says.update)
		picture(t, page, "update-"+language)
		if one := p.sees(says.now); one.Cut || one.X < 0 || one.X+one.W > float64(phone.Width) {
			t.Errorf("in %s %q stands at %v", language, says.now, one)
		}
		if err := page.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// The screen stays on while a table is open, and only then.
func TestScreenStaysAwake(t *testing.T) {
	t.Parallel()
	p := opened(t, started(t, t.TempDir()), edition(t), phone)
	const spy = `globalThis.spied = 0; navigator.wakeLock.request = async () => { spied++; return { released: false, release: async () => { spied--; } }; }`
	if err := p.Eval(spy, nil); err != nil {
		t.Fatal(err)
	}
	p.tap("Crazy Museum")
	p.tap("Start")
	p.tap("Ready to play")
	if err := p.Wait("spied === 1", patience); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		if err := p.Eval("history.back()", nil); err != nil {
			t.Fatal(err)
		}
		if s := p.until("another page", func(s sight) bool { return s.Screen != "table" }); s.Screen == "home" {
			break
		}
	}
	if err := p.Wait("spied === 0", patience); err != nil {
		t.Fatal(err)
	}
}

// A new version waits until somebody takes it, and is not offered amid a game, nor does its offer follow into one.
func TestNewVersionIsOffered(t *testing.T) {
	t.Parallel()
	version := atomic.Pointer[string]{}
	first, next := "webtest", "webtest-next"
	version.Store(&first)
	inner := edition(t).Config.Handler
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if name := r.URL.Path; name != "/sw.js" && name != "/docent.js" {
			inner.ServeHTTP(w, r)
			return
		}
		got := httptest.NewRecorder()
		inner.ServeHTTP(got, r)
		w.Header().Set("Content-Type", "text/javascript")
		_, _ = w.Write([]byte(strings.ReplaceAll(got.Body.String(), `"webtest"`, `"`+*version.Load()+`"`)))
	}))
	defer server.Close()
	p := begun(t, started(t, t.TempDir()), server)
	if err := p.Wait("navigator.serviceWorker.controller", patience); err != nil {
		t.Fatal(err)
	}
	version.Store(&next)
	if err := p.Eval("navigator.serviceWorker.getRegistration().then((worker) => { globalThis.worker = worker; return worker.update(); }).then(() => null)", nil); err != nil {
		t.Fatal(err)
	}
	if err := p.Wait("worker.waiting", patience); err != nil {
		t.Fatal(err)
	}
	if _, offered := p.look().find("Update"); offered {
		t.Error("a new version is offered amid a game")
	}
	p.home()
	p.sees("Update")
	p.tap("Crazy Museum, Round 1")
	p.until("the game without the offer", func(s sight) bool { return s.Screen == "table" && !s.says("A new version") })
	p.home()
	p.tap("Update")
	if err := p.Wait("docent.version === 'webtest-next'", patience); err != nil {
		t.Fatal(err)
	}
	p.started()
	p.shows("home")
}
