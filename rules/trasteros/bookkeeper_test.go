package trasteros_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"docent/rules"
	"docent/rules/rulestest"
	"docent/rules/trasteros"
)

// books follows one random game at a real table and holds the referee to it.
type books struct {
	*table
	tb   testing.TB
	pos  rules.Position
	said []rules.Event
	move rules.Move
	n    int
}

// Whatever is played, the referee's cubes, cards, questions and points are those of a table with real cards. Nobody has to
// pass there: the two skeletons never leave the public room for long, so that everybody can call for it.
func TestTheTableAgrees(t *testing.T) {
	seen, ended := map[rules.Kind]int{}, 0
	for game := range rulestest.Times(70, 20) {
		b := sitDown(t, uint64(game))
		for b.n = 0; !b.pos.Over() && b.n < 400; b.n++ {
			b.step()
			seen[b.move.Kind]++
		}
		if b.pos.Over() {
			ended++
			b.checkScores()
		}
	}
	for _, kind := range trasteros.Game.Kinds() {
		if seen[kind] == 0 && kind != "pass" && !testing.Short() {
			t.Errorf("no game came by %s", kind)
		}
	}
	if ended == 0 {
		t.Error("no game came to its end")
	}
}

// sitDown begins a game of some level, seats and house rules.
func sitDown(t testing.TB, seed uint64) *books {
	t.Helper()
	rnd := rand.New(rand.NewPCG(seed, 77))
	pick := func(list ...string) string { return list[rnd.IntN(len(list))] }
	level := pick("full", "full", "cubes", "auctions", "score")
	seats := 3 + rnd.IntN(4)
	answers := rules.Answers{"level": {level}, "collections": {pick("0", "0", "6", strconv.Itoa(seats))}, "timer": {pick("0", "30")}}
	house := map[string]bool{}
	for _, s := range trasteros.Game.Settings() {
		if s.House {
			house[s.Name] = rnd.IntN(4) == 0
			answers[s.Name] = []string{strconv.FormatBool(house[s.Name])}
		}
	}
	options, err := trasteros.Game.Options(answers)
	if err != nil {
		t.Fatal(err)
	}
	first := rnd.IntN(seats)
	pos, _, err := trasteros.Game.Start(rules.Setup{Seats: seats, First: rules.Seat(first), Options: options})
	if err != nil {
		t.Fatal(err)
	}
	b := &books{tb: t, pos: pos, table: &table{rnd: rnd, level: level, house: house}}
	collections, _ := strconv.Atoi(answers["collections"][0])
	b.layOut(seats, first, collections)
	switch {
	case level == "score":
		b.playedWithoutDocent()
	case seed%3 == 0:
		b.wear()
	case level == "full":
		b.queue, b.doing = b.around(first), "collector"
		if len(b.out) > 0 {
			b.doing = "out"
		}
	}
	b.compare()
	return b
}

// gather takes every card but the skeletons from the rooms, which stay empty, and shuffles them.
func (b *books) gather() []string {
	deck := append(b.public, b.discard...)
	for i := range b.rooms {
		deck = append(deck, b.rooms[i].cards...)
		b.rooms[i] = storage{state: "unfilled"}
	}
	deck = slices.DeleteFunc(deck, func(c string) bool { return c == "skeleton" })
	b.shuffle(deck)
	return deck
}

// playedWithoutDocent deals what a game may have left everybody with.
func (b *books) playedWithoutDocent() {
	deck := b.gather()
	for i := range b.players {
		p := &b.players[i]
		p.badges = b.rnd.IntN(min(2, b.badges+1))
		b.badges -= p.badges
		n := b.rnd.IntN(4)
		p.hand, p.piles = slices.Clone(deck[:n]), [][]string{slices.Clone(deck[n : n+n])}
		deck = deck[n+n:]
	}
	b.ends(b.first)
}

// wear makes the table one late in a game: a few hold nearly all cards and cubes, and no storage room could be filled.
func (b *books) wear() {
	deck := b.gather()
	n := b.rnd.IntN(8)
	b.public, b.discard, deck = append(slices.Clone(deck[:n]), "skeleton", "skeleton"), nil, deck[n:]
	b.shuffle(b.public)
	if n > 5 {
		b.public, b.discard = b.public[:n-2], b.public[n-2:]
	} else if n < 4 {
		b.public, b.discard = nil, b.public
	}
	rich := 1 + b.rnd.IntN(len(b.players))
	for i := range b.players {
		p := &b.players[i]
		p.told = b.level == "full"
		for _, kind := range kindsUp {
			b.hands(i, kind, -p.cubes[kind])
			if i < rich {
				b.hands(i, kind, b.rnd.IntN(min(9, b.bank[kind]+1)))
			}
		}
	}
	for i, card := range deck {
		hand := &b.players[i%rich].hand
		*hand = append(*hand, card)
	}
	b.open, b.rounds, b.fresh, b.turn = false, 1, b.rnd.IntN(2) == 0, 0
	b.pos = b.loaded()
}

