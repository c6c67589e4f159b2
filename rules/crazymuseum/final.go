package crazymuseum

import (
	"slices"

	"docent/rules"
	"docent/rules/grid"
)

// everythingStolen reports whether no relic is left in any room and none can come into one
// any more (CM-END-1, CM-Q49, CM-Q93). Relics in the guardhouse count as in the museum
// (CM-Q42). Once the last round is announced it no longer matters.
func (s *State) everythingStolen() bool {
	if s.Phase == Over || s.Last > 0 || len(s.Relics) == 0 {
		return false
	}
	for i := range s.Relics {
		if p := s.Relics[i].Place; p.Room() > 0 || p == Stock {
			return false
		}
	}
	for i := range s.Agenda { // a new room brings its relic first, and what lies where is told first
		if do := s.Agenda[i].Do; do == askTile || do == askPrint || do >= askFloor {
			return false
		}
	}
	return s.RelicSupply() <= 0 || !s.canGrow()
}

// stolen ends the game at once, or after this round (CM-Q50).
func (s *State) stolen(log *rules.Log) {
	if s.House.FinishRound {
		s.Last = s.Round
		log.Tell("CM-Q50", rules.Table, "last-round", rules.Of("round", s.Round))
		return
	}
	s.finishGame(AllStolen, log)
}

// endings are the rules by which a game ends. One of which only the score is counted was
// never begun here.
var endings = [...]struct {
	rule rules.RuleID
	key  rules.Key
}{
	NotOver:   {rule: "CM-SCORE-1"},
	AllStolen: {"CM-END-1", "ends-relics"}, TimeUp: {"CM-END-2", "ends-countdown"},
	AllCaught: {"CM-END-4", "ends-caught"}, ByAgreement: {"CM-Q51", "ends-agreement"},
}

// ended refuses to play on, by the rule that ended the game.
func (s *State) ended() *rules.Refusal { return ended[s.Reason] }

var ended = func() (all [len(endings)]*rules.Refusal) {
	for reason := range all {
		all[reason] = &rules.Refusal{Rule: endings[reason].rule, Key: "ended", Fix: "play"}
	}
	return all
}()

// finishGame ends the play and asks what the score still needs.
func (s *State) finishGame(reason Reason, log *rules.Log) {
	s.Phase, s.Reason, s.Agenda = Over, reason, nil
	log.Tell(endings[reason].rule, rules.Table, endings[reason].key)
	s.askCounts()
}

// askCounts asks for what was not tracked: on level full the worth of relics nobody
// told, else what each survivor counts.
func (s *State) askCounts() {
	for _, seat := range s.around(s.First) {
		t := &s.Thieves[seat]
		switch {
		case t.Eliminated() || t.Counts.Done:
		case s.full() && !t.Untold:
			s.askWorth(seat)
		default:
			s.then(taskOf(askCount, seat))
		}
	}
}

func (s *State) askWorth(seat rules.Seat) {
	for i := range s.Relics {
		if r := &s.Relics[i]; r.Place == With(seat) && r.Value == 0 {
			s.then(task(askValue).left(i))
		}
	}
}

// stalemate reports whether nothing can change any more: every thief hides from a guard who finds
// no way out, there is nowhere to go by a Map, and no countdown runs (CM-Q51, CM-Q87).
func (s *State) stalemate() bool {
	if len(s.Guards) == 0 || s.Phase == Over || s.Countdown.Started > 0 {
		return false
	}
	for i := range s.Thieves {
		t := &s.Thieves[i]
		switch {
		case t.Out:
		case !t.in() || t.Hidden == Seen || len(s.Rooms) > 1 && (!s.full() || t.Hand > 0):
			return false
		}
	}
	return s.allBoxedIn()
}

// allBoxedIn reports whether neither a guard nor the mummy finds a way out of its room.
func (s *State) allBoxedIn() bool {
	if _, _, ok := s.doubt(); ok {
		return false
	}
	for i := range s.Guards {
		if s.ahead(s.Guards[i].Room, s.Guards[i].Heading, s.guardOrder()) != grid.None {
			return false
		}
	}
	m := &s.Mummy
	if m.State == Absent { // alone, it comes by itself in round 2 (CM-SOLO-3)
		return !s.solo() || !s.Difficulty.Mummy() || s.Round > 2
	}
	return !m.Pending && s.ahead(m.Room, m.Heading, s.mummyOrder()) == grid.None
}

// Agree stops the play: the table has had enough, or nobody can go on (CM-Q51).
type Agree struct{}

// Check requires a play that is not over.
func (Agree) Check(s *State, by rules.Seat) *rules.Refusal {
	if s.Phase == Over {
		return s.ended()
	}
	if by != rules.Table {
		return notAsked
	}
	return nil
}

// Apply ends it; the score is counted as usual.
func (Agree) Apply(s *State, _ rules.Seat, log *rules.Log) { s.finishGame(ByAgreement, log) }

