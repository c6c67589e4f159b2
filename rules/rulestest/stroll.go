package rulestest

import (
	"fmt"
	"testing"

	"docent/rules"
)

// stroll plays a game at random without checking it and hands out what it sees: every
// position, with what was told on the way there.
func stroll(t testing.TB, game rules.Game, plan Plan, seed uint64, look func(*dice, rules.Position, []rules.Event)) {
	t.Helper()
	w := newWalk(t, game, plan, seeded(seed), fmt.Sprintf("seed %d", seed))
	defer w.rescue()
	setup, err := w.dice.setup(game, nil)
	if err != nil {
		w.fail("settings answered within their range: %v", err)
	}
	w.setup = setup
	pos, events, err := game.Start(setup)
	if refusal(err) != nil {
		return
	}
	if err != nil {
		w.fail("set-up: %v", err)
	}
	w.pos = pos
	look(w.dice, pos, events)
	for range w.plan.Moves {
		w.offers = w.pos.Offers()
		open := unrefused(w.offers)
		if w.pos.Over() || len(open) == 0 {
			return
		}
		m, ok := w.any(w.offers[w.choose(open)])
		if !ok {
			continue
		}
		next, events, err := w.pos.Play(m)
		if err != nil {
			w.fail("%v", err)
		}
		w.took(m, next)
		look(w.dice, next, events)
	}
}

// any returns a random legal move of an offer, or its example.
func (w *walk) any(o rules.Offer) (rules.Move, bool) {
	if w.late() && !w.dice.oneIn(8) {
		return w.example(o), true
	}
	if m := w.another(o); m != nil {
		return *m, true
	}
	m, err := o.Move(nil)
	return m, err == nil
}
