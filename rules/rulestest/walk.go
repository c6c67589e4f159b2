package rulestest

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"runtime/debug"
	"slices"
	"testing"

	"docent/rules"
)

// Plan sets how far to walk. Its zero value suits a game of a few hundred moves.
type Plan struct {
	Games int    // how many games are played; 0 means 100, and -games goes before both
	Moves int    // a game that is longer does not end; 0 means 5000
	Seed  uint64 // the first game's seed, to repeat one
	// Ending names the moves that lead to the end of a game that players may prolong for
	// ever, the last one first. After a tenth of Moves they are made wherever they may be,
	// and most questions are answered as suggested.
	Ending []rules.Kind
	// Seldom names the moves that would cut most games short: something else is done
	// instead, but for once in a hundred times. What the clock says is one of them.
	Seldom []rules.Kind
	// Apart exempts a secret from the proof that others cannot tell it apart: those offers
	// and correction sheets whose answers the rules show to the table at once.
	Apart func(rules.Offer) bool
}

var games = flag.Int("games", 0, "walk through so many games instead of the number that the test plans")

func (p Plan) filled() Plan {
	switch {
	case *games > 0:
		p.Games = *games
	case p.Games == 0:
		p.Games = 100
	}
	if testing.Short() && *games == 0 {
		p.Games = max(1, p.Games/4)
	}
	if p.Moves == 0 {
		p.Moves = 5000
	}
	if p.Apart == nil {
		p.Apart = func(rules.Offer) bool { return false }
	}
	return p
}

// Walk plays random games of random set-ups to their end and demands in every
// position what the contract promises. A failure prints the game as a scenario.
func Walk(t testing.TB, game rules.Game, plan Plan) {
	t.Helper()
	plan = plan.filled()
	checkDoor(t, game)
	var box rules.Box
	for i := range plan.Games {
		seed := plan.Seed + uint64(i)
		w := newWalk(t, game, plan, seeded(seed), fmt.Sprintf("seed %d", seed))
		// Every game is whole after its seed: what an earlier one learnt of the box is
		// only used where the failure can print it.
		if w.dice.oneIn(2) {
			w.box = box
		}
		w.run()
		box = w.pos.Facts()
	}
}

// walk is one random game.
type walk struct {
	testing.TB
	game  rules.Game
	plan  Plan
	dice  *dice
	name  string
	known map[rules.RuleID]bool
	box   rules.Box

	setup   rules.Setup
	pos     rules.Position
	sim     rules.Sim // nil in games that are not played twice
	offers  []rules.Offer
	moves   []rules.Move
	sheets  map[rules.Thing]bool // what can be corrected here, once somebody asked
	fixes   int                  // corrections still to be made
	attempt *rules.Move

	stubborn bool // its dice may always fall alike: it may come to no set-up, or to no end
}

func newWalk(t testing.TB, game rules.Game, plan Plan, d *dice, name string) *walk {
	w := &walk{TB: t, game: game, plan: plan, dice: d, name: name, known: map[rules.RuleID]bool{}}
	for _, r := range game.Book() {
		w.known[r.ID] = true
	}
	for _, id := range game.Rulings() {
		w.known[id] = true
	}
	return w
}

// fail ends the walk and prints how to come back to this position.
func (w *walk) fail(format string, args ...any) {
	w.Helper()
	w.Fatalf("%s, %s, move %d: %s\n%s", w.game.ID(), w.name, len(w.moves), fmt.Sprintf(format, args...),
		replay(w.game, w.setup, w.moves, w.attempt))
}

// rescue turns a panic of the game into a failure with its moves.
func (w *walk) rescue() {
	if p := recover(); p != nil {
		w.fail("panic: %v\n%s", p, debug.Stack())
	}
}

func (w *walk) run() {
	defer w.rescue()
	w.start()
	for !w.pos.Over() {
		if len(w.moves) >= w.plan.Moves && w.stubborn {
			w.Skip("the game goes on: its corrections may have cut off the way to the end")
		}
		if len(w.moves) >= w.plan.Moves {
			w.fail("the game does not end")
		}
		w.step()
	}
	w.ended()
}