// Count holds what a seat counts at the end where Docent did not track it.
type Count struct {
	Value  int  `json:"value"`  // of all relics
	Lives  int  `json:"lives"`  // level score only, like all that follow
	Tokens int  `json:"tokens"` // on the board, both areas
	Action int  `json:"action"` // in the action area, where that breaks ties; on level night, too
	Exit   bool `json:"exit"`   // alone: got out of the museum, where the house rule asks for it
}

const mostWorth = mostRelics * mostValue

// countOf returns how a form of a seat's count begins.
func (s *State) countOf(seat rules.Seat) Count {
	t := &s.Thieves[seat]
	c := Count{Value: t.Counts.Value}
	if s.asksAction() {
		c.Action = t.Action()
	}
	if s.Level == ScoreOnly {
		c.Lives, c.Tokens, c.Exit = t.Lives, t.Total, s.asksExit() && t.Room == s.initialRoom()
	}
	return c
}

func (s *State) asksAction() bool { return s.House.TieActionArea && !s.full() && !s.solo() }
func (s *State) asksExit() bool   { return s.Level == ScoreOnly && s.solo() && s.House.SoloMustExit }

// Fields asks for the relics' worth, and on level score for the rest of the board.
func (c Count) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 {
		return nil
	}
	fields := []rules.Field{{Name: "value", Of: "worth", Max: mostWorth, Open: true}}
	if s.Level == ScoreOnly {
		fields = append(fields, rules.Number("lives", 0, mostLives), rules.Number("tokens", 0, mostTokens))
	}
	if s.asksAction() {
		fields = append(fields, rules.Number("action", 0, mostTokens))
	}
	if s.asksExit() {
		fields = append(fields, rules.Flag("exit"))
	}
	return fields
}

// Check requires the seat that is asked, and no more than a board can hold.
func (c Count) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askCount, by); r != nil {
		return r
	}
	score := s.Level == ScoreOnly
	total := s.Thieves[by].Total
	if score {
		total = c.Tokens
	}
	switch {
	case c.Value < 0 || c.Value > mostWorth,
		!score && (c.Lives != 0 || c.Tokens != 0), c.Lives < 0 || c.Lives > mostLives, c.Tokens < 0 || c.Tokens > mostTokens,
		c.Exit && !s.asksExit():
		return oddCount[by]
	case c.Action < 0 || c.Action > total || c.Action != 0 && !s.asksAction():
		return tooManyTokens[by]
	}
	return nil
}

var (
	oddCount      = onBoard("CM-SCORE-1", "odd-tally")
	tooManyTokens = onBoard("CM-SCORE-2", "more-action")
)

// Apply notes the count.
func (c Count) Apply(s *State, by rules.Seat, log *rules.Log) {
	t := &s.Thieves[by]
	t.Counts = Tally{Done: true, Value: c.Value}
	if s.Level == ScoreOnly {
		t.Lives, t.Total, t.Rest = c.Lives, c.Tokens, 0
		t.Out = t.Eliminated()
		if t.Out || s.asksExit() && !c.Exit {
			t.moveTo(0)
		}
	}
	if s.asksAction() {
		t.Rest = t.Total - c.Action
	}
	s.done()
	if t.Eliminated() {
		log.Tell("CM-LIFE-6", by, "does-not-score")
		return
	}
	log.Tell("CM-SCORE-1", by, "counted", rules.Of("points", s.Worth(by)))
}

// Value tells what a relic is worth that somebody holds and nobody told.
type Value struct {
	Value int `json:"value"`
}

// Fields asks for the printed value.
func (Value) Fields(*State, rules.Seat) []rules.Field {
	return []rules.Field{{Name: "value", Of: "worth", Min: 1, Max: mostValue, Open: true}}
}

// Check requires the question open.
func (v Value) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askValue, by); r != nil {
		return r
	}
	if v.Value < 1 || v.Value > mostValue {
		return oddValue
	}
	return nil
}

var oddValue = &rules.Refusal{Rule: "CM-Q61", Key: "odd-value", About: []rules.Thing{worthThing(1), worthThing(mostValue)}, Fix: "museum"}

// Apply notes it, for the box as well where the relic is one of its.
func (v Value) Apply(s *State, _ rules.Seat, log *rules.Log) {
	r := &s.Relics[s.next().Left]
	r.Value = v.Value
	s.rememberWorth(r)
	s.done()
	log.Tell("CM-Q61", r.Place.Seat(), "relic-worth", rules.Of("worth", v.Value))
	if t := s.next(); t.Do == askWorst { // all is told now: perhaps one is dearest
		s.done()
		s.takeWorst(t.Seat, log)
	}
	s.settle(log)
}

func (s *State) rememberWorth(r *Relic) {
	at := slices.IndexFunc(s.Prints.Relics, func(p RelicPrint) bool { return p.ID == r.ID })
	if r.ID == 0 || at < 0 {
		return
	}
	known := slices.Clone(s.Prints.Relics)
	known[at].Value = r.Value
	s.Prints.Relics = known
}
