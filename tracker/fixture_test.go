package tracker_test

import (
	"slices"
	"strconv"
	"testing"
	"time"

	"docent/rules"
	"docent/tracker"
)

// The fixture is a game small enough to foresee and rich enough to try the tracker:
// seats take turns to add 1..6 points by a roll, draw marbles from a bag, or bid in
// secret; interest is paid by nobody; the first to reach the goal ends it.
type jar struct {
	Goal   int    `json:"goal"`
	Turn   int    `json:"turn"`
	Points []int  `json:"points,omitempty"`
	Bag    [3]int `json:"bag"` // red, green, blue marbles left
	Bids   []int  `json:"bids,omitempty"`
	Due    int    `json:"due,omitzero"` // interest still to be paid, one at a time
	Rate   int    `json:"rate,omitzero"`

	Seen [3]print `json:"seen,omitzero"` // what is known of each marble
}

// print holds what a marble of a box says.
type print struct {
	Size  string   `json:"size,omitzero" pick:",small,large"`
	Marks []string `json:"marks,omitempty" pick:"N,E,S,W" of:"side"`
	Grams int      `json:"grams,omitzero" range:"0,99"`
}

func marbleBox(s *jar) rules.Box {
	box := rules.Box{}
	for i, m := range marbles {
		box[rules.Of("marble", m)] = rules.PrintJSON(s.Seen[i])
	}
	return box
}

func marbleFixes(s *jar, f *rules.Fixes) {
	for i, m := range marbles {
		f.On(rules.Of("marble", m)).Set(&s.Seen[i].Size, rules.Pick("size", "", "", "small", "large")).
			Set(&s.Seen[i].Marks, rules.Several("marks", "side", 0, 4, "N", "E", "S", "W")).
			Set(&s.Seen[i].Grams, rules.Number("grams", 0, 99))
	}
}

var marbles = []string{"red", "green", "blue"}

type jarOptions struct {
	Goal int  `json:"goal" range:"1,100000"`
	Loop bool `json:"loop,omitzero" rule:"JAR-Q1"`
}

