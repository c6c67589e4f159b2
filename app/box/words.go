package box

import (
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// words give the forms of a game the texts of a page, and names of things.
type words struct {
	app    *shell.App
	teller *tracker.Teller
}

func wordsOf(a *shell.App, game rules.Game) words { return words{a, a.Teller(game.ID(), nil)} }

// Text returns a text.
func (w words) Text(key string, data map[string]any) string { return w.app.Texts.Text(key, data) }

// Plural returns the text for n things.
func (w words) Plural(key string, n int, data map[string]any) string {
	return w.app.Texts.Plural(key, n, data)
}

// Thing names a thing of the game.
func (w words) Thing(t rules.Thing) string { return w.teller.Thing(t) }
