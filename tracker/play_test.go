package tracker_test

import (
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

func TestHeadMoves(t *testing.T) {
	type step struct {
		do   string
		want string
	}
	undo := func(p *tracker.Play) error { return p.Undo() }
	redo := func(p *tracker.Play) error { return p.Redo() }
	jump := func(id int) func(*tracker.Play) error {
		return func(p *tracker.Play) error { return p.Jump(id) }
	}
	roll := func(pips int) func(*tracker.Play) error {
		return func(p *tracker.Play) error { trackertest.MustRoll(t, p, pips); return nil }
	}
	does := map[string]func(*tracker.Play) error{
		"undo": undo, "redo": redo, "roll": roll(3), "six": roll(6),
		"to 0": jump(0), "to 2": jump(2), "to 3": jump(3), "to 4": jump(4), "to 99": jump(99),
	}
	for name, steps := range map[string][]step{
		"nothing to undo or redo":     {{"undo", "!"}, {"redo", "!"}, {"to 99", "!"}, {"to 0", ""}},
		"one move":                    {{"roll", " 1"}, {"undo", ""}, {"undo", "!"}, {"redo", " 1"}, {"redo", "!"}},
		"steps go with their move":    {{"six", " 1(2)(3)"}, {"undo", ""}, {"redo", " 1(2)(3)"}},
		"undo from amid the steps":    {{"six", " 1(2)(3)"}, {"to 2", " 1(2)"}, {"undo", ""}, {"redo", " 1(2)(3)"}},
		"redo the rest of the steps":  {{"six", " 1(2)(3)"}, {"to 2", " 1(2)"}, {"redo", " 1(2)(3)"}},
		"undone branches stay":        {{"roll", " 1"}, {"roll", " 1 2"}, {"undo", " 1"}, {"roll", " 1 3"}, {"to 2", " 1 2"}, {"redo", "!"}},
		"redo the branch stood on":    {{"roll", " 1"}, {"roll", " 1 2"}, {"undo", " 1"}, {"roll", " 1 3"}, {"undo", " 1"}, {"redo", " 1 3"}, {"to 2", " 1 2"}, {"undo", " 1"}, {"redo", " 1 2"}},
		"a jump keeps what follows":   {{"roll", " 1"}, {"roll", " 1 2"}, {"roll", " 1 2 3"}, {"to 0", ""}, {"redo", " 1"}, {"redo", " 1 2"}, {"redo", " 1 2 3"}},
		"a jump finds the newest end": {{"roll", " 1"}, {"undo", ""}, {"roll", " 2"}, {"roll", " 2 3"}, {"undo", " 2"}, {"roll", " 2 4"}, {"to 0", ""}, {"redo", " 2"}, {"redo", " 2 4"}},
	} {
		t.Run(name, func(t *testing.T) {
			store := stores.NewMemory()
			_, p := trackertest.MustPlay(t, store)
			for i, s := range steps {
				before := trackertest.IDs(p)
				err := does[s.do](p)
				if s.want == "!" {
					if !errors.Is(err, tracker.ErrNoEntry) || trackertest.IDs(p) != before {
						t.Fatalf("step %d: %s gave %v and stands on %q, want ErrNoEntry on %q", i, s.do, err, trackertest.IDs(p), before)
					}
					continue
				}
				if err != nil || trackertest.IDs(p) != s.want {
					t.Fatalf("step %d: after %s on %q (%v), want %q", i, s.do, trackertest.IDs(p), err, s.want)
				}
				trackertest.SameAfterRestart(t, store, p)
			}
		})
	}
}

func TestRefusalChangesNothing(t *testing.T) {
	_, p := trackertest.MustPlay(t, stores.NewMemory())
	stale := trackertest.Offer(t, p, "roll")
	trackertest.MustRoll(t, p, 2)
	before := trackertest.State(t, p)
	_, err := p.Do(stale, nil)
	var refused *rules.Refusal
	if !errors.As(err, &refused) || refused.Rule != "JAR-TURN" {
		t.Fatalf("a move out of turn gave %v, want a refusal by JAR-TURN", err)
	}
	if _, err := p.Do(trackertest.Offer(t, p, "roll"), rules.Answers{"pips": {"7"}}); err == nil {
		t.Fatal("seven pips were played")
	}
	if got := trackertest.State(t, p); got != before || trackertest.IDs(p) != " 1" {
		t.Fatalf("refused moves changed %s on%s to %s", before, trackertest.IDs(p), got)
	}
}

func TestAuthors(t *testing.T) {
	_, p := trackertest.MustPlay(t, stores.NewMemory())
	trackertest.MustRoll(t, p, 6)
	pull := trackertest.Offer(t, p, "pull")
	if _, err := p.Do(pull, p.Draw(pull)); err != nil {
		t.Fatal(err)
	}
	for _, o := range p.Position().Corrections() {
		if o.About[0] == "seat:1" {
			if _, err := p.Do(o, rules.Answers{"points": {"9"}}); err != nil {
				t.Fatal(err)
			}
		}
	}
	var got []string
	for _, e := range p.Line() {
		got = append(got, e.Author)
	}
	want := []string{trackertest.AnnID, tracker.Referee, tracker.Referee, tracker.Drawn, tracker.AtTable}
	if !slices.Equal(got, want) {
		t.Fatalf("authors %v, want %v", got, want)
	}
}

func TestEndlessStepsAreRefused(t *testing.T) {
	store := stores.NewMemory()
	tr := tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon)
	_, err := tr.New(trackertest.JarGame, trackertest.Setup(t, `{"goal":100000,"loop":true}`), trackertest.AnnAndBen())
	if !errors.Is(err, tracker.ErrLoop) {
		t.Fatalf("a game without end began: %v", err)
	}
	if plays, err := store.List(); err != nil || len(plays) != 0 {
		t.Fatalf("it was kept: %v %v", plays, err)
	}
}

