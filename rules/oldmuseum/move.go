package oldmuseum

import (
	"slices"

	"docent/rules"
)

// Go chooses the room to move into (OM-TURN-2).
type Go struct {
	To Place `json:"to"`
}

// Fields asks for one of the rooms.
func (Go) Fields(s *State, by rules.Seat) []rules.Field {
	targets := s.Targets()
	f := rules.Field{Name: "to", Of: "room", Options: make([]rules.Option, len(targets))}
	for i, p := range targets {
		f.Options[i].Value = p.String()
	}
	return []rules.Field{f}
}

// Check requires a room that this move may lead into.
func (g Go) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myMove(by); r != nil {
		return r
	}
	return s.MayGo(g.To)
}

// Targets lists where the player whose turn it is may try to go: next door, or along its
// tunnel.
func (s *State) Targets() []Place {
	list := make([]Place, 0, len(besides{}))
	s.eachTarget(func(at Place) bool {
		list = append(list, at)
		return true
	})
	slices.Sort(list)
	return list
}

// firstTarget returns one of them, or 0 where there is none.
func (s *State) firstTarget() (first Place) {
	s.eachTarget(func(at Place) bool {
		first = at
		return false
	})
	return first
}

func (s *State) eachTarget(yield func(Place) bool) {
	if s.Scratch.Tunnel == NoAxis {
		var near besides
		for _, at := range s.beside(s.me().At, &near) {
			if s.MayGo(at) == nil && !yield(at) {
				return
			}
		}
		return
	}
	if s.MayGo(HallPlace) == nil && !yield(HallPlace) {
		return
	}
	for i := range s.Rooms {
		if at := s.Rooms[i].At; s.MayGo(at) == nil && !yield(at) {
			return
		}
	}
}

// MayGo returns what bars the player whose turn it is from a place: nothing, or a refusal with
// its rule.
func (s *State) MayGo(to Place) *rules.Refusal {
	p := s.me()
	if to == 0 || !s.exists(to) {
		return noRoom
	}
	if to == p.At {
		return sameRoom
	}
	if _, taken := s.occupant(to); taken {
		return occupied[to]
	}
	if axis := s.Scratch.Tunnel; axis != NoAxis {
		if !s.InLine(p.At, to, axis) {
			return notInLine
		}
		return nil
	}
	d, ok := s.door(p.At, to)
	if !ok {
		return notBeside
	}
	breaking := to == p.BreakIn
	switch way := s.visible(d, to); {
	case way == Wall && !(breaking && s.House.BreakWalls):
		return walled[to]
	case way == Tape && !breaking && !p.Hand.May(Access):
		return taped[s.Turn]
	}
	return nil
}

// squareOf returns a square of a place, the first of the Hall.
func (s *State) squareOf(at Place) Place {
	if at == HallPlace {
		return s.Hall.Cells[0]
	}
	return at
}

// visible returns what can be seen of a way before the room is tried: both sides in the light,
// one's own in the dark (OM-DARK-2).
func (s *State) visible(d door, to Place) Side {
	if s.hidden(to) {
		return *d.here
	}
	return max(*d.here, *d.there)
}

// hidden reports whether a room lies face down until it is entered (OM-DARK-3).
func (s *State) hidden(at Place) bool {
	if !s.Dark || at == HallPlace {
		return false
	}
	_, taken := s.occupant(at)
	return !taken
}

var (
	noRoom    = &rules.Refusal{Rule: "OM-TURN-2", Key: "no-room", Fix: "plan"}
	sameRoom  = &rules.Refusal{Rule: "OM-TURN-0", Key: "same-room", Fix: "play"}
	notBeside = &rules.Refusal{Rule: "OM-TURN-2", Key: "not-beside", Fix: "plan"}
	notInLine = &rules.Refusal{Rule: "OM-TUN-1", Key: "not-in-line", Fix: "plan"}
	taped     = bySeat("OM-ACC-1", "taped")
	walled    = inRoom("OM-TURN-2", "walled")
	occupied  = byPlace("OM-HALL-2", "occupied")
)

// Apply asks what is not known of the way, then picks up the room's card.
func (g Go) Apply(s *State, by rules.Seat, log *rules.Log) {
	x := &s.Scratch
	x.To, x.Found, x.Key, x.Tape = g.To, AnyCard, false, false
	if x.Tunnel != NoAxis || g.To == s.me().BreakIn {
		s.pickUp(log)
		return
	}
	if s.unseen(g.To) {
		s.then(by, askWay)
		return
	}
	d, _ := s.door(s.me().At, g.To)
	x.Tape = s.visible(d, g.To) == Tape
	s.pickUp(log)
}

// BeforeTape reports whether the room's card still lies there: the tape was seen before anything
// was picked up (OM-Q10).
func (s *State) BeforeTape() bool {
	d, ok := s.way()
	return ok && !s.Scratch.Tape && s.visible(d, s.Scratch.To) == Tape
}

// Elsewhere turns away from tape before the room's card is picked up (OM-Q27).
type Elsewhere struct{}

// Check requires that question, and nothing picked up yet.
func (Elsewhere) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askTape, by); r != nil {
		return r
	}
	if !s.BeforeTape() {
		return notAsked
	}
	return nil
}

// Apply lets another room be chosen.
func (Elsewhere) Apply(s *State, _ rules.Seat, _ *rules.Log) {
	s.done()
	s.Scratch.To = 0
}
