package crazymuseum

import (
	"slices"

	"docent/rules"
)

// Eliminated reports whether a thief has no life left: it has no turns and does not score
// (CM-LIFE-6).
func (t *Thief) Eliminated() bool { return t.Lives == 0 }

// captured reports whether a thief alone survived and yet did not get out (CM-Q79).
func (s *State) captured(seat rules.Seat) bool {
	return s.solo() && s.House.SoloMustExit && s.Thieves[seat].Room != s.initialRoom()
}

// Worth returns what a seat's relics count, as far as they were told or counted (CM-SCORE-1).
func (s *State) Worth(seat rules.Seat) int {
	t := &s.Thieves[seat]
	switch {
	case t.Eliminated() || s.captured(seat):
		return 0
	case t.Counts.Done || !s.full():
		return t.Counts.Value
	}
	sum := 0
	for i := range s.Relics {
		if s.Relics[i].Place == With(seat) {
			sum += s.Relics[i].Value
		}
	}
	return sum
}

// tieTokens returns what breaks a tie (CM-SCORE-2, CM-Q55).
func (s *State) tieTokens(seat rules.Seat) int {
	if s.House.TieActionArea {
		return s.Thieves[seat].Action()
	}
	return s.Thieves[seat].Total
}

// scores ranks all seats: the survivors by their relics, then by their tokens; who is
// eliminated comes last.
func (s *State) scores() []rules.Score {
	list := make([]rules.Score, s.seats())
	for i := range list {
		seat := rules.Seat(i)
		list[i] = rules.Score{Seat: seat, Total: s.Worth(seat), Lines: s.scoreLines(seat), Out: s.Thieves[seat].Eliminated()}
	}
	slices.SortStableFunc(list, s.compare)
	for i := range list {
		list[i].Rank = i + 1
		if i > 0 && s.compare(list[i-1], list[i]) == 0 {
			list[i].Rank = list[i-1].Rank
		}
		list[i].Tie = s.tieLines(list, i)
	}
	return list
}

func (s *State) compare(a, b rules.Score) int {
	switch outA, outB := s.Thieves[a.Seat].Eliminated(), s.Thieves[b.Seat].Eliminated(); {
	case outA && outB:
		return 0
	case outA:
		return 1
	case outB:
		return -1
	case a.Total != b.Total:
		return b.Total - a.Total
	}
	return s.tieTokens(b.Seat) - s.tieTokens(a.Seat)
}

// tieLines returns how many tokens a seat has whose total a neighbour reaches, too.
func (s *State) tieLines(list []rules.Score, i int) []rules.Line {
	if s.Thieves[list[i].Seat].Eliminated() {
		return nil
	}
	tied := false
	for _, j := range [2]int{i - 1, i + 1} {
		tied = tied || j >= 0 && j < len(list) && list[j].Total == list[i].Total && !s.Thieves[list[j].Seat].Eliminated()
	}
	if !tied {
		return nil
	}
	key := rules.Key("tie-tokens")
	if s.House.TieActionArea {
		key = "tie-action"
	}
	rule := rules.RuleID("CM-SCORE-2")
	if s.shares(list, i) {
		rule = "CM-SCORE-3"
	}
	return []rules.Line{{Rule: rule, Key: key, About: []rules.Thing{rules.Of("number", s.tieTokens(list[i].Seat))}}}
}

// shares reports whether a seat shares its place with a neighbour (CM-SCORE-3).
func (s *State) shares(list []rules.Score, i int) bool {
	return i > 0 && s.compare(list[i-1], list[i]) == 0 || i+1 < len(list) && s.compare(list[i], list[i+1]) == 0
}

// scoreLines gives the reasons of a result, relic by relic where they are known.
func (s *State) scoreLines(seat rules.Seat) []rules.Line {
	t := &s.Thieves[seat]
	switch {
	case t.Eliminated() && s.solo():
		return []rules.Line{{Rule: "CM-SOLO-4", Key: "caught"}}
	case t.Eliminated():
		return []rules.Line{{Rule: "CM-LIFE-6", Key: "eliminated"}}
	case s.captured(seat):
		return []rules.Line{{Rule: "CM-SOLO-4", Key: "not-out"}}
	case t.Counts.Done || !s.full():
		return []rules.Line{{Rule: s.countRule(), Key: "counted", Points: t.Counts.Value}}
	}
	var lines []rules.Line
	for i := range s.Relics {
		if s.Relics[i].Place == With(seat) {
			lines = append(lines, s.Relics[i].line(s.countRule()))
		}
	}
	return lines
}

// countRule returns the rule by which relics count: alone, they are a record's (CM-SOLO-4).
func (s *State) countRule() rules.RuleID {
	if s.solo() {
		return "CM-SOLO-4"
	}
	return "CM-SCORE-1"
}

func (r *Relic) line(rule rules.RuleID) rules.Line {
	key := rules.Key("relic")
	if r.Value == 0 {
		key = "relic-unknown"
	}
	return rules.Line{Rule: rule, Key: key, About: []rules.Thing{rules.Of("worth", r.Value)}, Points: r.Value}
}

// over reports whether the play has ended and that nothing is left to be counted.
func over(s *State) bool { return s.Phase == Over && len(s.Agenda) == 0 }

// figures keeps the alarm at the end of each round, and who was caught most.
func figures(before, after *State, _ []rules.Event) []rules.Figure {
	var list []rules.Figure
	ended := over(after) && !over(before)
	if after.Round > before.Round || ended {
		list = append(list, rules.Figure{Key: "alarm", Seat: rules.Table, On: rules.Of("round", before.Round), N: after.Alert})
	}
	if !ended {
		return list
	}
	for i := range after.Thieves {
		if n := after.Thieves[i].Caught; n > 1 {
			list = append(list, rules.Figure{Key: "caught", Seat: rules.Seat(i), N: n, Tale: n})
		}
	}
	return list
}

// standing counts the relics of each thief, where they are tracked.
func standing(s *State) []int {
	if !s.full() || over(s) {
		return nil
	}
	worth := make([]int, s.seats())
	for i := range worth {
		worth[i] = s.Worth(rules.Seat(i))
	}
	return worth
}