// loaded has the referee take over the table as it is.
func (b *books) loaded() rules.Position {
	var s trasteros.State
	b.must(json.Unmarshal(b.pos.JSON(), &s))
	s.Turn, s.RoundOpen, s.Mixed, s.Rounds, s.Fresh, s.Agenda = 0, b.open, true, b.rounds, b.fresh, nil
	heap := func(cards []string) (h trasteros.Heap) {
		if h.Count = len(cards); b.level == "auctions" {
			return trasteros.Heap{}
		}
		if b.level == "full" {
			b.must(h.Known.SetValues(cards))
		}
		return h
	}
	s.Discard = heap(b.discard)
	for _, c := range b.out {
		if b.level == "full" {
			s.Out = append(s.Out, trasteros.Collection(c))
		}
	}
	for i := range s.Rooms {
		s.Rooms[i] = trasteros.Room{State: trasteros.Unfilled}
	}
	for i, p := range b.players {
		c := p.cubes
		s.Players[i] = trasteros.Player{Hand: heap(p.hand), Cubes: trasteros.Four{
			Gold: int8(c["gold"]), Silver: int8(c["silver"]), Bronze: int8(c["bronze"]), Glass: int8(c["glass"]),
		}}
		if p.told {
			s.Players[i].Collector = trasteros.Collection(p.collector)
		}
	}
	data, err := json.Marshal(&s)
	b.must(err)
	pos, err := trasteros.Game.Load(data)
	b.must(err)
	return pos
}

func (b *books) must(err error) {
	b.tb.Helper()
	if err != nil {
		b.tb.Fatal(err)
	}
}

func (b *books) fail(format string, args ...any) {
	b.tb.Helper()
	b.tb.Fatalf("level %s, house %v, move %d, seat %d %s %s, at %s of %v: %s\n%s", b.level, b.house, b.n, b.move.Seat, b.move.Kind,
		b.move.Data, b.doing, b.queue, fmt.Sprintf(format, args...), b.pos.JSON())
}

// step does one random thing that the real table can do, and compares.
func (b *books) step() {
	open := b.openOffers()
	for range 1000 {
		o := b.chooses(open)
		if b.otherFirst(o) {
			continue
		}
		d := deeds[o.Kind](b.table, o)
		if d == nil {
			continue
		}
		m, err := o.Move(d.answers)
		if err != nil {
			b.fail("%s %v: %v", o.Kind, d.answers, err)
		}
		b.move, b.told = m, nil
		next, said, err := b.pos.Play(m)
		if err != nil {
			b.fail("refused: %v", err)
		}
		b.pos, b.said = next, said
		d.do()
		b.compare()
		return
	}
	b.fail("the table can do nothing of %v", keys(open))
}

func (b *books) openOffers() []rules.Offer {
	var open []rules.Offer
	for _, o := range b.pos.Offers() {
		if o.Refused == nil {
			open = append(open, o)
		}
	}
	return open
}

// chooses picks a kind of offer first: five sealed rooms are not called five times as often.
func (b *books) chooses(open []rules.Offer) rules.Offer {
	var kinds []rules.Kind
	for _, o := range open {
		if !slices.Contains(kinds, o.Kind) {
			kinds = append(kinds, o.Kind)
		}
	}
	kind := kinds[b.rnd.IntN(len(kinds))]
	var list []rules.Offer
	for _, o := range open {
		if o.Kind == kind {
			list = append(list, o)
		}
	}
	return list[b.rnd.IntN(len(list))]
}

// otherFirst reports whether something else is done before: clocks are told seldom, cards lie where a table would look, and
// late in a game players come to its end.
func (b *books) otherFirst(o rules.Offer) bool {
	switch {
	case o.Kind == "time" || o.Kind == "pause" || o.Kind == "decline":
		return b.rnd.IntN(8) > 0
	case b.doing == "fill late":
		return o.Kind != "fill"
	case b.doing != "turn" || b.n < 150:
		return false
	case b.legal()["collection"]:
		return o.Kind != "collection"
	}
	return b.sealed() > 0 && o.Kind != "call" && b.rnd.IntN(2) > 0
}

