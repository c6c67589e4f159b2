//go:build e2e && unix

package e2e

import (
	"fmt"
	"slices"
	"testing"

	"docent/rules"
	"docent/tracker/seats"
)

// holding keeps back one answer of the host, of the request that window.holds names, until window.letGo is called, and notes
// whether what the page tells ever goes back. It is there before the page's own script, so no request passes it by.
const holding = `(() => {
	const asks = window.fetch
	window.holds = ''
	window.fetch = async (url, options) => {
		const answer = await asks(url, options)
		if (!window.holds || !String(url).includes(window.holds)) return answer
		window.holds = ''
		const text = await answer.text()
		await new Promise(go => { window.letGo = () => { go(); setTimeout(() => { window.letIn = true }, 100) } })
		return new Response(text, { status: answer.status, headers: answer.headers })
	}
	window.newest = 0
	new MutationObserver(() => {
		const newest = Math.max(0, ...[...document.querySelectorAll('.lines li')].map(li => +li.dataset.id))
		window.wentBack ||= newest < window.newest
		window.newest = newest
	}).observe(document, { childList: true, subtree: true })
})()`

// TestWhatIsOlderIsNotShownAfterWhatIsNewer has answers of the host arrive in another order than they were given.
func TestWhatIsOlderIsNotShownAfterWhatIsNewer(t *testing.T) {
	t.Parallel()
	const bids = "document.querySelector('.ask .deed').click()"
	for _, test := range []struct {
		name, holds string
		play        func(h hosted, p seated)
	}{
		{"what is new comes after this phone's own answer", "/part", func(h hosted, p seated) {
			h.does(t, 1, "bid")
			p.waits("!!window.letGo")
			p.do(bids)
			p.waits("document.querySelector('#status .now').dataset.call === ''")
		}},
		{"this phone's own answer comes after what is new", "/do", func(h hosted, p seated) {
			p.do(bids)
			p.waits("!!window.letGo")
			h.does(t, 1, "bid")
			p.waits("[...document.querySelectorAll('.said')].some(e => e.textContent.includes('Bilal'))")
		}},
	} {
		h := offered(t, "trasteros", rules.Setup{Seats: 3, Options: []byte(`{"level":"auctions"}`)}, seats.Options{})
		h.does(t, 0, "call")
		p := sit(t, chromium(t), h.Host, 0, 0, "en")
		if err := p.Call("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": holding}, nil); err != nil {
			t.Fatal(err)
		}
		p.do("location.reload()")
		p.waits("window.holds === '' && !!document.querySelector('.ask .deed')")
		p.do(fmt.Sprintf("window.holds = %q", test.holds))
		test.play(h, p)
		p.do("window.letGo()")
		p.waits("window.letIn")
		h.does(t, 2, "bid")
		p.waits("[...document.querySelectorAll('.said')].some(e => e.textContent.includes('Chloé'))")
		var wentBack bool
		if err := p.Eval("!!window.wentBack", &wentBack); err != nil || wentBack {
			t.Errorf("%s: what was told is gone for a while (%v)", test.name, err)
		}
	}
}

// does plays the first move of a kind that a seat is offered.
func (h hosted) does(t *testing.T, seat rules.Seat, kind rules.Kind) {
	t.Helper()
	h.answers(t, seat, kind, nil)
}

// answers plays it with answers of its own.
func (h hosted) answers(t *testing.T, seat rules.Seat, kind rules.Kind, answers rules.Answers) {
	t.Helper()
	for _, o := range h.play.Position().Offers() {
		if o.Seat == seat && o.Kind == kind && o.Refused == nil {
			if _, err := h.play.Do(o, answers); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
	t.Fatalf("seat %d is offered no %s", seat, kind)
}

// TestTheScoreComesBeforeTheRest ends a game while a seat's page is open, on which a deed has the focus that goes with it.
func TestTheScoreComesBeforeTheRest(t *testing.T) {
	t.Parallel()
	h := offered(t, "cgexpo", rules.Setup{Seats: 2, Options: []byte(`{"level":"zones","difficulty":"difficult"}`)}, seats.Options{})
	first := h.play.Position().Now().Seat
	p := sit(t, chromium(t), h.Host, 0, int(first), "en")
	p.do("document.querySelector('#do summary').focus()")
	for _, answers := range []rules.Answers{
		{"zone": {"casino"}, "take": {"key", "studson"}, "doors": {}, "cds": {"true"}, "note": {""}},
		{"zone": {"exit"}, "take": {}, "doors": {}, "note": {""}},
	} {
		h.answers(t, first, "walk", answers)
	}
	p.waits("!!document.querySelector('#score')")
	p.waits("[...document.querySelectorAll('#main>section')].map(s => s.id).join(' ') === 'say status score mine log table'")
	p.waits("document.activeElement === document.querySelector('#main')")
}

// TestARevealIsReadOn has the line that is read of a reveal keep the focus when it goes back to the others.
func TestARevealIsReadOn(t *testing.T) {
	t.Parallel()
	h := offered(t, "trasteros", rules.Setup{Seats: 3, Options: []byte(`{"level":"auctions"}`)}, seats.Options{})
	h.does(t, 0, "call")
	p := sit(t, chromium(t), h.Host, 0, 0, "en")
	for seat := range rules.Seat(3) {
		h.does(t, seat, "bid")
	}
	p.waits("!!document.querySelector('#news + #do')")
	p.do("document.querySelector('#news .why').focus()")
	p.do("window.read = document.activeElement.closest('li').dataset.id")
	now := h.play.Position().Now().Seat
	if now != 0 {
		t.Fatalf("seat %d is asked after the reveal", now)
	}
	offers := h.play.Position().Offers()
	at := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Seat == now && o.Refused == nil && !o.Aside && !o.Secret })
	if _, err := h.play.Do(offers[at], nil); err != nil {
		t.Fatal(err)
	}
	p.waits("!document.querySelector('#news')")
	p.waits("document.activeElement.closest('#log li')?.dataset.id === window.read")
}
