package crazymuseum

import "docent/rules"

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
