package trasteros_test

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"docent/rules"
	"docent/rules/trasteros"
)

// asks lists what may be asked while the table is at something; a turn, bids and the market are looked at more closely.
var asks = map[string][]string{
	"out": {"out"}, "collector": {"collector", "withhold"}, "first": {"first"}, "bids": {"bid", "time", "pause", "resume"},
	"reveal": {"referee"}, "won": {"look", "find"}, "unsold": {"look", "find"}, "market": {"buy", "junk", "decline"},
	"close": {"referee"}, "draw": {"draw", "draw-all", "run-out"}, "run out": {"draw", "draw-all", "run-out"}, "fill": {"fill"},
	"refill": {"referee"}, "count": {"count", "void"}, "starter": {"starter"}, "over": nil,
}

// checkAsked requires that just those are asked who have to do something, for what they can do.
func (b *books) checkAsked(s *trasteros.State, asked map[string]bool, open []rules.Offer) {
	b.tb.Helper()
	if b.doing == "turn" || b.doing == "fill late" {
		b.checkActions(s, open)
		return
	}
	may := asks[b.doing]
	for kind := range asked {
		if !slices.Contains(may, kind) {
			b.fail("%s is asked", kind)
		}
	}
	if len(may) > 0 && !asked[may[0]] && b.doing != "market" && may[0] != "look" {
		b.fail("%s is not asked", may[0])
	}
	for _, o := range open {
		if o.Seat >= 0 && !slices.Contains(b.awaited(), int(o.Seat)) {
			b.fail("seat %d is asked for %s", o.Seat, o.Kind)
		}
	}
	switch b.doing {
	case "bids":
		b.checkBidders(open)
	case "market":
		b.checkMarket(s, open)
	case "count":
		b.checkClaim(open)
	}
}

// awaited lists the seats that may be asked.
func (b *books) awaited() []int {
	switch b.doing {
	case "bids":
		return b.owed
	case "won":
		return []int{b.winner}
	case "collector", "market", "draw", "run out", "count":
		return b.queue[:1]
	}
	return []int{b.turn}
}

// checkBidders requires that those who owe a bid are asked for one, which may be empty unless the house rule forbids it.
func (b *books) checkBidders(open []rules.Offer) {
	b.tb.Helper()
	empty := rules.Answers{"gold": {"0"}, "silver": {"0"}, "bronze": {"0"}, "glass": {"0"}}
	for _, o := range open {
		must := b.house["mustBid"] && b.bidNo == 1 && worth(b.players[max(o.Seat, 0)].cubes) > 0
		if o.Kind != "bid" || len(o.Fields) == 0 {
			continue
		}
		if m, err := o.Move(empty); err != nil || must == (b.pos.Check(m) == nil) {
			b.fail("seat %d must bid a cube: %v; its empty fist: %v, %v", o.Seat, must, err, b.pos.Check(m))
		}
	}
	for _, seat := range b.owed {
		asked := slices.ContainsFunc(open, func(o rules.Offer) bool { return o.Kind == "bid" && int(o.Seat) == seat })
		if in := b.bids[seat] != nil; asked == in {
			b.fail("seat %d is asked for a bid: %v; it has bid: %v", seat, asked, in)
		}
	}
}

// knows reports whether the referee has the names of all cards of a heap.
func (b *books) knows(h trasteros.Heap) bool {
	return b.level == "full" && len(h.Known.Values()) == h.Count
}

// checkActions requires the actions of the rulebook to be open, and no others as far as the referee can know.
func (b *books) checkActions(s *trasteros.State, open []rules.Offer) {
	b.tb.Helper()
	can, offered := b.legal(), keys(open)
	for what := range can {
		if !offered[what] {
			b.fail("seat %d may %s and cannot", b.turn, what)
		}
	}
	if offered["collection"] && (b.rounds == 0 || b.house["endEachRound"] && !b.fresh) {
		b.fail("seat %d can end the game after %d rounds", b.turn, b.rounds)
	}
	me := s.Players[b.turn]
	counts, hand := b.level != "auctions", b.knows(me.Hand)
	all := hand && b.players[b.turn].told
	for _, pile := range me.Piles {
		all = all && b.knows(pile)
	}
	sure := map[string]bool{
		"call": true, "trade-cubes": true, "unprotect": true, "public": counts, "protect": counts,
		"trade-cards": hand, "trade-mixed": hand, "cash": hand, "collection": all,
	}
	for what := range offered {
		if kind, _, _ := strings.Cut(what, " "); sure[kind] && !can[what] {
			b.fail("seat %d can %s and may not", b.turn, what)
		}
	}
}

