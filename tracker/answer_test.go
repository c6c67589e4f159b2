package tracker_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"sync/atomic"
	"testing"

	"docent/rules"
	"docent/rules/oldmuseum"
	"docent/rules/trasteros"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// given fills an offer with fixed answers.
func given(answers rules.Answers) func(rules.Offer) (rules.Answers, error) {
	return func(rules.Offer) (rules.Answers, error) { return answers, nil }
}

// bidding returns a play of four who owe a sealed bid.
func bidding(t *testing.T) *tracker.Play {
	t.Helper()
	tr := tracker.Open(stores.NewMemory(), trackertest.Only(trasteros.Game), trackertest.AtNoon)
	p, err := tr.New(trasteros.Game, rules.Setup{Seats: 4, Options: []byte(`{"level":"auctions"}`)}, make([]tracker.Player, 4))
	if err != nil {
		t.Fatal(err)
	}
	for range 20 {
		ask := p.Ask(0)
		at := slices.IndexFunc(ask.Offers, func(o rules.Offer) bool { return o.Refused == nil && o.Kind == "call" })
		if at >= 0 {
			if _, err := p.Answer(0, ask.Stamp, at, "call", "", given(nil)); err != nil {
				t.Fatal(err)
			}
		}
		if slices.ContainsFunc(p.Ask(1).Offers, func(o rules.Offer) bool { return o.Kind == "bid" }) {
			return p
		}
		for _, o := range p.Position().Offers() {
			if o.Refused == nil && o.Kind != "call" {
				if _, err := p.Do(o, nil); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
	}
	t.Fatal("nobody is asked for a bid")
	return nil
}

func bid(p *tracker.Play, seat rules.Seat, stamp, body string) ([]tracker.Entry, error) {
	at := slices.IndexFunc(p.Ask(seat).Offers, func(o rules.Offer) bool { return o.Kind == "bid" })
	return p.Answer(seat, stamp, max(at, 0), "bid", body, given(nil))
}

func TestStampsHoldThroughOthersAnswers(t *testing.T) {
	p := bidding(t)
	stamps := make([]string, 4)
	for seat := range stamps {
		stamps[seat] = p.Ask(rules.Seat(seat)).Stamp
		if slices.Contains(stamps[:seat], stamps[seat]) {
			t.Errorf("seat %d has another seat's stamp", seat)
		}
	}
	for seat, stamp := range stamps {
		if _, err := bid(p, rules.Seat(seat), stamp, fmt.Sprint(seat)); err != nil {
			t.Fatalf("the bid of seat %d: %v", seat, err)
		}
	}
	if now := p.Ask(0).Stamp; now == stamps[0] {
		t.Error("the stamp is the same after the bids were opened")
	}
}

func TestAnAnswerIsPlayedOnce(t *testing.T) {
	p := bidding(t)
	stamp, head := p.Ask(2).Stamp, p.Head()
	var played, repeated atomic.Int32
	var all sync.WaitGroup
	for range 12 {
		all.Go(func() {
			switch entries, err := bid(p, 2, stamp, "the same"); {
			case err != nil:
				t.Errorf("a repeated answer failed: %v", err)
			case len(entries) > 0:
				played.Add(1)
			default:
				repeated.Add(1)
			}
		})
	}
	all.Wait()
	if played.Load() != 1 || repeated.Load() != 11 || p.Head() != head+1 {
		t.Errorf("%d were played and %d repeated; the head went from %d to %d", played.Load(), repeated.Load(), head, p.Head())
	}
}

func TestStaleAnswers(t *testing.T) {
	p := bidding(t)
	first, other := p.Ask(1), p.Ask(3)
	at := slices.IndexFunc(first.Offers, func(o rules.Offer) bool { return o.Kind == "bid" })
	for name, try := range map[string]func() error{
		"another seat's stamp": func() error { _, err := p.Answer(1, other.Stamp, at, "bid", "a", given(nil)); return err },
		"another place":        func() error { _, err := p.Answer(1, first.Stamp, 99, "bid", "b", given(nil)); return err },
		"a negative place":     func() error { _, err := p.Answer(1, first.Stamp, -1, "bid", "b", given(nil)); return err },
		"another kind":         func() error { _, err := p.Answer(1, first.Stamp, at, "pass", "c", given(nil)); return err },
		"no stamp":             func() error { _, err := p.Answer(1, "", at, "bid", "d", given(nil)); return err },
	} {
		if err := try(); !errors.Is(err, tracker.ErrStale) || p.Ask(1).Stamp != first.Stamp {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := bid(p, 1, first.Stamp, "mine"); err != nil {
		t.Fatal(err)
	}
	if err := p.Undo(); err != nil {
		t.Fatal(err)
	}
	if entries, err := bid(p, 1, first.Stamp, "mine"); err != nil || len(entries) == 0 {
		t.Errorf("an answer given again after undo was swallowed: %d entries, %v", len(entries), err)
	}
	for range 2 { // the bid and the call
		if err := p.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := p.Answer(1, first.Stamp, at, "bid", "mine", given(nil)); !errors.Is(err, tracker.ErrStale) {
		t.Errorf("an answer that was undone and is asked no more gave %v", err)
	}
}

func TestBlankErrorsAreTyped(t *testing.T) {
	p := bidding(t)
	ask := p.Ask(0)
	at := slices.IndexFunc(ask.Offers, func(o rules.Offer) bool { return o.Kind == "bid" })
	_, err := p.Answer(0, ask.Stamp, at, "bid", "", given(rules.Answers{"gold": {"900"}}))
	var blank *rules.BlankError
	if !errors.As(err, &blank) || blank.Field.Name != "gold" {
		t.Errorf("a bid of 900 gold cubes gave %v", err)
	}
}

func TestWatchersAreToldOfEveryChange(t *testing.T) {
	_, p := trackertest.MustPlay(t, stores.NewMemory())
	told, free := 0, true
	stop := p.Watch(func() {
		told++
		done := make(chan int)
		go func() { done <- p.Ask(0).Change }() // under a lock this would stand still
		free = free && <-done == told
	})
	trackertest.MustRoll(t, p, 3)
	for _, change := range []func() error{p.Undo, p.Redo, func() error { return p.Jump(0) }} {
		if err := change(); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := p.Do(trackertest.Offer(t, p, "roll"), rules.Answers{"pips": {"9"}}); err == nil {
		t.Fatal("a nine was rolled")
	}
	if told != 4 || !free {
		t.Errorf("%d changes were told, want 4", told)
	}
	stop()
	trackertest.MustRoll(t, p, 2)
	if told != 4 {
		t.Error("somebody who watches no longer was told")
	}
}

// What the table is shown of an offer can differ from what its seat may know of it: both can be taken, once.
func TestWhatTheTableIsShownCanBeTaken(t *testing.T) {
	differ := 0
	for seed := range uint64(8) {
		tr := tracker.Open(stores.NewMemory(), trackertest.Only(oldmuseum.Game), trackertest.AtNoon)
		p, err := tr.New(oldmuseum.Game, rules.Setup{Seats: 2, Options: []byte(`{"level":"full"}`)}, make([]tracker.Player, 2))
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(17, seed))
		for range 300 {
			offers := slices.DeleteFunc(p.Position().View(rules.Table).Offers(), func(o rules.Offer) bool {
				return o.Refused != nil || o.Kind == "stop" || o.Kind == "note"
			})
			if len(offers) == 0 {
				break
			}
			o := offers[random.IntN(len(offers))]
			own := p.Position().View(o.Seat).Offers()
			_, err := p.Take(o, nil)
			if errors.Is(err, tracker.ErrStale) {
				t.Fatalf("%v of seat %d: %v", o.Kind, o.Seat, err)
			}
			if err == nil && !slices.ContainsFunc(own, o.Same) {
				differ++
			}
		}
	}
	if differ == 0 {
		t.Error("no offer was shown otherwise to its seat")
	}
}
