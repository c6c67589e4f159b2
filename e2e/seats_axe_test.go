//go:build e2e && unix

package e2e

import (
	"fmt"
	"maps"
	"net/http"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"docent/rules"
	"docent/rules/catalog"
	"docent/rules/rulestest"
	"docent/tracker/seats"
	"docent/tracker/trackertest"
	"docent/web/browser"
)

// axe is where ".ci/install axe" puts the judge of pages.
const axe = "../artifacts/axe-core-4.14.1/axe.min.js"

// judging opens all that is folded and returns what axe-core holds against the page, and what it leaves open: but for texts
// on drawings, and signs that are no letters, whose colours app/kit judges.
const judging = `async only => {
	for (const d of document.querySelectorAll('details')) d.open = true
	const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
	const what = only ? { runOnly: only } : { runOnly: { type: 'tag', values: tags }, rules: { 'target-size': { enabled: true } } }
	const told = await axe.run(document, { ...what, preload: false, resultTypes: ['violations', 'incomplete'], selectors: false })
	const said = told.violations.flatMap(v => v.nodes.map(n => v.id + ': ' + n.html.slice(0, 300) + ' ' + n.failureSummary))
	return { wrong: said, unsure: told.incomplete.flatMap(v => v.nodes.filter(n => !/^<text|data-step=/.test(n.html)).map(n => v.id + ': ' + n.html.slice(0, 300))), passed: told.passes.map(v => v.id) }
}`

// judge shows pages to axe-core, in the dark and in the light.
type judge struct {
	seated
	pages  int
	unsure map[string]int
	passed map[string]bool
}

func newJudge(t *testing.T) *judge {
	t.Helper()
	source, err := os.ReadFile(axe)
	if err != nil {
		t.Fatalf("%v; .ci/install axe brings it", err)
	}
	b, err := browser.Start(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = b.Close() })
	page, err := b.Open("about:blank", browser.Screen{Width: 390, Height: 844, Touch: true})
	if err != nil {
		t.Fatal(err)
	}
	if err := page.Before(string(source)); err != nil {
		t.Fatal(err)
	}
	j := &judge{seated: seated{page, t}, unsure: map[string]int{}, passed: map[string]bool{}}
	j.speaks("en")
	return j
}

// speaks has the phone ask for a language.
func (j *judge) speaks(lang string) {
	j.t.Helper()
	if err := j.Call("Network.setUserAgentOverride", map[string]any{"userAgent": "phone", "acceptLanguage": lang}, nil); err != nil {
		j.t.Fatal(err)
	}
}

// visits goes to a page of a host; every phone has an address of its own, and with it its own cookies.
func (j *judge) visits(h hosted, phone int, path string) {
	j.t.Helper()
	if err := j.Visit(fmt.Sprintf("http://127.0.0.%d:%d%s", phone+1, h.Port(), path)); err != nil {
		j.t.Fatal(err)
	}
	j.waits("document.readyState === 'complete' && !!window.axe")
}

// sits has a phone sit down; -1 looks on.
func (j *judge) sits(h hosted, phone, seat int) {
	j.t.Helper()
	j.visits(h, phone, "/j/"+h.Code())
	j.do(fmt.Sprintf("document.querySelector('button[name=seat][value=\"%d\"]').click()", seat))
	j.waits("!!document.querySelector('#status') && document.readyState === 'complete'")
}

// seat shows the page of a seat, on which its phone sits down first.
func (j *judge) seat(h hosted, seat int) {
	j.t.Helper()
	if slices.ContainsFunc(h.Phones(), func(p seats.Phone) bool { return p.Seat == rules.Seat(seat) }) {
		j.visits(h, seat, "/")
		return
	}
	j.sits(h, seat, seat)
}

// judges has axe-core judge what is shown.
func (j *judge) judges(what string) {
	j.t.Helper()
	j.pages++
	for tone, only := range map[string]string{"dark": "", "light": "['color-contrast']"} { // the rest is the same in the light
		features := []map[string]string{{"name": "prefers-color-scheme", "value": tone}, {"name": "prefers-reduced-motion", "value": "reduce"}}
		if err := j.Call("Emulation.setEmulatedMedia", map[string]any{"features": features}, nil); err != nil {
			j.t.Fatal(err)
		}
		var told struct{ Wrong, Unsure, Passed []string }
		if err := j.Eval(fmt.Sprintf("(%s)(%s)", judging, only), &told); err != nil {
			j.t.Fatal(err)
		}
		for _, wrong := range told.Wrong {
			j.t.Errorf("%s, %s: %s", what, tone, wrong)
		}
		for _, unsure := range told.Unsure {
			j.unsure[unsure]++
		}
		for _, id := range told.Passed {
			j.passed[id] = true
		}
	}
	j.fits(what)
}

// neverAsked are kinds of moves that nobody is asked for.
var neverAsked = map[rules.Kind]string{
	"referee": "the referee's own step",
	"time":    "the clock tells how much of it is left",
}

