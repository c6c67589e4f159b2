//go:build webtest

package webtest

import (
	"encoding/json"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"docent/tracker"
	"docent/web/browser"
)

// A file that Docent saves is downloaded, and one that is chosen reaches it: a play of the desktop opens in the page.
func TestFilesGoOutAndIn(t *testing.T) {
	t.Parallel()
	p := opened(t, started(t, t.TempDir()), edition(t), browser.Screen{})
	saved := p.saved(func() {
		if err := p.Eval("docent.page.save('a.docent', new Uint8Array([104, 105]))", nil); err != nil {
			t.Fatal(err)
		}
	})
	if data, err := os.ReadFile(saved); err != nil || string(data) != "hi" || filepath.Base(saved) != "a.docent" {
		t.Fatalf("downloaded %q as %s (%v)", data, saved, err)
	}
	if err := p.Call("Page.setInterceptFileChooserDialog", map[string]any{"enabled": true}, nil); err != nil {
		t.Fatal(err)
	}
	p.tap("History")
	p.tap("Open a game from a file")
	home := p.look().Screen
	p.choose("../../tracker/testdata/editions/1/trasteros-score.docent")
	p.until("the imported game", func(s sight) bool { return s.Screen != home })
}

// tall is a screen on which a long page stands whole.
var tall = browser.Screen{Width: 800, Height: 2600, Ratio: 1, Touch: true, Agent: androidAgent, Platform: "Linux armv8l"}

// Everything goes out of one browser as one file and into another, where its game is gone on with.
func TestEverythingGoesOutAndIn(t *testing.T) {
	t.Parallel()
	server := edition(t)
	p := opened(t, started(t, t.TempDir()), server, tall)
	p.opensFile("../../tracker/testdata/editions/1/crazymuseum-full.docent")
	moves := p.shows("table").Moves
	p.home()
	p.tap("Settings")
	saved := p.saved(func() { p.tap("Save everything") })
	if !strings.HasSuffix(saved, tracker.ArchiveExtension) {
		t.Errorf("saved as %s", saved)
	}
	p.quiet()

	other := opened(t, started(t, t.TempDir()), server, tall)
	other.slow()
	other.tap("Settings")
	other.tap("Open everything")
	other.choose(saved)
	other.says("Games and boxes added: 1.")
	other.home()
	other.tap("History")
	other.tap("Crazy Museum")
	if got := other.shows("table").Moves; got != moves || got == 0 {
		t.Errorf("the game arrives with %d moves, not %d", got, moves)
	}
	other.quiet()
}

// A result leads to BG Stats on the same device by a link that holds it.
func TestResultLeadsToBGStats(t *testing.T) {
	t.Parallel()
	p := opened(t, started(t, t.TempDir()), edition(t), phone)
	p.opensFile("../../tracker/testdata/editions/1/museum-score.docent")
	p.shows("score")
	if err := p.Eval("HTMLAnchorElement.prototype.click = function() { globalThis.visited = this.href; }", nil); err != nil {
		t.Fatal(err)
	}
	p.tap("Share")
	p.tap("Open in BG Stats")
	if err := p.Wait("globalThis.visited || document.querySelector('dialog[open] a')", patience); err != nil {
		t.Fatal(err)
	}
	var visited string
	if err := p.Eval("globalThis.visited ?? document.querySelector('dialog[open] a').href", &visited); err != nil {
		t.Fatal(err)
	}
	address, err := url.Parse(visited)
	if err != nil {
		t.Fatal(err)
	}
	var told struct {
		Game    struct{ Name string }
		Players []struct{ Name string }
	}
	if err := json.Unmarshal([]byte(address.Query().Get("data")), &told); err != nil {
		t.Fatalf("%s: %v", visited, err)
	}
	if address.Host != "app.bgstatsapp.com" || told.Game.Name != "Museum" || len(told.Players) == 0 || told.Players[0].Name != "Ann" {
		t.Errorf("the link is %s", visited)
	}
	p.quiet()
}

// home goes back to the first page.
func (p *tab) home() {
	p.Helper()
	for s := p.look(); s.Screen != "home"; {
		before := s.Screen
		if err := p.Eval("history.back()", nil); err != nil {
			p.Fatal(err)
		}
		s = p.until("another page", func(s sight) bool { return s.Screen != before })
	}
}

// saved has a file downloaded, and returns where it is. Chromium takes the name with an empty file first, and moves the whole
// one there in one step.
func (p *tab) saved(save func()) string {
	p.Helper()
	dir := p.TempDir()
	if err := p.Call("Browser.setDownloadBehavior", map[string]any{"behavior": "allow", "downloadPath": dir}, nil); err != nil {
		p.Fatal(err)
	}
	save()
	for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		found, err := filepath.Glob(filepath.Join(dir, "*.docent*"))
		if err != nil {
			p.Fatal(err)
		}
		for _, one := range found {
			if file, err := os.Stat(one); err == nil && file.Size() > 0 && filepath.Ext(one) != ".crdownload" {
				return one
			}
		}
		if time.Now().After(end) {
			p.Fatal("nothing is downloaded")
		}
	}
}

// slow has the page show its own chooser of files, as where a tap is too long ago.
func (p *tab) slow() {
	p.Helper()
	if err := p.Eval("HTMLInputElement.prototype.showPicker = () => { throw new Error('late'); }", nil); err != nil {
		p.Fatal(err)
	}
}

// choose gives the chooser that the page shows a file.
func (p *tab) choose(name string) {
	p.Helper()
	file, err := filepath.Abs(name)
	if err != nil {
		p.Fatal(err)
	}
	var chooser struct {
		Result struct {
			ID string `json:"objectId"`
		} `json:"result"`
	}
	if err := p.Wait("document.querySelector('dialog input')", patience); err != nil {
		p.Fatal(err)
	}
	if err := p.Call("Runtime.evaluate", map[string]any{"expression": "document.querySelector('dialog input')"}, &chooser); err != nil {
		p.Fatal(err)
	}
	if err := p.Call("DOM.setFileInputFiles", map[string]any{"files": []string{file}, "objectId": chooser.Result.ID}, nil); err != nil {
		p.Fatal(err)
	}
}
