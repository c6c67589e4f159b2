// Package pebbles is the smallest game that uses every part of the contract. Nobody
// plays it: the tests of the contract and of rulestest change one part of its Spec and
// see what happens.
//
// Everybody hides some fingers; whoever alone shows the most leads, rolls a die, and
// takes up to so many pebbles off the heap, with a tile that a red one joins to an even
// number. The heap's end is the game's.
package pebbles

import "docent/rules"

// Spec returns the whole game. Its callers own it.
func Spec() rules.Spec[State] {
	return rules.Spec[State]{
		ID: "pebbles", Edition: 1, Players: [2]int{2, 4},
		Book: []rules.Rule{
			{ID: "PB-SET", Section: "1"},
			{ID: "PB-FIST", Section: "2"},
			{ID: "PB-LEAD", Section: "2"},
			{ID: "PB-ROLL", Section: "3"},
			{ID: "PB-TAKE", Section: "4"},
			{ID: "PB-RED", Section: "4"},
			{ID: "PB-PASS", Section: "5"},
			{ID: "PB-SCORE", Section: "6"},
			{ID: "PB-SOUND", Section: "1"},
		},
		Rulings: []rules.RuleID{"PB-Q1"},
		Options: Options{Pebbles: 12, Level: "full"},
		Actions: map[rules.Kind]rules.Action[State]{
			"fist": Fist{}, "next": Next{}, "roll": Roll{}, "take": Take{}, "pass": Pass{},
		},
		Start: start, Offers: offers, Fixes: fixes, Hide: hide, Check: check, Scores: scores,
		Seats: func(s *State) int { return len(s.Players) },
		Now:   func(s *State) rules.Now { return rules.Now{Seat: s.turn(), Phase: s.Phase, Round: s.Round} },
		Over:  func(s *State) bool { return s.Phase == Over },
		Holdings: func(s *State, seat rules.Seat) []rules.Thing {
			return []rules.Thing{rules.Of("pebbles", s.Players[seat].Pebbles)}
		},
		Pieces: []rules.Pieces{{Noun: "tile", IDs: colours, Print: Print{}}},
		Facts: func(*State) rules.Box {
			return rules.Box{"tile:red": rules.PrintJSON(Print{Worn: true}), "tile:blue": rules.PrintJSON(Print{})}
		},
		Doubts: doubts,
	}
}

// Print holds what a tile says.
type Print struct {
	Worn  bool     `json:"worn,omitzero"`
	Size  string   `json:"size,omitzero" pick:",small,large"`
	Marks []string `json:"marks,omitempty" pick:"N,E,S,W" of:"side"`
	Grams int      `json:"grams,omitzero" range:"0,20"`
	Name  string   `json:"name,omitzero" text:"12"`
}

// doubts finds two tiles of one name.
func doubts(box rules.Box) []rules.Refusal {
	var out []rules.Refusal
	names := map[string]string{}
	for _, id := range colours {
		p, ok := rules.PrintOf[Print](box, rules.Of("tile", id))
		if other := names[p.Name]; ok && p.Name != "" && other != "" {
			out = append(out, *no("PB-SOUND", "same-name", rules.Of("tile", other), rules.Of("tile", id)))
		}
		names[p.Name] = id
	}
	return out
}

// Options is the set-up form.
type Options struct {
	Pebbles int    `json:"pebbles" range:"4,30"`
	Level   string `json:"level" pick:"full,light"`
	House
}

// House is the house rules.
type House struct {
	MayPass bool `json:"may-pass,omitzero" rule:"PB-Q1"`
}

// The phases of a round.
const (
	Fists   rules.Key = "fists"
	Rolling rules.Key = "rolling"
	Taking  rules.Key = "taking"
	Over    rules.Key = "over"
)

