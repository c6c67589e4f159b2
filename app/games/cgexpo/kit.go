package cgexpo

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/cue"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// unpainted reports whether a play goes by zones because its board is not recorded.
func unpainted(view rules.View) bool {
	s, ok := rules.StateOf[cgexpo.State](view)
	return ok && !s.Prints.Board.Known()
}

// items counts the items that a thief has, of those that he may have.
func items(_ rules.View, held []rules.Thing) (board.Token, bool) {
	one := board.Token{Icon: "cg-pack", Most: len(allKinds)}
	for _, thing := range held {
		if noun, _ := thing.Split(); noun == "item" {
			one.Count++
		}
	}
	return one, true
}

// Kit is all that CGE Adventures brings to the screen.
var Kit = board.NewKit(New, Art{}, kit.AccentOf(looks)).With(func(k *board.Kit) {
	k.Slots = []rules.Kind{"event", "quick", "near", "home", "chase", "went", "keep", "walk"}
	k.Base = []rules.Kind{"stay", "clear"}
	k.Cues = map[rules.Key]cue.Kind{
		"turn": cue.Card, "moves": cue.Steps, "carl-comes": cue.Steps, "itg-rolls": cue.Steps, "cds-taken": cue.Bell,
		"frantic": cue.Bell, "caught": cue.Thud, "itg-catches": cue.Thud,
	}
	k.Number = items
	k.Dye = dyeOf
	k.Chart = board.Chart{Key: "deed", Tales: map[rules.Key]string{"deed": "cg-hit"}}
	k.Forms = map[string]func(board.Ask) fyne.CanvasObject{"event": newEventForm}
	k.Painting = &board.Painting{Nouns: []string{"size", "row", "start"}, Icon: "cg-brush", Key: "cgexpo.board.paint", New: newEditor, Missed: unpainted}
})
