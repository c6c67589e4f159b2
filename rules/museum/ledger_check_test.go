package museum_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"

	"docent/rules"
	"docent/rules/museum"
)

// textBox is a copy of which much is known, also what some cards change.
var textBox = func() rules.Box {
	box := maps.Clone(wholeBox)
	for card, print := range map[rules.Thing]string{
		"headline:3":       `{"name":"Strike","what":"hand","by":-2}`,
		"headline:4":       `{"name":"Boom","what":"objects","by":1,"groups":["g","europe"]}`,
		"headline:5":       `{"name":"Rush","what":"opinion","by":1}`,
		"personality:2":    `{"name":"Curator","cost":2,"what":"objects","by":-1,"groups":["R","asia"]}`,
		"personality:3":    `{"name":"Agent","cost":1,"what":"staff","by":-2}`,
		"personality:4":    `{"name":"Banker","cost":1,"what":"fee","by":1,"whom":"others"}`,
		"notoriety-card:7": `{"name":"Gala","what":"fee","by":-1}`,
		"notoriety-card:8": `{"name":"Scandal","what":"objects","by":2,"whom":"others","long":"round"}`,
	} {
		box[card] = []byte(print)
	}
	return box
}()

// follow compares what a move told with the books, enters it, and compares what the game keeps.
func (a *audit) follow(events []rules.Event) {
	a.Helper()
	l, m := a.ledger, readMove(a.move)
	a.checkPayment(m, events)
	if enter := entries[m.Kind]; enter != nil {
		enter(l, m)
	}
	if a.after.Ended {
		return
	}
	for i := range l.seats {
		p, kept := &l.seats[i], &a.after.Players[i]
		var pool []string
		for _, c := range kept.Pool {
			pool = append(pool, c.String())
		}
		slices.Sort(pool)
		if kept.Prestige != p.prestige || kept.Hand != p.hand || !slices.Equal(pool, p.pool) {
			a.fail("seat %d keeps %d prestige, a hand of %d and the pool %v, want %+v", i, kept.Prestige, kept.Hand, pool, *p)
		}
	}
	a.checkTexts()
	a.checkHands(events)
}

// told returns the number that an event tells of a noun, and whether there is such an event.
func told(events []rules.Event, key rules.Key, noun string) (n int, ok bool) {
	for _, e := range events {
		for _, about := range e.About {
			if of, id := about.Split(); e.Key == key && of == noun {
				more, err := strconv.Atoi(id)
				if err == nil {
					n, ok = n+more, true
				}
			}
		}
	}
	return n, ok
}

// difference adds up the reasons that were told for a price, a fee or a limit.
func difference(events []rules.Event, of rules.Key) int {
	more, _ := told(events, of+"-more", "number")
	less, _ := told(events, of+"-less", "number")
	return more - less
}

// checkPayment requires every payment to reach the price by the books and to be told at that price, with reasons that add up.
func (a *audit) checkPayment(m said, events []rules.Event) {
	a.Helper()
	if m.Kind != "exhibit" && m.Kind != "buy" {
		return
	}
	cards := slices.Concat(m.Hand.names, m.Pool.names, m.Cards.names)
	price, printed := a.ledger.price(int(m.Seat), cards, m.Staff), worths(cards)
	for _, place := range m.Staff {
		printed += a.ledger.row[place-1].cost
	}
	paid := worths(m.Payers.names) + m.Prestige
	toldPrice, _ := told(events, "pays", "price")
	toldPaid, _ := told(events, "pays", "paid")
	lost, _ := told(events, "surplus-lost", "points")
	if paid < price || toldPrice != price || toldPaid != paid || lost != paid-price || difference(events, "price") != price-printed {
		a.fail("pays %d of %d, printed as %d; told: %v", paid, price, printed, events)
	}
	if m.Kind == "buy" {
		fee := len(m.Cards.names) * a.ledger.fee(int(m.Seat))
		if given, _ := told(events, "buys", "prestige"); given != fee+m.Prestige || difference(events, "fee") != fee-len(m.Cards.names) {
			a.fail("the owner gets %d prestige, want the fee of %d and %d: %v", given, fee, m.Prestige, events)
		}
	}
}

