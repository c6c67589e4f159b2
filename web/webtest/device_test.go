//go:build webtest

package webtest

import (
	"strings"
	"testing"
	"time"

	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
)

// Nothing lies under a notch or the bar at the bottom, and fingers still find what they touch.
func TestSafeAreas(t *testing.T) {
	t.Parallel()
	p := opened(t, started(t, t.TempDir()), edition(t), phone)
	insets := map[string]any{"top": 47, "left": 12, "bottom": 34, "right": 8}
	if err := p.Call("Emulation.setSafeAreaInsetsOverride", map[string]any{"insets": insets}, nil); err != nil {
		t.Fatal(err)
	}
	if err := p.Eval("dispatchEvent(new Event('resize'))", nil); err != nil {
		t.Fatal(err)
	}
	const rectangle = "(() => { const r = document.querySelector('canvas').getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; })()"
	if err := p.Wait("("+rectangle+").join() === '12,47,382,810'", patience); err != nil {
		var is [4]float64
		t.Error(p.Eval(rectangle, &is), is)
		t.Fatal(err)
	}
	s := p.until("the canvas in its place", func(s sight) bool { return s.width() <= 370 })
	for _, one := range s.Targets {
		if one.X < 0 || one.Y < 0 || one.X+one.W > 370 || !one.Cut && one.Y+one.H > 763 {
			t.Errorf("%s lies outside at %v", one.Label, one.place)
		}
	}
	game := p.sees("Crazy Museum")
	at := p.middle(game.place)
	at.X, at.Y = at.X+12, at.Y+47
	if err := p.Tap(at, 60*time.Millisecond); err != nil {
		t.Fatal(err)
	}
	p.shows("setup")
	p.quiet()
}

// width returns how far to the right anything goes that can be tapped.
func (s sight) width() (right float64) {
	for _, one := range s.Targets {
		right = max(right, one.X+one.W)
	}
	return right
}

// An iPad, which calls itself a Macintosh, is taken for what it is before the program starts; its chooser of files greys
// nothing.
func TestIPad(t *testing.T) {
	t.Parallel()
	p := opened(t, started(t, t.TempDir()), edition(t), tablet)
	var agent string
	if err := p.Eval("navigator.userAgent", &agent); err != nil || !strings.HasSuffix(agent, " iPad") {
		t.Errorf("it calls itself %q (%v)", agent, err)
	}
	if err := p.Eval("HTMLInputElement.prototype.showPicker = function() { globalThis.accepts = this.accept; throw new Error('late'); }", nil); err != nil {
		t.Fatal(err)
	}
	p.tap("History")
	p.tap("Open a game from a file")
	if err := p.Wait("globalThis.accepts === '' && document.querySelector('dialog[open] input')", patience); err != nil {
		t.Error(err)
	}
	p.quiet()
}

// Where a phone can share files, a game that is saved goes to its sheet of apps, and nothing is downloaded.
func TestGamesAreShared(t *testing.T) {
	t.Parallel()
	p := begun(t, started(t, t.TempDir()), edition(t))
	const stub = `navigator.canShare = (what) => what.files.length === 1;
		navigator.share = async (what) => { globalThis.handed = { name: what.files[0].name, text: await what.files[0].text() }; };
		HTMLAnchorElement.prototype.click = () => { globalThis.downloaded = true; };`
	if err := p.Eval(stub, nil); err != nil {
		t.Fatal(err)
	}
	p.tap("Menu")
	p.tap("Save this game as a file")
	if err := p.Wait("globalThis.handed", patience); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Name, Text string
		Downloaded bool
	}
	if err := p.Eval("({ ...handed, downloaded: !!globalThis.downloaded })", &got); err != nil {
		t.Fatal(err)
	}
	play, notice, err := tracker.Open(stores.NewMemory(), catalog.Game, time.Now).Import(strings.NewReader(got.Text))
	if err != nil || notice.Key != "" || play.Header().Game != "crazymuseum" || !strings.HasSuffix(got.Name, ".docent") || got.Downloaded {
		t.Errorf("shared %s with %.80q (%v, %v)", got.Name, got.Text, notice, err)
	}
	p.quiet()
}

// Before the program is there, the page speaks the phone's language, and says in it why Docent cannot start.
func TestPageSpeaksBeforeTheProgram(t *testing.T) {
	t.Parallel()
	server := edition(t)
	b := started(t, t.TempDir())
	for language, says := range map[string][2]string{
		"fr-CA": {"Docent démarre…", "Docent ne peut pas démarrer\u00a0: "},
		"es-MX": {"Docent se está iniciando…", "Docent no puede iniciarse: "},
		"de-DE": {"Docent is starting…", "Docent can’t start: "},
	} {
		page, err := b.Open("about:blank", phone)
		if err != nil {
			t.Fatal(err)
		}
		const slow = "WebAssembly.instantiateStreaming = () => new Promise((_, fail) => { globalThis.fail = fail; });"
		if err := page.Before(slow); err != nil {
			t.Fatal(err)
		}
		if err := page.Call("Emulation.setUserAgentOverride", map[string]any{"userAgent": androidAgent, "acceptLanguage": language}, nil); err != nil {
			t.Fatal(err)
		}
		if err := page.Visit(server.URL + "/"); err != nil {
			t.Fatal(err)
		}
		if err := page.Wait("globalThis.fail", patience); err != nil {
			t.Fatal(err)
		}
		said := func() (text string) {
			if err := page.Eval("document.querySelector('#boot p').textContent", &text); err != nil {
				t.Fatal(err)
			}
			return text
		}
		if got := said(); got != says[0] {
			t.Errorf("in %s the page says %q", language, got)
		}
		picture(t, page, "boot-"+language)
		if err := page.Eval("fail(new Error('out of memory'))", nil); err != nil {
			t.Fatal(err)
		}
		if err := page.Wait("document.querySelector('#boot progress').hidden", patience); err != nil {
			t.Fatal(err)
		}
		if got := said(); got != says[1]+"out of memory" {
			t.Errorf("in %s the page says %q", language, got)
		}
		if err := page.Close(); err != nil {
			t.Fatal(err)
		}
	}
}
