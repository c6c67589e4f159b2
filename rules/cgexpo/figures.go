package cgexpo

import "docent/rules"

// figures keeps at the end how many podcasters each thief killed and how many doors it opened.
func figures(before, after *State, _ []rules.Event) []rules.Figure {
	if !over(after) || over(before) {
		return nil
	}
	var list []rules.Figure
	for i := range after.Thieves {
		t, seat := &after.Thieves[i], rules.Seat(i)
		kills, doors := len(t.Killed.list()), len(t.Opened.Values())
		list = append(
			list,
			rules.Figure{Key: "deed", Seat: seat, On: "deed:kills", N: kills, Tale: kills},
			rules.Figure{Key: "deed", Seat: seat, On: "deed:doors", N: doors},
		)
	}
	return list
}
