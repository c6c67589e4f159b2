//go:build webtest

package webtest

import (
	"net/http/httptest"
	"strings"
	"testing"

	"docent/tracker"
	"docent/web/browser"
)

// changed opens the edition in a browser that differs by a script, which runs before everything else on its pages.
func changed(t *testing.T, b *browser.Browser, server *httptest.Server, script string) *tab {
	t.Helper()
	page, err := b.Open("about:blank", phone)
	if err != nil {
		t.Fatal(err)
	}
	if err := page.Before(script); err != nil {
		t.Fatal(err)
	}
	if err := page.Visit(server.URL + "/"); err != nil {
		t.Fatal(err)
	}
	p := &tab{t, page, phone}
	p.started()
	return p
}

// again loads the page anew.
func (p *tab) again() {
	p.Helper()
	if err := p.Eval("docent.sight = ''", nil); err != nil {
		p.Fatal(err)
	}
	if err := p.Reload(); err != nil {
		p.Fatal(err)
	}
	p.started()
}

// Where a browser does not promise to keep what is saved, it is told once, as soon as there is something to lose, with
// what to do: everything can be saved as a file.
func TestUnpromisedStorageIsToldOnce(t *testing.T) {
	t.Parallel()
	p := changed(t, started(t, t.TempDir()), edition(t), "navigator.storage.persist = async () => { globalThis.asked = true; return false; };")
	const told = "The browser may delete saved games to free up space. Install Docent on the home screen"
	p.tap("Crazy Museum")
	p.tap("Start")
	p.tap("Ready to play")
	if p.shows("table").says(told) {
		t.Error("it is told before there is anything to lose")
	}
	p.again()
	p.says(told)
	if saved := p.saved(func() { p.tap("Save everything") }); !strings.HasSuffix(saved, tracker.ArchiveExtension) {
		t.Errorf("saved as %s", saved)
	}
	p.again()
	if err := p.Wait("globalThis.asked", patience); err != nil {
		t.Fatal(err)
	}
	if p.shows("table").says(told) {
		t.Error("it is told again")
	}
}

// A site whose data is cleared while Docent is open tells that what is played now will be lost.
func TestClearedSiteIsTold(t *testing.T) {
	t.Parallel()
	server := edition(t)
	p := begun(t, started(t, t.TempDir()), server)
	if err := p.Call("Storage.clearDataForOrigin", map[string]any{"origin": server.URL, "storageTypes": "indexeddb"}, nil); err != nil {
		t.Fatal(err)
	}
	p.says("The browser has deleted the saved games of this site.")
}

// A browser that cannot keep two tabs apart, or keeps nothing, is told; Docent can be played in it all the same.
func TestBrowserThatKeepsNothingIsTold(t *testing.T) {
	t.Parallel()
	for missing, told := range map[string]string{
		"Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });": "This browser is too old to keep saved games safe",
		"{ const refuses = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); }; IDBFactory.prototype.open = refuses; Object.defineProperty(globalThis, 'localStorage', { get: refuses, configurable: true }); }": "This browser doesn’t let Docent save anything",
	} {
		t.Run(told, func(t *testing.T) {
			p := changed(t, started(t, t.TempDir()), edition(t), missing)
			p.says(told)
			p.tap("Crazy Museum")
			p.tap("Start")
			p.tap("Ready to play")
			p.shows("table")
		})
	}
}
