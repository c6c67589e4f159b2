package museum

import "docent/rules"

// Buy exhibits objects out of another player's pool: a prestige each as a fee, and the
// payment goes to that player (MU-DEV-5).
type Buy struct {
	Owner    rules.Seat `json:"owner"`
	Cards    []Card     `json:"cards,omitempty"`
	Payers   []Card     `json:"payers,omitempty"`
	Prestige int        `json:"prestige"`
}

// Fields asks for what is bought and what pays.
func (b Buy) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 || b.Owner < 0 || int(b.Owner) >= s.seats() {
		return nil
	}
	cards := heapField("cards", s.Players[b.Owner].Pool)
	cards.Min = 1
	fields := make([]rules.Field, 1, 3)
	fields[0] = cards
	if payers := s.handField("payers", by); payers.Max > 0 {
		fields = append(fields, payers)
	}
	if n := s.Players[by].Prestige - s.fee(by); n > 0 {
		fields = append(fields, rules.Field{Name: "prestige", Max: n, Open: true})
	}
	return fields
}

// Check requires the fee in hand before anything else is paid, the cards there, room in the
// museum, and a sum that reaches the price (MU-Q18).
func (b Buy) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayDevelop(by); r != nil {
		return r
	}
	if b.Owner < 0 || int(b.Owner) >= s.seats() || b.Owner == by {
		return ownPool
	}
	p := &s.Players[by]
	fee, _ := s.Fee(by, len(b.Cards))
	switch {
	case len(s.Players[b.Owner].Pool) == 0:
		return emptyPool[b.Owner]
	case len(b.Cards) == 0:
		return nothingExhibited
	case !s.Players[b.Owner].Pool.holds(b.Cards):
		return notInPool[b.Owner]
	case !s.inHand(by, nil, b.Payers):
		return notInHand[by]
	case p.Prestige < fee:
		return noFee[by]
	case b.Prestige < 0 || p.Prestige-fee < b.Prestige:
		return tooLittlePrestige[by]
	case len(b.Cards) > s.room(by):
		return museumFull[by]
	}
	price, _ := s.Price(by, b.Cards, nil)
	return s.reaches(by, price, sum(b.Payers)+b.Prestige)
}

var (
	ownPool   = &rules.Refusal{Rule: "MU-DEV-5", Key: "own-pool", Fix: "play"}
	emptyPool = bySeat("MU-DEV-5", "empty-pool")
	noFee     = bySeat("MU-Q18", "no-fee")
)

// Apply pays the owner and exhibits.
func (b Buy) Apply(s *State, by rules.Seat, log *rules.Log) {
	p, owner := &s.Players[by], &s.Players[b.Owner]
	s.Scratch.Mode = Develop
	fee, whyFee := s.Fee(by, len(b.Cards))
	price, why := s.Price(by, b.Cards, nil)
	p.lay(b.Payers)
	owner.Pool.remove(b.Cards...)
	owner.Pool.add(b.Payers...)
	p.Prestige -= fee + b.Prestige
	owner.Prestige += fee + b.Prestige
	log.Tell("MU-DEV-5", by, "buys", seatThing(int(b.Owner)), cardCount(len(b.Cards)), prestigeCount(fee+b.Prestige))
	tellReasons(by, whyFee, "fee-less", "fee-more", log)
	tellReasons(by, why, "price-less", "price-more", log)
	s.tellPayment(by, price, b.Payers, b.Prestige, log)
	s.exhibit(by, b.Cards, nil, log)
}
