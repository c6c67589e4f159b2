package oldmuseum

import (
	"slices"

	"docent/rules"
)

// scores ranks the table: in a timed game who left by chosen artifacts, then by the order
// of leaving; who stayed inside has lost everything (OM-WIN-3, OM-WIN-4). In a race the
// first back with the whole set has won (OM-WIN-1).
func (s *State) scores() []rules.Score {
	if s.Timed {
		return s.exitScores()
	}
	list := make([]rules.Score, 0, s.seats())
	for i := range s.Players {
		seat := rules.Seat(i)
		score := rules.Score{Seat: seat, Rank: 2, Out: s.Ended && s.Winner < 0}
		switch {
		case seat == s.Winner:
			score.Rank, score.Total = 1, s.limit()
			score.Lines = []rules.Line{{Rule: "OM-WIN-1", Key: "whole-set", About: []rules.Thing{artifactCount(s.limit())}, Points: s.limit()}}
		case s.Winner < 0:
			score.Rank = 1
		}
		list = append(list, score)
	}
	slices.SortStableFunc(list, func(a, b rules.Score) int { return a.Rank - b.Rank })
	return list
}

func (s *State) exitScores() []rules.Score {
	list := make([]rules.Score, 0, s.seats())
	for _, seat := range s.Exits {
		list = append(list, s.exitScore(seat))
	}
	slices.SortStableFunc(list, func(a, b rules.Score) int { return b.Total - a.Total })
	for i := range list {
		list[i].Rank = i + 1
		if tied := i > 0 && list[i-1].Total == list[i].Total || i+1 < len(list) && list[i+1].Total == list[i].Total; tied {
			left := s.Players[list[i].Seat].Exit.Left
			list[i].Tie = []rules.Line{{Rule: "OM-WIN-3", Key: "left-earlier", About: []rules.Thing{timeThing(left)}, Points: s.seats() - slices.Index(s.Exits, list[i].Seat)}}
		}
	}
	rank := len(list) + 1
	for _, seat := range s.stayed() {
		score := rules.Score{Seat: seat, Rank: rank, Out: s.Ended}
		if s.Ended {
			score.Lines = []rules.Line{{Rule: "OM-WIN-4", Key: "inside"}}
		}
		list = append(list, score)
	}
	return list
}

// stayed lists who has not exited.
func (s *State) stayed() []rules.Seat {
	return slices.DeleteFunc(s.inside(), func(seat rules.Seat) bool { return slices.Contains(s.Exits, seat) })
}

func (s *State) exitScore(seat rules.Seat) rules.Score {
	exit := s.Players[seat].Exit
	return rules.Score{Seat: seat, Total: exit.Chosen, Lines: []rules.Line{
		{Rule: "OM-WIN-2", Key: "carried-out", About: []rules.Thing{artifactCount(exit.Chosen), timeThing(exit.Left)}, Points: exit.Chosen},
	}}
}
