package app

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// playRow is a play in a list: the box, where it stands or how it ended, who sits there, when.
func (a *App) playRow(s tracker.Summary, tapped func()) fyne.CanvasObject {
	stands, when := a.standsAt(s), a.when(s.Changed)
	texts := kit.Column(3,
		kit.NewWrapped(a.gameName(s.Game), kit.Strong),
		kit.NewWrapped(stands, kit.Caption).WithInk(kit.Ink),
		kit.NewWrapped(when+" · "+names(s.Players), kit.Caption))
	row := kit.Row(kit.Pad, newCover(s.Game, 52), middle(texts))
	_, all := tile(a.gameName(s.Game)+", "+stands+", "+when, kit.Padded(kit.Pad, row), tapped)
	return all
}

// standsAt says where a play stands, or who won it.
func (a *App) standsAt(s tracker.Summary) string {
	if s.Over {
		return a.wonBy(s)
	}
	var parts []string
	if s.Round > 0 {
		parts = append(parts, a.text("app.round", "round", s.Round))
	}
	if s.Now.Seat >= 0 && int(s.Now.Seat) < len(s.Players) {
		parts = append(parts, a.text("app.turn", "who", s.Players[s.Now.Seat].Name))
	}
	if len(parts) == 0 {
		parts = append(parts, a.teller(s.Game, s.Players).Now(s.Now))
	}
	return strings.Join(parts, " · ")
}

func (a *App) wonBy(s tracker.Summary) string {
	if len(s.Result) == 1 {
		return a.text("records.result", "who", names(s.Players), "points", a.points(s.Game, s.Result[0].Total))
	}
	var first []string
	total := 0
	for _, r := range s.Result {
		if r.Rank == 1 && !r.Out {
			first, total = append(first, playerName(s.Players, r.Seat)), r.Total
		}
	}
	if len(first) == 0 {
		return a.text("score.nobody")
	}
	return a.text("app.won", "who", a.list(first), "points", a.points(s.Game, total))
}

func playerName(players []tracker.Player, seat rules.Seat) string {
	if seat < 0 || int(seat) >= len(players) {
		return ""
	}
	return players[seat].Name
}

func names(players []tracker.Player) string {
	all := make([]string, len(players))
	for i, p := range players {
		all[i] = p.Name
	}
	return strings.Join(all, ", ")
}

// list joins names with the language's "and".
func (a *App) list(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return a.text("app.and", "some", strings.Join(names[:last], ", "), "last", names[last])
}

// numeral is a step's number in a ring.
func numeral(n int) fyne.CanvasObject { return kit.NewBadge("", strconv.Itoa(n), kit.Brass) }
