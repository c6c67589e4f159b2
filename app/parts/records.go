package parts

import (
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Solos lists what was reached alone; what cannot be read is told and left out.
func Solos(a *shell.App) []tracker.Solo {
	solos, err := a.Tracker.Solos()
	a.Tell(err)
	return solos
}

// Variant returns what a result is compared within, in words; empty where the game has none.
func Variant(a *shell.App, game rules.GameID, variant rules.Thing) string {
	if variant == "" {
		return ""
	}
	return Capital(a.Teller(game, nil).Thing(variant))
}

// House returns the word for house rules where they were on.
func House(a *shell.App, s tracker.Solo) string {
	if !s.House {
		return ""
	}
	return a.Text("records.house")
}
