package shell

import (
	"strings"

	"docent/rules"
	"docent/tracker"
)

// StandsAt returns in words where a play stands, or who won it.
func (a *words) StandsAt(s tracker.Summary) string {
	if s.Over {
		return a.wonBy(s)
	}
	var parts []string
	if s.Round > 0 {
		parts = append(parts, a.Text("app.round", "round", s.Round))
	}
	if s.Now.Seat >= 0 && int(s.Now.Seat) < len(s.Players) {
		parts = append(parts, a.Text("app.turn", "who", s.Players[s.Now.Seat].Name))
	}
	if len(parts) == 0 {
		parts = append(parts, a.Teller(s.Game, s.Players).Now(s.Now))
	}
	return strings.Join(parts, " · ")
}

// wonBy returns in words who won a play.
func (a *words) wonBy(s tracker.Summary) string {
	if len(s.Result) == 1 {
		return a.Text("records.result", "who", Names(s.Players), "points", a.Points(s.Game, s.Result[0].Total))
	}
	var first []string
	total := 0
	for _, r := range s.Result {
		if r.Rank == 1 && !r.Out {
			first, total = append(first, PlayerName(s.Players, r.Seat)), r.Total
		}
	}
	if len(first) == 0 {
		return a.Text("score.nobody")
	}
	return a.Text("app.won", "who", a.List(first), "points", a.Points(s.Game, total))
}

// PlayerName returns the name of the player at a seat; of nobody, "".
func PlayerName(players []tracker.Player, seat rules.Seat) string {
	if seat < 0 || int(seat) >= len(players) {
		return ""
	}
	return players[seat].Name
}

// Names returns the names of players, with commas.
func Names(players []tracker.Player) string {
	all := make([]string, len(players))
	for i, p := range players {
		all[i] = p.Name
	}
	return strings.Join(all, ", ")
}
