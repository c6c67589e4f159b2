package oldmuseum

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/rules"
)

// The icons of what can be done, of cards, and of what else is asked.
var (
	icons = map[rules.Kind]string{
		"go": "footsteps", "way": "door", "find": "cards", "key": "card-key", "put-back": "undo", "flip": "moon", "access": "om-access", "elsewhere": "footsteps",
		"break-in": "object-crowbar", "stay": "rest", "drop": "drop", "end-turn": "arrow-right", "store": "market", "easy": "again",
		"pistol": "om-pistol", "swap": "exchange", "tunnel": "om-tunnel", "gun": "om-pistol", "look": "om-camera", "skip": "arrow-right",
		"this": "star", "tile": "door", "shape": "arrange", "choose": "vase", "drew": "draw", "name": "cards", "tell": "hand", "note": "log", "audit": "tick-on",
		"claim": "crown", "leave": "flag", "stop": "stop", "fell": "om-trap", "extra": "again", "time": "clock", "pause": "pause", "resume": "play",
	}
	pictures  = map[string]map[string]string{"card": cardIcons, "side": sideWords, "special": specials}
	cardIcons = map[string]string{
		"any": "cards", "utility": "settings", "trap": "om-trap", "key": "card-key", "store": "market", "easy": "again", "locked": "lock",
		"pistol": "om-pistol", "access": "om-access", "tunnel": "om-tunnel", "artifact": "vase",
	}
	sideWords  = map[string]string{"open": "om-open", "tape": "om-tape", "wall": "om-wall"}
	specials   = map[string]string{"gun": "om-pistol", "surveillance": "om-camera"}
	tokenIcons = map[string]string{"inhand": "hand", "artifacts": "vase"}
)

// Art knows the pictures of the game's things.
type Art struct{}

// Icon returns the icon of an action's button.
func (Art) Icon(kind rules.Kind) string { return icons[kind] }

// Picture returns the icon of a card, a side or a special room.
func (Art) Picture(f rules.Field, value string) fyne.Resource {
	name := pictures[f.Of][value]
	if f.Of == "card" && name == "" && len(value) > 1 && value[0] == 'a' { // one of the twelve artifacts
		name = "vase"
	}
	return kit.IconOf(name)
}

// Token returns an icon for what a seat card counts.
func (Art) Token(t rules.Thing) (board.Token, bool) { return board.Counted(t, tokenIcons) }

// Behind returns nothing: hands are told under cover.
func (Art) Behind(rules.View, rules.Seat) []board.Token { return nil }