// checkMarket requires every card that lies there to be had for the cubes that pay it.
func (b *books) checkMarket(s *trasteros.State, open []rules.Offer) {
	b.tb.Helper()
	can, offered := b.buys(b.queue[0]), map[string]bool{}
	for _, o := range open {
		switch o.Kind {
		case "junk":
			offered["junk"] = true
		case "buy":
			for _, with := range o.Fields[0].Options {
				offered[example(o).Card+" for "+with.Value] = true
			}
		}
	}
	if !b.knows(s.Rooms[b.room].Cards) {
		kinds := map[string]bool{}
		for what := range can {
			kinds[kindOf(what)] = true
		}
		for what := range kinds {
			if !offered[what] {
				b.fail("seat %d may have %s and cannot", b.queue[0], what)
			}
		}
		for what := range offered {
			card, with, _ := strings.Cut(what, " for ")
			if what != "junk" && (b.players[b.queue[0]].cubes[with] == 0 || slices.Index(kindsUp, with) < slices.Index(kindsUp, card)) {
				b.fail("seat %d can have %s and may not", b.queue[0], what)
			}
		}
		return
	}
	if !maps.Equal(can, offered) {
		b.fail("seat %d may have %v and can have %v", b.queue[0], can, offered)
	}
}

// checkClaim requires that nobody who called "Collection" counts less than five cards of the own.
func (b *books) checkClaim(open []rules.Offer) {
	b.tb.Helper()
	if b.queue[0] != b.caller || b.collects(b.caller) >= 5 {
		return
	}
	m, err := open[0].Move(b.counts(open[0]))
	if err != nil {
		b.fail("%v", err)
	}
	var r *rules.Refusal
	if err := b.pos.Check(m); !errors.As(err, &r) || r.Rule != "TL-END-3" {
		b.fail("counts %d cards for a collection: %v", b.collects(b.caller), err)
	}
}

// heard lists what the table says as well; the rest of what is told is words.
var heard = []string{
	"turn", "round-complete", "refill", "shuffle", "shuffled", "loses-hand", "loses-hand-and-room", "shows", "shows-nothing",
	"paid", "tie", "wins-room", "takes-cards", "unsold-to-discard", "unsold-to-public", "ran-out", "too-late", "false-call",
	"counted", "winner-card",
}

// checkTold requires the numbers and names of the real table in what was told.
func (b *books) checkTold() {
	b.tb.Helper()
	var said []string
	for _, e := range b.said {
		if !slices.Contains(heard, string(e.Key)) {
			continue
		}
		line := fmt.Sprint(e.Key, " ", e.Seat)
		for _, about := range e.About {
			line += fmt.Sprint(" ", about)
		}
		said = append(said, line)
	}
	slices.Sort(said)
	slices.Sort(b.told)
	if !slices.Equal(said, b.told) {
		b.fail("told %q, want %q", said, b.told)
	}
}

// same compares one number of the referee with the real one.
func (b *books) same(what string, kept, real int) {
	b.tb.Helper()
	if kept != real {
		b.fail("%s: %d, want %d", what, kept, real)
	}
}