// start sets up a table, asking again where a rule forbids the set-up.
func (w *walk) start() {
	if w.dice.oneIn(2) {
		w.fixes = 1 + w.dice.below(8)
	}
	for range 100 {
		setup, err := w.dice.setup(w.game, w.box)
		if err != nil {
			w.fail("settings answered within their range: %v", err)
		}
		w.setup = setup
		pos, events, err := w.game.Start(setup)
		if refused := refusal(err); refused != nil {
			w.checkRefusal(refused)
			continue
		}
		if err != nil {
			w.fail("set-up: %v", err)
		}
		w.pos = pos
		w.checkEvents(events, false)
		w.checkSound(pos)
		w.checkSaved(pos)
		if pos.Seats() != setup.Seats {
			w.fail("%d seats were set up, %d sit there", setup.Seats, pos.Seats())
		}
		if w.dice.oneIn(4) {
			w.sim = pos.Sim()
		}
		return
	}
	if w.stubborn {
		w.Skip("every set-up was refused")
	}
	w.fail("a hundred set-ups in a row were refused")
}

// step checks a position and leaves it by a correction or a move.
func (w *walk) step() {
	w.offers = w.pos.Offers()
	w.checkNow(w.pos.Now())
	w.checkOffers(w.offers)
	w.checkCountdown(w.pos.Countdown())
	w.checkSim()
	open := unrefused(w.offers)
	if len(open) == 0 || !slices.ContainsFunc(open, func(i int) bool { return !w.offers[i].Aside }) {
		w.fail("dead end: not over, and nothing that the moment asks may be done; offered: %s", labels(w.offers))
	}
	if w.dice.oneIn(8) {
		w.deep()
	}
	if w.fixes > 0 && w.dice.oneIn(12) {
		w.fixes--
		w.correct()
		return
	}
	w.move(w.choose(open))
}

// late reports whether it is time to come to the end.
func (w *walk) late() bool { return len(w.moves) > w.plan.Moves/10 }

// choose picks one of the open offers.
func (w *walk) choose(open []int) int {
	if w.late() {
		for _, kind := range w.plan.Ending {
			i := slices.IndexFunc(open, func(i int) bool { return w.offers[i].Kind == kind })
			if i >= 0 {
				return open[i]
			}
		}
	}
	for {
		i := open[w.dice.below(len(open))]
		if !w.seldom(w.offers[i]) || len(open) == 1 || w.dice.oneIn(100) {
			return i
		}
	}
}

func (w *walk) seldom(o rules.Offer) bool {
	return o.Asks == rules.Clock || slices.Contains(w.plan.Seldom, o.Kind)
}

// move plays one offer with random answers, in the position and in its twin.
func (w *walk) move(i int) {
	o := w.offers[i]
	answers, ok := w.dice.answers(o.Fields)
	if !ok {
		w.fail("%s has a blank that nothing fills: %+v", label(o), o.Fields)
	}
	if w.late() && !w.dice.oneIn(8) {
		answers = nil
	}
	m, err := o.Move(answers)
	if err != nil {
		w.fail("%s with answers in its range %v: %v", label(o), answers, err)
	}
	next, events, err := w.try(m)
	if r := refusal(err); r != nil && (joined(o) || names(r, o.Fields, answers)) {
		w.checkRefusal(r)
		answers = nil
		m = w.example(o)
		next, events, err = w.try(m)
	}
	if err != nil {
		w.fail("%s was offered, and with answers %v: %v", label(o), answers, err)
	}
	w.checkEvents(events, false)
	w.checkSound(next)
	if w.sim != nil {
		w.follow(i, answers)
	}
	w.took(m, next)
}

func (w *walk) took(m rules.Move, next rules.Position) {
	w.moves = append(w.moves, m)
	w.pos, w.attempt, w.sheets = next, nil, nil
}

// try plays a move and demands that Check says the same of it.
func (w *walk) try(m rules.Move) (rules.Position, []rules.Event, error) {
	w.attempt = &m
	checked := w.pos.Check(m)
	next, events, err := w.pos.Play(m)
	if said, done := verdict(checked), verdict(err); said != done {
		w.fail("Check says %s, Play says %s", said, done)
	}
	if (next == nil) == (err == nil) {
		w.fail("Play returned %v and the error %v", next, err)
	}
	return next, events, err
}

