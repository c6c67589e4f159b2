package pebbles

import (
	"encoding/json"

	"docent/rules"
)

// SecondState is a position of the second edition: it counts the moves, which the first
// did not.
type SecondState struct {
	State
	Extra int `json:"extra"`
}

// Grab holds what the first edition calls Take; its number has another name.
type Grab struct {
	Count int      `json:"count"`
	Tile  []string `json:"tile,omitempty"`
}

// Check returns that of Take.
func (a Grab) Check(s *State, by rules.Seat) *rules.Refusal { return a.take().Check(s, by) }

// Fields returns those of Take, with the number's new name.
func (a Grab) Fields(s *State, by rules.Seat) []rules.Field {
	fields := a.take().Fields(s, by)
	fields[0].Name = "count"
	return fields
}

// Apply does what Take does.
func (a Grab) Apply(s *State, by rules.Seat, log *rules.Log) { a.take().Apply(s, by, log) }

func (a Grab) take() Take { return Take{Pebbles: a.Count, Tile: a.Tile} }

// The actions of the second edition are those of the first on a state with more in it.
type (
	secondFist Fist
	secondNext Next
	secondRoll Roll
	secondGrab Grab
	secondPass Pass
)

func (a secondFist) Check(s *SecondState, by rules.Seat) *rules.Refusal {
	return Fist(a).Check(&s.State, by)
}

func (a secondFist) Fields(s *SecondState, by rules.Seat) []rules.Field {
	return Fist(a).Fields(&s.State, by)
}

func (a secondFist) Apply(s *SecondState, by rules.Seat, log *rules.Log) {
	Fist(a).Apply(&s.State, by, log)
	s.Extra++
}

func (a secondNext) Check(s *SecondState, by rules.Seat) *rules.Refusal {
	return Next(a).Check(&s.State, by)
}

func (a secondNext) Apply(s *SecondState, by rules.Seat, log *rules.Log) {
	Next(a).Apply(&s.State, by, log)
}

func (a secondRoll) Check(s *SecondState, by rules.Seat) *rules.Refusal {
	return Roll(a).Check(&s.State, by)
}

func (a secondRoll) Fields(s *SecondState, by rules.Seat) []rules.Field {
	return Roll(a).Fields(&s.State, by)
}

func (a secondRoll) Apply(s *SecondState, by rules.Seat, log *rules.Log) {
	Roll(a).Apply(&s.State, by, log)
	s.Extra++
}

func (a secondGrab) Check(s *SecondState, by rules.Seat) *rules.Refusal {
	return Grab(a).Check(&s.State, by)
}

func (a secondGrab) Fields(s *SecondState, by rules.Seat) []rules.Field {
	return Grab(a).Fields(&s.State, by)
}

func (a secondGrab) Apply(s *SecondState, by rules.Seat, log *rules.Log) {
	Grab(a).Apply(&s.State, by, log)
	s.Extra++
}

func (a secondPass) Check(s *SecondState, by rules.Seat) *rules.Refusal {
	return Pass(a).Check(&s.State, by)
}

func (a secondPass) Apply(s *SecondState, by rules.Seat, log *rules.Log) {
	Pass(a).Apply(&s.State, by, log)
	s.Extra++
}

// Second returns the second edition of the game: its state counts moves, taking is called
// grabbing, and nobody may pass any more. Its callers own it.
func Second() rules.Spec[SecondState] {
	one := Spec()
	return rules.Spec[SecondState]{
		ID: one.ID, Edition: 2, Players: one.Players, Book: one.Book, Rulings: one.Rulings, Options: one.Options,
		Actions: map[rules.Kind]rules.Action[SecondState]{
			"fist": secondFist{}, "next": secondNext{}, "roll": secondRoll{}, "grab": secondGrab{},
		},
		Retired:  map[rules.Kind]rules.Action[SecondState]{"pass": secondPass{}},
		Upgrades: []rules.Upgrade{{From: 1, Kinds: map[rules.Kind]rules.Kind{"take": "grab"}, Move: grabbing}},
		Start: func(setup rules.Setup, log *rules.Log) (SecondState, *rules.Refusal) {
			s, refused := one.Start(setup, log)
			return SecondState{State: s}, refused
		},
		Offers:   secondOffers,
		Fixes:    func(s *SecondState, f *rules.Fixes) { one.Fixes(&s.State, f) },
		Hide:     func(s *SecondState, seat rules.Seat) { one.Hide(&s.State, seat) },
		Check:    func(s *SecondState) *rules.Refusal { return one.Check(&s.State) },
		Scores:   func(s *SecondState) []rules.Score { return one.Scores(&s.State) },
		Seats:    func(s *SecondState) int { return one.Seats(&s.State) },
		Now:      func(s *SecondState) rules.Now { return one.Now(&s.State) },
		Over:     func(s *SecondState) bool { return one.Over(&s.State) },
		Holdings: func(s *SecondState, seat rules.Seat) []rules.Thing { return one.Holdings(&s.State, seat) },
		Pieces:   one.Pieces,
		Facts:    func(s *SecondState) rules.Box { return one.Facts(&s.State) },
		Doubts:   one.Doubts,
	}
}

// grabbing gives the number of a take its new name.
func grabbing(m rules.Move) (rules.Move, error) {
	if m.Kind != "grab" {
		return m, nil
	}
	var old Take
	if err := json.Unmarshal(m.Data, &old); err != nil {
		return rules.Move{}, err
	}
	data, err := json.Marshal(Grab{Count: old.Pebbles, Tile: old.Tile})
	m.Data = data
	return m, err
}

func secondOffers(s *SecondState, m *rules.Menu[SecondState]) {
	if len(s.Tasks) > 0 {
		m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Auto, Rule: "PB-LEAD"}, secondNext{})
		return
	}
	switch s.Phase {
	case Fists:
		for i, p := range s.Players {
			if !p.In {
				m.Add(rules.Offer{Seat: rules.Seat(i), Rule: "PB-FIST", Secret: true}, secondFist{})
			}
		}
	case Rolling:
		m.Add(rules.Offer{Seat: s.Leader, Asks: rules.Chance, Rule: "PB-ROLL"}, secondRoll{Pips: 1})
	case Taking:
		m.Add(rules.Offer{Seat: s.Leader, Rule: "PB-TAKE", On: []rules.Thing{"table:heap"}}, secondGrab{Count: 1})
	}
}