// checkCubes compares every cube and badge.
func (b *books) checkCubes(s *trasteros.State) {
	b.tb.Helper()
	four := func(what string, kept trasteros.Four, real map[string]int) {
		b.tb.Helper()
		b.same("gold of "+what, int(kept.Gold), real["gold"])
		b.same("silver of "+what, int(kept.Silver), real["silver"])
		b.same("bronze of "+what, int(kept.Bronze), real["bronze"])
		b.same("glass of "+what, int(kept.Glass), real["glass"])
	}
	four("the bank", s.Bank(), b.bank)
	b.same("badges left", s.BadgesLeft(), b.badges)
	for i := range b.players {
		four(fmt.Sprint("seat ", i), s.Players[i].Cubes, b.players[i].cubes)
		b.same(fmt.Sprint("badges of seat ", i), s.Players[i].Badges, b.players[i].badges)
		b.same(fmt.Sprint("piles of seat ", i), len(s.Players[i].Piles), len(b.players[i].piles))
	}
}

// checkTurn compares whose turn it is, and what of the game has passed.
func (b *books) checkTurn(s *trasteros.State) {
	b.tb.Helper()
	b.same("turn", int(s.Turn), b.turn)
	b.same("number of the turn", s.TurnNo, b.turnNo)
	b.same("rounds", s.Rounds, b.rounds)
	b.same("forced passes", s.Forced, 0)
	b.same("caller", int(s.Caller), b.caller)
	b.same("winner of the room", int(s.Auction.Winner), b.winner)
	b.same("round of bids", s.Auction.Round, b.bidNo)
	if s.Ended != b.ended || b.pos.Over() != (b.doing == "over") {
		b.fail("ended: %v, over: %v", s.Ended, b.pos.Over())
	}
	for i, r := range b.rooms {
		if string(s.Rooms[i].State) != r.state {
			b.fail("room %d is %s, want %s", i+1, s.Rooms[i].State, r.state)
		}
	}
}

// checkCounts compares how many cards lie in every place.
func (b *books) checkCounts(s *trasteros.State) {
	b.tb.Helper()
	b.same("public room", s.Public(), len(b.public))
	b.same("discard pile", s.Discard.Count, len(b.discard))
	for i, r := range b.rooms {
		b.same(fmt.Sprint("cards in room ", i+1), s.Rooms[i].Cards.Count, len(r.cards))
	}
	for i, p := range b.players {
		b.same(fmt.Sprint("hand of seat ", i), s.Players[i].Hand.Count, len(p.hand))
		for j, pile := range p.piles {
			b.same(fmt.Sprint("a pile of seat ", i), s.Players[i].Piles[j].Count, len(pile))
		}
	}
}

// checkNames requires the cards that the referee knows by name to lie there, all that were told.
func (b *books) checkNames(s *trasteros.State) {
	b.tb.Helper()
	for i, p := range b.players {
		if want := map[bool]string{true: p.collector}[p.told]; string(s.Players[i].Collector) != want {
			b.fail("seat %d collects %q, want %q", i, s.Players[i].Collector, want)
		}
		b.checkHeap(fmt.Sprint("hand of seat ", i), s.Players[i].Hand, p.hand)
		for j, pile := range p.piles {
			if b.level == "full" {
				b.checkHeap(fmt.Sprint("a pile of seat ", i), s.Players[i].Piles[j], pile)
			}
		}
	}
	b.checkHeap("discard pile", s.Discard, b.discard)
}

func (b *books) checkHeap(what string, kept trasteros.Heap, real []string) {
	b.tb.Helper()
	lying := slices.Clone(real)
	for _, name := range kept.Known.Values() {
		at := slices.Index(lying, name)
		if at < 0 {
			b.fail("%s: %s lies in the referee's, but not among %v", what, name, real)
		}
		lying = slices.Delete(lying, at, at+1)
	}
	if b.level == "full" && !b.untold && len(lying) > 0 && what != "discard pile" {
		b.fail("%s: %v was told and forgotten", what, lying)
	}
}

// checkScores compares the places and points at the end.
func (b *books) checkScores() {
	b.tb.Helper()
	scores := b.pos.Scores()
	for i, seat := range b.standings() {
		points := 0
		for _, line := range scores[i].Lines {
			points += line.Points
		}
		if int(scores[i].Seat) != seat || scores[i].Rank != i+1 || scores[i].Total != b.rank(seat)[0] || points != scores[i].Total {
			b.fail("place %d: %+v; it is seat %d by %v", i+1, scores[i], seat, b.rank(seat))
		}
	}
}
