//go:build e2e && unix

package e2e

import (
	"math/rand/v2"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/seats"
	"docent/tracker/stores"
)

// hosted is a play whose seats are offered to phones of this machine.
type hosted struct {
	*seats.Host
	play *tracker.Play
}

// offered begins a play and offers its seats. Nobody is ever too fast for it: each look at its clock takes a second.
func offered(t *testing.T, game rules.GameID, setup rules.Setup, o seats.Options) hosted {
	t.Helper()
	g, _ := catalog.Game(game)
	list := []tracker.Player{{Name: "Ann"}, {Name: "Bilal", Symbol: 1}, {Name: "Chloé", Symbol: 2}, {Name: "Diego", Symbol: 3}}
	play, err := tracker.Open(stores.NewMemory(), catalog.Game, time.Now).New(g, setup, list[:setup.Seats])
	if err != nil {
		t.Fatal(err)
	}
	var looks atomic.Int64
	o.Listen = "0.0.0.0:0"
	o.Now = func() time.Time { return time.Now().Add(time.Duration(looks.Add(1)) * time.Second) }
	h, err := seats.Open(play, o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = h.Close() })
	return hosted{h, play}
}

// walker plays at random, what was played least first; what ends a game comes last, until it is time for it.
type walker struct {
	*testing.T
	*rand.Rand
	play   *tracker.Play
	played map[rules.Kind]int
	late   bool
}

// step plays one move, and reports whether there was any.
func (w *walker) step() bool {
	w.Helper()
	position := w.play.Position()
	offers := slices.DeleteFunc(position.Offers(), func(o rules.Offer) bool {
		return o.Refused != nil || o.Asks == rules.Auto || o.Asks == rules.Correction || o.Asks == rules.Clock
	})
	w.Shuffle(len(offers), func(i, j int) { offers[i], offers[j] = offers[j], offers[i] })
	slices.SortStableFunc(offers, func(a, b rules.Offer) int { return w.rank(a) - w.rank(b) })
	var ending rules.Offer
	var ends rules.Answers
	for _, o := range offers {
		for try := range 6 {
			answers := tracker.Draw(o, w.IntN)
			if try == 5 {
				answers = nil
			}
			move, err := o.Move(answers)
			if err != nil || position.Check(move) != nil {
				continue
			}
			if after, _, err := position.Play(move); err != nil || after.Over() && !w.late {
				ending, ends = o, answers
				break
			}
			w.do(o, answers)
			return true
		}
	}
	if ending.Kind == "" || position.Over() {
		return false
	}
	w.do(ending, ends)
	return true
}

// rank has what was played less come first, what is done beside the game seldom, and what stops it when it is time for that.
func (w *walker) rank(o rules.Offer) int {
	n := w.played[o.Kind]
	switch {
	case o.Aside && o.Seat < 0 && !w.late:
		return 1000 + n
	case o.Aside:
		return 2 + 4*n
	}
	return n
}

func (w *walker) do(o rules.Offer, answers rules.Answers) {
	w.Helper()
	w.played[o.Kind]++
	if _, err := w.play.Do(o, answers); err != nil {
		w.Fatal(err)
	}
}
