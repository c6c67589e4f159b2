//go:build scenes

// Package twenty_test is a sixth game, which is in no list of the app: it brings rules and words, no board, no cover and
// no accent, and is played from set-up to its winner all the same.
package twenty_test

import (
	"slices"

	"docent/rules"
)

// goal is the sum that wins.
const goal = 20

// state is a position of the game: everybody rolls a die in turn, and the first who has twenty pips or more wins.
type state struct {
	Faces int
	Sums  []int `json:",omitempty"`
	Turn  rules.Seat
}

// roll holds what the die shows.
type roll struct {
	Pips int `json:"pips"`
}

// Check refuses everybody but whose turn it is.
func (roll) Check(s *state, by rules.Seat) *rules.Refusal {
	if by != s.Turn || s.over() {
		return &rules.Refusal{Rule: "TW-ROLL", Key: "not-now"}
	}
	return nil
}

// Fields returns one die.
func (roll) Fields(s *state, _ rules.Seat) []rules.Field {
	return []rules.Field{rules.Number("pips", 1, s.Faces)}
}

// Apply adds the pips and passes the die on.
func (a roll) Apply(s *state, by rules.Seat, log *rules.Log) {
	s.Sums[by] += a.Pips
	log.Tell("TW-ROLL", by, "rolled", rules.Of("pips", a.Pips))
	if s.over() {
		log.Tell("TW-WIN", by, "won")
		return
	}
	s.Turn = (by + 1) % rules.Seat(len(s.Sums))
}

func (s *state) over() bool { return slices.Max(s.Sums) >= goal }

// newGame defines it for a die of so many faces.
func newGame(faces int) rules.Game {
	return rules.Define(rules.Spec[state]{
		ID: "twenty", Edition: 1, Players: [2]int{2, 6}, Options: struct{}{},
		Book:    []rules.Rule{{ID: "TW-SET", Section: "1"}, {ID: "TW-ROLL", Section: "2"}, {ID: "TW-WIN", Section: "3"}},
		Actions: map[rules.Kind]rules.Action[state]{"roll": roll{}},
		Start: func(setup rules.Setup, log *rules.Log) (state, *rules.Refusal) {
			log.Tell("TW-SET", rules.Table, "die")
			return state{Faces: faces, Sums: make([]int, setup.Seats), Turn: setup.First}, nil
		},
		Offers: func(s *state, m *rules.Menu[state]) {
			if !s.over() {
				m.Add(rules.Offer{Seat: s.Turn, Asks: rules.Chance, Rule: "TW-ROLL"}, roll{Pips: 1})
			}
		},
		Fixes: func(s *state, f *rules.Fixes) {
			for i := range s.Sums {
				f.On(rules.Of("seat", i)).Set(&s.Sums[i], rules.Number("sum", 0, goal+s.Faces))
			}
		},
		Seats: func(s *state) int { return len(s.Sums) },
		Now: func(s *state) rules.Now {
			if s.over() {
				return rules.Now{Seat: rules.Table, Phase: "over"}
			}
			return rules.Now{Seat: s.Turn, Phase: "roll"}
		},
		Over:   (*state).over,
		Hide:   func(*state, rules.Seat) {},
		Check:  func(*state) *rules.Refusal { return nil },
		Scores: scores,
	})
}

// scores ranks the seats by their sums.
func scores(s *state) []rules.Score {
	all := make([]rules.Score, len(s.Sums))
	for i, sum := range s.Sums {
		all[i] = rules.Score{Seat: rules.Seat(i), Total: sum, Lines: []rules.Line{{Rule: "TW-WIN", Key: "sum", Points: sum}}}
	}
	slices.SortStableFunc(all, func(a, b rules.Score) int { return b.Total - a.Total })
	for i := range all {
		all[i].Rank = i + 1
		if i > 0 && all[i].Total == all[i-1].Total {
			all[i].Rank = all[i-1].Rank
		}
	}
	return all
}
