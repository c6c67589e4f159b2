//go:build e2e && unix

package e2e

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker/seats"
	"docent/web/browser"
)

// axe is where ".ci/install axe" puts the judge of pages.
const axe = "../artifacts/axe-core-4.14.1/axe.min.js"

// judging opens all that is folded and returns what axe-core holds against the page.
const judging = `async only => {
	for (const d of document.querySelectorAll('details')) d.open = true
	const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
	const what = only ? { runOnly: only } : { runOnly: { type: 'tag', values: tags }, rules: { 'target-size': { enabled: true } } }
	const told = await axe.run(document, { ...what, preload: false, resultTypes: ['violations'], selectors: false })
	const said = told.violations.flatMap(v => v.nodes.map(n => v.id + ': ' + n.html.slice(0, 300) + ' ' + n.failureSummary))
	return { wrong: said, unsure: told.incomplete.map(v => v.id), passed: told.passes.map(v => v.id) }
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
}

// accessible are scenarios whose set-ups, played at random, ask for nearly everything that a game can ask for.
var accessible = map[rules.GameID][]string{
	"trasteros":   {"bid-bronze-and-glass", "bid-market-nothing-to-buy", "skeleton-won-auctions", "exchange-mixed"},
	"oldmuseum":   {"audit", "dark-access-found", "break-in-given-up", "turn-timer-off", "alone"},
	"museum":      {"agree-all-full", "board-2", "example-8-old-table", "patron-kept-secret"},
	"crazymuseum": {"audit-appears-to-three", "audit-night-put-there", "audit-whistle-waits", "guard-order-asked", "vend-buy-refused"},
	"cgexpo":      {"all-excluded", "zones-locked"},
}

// TestAxeFindsNothing shows axe-core every page of every game, and every form that long random plays ask for on a phone.
func TestAxeFindsNothing(t *testing.T) {
	t.Parallel()
	j := newJudge(t)
	seen := map[string]bool{}
	for _, game := range catalog.Games() {
		j.game(game, seen)
	}
	t.Logf("%d pages, %d kinds of forms: %s", j.pages, len(seen), strings.Join(slices.Sorted(maps.Keys(seen)), " "))
	t.Logf("never asked: %s", strings.Join(unseen(seen), " "))
	t.Logf("rules that held: %s", strings.Join(slices.Sorted(maps.Keys(j.passed)), " "))
	t.Logf("left open by axe-core: %v", j.unsure)
	if len(seen) < 180 {
		t.Errorf("only %d kinds of forms were asked", len(seen))
	}
}

// game plays a game at random, several times from each set-up, and shows what is new.
func (j *judge) game(game rules.Game, seen map[string]bool) {
	j.t.Helper()
	over := false
	for i, name := range accessible[game.ID()] {
		for seed := range uint64(3) {
			h := offered(j.t, game.ID(), setupOf(j.t, game.ID(), name), seats.Options{Table: true})
			if i == 0 && seed == 0 {
				j.aside(h, game)
			}
			w := &walker{T: j.t, Rand: rand.New(rand.NewPCG(uint64(i), seed)), play: h.play, played: map[rules.Kind]int{}}
			j.forms(h, seen)
			for steps := 0; steps < 400 && w.step(); steps++ {
				w.late = steps > 160
				j.forms(h, seen)
			}
			if !over && h.play.Position().Over() {
				j.ended(h, string(game.ID()))
				over = true
			}
			_ = h.Close()
		}
	}
	if !over {
		j.t.Errorf("no play of %s ends", game.ID())
	}
}

// setupOf reads the set-up of a scenario.
func setupOf(t *testing.T, game rules.GameID, scenario string) (setup rules.Setup) {
	t.Helper()
	file, err := txtar.ParseFile("../rules/" + string(game) + "/testdata/" + scenario + ".txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range file.Files {
		if part.Name == "setup" {
			if err := json.Unmarshal(part.Data, &setup); err != nil {
				t.Fatal(err)
			}
		}
	}
	return setup
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

// forms shows the pages of seats that are asked something for the first time in any play of the game.
func (j *judge) forms(h hosted, seen map[string]bool) {
	j.t.Helper()
	for _, o := range h.play.Position().Offers() {
		if at := formOf(h, o); at == "" || seen[at] {
			continue
		}
		seat := max(o.Seat, 0)
		var fresh []string
		for _, o := range h.play.Ask(seat).Offers {
			if at := formOf(h, o); at != "" && !seen[at] {
				seen[at] = true
				fresh = append(fresh, at)
			}
		}
		if len(fresh) > 0 {
			j.seat(h, int(seat))
			j.judges(strings.Join(fresh, " "))
		}
	}
}

// formOf names what a phone shows of an offer; nothing where it shows none.
func formOf(h hosted, o rules.Offer) string {
	at := string(h.play.Header().Game) + "." + string(o.Kind)
	switch {
	case o.Asks == rules.Auto || o.Asks == rules.Clock || o.Asks == rules.Correction || o.Refused != nil && o.Seat < 0:
		return ""
	case o.Refused != nil:
		return at + "(refused)"
	case o.Seat < 0:
		return at + "(table)"
	}
	return at
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

// unseen lists the kinds of moves that no phone was asked for.
func unseen(seen map[string]bool) (missing []string) {
	for _, g := range catalog.Games() {
		for _, kind := range g.Kinds() {
			at := string(g.ID()) + "." + string(kind)
			if !seen[at] && !seen[at+"(table)"] {
				missing = append(missing, at)
			}
		}
	}
	return missing
}
