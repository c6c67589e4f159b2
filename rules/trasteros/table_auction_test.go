package trasteros_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"docent/rules"
)

// turnUp shows the top card of the room that was called.
func (t *table) turnUp() {
	lying := t.rooms[t.room].cards
	if lying[0] != "skeleton" {
		t.openBids(t.around(0))
		return
	}
	t.discard = append(t.discard, lying...)
	t.resolve()
	t.shuffleIn()
	t.endTurn()
}

// openBids asks some for a fresh bid; where none of them has a cube, all fists are empty.
func (t *table) openBids(seats []int) {
	t.bidNo++
	t.owed, t.bids, t.doing = seats, map[int]map[string]int{}, "reveal"
	for _, seat := range seats {
		for _, n := range t.players[seat].cubes {
			if n > 0 {
				t.doing = "bids"
			}
		}
	}
}

// bid puts a fist on the table; the last one opens all.
func (t *table) bid(seat int, cubes map[string]int) {
	t.bids[seat] = cubes
	if len(t.bids) == len(t.owed) {
		t.doing = "reveal"
	}
}

// worth makes a number of a bid: no amount of a lower kind makes up for one cube of a higher.
func worth(bid map[string]int) int {
	n := 0
	for i := 3; i >= 0; i-- {
		n = 1000*n + bid[kindsUp[i]]
	}
	return n
}

// reveal pays all bids and finds the highest.
func (t *table) reveal() {
	best, paid := 0, map[string]int{}
	for _, seat := range t.owed {
		bid := t.bids[seat]
		for kind, n := range bid {
			t.hands(seat, kind, -n)
			paid[kind] += n
		}
		best = max(best, worth(bid))
		if worth(bid) > 0 {
			t.tell("shows", seat, cubesTold(bid))
		} else {
			t.tell("shows-nothing", seat)
		}
	}
	if list := cubesTold(paid); list != "all:" {
		t.tell("paid", -1, list)
	}
	var tied []int
	names := []string{}
	for _, seat := range t.around(0) {
		if bid := t.bids[seat]; best > 0 && worth(bid) == best {
			tied = append(tied, seat)
			names = append(names, fmt.Sprint("seat:", seat))
		}
	}
	switch len(tied) {
	case 0:
		t.doing = "unsold"
	case 1:
		t.winner, t.doing = tied[0], "won"
		t.tell("wins-room", t.winner, fmt.Sprint("room:", t.room+1))
	default:
		t.tell("tie", -1, "all:"+strings.Join(names, "+"))
		t.openBids(tied)
	}
}

func cubesTold(cubes map[string]int) string {
	var list []string
	for i := 3; i >= 0; i-- {
		if n := cubes[kindsUp[i]]; n > 0 {
			list = append(list, fmt.Sprint(kindsUp[i], "cubes:", n))
		}
	}
	return "all:" + strings.Join(list, "+")
}

// takeRoom gives a room to its winner, or takes all that is unprotected.
func (t *table) takeRoom() {
	cards, p := t.rooms[t.room].cards, &t.players[t.winner]
	if slices.Contains(cards, "skeleton") {
		t.tell("loses-hand-and-room", t.winner, fmt.Sprint("room:", t.room+1), len(p.hand), len(cards))
		t.discard = append(append(t.discard, p.hand...), cards...)
		p.hand = nil
		t.shuffleIn()
	} else {
		p.hand = append(p.hand, cards...)
		t.tell("takes-cards", t.winner, len(cards))
	}
	t.resolve()
	t.endTurn()
}

// turnUpAll shows a room that nobody won: a market, unless a skeleton is there.
func (t *table) turnUpAll() {
	if !slices.Contains(t.rooms[t.room].cards, "skeleton") {
		t.queue, t.doing = t.around(t.turn), "market"
		return
	}
	for _, seat := range t.around(t.turn) {
		t.loses(seat, 0)
	}
	t.discard = append(t.discard, t.rooms[t.room].cards...)
	t.resolve()
	t.shuffleIn()
	t.endTurn()
}

// nextBuyer ends one's turn at the market.
func (t *table) nextBuyer() {
	t.queue = t.queue[1:]
	if len(t.queue) == 0 {
		t.doing = "close"
	}
}

