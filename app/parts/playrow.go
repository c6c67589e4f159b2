package parts

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/shell"
	"docent/tracker"
)

// PlayRow is a play in a list: the box, where it stands or how it ended, who sits there, when.
func PlayRow(a *shell.App, s tracker.Summary, tapped func()) fyne.CanvasObject {
	stands, when := a.StandsAt(s), a.When(s.Changed)
	texts := kit.Column(3,
		kit.NewWrapped(a.GameName(s.Game), kit.Strong),
		kit.NewWrapped(stands, kit.Caption).WithInk(kit.Ink),
		kit.NewWrapped(when+" · "+shell.Names(s.Players), kit.Caption))
	row := kit.Row(kit.Pad, NewCover(s.Game, 52), kit.Middle(texts))
	_, all := Tile(a.GameName(s.Game)+", "+stands+", "+when, kit.Padded(kit.Pad, row), tapped)
	return all
}

// Numeral is a step's number in a ring.
func Numeral(n int) fyne.CanvasObject { return kit.NewBadge("", strconv.Itoa(n), kit.Brass) }
