package museum

import (
	"slices"

	"docent/rules"
)

// inHand reports whether a hand may hold those cards: the told ones by name, others by number.
func (s *State) inHand(by rules.Seat, targets, payers []Card) bool {
	p := &s.Players[by]
	unknown := p.Hand - len(p.Known)
	for i, c := range targets {
		unknown -= s.unseenCard(p, c, rules.Count(targets[:i], c))
	}
	for i, c := range payers {
		unknown -= s.unseenCard(p, c, rules.Count(targets, c)+rules.Count(payers[:i], c))
	}
	return unknown >= 0
}

// unseenCard returns 0 for a card that a hand is known to hold beyond the copies before it, 1
// for one that it may hold, and more than any hand for one that it cannot hold.
func (s *State) unseenCard(p *Player, c Card, before int) int {
	switch {
	case c.Value() > 0 && before < p.Known.copies(c):
		return 0
	case c.Value() == 0 || s.full() || c.Named():
		return mostNumber + 1
	}
	return 1
}

// lay takes cards out of a hand.
func (p *Player) lay(cards []Card) {
	for _, c := range cards {
		p.Known.take(c)
		p.Hand--
	}
}

// reaches refuses a payment that does not reach its price, and says by how much.
func (s *State) reaches(by rules.Seat, price, paid int) *rules.Refusal {
	if paid >= price {
		return nil
	}
	return &rules.Refusal{
		Rule: "MU-DEV-2", Key: "pays-too-little", Fix: onSeat[by][0],
		About: []rules.Thing{pointCount(price - paid), priceCount(price), paidCount(paid)},
	}
}

// tellPayment tells what was paid for what; a surplus is lost (MU-DEV-2, MU-DEV-3).
func (s *State) tellPayment(by rules.Seat, price int, payers []Card, prestige int, log *rules.Log) {
	paid := sum(payers) + prestige
	log.Tell("MU-DEV-2", by, "pays", paidCount(paid), priceCount(price))
	if prestige > 0 {
		log.Tell("MU-DEV-3", by, "pays-prestige", prestigeCount(prestige))
	}
	if paid > price {
		log.Tell("MU-DEV-2", by, "surplus-lost", pointCount(paid-price))
	}
}

// payment finds cards of a hand that pay a price, with as little prestige as they need;
// one copy of keep stays in hand. Where it finds none there is none.
func (s *State) payment(by rules.Seat, price, prestige int, keep Card) (payers []Card, tokens int, ok bool) {
	p := &s.Players[by]
	kept := -1
	if keep != 0 {
		kept = slices.Index(p.Known, keep)
	}
	if price == 0 {
		return nil, 0, true
	}
	best := Card(0)
	for i, c := range p.Known {
		if i != kept && c.Value() >= price && (best == 0 || c.Value() < best.Value()) {
			best = c
		}
	}
	if best != 0 {
		return single(best), 0, true
	}
	unknown := 0
	if !s.full() {
		unknown = p.Hand - len(p.Known)
		if keep != 0 && kept < 0 {
			unknown--
		}
	}
	return s.gather(p, price, prestige, kept, unknown)
}

// gather pays with cards that nobody saw, then with those that are known, then prestige.
func (s *State) gather(p *Player, price, prestige, kept, unknown int) (payers []Card, tokens int, ok bool) {
	rest := price
	if unknown > 0 && rest <= topValue {
		return single(NewCard(0, 0, rest)), 0, true
	}
	for ; unknown > 0 && rest > 0; unknown-- {
		v := min(rest, topValue)
		payers = append(payers, NewCard(0, 0, v))
		rest -= v
	}
	for i, c := range p.Known {
		if i != kept && rest > 0 {
			payers = append(payers, c)
			rest -= c.Value()
		}
	}
	tokens = max(0, rest)
	return payers, tokens, tokens <= prestige
}

// extremes returns the cards of a heap with the most value and the lowest price; 0 where it is
// empty.
func (s *State) extremes(by rules.Seat, heap Cards) (dear, cheap Card) {
	for _, c := range heap {
		if cheap == 0 || s.cardPrice(by, c) < s.cardPrice(by, cheap) {
			cheap = c
		}
		if c.Value() > dear.Value() {
			dear = c
		}
	}
	return dear, cheap
}