func (s *jar) turn(by rules.Seat) *rules.Refusal {
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

func (s *jar) over() bool {
	for _, p := range s.Points {
		if p >= s.Goal {
			return true
		}
	}
	return false
}

func (s *jar) next() { s.Turn = (s.Turn + 1) % len(s.Points) }

type roll struct {
	Pips int `json:"pips"`
}

func (roll) Fields(*jar, rules.Seat) []rules.Field      { return []rules.Field{rules.Number("pips", 1, 6)} }
func (roll) Check(s *jar, by rules.Seat) *rules.Refusal { return s.turn(by) }
func (r roll) Apply(s *jar, by rules.Seat, log *rules.Log) {
	s.Points[by] += r.Pips
	log.Tell("JAR-ROLL", by, "rolled", rules.Of("pip", r.Pips))
	if r.Pips == 6 {
		s.Due = 2
	}
	s.next()
}

type interest struct{}

func (interest) Check(s *jar, _ rules.Seat) *rules.Refusal {
	if s.Due == 0 {
		return &rules.Refusal{Rule: "JAR-INTEREST", Key: "none"}
	}
	return nil
}

func (interest) Apply(s *jar, _ rules.Seat, log *rules.Log) {
	if s.Rate == 0 {
		s.Due--
	}
	s.Points[0]++
	log.Tell("JAR-INTEREST", 0, "interest")
}

type pull struct {
	Marbles []string `json:"marbles,omitempty"`
}

func (pull) Fields(s *jar, _ rules.Seat) []rules.Field {
	f := rules.Field{Name: "marbles", Of: "marble", Min: 1, Max: 2, Many: true}
	for i, m := range marbles {
		if s.Bag[i] > 0 {
			f.Options = append(f.Options, rules.Option{Value: m, Copies: s.Bag[i]})
		}
	}
	return []rules.Field{f}
}

func (pull) Check(s *jar, by rules.Seat) *rules.Refusal {
	if s.Bag[0]+s.Bag[1]+s.Bag[2] < 2 {
		return &rules.Refusal{Rule: "JAR-BAG", Key: "empty"}
	}
	return s.turn(by)
}

func (p pull) Apply(s *jar, by rules.Seat, log *rules.Log) {
	for _, m := range p.Marbles {
		for i := range marbles {
			if marbles[i] == m {
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

func (bid) Fields(*jar, rules.Seat) []rules.Field      { return []rules.Field{rules.Number("coins", 0, 9)} }
func (bid) Check(s *jar, by rules.Seat) *rules.Refusal { return s.turn(by) }
func (b bid) Apply(s *jar, by rules.Seat, log *rules.Log) {
	s.Bids = append(s.Bids, b.Coins)
	log.Tell("JAR-BID", by, "bid")
	log.Whisper("JAR-BID", by, "own", rules.Of("coin", b.Coins))
	s.next()
}

// defineJar is the fixture; a later edition pays more for the same roll.
func defineJar(edition int) rules.Game { return rules.Define(jarSpec(edition)) }

func jarSpec(edition int) rules.Spec[jar] {
	spec := rules.Spec[jar]{
		ID: "jar", Edition: edition, Players: [2]int{2, 6}, Options: jarOptions{Goal: 50},
		Book: []rules.Rule{
			{ID: "JAR-TURN", Section: "1"},
			{ID: "JAR-ROLL", Section: "2"},
			{ID: "JAR-INTEREST", Section: "3"},
			{ID: "JAR-BAG", Section: "4"},
			{ID: "JAR-BID", Section: "5"},
			{ID: "JAR-END", Section: "6"},
		},
		Rulings: []rules.RuleID{"JAR-Q1"},
		Actions: map[rules.Kind]rules.Action[jar]{"roll": roll{}, "interest": interest{}, "pull": pull{}, "bid": bid{}},
		Start:   startJar,
		Offers:  jarOffers,
		Fixes: func(s *jar, f *rules.Fixes) {
			f.On("jar").Set(&s.Turn, rules.Number("turn", 0, 5)).Set(&s.Due, rules.Number("due", 0, 9))
			for i := range s.Points {
				f.On(rules.Of("seat", i)).Set(&s.Points[i], rules.Number("points", 0, 100000))
			}
			marbleFixes(s, f)
		},
		Seats: func(s *jar) int { return len(s.Points) },
		Now: func(s *jar) rules.Now {
			return rules.Now{Seat: rules.Seat(s.Turn), Phase: "play", Round: 1 + s.Points[0]/10}
		},
		Over: (*jar).over,
		Hide: func(s *jar, _ rules.Seat) { s.Bids = nil },
		Check: func(s *jar) *rules.Refusal {
			if s.Turn < 0 || s.Turn >= len(s.Points) {
				return &rules.Refusal{Rule: "JAR-TURN", Key: "nobody"}
			}
			return nil
		},
		Scores: jarScores, Figures: jarFigures, Standing: func(s *jar) []int { return slices.Clone(s.Points) },
		Pieces: []rules.Pieces{{Noun: "marble", IDs: marbles, Print: print{}}},
		Facts:  marbleBox,
	}
	if edition > 1 {
		spec.Actions["roll"] = richRoll{}
		spec.Offers = func(s *jar, m *rules.Menu[jar]) {
			m.Add(rules.Offer{Seat: rules.Seat(s.Turn), Asks: rules.Chance, Rule: "JAR-ROLL"}, richRoll{Pips: 1})
		}
	}
	return spec
}

// richRoll is the roll of a later edition: a five counts six.
type richRoll struct {
	Pips int `json:"pips"`
}

func (richRoll) Fields(*jar, rules.Seat) []rules.Field        { return roll{}.Fields(nil, 0) }
func (r richRoll) Check(s *jar, by rules.Seat) *rules.Refusal { return s.turn(by) }
func (r richRoll) Apply(s *jar, by rules.Seat, log *rules.Log) {
	roll(r).Apply(s, by, log)
	if r.Pips == 5 {
		s.Points[by]++
	}
}

// jarFigures keeps every six.
func jarFigures(before, after *jar, told []rules.Event) []rules.Figure {
	for _, e := range told {
		if e.Key == "rolled" && after.Due > before.Due {
			return []rules.Figure{{Key: "six", Seat: e.Seat, N: after.Points[e.Seat], About: e.About, Tale: 6}}
		}
	}
	return nil
}

func startJar(setup rules.Setup, log *rules.Log) (jar, *rules.Refusal) {
	o := rules.OptionsOf[jarOptions](setup)
	if o.Goal == 13 {
		return jar{}, &rules.Refusal{Rule: "JAR-END", Key: "unlucky"}
	}
	s := jar{Goal: o.Goal, Turn: int(setup.First), Points: make([]int, setup.Seats), Bag: [3]int{5, 3, 2}}
	if o.Loop {
		s.Due, s.Rate = 1, 1
	}
	for i, m := range marbles {
		s.Seen[i], _ = rules.PrintOf[print](setup.Box, rules.Of("marble", m))
	}
	log.Tell("JAR-ROLL", rules.Table, "setup", rules.Of("marble", "red"))
	return s, nil
}

func jarOffers(s *jar, m *rules.Menu[jar]) {
	if s.Due > 0 {
		m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Auto, Rule: "JAR-INTEREST"}, interest{})
		return
	}
	seat := rules.Seat(s.Turn)
	m.Add(rules.Offer{Seat: seat, Asks: rules.Chance, Rule: "JAR-ROLL"}, roll{Pips: 1})
	m.Add(rules.Offer{Seat: seat, Asks: rules.Chance, Rule: "JAR-BAG"}, pull{Marbles: []string{"red"}})
	m.Add(rules.Offer{Seat: seat, Asks: rules.Choice, Rule: "JAR-BID", Secret: true}, bid{})
}

func jarScores(s *jar) []rules.Score {
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

var jarGame = defineJar(1)

// only knows one game.
func only(game rules.Game) func(rules.GameID) (rules.Game, bool) {
	return func(id rules.GameID) (rules.Game, bool) { return game, id == game.ID() }
}

// wallClock is a clock that tests set.
type wallClock struct{ at time.Time }

func (c *wallClock) now() time.Time { return c.at }

var noon = time.Date(2026, time.July, 1, 12, 0, 0, 0, time.UTC)

const (
	annID = "0a9e6d54-6d5c-4f0e-9a51-1f3c7b2d8e01"
	benID = "0b7c1f38-2e4d-4b6a-8c95-5d6e4f3a2b02"
)

func ann() []tracker.Player {
	return []tracker.Player{{ID: annID, Name: "Ann"}, {ID: benID, Name: "Ben", Symbol: 1}}
}

func setupOf(t testing.TB, options string) rules.Setup {
	t.Helper()
	return rules.Setup{Seats: 2, Options: []byte(options)}
}

func mustPlay(t testing.TB, store tracker.Store) (*tracker.Tracker, *tracker.Play) {
	t.Helper()
	tr := tracker.Open(store, only(jarGame), (&wallClock{noon}).now)
	p, err := tr.New(jarGame, setupOf(t, `{"goal":100000}`), ann())
	if err != nil {
		t.Fatal(err)
	}
	return tr, p
}

func offerOf(t testing.TB, p *tracker.Play, kind rules.Kind) rules.Offer {
	t.Helper()
	for _, o := range p.Position().Offers() {
		if o.Kind == kind {
			return o
		}
	}
	t.Fatalf("no %s among the offers", kind)
	return rules.Offer{}
}

func mustRoll(t testing.TB, p *tracker.Play, pips int) []tracker.Entry {
	t.Helper()
	entries, err := p.Do(offerOf(t, p, "roll"), rules.Answers{"pips": {strconv.Itoa(pips)}})
	if err != nil {
		t.Fatal(err)
	}
	return entries
}

func stateOf(t testing.TB, p *tracker.Play) string {
	t.Helper()
	return string(p.Position().JSON())
}