// State is a position.
type State struct {
	Players []Player `json:",omitempty"`
	Total   int
	Round   int
	Phase   rules.Key
	Leader  rules.Seat
	Pips    int    `json:",omitzero"`
	Tasks   []Task `json:",omitempty"`
	Level   string
	House   House
	Box     []string `json:",omitempty" copy:"-"`
	Left    int      `json:",omitzero"` // of the countdown, in seconds
	Runs    bool     `json:",omitzero"`
}

// Player is one seat.
type Player struct {
	Pebbles int
	In      bool  `json:",omitzero"` // the public trace of Fist
	Fist    int   `json:",omitzero"`
	Tiles   Tally `json:",omitzero"`
}

// Task is a step that the referee still owes.
type Task struct{ Do string }

// Tally counts tiles by colour.
type Tally [3]int

var colours = []string{"red", "green", "blue"}

// Each colour has so many tiles.
const each = 5

// Values spells the tiles.
func (t *Tally) Values() []string {
	out := []string{}
	for i, n := range t {
		for range n {
			out = append(out, colours[i])
		}
	}
	return out
}

// SetValues counts them back.
func (t *Tally) SetValues(given []string) error {
	*t = Tally{}
	for _, v := range given {
		t[colour(v)]++
	}
	return nil
}

func colour(name string) int {
	for i, c := range colours {
		if c == name {
			return i
		}
	}
	return -1
}

func (s *State) heap() int {
	n := s.Total
	for _, p := range s.Players {
		n -= p.Pebbles
	}
	return n
}

func (s *State) left(colour int) int {
	n := each
	for _, p := range s.Players {
		n -= p.Tiles[colour]
	}
	return n
}

func (s *State) turn() rules.Seat {
	if s.Phase == Rolling || s.Phase == Taking {
		return s.Leader
	}
	return rules.Table
}

func start(setup rules.Setup, log *rules.Log) (State, *rules.Refusal) {
	o := rules.OptionsOf[Options](setup)
	if o.Level == "light" && setup.Seats == 4 {
		return State{}, &rules.Refusal{Rule: "PB-SET", Key: "too-many", About: []rules.Thing{"seats:4"}}
	}
	s := State{
		Players: make([]Player, setup.Seats), Total: o.Pebbles, Round: 1, Phase: Fists,
		Leader: setup.First, Level: o.Level, House: o.House,
	}
	if setup.Box != nil {
		s.Box = []string{"worn"}
	}
	log.Tell("PB-SET", rules.Table, "heap", rules.Of("pebbles", o.Pebbles))
	return s, nil
}

func hide(s *State, seat rules.Seat) {
	for i := range s.Players {
		if rules.Seat(i) != seat && s.Phase == Fists {
			s.Players[i].Fist = 0
		}
	}
}

func check(s *State) *rules.Refusal {
	if s.heap() < 0 {
		return &rules.Refusal{Rule: "PB-SOUND", Key: "no-pebbles", Fix: "table:heap"}
	}
	for i := range colours {
		if s.left(i) < 0 {
			return &rules.Refusal{Rule: "PB-SOUND", Key: "no-tiles", About: []rules.Thing{rules.Of("tile", colours[i])}}
		}
	}
	return nil
}

func scores(s *State) []rules.Score {
	out := make([]rules.Score, 0, len(s.Players))
	for i, p := range s.Players {
		score := rules.Score{Seat: rules.Seat(i), Total: p.Pebbles, Rank: 1, Lines: []rules.Line{
			{Rule: "PB-SCORE", Key: "pebbles", About: []rules.Thing{rules.Of("pebbles", p.Pebbles)}, Points: p.Pebbles},
		}}
		at := len(out)
		for at > 0 && out[at-1].Total < score.Total {
			at--
		}
		out = append(out[:at], append([]rules.Score{score}, out[at:]...)...)
	}
	for i := range out {
		out[i].Rank = i + 1
		if i > 0 && out[i].Total == out[i-1].Total {
			out[i].Rank = out[i-1].Rank
		}
	}
	return out
}