func (w *walk) example(o rules.Offer) rules.Move {
	m, err := o.Move(nil)
	if err != nil {
		w.fail("%s makes no move of its example: %v", label(o), err)
	}
	return m
}

// joined reports whether a rule may refuse some answers to an offer: its blanks belong
// together, a number stands alone because the others have no room, or a text can say
// anything. Those of chance never do, and a single pick offers only what may be picked.
func joined(o rules.Offer) bool {
	lonePick := len(o.Fields) == 1 && !o.Fields[0].Many && !o.Fields[0].IsNumber() && !o.Fields[0].IsText()
	return o.Asks != rules.Chance && len(o.Fields) > 0 && !lonePick
}

// names reports whether a refusal is about the very answer that was given: a form may show what
// cannot be, so that who taps it learns why.
func names(r *rules.Refusal, fields []rules.Field, given rules.Answers) bool {
	return len(fields) == 1 && len(given[fields[0].Name]) == 1 &&
		slices.Contains(r.About, rules.Of(fields[0].Of, given[fields[0].Name][0]))
}

// correct sets something right at random. What nothing holds is refused; the game goes on.
func (w *walk) correct() {
	sheets := w.pos.Corrections()
	w.checkSheets(sheets)
	for range 5 {
		if len(sheets) == 0 {
			return
		}
		sheet := sheets[w.dice.below(len(sheets))]
		m, ok := w.correction(sheet)
		if !ok {
			continue
		}
		next, events, err := w.try(m)
		if r := refusal(err); r != nil {
			w.checkRefusal(r)
			continue
		}
		if errors.Is(err, rules.ErrUnchanged) { // the same list in another order
			continue
		}
		if err != nil {
			w.fail("%s corrected within its ranges: %v", sheet.On, err)
		}
		w.checkEvents(events, true)
		w.checkSound(next)
		w.checkSaved(next)
		w.took(m, next)
		if w.sim != nil {
			w.sim = next.Sim()
		}
		return
	}
}

// correction answers one field of a sheet, seldom several.
func (w *walk) correction(sheet rules.Offer) (rules.Move, bool) {
	if len(sheet.Fields) == 0 {
		w.fail("the sheet of %s has no field", sheet.On)
	}
	answers := rules.Answers{}
	for first := true; first || w.dice.oneIn(4); first = false {
		f := sheet.Fields[w.dice.below(len(sheet.Fields))]
		if given, ok := w.dice.answer(f); ok {
			answers[f.Name] = given
		}
	}
	m, err := sheet.Move(answers)
	if errors.Is(err, rules.ErrUnchanged) {
		return m, false
	}
	if err != nil {
		w.fail("%s corrected within its ranges by %v: %v", sheet.On, answers, err)
	}
	return m, true
}

// ended checks the result, and that a finished game can still be set right.
func (w *walk) ended() {
	w.checkScores(w.pos.Scores(), w.pos.Seats())
	w.offers = w.pos.Offers()
	w.checkOffers(w.offers)
	w.checkSaved(w.pos)
	w.checkFacts(w.pos.Facts())
	if w.sim != nil {
		w.checkSim()
		if !w.sim.Over() || verdictOf(w.sim.Scores()) != verdictOf(w.pos.Scores()) {
			w.fail("the simulated game ended otherwise: %v, not %v", w.sim.Scores(), w.pos.Scores())
		}
		w.sim = nil
	}
	for range 3 {
		w.correct()
		if w.pos.Over() {
			w.checkScores(w.pos.Scores(), w.pos.Seats())
		} else if len(unrefused(w.pos.Offers())) == 0 {
			w.fail("dead end after a correction of the finished game")
		}
	}
}

// checkSaved demands that a position comes back whole from its JSON.
func (w *walk) checkSaved(p rules.Position) {
	data := p.JSON()
	again, err := w.game.Load(data)
	if err != nil {
		w.fail("the position cannot be loaded: %v\n%s", err, data)
	}
	if !bytes.Equal(again.JSON(), data) {
		w.fail("loaded differently:\n%s\n%s", data, again.JSON())
	}
	if got, want := again.Offers(), p.Offers(); !seenAlike(got, want) {
		w.fail("a loaded position offers %s, not %s", labels(got), labels(want))
	}
}
