//go:build webtest

package webtest

import (
	"encoding/base64"
	"fmt"
	"os"
	"testing"
	"time"

	"docent/web/browser"
)

// brings puts a saved game into the page, as a file that the system could hand over.
func (p *tab) brings(name string) {
	p.Helper()
	data, err := os.ReadFile("../../tracker/testdata/editions/1/trasteros-cubes.docent")
	if err != nil {
		p.Fatal(err)
	}
	text := base64.StdEncoding.EncodeToString(data)
	if p.Eval(fmt.Sprintf("{ globalThis.evening = new File([Uint8Array.from(atob(%q), (c) => c.charCodeAt(0))], %q); }", text, name), nil) != nil {
		p.Fatal("the page takes no file")
	}
}

// A file that another app shares reaches the service worker, which the page opened next asks for it.
func TestSharedFileOpens(t *testing.T) {
	t.Parallel()
	p := opened(t, started(t, t.TempDir()), edition(t), phone)
	if err := p.Wait("navigator.serviceWorker.controller", patience); err != nil {
		t.Fatal(err)
	}
	p.brings("soirée.docent")
	err := p.Eval(`{
		const form = Object.assign(document.createElement("form"), { action: "share", method: "post", enctype: "multipart/form-data" });
		const field = Object.assign(document.createElement("input"), { type: "file", name: "file" });
		const files = new DataTransfer();
		files.items.add(evening);
		field.files = files.files;
		form.append(field);
		document.body.append(form);
		setTimeout(() => form.submit(), 0);
	}`, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Wait("!globalThis.evening && globalThis.docent && docent.sight", patience); err != nil { // the page is another one
		t.Fatal(err)
	}
	p.until("the shared game", func(s sight) bool { return s.Screen == "table" })
	var left bool
	if err := p.Eval("(async () => location.search !== '' || await caches.has('shared'))()", &left); err != nil || left {
		t.Errorf("the file stays behind (%v)", err)
	}
}

// A file that the system opens with the installed app reaches the page. No browser without a head is installed, so a queue
// stands in for the system's.
func TestLaunchedFileOpens(t *testing.T) {
	t.Parallel()
	p := opened(t, started(t, t.TempDir()), edition(t), browser.Screen{})
	const queue = "Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer: (f) => { globalThis.launched = f; } } });"
	if err := p.Call("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": queue}, nil); err != nil {
		t.Fatal(err)
	}
	if err := p.Call("Page.reload", nil, nil); err != nil {
		t.Fatal(err)
	}
	if err := p.Wait("globalThis.launched", patience); err != nil {
		t.Fatal(err)
	}
	p.brings("evening.docent")
	if err := p.Eval("launched({ files: [{ getFile: async () => evening }] })", nil); err != nil {
		t.Fatal(err)
	}
	p.until("the game", func(s sight) bool { return s.Screen == "table" })
	p.quiet()
}

// An address is opened in answer to a tap, and by another tap where that is too long ago.
func TestAddressIsVisited(t *testing.T) {
	t.Parallel()
	p := opened(t, started(t, t.TempDir()), edition(t), phone)
	const seen = "HTMLAnchorElement.prototype.click = function() { globalThis.visited = this.href; };"
	for _, c := range []struct{ tapped, want string }{
		{"true", "globalThis.visited === 'https://example.org/?data=1' && !document.querySelector('dialog')"},
		{"false", "!globalThis.visited && document.querySelector('dialog[open] a').href === 'https://example.org/?data=1'"},
	} {
		active := "Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: " + c.tapped + " } });"
		if err := p.Eval("{ delete globalThis.visited; "+seen+active+" outside.visit('https://example.org/?data=1'); }", nil); err != nil {
			t.Fatal(err)
		}
		if err := p.Wait(c.want, patience); err != nil {
			t.Errorf("tapped %s: %v", c.tapped, err)
		}
	}
	var high float64
	if err := p.Eval("document.querySelector('dialog a').getBoundingClientRect().height", &high); err != nil || high < 48 {
		t.Errorf("a finger finds %v pixels (%v)", high, err)
	}
	if err := p.Tap(browser.Point{X: 20, Y: 800}, 60*time.Millisecond); err != nil {
		t.Fatal(err)
	}
	if err := p.Wait("!document.querySelector('dialog')", patience); err != nil {
		t.Errorf("a tap beside it leaves the question there: %v", err)
	}
}
