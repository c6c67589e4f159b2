package crazymuseum

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/cue"
	"docent/app/kit/look"
	"docent/rules"
)

// Kit is all that Crazy Museum brings to the screen.
var Kit = board.NewKit(New, Art{}, look.AccentOf(looks)).With(func(k *board.Kit) {
	k.Chart = board.Chart{Key: "alarm", Form: board.Columns, Tales: map[rules.Key]string{"caught": "handcuffs"}}
	k.Slots = []rules.Kind{"examine", "study", "steal", "lay", "use", "vent", "buy", "rat", "pick-up", "drop", "recover", "recover-relic", "rob", "identify", "hide", "mask", "smoke", "rest", "move"}
	k.Turns = []rules.Key{"act"}
	k.Places = []board.Place{
		{Kinds: []rules.Kind{"examine"}, Rule: "CM-EXPL-1"},
		{Kinds: []rules.Kind{"study", "steal"}, Rule: "CM-EXPL-5"},
		{Kinds: []rules.Kind{"lay", "use"}, Rule: "CM-VEND-3"},
		{Kinds: []rules.Kind{"vent", "buy", "recover", "recover-relic"}, Rule: "CM-VENT-1"},
	}
	k.Base = []rules.Kind{"pass", "decline", "nightfall"}
	k.Cues = map[rules.Key]cue.Kind{
		"turn": cue.Card, "guard-walks": cue.Steps, "guard-turns": cue.Steps, "guard-follows-whistle": cue.Steps,
		"mummy-walks": cue.Steps, "mummy-turns": cue.Steps, "alert-rises": cue.Bell, "alert-of-guard-rises": cue.Bell,
		"countdown-starts": cue.Bell, "countdown-runs": cue.Bell, "token-turned": cue.Bell,
		"caught": cue.Thud, "embraced": cue.Thud, "eliminated": cue.Thud,
	}
	k.Number, k.Actor = number, actor
})

// number finds the token of what others look for: the actions that are left, in the night the lives.
func number(view rules.View, held []rules.Thing) (board.Token, bool) {
	noun := "action"
	if view.Now().Seat < 0 {
		noun = "lives"
	}
	return board.Numbered(noun, Art{})(view, held)
}

// actor returns who moves in the night.
func actor(view rules.View) (icon string, ink fyne.ThemeColorName) {
	switch view.Now().Phase {
	case "night", "guard", "walk", "slips", "entry", "clash-card", "order", "watch":
		return "guard-cap", look.Guard
	case "mummy", "mummy-walks", "mummy-entry", "order-mummy":
		return "mummy", look.Linen
	}
	return "", ""
}
