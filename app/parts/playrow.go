package parts

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// PlayRow returns a play in a list: the box, where it stands or how it ended, who sits there, when.
func PlayRow(a *shell.App, s tracker.Summary, tapped func()) fyne.CanvasObject {
	stands, when := a.StandsAt(s), a.When(s.Changed)
	texts := arrange.Column(3,
		kit.NewWrapped(a.GameName(s.Game), kit.Strong),
		kit.NewWrapped(stands, kit.Caption).WithInk(look.Ink),
		kit.NewWrapped(when+" · "+shell.Names(s.Players), kit.Caption))
	return CoverRow(s.Game, a.GameName(s.Game)+", "+stands+", "+when, texts, tapped)
}

// CoverRow returns a row of a list with the cover of its game before the texts; label names it to those who do not
// see it.
func CoverRow(game rules.GameID, label string, texts fyne.CanvasObject, tapped func()) fyne.CanvasObject {
	row := arrange.Row(look.Pad, NewCover(game, 52), arrange.Middle(texts))
	_, all := Tile(label, arrange.Padded(look.Pad, row), tapped)
	return all
}

// Numeral returns a step's number in a ring.
func Numeral(n int) fyne.CanvasObject { return kit.NewBadge("", strconv.Itoa(n), look.Brass) }
