package museum

import (
	"slices"

	"docent/rules"
)

// Exhibit is one payment of the active player: objects from hand and own pool into the
// museum, personalities from the row, for cards of the hand and prestige (MU-DEV-2 to
// MU-DEV-4, MU-PER-1, MU-Q11).
type Exhibit struct {
	Hand     []Card `json:"hand,omitempty"`
	Pool     []Card `json:"pool,omitempty"`
	Staff    []int  `json:"staff,omitempty"` // places of the row, from 1
	Payers   []Card `json:"payers,omitempty"`
	Prestige int    `json:"prestige"`
}

// Fields asks for what is exhibited and what pays.
func (e Exhibit) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 {
		return nil
	}
	p := &s.Players[by]
	fields := []rules.Field{s.handField("hand", by)}
	if len(p.Pool) > 0 {
		fields = append(fields, heapField("pool", p.Pool))
	}
	if f := s.staffField(); f.Max > 0 {
		fields = append(fields, f)
	}
	fields = append(fields, s.handField("payers", by))
	if p.Prestige > 0 {
		fields = append(fields, rules.Field{Name: "prestige", Of: "prestige", Max: p.Prestige})
	}
	return fields
}

// handField lists what a hand may hold: the cards that were told, and while some were
// not, every value.
func (s *State) handField(name string, by rules.Seat) rules.Field {
	p := &s.Players[by]
	f := heapField(name, p.Known)
	unknown := p.Hand - len(p.Known)
	for v := 1; !s.full() && unknown > 0 && v <= topValue; v++ {
		f.Options = append(f.Options, rules.Option{Value: NewCard(0, 0, v).String(), Copies: unknown})
	}
	f.Max = p.Hand
	return f
}

// heapField lists the cards of a heap with their copies.
func heapField(name string, heap Cards) rules.Field {
	f := rules.Field{Name: name, Of: "card", Max: len(heap), Many: true}
	for i, c := range heap {
		if i > 0 && c == heap[i-1] {
			f.Options[len(f.Options)-1].Copies++
			continue
		}
		f.Options = append(f.Options, rules.Option{Value: c.String(), Copies: 1})
	}
	return f
}

func (s *State) staffField() rules.Field {
	f := rules.Field{Name: "staff", Of: "portrait", Many: true}
	for i := range s.Row {
		if !s.Row[i].Gone && s.Row[i].Cost > 0 {
			f.Options = append(f.Options, rules.Option{Value: string(rune('1' + i)), Copies: 1})
			f.Max++
		}
	}
	return f
}

// Check wants one's own turn, cards that are there, room in the museum, and a sum that
// reaches the price.
func (e Exhibit) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayDevelop(by); r != nil {
		return r
	}
	p := &s.Players[by]
	switch {
	case len(e.Hand)+len(e.Pool)+len(e.Staff) == 0:
		return nothingExhibited
	case !s.inHand(by, slices.Concat(e.Hand, e.Payers)):
		return notInHand[by]
	case !p.Pool.holds(e.Pool...):
		return notInPool[by]
	case e.Prestige < 0 || e.Prestige > p.Prestige:
		return tooLittlePrestige[by]
	case len(p.Museum)+len(e.Hand)+len(e.Pool) > s.cells(by):
		return museumFull[by]
	}
	price := sum(e.Hand) + sum(e.Pool)
	for i, n := range e.Staff {
		if n < 1 || n > len(s.Row) || s.Row[n-1].Gone || s.Row[n-1].Cost == 0 || slices.Contains(e.Staff[:i], n) {
			return notInRow
		}
		price += s.Row[n-1].Cost
	}
	return s.reaches(by, price, sum(e.Payers)+e.Prestige)
}

// mayDevelop wants the player's own turn, and not an inventory (MU-DEV-1, MU-INV-1).
func (s *State) mayDevelop(by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	if s.Scratch.Mode == Inventory {
		return takesInventory[by]
	}
	return nil
}

// inHand says that a hand may hold those cards: the told ones by name, others by number.
func (s *State) inHand(by rules.Seat, cards []Card) bool {
	p := &s.Players[by]
	unknown := p.Hand - len(p.Known)
	for i, c := range cards {
		if c.Value() == 0 {
			return false
		}
		before := Cards(cards[:i+1])
		if !p.Known.holds(only(before, c)...) {
			if s.full() || c.Named() {
				return false
			}
			unknown--
		}
	}
	return unknown >= 0
}

// only lists the copies of one card.
func only(cards Cards, c Card) []Card {
	var list []Card
	for _, other := range cards {
		if other == c {
			list = append(list, c)
		}
	}
	return list
}

// reaches refuses a payment that does not reach its price, and says by how much.
func (s *State) reaches(by rules.Seat, price, paid int) *rules.Refusal {
	if paid >= price {
		return nil
	}
	return &rules.Refusal{
		Rule: "MU-DEV-2", Key: "pays-too-little", Fix: rules.Of("seat", by),
		About: []rules.Thing{rules.Of("points", price-paid), rules.Of("price", price), rules.Of("paid", paid)},
	}
}

