//go:build e2e && unix

package e2e

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"docent/rules"
	"docent/web/browser"
)

// chooser is the hand of a player.
//
//go:embed seats_chooser.js
var chooser string

// evening is how a game is played to its end by phones.
type evening struct {
	game, options string
	seed          uint64
	steps         int      // so many moves before anything that ends the game
	ending        []string // what leads to the end, the last one first; where it may be, it is done then
	ends          []string // what ends the game at once
	seldom        []string
	secret        []string // what may be answered in secret is; the game ends when something stood behind a screen
	box           rules.Box
}

var evenings = []evening{
	{game: "trasteros", options: `{"level":"full"}`, seed: 3, steps: 40, ending: []string{"count", "collection"}, ends: []string{"collection"}, secret: []string{"collector"}},
	{
		game: "oldmuseum", options: `{"level":"full"}`, seed: 5, steps: 80, ending: []string{"stop", "claim", "leave"}, ends: []string{"claim", "stop"},
		seldom: []string{"shape", "audit", "tell", "tile", "this", "stay", "break-in", "way"}, secret: []string{"choose"},
	},
	{
		game: "museum", options: `{"level":"full"}`, seed: 7, steps: 70, ends: []string{"agree"}, secret: []string{"dealt", "keep"}, box: patrons(12),
		ending: []string{"arranged", "tally", "tokens", "bonuses", "pool", "patron-points", "agree"}, seldom: []string{"lift", "shift", "shape", "rearrange", "effect"},
	},
	{game: "crazymuseum", seed: 11, steps: 80, ending: []string{"value", "count", "agree"}, ends: []string{"agree"}, secret: []string{"place-rat"}},
	{game: "cgexpo", seed: 13, steps: 15, ending: []string{"referee", "near", "battle", "walk", "move", "quick", "clear"}},
}

// patrons returns a box of Museum of which so many patrons are known.
func patrons(n int) rules.Box {
	box := rules.Box{}
	for i := range n {
		box[rules.Of("patron", i+1)] = []byte(`{"kind":"count","groups":["europe"],"table":"5=6 8=11"}`)
	}
	return box
}

// TestWholePlaysOnPhones plays every game from its first move to its score on phones alone, in three languages. A phone
// sleeps, one loses its network, one gives its seat to another, and the host is killed and comes back. What each phone was
// sent is searched for what the others kept to themselves.
func TestWholePlaysOnPhones(t *testing.T) {
	t.Parallel()
	b, err := browser.Start(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = b.Close() }()
	for _, w := range evenings {
		t.Run(w.game, func(t *testing.T) { w.play(t, b) })
	}
}

// party is four phones, and later a fifth, around one play.
type party struct {
	*testing.T
	evening
	host    *hosting
	browser *browser.Browser
	phones  []*player
	rnd     *rand.Rand
	refused map[string]int
	step    int
	hid     bool // somebody had a secret
}

// player is a phone and who holds it.
type player struct {
	seated
	seat   int
	tape   *tape
	away   bool // it makes no move
	posted []time.Time
	kinds  map[string]int
}

// deed is something that a page offers.
type deed struct {
	Form int    `json:"form"`
	O    string `json:"o"`
	Kind string `json:"kind"`
	In   string `json:"place"`
	by   *player
}

func (w evening) play(t *testing.T, b *browser.Browser) {
	began := time.Now()
	p := &party{T: t, evening: w, host: startHost(t, w), browser: b, rnd: rand.New(rand.NewPCG(w.seed, 18)), refused: map[string]int{}}
	for seat, lang := range []string{"en", "fr", "es", "en"} {
		p.joins(seat, lang)
	}
	defer func() {
		for _, phone := range p.phones {
			_ = phone.Close()
		}
	}()
	p.until(w.steps / 5)
	p.sleeps(p.phones[1])
	p.until(2 * w.steps / 5)
	p.loses(p.phones[2])
	p.until(3 * w.steps / 5)
	p.killed()
	p.until(4 * w.steps / 5)
	p.taken(3, "fr")
	over := p.until(400)
	for _, phone := range p.phones {
		t.Logf("phone of seat %d: %v", phone.seat, phone.kinds)
	}
	if !over {
		t.Fatalf("the play does not end after %d moves; refused: %v", p.step, p.refused)
	}
	p.scores()
	p.host.end(syscall.SIGTERM)
	play := p.host.kept()
	if !play.Position().Over() {
		t.Error("the kept play is not over")
	}
	p.counts("at the end")
	t.Logf("%d moves in %v; refused: %v", made(play), time.Since(began).Round(time.Millisecond), p.refused)
	var tapes []*tape
	for _, phone := range p.phones {
		tapes = append(tapes, phone.tape)
	}
	if found := search(t, play, tapes); found == 0 && len(w.secret) > 0 {
		t.Error("nobody kept a secret")
	}
}

