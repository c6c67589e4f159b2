package crazymuseum

import (
	"docent/app/board"
	"docent/app/kit"
	"docent/rules"
)

// Kit is all that Crazy Museum brings to the screen.
var Kit = board.NewKit(New, Art{}, kit.NewAccent(0xe8b84a, 0x855600, 0xf6d27a, 0x6b4500)).With(func(k *board.Kit) {
	k.Chart = board.Chart{Key: "alarm", Form: board.Columns, Tales: map[rules.Key]string{"caught": "handcuffs"}}
	k.Slots = []rules.Kind{"examine", "study", "steal", "lay", "use", "vent", "buy", "rat", "pick-up", "drop", "recover", "recover-relic", "rob", "identify", "hide", "mask", "smoke", "rest", "move"}
	k.Base = []rules.Kind{"pass", "decline"}
	k.Number = board.Numbered("action", Art{})
})
