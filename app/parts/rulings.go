package parts

import (
	"fyne.io/fyne/v2"

	"docent/app/shell"
	"docent/assets"
	"docent/rules"
)

// Rulings finds a game's rules by their ids; a game without a rulebook has none.
func Rulings(a *shell.App, game rules.GameID) map[string]assets.RuleText {
	texts, err := assets.Rulebook(string(game), a.Texts.Tag())
	if err != nil {
		fyne.LogError("no rulebook", err)
	}
	byID := make(map[string]assets.RuleText, len(texts))
	for _, t := range texts {
		byID[t.ID] = t
	}
	return byID
}
