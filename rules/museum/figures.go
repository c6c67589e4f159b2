package museum

import "docent/rules"

// sources puts the lines of a score together by where the points come from.
var sources = map[rules.Key]string{
	"track": "track", "civ": "collections", "domain": "collections",
	"patron": "patron", "patron-told": "patron", "patron-named": "patron",
	"prestige": "prestige", "gallery": "gallery", "full": "gallery", "both": "gallery", "opinion": "opinion",
}

// figures keeps at the end where everybody's points came from, and the dearest collections.
func figures(before, after *State, _ []rules.Event) []rules.Figure {
	if !over(after) || over(before) {
		return nil
	}
	var list []rules.Figure
	for i := range after.Players {
		list = append(list, sourceFigures(after, rules.Seat(i))...)
	}
	return list
}

func sourceFigures(s *State, seat rules.Seat) []rules.Figure {
	points := map[string]int{}
	var best rules.Line
	for _, l := range s.lines(seat) {
		if source := sources[l.Key]; source != "" {
			points[source] += l.Points
		}
		if sources[l.Key] == "collections" && l.Points > best.Points {
			best = l
		}
	}
	var list []rules.Figure
	for _, source := range [...]string{"track", "collections", "patron", "prestige", "opinion", "gallery"} {
		list = append(list, rules.Figure{Key: "source", Seat: seat, On: rules.Of("source", source), N: points[source]})
	}
	if best.Points > 0 {
		list = append(list, rules.Figure{Key: "collection", Seat: seat, N: best.Points, About: best.About, Tale: best.Points})
	}
	return list
}

// standing reads the score track, before museums are counted.
func standing(s *State) []int {
	if s.Ended {
		return nil
	}
	points := make([]int, s.seats())
	for i := range points {
		points[i] = s.Players[i].Score
	}
	return points
}
