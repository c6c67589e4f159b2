package crazymuseum

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit/look"
	"docent/assets"
	"docent/rules"
)

var looks = assets.LookOf("crazymuseum")

// objectIcon returns the icon of an object: the ladder has one of its own.
func objectIcon(object string) string {
	if object == "ladder" || object == "" {
		return "ladder"
	}
	return "object-" + object
}

// The icons of what can be done and of what a thief has.
var (
	icons      = looks.Kinds
	tokenIcons = looks.Counts
)

// Art knows the pictures of the game's things.
type Art struct{}

var _ board.Charger = Art{}

// Icon returns the icon of an action's button.
func (Art) Icon(kind rules.Kind) string { return icons[string(kind)] }

// Charge returns how many action tokens an offer costs.
func (Art) Charge(o rules.Offer) int { return max(0, costOf(o)) }

// Picture returns the icon of an object, a card, a colour or a side.
func (Art) Picture(f rules.Field, value string) fyne.Resource {
	name := ""
	switch f.Of {
	case "object", "card", "colour", "special":
		name = looks.Icon(f.Of, value)
	case "token", "face":
		name = tokenIcon(value)
	}
	if value == "" {
		return nil
	}
	return look.IconOf(name)
}

// tokenIcon returns what an object token shows.
func tokenIcon(value string) string { return looks.Values["token"][value] }

// Token returns an icon for what a seat card counts.
func (Art) Token(t rules.Thing) (board.Token, bool) {
	noun, id := t.Split()
	if noun == "object" {
		return board.Token{Icon: objectIcon(id), Count: 1}, look.HasIcon(objectIcon(id))
	}
	return board.Counted(t, tokenIcons)
}
