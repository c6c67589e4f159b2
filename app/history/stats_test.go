package history

import (
	"testing"
	"time"

	"docent/rules"
	"docent/tracker"
)

// playedAt returns a play that is over: when it began, how long it took, how it ended.
func playedAt(hour, minutes int, results ...tracker.Result) tracker.Summary {
	begun := time.Date(2026, 7, 1, 12, 0, 0, 0, time.UTC).Add(time.Duration(hour) * time.Hour)
	s := tracker.Summary{Over: true, Changed: begun.Add(time.Duration(minutes) * time.Minute), Result: results}
	s.Game, s.Started = "crazymuseum", begun
	s.Players = []tracker.Player{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Bilal"}}[:len(results)]
	return s
}

// Wins count against others only, and whoever is out has no score.
func TestStatsOf(t *testing.T) {
	all := []tracker.Summary{
		playedAt(3, 50, tracker.Result{Seat: 0, Rank: 1, Total: 9}, tracker.Result{Seat: 1, Rank: 2, Out: true}),
		playedAt(2, 30, tracker.Result{Seat: 0, Rank: 2, Total: 4}, tracker.Result{Seat: 1, Rank: 1, Total: 12}),
		playedAt(1, 10, tracker.Result{Seat: 0, Rank: 1, Total: 20}),
	}
	g := statsOf(append(all, tracker.Summary{}), "crazymuseum")
	if g.plays != 3 || g.low != 4 || g.top != 20 || g.length != 30*time.Minute || len(g.players) != 2 {
		t.Fatalf("counted %+v", g)
	}
	for i, want := range []playerStats{{plays: 3, against: 2, wins: 1}, {plays: 2, against: 2, wins: 1}} {
		if got := g.players[i]; got.plays != want.plays || got.against != want.against || got.wins != want.wins {
			t.Errorf("%s: %+v, want %+v", got.player.Name, got, want)
		}
	}
	if ann := g.players[0].scores; len(ann) != 3 || ann[0].Number != 20 || ann[2].Column != 2 {
		t.Errorf("Ann's scores go %v", ann)
	}
	if got := g.players[1].scores; len(got) != 1 || got[0].Column != 1 {
		t.Errorf("Bilal's scores go %v", got)
	}
}

// The chart keeps to the last plays.
func TestStatsOfManyPlays(t *testing.T) {
	var many []tracker.Summary
	for i := range mostCharted + 4 {
		many = append(many, playedAt(i, 5, tracker.Result{Seat: rules.Seat(0), Rank: 1, Total: i}))
	}
	if g := statsOf(many, "crazymuseum"); g.charted != mostCharted || len(g.players[0].scores) != mostCharted || g.players[0].scores[0].Number != 4 {
		t.Errorf("of many plays the chart shows %+v", g.players[0].scores)
	}
}