func TestClockSetBack(t *testing.T) {
	clock := &trackertest.Clock{At: trackertest.Noon}
	tr := tracker.Open(stores.NewMemory(), trackertest.Only(trackertest.JarGame), clock.Now)
	p, err := tr.New(trackertest.JarGame, trackertest.Setup(t, `{"goal":100000}`), trackertest.AnnAndBen())
	if err != nil {
		t.Fatal(err)
	}
	for _, offset := range []time.Duration{-time.Hour, 5 * time.Minute, -24 * time.Hour, 6 * time.Minute} {
		clock.At = trackertest.Noon.Add(offset)
		trackertest.MustRoll(t, p, 6)
	}
	last := p.Header().Started
	for _, e := range p.Line() {
		if e.At.Before(last) {
			t.Errorf("entry %d was made at %v, before %v", e.ID, e.At, last)
		}
		last = e.At
	}
	if got, want := p.Duration(), 6*time.Minute; got != want {
		t.Errorf("the play took %v, want %v", got, want)
	}
}

// Taps that come at once are played one after the other; each is whole or refused.
func TestTapsAtOnce(t *testing.T) {
	store := stores.NewMemory()
	_, p := trackertest.MustPlay(t, store)
	stale := trackertest.Offer(t, p, "roll")
	var group sync.WaitGroup
	var played atomic.Int32
	for i := range 8 {
		group.Go(func() {
			_, err := p.Do(stale, rules.Answers{"pips": {"6"}})
			var refused *rules.Refusal
			switch {
			case err == nil:
				played.Add(1)
			case !errors.As(err, &refused):
				t.Error(err)
			}
			for range i {
				p.Line()
				p.UndoEntry()
				p.Position().Offers()
			}
		})
	}
	group.Wait()
	if played.Load() != 1 || trackertest.IDs(p) != " 1(2)(3)" {
		t.Fatalf("eight taps on one button played %d moves:%s, want one", played.Load(), trackertest.IDs(p))
	}
	trackertest.SameAfterRestart(t, store, p)
}
