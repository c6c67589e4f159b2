//go:build e2e && unix

package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"docent/rules"
	"docent/tracker/seats"
)

// TestAnAuctionByKeysAlone plays an auction of four by the keyboard: nothing is clicked, and no script moves the focus for it.
func TestAnAuctionByKeysAlone(t *testing.T) {
	t.Parallel()
	h := offered(t, "trasteros", rules.Setup{Seats: 4, Options: []byte(`{"level":"auctions"}`)}, seats.Options{})
	b := chromium(t)
	var phones []keyed
	for seat := range 4 {
		k := openKeyed(t, b)
		k.joins(h, seat, seat)
		phones = append(phones, k)
	}
	ann := phones[0]
	ann.looks()
	ann.tab(`button[name=o][value$=".call"]`)
	ann.press("Enter", false, 1)
	ann.waits("document.querySelector('#status .now').dataset.call === 'You owe an answer'")
	ann.held("a deed")
	for seat, k := range phones {
		k.looks()
		k.waits("document.querySelector('#status .now').dataset.call === 'You owe an answer'")
		before := k.lines()
		k.said()
		k.tab(`.ask input[name="f.glass"]`)
		k.press("ArrowRight", false, seat)
		k.waits(fmt.Sprintf("document.querySelector('.ask input[name=\"f.glass\"]:checked').value === '%d'", seat))
		k.watch()
		k.tab("summary, .why, footer *") // beyond the deed, and back
		for !k.at(".ask .deed") {
			k.press("Tab", true, 1)
		}
		k.watch()
		k.press("Enter", false, 1)
		k.waits("document.querySelector('#status .now').dataset.call !== 'You owe an answer'")
		k.held("a bid")
		for _, said := range k.said() {
			for _, old := range before {
				if strings.Contains(said, old) {
					t.Errorf("%q is said again: %q", old, said)
				}
			}
		}
	}
	for _, k := range phones {
		k.looks()
		k.waits("[...document.querySelectorAll('.said')].some(e => e.textContent.includes('Diego') && e.textContent.includes('3'))")
		k.held("the reveal")
	}
}

// TestATurnOfCrazyMuseumByKeysAlone plays a whole turn by the keyboard, and tells the table on which room of the museum a thief
// stands: the list beside the drawing marks it there.
func TestATurnOfCrazyMuseumByKeysAlone(t *testing.T) {
	t.Parallel()
	h := offered(t, "crazymuseum", setupOf(t, "crazymuseum", "audit-appears-to-three"), seats.Options{Table: true})
	k := openKeyed(t, chromium(t))
	mine := h.play.Position().Now().Seat
	k.joins(h, int(mine), int(mine))
	var played []string
	for h.play.Position().Now().Seat == mine {
		if len(played) > 40 {
			t.Fatalf("the turn does not end: %v", played)
		}
		played = append(played, k.answers(h, played))
	}
	t.Log(played)
	if !slices.Contains(played, "move") {
		t.Errorf("nobody moved: %v", played)
	}
}

// turn lists what is done in a turn, the likeliest first; what was done once comes last.
var turn = []string{"tile", "relic", "token", "card", "skip-print", "decline", "no-rat", "move", "pass", "rest"}

// answers answers one of the forms on the page, and returns its kind.
func (k keyed) answers(h hosted, played []string) string {
	k.t.Helper()
	k.waits("!!document.querySelector('#do button[name=o], #do details.ask, #do .fold form')")
	var kinds []string
	if err := k.Eval("[...document.querySelectorAll('#do [name=o]')].map(e => e.value.split('.')[1])", &kinds); err != nil {
		k.t.Fatal(err)
	}
	at := slices.IndexFunc(turn, func(kind string) bool {
		return slices.Contains(kinds, kind) && !(kind == "move" && slices.Contains(played, kind))
	})
	if at < 0 {
		k.t.Fatalf("nothing to do among %v after %v", kinds, played)
	}
	kind, lines, head := turn[at], k.lines(), h.play.Head()
	k.said()
	for try := 0; h.play.Head() == head; try++ { // what is refused is answered otherwise
		if try == most {
			k.t.Fatalf("%s is refused %d times", kind, try)
		}
		k.fill(kind, try)
		k.waits("!document.querySelector('[aria-busy]')")
		k.held(kind)
	}
	k.hears(h)
	for _, said := range k.said() {
		for _, old := range lines {
			if strings.Contains(said, old) && !slices.Contains(k.lines()[:len(k.lines())-len(lines)], old) {
				k.t.Errorf("%q is said again: %q", old, said)
			}
		}
	}
	return kind
}