// TestAxeFindsNothing shows axe-core every page of every game, and every form that the positions of its scenarios ask for: of
// a seat, of the table, and refused.
func TestAxeFindsNothing(t *testing.T) {
	t.Parallel()
	j := newJudge(t)
	seen := map[string]bool{}
	j.refusals()
	for _, game := range catalog.Games() {
		_, most := game.Players()
		h := offered(t, game.ID(), rules.Setup{Seats: min(most, 4)}, seats.Options{Table: true})
		j.aside(h, game)
		_ = h.Close()
		j.game(game, seen)
	}
	t.Logf("%d pages, %d kinds of forms: %s", j.pages, len(seen), strings.Join(slices.Sorted(maps.Keys(seen)), " "))
	t.Logf("rules that held: %s", strings.Join(slices.Sorted(maps.Keys(j.passed)), " "))
	t.Logf("left open by axe-core: %v", j.unsure)
	for _, g := range catalog.Games() {
		for _, kind := range g.Kinds() {
			at := string(g.ID()) + "." + string(kind)
			switch asked := seen[at] || seen[at+ofTable]; {
			case !asked && neverAsked[kind] == "":
				t.Errorf("no scenario has %s asked", at)
			case asked && neverAsked[kind] != "":
				t.Errorf("%s is asked, although it is %s", at, neverAsked[kind])
			}
		}
	}
}

// game shows what is new in each position of a game's scenarios, and the first end.
func (j *judge) game(game rules.Game, seen map[string]bool) {
	j.t.Helper()
	over, at := false, 0
	rulestest.Stages(j.t, game, scenarios(game.ID()), func(s rulestest.Stage) {
		ends := s.Over() && !over
		if !ends && !slices.ContainsFunc(s.Offers(), func(o rules.Offer) bool { return isNew(game, o, seen) }) {
			return
		}
		h := hosts(j.t, trackertest.Moved(j.t, game, s.Setup, s.Moves), seats.Options{Table: true})
		j.speaks([]string{"en", "fr", "es"}[at%3])
		j.forms(h, game, s.Scenario, seen)
		if at++; ends {
			j.ended(h, string(game.ID()))
			over = true
		}
		_ = h.Close()
	})
	if !over {
		j.t.Errorf("no scenario of %s ends", game.ID())
	}
}

// setupOf returns the set-up of a scenario.
func setupOf(t *testing.T, id rules.GameID, scenario string) rules.Setup {
	t.Helper()
	game, _ := catalog.Game(id)
	return rulestest.SetupOf(t, game, "../rules/"+string(id)+"/testdata/"+scenario+".txtar")
}

// phones that hold no seat, beside those of the seats.
const (
	stranger = 20
	watcher  = 21
	claimant = 22
)

// aside shows what is beside the game itself: the door, refusals, the shared screen, a rule, other languages.
func (j *judge) aside(h hosted, g rules.Game) {
	j.t.Helper()
	game := string(g.ID())
	j.visits(h, stranger, "/")
	j.judges(game + ": the door")
	j.visits(h, stranger, "/j/WRNG")
	j.judges(game + ": a wrong code")
	j.visits(h, stranger, "/nowhere")
	j.judges(game + ": no such page")
	j.visits(h, stranger, "/j/"+h.Code())
	j.judges(game + ": who are you?")
	j.sits(h, watcher, -1)
	j.judges(game + ": looking on")
	j.visits(h, watcher, "/board")
	j.judges(game + ": the shared screen")
	asked := int(max(h.play.Position().Now().Seat, 0))
	j.seat(h, asked)
	j.do("const f = document.querySelector('form[action=\"/do\"]'); f.elements.s.value = 'old'; f.requestSubmit(f.querySelector('button:not([type=button])'))")
	j.waits("!!document.querySelector('#say [role=alert]')")
	j.judges(game + ": an answer too late")
	j.seat(h, 0)
	j.sits(h, claimant, 0)
	j.waits("!!document.querySelector('#say [role=status]')")
	j.judges(game + ": asking for a seat")
	j.visits(h, 0, "/rule/"+string(g.Book()[0].ID))
	j.judges(game + ": a rule")
	for _, lang := range []string{"fr", "es", "en"} {
		j.speaks(lang)
		j.visits(h, 0, "/")
		j.waits(fmt.Sprintf("document.documentElement.lang === %q", lang))
		j.judges(game + ": a seat's page in " + lang)
	}
}

// forms shows the pages of seats that are asked something for the first time in any scenario of the game.
func (j *judge) forms(h hosted, game rules.Game, scenario string, seen map[string]bool) {
	j.t.Helper()
	for _, o := range h.play.Position().Offers() {
		if !isNew(game, o, seen) {
			continue
		}
		seat := max(o.Seat, 0)
		var fresh []string
		for _, o := range h.play.Ask(seat).Offers {
			if isNew(game, o, seen) {
				at := formOf(game, o)
				seen[at] = true
				fresh = append(fresh, at)
			}
		}
		if len(fresh) > 0 {
			j.seat(h, int(seat))
			j.judges(scenario + ": " + strings.Join(fresh, " "))
		}
	}
}

