//go:build e2e

package e2e

import (
	"slices"
	"testing"

	"docent/rules"
	"docent/tracker"
)

// ply is one thing that the table does: an offer of this kind, about this where there are several, and its answers.
type ply struct {
	kind  rules.Kind
	about rules.Thing
	says  rules.Answers
}

// does is a ply without questions, or with one answer.
func does(kind rules.Kind, says ...string) ply {
	p := ply{kind: kind}
	if len(says) > 0 {
		p.says = rules.Answers{says[0]: says[1:]}
	}
	return p
}

// book is the same play as the rules have it, without a window: it knows what is offered and what has to come of it.
type book struct {
	testing.TB
	*tracker.Play
}

// bookOf begins a play of that difficulty and these people, the first to start, in a store.
func bookOf(t testing.TB, store tracker.Store, difficulty string, names ...string) book {
	t.Helper()
	game, _ := games("crazymuseum")
	options, err := game.Options(rules.Answers{"difficulty": {difficulty}})
	if err != nil {
		t.Fatal(err)
	}
	players := make([]tracker.Player, len(names))
	for i, name := range names {
		players[i].Name = name
	}
	play, err := tracker.Open(store, games, clock).New(game, rules.Setup{Seats: len(names), Options: options}, players)
	if err != nil {
		t.Fatal(err)
	}
	return book{t, play}
}

// offers lists what can be done, corrections for one of them.
func (b book) offers(kind rules.Kind) []rules.Offer {
	view := b.Position().View(rules.Table)
	if kind == rules.Correct {
		return view.Corrections()
	}
	return view.Offers()
}

// offered finds the offer of a ply.
func (b book) offered(p ply) rules.Offer {
	b.Helper()
	for _, o := range b.offers(p.kind) {
		if o.Kind == p.kind && (p.about == "" || slices.Contains(o.About, p.about)) {
			return o
		}
	}
	b.Fatalf("the rules offer no %v", p)
	return rules.Offer{}
}

// do makes a ply.
func (b book) do(p ply) {
	b.Helper()
	if _, err := b.Do(b.offered(p), p.says); err != nil {
		b.Fatalf("%v: %v", p, err)
	}
}
