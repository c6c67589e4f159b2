package museum

import (
	"cmp"
	"slices"

	"docent/rules"
)

// Game is Museum, defined.
var Game = rules.Define(rules.Spec[State]{
	ID: "museum", Edition: 2, Players: [2]int{leastSeats, mostSeats},
	Book: book, Rulings: rulings, Options: defaults, Pieces: pieces,
	Actions: map[rules.Kind]rules.Action[State]{
		"referee": Referee{}, "take": Take{}, "leave": Leave{},
		"exhibit": Exhibit{}, "buy": Buy{}, "price": Price{}, "inventory": TakeBack{}, "notoriety": Notoriety{}, "effect": Effect{}, "record": Record{}, "lapse": Lapse{}, "agree": Agree{}, "show": Show{},
		"end-turn": EndTurn{}, "put-away": PutAway{}, "refill": Refill{}, "headline": Headline{},
		"put": Put{}, "lift": Lift{}, "shift": Shift{}, "rearrange": Rearrange{}, "arranged": Arranged{}, "shape": Shape{},
		"dealt": Dealt{}, "keep": Keep{}, "keep-untold": KeepUntold{}, "bonuses": Bonuses{}, "pool": Pool{}, "patron": Patron{}, "patron-points": PatronPoints{},
		"tally": Tally{}, "tokens": Tokens{},
	},
	Start: start, Offers: offers, Fixes: fixes, Facts: facts, Doubts: doubts,
	Figures: figures, Standing: standing,
	Seats: (*State).seats, Now: now, Over: over, Hide: hide, Check: check, Scores: (*State).scores, Holdings: holdings,
})

func over(s *State) bool { return s.Ended && len(s.Agenda) == 0 }

// now says whose turn it is and what the table waits for.
func now(s *State) rules.Now {
	n := rules.Now{Seat: s.Turn, Phase: "improve", Round: s.Round}
	t := s.next()
	switch {
	case over(s):
		n.Seat, n.Phase = rules.Table, "over"
	case s.Ended:
		n.Seat, n.Phase = t.Seat, rules.Key(t.Do.String())
	case t.Do != 0:
		n.Phase = rules.Key(t.Do.String())
		if t.Seat >= 0 {
			n.Seat = t.Seat
		}
	}
	if !s.tracks() {
		n.Round = 0
	}
	return n
}

// hide blanks the others' patrons while turns are played: at the count they are open. The
// known cards of a hand are those that everybody saw.
func hide(s *State, seat rules.Seat) {
	if over(s) {
		return
	}
	if s.Ended && seat >= 0 { // on a player's own screen comes first what is asked of that player
		slices.SortStableFunc(s.Agenda, func(a, b Task) int { return cmp.Compare(later(a, seat), later(b, seat)) })
	}
	for i := range s.Players {
		if rules.Seat(i) != seat && !s.Ended {
			s.Players[i].Dealt, s.Players[i].Count.Patron, s.Players[i].Count.Points = nil, 0, 0
		}
	}
}

// later returns 0 for what is asked of a seat, and 1 for the rest.
func later(t Task, seat rules.Seat) int {
	if t.Seat == seat {
		return 0
	}
	return 1
}

// holdings shows on a seat card what everybody may count.
func holdings(s *State, seat rules.Seat) []rules.Thing {
	p := &s.Players[seat]
	list := []rules.Thing{pointCount(p.Score), prestigeCount(p.Prestige)}
	if !s.tracks() {
		return list
	}
	list = append(list, rules.Of("inhand", p.Hand), rules.Of("notoriety", p.Notoriety),
		rules.Of("inpool", len(p.Pool)), rules.Of("exhibited", len(p.Museum)))
	if p.Staff > 0 {
		list = append(list, staffCount(p.Staff))
	}
	return list
}
