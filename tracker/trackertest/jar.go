// Package trackertest holds a small game, its players and plays of it, for the tests of plays and of stores.
//
//	jar.go  the game
//	play.go plays of it, the stores that they are kept in, and what is compared of them
package trackertest

import (
	"slices"

	"docent/rules"
)

// Jar is the state of a game small enough to foresee and rich enough to try the tracker:
// seats take turns to add 1..6 points by a roll, draw marbles from a bag, or bid in
// secret; interest is paid by nobody; the first to reach the goal ends it.
type Jar struct {
	Goal   int    `json:"goal"`
	Turn   int    `json:"turn"`
	Points []int  `json:"points,omitempty"`
	Bag    [3]int `json:"bag"` // red, green, blue marbles left
	Bids   []int  `json:"bids,omitempty"`
	Due    int    `json:"due,omitzero"` // interest still to be paid, one at a time
	Rate   int    `json:"rate,omitzero"`

	Seen [3]Print `json:"seen,omitzero"` // what is known of each marble
}

// Print holds what a marble of a box says.
type Print struct {
	Size  string   `json:"size,omitzero" pick:",small,large"`
	Marks []string `json:"marks,omitempty" pick:"N,E,S,W" of:"side"`
	Grams int      `json:"grams,omitzero" range:"0,99"`
}

func marbleBox(s *Jar) rules.Box {
	box := rules.Box{}
	for i, m := range Marbles {
		box[rules.Of("marble", m)] = rules.PrintJSON(s.Seen[i])
	}
	return box
}

func marbleFixes(s *Jar, f *rules.Fixes) {
	for i, m := range Marbles {
		f.On(rules.Of("marble", m)).Set(&s.Seen[i].Size, rules.Pick("size", "", "", "small", "large")).
			Set(&s.Seen[i].Marks, rules.Several("marks", "side", 0, 4, "N", "E", "S", "W")).
			Set(&s.Seen[i].Grams, rules.Number("grams", 0, 99))
	}
}

// Marbles are the pieces of the game.
var Marbles = []string{"red", "green", "blue"}

// JarOptions holds what a set-up may choose.
type JarOptions struct {
	Goal int  `json:"goal" range:"1,100000"`
	Loop bool `json:"loop,omitzero" rule:"JAR-Q1"`
}

// CheckTurn refuses a move of who is not on turn.
func (s *Jar) CheckTurn(by rules.Seat) *rules.Refusal {
	switch {
	case s.over():
		return &rules.Refusal{Rule: "JAR-END", Key: "over"}
	case s.Due > 0:
		return &rules.Refusal{Rule: "JAR-INTEREST", Key: "due"}
	case by != rules.Seat(s.Turn):
		return &rules.Refusal{Rule: "JAR-TURN", Key: "turn", About: []rules.Thing{rules.Of("seat", s.Turn)}, Fix: "jar"}
	}
	return nil
}

func (s *Jar) over() bool {
	for _, p := range s.Points {
		if p >= s.Goal {
			return true
		}
	}
	return false
}

func (s *Jar) next() { s.Turn = (s.Turn + 1) % len(s.Points) }

// Roll adds the pips of a die to the seat.
type Roll struct {
	Pips int `json:"pips"`
}

// Fields implements rules.Asker.
func (Roll) Fields(*Jar, rules.Seat) []rules.Field { return []rules.Field{rules.Number("pips", 1, 6)} }

// Check implements rules.Action.
func (Roll) Check(s *Jar, by rules.Seat) *rules.Refusal { return s.CheckTurn(by) }

// Apply implements rules.Action.
func (r Roll) Apply(s *Jar, by rules.Seat, log *rules.Log) {
	s.Points[by] += r.Pips
	log.Tell("JAR-ROLL", by, "rolled", rules.Of("pip", r.Pips))
	if r.Pips == 6 {
		s.Due = 2
	}
	s.next()
}

// Interest is the step after a six that nobody makes.
type Interest struct{}

