//go:build e2e && unix

package e2e

import (
	"fmt"
	"testing"
	"time"

	"docent/rules"
	"docent/tracker/seats"
)

// counting is a script that counts how often a phone shakes and sounds, in place of doing so.
const counting = `window.shaken = window.sounded = 0
Navigator.prototype.vibrate = () => !!++window.shaken
window.AudioContext = class {
	currentTime = 0
	resume() {}
	createOscillator() { return { frequency: {}, connect: to => to, start: () => window.sounded++, stop() {} } }
	createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: to => to } }
}`

// TestAPhoneIsCalled has a seat owe an answer again and again: its title and what is read out always tell, the phone shakes and
// sounds as its switches say, which outlive a reload.
func TestAPhoneIsCalled(t *testing.T) {
	t.Parallel()
	h := offered(t, "trasteros", rules.Setup{Seats: 3, Options: []byte(`{"level":"auctions"}`)}, seats.Options{})
	p := sit(t, chromium(t), h.Host, 1, 1, "en")
	if err := p.Before(counting + "\n" + announced); err != nil {
		t.Fatal(err)
	}
	p.do("window.before = true; location.reload()")
	p.waits("!window.before && window.shaken === 0 && document.readyState === 'complete'")
	h.does(t, 0, "call")
	owes := func(shaken, sounded int) {
		t.Helper()
		p.waits("document.title === '● You owe an answer · Bilal · Trasteros Locos'")
		p.waits("said.some(s => s.startsWith('You owe an answer'))")
		p.waits(fmt.Sprintf("shaken === %d && sounded === %d", shaken, sounded))
	}
	again := func() {
		t.Helper()
		h.does(t, 1, "bid")
		p.waits("document.title === 'Bilal · Trasteros Locos'")
		p.do("said.splice(0)")
		if err := h.play.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	owes(0, 0) // both are off at first
	p.do("document.querySelector('[data-call-by=vibrate]').click()")
	p.waits("shaken === 1 && sounded === 0") // it is tried at once
	again()
	owes(2, 0)
	p.do("document.querySelector('[data-call-by=sound]').click()")
	p.do("document.querySelector('[data-call-by=vibrate]').click()")
	p.do("shaken = sounded = 0")
	again()
	owes(0, 1)
	p.do("window.before = true; location.reload()")
	p.waits("!window.before && document.readyState === 'complete' && document.querySelector('[data-call-by=sound]').checked && !document.querySelector('[data-call-by=vibrate]').checked")
	p.do("document.dispatchEvent(new Event('pointerdown'))") // a browser lets nothing sound before somebody has touched the page
	again()
	owes(0, 1)
}

// TestAPageTellsHowLongTheTableWaits counts minutes by the clock of the host.
func TestAPageTellsHowLongTheTableWaits(t *testing.T) {
	t.Parallel()
	late := 5 * time.Minute
	h := offered(t, "trasteros", rules.Setup{Seats: 3}, seats.Options{Now: func() time.Time { return time.Now().Add(-late) }})
	p := sit(t, chromium(t), h.Host, 4, -1, "fr")
	p.waits("document.querySelector('.since').textContent === 'depuis 5 min'")
}
