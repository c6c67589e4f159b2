//go:build e2e

package e2e

import (
	"errors"
	"fmt"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"docent/app"
	"docent/web/browser"
	"docent/web/site"
)

// page is the program in a page of a browser, with a finger and the keyboard of a phone.
type page struct {
	testing.TB
	*browser.Page
	browser *browser.Browser
	over    bool
	wide    int
	high    int
}

// openPage opens the web edition on a phone, for the first time, and takes the connection away once it is kept.
func openPage(t testing.TB) *docent {
	t.Helper()
	dir := filepath.Join(program(t, "DOCENT_WEBTEST"), "site")
	if _, err := os.Stat(dir); err != nil {
		t.Fatalf("%v: make webtest builds it", err)
	}
	server := httptest.NewServer(site.Handler(dir))
	t.Cleanup(server.Close)
	b, err := browser.Start(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	p := &page{TB: t, browser: b, wide: 390, high: 844}
	if p.Page, err = b.Open("about:blank", p.screen()); err != nil {
		t.Fatal(err)
	}
	if err := p.Before(browser.Watching); err != nil {
		t.Fatal(err)
	}
	if err := p.Visit(server.URL + "/"); err != nil {
		t.Fatal(err)
	}
	d := opened(t, p, phone, "web")
	for _, err := range []error{
		p.Wait("navigator.serviceWorker.controller", patience),
		p.Call("Network.emulateNetworkConditions", map[string]any{"offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}, nil),
	} {
		d.must(err)
	}
	server.Close()
	return d
}

func (p *page) screen() browser.Screen {
	return browser.Screen{
		Width: p.wide, Height: p.high, Touch: true, Platform: "Linux armv8l",
		Agent: "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
	}
}

func (p *page) told() ([]byte, error) {
	var told string
	if err := p.Eval("globalThis.docent && docent.sight || ''", &told); err != nil {
		return nil, err
	}
	if told == "" {
		return nil, errors.New("nothing is shown yet")
	}
	return []byte(told), nil
}

func (p *page) ask(question string) error {
	return p.Eval("docent.ask = "+strconv.Quote(question), nil)
}

func (p *page) gone() bool { return p.over }

func (p *page) printed() string { return strings.Join(append(p.Said(), p.Console()...), "\n") }

// dump has nothing to add: a page prints on its console.
func (p *page) dump() {}

func (p *page) kill() {
	if !p.over {
		p.over = true
		_ = p.browser.Kill()
	}
}

func (p *page) close() error {
	p.over = true
	return p.browser.Close()
}

// notch is how far a finger drags where a mouse turns its wheel.
const notch = 60

// click taps with a finger, or drags what scrolls.
func (p *page) click(x, y int, button string, _ func()) error {
	from := browser.Point{X: float64(x), Y: float64(y)}
	to := from
	switch button {
	case left:
		return p.Tap(from, 60*time.Millisecond)
	case wheelUp:
		to.Y += notch
	default:
		to.Y -= notch
	}
	return p.Drag(from, to, 100*time.Millisecond, 150*time.Millisecond)
}

// slide moves a finger.
func (p *page) slide(x, y, toX, toY int, _ func()) error {
	return p.Drag(browser.Point{X: float64(x), Y: float64(y)}, browser.Point{X: float64(toX), Y: float64(toY)}, 300*time.Millisecond, 150*time.Millisecond)
}

// keys are those that plays press, as the protocol knows them.
var keys = map[string]struct{ key, code string }{"y": {"y", "KeyY"}, "z": {"z", "KeyZ"}, "Escape": {"Escape", "Escape"}}

// press presses a key of a keyboard that is folded to the device.
func (p *page) press(name string) error {
	modifiers := 0
	parts := strings.Split(name, "+")
	for _, held := range parts[:len(parts)-1] {
		modifiers |= map[string]int{"ctrl": 2, "shift": 8}[held]
	}
	key, known := keys[parts[len(parts)-1]]
	if !known {
		return fmt.Errorf("no key %s", name)
	}
	for _, kind := range []string{"keyDown", "keyUp"} {
		params := map[string]any{"type": kind, "key": key.key, "code": key.code, "modifiers": modifiers}
		if err := p.Call("Input.dispatchKeyEvent", params, nil); err != nil {
			return err
		}
	}
	return nil
}

// write taps the page's own field, which the phone's keyboard opens for, and types over what stands in it.
func (p *page) write(text string) error {
	if err := p.Wait("document.querySelector('input.field')", patience); err != nil {
		return err
	}
	var at [2]float64
	const middle = "(() => { const r = document.querySelector('input.field').getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()"
	if err := p.Eval(middle, &at); err != nil {
		return err
	}
	for _, do := range []func() error{
		func() error { return p.Tap(browser.Point{X: at[0], Y: at[1]}, 60*time.Millisecond) },
		func() error { return p.Wait("document.activeElement.matches('input.field')", patience) },
		func() error { return p.Eval("document.activeElement.select()", nil) },
		func() error { return p.Call("Input.insertText", map[string]any{"text": text}, nil) },
	} {
		if err := do(); err != nil {
			return err
		}
	}
	return nil
}

func (p *page) turn(wide, high int) error {
	p.wide, p.high = wide, high
	return p.Resize(p.screen())
}

func (p *page) shoot(file, _ string) error {
	data, err := p.Picture()
	if err != nil {
		return err
	}
	return os.WriteFile(file, data, 0o644)
}

// reload loads the page of a device anew, without a connection, and waits until it opens the play where it was left.
func (d *docent) reload() {
	d.Helper()
	p := d.device.(*page)
	left := d.wait("everything to be still", func(app.Sight) bool { return true })
	d.must(p.Eval("docent.sight = ''", nil))
	d.must(p.Reload())
	d.must(p.Wait("globalThis.docent && docent.sight && document.getElementById('boot').hidden", 2*patience))
	d.opensAt(left)
}

// dismiss answers a message that lies over the table, where there is one.
func (d *docent) dismiss() {
	d.Helper()
	s := d.wait("everything to be still", func(app.Sight) bool { return true })
	if _, told := find(s, d.text("app.ok")); told {
		d.tap(d.text("app.ok"))
	}
}

// holdMemory demands that the program has no more memory than so many megabytes.
func (d *docent) holdMemory(most float64) {
	d.Helper()
	bytes, err := d.device.(*page).Memory()
	d.must(err)
	d.Logf("memory: %.1f MB", bytes/1e6)
	if bytes > most*1e6 {
		d.Errorf("the program has %.1f MB, more than %.0f", bytes/1e6, most)
	}
}

// quiet demands a console without warnings and errors.
func (d *docent) quiet() {
	d.Helper()
	if said := d.device.printed(); said != "" {
		d.Errorf("the console shows: %s", said)
	}
}
