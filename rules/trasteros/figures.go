package trasteros

import (
	"strconv"

	"docent/rules"
)

// figures keeps what each room went for, by how many were called before it in its round, and the hands that skeletons
// took.
func figures(before, after *State, told []rules.Event) []rules.Figure {
	var list []rules.Figure
	for _, e := range told {
		switch e.Key {
		case "wins-room":
			list = append(list, bidFigure(before, after, e.Seat))
		case "loses-hand", "loses-hand-and-room":
			if n := lost(e); n > 0 {
				list = append(list, rules.Figure{Key: "lost-hand", Seat: e.Seat, N: n, About: []rules.Thing{rules.Of("cards", n)}, Tale: n})
			}
		}
	}
	return list
}

// lost returns how many cards a skeleton takes, with those of a room won a moment before; 0 where cards are not counted.
func lost(e rules.Event) int {
	sum := 0
	for _, t := range e.About {
		if noun, id := t.Split(); noun == "cards" {
			n, _ := strconv.Atoi(id)
			sum += n
		}
	}
	return sum
}

// bidFigure returns the winning bid, kind by kind from gold down.
func bidFigure(before, after *State, seat rules.Seat) rules.Figure {
	called := 1
	for i := range before.Rooms {
		if before.Rooms[i].State == Resolved {
			called++
		}
	}
	cubes := after.Auction.Revealed[seat].Cubes
	f := rules.Figure{Key: "bid", Seat: seat, On: rules.Of("called", called), N: cubes.Total()}
	for _, k := range kindsDown {
		f.About = append(f.About, k.cubes(cubes.Of(k)))
	}
	return f
}

// standing counts each hand, where Docent knows every card and collector.
func standing(s *State) []int {
	if s.Level != Full || s.Ended {
		return nil
	}
	points := make([]int, s.seats())
	for i := range points {
		if s.Players[i].Collector == "" || !s.knowsHand(rules.Seat(i)) {
			return nil
		}
		points[i] = s.Result(rules.Seat(i)).Points()
	}
	return points
}
