package museum

import (
	"slices"

	"docent/rules"
)

// finish ends the turns: museums are arranged and counted (MU-FIN-2).
func (s *State) finish(log *rules.Log) {
	s.Ended = true
	s.Agenda = nil
	log.Tell("MU-FIN-2", rules.Table, "over")
	s.reveal(log)
	s.askEverything()
	s.settle(log)
}

// Agree ends the turns by agreement: the rules know no end for full museums of 50 points
// or less.
type Agree struct{}

// Check requires a game that is not over.
func (Agree) Check(s *State, by rules.Seat) *rules.Refusal {
	switch {
	case s.Ended:
		return ended
	case by != rules.Table:
		return notAsked
	}
	return nil
}

// Apply ends it; everything is counted as usual.
func (Agree) Apply(s *State, _ rules.Seat, log *rules.Log) {
	log.Tell("MU-FIN-1", rules.Table, "ends-agreement")
	s.finish(log)
}

// stuck reports whether every museum is full and nobody passed 50: no exhibiting ends the game.
func (s *State) stuck() bool {
	for i := range s.Players {
		if s.room(rules.Seat(i)) > 0 {
			return false
		}
	}
	return s.Trigger < 0
}

// askEverything asks what the count needs and nobody told yet: what galleries bring, and
// of each seat its museum, its pool and its patron.
func (s *State) askEverything() {
	if !s.tracks() {
		for i := range s.Players {
			s.then(Task{askTally, rules.Seat(i)})
		}
		s.then(Task{askTokens, rules.Table})
	}
	if !s.Prints.Bonus.Told {
		s.then(Task{askBonus, rules.Table})
	}
	for i := range s.Players {
		seat := rules.Seat(i)
		s.then(Task{askGrid, seat})
		if s.asksPool(seat) {
			s.then(Task{askPool, seat})
		}
		if s.Prints.patron(s.Players[i].Count.Patron) == nil {
			s.then(Task{askPatron, seat})
		}
	}
}

// asksPool reports whether cards of a pool may cost points and are not all known by name.
func (s *State) asksPool(seat rules.Seat) bool {
	if !s.tracks() {
		return true
	}
	for _, c := range s.Players[seat].Pool {
		if !c.Named() {
			return s.tokens() > 0
		}
	}
	return false
}

// counted closes the count: two seats with the same patron are told (MU-Q21).
func (s *State) counted(log *rules.Log) {
	for i := range s.Players {
		for j := range i {
			if n := s.Players[i].Count.Patron; n > 0 && n == s.Players[j].Count.Patron {
				log.Tell("MU-Q21", rules.Table, "patron-twice", onSeat[j][0], onSeat[i][0], rules.Of("patron", n))
			}
		}
	}
	log.Tell("MU-SCORE-7", rules.Table, "counted")
}

// Bonuses holds what a full Grand Gallery, a full museum and both bring.
type Bonuses struct {
	Gallery int `json:"gallery"`
	Full    int `json:"full"`
	Both    int `json:"both"`
}

const mostBonus = 50

var bonusFields = []rules.Field{
	{Name: "gallery", Max: mostBonus}, {Name: "full", Max: mostBonus}, {Name: "both", Max: mostBonus},
}

// Fields asks for three numbers.
func (b Bonuses) Fields(*State, rules.Seat) []rules.Field { return bonusFields }

// Check requires the question open and no negative bonus.
func (b Bonuses) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askBonus, by); r != nil {
		return r
	}
	if !between(b.Gallery, 0, mostBonus) || !between(b.Full, 0, mostBonus) || !between(b.Both, 0, mostBonus) {
		return negativeBonus
	}
	return nil
}

var negativeBonus = &rules.Refusal{Rule: "MU-SCORE-5", Key: "negative-bonus", Fix: "box"}

// Apply remembers them for the box.
func (b Bonuses) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.done(askBonus, rules.Table)
	s.Prints.Bonus = Bonus{Told: true, Gallery: b.Gallery, Full: b.Full, Both: b.Both}
	if b == (Bonuses{}) {
		log.Tell("MU-SCORE-5", rules.Table, "no-bonuses")
	} else {
		log.Tell("MU-SCORE-5", rules.Table, "bonuses", pointCount(b.Gallery), pointCount(b.Full), pointCount(b.Both))
	}
	s.toMuseums(log)
	s.settle(log)
}

// toMuseums warns of boards that are assumed in a game played without Docent, once all is answered that is asked before
// the museums: nothing was laid out, so nobody was warned before.
func (s *State) toMuseums(log *rules.Log) {
	before := slices.ContainsFunc(s.Agenda, func(t Task) bool { return t.Do == askTally || t.Do == askTokens || t.Do == askBonus })
	laid := !slices.ContainsFunc(s.Agenda, func(t Task) bool { return t.Do == askGrid })
	if !s.tracks() && !before && !laid {
		s.tellBoard(log)
	}
}

// Pool says from which continents the cards of a pool are (MU-SCORE-6).
type Pool struct {
	America int `json:"america"`
	Europe  int `json:"europe"`
	Africa  int `json:"africa"`
	Asia    int `json:"asia"`
}

func (p Pool) counts() [continents]int { return [continents]int{p.America, p.Europe, p.Africa, p.Asia} }

// Fields asks for the continents that Public Opinion looks at, for all where nobody told
// of its tokens.
func (p Pool) Fields(s *State, by rules.Seat) []rules.Field {
	var list []rules.Field
	for i, name := range continentNames {
		if by >= 0 && (s.Sites[i].Tokens > 0 || !s.tracks() && s.waits(askTokens, rules.Table)) {
			list = append(list, rules.Field{Name: name, Max: s.mostPooled(by)})
		}
	}
	return list
}

