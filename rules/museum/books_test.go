package museum_test

import (
	"slices"
	"testing"

	"docent/rules"
	"docent/rules/museum"
	"docent/rules/rulestest"
)

// audit plays random games and demands after every move what the rules promise of it.
type audit struct {
	testing.TB
	pos    rules.Position
	before *museum.State
	after  *museum.State
	move   rules.Move
	ledger *ledger
}

func TestTheBooksBalanceAfterEveryMove(t *testing.T) {
	games := rulestest.Times(60, 15)
	for game := range games {
		level := []string{"full", "count"}[game%2]
		options, err := museum.Game.Options(rules.Answers{"level": {level}, "poReplaceNow": {[]string{"true", "false"}[game/2%2]}})
		if err != nil {
			t.Fatal(err)
		}
		seats, first := 2+game%3, game%2
		pos := rulestest.Start(t, museum.Game, rules.Setup{Seats: seats, First: rules.Seat(first), Options: options, Box: textBox})
		a := audit{TB: t, pos: pos, ledger: openLedger(seats, first, textBox)}
		a.play(random(uint64(game), 7))
	}
}

func (a *audit) play(player *rulestest.Random) {
	a.Helper()
	for n := 0; !a.pos.Over() && n < 2000; n++ {
		var open []rules.Offer
		for _, o := range a.pos.Offers() {
			if o.Refused == nil {
				open = append(open, o)
			}
		}
		o := player.Choose(open, n)
		var answers rules.Answers
		if player.Answers(o) {
			answers = player.Fill(o.Fields)
		}
		a.step(o, answers)
		a.probe(player.Rnd)
	}
}

// step plays an offer as answered or, where that is refused, as suggested.
func (a *audit) step(o rules.Offer, answers rules.Answers) {
	a.Helper()
	m, err := o.Move(answers)
	if err == nil {
		err = a.pos.Check(m)
	}
	if err != nil {
		if m, err = o.Move(nil); err != nil {
			a.Fatal(err)
		}
	}
	a.before, a.move = rulestest.State[museum.State](a, a.pos), m
	next, events, err := a.pos.Play(m)
	if err != nil {
		a.Fatal(err)
	}
	a.pos, a.after = next, rulestest.State[museum.State](a, next)
	if err := next.Sound(); err != nil {
		a.fail("%v", err)
	}
	a.checkObjects()
	a.checkPlayers()
	a.checkRefilled()
	a.follow(events)
}

// opinionPrice returns how many tokens an opinion card brings, as the cards in force say.
func (a *audit) opinionPrice() int {
	return a.ledger.changed("opinion", a.ledger.turn, 1, "")
}

func (a *audit) fail(format string, args ...any) {
	a.Helper()
	a.Logf("after %d %s %s", a.move.Seat, a.move.Kind, a.move.Data)
	a.Fatalf(format, args...)
}

// checkObjects requires no object lost or found but by an effect, and no opinion card either.
func (a *audit) checkObjects() {
	a.Helper()
	s := a.after
	if s.Away != a.before.Away && !a.is("notoriety", "effect") {
		a.fail("%d objects are away, %d before", s.Away, a.before.Away)
	}
	tokens, seen := 0, 0
	for i, x := range s.Sites {
		tokens += x.Tokens
		seen += x.Seen
		if x.Seen > s.Opinions || x.Seen < a.before.Sites[i].Seen {
			a.fail("%d opinion cards of %d were seen: %+v", x.Seen, s.Opinions, x)
		}
	}
	want := 0
	for _, x := range a.before.Sites {
		want += x.Tokens
	}
	for i, x := range s.Sites {
		for range x.Seen - a.before.Sites[i].Seen {
			want = min(12, want+a.opinionPrice())
		}
	}
	if tokens != want {
		a.fail("%d tokens after %d opinion cards, want %d", tokens, seen, want)
	}
}

// checkPlayers requires museums that grow by exhibiting only.
func (a *audit) checkPlayers() {
	a.Helper()
	museums := 0
	for i := range a.after.Players {
		museums += len(a.after.Players[i].Museum) - len(a.before.Players[i].Museum)
		a.checkPoints(i)
		a.checkHeaps(i)
	}
	if museums < 0 || museums > 0 && !a.is("exhibit", "buy") {
		a.fail("%d cards more in museums", museums)
	}
}

func (a *audit) is(kinds ...rules.Kind) bool { return slices.Contains(kinds, a.move.Kind) }

// checkPoints requires a score that never drops by play and grows by what is exhibited.
func (a *audit) checkPoints(i int) {
	a.Helper()
	p, was := &a.after.Players[i], &a.before.Players[i]
	points := 0
	for _, c := range p.Museum {
		points += c.Value()
	}
	for _, c := range was.Museum {
		points -= c.Value()
	}
	if gained := p.Score - was.Score; gained != points && !a.is("notoriety", "effect") {
		a.fail("seat %d gained %d points for cards worth %d", i, gained, points)
	}
}

// checkHeaps requires what an inventory leaves alone, and pools that lose cards to museums
// and inventories only.
func (a *audit) checkHeaps(i int) {
	a.Helper()
	p, was := &a.after.Players[i], &a.before.Players[i]
	if p.Prestige < 0 || p.Notoriety > 3 || p.Hand < len(p.Known) {
		a.fail("seat %d: %+v", i, p)
	}
	developed := len(p.Museum) != len(was.Museum) || p.Staff != was.Staff
	if developed && a.before.Scratch.Mode == museum.Inventory {
		a.fail("seat %d develops in an inventory", i)
	}
	if len(p.Pool) < len(was.Pool) && !a.is("exhibit", "buy", "inventory") {
		a.fail("the pool of seat %d shrinks", i)
	}
}

// checkRefilled requires every continent to show its cards when a turn has passed, as long
// as its pile lasts.
func (a *audit) checkRefilled() {
	a.Helper()
	if a.move.Kind != "referee" || a.before.Agenda[0].Do.String() != "end" {
		return
	}
	for i, x := range a.after.Sites {
		if shown := x.Open + x.Fresh + x.Stale; shown < 2+x.Customs && x.Pile > 0 && x.Covered == 0 && a.before.Sites[i].Customs >= 0 {
			a.fail("continent %d shows %d cards: %+v", i, shown, x)
		}
	}
}