// most is how often one thing is answered otherwise.
const most = 12

// fill answers a form by keys: a button is pressed; of a form, every blank takes its first answer, or the next one after what
// was refused.
func (k keyed) fill(kind string, try int) {
	k.t.Helper()
	form := fmt.Sprintf(`#do details.ask:has(input[name=o][value$=".%s"])`, kind)
	button := fmt.Sprintf(`#do button[name=o][value$=".%s"]`, kind)
	k.tab(fmt.Sprintf("%s, %s > summary", button, form))
	if k.at(button) {
		k.press("Enter", false, 1)
		return
	}
	k.watch()
	if !k.at("details[open] > summary") {
		k.press(" ", false, 1)
	}
	for !k.at(form + " .deed") {
		k.press("Tab", false, 1)
		k.watch()
		switch {
		case k.at(form + " .chips button"):
			k.press("Tab", false, try)
			k.watch()
			k.press("Enter", false, 1)
			return
		case k.at(form + " input[type=radio]:not(:checked)"):
			k.press(" ", false, 1)
		case try > 0 && k.at(form+" input[type=radio]"):
			k.press("ArrowRight", false, 1)
		case k.at(form + " select"):
			k.press("ArrowDown", false, 1)
		case !k.at("#do *"):
			k.t.Fatalf("the form of %s has no end", kind)
		}
	}
	k.press("Enter", false, 1)
}

// TestARoomIsPickedByKeysAlone tells where a thief stands, in a museum of more rooms than a list of chips can hold.
func TestARoomIsPickedByKeysAlone(t *testing.T) {
	t.Parallel()
	h := staged(t, "crazymuseum")
	k := openKeyed(t, chromium(t))
	k.joins(h, 0, 0)
	k.tab(`#do details.ask:has(input[value$=".stand"]) > summary`)
	if !k.at("details[open] > summary") {
		k.press("Enter", false, 1)
	}
	k.tab(`select[name="f.room"]`)
	k.press("ArrowDown", false, 3)
	var room string
	if err := k.Eval("document.activeElement.value", &room); err != nil || room == "" {
		t.Fatalf("no room is chosen: %v", err)
	}
	k.waits(fmt.Sprintf("document.querySelector('svg[data-for=\"' + document.activeElement.id + '\"] [data-pick].on')?.dataset.pick === %q", room))

	whistles(t, h) // choice and focus stay
	k.hears(h)
	if !k.at(`select[name="f.room"]`) {
		t.Errorf("after somebody else's move the focus is on %s", k.watch())
	}
	k.tab(".ask[open] .deed")
	k.press("Enter", false, 1)
	k.waits(fmt.Sprintf("document.querySelectorAll('.lines .said')[0].textContent.includes(%q)", room))
	k.held("standing in a room")
	k.tab("#log .lines .why")
	before := k.line()
	whistles(t, h) // a line that is read keeps the focus where others come before it
	k.hears(h)
	if after := k.line(); before == "" || after != before {
		t.Errorf("the focus went from line %q to %q", before, after)
	}
}

// whistles has the table play something that changes all pages.
func whistles(t *testing.T, h hosted) {
	t.Helper()
	offers := h.play.Position().Offers()
	at := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Kind == "whistle" && o.Refused == nil })
	if _, err := h.play.Do(offers[at], nil); err != nil {
		t.Fatal(err)
	}
}

// hears waits until the page tells the last that was played.
func (k keyed) hears(h hosted) {
	k.t.Helper()
	k.waits(fmt.Sprintf("+document.querySelector('.lines li')?.dataset.id.split('.')[0] === %d", h.play.Head()))
}

// line returns the line of the log that has the focus.
func (k keyed) line() (id string) {
	k.t.Helper()
	if err := k.Eval("document.activeElement.closest('li[data-id]')?.dataset.id || ''", &id); err != nil {
		k.t.Fatal(err)
	}
	return id
}