// keys tells the offers of a turn apart: "call 3".
func keys(open []rules.Offer) map[string]bool {
	list := map[string]bool{}
	for _, o := range open {
		list[key(o)] = true
	}
	return list
}

func key(o rules.Offer) string {
	switch about := example(o); o.Kind {
	case "call":
		return fmt.Sprint("call ", about.Room)
	case "unprotect":
		return fmt.Sprint("unprotect ", about.Pile)
	case "trade-cards", "trade-cubes", "trade-mixed":
		return string(o.Kind) + " " + about.Kind
	}
	return string(o.Kind)
}

// compare holds the referee to the real table: what is asked, what was told, and all that it keeps.
func (b *books) compare() {
	b.tb.Helper()
	var s trasteros.State
	if err := json.Unmarshal(b.pos.JSON(), &s); err != nil {
		b.fail("%v", err)
	}
	open := b.openOffers()
	asked := map[string]bool{}
	for _, o := range open {
		asked[string(o.Kind)] = true
	}
	b.catchUp(asked, open)
	b.checkAsked(&s, asked, open)
	b.checkTold()
	if b.level != "score" {
		b.checkCubes(&s)
		b.checkTurn(&s)
	}
	if b.level == "full" || b.level == "cubes" {
		b.checkCounts(&s)
	}
	b.checkNames(&s)
}

// catchUp follows the referee where it asks no question, and fails where the real table has to be asked.
func (b *books) catchUp(asked map[string]bool, open []rules.Offer) {
	b.tb.Helper()
	b.unaskedCards(asked)
	for b.doing == "market" && (asked["referee"] || int(open[0].Seat) != b.queue[0]) {
		if can := b.buys(b.queue[0]); len(can) > 0 {
			b.fail("seat %d may have %v and is not asked", b.queue[0], can)
		}
		b.nextBuyer()
	}
	if b.doing == "turn" && asked["referee"] {
		b.fail("passes for a player who can do %v", b.legal())
	}
	b.uncounted(open)
}

// unaskedCards turns up cards where the referee knows that no skeleton is there, and asks for none.
func (b *books) unaskedCards(asked map[string]bool) {
	b.tb.Helper()
	for _, quiet := range []struct {
		doing string
		ask   string
		do    func()
	}{{"first", "first", b.turnUp}, {"won", "find", b.takeRoom}, {"unsold", "find", b.turnUpAll}} {
		if b.doing != quiet.doing || asked[quiet.ask] {
			continue
		}
		if slices.Contains(b.rooms[b.room].cards, "skeleton") {
			b.fail("a skeleton in room %d is not asked for", b.room+1)
		}
		quiet.do()
	}
}

// uncounted passes over those whose cards the referee knows; nobody else counts without being asked.
func (b *books) uncounted(open []rules.Offer) {
	b.tb.Helper()
	for b.doing == "count" && len(b.queue) > 0 && !b.asksCount(open) {
		if !b.players[b.queue[0]].told {
			b.fail("seat %d is not asked to count", b.queue[0])
		}
		b.queue = b.queue[1:]
	}
	if b.doing == "count" && len(b.queue) == 0 {
		b.crown()
	}
}

// crown gives the winner card to the first by points and tie-breaks, unless nothing but who began parts two players of a
// game played without Docent.
func (b *books) crown() {
	standings := b.standings()
	for i := 1; i < len(standings) && b.level == "score" && b.move.Kind != "starter"; i++ {
		before, after := b.rank(standings[i-1]), b.rank(standings[i])
		if before[6] = after[6]; before == after {
			b.doing = "starter"
			return
		}
	}
	b.doing = "over"
	b.tell("winner-card", standings[0])
}

// standings lists the seats, best first.
func (b *books) standings() []int {
	list := b.around(0)
	slices.SortFunc(list, func(x, y int) int {
		one, other := b.rank(x), b.rank(y)
		return slices.Compare(other[:], one[:])
	})
	return list
}

func (b *books) asksCount(open []rules.Offer) bool {
	return slices.ContainsFunc(open, func(o rules.Offer) bool { return o.Kind == "count" && int(o.Seat) == b.queue[0] })
}
