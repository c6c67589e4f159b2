//go:build unix

package browser

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"time"
)

// Screen is the device that a page sees. The zero one is a desktop's window.
type Screen struct {
	Width, Height int     // in CSS pixels
	Ratio         float64 // pixels of the device to one of CSS
	Touch         bool
	Agent         string // what the browser calls itself, if not what it is
	Platform      string // what it says it runs on
}

// Page is one page of a browser.
type Page struct {
	browser *Browser
	target  string
	session string

	mu   sync.Mutex
	said []string // warnings, errors and exceptions
	seen []string // everything else on the console
}

// Open shows an address in a page of its own.
func (b *Browser) Open(url string, s Screen) (*Page, error) {
	var target struct {
		ID string `json:"targetId"`
	}
	if err := b.call("", "Target.createTarget", map[string]any{"url": "about:blank"}, &target); err != nil {
		return nil, err
	}
	var session struct {
		ID string `json:"sessionId"`
	}
	if err := b.call("", "Target.attachToTarget", map[string]any{"targetId": target.ID, "flatten": true}, &session); err != nil {
		return nil, err
	}
	p := &Page{browser: b, target: target.ID, session: session.ID}
	b.mu.Lock()
	b.pages[session.ID] = p
	b.mu.Unlock()
	for _, domain := range []string{"Page", "Runtime", "Log", "Network"} {
		if err := p.Call(domain+".enable", nil, nil); err != nil {
			return nil, err
		}
	}
	if err := p.Resize(s); err != nil {
		return nil, err
	}
	return p, p.Visit(url)
}

// Visit goes to an address.
func (p *Page) Visit(url string) error {
	return p.Call("Page.navigate", map[string]any{"url": url}, nil)
}

// Before has a script run before everything else on whatever the page shows from now on.
func (p *Page) Before(script string) error {
	return p.Call("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": script}, nil)
}

// Watching is a script that keeps hold of the program that starts, for Memory.
const Watching = `{ const starts = WebAssembly.instantiateStreaming;
	WebAssembly.instantiateStreaming = async (...args) => { const made = await starts(...args); globalThis.watched = made.instance; return made; }; }`

// Memory returns how many bytes the program has that is watched.
func (p *Page) Memory() (bytes float64, err error) {
	err = p.Eval("watched.exports.mem.buffer.byteLength", &bytes)
	return bytes, err
}

// Resize gives the page another screen, as turning a phone does.
func (p *Page) Resize(s Screen) error {
	if s.Width == 0 {
		s.Width, s.Height = 1180, 820
	}
	if s.Ratio == 0 {
		s.Ratio = 1
	}
	calls := []struct {
		method string
		params map[string]any
	}{
		{"Emulation.setDeviceMetricsOverride", map[string]any{"width": s.Width, "height": s.Height, "deviceScaleFactor": s.Ratio, "mobile": s.Touch}},
		{"Emulation.setTouchEmulationEnabled", map[string]any{"enabled": s.Touch, "maxTouchPoints": 5}},
	}
	if s.Agent != "" {
		calls = append(calls, struct {
			method string
			params map[string]any
		}{"Emulation.setUserAgentOverride", map[string]any{"userAgent": s.Agent, "platform": s.Platform}})
	}
	for _, c := range calls {
		if err := p.Call(c.method, c.params, nil); err != nil {
			return err
		}
	}
	return nil
}

// Call asks the page by the protocol's own names.
func (p *Page) Call(method string, params, result any) error {
	return p.browser.call(p.session, method, params, result)
}

// Eval evaluates an expression in the page, waits where it is a promise, and decodes its value.
func (p *Page) Eval(expression string, result any) error {
	var got struct {
		Result struct {
			Value json.RawMessage `json:"value"`
		} `json:"result"`
		Exception *exception `json:"exceptionDetails"`
	}
	params := map[string]any{"expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true}
	if err := p.Call("Runtime.evaluate", params, &got); err != nil {
		return err
	}
	if got.Exception != nil {
		return fmt.Errorf("%s: %s", expression, got.Exception.text())
	}
	if result == nil || len(got.Result.Value) == 0 {
		return nil
	}
	return json.Unmarshal(got.Result.Value, result)
}

// looking is how often Wait looks.
const looking = 20 * time.Millisecond

// Wait looks until an expression is true, and fails where that does not come to be.
func (p *Page) Wait(expression string, most time.Duration) error {
	for end := time.Now().Add(most); ; time.Sleep(looking) {
		var is bool
		err := p.Eval("!!("+expression+")", &is)
		if is && err == nil {
			return nil
		}
		if time.Now().After(end) {
			return fmt.Errorf("after %v this is not true: %s (%v)\n%s", most, expression, err, strings.Join(append(p.Said(), p.Console()...), "\n"))
		}
	}
}

// Picture returns what the page shows, as a PNG.
func (p *Page) Picture() ([]byte, error) {
	var picture struct {
		Data []byte `json:"data"`
	}
	err := p.Call("Page.captureScreenshot", map[string]any{"format": "png"}, &picture)
	return picture.Data, err
}

// Reload loads the page anew.
func (p *Page) Reload() error { return p.Call("Page.reload", nil, nil) }

// Close closes the page, as its tab's cross does.
func (p *Page) Close() error {
	return p.browser.call("", "Target.closeTarget", map[string]any{"targetId": p.target}, nil)
}

// Said lists the warnings, errors and exceptions that the console showed.
func (p *Page) Said() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]string(nil), p.said...)
}

// Console lists everything else that it showed.
func (p *Page) Console() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]string(nil), p.seen...)
}

type exception struct {
	Text      string `json:"text"`
	Exception struct {
		Description string `json:"description"`
		Value       any    `json:"value"`
	} `json:"exception"`
}

func (e exception) text() string {
	return strings.TrimSpace(fmt.Sprint(e.Text, " ", e.Exception.Description, " ", e.Exception.Value))
}

// heard notes what the page tells.
func (p *Page) heard(method string, params json.RawMessage) {
	var event struct {
		Type  string `json:"type"`
		Args  []remote
		Entry struct {
			Level string `json:"level"`
			Text  string `json:"text"`
			URL   string `json:"url"`
		} `json:"entry"`
		Exception exception `json:"exceptionDetails"`
	}
	if json.Unmarshal(params, &event) != nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	switch method {
	case "Runtime.exceptionThrown":
		p.said = append(p.said, event.Exception.text())
	case "Log.entryAdded":
		text := event.Entry.Level + ": " + event.Entry.Text + " " + event.Entry.URL
		if event.Entry.Level == "error" || event.Entry.Level == "warning" {
			p.said = append(p.said, text)
		} else {
			p.seen = append(p.seen, text)
		}
	case "Runtime.consoleAPICalled":
		text := ""
		for _, arg := range event.Args {
			text += arg.text() + " "
		}
		if event.Type == "error" || event.Type == "warning" || event.Type == "assert" {
			p.said = append(p.said, event.Type+": "+text)
		} else {
			p.seen = append(p.seen, text)
		}
	}
}

type remote struct {
	Value       any    `json:"value"`
	Description string `json:"description"`
}

func (r remote) text() string {
	if r.Description != "" {
		return r.Description
	}
	return fmt.Sprint(r.Value)
}
