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

// goes walks, or opens a door.
func goes(dir string) ply { return ply{kind: "move", about: rules.Of("dir", dir)} }

// drawn is a room tile that is drawn and read out.
func drawn(number, colour, special string, doors ...string) []ply {
	return []ply{does("tile", "number", number), printed(colour, special, doors...)}
}

func printed(colour, special string, doors ...string) ply {
	return ply{kind: "print", says: rules.Answers{"doors": doors, "colour": {colour}, "special": {special}}}
}

// relic is a relic that is read out.
func relic(value string, needs ...string) ply {
	return ply{kind: "relic", says: rules.Answers{"value": {value}, "needs": needs}}
}

// clash is a clash card that is drawn and read out.
func clash(guardRoom, guardDir, mummyRoom, mummyDir string) ply {
	return ply{kind: "clash-card", says: rules.Answers{
		"guardRoom": {guardRoom}, "guardDir": {guardDir}, "mummyRoom": {mummyRoom}, "mummyDir": {mummyDir},
	}}
}

// The parts of a game of one thief, Hard, in a museum that is always shuffled alike.
var (
	// firstDay discovers two rooms and steals a relic.
	firstDay = slices.Concat(
		[]ply{printed("other", "initial", "N", "E", "S", "W"), goes("N")}, drawn("2", "green", "none", "N", "S", "W"),
		[]ply{
			does("examine"), does("token", "token", "rope"), does("pick-up"),
			does("study"), relic("5", "rope"), does("steal"), does("buy"), goes("N"),
		}, drawn("3", "blue", "guardhouse", "N", "E", "S", "W"),
		[]ply{does("drop")},
	)
	// firstNight brings a guard, since no token did.
	firstNight = does("pass")
	// secondDay finds a ladder, eats, and lays a banana peel in the guard's way.
	secondDay = slices.Concat([]ply{goes("E")}, drawn("5", "other", "none", "E", "S", "W"), []ply{
		does("examine"), does("token", "token", "ladder"), does("study"), relic("0"), does("steal"), does("use", "card", "chocolate"),
		does("rat"),
		{kind: "place-rat", says: rules.Answers{"card": {"banana"}, "room": {"2"}}},
	})
	// secondNight has the guard slip, and brings the mummy.
	secondNight = does("pass")
	// embraced meets the mummy in the third night.
	embraced = slices.Concat([]ply{goes("S")}, drawn("6", "blue", "none", "N", "S", "W"), []ply{
		does("study"), relic("4"), does("steal"), does("pass"),
		does("embrace"), does("value", "value", "5"), does("worst", "relic", "2"),
	})
	// caught walks into the guard, who meets the mummy in the fourth night.
	caught = []ply{
		does("lay"), does("vent", "room", "3"), does("caught"), does("lose", "relics", "4"), clash("2", "S", "5", "W"),
	}
	// visited is a fifth night in which the guard comes by: the table is asked in the middle of his walk.
	visited = does("pass")
	// hidden goes on from there: he meets the mummy again, and the Fake Relic that was laid.
	hidden = []ply{does("hide"), clash("6", "W", "5", "E"), does("card", "card", "fake")}
	// turned is a sixth night that asks for the Help token.
	turned = []ply{does("rest"), does("order", "order", "RLB"), clash("3", "N", "6", "S")}
	// second turns up another guard; the table finds that it forgot the alert and its tokens.
	second = slices.Concat([]ply{goes("W")}, drawn("7", "other", "none", "N", "E", "W"), []ply{
		does("examine"), does("token", "token", "guard"), does("hide"),
		{kind: rules.Correct, about: "play", says: rules.Answers{"alert": {"5"}, "started": {"3"}, "turned": {"3"}}},
		clash("3", "N", "6", "S"), clash("6", "N", "5", "S"),
	})
	// countdown is the last night.
	countdown = []ply{does("rest"), clash("2", "N", "3", "N"), clash("3", "N", "6", "S")}
)

// book is the same play as the rules have it, without a window: it knows what is offered and what has to come of it.
type book struct {
	testing.TB
	*tracker.Play
}

// newBook begins the play of one thief, Hard, in a store.
func newBook(t testing.TB, store tracker.Store) book {
	t.Helper()
	return bookOf(t, store, "hard", "Ann")
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

// written is a folder that holds the play after some plies.
func written(t testing.TB, plies ...[]ply) string {
	t.Helper()
	dir := t.TempDir()
	store, _, err := tracker.OpenFolder(dir, clock)
	if err != nil {
		t.Fatal(err)
	}
	b := newBook(t, store)
	for _, p := range slices.Concat(plies...) {
		b.do(p)
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	return dir
}
