package crazymuseum

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/rules"
)

// objectIcon returns the icon of an object: the ladder has one of its own.
func objectIcon(object string) string {
	if object == "ladder" || object == "" {
		return "ladder"
	}
	return "object-" + object
}

// The icons of what can be done and of what a thief has.
var (
	icons = map[rules.Kind]string{
		"move": "footsteps", "rest": "rest", "pass": "arrow-right", "vent": "vent", "travel": "card-map",
		"examine": kit.IconSearch, "study": "eye", "pick-up": "pick", "drop": "drop", "steal": "steal", "identify": "card-fake",
		"show-fake": "card-fake", "no-fake": "arrow-right", "recover": "recover", "recover-relic": "relic", "rob": "thief",
		"buy": "vending", "use": "use-card", "lay": "lay", "decline": "arrow-right", "rat": "rat", "lay-rat": "rat", "place-rat": "rat", "no-rat": "arrow-right",
		"hide": "eye-off", "mask": "card-mask", "smoke": "card-smoke", "caught": "handcuffs", "lose": "relic", "worst": "relic",
		"embrace": "mummy", "meet": "mummy", "clash": "clash", "clash-card": "clash",
		"tile": "door", "print": "door", "skip-print": "arrow-right", "door": "door", "token": "token", "relic": "relic",
		"relic-known": "relic", "card": "cards", "order": "arrow-right", "value": "relic", "explore": "door", "stand": "footsteps",
		"mark": "correct", "sight": "token", "whistle": "card-whistle", "slip": "card-banana", "nightfall": "nightfall", "watch": "guard-cap", "quiet": "moon", "floor": "door",
		"laid-out": "check", "stage": "flag", "post": "guard-cap", "contents": "relic", "room": "door", "board": "thief", "untold": "question",
		"agree": "flag", "fall": "handcuffs", "count": "score",
	}
	tokenIcons = map[string]string{
		"lives": "heart", "action": "token-full", "rest": "token-rest", "cheese": "cheese", "vendingcards": "cards", "loot": "relic",
	}
)

// Art knows the pictures of the game's things.
type Art struct{}

var _ board.Charger = Art{}

// Icon returns the icon of an action's button.
func (Art) Icon(kind rules.Kind) string { return icons[kind] }

// Charge returns how many action tokens an offer costs.
func (Art) Charge(o rules.Offer) int { return max(0, costOf(o)) }

// Picture returns the icon of an object, a card, a colour or a side.
func (Art) Picture(f rules.Field, value string) fyne.Resource {
	name := ""
	switch f.Of {
	case "object":
		name = objectIcon(value)
		if value == "none" {
			name = kit.IconClose
		}
	case "token", "face":
		name = tokenIcon(value)
	case "card":
		name = "card-" + value
	case "colour":
		name = map[string]string{"green": "vending", "blue": "vent"}[value]
	case "special":
		name = map[string]string{"initial": "entrance", "guardhouse": "guardhouse", "mummy": "tomb"}[value]
	}
	if value == "" {
		return nil
	}
	return kit.IconOf(name)
}

// tokenIcon returns what an object token shows.
func tokenIcon(value string) string {
	switch value {
	case "guard":
		return "guard-cap"
	case "mummy":
		return "mummy"
	case "unknown":
		return "question"
	}
	return objectIcon(value)
}

// Token returns an icon for what a seat card counts.
func (Art) Token(t rules.Thing) (board.Token, bool) {
	noun, id := t.Split()
	if noun == "object" {
		return board.Token{Icon: objectIcon(id), Count: 1}, kit.HasIcon(objectIcon(id))
	}
	return board.Counted(t, tokenIcons)
}

// Behind returns nothing: what a thief has lies open, but for the kinds of its cards, which only the table knows.
func (Art) Behind(rules.View, rules.Seat) []board.Token { return nil }