// scores has all phones show the score, each after moves of its own and without an error of its page.
func (p *party) scores() {
	p.Helper()
	for _, phone := range p.phones {
		phone.waits("!!document.querySelector('#score')")
		phone.catchesUp()
		for _, said := range phone.Said() {
			if !strings.Contains(said, "net::ERR_") && !strings.Contains(said, "status of 4") {
				p.Errorf("a phone's console: %s", said)
			}
		}
		if phone.seat >= 0 && len(phone.kinds) == 0 {
			p.Errorf("the phone of seat %d made no move", phone.seat)
		}
	}
}

// joins opens a phone and asks for a seat.
func (p *party) joins(seat int, lang string) *player {
	p.Helper()
	page, err := p.browser.Open("about:blank", browser.Screen{Width: 390, Height: 844, Touch: true})
	if err != nil {
		p.Fatal(err)
	}
	phone := &player{seated: seated{page, p.T}, seat: seat, tape: &tape{}, kinds: map[string]int{}}
	phone.tape.cut(seat)
	address := record(p.T, p.host, len(p.phones), phone.tape)
	p.phones = append(p.phones, phone)
	phone.tells("Network.setUserAgentOverride", map[string]any{"userAgent": "phone", "acceptLanguage": lang})
	phone.lies(true)
	if err := page.Before(chooser); err != nil {
		p.Fatal(err)
	}
	if err := page.Visit(address + "/j/" + p.host.code); err != nil {
		p.Fatal(err)
	}
	phone.waits("!!document.querySelector('button[name=seat]')")
	phone.do(fmt.Sprintf("document.querySelector('button[name=seat][value=\"%d\"]').click()", seat))
	phone.waits("!!document.querySelector('#status')")
	return phone
}

// tells calls the protocol of the page.
func (p *player) tells(method string, params any) {
	p.t.Helper()
	if err := p.Call(method, params, nil); err != nil {
		p.t.Fatal(err)
	}
}

// lies has the phone lie before its player, lit, or not.
func (p *player) lies(lit bool) {
	p.t.Helper()
	p.tells("Emulation.setFocusEmulationEnabled", map[string]any{"enabled": lit})
}

// still is how long phones may go without a move: nothing that is offered is taken then, or nothing is offered.
const still = patience

// until has the phones move until so many moves were made or the game is over.
func (p *party) until(steps int) (over bool) {
	p.Helper()
	moved := time.Now()
	for at := p.step; p.step < steps; {
		deeds, over := p.survey()
		if over {
			return true
		}
		if p.step > at {
			at, moved = p.step, time.Now()
		}
		if time.Since(moved) > still {
			p.stands(deeds)
			return false
		}
		d := p.choose(deeds)
		if d == nil {
			if p.waiting() {
				return false // only those who sleep could go on
			}
			time.Sleep(often) // a page is on its way
			continue
		}
		if p.does(d) {
			p.step++
		}
	}
	return false
}

// stands fails where nobody sleeps: nothing that is offered leads on.
func (p *party) stands(deeds []*deed) {
	p.Helper()
	var offered []string
	for _, d := range deeds {
		offered = append(offered, fmt.Sprintf("%s to seat %d", d.Kind, d.by.seat))
	}
	say := p.Fatalf
	if p.waiting() {
		say = p.Logf // only those who sleep could go on
	}
	say("no move for %v after %d; offered: %v; refused: %v", still, p.step, offered, p.refused)
}

// waiting reports whether somebody sleeps.
func (p *party) waiting() bool {
	return slices.ContainsFunc(p.phones, func(phone *player) bool { return phone.away && phone.seat >= 0 })
}