// mostPooled returns how many cards a pool holds, as far as it is tracked.
func (s *State) mostPooled(by rules.Seat) int {
	if !s.tracks() {
		return s.Prints.Counts.Objects
	}
	return len(s.Players[by].Pool)
}

// Check requires no more cards than lie there.
func (p Pool) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askPool, by); r != nil {
		return r
	}
	sum, most := 0, s.mostPooled(by)
	for _, n := range p.counts() {
		if !between(n, 0, most) {
			return poolDiffers[by]
		}
		sum += n
	}
	if s.tracks() && sum > most {
		return poolDiffers[by]
	}
	return nil
}

var poolDiffers = bySeat("MU-SCORE-6", "pool-differs")

// Apply keeps them.
func (p Pool) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done(askPool, by)
	s.Players[by].Count.Pool, s.Players[by].Count.Pooled = p.counts(), true
	log.Tell("MU-SCORE-6", by, "pool-told")
	s.settle(log)
}

// Patron names a seat's patron among those the box knows (MU-SCORE-3).
type Patron struct {
	Patron int `json:"patron"`
}

// Fields asks which.
func (p Patron) Fields(s *State, _ rules.Seat) []rules.Field {
	f := rules.Field{Name: "patron", Of: "patron", Open: true}
	for _, known := range s.Prints.Patrons {
		f.Options = append(f.Options, rules.Option{Value: numeral(known.ID)})
	}
	return []rules.Field{f}
}

// Check requires a patron of the box.
func (p Patron) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askPatron, by); r != nil {
		return r
	}
	if s.Prints.patron(p.Patron) == nil {
		return noSuchPatron
	}
	return nil
}

var noSuchPatron = &rules.Refusal{Rule: "MU-SCORE-3", Key: "no-such-patron", Fix: "play"}

// Apply keeps it.
func (p Patron) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done(askPatron, by)
	c := &s.Players[by].Count
	c.Patron, c.Points = p.Patron, 0
	log.Tell("MU-SCORE-3", by, "patron-told")
	s.settle(log)
}

// PatronPoints holds what a patron brings that Docent cannot count, and which it is where the box has its name.
type PatronPoints struct {
	Patron int `json:"patron,omitzero"`
	Points int `json:"points"`
}

var patronPoints = []rules.Field{{Name: "points", Max: mostPatron}}

// Fields asks for the points, and for the patron where the box has names of some.
func (p PatronPoints) Fields(s *State, _ rules.Seat) []rules.Field {
	byHand := s.Prints.byHand()
	if len(byHand) == 0 {
		return patronPoints
	}
	return append([]rules.Field{rules.Pick("patron", "patron", append([]string{"0"}, byHand...)...)}, patronPoints...)
}

// Check requires the question open.
func (p PatronPoints) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askPatron, by); r != nil {
		return r
	}
	if !between(p.Points, 0, mostPatron) || p.Patron != 0 && !s.Prints.isByHand(p.Patron) {
		return noSuchPatron
	}
	return nil
}

// Apply keeps them.
func (p PatronPoints) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done(askPatron, by)
	c := &s.Players[by].Count
	c.Patron, c.Points = p.Patron, p.Points
	log.Tell("MU-SCORE-3", by, "patron-told")
	s.settle(log)
}

// Tally is track and prestige of a game played without Docent.
type Tally struct {
	Score    int `json:"score"`
	Prestige int `json:"prestige"`
}

// The most that a pawn and a player reach, and the most that is entered of them: scores end soon after 50, and two digits
// are as a rule all of them.
const (
	mostScore    = 300
	mostPrestige = 200
	mostTally    = 199
)

var tallyFields = []rules.Field{{Name: "score", Max: mostTally}, {Name: "prestige", Max: mostTally}}

// Fields asks for two numbers.
func (t Tally) Fields(*State, rules.Seat) []rules.Field { return tallyFields }

// Check requires the question open.
func (t Tally) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askTally, by); r != nil {
		return r
	}
	if !between(t.Score, 0, mostTally) || !between(t.Prestige, 0, mostTally) {
		return wrongTally[by]
	}
	return nil
}

var wrongTally = bySeat("MU-SCORE-7", "wrong-tally")

// Apply keeps them.
func (t Tally) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done(askTally, by)
	p := &s.Players[by]
	p.Score, p.Prestige = t.Score, t.Prestige
	log.Tell("MU-SCORE-7", by, "tallied", pointCount(t.Score), prestigeCount(t.Prestige))
	s.toMuseums(log)
	s.settle(log)
}

// Tokens enters how many Public Opinion tokens lie on each continent, in a game played
// without Docent.
type Tokens Pool

// Fields asks for four numbers.
func (t Tokens) Fields(s *State, _ rules.Seat) []rules.Field {
	list := make([]rules.Field, 0, continents)
	for _, name := range continentNames {
		list = append(list, rules.Field{Name: name, Max: s.Prints.Counts.Tokens})
	}
	return list
}

// Check requires no more than there are.
func (t Tokens) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askTokens, by); r != nil {
		return r
	}
	sum, most := 0, s.Prints.Counts.Tokens
	for _, n := range Pool(t).counts() {
		if !between(n, 0, most) {
			return tooManyTokens
		}
		sum += n
	}
	if sum > most {
		return tooManyTokens
	}
	return nil
}

var tooManyTokens = &rules.Refusal{Rule: "MU-Q7", Key: "too-many-tokens", Fix: "box"}

// Apply keeps them.
func (t Tokens) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.done(askTokens, rules.Table)
	for i, n := range Pool(t).counts() {
		s.Sites[i].Tokens = n
	}
	log.Tell("MU-SCORE-6", rules.Table, "tokens-told")
	s.toMuseums(log)
	s.settle(log)
}
