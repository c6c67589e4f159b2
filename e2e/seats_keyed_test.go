//go:build e2e && unix

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"docent/web/browser"
)

// keyed is a page that is used by keys alone.
type keyed struct{ seated }

// codes are the keys that are pressed, with their numbers and what they type.
var codes = map[string]struct {
	number int
	text   string
}{
	"Tab": {9, ""}, "Enter": {13, "\r"}, " ": {32, " "}, "ArrowDown": {40, ""}, "ArrowRight": {39, ""}, "Escape": {27, ""},
}

// announced is a script that notes what a screen reader is given to say, beside what stands on the page.
const announced = `addEventListener('DOMContentLoaded', () => {
	window.said = []
	const live = document.querySelector('#live')
	if (live) new MutationObserver(() => said.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true })
})`

// focused returns what has the focus; it begins with "hidden" where nobody would see that.
const focused = `(() => {
	const a = document.activeElement
	if (a === document.body || a === document.documentElement) return 'nothing'
	const seen = e => {
		const s = getComputedStyle(e), r = e.getBoundingClientRect()
		return +s.opacity > 0 && s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 1 && r.width > 1 && r.height > 1
	}
	const shows = a.matches(':focus-visible') && [a, a.closest('.chip') && a.nextElementSibling].some(e => e && seen(e))
	return (shows ? '' : 'hidden ') + a.tagName + ' ' + (a.id || a.name || a.textContent.trim())
})()`

// openKeyed opens a page for keys.
func openKeyed(t *testing.T, b *browser.Browser) keyed {
	t.Helper()
	page, err := b.Open("about:blank", browser.Screen{Width: 390, Height: 844})
	if err != nil {
		t.Fatal(err)
	}
	k := keyed{seated{page, t}}
	if err := page.Before(announced); err != nil {
		t.Fatal(err)
	}
	if err := k.Call("Emulation.setFocusEmulationEnabled", map[string]any{"enabled": true}, nil); err != nil {
		t.Fatal(err)
	}
	return k
}

// press presses a key so many times.
func (k keyed) press(key string, shifted bool, times int) {
	k.t.Helper()
	modifiers := 0
	if shifted {
		modifiers = 8
	}
	for range times {
		params := map[string]any{"key": key, "code": strings.ReplaceAll(key, " ", "Space"), "windowsVirtualKeyCode": codes[key].number, "modifiers": modifiers}
		for _, kind := range []string{"keyDown", "keyUp"} {
			params["type"] = kind
			if kind == "keyDown" && codes[key].text != "" {
				params["text"] = codes[key].text
			}
			if err := k.Call("Input.dispatchKeyEvent", params, nil); err != nil {
				k.t.Fatal(err)
			}
			delete(params, "text")
		}
	}
}

// at reports whether what has the focus matches a selector.
func (k keyed) at(selector string) (is bool) {
	k.t.Helper()
	if err := k.Eval(fmt.Sprintf("document.activeElement.matches(%q)", selector), &is); err != nil {
		k.t.Fatal(err)
	}
	return is
}

// farthest is how many stops a page may have.
const farthest = 250

// tab goes on by the tabulator until what it looks for has the focus; at every stop it is to be seen where that is.
func (k keyed) tab(selector string) {
	k.t.Helper()
	for range farthest {
		k.press("Tab", false, 1)
		if k.watch(); k.at(selector) {
			return
		}
	}
	k.t.Fatalf("the tabulator never comes to %s", selector)
}

// watch demands that the focus can be seen.
func (k keyed) watch() string {
	k.t.Helper()
	var on string
	if err := k.Eval(focused, &on); err != nil {
		k.t.Fatal(err)
	}
	if strings.HasPrefix(on, "hidden") {
		k.t.Errorf("nobody sees where the focus is: %s", on)
	}
	return on
}

// joins sits down at a table.
func (k keyed) joins(h hosted, phone, seat int) {
	k.t.Helper()
	if err := k.Visit(fmt.Sprintf("http://127.0.0.%d:%d/j/%s", phone+1, h.Port(), h.Code())); err != nil {
		k.t.Fatal(err)
	}
	k.looks()
	k.waits("document.readyState === 'complete'")
	k.tab(fmt.Sprintf("button[name=seat][value=\"%d\"]", seat))
	k.press("Enter", false, 1)
	k.waits("!!document.querySelector('#status') && document.readyState === 'complete'")
}

// held demands that the focus is not lost.
func (k keyed) held(after string) {
	k.t.Helper()
	var lost bool
	if err := k.Eval("document.activeElement === document.body", &lost); err != nil || lost {
		k.t.Errorf("after %s the focus is lost (%v)", after, err)
	}
}

// said returns what a screen reader was given to say since it was asked last.
func (k keyed) said() (list []string) {
	k.t.Helper()
	if err := k.Eval("said.splice(0)", &list); err != nil {
		k.t.Fatal(err)
	}
	return list
}

// lines returns the lines that the page tells, the newest first.
func (k keyed) lines() (list []string) {
	k.t.Helper()
	if err := k.Eval("[...document.querySelectorAll('.lines .said')].map(e => e.textContent)", &list); err != nil {
		k.t.Fatal(err)
	}
	return list
}

func chromium(t *testing.T) *browser.Browser {
	t.Helper()
	b, err := browser.Start(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = b.Close() })
	return b
}