var (
	nothingExhibited  = &rules.Refusal{Rule: "MU-DEV-2", Key: "nothing-exhibited", Fix: "play"}
	notInRow          = &rules.Refusal{Rule: "MU-PER-1", Key: "not-in-row", Fix: "row"}
	notInHand         = bySeat("MU-DEV-2", "not-in-hand")
	notInPool         = bySeat("MU-DEV-4", "not-in-pool")
	tooLittlePrestige = bySeat("MU-DEV-3", "too-little-prestige")
	museumFull        = bySeat("MU-DEV-6", "museum-full")
	takesInventory    = bySeat("MU-DEV-1", "takes-inventory")
)

// Apply pays, exhibits, recruits and scores.
func (e Exhibit) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	s.Scratch.Mode = Develop
	s.lay(by, e.Payers)
	p.Pool.add(e.Payers...)
	p.Prestige -= e.Prestige
	paid, price := sum(e.Payers)+e.Prestige, sum(e.Hand)+sum(e.Pool)
	s.lay(by, e.Hand)
	p.Pool.remove(e.Pool...)
	for _, n := range e.Staff {
		price += s.Row[n-1].Cost
	}
	log.Tell("MU-DEV-2", by, "pays", rules.Of("paid", paid), rules.Of("price", price))
	if paid > price {
		log.Tell("MU-DEV-2", by, "surplus-lost", rules.Of("points", paid-price))
	}
	s.recruit(by, e.Staff, log)
	s.exhibit(by, slices.Concat(e.Hand, e.Pool), log)
	s.settle()
}

// lay takes cards out of a hand.
func (s *State) lay(by rules.Seat, cards []Card) {
	p := &s.Players[by]
	for _, c := range cards {
		p.Known.remove(c)
		p.Hand--
	}
}

// exhibit puts cards into a museum: each scores its value, a masterpiece brings prestige
// (MU-VP-1, MU-VP-2).
func (s *State) exhibit(by rules.Seat, cards []Card, log *rules.Log) {
	p := &s.Players[by]
	p.Museum.add(cards...)
	if n := sum(cards); n > 0 {
		log.Tell("MU-VP-1", by, "exhibits", rules.Of("cards", len(cards)), rules.Of("points", n))
		s.score(by, n, log)
	}
	masterpieces := 0
	for _, c := range cards {
		if c.Value() == topValue {
			masterpieces++
		}
	}
	if masterpieces > 0 {
		p.Prestige += masterpieces
		log.Tell("MU-VP-2", by, "masterpieces", rules.Of("prestige", masterpieces))
	}
}

// score moves a pawn along the track: each multiple of ten reached for the first time
// brings a notoriety card, more than 50 the end (MU-NOT-3, MU-FIN-1).
func (s *State) score(by rules.Seat, n int, log *rules.Log) {
	p := &s.Players[by]
	p.Score += n
	reached := p.Score / 10
	if s.House.NotorietyStrict {
		reached = (p.Score - 1) / 10
	}
	for ; p.Tens < reached; p.Tens++ {
		if p.Notoriety >= mostNotoriety {
			log.Tell("MU-NOT-2", by, "notoriety-full", rules.Of("points", 10*(p.Tens+1)))
			continue
		}
		p.Notoriety++
		log.Tell("MU-NOT-3", by, "draws-notoriety", rules.Of("points", 10*(p.Tens+1)))
	}
	if p.Score > lastScore && s.Trigger < 0 {
		s.Trigger = by
		log.Tell("MU-FIN-1", by, "triggers-end", rules.Of("points", p.Score))
	}
}

// recruit takes personalities off the row: the rest slides right, new ones fill from the
// left (MU-PER-1, MU-PER-2).
func (s *State) recruit(by rules.Seat, places []int, log *rules.Log) {
	if len(places) == 0 {
		return
	}
	var rest []Portrait
	for i := range s.Row {
		if !slices.Contains(places, i+1) {
			rest = append(rest, s.Row[i])
		}
	}
	fresh := make([]Portrait, len(s.Row)-len(rest))
	copy(s.Row[:], append(fresh, rest...))
	s.Players[by].Staff += len(places)
	log.Tell("MU-PER-1", by, "recruits", rules.Of("staff", len(places)))
	log.Tell("MU-PER-2", rules.Table, "row-slides")
}

// Price says what an open personality costs.
type Price struct {
	Place int `json:"place"` // of the row, from 1
	Cost  int `json:"cost"`
}

// Fields asks for the price.
func (c Price) Fields(*State, rules.Seat) []rules.Field {
	return []rules.Field{{Name: "cost", Of: "price", Min: 1, Max: mostCost}}
}

const mostCost = 20

// Check wants a personality whose price nobody told.
func (c Price) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayDevelop(by); r != nil {
		return r
	}
	if c.Place < 1 || c.Place > len(s.Row) || s.Row[c.Place-1].Gone || s.Row[c.Place-1].Cost > 0 || c.Cost < 1 {
		return notInRow
	}
	return nil
}

// Apply remembers it while the card lies there.
func (c Price) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Row[c.Place-1].Cost = c.Cost
	log.Tell("MU-PER-1", by, "price-told", rules.Of("portrait", c.Place), rules.Of("price", c.Cost))
}