// exampleExhibit returns a payment that may be made, if there is any: of the dearest card or,
// where that is too dear, of the cheapest.
func (s *State) exampleExhibit(by rules.Seat) Exhibit {
	p := &s.Players[by]
	room := s.room(by) > 0
	if room && p.Hand > 0 {
		dear, cheap := s.extremes(by, p.Known)
		if !s.full() && p.Hand > len(p.Known) {
			cheap = NewCard(0, 0, 1)
		}
		for _, card := range [2]Card{dear, cheap} {
			if card == 0 {
				continue
			}
			if payers, tokens, ok := s.payment(by, s.cardPrice(by, card), p.Prestige, card); ok {
				return Exhibit{Hand: single(card), Payers: payers, Prestige: tokens}
			}
		}
	}
	if room && len(p.Pool) > 0 {
		dear, cheap := s.extremes(by, p.Pool)
		for _, card := range [2]Card{dear, cheap} {
			if payers, tokens, ok := s.payment(by, s.cardPrice(by, card), p.Prestige, 0); ok {
				return Exhibit{Pool: single(card), Payers: payers, Prestige: tokens}
			}
		}
	}
	return s.exampleRecruit(by, room)
}

// exampleRecruit recruits the cheapest personality or, where nothing can be paid at all,
// shows why.
func (s *State) exampleRecruit(by rules.Seat, room bool) Exhibit {
	p := &s.Players[by]
	at := -1
	for i := range s.Row {
		if s.Row[i].open() && s.Row[i].Cost > 0 && (at < 0 || s.Row[i].Cost < s.Row[at].Cost) {
			at = i
		}
	}
	if at >= 0 {
		if payers, tokens, ok := s.payment(by, s.altered(StaffPrice, by, 0, s.Row[at].Cost, nil), p.Prestige, 0); ok {
			return Exhibit{Staff: rowPlaces[at][:], Payers: payers, Prestige: tokens}
		}
	}
	switch {
	case len(p.Known) > 0:
		return Exhibit{Hand: single(p.Known[0])}
	case len(p.Pool) > 0 && !room:
		return Exhibit{Pool: single(p.Pool[0])}
	}
	return Exhibit{}
}

var rowPlaces = [3][1]int{{1}, {2}, {3}}

// exampleBuy buys the dearest card of a pool or, where that is too dear, the cheapest.
func (s *State) exampleBuy(by, owner rules.Seat) Buy {
	dear, cheap := s.extremes(by, s.Players[owner].Pool)
	for _, card := range [2]Card{dear, cheap} {
		if payers, tokens, ok := s.payment(by, s.cardPrice(by, card), s.Players[by].Prestige-s.fee(by), 0); ok {
			return Buy{Owner: owner, Cards: single(card), Payers: payers, Prestige: tokens}
		}
	}
	return Buy{Owner: owner, Cards: single(cheap)}
}

// handField lists what a hand may hold: the cards that are known, and while some are not,
// every value.
func (s *State) handField(name string, by rules.Seat) rules.Field {
	p := &s.Players[by]
	f := heapField(name, p.Known)
	f.Max = p.Hand
	if s.full() {
		f.Max = len(p.Known)
		return f
	}
	unknown := p.Hand - len(p.Known)
	for v := 1; unknown > 0 && v <= topValue; v++ {
		word := NewCard(0, 0, v).String()
		if at := slices.IndexFunc(f.Options, func(o rules.Option) bool { return o.Value == word }); at >= 0 {
			f.Options[at].Copies += unknown
			continue
		}
		f.Options = append(f.Options, rules.Option{Value: word, Copies: unknown})
	}
	return f
}

// heapField lists the cards of a heap with their copies.
func heapField(name string, heap Cards) rules.Field {
	f := rules.Field{Name: name, Of: "card", Max: len(heap), Many: true, Open: true}
	if len(heap) > 0 {
		f.Options = make([]rules.Option, 0, len(heap)+topValue)
	}
	for i, c := range heap {
		if i > 0 && c == heap[i-1] {
			f.Options[len(f.Options)-1].Copies++
			continue
		}
		f.Options = append(f.Options, rules.Option{Value: c.String(), Copies: 1})
	}
	return f
}
