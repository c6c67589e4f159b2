package crazymuseum

import (
	"docent/app/board"
	"docent/app/cue"
	"docent/app/kit"
	"docent/rules"
)

// Kit is all that Crazy Museum brings to the screen.
var Kit = board.NewKit(New, Art{}, kit.NewAccent(0xe8b84a, 0x855600, 0xf6d27a, 0x6b4500)).With(func(k *board.Kit) {
	k.Chart = board.Chart{Key: "alarm", Form: board.Columns, Tales: map[rules.Key]string{"caught": "handcuffs"}}
	k.Slots = []rules.Kind{"examine", "study", "steal", "lay", "use", "vent", "buy", "rat", "pick-up", "drop", "recover", "recover-relic", "rob", "identify", "hide", "mask", "smoke", "rest", "move"}
	k.Base = []rules.Kind{"pass", "decline"}
	k.Cues = map[rules.Key]cue.Kind{
		"turn": cue.Card, "guard-walks": cue.Steps, "guard-turns": cue.Steps, "guard-follows-whistle": cue.Steps,
		"mummy-walks": cue.Steps, "mummy-turns": cue.Steps, "alert-rises": cue.Bell, "alert-of-guard-rises": cue.Bell,
		"countdown-starts": cue.Bell, "countdown-runs": cue.Bell, "token-turned": cue.Bell,
		"caught": cue.Thud, "embraced": cue.Thud, "eliminated": cue.Thud,
	}
	k.Number = board.Numbered("action", Art{})
})