// checkTexts requires the texts of the books to be in force, each for whom and how long it is valid.
func (a *audit) checkTexts() {
	a.Helper()
	var kept, want []string
	for _, t := range a.after.Terms {
		c := t.Change
		kept = append(kept, fmt.Sprintf("%s of %d: %s %d %s %s", t.Of, t.Seat, c.What, c.By, c.Whom, c.Long))
	}
	for _, t := range a.ledger.texts {
		want = append(want, fmt.Sprintf("%s:%d of %d: %s %d %s %s", t.deck, t.card, t.seat, t.what, t.by, t.whom, t.long))
	}
	if !slices.Equal(kept, want) {
		a.fail("in force: %q, want %q", kept, want)
	}
	for i, f := range a.ledger.row {
		if x := a.after.Row[i]; x.Gone != f.gone || x.Person != f.person || x.Cost != f.cost {
			a.fail("the row shows %+v, want %+v", a.after.Row, a.ledger.row)
		}
	}
}

// checkHands requires a player who ends a turn to be asked for just the surplus over the limit.
func (a *audit) checkHands(events []rules.Event) {
	a.Helper()
	l := a.ledger
	if a.is("referee") && a.before.Agenda[0].Do.String() == "hand" && l.surplus(l.turn) > 0 {
		a.fail("seat %d keeps %d of %d cards", l.turn, l.seats[l.turn].hand, l.limit(l.turn))
	}
	for _, o := range a.pos.Offers() {
		if o.Kind != "put-away" {
			continue
		}
		n := l.surplus(int(o.Seat))
		if n == 0 || o.Refused == nil && (o.Fields[0].Min != n || o.Fields[0].Max != n) {
			a.fail("seat %d has %d of %d in hand and is asked for %+v", o.Seat, l.seats[o.Seat].hand, l.limit(int(o.Seat)), o.Fields)
		}
	}
	if !a.is("end-turn") {
		return
	}
	asked := slices.ContainsFunc(a.pos.Offers(), func(o rules.Offer) bool { return o.Kind == "put-away" && int(o.Seat) == l.turn })
	if surplus := l.surplus(l.turn); asked != (surplus > 0) || difference(events, "hand") != l.limit(l.turn)-7 {
		a.fail("seat %d has %d too many in hand; asked: %v, told: %v", l.turn, surplus, asked, events)
	}
}

// probe tries payments that are just enough, and one less, of a card of every pool: the active player pays with prestige.
func (a *audit) probe(rnd *rand.Rand) {
	a.Helper()
	l, s := a.ledger, a.after
	if s.Ended || len(s.Agenda) > 0 || s.Scratch.Mode == museum.Inventory {
		return
	}
	for i := range l.seats {
		if pool := l.seats[i].pool; len(pool) > 0 {
			card := pool[rnd.IntN(len(pool))]
			price := l.price(l.turn, []string{card}, nil)
			a.tryPrice(i, card, price, true)
			a.tryPrice(i, card, price-1, false)
		}
	}
}

// tryPrice requires that a card out of a pool is to be had for so much prestige, besides the fee, just if that is enough.
func (a *audit) tryPrice(owner int, card string, paid int, enough bool) {
	a.Helper()
	l := a.ledger
	seat, has := l.turn, l.seats[l.turn].prestige
	if paid < 0 {
		return
	}
	var named museum.Card
	if err := named.UnmarshalText([]byte(card)); err != nil {
		a.Fatal(err)
	}
	move, fee := rules.Move{Seat: rules.Seat(seat), Kind: "exhibit"}, 0
	var action any = museum.Exhibit{Pool: []museum.Card{named}, Prestige: paid}
	if owner != seat {
		move.Kind, fee = "buy", l.fee(seat)
		action = museum.Buy{Owner: rules.Seat(owner), Cards: []museum.Card{named}, Prestige: paid}
	}
	var err error
	if move.Data, err = json.Marshal(action); err != nil {
		a.Fatal(err)
	}
	err = a.pos.Check(move)
	var r *rules.Refusal
	if errors.As(err, &r) && r.Rule == "MU-DEV-6" {
		return // the museum is full
	}
	if able := enough && has >= paid+fee; able != (err == nil) {
		a.fail("seat %d tries to have %s of seat %d for %d prestige and a fee of %d, of %d it has: %v", seat, card, owner, paid, fee, has, err)
	}
}
