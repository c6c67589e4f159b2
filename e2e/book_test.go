//go:build e2e

package e2e

import (
	"slices"
	"testing"
	"time"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
)

// ply is one thing that the table does: an offer of this kind, about this where there are several, and its answers.
type ply struct {
	kind  rules.Kind
	about rules.Thing
	says  rules.Answers
}

// does returns a ply without questions, or with one answer.
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

// deal holds what a play begins with.
type deal struct {
	game    rules.GameID
	players []tracker.Player // the first to start
	options rules.Answers
	box     rules.Box
	clock   func() time.Time // nil: the time of day
}

// begin begins a play in a store.
func (d deal) begin(t testing.TB, store tracker.Store) book {
	t.Helper()
	game, _ := games(d.game)
	options, err := game.Options(d.options)
	if err != nil {
		t.Fatal(err)
	}
	now := d.clock
	if now == nil {
		now = clock
	}
	play, err := tracker.Open(store, games, now).New(game, rules.Setup{Seats: len(d.players), Options: options, Box: d.box}, d.players)
	if err != nil {
		t.Fatal(err)
	}
	return book{t, play}
}

// open starts the program on a folder of plays, beside such a play that no folder keeps.
func (d deal) open(t testing.TB, data, size string) *table {
	t.Helper()
	window := open(t, program(t, "DOCENT_BINARY"), data, size)
	window.game, window.players = d.game, d.players
	return &table{docent: window, book: d.begin(t, stores.NewMemory())}
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

// stateOf returns where a play stands.
func stateOf[S any](t testing.TB, play *tracker.Play) *S {
	t.Helper()
	s, ok := rules.StateOf[S](play.Position().View(rules.Table))
	if !ok {
		t.Fatal("the play is of another game")
	}
	return s
}
