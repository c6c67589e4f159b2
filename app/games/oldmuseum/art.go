package oldmuseum

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit/look"
	"docent/assets"
	"docent/rules"
)

var looks = assets.LookOf("oldmuseum")

// The icons of what can be done, of cards, and of what else is asked.
var (
	icons      = looks.Kinds
	cardIcons  = looks.Values["card"]
	sideWords  = looks.Values["side"]
	specials   = looks.Values["special"]
	tokenIcons = looks.Counts
)

// Art knows the pictures of the game's things.
type Art struct{}

// Icon returns the icon of an action's button.
func (Art) Icon(kind rules.Kind) string { return icons[string(kind)] }

// Picture returns the icon of a card, a side or a special room.
func (Art) Picture(f rules.Field, value string) fyne.Resource {
	return look.IconOf(looks.Icon(f.Of, value))
}

// Token returns an icon for what a seat card counts.
func (Art) Token(t rules.Thing) (board.Token, bool) { return board.Counted(t, tokenIcons) }
