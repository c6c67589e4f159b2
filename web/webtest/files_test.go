//go:build webtest

package webtest

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"docent/web/browser"
)

// A file that Docent saves is downloaded, and one that is chosen reaches it: a play of the desktop opens in the page.
func TestFilesGoOutAndIn(t *testing.T) {
	p := opened(t, started(t, t.TempDir()), edition(t), browser.Screen{})
	dir := t.TempDir()
	if err := p.Call("Browser.setDownloadBehavior", map[string]any{"behavior": "allow", "downloadPath": dir}, nil); err != nil {
		t.Fatal(err)
	}
	if err := p.Eval("docent.page.save('a.docent', new Uint8Array([104, 105]))", nil); err != nil {
		t.Fatal(err)
	}
	saved := filepath.Join(dir, "a.docent")
	for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		if data, err := os.ReadFile(saved); err == nil && string(data) == "hi" {
			break
		} else if time.Now().After(end) {
			t.Fatalf("downloaded %q (%v)", data, err)
		}
	}
	if err := p.Call("Page.setInterceptFileChooserDialog", map[string]any{"enabled": true}, nil); err != nil {
		t.Fatal(err)
	}
	p.tap("History")
	p.tap("Open a game from a file")
	if err := p.Wait("document.querySelector('dialog input')", patience); err != nil {
		t.Fatal(err)
	}
	home := p.look().Screen
	p.choose("../../tracker/testdata/editions/1/trasteros-score.docent")
	p.until("the imported game", func(s sight) bool { return s.Screen != home })
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
	if err := p.Call("Runtime.evaluate", map[string]any{"expression": "document.querySelector('dialog input')"}, &chooser); err != nil {
		p.Fatal(err)
	}
	if err := p.Call("DOM.setFileInputFiles", map[string]any{"files": []string{file}, "objectId": chooser.Result.ID}, nil); err != nil {
		p.Fatal(err)
	}
}
