package trasteros

import "docent/rules"

// Game is Trasteros Locos, defined.
var Game = rules.Define(rules.Spec[State]{
	ID: "trasteros", Edition: 3, Players: [2]int{3, 6},
	Book: book, Rulings: rulings, Options: defaults,
	Actions: map[rules.Kind]rules.Action[State]{
		"out": TakeOut{}, "collector": Tell{}, "withhold": Withhold{}, "referee": Referee{},
		"call": Call{}, "first": First{}, "bid": PlaceBid{}, "time": Time{}, "pause": Pause{}, "resume": Resume{}, "look": Look{}, "find": Find{},
		"buy": Buy{}, "junk": TakeJunk{}, "decline": Decline{},
		"public": OpenPublic{}, "draw": Draw{}, "draw-all": DrawAll{}, "run-out": RunOut{},
		"trade-cubes": TradeCubes{}, "trade-cards": TradeCards{}, "trade-mixed": TradeMixed{}, "cash": Cash{},
		"protect": Protect{}, "unprotect": Unprotect{},
		"collection": Collect{}, "void": Void{}, "count": Count{}, "pass": Pass{}, "fill": Fill{}, "starter": Starter{},
	},
	Start: start, Offers: offers, Fixes: fixes,
	Seats: (*State).seats, Now: now, Over: over, Hide: hide, Check: check, Scores: (*State).scores, Holdings: holdings, Private: private, Countdown: countdown,
	Figures: figures, Standing: standing,
})

func over(s *State) bool { return s.Ended && len(s.Agenda) == 0 && s.counting() < 0 }

// now says whose turn it is and what the table waits for.
func now(s *State) rules.Now {
	n := rules.Now{Seat: s.Turn, Phase: "turn", Round: s.Rounds + 1}
	t := s.next()
	switch {
	case over(s):
		n.Seat, n.Phase = rules.Table, "over"
	case t.Do == starter:
		n.Seat, n.Phase = rules.Table, "starter"
	case s.Ended:
		n.Seat, n.Phase = s.counting(), "count"
	case len(s.Agenda) > 0:
		n.Phase = rules.Key(t.Do.String())
		if t.Do.needsRoom() {
			n.About = onRoom[s.Auction.Room]
		}
		if t.Do == won {
			n.Seat = s.Auction.Winner
		} else if t.Seat >= 0 {
			n.Seat = t.Seat
		}
	}
	return n
}

// hide blanks what that seat may not see: bids not yet revealed, the others' cards and
// collectors, and what the discard pile is known to hold. Counts stay public.
func hide(s *State, seat rules.Seat) {
	for i := range s.Auction.Bids {
		if rules.Seat(i) != seat {
			s.Auction.Bids[i].Cubes = Four{}
		}
	}
	s.Discard.Known = Cards{}
	if over(s) {
		return
	}
	open := s.Level == ScoreOnly
	for i := range s.Players {
		if rules.Seat(i) == seat {
			continue
		}
		p := &s.Players[i]
		p.Collector = ""
		if !open {
			p.Tally.Own, p.Tally.Foreign = Four{}, Four{}
		}
		p.Hand.Known = Cards{}
		for j := range p.Piles {
			p.Piles[j].Known = Cards{}
		}
	}
}

// holdings shows on a seat card what everybody may count.
func holdings(s *State, seat rules.Seat) []rules.Thing {
	p := &s.Players[seat]
	var list []rules.Thing
	if s.counts() {
		list = append(list, rules.Of("cards", p.Hand.Count))
	}
	if s.Level != ScoreOnly {
		list = append(list, rules.Of("piles", len(p.Piles)))
	}
	return append(list, rules.Of("badge", p.Badges))
}

// private lists the free cubes of a seat, gold first.
func private(s *State, seat rules.Seat) []rules.Thing {
	if s.Level == ScoreOnly {
		return nil
	}
	list := make([]rules.Thing, 0, len(kindsDown))
	for _, k := range kindsDown {
		list = append(list, k.cubes(int(s.Players[seat].Cubes.Of(k))))
	}
	return list
}

// check returns what holds in every position: cubes and cards conserved, everything in range.
func check(s *State) *rules.Refusal {
	if r := s.checkShape(); r != nil {
		return r
	}
	if r := s.checkCubes(); r != nil {
		return r
	}
	return s.checkCards()
}
