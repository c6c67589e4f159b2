package trasteros

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/cue"
	"docent/app/kit/look"
	"docent/rules"
)

// Kit is all that Trasteros Locos brings to the screen.
var Kit = board.NewKit(New, Art{}, look.AccentOf(looks)).With(func(k *board.Kit) {
	k.Chart = board.Chart{Key: "bid", Form: board.Heaps, Piece: cubesOf, Tales: map[rules.Key]string{"lost-hand": "skull"}}
	k.Slots = []rules.Kind{"call", "trade-cubes", "cash", "protect", "public", "trade-cards", "trade-mixed", "unprotect", "collection"}
	k.Turns = []rules.Key{"turn"}
	k.Places = []board.Place{
		{Kinds: []rules.Kind{"call"}, Rule: "TL-BID-1"},
		{Kinds: []rules.Kind{"trade-cubes", "trade-cards", "trade-mixed"}, Rule: "TL-EXC-1"},
		{Kinds: []rules.Kind{"cash"}, Rule: "TL-EXC-4"},
		{Kinds: []rules.Kind{"protect"}, Rule: "TL-PRO-1"},
	}
	k.Orders = []rules.Key{"refill", "refill-uncounted", "too-few-cards", "ran-out", "shuffled", "shuffle"}
	k.Base = []rules.Kind{"pass", "decline"}
	k.Cues = map[rules.Key]cue.Kind{
		"turn": cue.Card, "timer-ends": cue.Tick, "too-late": cue.Tick, "wins-room": cue.Shutter, "nobody-bid": cue.Shutter,
		"opens-public": cue.Shutter, "draws-skeleton": cue.Thud, "skeleton-on-top": cue.Thud, "skeleton-for-all": cue.Thud, "loses-hand": cue.Thud, "loses-hand-and-room": cue.Thud,
	}
})

// cubesOf returns what cubes of a kind look like, and how many a thing names.
func cubesOf(t rules.Thing) (fyne.Resource, int) {
	noun, id := t.Split()
	kind, cubes := strings.CutSuffix(noun, "cubes")
	n, err := strconv.Atoi(id)
	if !cubes || !isCube(kind) || err != nil {
		return nil, 0
	}
	return cubePicture(kind), n
}
