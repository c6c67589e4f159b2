package museum

import (
	"docent/app/board"
	"docent/app/cue"
	"docent/app/kit/look"
	"docent/rules"
)

// Kit is all that Museum brings to the screen.
var Kit = board.NewKit(New, Art{}, look.AccentOf(looks)).With(func(k *board.Kit) {
	k.Forms = changeForms()
	k.Chart = board.Chart{Key: "source", Tales: map[rules.Key]string{"collection": "cards"}}
	k.Slots = []rules.Kind{"exhibit", "take", "inventory", "notoriety", "buy", "show", "price"}
	k.Counts = map[rules.Kind]string{"refill": "opinions"}
	k.Turns = []rules.Key{"take", "improve"}
	k.Places = []board.Place{
		{Kinds: []rules.Kind{"exhibit", "take"}, Rule: "MU-DEV-1"},
		{Kinds: []rules.Kind{"buy"}, Rule: "MU-DEV-5"},
		{Kinds: []rules.Kind{"inventory"}, Rule: "MU-INV-1"},
	}
	k.Base = []rules.Kind{"leave", "end-turn"}
	k.Cues = map[rules.Key]cue.Kind{
		"turn": cue.Card, "triggers-end": cue.Bell, "last-turns": cue.Bell,
	}
	k.Number = board.Numbered("points", Art{})
	k.Texts = map[string]board.Text{
		"board":  {Spells: board.Cells, Assumed: "..R../..R../RRRRR/..R../..R.."},
		"tariff": {Spells: board.Tariff},
	}
})