// Check implements rules.Action.
func (Interest) Check(s *Jar, _ rules.Seat) *rules.Refusal {
	if s.Due == 0 {
		return &rules.Refusal{Rule: "JAR-INTEREST", Key: "none"}
	}
	return nil
}

// Apply implements rules.Action.
func (Interest) Apply(s *Jar, _ rules.Seat, log *rules.Log) {
	if s.Rate == 0 {
		s.Due--
	}
	s.Points[0]++
	log.Tell("JAR-INTEREST", 0, "interest")
}

type pull struct {
	Marbles []string `json:"marbles,omitempty"`
}

func (pull) Fields(s *Jar, _ rules.Seat) []rules.Field {
	f := rules.Field{Name: "marbles", Of: "marble", Min: 1, Max: 2, Many: true}
	for i, m := range Marbles {
		if s.Bag[i] > 0 {
			f.Options = append(f.Options, rules.Option{Value: m, Copies: s.Bag[i]})
		}
	}
	return []rules.Field{f}
}

func (pull) Check(s *Jar, by rules.Seat) *rules.Refusal {
	if s.Bag[0]+s.Bag[1]+s.Bag[2] < 2 {
		return &rules.Refusal{Rule: "JAR-BAG", Key: "empty"}
	}
	return s.CheckTurn(by)
}

func (p pull) Apply(s *Jar, by rules.Seat, log *rules.Log) {
	for _, m := range p.Marbles {
		for i := range Marbles {
			if Marbles[i] == m {
				s.Bag[i]--
			}
		}
		log.Tell("JAR-BAG", by, "pulled", rules.Of("marble", m))
	}
	s.next()
}

type bid struct {
	Coins int `json:"coins"`
}

func (bid) Fields(*Jar, rules.Seat) []rules.Field      { return []rules.Field{rules.Number("coins", 0, 9)} }
func (bid) Check(s *Jar, by rules.Seat) *rules.Refusal { return s.CheckTurn(by) }
func (b bid) Apply(s *Jar, by rules.Seat, log *rules.Log) {
	s.Bids = append(s.Bids, b.Coins)
	log.Tell("JAR-BID", by, "bid")
	log.Whisper("JAR-BID", by, "own", rules.Of("coin", b.Coins))
	s.next()
}

// DefineJar returns an edition of the game; a later edition pays more for the same roll.
func DefineJar(edition int) rules.Game { return rules.Define(JarSpec(edition)) }

// JarSpec returns what defines it.
func JarSpec(edition int) rules.Spec[Jar] {
	spec := rules.Spec[Jar]{
		ID: "jar", Edition: edition, Players: [2]int{2, 6}, Options: JarOptions{Goal: 50},
		Book: []rules.Rule{
			{ID: "JAR-TURN", Section: "1"},
			{ID: "JAR-ROLL", Section: "2"},
			{ID: "JAR-INTEREST", Section: "3"},
			{ID: "JAR-BAG", Section: "4"},
			{ID: "JAR-BID", Section: "5"},
			{ID: "JAR-END", Section: "6"},
		},
		Rulings: []rules.RuleID{"JAR-Q1"},
		Actions: map[rules.Kind]rules.Action[Jar]{"roll": Roll{}, "interest": Interest{}, "pull": pull{}, "bid": bid{}},
		Start:   startJar,
		Offers:  jarOffers,
		Fixes: func(s *Jar, f *rules.Fixes) {
			f.On("jar").Set(&s.Turn, rules.Number("turn", 0, 5)).Set(&s.Due, rules.Number("due", 0, 9))
			for i := range s.Points {
				f.On(rules.Of("seat", i)).Set(&s.Points[i], rules.Number("points", 0, 100000))
			}
			marbleFixes(s, f)
		},
		Seats: func(s *Jar) int { return len(s.Points) },
		Now: func(s *Jar) rules.Now {
			return rules.Now{Seat: rules.Seat(s.Turn), Phase: "play", Round: 1 + s.Points[0]/10}
		},
		Over: (*Jar).over,
		Hide: func(s *Jar, _ rules.Seat) { s.Bids = nil },
		Check: func(s *Jar) *rules.Refusal {
			if s.Turn < 0 || s.Turn >= len(s.Points) {
				return &rules.Refusal{Rule: "JAR-TURN", Key: "nobody"}
			}
			return nil
		},
		Scores: jarScores, Figures: jarFigures, Standing: func(s *Jar) []int { return slices.Clone(s.Points) },
		Pieces: []rules.Pieces{{Noun: "marble", IDs: Marbles, Print: Print{}}},
		Facts:  marbleBox,
	}
	if edition > 1 {
		spec.Actions["roll"] = richRoll{}
		spec.Offers = func(s *Jar, m *rules.Menu[Jar]) {
			m.Add(rules.Offer{Seat: rules.Seat(s.Turn), Asks: rules.Chance, Rule: "JAR-ROLL"}, richRoll{Pips: 1})
		}
	}
	return spec
}