// What the name of a form ends in where it is the table's, or refused.
const (
	ofTable = "(table)"
	barred  = "(refused)"
)

// formOf names what a phone shows of an offer; nothing where it shows none.
func formOf(game rules.Game, o rules.Offer) string {
	at := string(game.ID()) + "." + string(o.Kind)
	switch {
	case o.Asks == rules.Auto || o.Asks == rules.Clock || o.Asks == rules.Correction || o.Refused != nil && o.Seat < 0:
		return ""
	case o.Refused != nil:
		return at + barred
	case o.Seat < 0:
		return at + ofTable
	}
	return at
}

func isNew(game rules.Game, o rules.Offer, seen map[string]bool) bool {
	at := formOf(game, o)
	return at != "" && !seen[at]
}

// refusals shows what a phone is told that is too fast, too curious or misunderstood, and of a page that cannot be drawn.
func (j *judge) refusals() {
	j.t.Helper()
	j.speaks("en")
	game, _ := catalog.Game("trasteros")
	j.rushes()

	h := offered(j.t, game.ID(), rules.Setup{Seats: 3, Options: []byte(`{"level":"auctions"}`)}, seats.Options{})
	j.seat(h, 0)
	j.posts("", http.StatusOK) // a room is called, for which everybody bids
	j.posts("for (const blank of f.querySelectorAll('input:not([type=hidden])')) blank.disabled = true", http.StatusUnprocessableEntity)
	j.judges("a blank left out")
	_ = h.Close()

	spec := trackertest.JarSpec(1)
	spec.Holdings = func(*trackertest.Jar, rules.Seat) []rules.Thing { panic("the jar is broken") }
	broken := rules.Define(spec)
	h = hosts(j.t, trackertest.Moved(j.t, broken, trackertest.Setup(j.t, `{}`), nil), seats.Options{})
	j.visits(h, 0, "/j/"+h.Code())
	j.do("document.querySelector('button[name=seat][value=\"0\"]').click()")
	j.answered(http.StatusInternalServerError)
	j.judges("a page that cannot be drawn")
	_ = h.Close()
}

// rushes posts and guesses until it is told to wait.
func (j *judge) rushes() {
	j.t.Helper()
	begins := time.Now()
	h := offered(j.t, "trasteros", rules.Setup{Seats: 3}, seats.Options{Now: func() time.Time { return begins }})
	defer func() { _ = h.Close() }()
	j.seat(h, 0)
	for n := range 4 {
		j.posts("f.elements.s.value = 'old'", http.StatusConflict)
		if n == 0 {
			j.judges("an answer too late, without a script")
		}
	}
	j.posts("f.elements.s.value = 'old'", http.StatusTooManyRequests)
	j.judges("too many answers at once")
	for range 12 {
		j.visits(h, stranger, "/j/WRNG")
	}
	j.answered(http.StatusTooManyRequests)
	j.judges("too many codes")
}

// posts sends the first form that asks something as a phone without a script would, changed by a script that calls it f.
func (j *judge) posts(change string, status int) {
	j.t.Helper()
	j.do(`window.before = true
		window.addEventListener('submit', e => e.stopImmediatePropagation(), true)
		const f = document.querySelector('form[action="/do"]')
		f.noValidate = true
		` + change + `
		f.requestSubmit(f.querySelector('button:not([type=button])'))`)
	j.answered(status)
}

// answered waits until another page is there that came with a status.
func (j *judge) answered(status int) {
	j.t.Helper()
	j.waits(fmt.Sprintf("!window.before && document.readyState === 'complete' && performance.getEntriesByType('navigation')[0].responseStatus === %d", status))
}

// ended shows what is left of a play when it is over, when the table has gone, and when a phone has left.
func (j *judge) ended(h hosted, game string) {
	j.t.Helper()
	j.seat(h, 0)
	j.waits("!!document.querySelector('#score')")
	j.judges(game + ": the end, for a seat")
	j.do("(document.querySelector('.scores .why') || document.querySelector('.why')).click()")
	j.waits("document.querySelector('#why').open")
	j.judges(game + ": why")
	j.sits(h, watcher, -1)
	j.visits(h, watcher, "/board")
	j.judges(game + ": the end, on the shared screen")
	j.do("document.querySelector('form[action=\"/leave\"] button').click()")
	j.waits("!!document.querySelector('#code') && document.readyState === 'complete'")
	j.judges(game + ": after leaving")
	j.visits(h, 0, "/")
	if err := h.Close(); err != nil {
		j.t.Fatal(err)
	}
	j.waits("!document.querySelector('#offline').hidden")
	j.judges(game + ": the table has gone")
}
