package trackertest

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"testing"
	"time"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
)

// Only returns a catalog of one game.
func Only(game rules.Game) func(rules.GameID) (rules.Game, bool) {
	return func(id rules.GameID) (rules.Game, bool) { return game, id == game.ID() }
}

// Clock is a clock that tests set.
type Clock struct{ At time.Time }

// Now returns the time that was set.
func (c *Clock) Now() time.Time { return c.At }

// Noon is when plays of tests begin.
var Noon = time.Date(2026, time.July, 1, 12, 0, 0, 0, time.UTC)

// AtNoon returns a clock that stands at Noon.
func AtNoon() time.Time { return Noon }

// The IDs of Ann and Ben.
const (
	AnnID = "0a9e6d54-6d5c-4f0e-9a51-1f3c7b2d8e01"
	BenID = "0b7c1f38-2e4d-4b6a-8c95-5d6e4f3a2b02"
)

// AnnAndBen returns the players of most plays.
func AnnAndBen() []tracker.Player {
	return []tracker.Player{{ID: AnnID, Name: "Ann"}, {ID: BenID, Name: "Ben", Symbol: 1}}
}

// Setup returns a set-up of two seats.
func Setup(t testing.TB, options string) rules.Setup {
	t.Helper()
	return rules.Setup{Seats: 2, Options: []byte(options)}
}

// MustPlay begins a long play of the jar in a store.
func MustPlay(t testing.TB, store tracker.Store) (*tracker.Tracker, *tracker.Play) {
	t.Helper()
	tr := tracker.Open(store, Only(JarGame), AtNoon)
	p, err := tr.New(JarGame, Setup(t, `{"goal":100000}`), AnnAndBen())
	if err != nil {
		t.Fatal(err)
	}
	return tr, p
}

// Offer returns what is offered of a kind.
func Offer(t testing.TB, p *tracker.Play, kind rules.Kind) rules.Offer {
	t.Helper()
	for _, o := range p.Position().Offers() {
		if o.Kind == kind {
			return o
		}
	}
	t.Fatalf("no %s among the offers", kind)
	return rules.Offer{}
}

// MustRoll plays a roll.
func MustRoll(t testing.TB, p *tracker.Play, pips int) []tracker.Entry {
	t.Helper()
	entries, err := p.Do(Offer(t, p, "roll"), rules.Answers{"pips": {strconv.Itoa(pips)}})
	if err != nil {
		t.Fatal(err)
	}
	return entries
}

// State returns the JSON of where a play stands.
func State(t testing.TB, p *tracker.Play) string {
	t.Helper()
	return string(p.Position().JSON())
}

// IDs spells a play's line, with the steps that nobody made in brackets.
func IDs(p *tracker.Play) string {
	text := ""
	for _, e := range p.Line() {
		if e.Auto() {
			text += fmt.Sprintf("(%d)", e.ID)
		} else {
			text += fmt.Sprintf(" %d", e.ID)
		}
	}
	return text
}

// SameAfterRestart resumes the play from its store and compares all that is seen of it.
func SameAfterRestart(t *testing.T, store tracker.Store, p *tracker.Play) {
	t.Helper()
	tr := tracker.Open(store, Only(JarGame), AtNoon)
	again, notice, err := tr.Resume(p.Header().ID)
	if err != nil || notice.Key != "" {
		t.Fatalf("resume: %v, notice %q", err, notice.Key)
	}
	SamePlay(t, again, p)
}

// SamePlay compares all that is seen of two plays.
func SamePlay(t *testing.T, got, want *tracker.Play) {
	t.Helper()
	if State(t, got) != State(t, want) || IDs(got) != IDs(want) || !slices.Equal(got.Tips(), want.Tips()) {
		t.Fatalf("resumed on%s %s with tips %v, want%s %s with tips %v",
			IDs(got), State(t, got), got.Tips(), IDs(want), State(t, want), want.Tips())
	}
	redo, _ := got.RedoEntry()
	if wanted, _ := want.RedoEntry(); redo.ID != wanted.ID {
		t.Fatalf("resumed play would redo %d, want %d", redo.ID, wanted.ID)
	}
	undo, _ := got.UndoEntry()
	if wanted, _ := want.UndoEntry(); undo.ID != wanted.ID {
		t.Fatalf("resumed play would undo %d, want %d", undo.ID, wanted.ID)
	}
	for i, e := range got.Line() {
		if w := want.Line()[i]; e.Author != w.Author || !e.At.Equal(w.At) || e.Hash != w.Hash || len(e.Events) != len(w.Events) {
			t.Fatalf("entry %d resumed as %+v, want %+v", e.ID, e, w)
		}
	}
}

// Seats returns so many players without IDs.
func Seats(n int) []tracker.Player {
	names := []string{"Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jo"}
	players := make([]tracker.Player, n)
	for i := range players {
		players[i] = tracker.Player{Name: names[i], Symbol: i % 6}
	}
	return players
}

// MustFolder opens the store in a folder, in which nothing is wrong.
func MustFolder(t testing.TB, dir string) tracker.Store {
	t.Helper()
	store, notice, err := stores.OpenFolder(dir, AtNoon)
	if err != nil || notice.Key != "" {
		t.Fatalf("open %s: %v, notice %q", dir, err, notice.Key)
	}
	t.Cleanup(func() { _ = store.Close() })
	return store
}

// Stores lists every kind of store, empty.
func Stores(t testing.TB) map[string]tracker.Store {
	return map[string]tracker.Store{"memory": stores.NewMemory(), durable: MustFolder(t, t.TempDir())}
}

// Reopened opens a folder that may be damaged.
func Reopened(t testing.TB, dir string) (tracker.Store, tracker.Notice) {
	t.Helper()
	store, notice, err := stores.OpenFolder(dir, AtNoon)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = store.Close() })
	return store, notice
}

// Listed returns the plays that a store lists.
func Listed(t testing.TB, store tracker.Store) []tracker.Summary {
	t.Helper()
	plays, err := store.List()
	if err != nil {
		t.Fatal(err)
	}
	return plays
}

// ShortHash returns how an entry spells the position after it.
func ShortHash(state string) string {
	sum := sha256.Sum256([]byte(state))
	return hex.EncodeToString(sum[:8])
}