// clearAway ends the market.
func (t *table) clearAway() {
	cards := t.rooms[t.room].cards
	if t.house["unsoldToPublic"] {
		t.public = append(t.public, cards...)
		t.shuffle(t.public)
		t.tell("unsold-to-public", -1, len(cards))
	} else {
		t.discard = append(t.discard, cards...)
		t.tell("unsold-to-discard", -1, len(cards))
	}
	t.resolve()
	t.endTurn()
}

// fist hides some of a bidder's free cubes, often few, so that bids tie.
func fist(t *table, o rules.Offer) *deed {
	seat, cubes, answers := int(o.Seat), map[string]int{}, rules.Answers{}
	most := []int{0, 1, 20}[t.rnd.IntN(3)]
	for _, f := range o.Fields {
		cubes[f.Name] = min(most, t.rnd.IntN(t.players[seat].cubes[f.Name]+1))
		answers[f.Name] = []string{strconv.Itoa(cubes[f.Name])}
	}
	if t.house["mustBid"] && t.bidNo == 1 && worth(cubes) == 0 && worth(t.players[seat].cubes) > 0 {
		return nil
	}
	return &deed{answers, func() { t.bid(seat, cubes) }}
}

// timeGoes lets the clock of a bid run on, or out: who is too late bids nothing.
func timeGoes(t *table, o rules.Offer) *deed {
	left := t.rnd.IntN(o.Fields[0].Max + 1)
	if t.rnd.IntN(4) == 0 {
		left = 0
	}
	return &deed{rules.Answers{"left": {strconv.Itoa(left)}}, func() {
		for _, seat := range t.owed {
			if left == 0 && t.bids[seat] == nil {
				t.tell("too-late", seat)
				t.bid(seat, map[string]int{})
			}
		}
	}}
}

// look shows the cards of a room to its winner, or to all.
func (t *table) look() {
	if t.doing == "won" {
		t.takeRoom()
	} else {
		t.turnUpAll()
	}
}

func find(t *table, o rules.Offer) *deed {
	n := countOf(t.rooms[t.room].cards, "skeleton")
	if len(o.Fields) == 0 && n > 0 || t.level == "full" && t.rnd.IntN(10) > 0 {
		return nil
	}
	answers := rules.Answers{}
	if len(o.Fields) > 0 {
		answers["skeletons"] = []string{strconv.Itoa(n)}
	}
	return &deed{answers, func() {
		t.untold = true
		t.look()
	}}
}

// lies returns the place of a card of that name or kind, or -1.
func lies(cards []string, name string) int {
	return slices.IndexFunc(cards, func(c string) bool { return c == name || kindOf(c) == name })
}

// buys lists what a seat may have at the market: a card for one cube of its kind or above.
func (t *table) buys(seat int) map[string]bool {
	can := map[string]bool{}
	for _, c := range t.rooms[t.room].cards {
		if c == "junk" {
			can["junk"] = true
			continue
		}
		for _, kind := range kindsUp[slices.Index(kindsUp, kindOf(c)):] {
			if t.players[seat].cubes[kind] > 0 {
				can[c+" for "+kind] = true
			}
		}
	}
	return can
}

func buy(t *table, o rules.Offer) *deed {
	seat, at := t.queue[0], lies(t.rooms[t.room].cards, example(o).Card)
	if at < 0 {
		return nil
	}
	with := o.Fields[0].Options[t.rnd.IntN(len(o.Fields[0].Options))].Value
	return &deed{rules.Answers{"with": {with}}, func() {
		t.hands(seat, with, -1)
		t.fromMarket(at)
	}}
}

func takeJunk(t *table, _ rules.Offer) *deed {
	at := lies(t.rooms[t.room].cards, "junk")
	if at < 0 {
		return nil
	}
	return &deed{nil, func() { t.fromMarket(at) }}
}

// fromMarket gives a card that lies there to the seat whose turn at the market it is.
func (t *table) fromMarket(at int) {
	lying, p := &t.rooms[t.room].cards, &t.players[t.queue[0]]
	p.hand = append(p.hand, (*lying)[at])
	*lying = slices.Delete(*lying, at, at+1)
	t.nextBuyer()
}
