//go:build scenes

package museum

import (
	"encoding/json"
	"slices"
	"strconv"

	"docent/app/play"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
	game "docent/rules/museum"
	"docent/tracker"
)

// changing is a box of which cards change prices: in every language they have names and texts as a table writes them down.
var changing = rules.Box{
	"headline:3":       json.RawMessage(`{"name":"Fouilles en Europe","what":"objects","by":-1}`),
	"personality:4":    json.RawMessage(`{"name":"Lady Ashcombe","cost":6,"what":"staff","by":-1,"whom":"owner","long":"game"}`),
	"notoriety-card:1": json.RawMessage(`{"name":"Gala","what":"fee","by":-1,"whom":"owner","long":"turn"}`),
}

// choosing is a box with more patrons than are dealt: two that Docent counts, one of a table, and one without a name.
var choosing = rules.Box{
	"patron:1": json.RawMessage(`{"name":"Europe","kind":"count","groups":["europe"],"table":"8=10 11=16"}`),
	"patron:2": json.RawMessage(`{"name":"Mythes et Mystères","kind":"collections","groups":["I","E","H","t"],"table":"2=10 3=15"}`),
	"patron:5": json.RawMessage(`{"name":"La baronne de Saint-Cyr","kind":"manual"}`),
	"patron:9": json.RawMessage(`{"kind":"count","groups":["C"],"table":"7=10"}`),
}

// dealt lists three of them.
var dealt = rules.Answers{"patrons": {"1", "2", "5"}}

// changed returns a turn in which a headline and a personality change what objects cost.
func changed(a *shell.App, s *stage.Stage) *tracker.Play {
	return s.Kept("museum,changed", func() *tracker.Play {
		evening := stage.Rambles{Seeds: 40, Stream: 31, Moves: 400}.Until(func() stage.Ramble {
			c := &Stand{stage.Standing(stage.NewRandom(a, "museum", 4, rules.Answers{"level": {"full"}}, changing))}
			return stage.Ramble{Play: c.Play, Stands: c.changes, Step: c.step}
		})
		o := recording(evening.Position().Offers(), evening.Position().Now().Seat, "personality")
		stage.Must(evening.Do(o, rules.Answers{"what": {"objects"}, "by": {"-1"}, "whom": {"owner"}, "long": {"game"}}))
		return evening
	})
}

// changes reports whether a player with cards and a personality may exhibit while a headline is in force.
func (c *Stand) changes() bool {
	if c.Moves < 80 || !c.Offered("exhibit") {
		return false
	}
	s, _ := rules.StateOf[game.State](c.Play.Position().View(rules.Table))
	p := s.Players[s.Turn]
	return p.Staff > 0 && len(p.Known) > 2 && len(s.Terms) == 1 && s.Terms[0].Of == "headline:3" && s.Terms[0].Change.By == -1
}

// pays opens the payment for two cards of the hand by a third, with what it comes to.
func pays(a *shell.App, s *stage.Stage) {
	p := stage.Table(a, changed(a, s))
	for _, o := range p.Offers() {
		if o.Kind != "exhibit" {
			continue
		}
		var hand []string
		for _, card := range o.Fields[0].Options {
			hand = append(hand, card.Value)
		}
		p.Fill(o, rules.Answers{"hand": hand[:2], "payers": hand[2:3]})
	}
}

// recording returns the offer to record what a card of a deck changes, of whose turn it is.
func recording(offers []rules.Offer, seat rules.Seat, deck string) rules.Offer {
	for _, o := range offers {
		if o.Kind == "record" && o.Seat == seat && slices.Contains(o.About, rules.Of("deck", deck)) {
			return o
		}
	}
	panic("nothing is recorded of a " + deck)
}

// records opens what a card of a deck is asked for that changes something.
func records(a *shell.App, s *stage.Stage, deck string) {
	p := stage.Table(a, changed(a, s))
	p.Choose(recording(p.Offers(), p.View().Now().Seat, deck), nil)
}

// chooses returns a table of three that is dealt patrons; so many seats have entered theirs.
func chooses(a *shell.App, s *stage.Stage, entered int) *tracker.Play {
	return s.Kept("museum,patrons,"+strconv.Itoa(entered), func() *tracker.Play {
		c := countTeller{stage.NewRandom(a, "museum", 3, rules.Answers{"level": {"count"}}, choosing)}
		for i := range entered {
			c.tell(rules.Seat(i), "dealt", dealt)
		}
		return c.play
	})
}

// keeps opens the cover of the first seat and lifts it: three patrons are entered there, or one of them is kept.
func keeps(a *shell.App, s *stage.Stage, kind rules.Kind) {
	entered := 0
	if kind == "keep" {
		entered = 1
	}
	stage.Table(a, chooses(a, s, entered)).Pass(0, kind)
	a.Top().(*play.Passing).OnReady()
}

// changeScenes lists the screens of what cards change, and of the patrons.
func changeScenes() []stage.Scene {
	piece := func(name, noun, thing string) stage.Scene {
		return stage.Scene{Name: name, Open: func(a *shell.App, s *stage.Stage) {
			p := Box(a, s)
			p.OnPiece(p.Form(noun), rules.Thing(thing))
		}}
	}
	return []stage.Scene{
		{Name: "museum-pay-changed", Open: pays},
		{Name: "museum-changed", Open: func(a *shell.App, s *stage.Stage) { stage.Table(a, changed(a, s)) }},
		{Name: "museum-record", Open: func(a *shell.App, s *stage.Stage) { records(a, s, "personality") }},
		{Name: "museum-patrons", Open: func(a *shell.App, s *stage.Stage) { stage.Table(a, chooses(a, s, 0)) }},
		{Name: "museum-patrons-dealt", Open: func(a *shell.App, s *stage.Stage) { keeps(a, s, "dealt") }},
		{Name: "museum-patrons-keep", Open: func(a *shell.App, s *stage.Stage) { keeps(a, s, "keep") }},
		{Name: "museum-tokens", Open: func(a *shell.App, s *stage.Stage) { asks(a, Counting(a, s, SomeCells), "tokens") }},
		piece("museum-box-headline", "headline", "headline:3"),
		piece("museum-box-personality", "personality", "personality:4"),
	}
}
