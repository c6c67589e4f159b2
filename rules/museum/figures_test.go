package museum

import (
	"testing"

	"docent/rules"
)

// What is kept of where points came from adds up to the score of every seat, once the game is over.
func TestFigures(t *testing.T) {
	pos, _, err := Game.Start(rules.Setup{Seats: 3})
	if err != nil {
		t.Fatal(err)
	}
	s, _ := rules.StateOf[State](pos.View(rules.Table))
	after := *s
	after.Ended, after.Agenda = true, nil
	after.Players = append([]Player{}, s.Players...)
	for i := range after.Players {
		p := &after.Players[i]
		p.Score, p.Prestige, p.Count.Points = 20+10*i, i, 5*i
	}
	if got := figures(&after, &after, nil); got != nil {
		t.Errorf("after the end it keeps %v", got)
	}
	sums := map[rules.Seat]int{}
	for _, f := range figures(s, &after, nil) {
		if f.Key == "source" {
			sums[f.Seat] += f.N
		}
	}
	for _, score := range after.scores() {
		if sums[score.Seat] != score.Total || score.Total < 20 {
			t.Errorf("seat %d: sources of %d points, of %d scored", score.Seat, sums[score.Seat], score.Total)
		}
	}
}
