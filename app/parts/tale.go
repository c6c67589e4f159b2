package parts

import (
	"slices"

	"docent/app/shell"
	"docent/tracker"
)

// Oddity returns the figure of an evening that its game holds most worth telling, and whose it is; false where there is
// none. What somebody else has as many of is nobody's alone, and who comes after those is not worth telling instead.
func (e Evening) Oddity() (what tracker.Mention, who tracker.Player, found bool) {
	if e.Story == nil {
		return what, who, false
	}
	for _, m := range e.Story.Mentions {
		if one, ok := e.Player(m.Seat); ok && m.Tale > what.Tale && !e.matched(m) {
			what, who, found = m, one, true
		}
	}
	return what, who, found
}

// matched reports whether the same of another seat is worth telling as much, or more.
func (e Evening) matched(m tracker.Mention) bool {
	return slices.ContainsFunc(e.Story.Mentions, func(other tracker.Mention) bool {
		return other.Key == m.Key && other.Tale >= m.Tale && other.Seat != m.Seat
	})
}

// Tale returns a figure of an evening in words, with its icon.
func (e Evening) Tale(a *shell.App, what tracker.Mention, who tracker.Player) (icon, title string) {
	icon = a.KitOf(e.Game).Chart.Tales[what.Key]
	if icon == "" {
		icon = "star"
	}
	data := []any{"name", who.Name, "n", a.Texts.Number(what.N)}
	if len(what.About) > 0 {
		data = append(data, "thing", a.Teller(e.Game, e.Players).Thing(what.About[0]))
	}
	return icon, a.Plural(string(e.Game)+".tale."+string(what.Key), what.N, data...)
}
