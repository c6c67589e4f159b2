package tracker_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// Few positions are kept, and every one is found: as it was when it was made, undone or not.
func TestPositionsArePlayedAgain(t *testing.T) {
	for _, game := range catalog.Games() {
		t.Run(string(game.ID()), func(t *testing.T) {
			fewest, _ := game.Players()
			store := stores.NewMemory()
			tr := tracker.Open(store, catalog.Game, time.Now)
			p, err := tr.New(game, rules.Setup{Seats: fewest}, trackertest.Seats(fewest))
			must(t, err)
			source := rand.New(rand.NewPCG(3, 3))
			stood := map[int]string{0: positionAt(t, p, 0)}
			for last := 0; last < 600; last = max(last, p.Head()) {
				if p.Position().Over() || source.IntN(40) == 0 {
					must(t, p.Jump(source.IntN(last+1)))
				}
				playRandomly(t, p, source, 1)
				for id := max(last, p.Head()) - 8; id <= p.Head(); id++ {
					if _, known := p.Entry(id); known && stood[id] == "" {
						stood[id] = positionAt(t, p, id)
					}
				}
			}
			again, _, err := tracker.Open(store, catalog.Game, time.Now).Resume(p.Header().ID)
			must(t, err)
			for _, q := range []*tracker.Play{p, again} {
				for id, want := range stood {
					if got := positionAt(t, q, id); got != want {
						t.Fatalf("after entry %d stands %s, then %s", id, want, got)
					}
				}
				if kept, most := tracker.KeptPositions(q), 64+tracker.OpenNodes(q)/6; kept > most { // branches are drawn anew in each run
					t.Errorf("%d positions of %d are kept", kept, tracker.OpenNodes(q))
				}
			}
		})
	}
}

func positionAt(t testing.TB, p *tracker.Play, id int) string {
	t.Helper()
	position, ok := p.PositionAt(id)
	if !ok {
		t.Fatalf("there is no entry %d", id)
	}
	return string(position.JSON())
}

// A position that differs is found, wherever it is kept or not.
func TestReopenComparesPositions(t *testing.T) {
	for _, at := range []int{1, 20, 32, 40} {
		store := stores.NewMemory()
		_, p := trackertest.MustPlay(t, store)
		for range 50 {
			trackertest.MustRoll(t, p, 1)
		}
		saved, err := store.Load(p.Header().ID)
		must(t, err)
		saved.Entries[at-1].Move.Data = []byte(`{"pips":2}`)
		q, _, err := tracker.Open(edited{store, saved}, trackertest.Only(trackertest.JarGame), trackertest.AtNoon).Resume(p.Header().ID)
		must(t, err)
		last, _ := q.Entry(q.Head())
		if lost := q.Lost(); len(lost) != 51-at || last.Author != tracker.Carried || trackertest.State(t, q) != trackertest.State(t, p) {
			t.Errorf("entry %d edited: %d lost, stands on%s", at, len(lost), trackertest.IDs(q))
		}
	}
}

// A hash that was damaged amid a branch is damage, although the moves still lead to the same end. It is told once, and play
// goes on.
func TestDamagedHashAmidABranch(t *testing.T) {
	store := stores.NewMemory()
	_, p := trackertest.MustPlay(t, store)
	for range 50 {
		trackertest.MustRoll(t, p, 1)
	}
	saved, err := store.Load(p.Header().ID)
	must(t, err)
	saved.Entries[19].Hash = "0123456789abcdef"
	must(t, store.Remove(p.Header().ID))
	mark := tracker.Mark{Head: saved.Head, Tip: saved.Tip, Position: p.Position(), Changed: trackertest.Noon}
	must(t, store.Create(saved.Header, saved.Entries, mark))
	q, notice, err := tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon).Resume(p.Header().ID)
	must(t, err)
	if notice.Key != "notice.damaged.carried" || notice.Data["step"] != 20 {
		t.Errorf("told is %s of step %v", notice.Key, notice.Data["step"])
	}
	if trackertest.State(t, q) != trackertest.State(t, p) {
		t.Error("the play stands elsewhere")
	}
	trackertest.MustRoll(t, q, 1)
	_, notice, err = tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon).Resume(p.Header().ID)
	must(t, err)
	if notice.Key != "" {
		t.Errorf("%s is told again", notice.Key)
	}
}

// edited is a store in which one play reads otherwise.
type edited struct {
	tracker.Store
	saved tracker.Saved
}

func (e edited) Load(string) (tracker.Saved, error) { return e.saved, nil }
