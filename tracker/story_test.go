package tracker_test

import (
	"errors"
	"reflect"
	"testing"
	"time"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// evening plays a jar to a goal, a minute after each roll, an hour after the fourth.
func evening(t *testing.T, store tracker.Store, game rules.Game, goal string, pips ...int) *tracker.Play {
	t.Helper()
	clock := &trackertest.Clock{At: trackertest.Noon}
	p, err := tracker.Open(store, trackertest.Only(game), clock.Now).New(game, trackertest.Setup(t, `{"goal":`+goal+`}`), trackertest.AnnAndBen())
	must(t, err)
	for i, n := range pips {
		clock.At = clock.At.Add(time.Minute)
		if i == 4 {
			clock.At = clock.At.Add(time.Hour)
		}
		trackertest.MustRoll(t, p, n)
	}
	return p
}

func storyOf(t *testing.T, store tracker.Store, id string) *tracker.Story {
	t.Helper()
	all, err := store.List()
	must(t, err)
	for _, s := range all {
		if s.ID == id {
			return s.Story
		}
	}
	t.Fatalf("%s is not listed", id)
	return nil
}

// A play that ends keeps its story: how long it took without the pause, the figures with their entries, and how the
// winner came from last to first.
func TestStoryOfAPlay(t *testing.T) {
	for kind, store := range trackertest.Stores(t) {
		t.Run(kind, func(t *testing.T) {
			// Ann 1, Ben 4, Ann 2, Ben 1, Ann 3, Ben 1, Ann 6: 12 to 6, and 2 of interest.
			p := evening(t, store, trackertest.JarGame, "12", 1, 4, 2, 1, 3, 1, 6)
			got := storyOf(t, store, p.Header().ID)
			want := &tracker.Story{
				Edition: 1, Ended: trackertest.Noon.Add(67 * time.Minute), Seconds: 36 * 60,
				Turn:     &tracker.Turn{Seat: 0, Behind: 3, Entry: 7},
				Mentions: []tracker.Mention{{Figure: rules.Figure{Key: "six", Seat: 0, N: 12, About: []rules.Thing{"pip:6"}, Tale: 6}, Entry: 7}},
			}
			if got == nil || !reflect.DeepEqual(*got, *want) {
				t.Errorf("the story is %+v (%+v), want %+v", got, got.Turn, want)
			}
			must(t, p.Undo())
			if got := storyOf(t, store, p.Header().ID); got != nil {
				t.Errorf("a play that goes on again has the story %+v", got)
			}
			must(t, p.Redo())
			if again := storyOf(t, store, p.Header().ID); again == nil || !reflect.DeepEqual(again, want) {
				t.Errorf("after redo the story is %+v", again)
			}
		})
	}
}

// Who leads throughout, or only shares the victory, did not turn anything.
func TestNoTurn(t *testing.T) {
	for name, pips := range map[string][]int{"leads": {5, 1, 5, 1, 2}, "behind at the end": {1, 5, 1, 5, 1, 2}} {
		store := stores.NewMemory()
		p := evening(t, store, trackertest.JarGame, "12", pips...)
		if got := storyOf(t, store, p.Header().ID); got == nil || got.Turn != nil && name == "leads" {
			t.Errorf("%s: the story is %+v", name, got)
		}
	}
}

// forgetful is a store as it was before there were stories.
type forgetful struct {
	tracker.Store
	broken bool
}

func (f forgetful) List() ([]tracker.Summary, error) {
	all, err := f.Store.List()
	for i := range all {
		if all[i].Story != nil && all[i].Story.Edition == 0 {
			all[i].Story = nil
		}
	}
	return all, err
}

func (f forgetful) Tell(play string, head int, s tracker.Story) error {
	if f.broken {
		return errors.New("the disk is full")
	}
	return f.Store.Tell(play, head, s)
}

// Old plays get the story that they would have got when they ended; nothing else of them changes, and once is enough.
func TestOldPlaysAreTold(t *testing.T) {
	for kind, store := range trackertest.Stores(t) {
		t.Run(kind, func(t *testing.T) {
			p := evening(t, store, trackertest.JarGame, "12", 1, 4, 2, 1, 3, 1, 6)
			id := p.Header().ID
			want := *storyOf(t, store, id)
			before, err := store.Load(id)
			must(t, err)
			must(t, store.Tell(id, before.Head, tracker.Story{}))
			listed, err := store.List()
			must(t, err)

			old := forgetful{Store: store}
			tr := tracker.Open(old, trackertest.Only(trackertest.JarGame), trackertest.AtNoon)
			if n, err := tr.TellStories(func() bool { return true }); n != 0 || err != nil {
				t.Errorf("stopped at once it told %d, %v", n, err)
			}
			if _, err := tracker.Open(forgetful{store, true}, trackertest.Only(trackertest.JarGame), trackertest.AtNoon).TellStories(never); err == nil {
				t.Error("a story that cannot be kept is no error")
			}
			if n, err := tr.TellStories(never); n != 1 || err != nil {
				t.Errorf("it told %d, %v", n, err)
			}
			if got := storyOf(t, store, id); got == nil || !reflect.DeepEqual(*got, want) {
				t.Errorf("the story is %+v, want %+v", got, want)
			}
			after, err := store.Load(id)
			must(t, err)
			if !reflect.DeepEqual(before, after) {
				t.Error("the play is another one")
			}
			again, err := store.List()
			must(t, err)
			for i := range again {
				again[i].Story, listed[i].Story = nil, nil
			}
			if !reflect.DeepEqual(again, listed) {
				t.Errorf("listed as %+v, before %+v", again, listed)
			}
			if n, err := tr.TellStories(never); n != 0 || err != nil {
				t.Errorf("the second time it told %d, %v", n, err)
			}
		})
	}
}

func never() bool { return false }

// A play that moved on meanwhile keeps no story of where it was.
func TestStoryOfWhereAPlayNoLongerStands(t *testing.T) {
	for kind, store := range trackertest.Stores(t) {
		t.Run(kind, func(t *testing.T) {
			p := evening(t, store, trackertest.JarGame, "5", 6)
			head := p.Head()
			must(t, p.Undo())
			must(t, store.Tell(p.Header().ID, head, tracker.Story{Edition: 1}))
			if got := storyOf(t, store, p.Header().ID); got != nil {
				t.Errorf("it has the story %+v", got)
			}
		})
	}
}

// A game that fails over its figures loses no move, and no play is marked; one whose rules refuse a move by now has an
// empty story.
func TestStoriesThatFail(t *testing.T) {
	spec := trackertest.JarSpec(1)
	spec.Figures = func(*trackertest.Jar, *trackertest.Jar, []rules.Event) []rules.Figure { panic("no figures") }
	store := stores.NewMemory()
	p := evening(t, store, rules.Define(spec), "5", 6)
	if got := storyOf(t, store, p.Header().ID); !p.Position().Over() || got == nil || got.Whole() {
		t.Errorf("over is %v, with the story %+v", p.Position().Over(), got)
	}
	must(t, store.Tell(p.Header().ID, p.Head(), tracker.Story{}))
	for name, games := range map[string]func(rules.GameID) (rules.Game, bool){
		"panics": trackertest.Only(rules.Define(spec)), "unknown": func(rules.GameID) (rules.Game, bool) { return nil, false }, "refuses": trackertest.Only(strictJar()),
	} {
		must(t, store.Tell(p.Header().ID, p.Head(), tracker.Story{}))
		n, err := tracker.Open(store, games, trackertest.AtNoon).TellStories(never)
		if got := storyOf(t, store, p.Header().ID); n != 1 || err != nil || got.Whole() && name != "refuses" {
			t.Errorf("%s: told %d, %v, the story is %+v", name, n, err, got)
		}
	}
	damaged, err := store.Damaged()
	must(t, err)
	if len(damaged) > 0 {
		t.Errorf("marked as damaged: %v", damaged)
	}
}
