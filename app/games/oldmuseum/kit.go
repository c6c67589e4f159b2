package oldmuseum

import (
	"docent/app/board"
	"docent/app/cue"
	"docent/app/kit/look"
	"docent/rules"
)

// Kit is all that The Old Museum brings to the screen.
var Kit = board.NewKit(New, Art{}, look.AccentOf(looks)).With(func(k *board.Kit) {
	k.Chart = board.Chart{Key: "left", Unit: 60, Tales: map[rules.Key]string{"left": "hourglass"}}
	k.Slots = []rules.Kind{"store", "tunnel", "pistol", "tell", "swap", "gun", "look", "access", "key", "easy", "drop", "break-in", "stay", "audit", "note", "stop"}
	k.Counts = map[rules.Kind]string{"leave": "artifacts"}
	k.Recalls = []rules.Kind{"tell"}
	k.Turns = []rules.Key{"move", "end"}
	k.Places = []board.Place{
		{Kinds: []rules.Kind{"store"}, Rule: "OM-STORE-1"},
		{Kinds: []rules.Kind{"tunnel"}, Rule: "OM-TUN-1"},
		{Kinds: []rules.Kind{"pistol"}, Rule: "OM-PIS-1"},
	}
	k.Base, k.Noes = []rules.Kind{"end-turn", "skip"}, []rules.Kind{"skip"}
	k.Cues = map[rules.Key]cue.Kind{
		"turn": cue.Card, "turn-time-up": cue.Tick, "warning": cue.Bell, "fell": cue.Thud, "falls": cue.Thud, "demolition": cue.Thud,
	}
	k.Number = board.Numbered("inhand", Art{})
})
