//go:build e2e && unix

package e2e

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/seats"
	"docent/tracker/stores"
	"docent/web/browser"
)

// seated is a page of a browser on a seat.
type seated struct {
	*browser.Page
	t *testing.T
}

func (p seated) do(script string) {
	p.t.Helper()
	if err := p.Eval(script, nil); err != nil {
		p.t.Fatal(err)
	}
}

func (p seated) waits(condition string) {
	p.t.Helper()
	if err := p.Wait(condition, patience); err != nil {
		var html string
		_ = p.Eval("document.body.innerText", &html)
		p.t.Fatalf("%s does not come true: %v\n%s", condition, err, html)
	}
}

// looks shows the page: one behind others sleeps.
func (p seated) looks() {
	p.t.Helper()
	if err := p.Call("Page.bringToFront", nil, nil); err != nil {
		p.t.Fatal(err)
	}
}

// sit opens a phone on a seat. Every phone has an address of its own to go to, for one browser shares its cookies.
func sit(t *testing.T, b *browser.Browser, h *seats.Host, phone, seat int, lang string) seated {
	t.Helper()
	page, err := b.Open("about:blank", browser.Screen{Width: 390, Height: 844, Touch: true})
	if err != nil {
		t.Fatal(err)
	}
	p := seated{page, t}
	if err := p.Call("Network.setUserAgentOverride", map[string]any{"userAgent": "phone", "acceptLanguage": lang}, nil); err != nil {
		t.Fatal(err)
	}
	url := fmt.Sprintf("http://127.0.0.%d:%d/j/%s", phone+1, h.Port(), h.Code())
	if err := p.Call("Page.navigate", map[string]any{"url": url}, nil); err != nil {
		t.Fatal(err)
	}
	p.looks()
	p.waits("!!document.querySelector('button[name=seat]')")
	p.do(fmt.Sprintf("document.querySelector('button[name=seat][value=\"%d\"]').click()", seat))
	p.waits("!!document.querySelector('#status')")
	return p
}

// TestAnAuctionOnFourPhones plays an auction in Chromium, in three languages: a phone sleeps, one is taken over, and the host
// is ended and comes back in the middle of it.
func TestAnAuctionOnFourPhones(t *testing.T) {
	t.Parallel()
	game, _ := catalog.Game("trasteros")
	players := []tracker.Player{{Name: "Ann"}, {Name: "Bilal", Symbol: 1}, {Name: "Chloé", Symbol: 2}, {Name: "Diego", Symbol: 3}}
	setup := rules.Setup{Seats: 4, Options: []byte(`{"level":"auctions"}`)}
	play, err := tracker.Open(stores.NewMemory(), catalog.Game, time.Now).New(game, setup, players)
	if err != nil {
		t.Fatal(err)
	}
	var kept []byte
	options := seats.Options{Listen: "0.0.0.0:0", Keep: func(now []byte) { kept = now }}
	host, err := seats.Open(play, options)
	if err != nil {
		t.Fatal(err)
	}
	b, err := browser.Start(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = b.Close() }()
	var phones []seated
	for seat, lang := range []string{"en", "fr", "es", "en"} {
		phones = append(phones, sit(t, b, host, seat, seat, lang))
	}
	phones[0].looks() // the others sleep from here on
	phones[0].do("document.querySelector('button[name=o]').click()")
	phones[0].waits("document.querySelector('#status .now').dataset.call === 'You owe an answer'")
	for seat, owes := range []string{"You owe an answer", "Vous devez une réponse", "Debes una respuesta"} {
		p := phones[seat]
		p.looks()
		p.waits(fmt.Sprintf("document.querySelector('#status .now').dataset.call === %q", owes))
		p.do("document.querySelector('.ask input[name=\"f.glass\"][value=\"1\"]').click()")
		p.do("document.querySelector('.ask .deed').click()")
		p.waits("document.querySelector('#status .now').dataset.call === ''")
	}

	other := sit(t, b, host, 4, 3, "fr")
	other.waits("!!document.querySelector('#say [role=status]') && !document.querySelector('.ask')")
	asks := slices.IndexFunc(host.Phones(), func(p seats.Phone) bool { return p.Asks })
	host.LetIn(host.Phones()[asks].ID)
	other.waits("document.body.dataset.seat === '3' && !!document.querySelector('.ask')")

	port := host.Port()
	if err := host.Close(); err != nil {
		t.Fatal(err)
	}
	other.waits("!document.querySelector('#offline').hidden")
	options.Kept, options.Listen = kept, fmt.Sprintf("0.0.0.0:%d", port)
	if host, err = seats.Open(play, options); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = host.Close() }()
	other.waits("document.querySelector('#offline').hidden && document.body.dataset.seat === '3'")
	other.do("document.querySelector('.ask input[name=\"f.glass\"][value=\"2\"]').click()")
	other.do("document.querySelector('.ask .deed').click()")
	for _, p := range append(phones[:3:3], other) {
		p.looks()
		p.waits("[...document.querySelectorAll('.said')].some(e => e.textContent.includes('Diego') && e.textContent.includes('2'))")
		for _, said := range p.Said() {
			t.Log(said)
		}
	}
}
