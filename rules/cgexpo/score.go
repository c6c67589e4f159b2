package cgexpo

import "docent/rules"

// scores ranks the winner before everybody else; nobody wins where all are excluded.
func (s *State) scores() []rules.Score {
	var list []rules.Score
	if s.Winner >= 0 {
		list = append(list, s.score(s.Winner, 1))
	}
	rank := len(list) + 1
	for i := range s.Thieves {
		if seat := rules.Seat(i); seat != s.Winner {
			list = append(list, s.score(seat, rank))
		}
	}
	return list
}

func (s *State) score(seat rules.Seat, rank int) rules.Score {
	x := rules.Score{Seat: seat, Rank: rank, Out: s.Ended && s.Winner == rules.Table}
	switch {
	case seat == s.Winner:
		x.Total = 1
		x.Lines = append(x.Lines, rules.Line{Rule: "CG-GOAL-1", Key: "escaped", Points: 1})
	case s.Excluded(seat):
		x.Lines = append(x.Lines, rules.Line{Rule: "CG-CAU-1", Key: "out-of-lives"})
	}
	t := &s.Thieves[seat]
	if s.Difficulty == Difficult && t.Lives > 0 {
		x.Lines = append(x.Lines, rules.Line{Rule: "CG-SET-6", Key: "lives", About: []rules.Thing{lifeCount(t.Lives)}})
	}
	if n := len(t.Killed.list()); n > 0 {
		x.Lines = append(x.Lines, rules.Line{Rule: "CG-KILL-1", Key: "kills", About: []rules.Thing{rules.Of("kills", n)}})
	}
	if n := len(t.Opened.Values()); n > 0 {
		x.Lines = append(x.Lines, rules.Line{Rule: "CG-MOV-4", Key: "doors-opened", About: []rules.Thing{rules.Of("doors", n)}})
	}
	return x
}
