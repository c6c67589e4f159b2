package oldmuseum

import "docent/rules"

// figures keeps how much time was left on the clock when somebody left the museum for good: the less, the more it is
// worth telling.
func figures(_, after *State, told []rules.Event) []rules.Figure {
	if !after.Timed {
		return nil
	}
	var list []rules.Figure
	for _, e := range told {
		if e.Key == "exits" {
			left := after.Players[e.Seat].Exit.Left
			list = append(list, rules.Figure{Key: "left", Seat: e.Seat, N: left, Tale: max(0, 1+mostTold-left)})
		}
	}
	return list
}

// mostTold is the most seconds with which a way out was a close one.
const mostTold = 120