// survey reads what all pages offer.
func (p *party) survey() (deeds []*deed, over bool) {
	p.Helper()
	for _, phone := range p.phones {
		if phone.away || phone.seat < 0 {
			continue
		}
		var seen struct {
			Deeds []*deed `json:"deeds"`
			Over  bool    `json:"over"`
			Mine  bool    `json:"mine"`
		}
		if err := phone.Eval("player.survey()", &seen); err != nil {
			continue // it loads its page anew
		}
		over, p.hid = over || seen.Over, p.hid || seen.Mine
		for _, d := range seen.Deeds {
			d.by = phone
		}
		deeds = append(deeds, seen.Deeds...)
	}
	return deeds, over
}

// choose picks one of what all pages offer: what the moment asks first, now and then something beside it, and late in the
// game what leads to its end.
func (p *party) choose(deeds []*deed) *deed {
	late := p.step >= p.steps && (p.hid || len(p.secret) == 0)
	for _, d := range deeds {
		if slices.Contains(p.secret, d.Kind) {
			return d
		}
	}
	for _, kind := range p.ending {
		if i := slices.IndexFunc(deeds, func(d *deed) bool { return d.Kind == kind }); late && i >= 0 && p.rnd.IntN(4) > 0 {
			return p.rested(deeds, deeds[i])
		}
	}
	list, beside := p.sorted(deeds, late)
	if len(list) == 0 || len(beside) > 0 && p.rnd.IntN(6) == 0 {
		list = beside
	}
	if len(list) == 0 {
		return nil
	}
	return p.rested(deeds, list[p.rnd.IntN(len(list))])
}

// sorted tells what the moment asks from what may be done beside it, and leaves out what ends the game too early.
func (p *party) sorted(deeds []*deed, late bool) (asked, beside []*deed) {
	for _, d := range deeds {
		switch {
		case !late && slices.Contains(p.ends, d.Kind):
		case d.In == "aside" || slices.Contains(p.seldom, d.Kind):
			beside = append(beside, d)
		default:
			asked = append(asked, d)
		}
	}
	return asked, beside
}

// rested has what any phone may do for the table be done by the one that did nothing for longest.
func (p *party) rested(deeds []*deed, d *deed) *deed {
	for _, other := range deeds {
		if other.In == "table" && d.In == "table" && other.Kind == d.Kind && len(other.by.posted) < len(d.by.posted) {
			d = other
		}
	}
	return d
}

// does makes a move through the page, and reports whether it was played.
func (p *party) does(d *deed) bool {
	p.Helper()
	d.by.paced()
	name, _ := json.Marshal(d)
	word := fmt.Sprintf("%s%d", strings.Repeat(string(rune('p'+d.by.seat)), 3), p.rnd.Uint64())
	var came struct {
		Gone    bool   `json:"gone"`
		Refused string `json:"refused"`
	}
	before := d.by.tape.moves()
	if err := d.by.Eval(fmt.Sprintf("player.act(%s, %d, %q)", name, p.rnd.Int32(), word), &came); err != nil {
		p.Logf("%s: %v", d.Kind, err)
		return false
	}
	played := d.by.tape.moves() > before
	switch {
	case played && came.Refused != "":
		p.Errorf("%s was played and is told to be refused: %s", d.Kind, came.Refused)
	case played:
		d.by.kinds[d.Kind]++
	case !came.Gone:
		p.refused[d.Kind+": "+came.Refused]++
	}
	return played
}

// paced waits until the host lets a phone answer again: four at once, then four in a second.
func (p *player) paced() {
	if n := len(p.posted); n >= 4 {
		time.Sleep(time.Until(p.posted[n-4].Add(time.Second)))
	}
	p.posted = append(p.posted, time.Now())
}

// counts holds the moves that are kept against those that phones were told are played.
func (p *party) counts(when string) {
	p.Helper()
	acknowledged := 0
	for _, phone := range p.phones {
		acknowledged += phone.tape.moves()
	}
	if kept := made(p.host.kept()); kept != acknowledged {
		p.Errorf("%s %d moves are kept, %d were acknowledged", when, kept, acknowledged)
	}
}
