package oldmuseum

import (
	"strconv"

	"docent/rules"
)

// Game is The Old Museum, defined.
var Game = rules.Define(rules.Spec[State]{
	ID: "oldmuseum", Edition: 2, Players: [2]int{leastSeats, mostSeats},
	Book: book, Rulings: rulings, Options: defaults, Pieces: pieces,
	Actions: map[rules.Kind]rules.Action[State]{
		"referee": Referee{}, "go": Go{}, "way": Way{}, "find": Find{}, "key": Unlock{}, "put-back": PutBack{},
		"flip": Flip{}, "access": PayTape{}, "elsewhere": Elsewhere{}, "break-in": BreakIn{}, "stay": Stay{}, "drop": Drop{}, "end-turn": EndTurn{},
		"store": UseStore{}, "easy": Passage{}, "pistol": HoldUp{}, "swap": Swap{}, "tunnel": Dig{},
		"gun": Gun{}, "look": Look{}, "skip": Skip{}, "this": This{}, "tile": Tile{}, "shape": Shape{},
		"choose": Choose{}, "drew": Drew{}, "name": Name{}, "tell": Tell{}, "audit": Audit{},
		"claim": Claim{}, "leave": Leave{}, "stop": Stop{}, "fell": Fell{}, "extra": Extra{},
		"note": Jot{}, "time": Time{}, "pause": Pause{}, "resume": Resume{},
	},
	Personal: []rules.Kind{"note"},
	Start:    start, Offers: offers, Fixes: fixes, Facts: facts, Doubts: doubts, Countdown: countdown,
	Figures: figures,
	Seats:   (*State).seats, Now: now, Over: over, Hide: hide, Check: check, Scores: (*State).scores, Holdings: holdings, Private: told, Drawings: drawings,
})

func over(s *State) bool { return s.Ended && len(s.Agenda) == 0 }

// now says whose turn it is and which step the table is at.
func now(s *State) rules.Now {
	n := rules.Now{Seat: s.Turn, Phase: "move", Round: s.Round}
	switch t := s.next(); {
	case over(s):
		n.Seat, n.Phase = rules.Table, "over"
	case t.Do != 0:
		n.Seat, n.Phase = t.Seat, rules.Key(t.Do.String())
		s.nowInside(t, &n)
	case !s.tracks():
		n.Phase = "turn"
	case s.Scratch.End:
		n.Phase = "end"
	case s.Scratch.Tunnel != NoAxis:
		n.Phase = "tunnel"
	case s.Scratch.Again:
		n.Phase = "again"
	}
	return n
}

// nowInside adds how many artifacts a question is about: those of a set, or the most that a hand may
// hold where one has to be left behind (OM-WIN-1, OM-LIM-1).
func (s *State) nowInside(t Task, n *rules.Now) {
	switch {
	case t.Do == askDrop && s.mustDropArtifact():
		n.Phase = "drop-artifact"
	case t.Do != askClaim:
		return
	}
	n.About = []rules.Thing{artifactCount(s.limit())}
}

// hide leaves of hands and rooms what the seat may know: the others' cards by their backs, whether they were told and
// whether artifacts were chosen, in the dark the sides of rooms that are occupied or that the seat has visited
// (OM-DARK-4). Who picked up an artifact knows it once inside (OM-TURN-2-ART).
func hide(s *State, seat rules.Seat) {
	for i := range s.Players {
		if p := &s.Players[i]; rules.Seat(i) != seat {
			p.Told = p.Hand.untold() == 0
			if !s.shown(rules.Seat(i), seat) {
				p.Hand.hidden(!s.Prints.SameBacks)
			}
			p.Chosen.hidden(true)
			p.Notes = nil
		}
	}
	if found := s.Scratch.Found; !found.public() && (seat != s.Turn || found.IsArtifact() && s.Scratch.To != s.me().At) {
		s.Scratch.Found = s.backOf(found)
	}
	if !s.Hall.Locked {
		s.Hall.Top = s.backOf(s.Hall.Top)
	}
	for i := range s.Rooms {
		r := &s.Rooms[i]
		if !r.Locked {
			r.What = s.backOf(r.What)
		}
		if s.hidden(r.At) && (seat < 0 || !s.Players[seat].Seen.Has(r.At)) && !over(s) {
			r.Sides, r.Special, r.Tile = Sides{}, Plain, 0
		}
	}
}

// shown reports whether a hand is held open to a seat: to the shooter (OM-PIS-1).
func (s *State) shown(hand, to rules.Seat) bool {
	return s.next() == Task{askSwap, to} && hand == s.Scratch.Victim
}

// backOf returns what everybody knows of a card that lies face down.
func (s *State) backOf(c Card) Card {
	if s.Prints.SameBacks {
		return AnyCard
	}
	return c.class()
}

// holdings shows on a seat card what everybody may count.
func holdings(s *State, seat rules.Seat) []rules.Thing {
	p := &s.Players[seat]
	if !s.tracks() || p.Out {
		return nil
	}
	list := []rules.Thing{rules.Of("at", p.At), rules.Of("inhand", len(p.Hand))}
	if n := p.Hand.artifactsAtLeast(); n > 0 {
		list = append(list, artifactCount(n))
	}
	return list
}

// told lists the cards of a hand that its player told, as far as the view knows them.
func told(s *State, seat rules.Seat) []rules.Thing {
	var list []rules.Thing
	for _, c := range s.Players[seat].Hand {
		if c.Known() {
			list = append(list, cardThing(c))
		}
	}
	return list
}

// public reports whether a card found is shown to everybody.
func (c Card) public() bool { return c == LockedRoom || c == FallenFloor || c == Store }

func numberOf(id string) int {
	n, _ := strconv.Atoi(id)
	return n
}