// richRoll is the roll of a later edition: a five counts six.
type richRoll struct {
	Pips int `json:"pips"`
}

func (richRoll) Fields(*Jar, rules.Seat) []rules.Field        { return Roll{}.Fields(nil, 0) }
func (r richRoll) Check(s *Jar, by rules.Seat) *rules.Refusal { return s.CheckTurn(by) }
func (r richRoll) Apply(s *Jar, by rules.Seat, log *rules.Log) {
	Roll(r).Apply(s, by, log)
	if r.Pips == 5 {
		s.Points[by]++
	}
}

// jarFigures keeps every six.
func jarFigures(before, after *Jar, told []rules.Event) []rules.Figure {
	for _, e := range told {
		if e.Key == "rolled" && after.Due > before.Due {
			return []rules.Figure{{Key: "six", Seat: e.Seat, N: after.Points[e.Seat], About: e.About, Tale: 6}}
		}
	}
	return nil
}

func startJar(setup rules.Setup, log *rules.Log) (Jar, *rules.Refusal) {
	o := rules.OptionsOf[JarOptions](setup)
	if o.Goal == 13 {
		return Jar{}, &rules.Refusal{Rule: "JAR-END", Key: "unlucky"}
	}
	s := Jar{Goal: o.Goal, Turn: int(setup.First), Points: make([]int, setup.Seats), Bag: [3]int{5, 3, 2}}
	if o.Loop {
		s.Due, s.Rate = 1, 1
	}
	for i, m := range Marbles {
		s.Seen[i], _ = rules.PrintOf[Print](setup.Box, rules.Of("marble", m))
	}
	log.Tell("JAR-ROLL", rules.Table, "setup", rules.Of("marble", "red"))
	return s, nil
}

func jarOffers(s *Jar, m *rules.Menu[Jar]) {
	if s.Due > 0 {
		m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Auto, Rule: "JAR-INTEREST"}, Interest{})
		return
	}
	seat := rules.Seat(s.Turn)
	m.Add(rules.Offer{Seat: seat, Asks: rules.Chance, Rule: "JAR-ROLL"}, Roll{Pips: 1})
	m.Add(rules.Offer{Seat: seat, Asks: rules.Chance, Rule: "JAR-BAG"}, pull{Marbles: []string{"red"}})
	m.Add(rules.Offer{Seat: seat, Asks: rules.Choice, Rule: "JAR-BID", Secret: true}, bid{})
}

func jarScores(s *Jar) []rules.Score {
	scores := make([]rules.Score, len(s.Points))
	for i, p := range s.Points {
		rank := 1
		for _, q := range s.Points {
			if q > p {
				rank++
			}
		}
		scores[i] = rules.Score{Seat: rules.Seat(i), Rank: rank, Total: p, Lines: []rules.Line{{Rule: "JAR-ROLL", Key: "points", Points: p}}}
	}
	for i := range scores { // best first; few seats
		for k := i + 1; k < len(scores); k++ {
			if scores[k].Rank < scores[i].Rank {
				scores[i], scores[k] = scores[k], scores[i]
			}
		}
	}
	return scores
}

// JarGame is the first edition.
var JarGame = DefineJar(1)
