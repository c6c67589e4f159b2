package cgexpo

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/cue"
	"docent/app/kit/look"
	"docent/assets"
	"docent/rules"
	"docent/rules/cgexpo"
)

var looks = assets.LookOf("cgexpo")

// The icons of what can be done and of what a thief has.
var (
	icons   = looks.Kinds
	itemsOf = looks.Values["item"]
)

// Art knows the pictures of CGE Adventures.
type Art struct{}

var (
	_ board.Alarming = Art{}
	_ board.Signing  = Art{}
)

// Icon returns what the button of an action bears.
func (Art) Icon(kind rules.Kind) string { return icons[string(kind)] }

// Sign returns the icon of the podcaster who is told to do something.
func (Art) Sign(o rules.Offer) string {
	for _, about := range o.About {
		for _, p := range allPods {
			if noun, id := about.Split(); noun == "podcaster" && id == p.String() {
				return podSigns[p]
			}
		}
	}
	return ""
}

// Picture returns the sign of an item or a zone.
func (Art) Picture(f rules.Field, value string) fyne.Resource {
	return look.IconOf(looks.Icon(f.Of, value))
}

// Token returns an icon for what a seat card shows.
func (Art) Token(t rules.Thing) (board.Token, bool) {
	noun, id := t.Split()
	switch noun {
	case "item":
		return board.Token{Icon: itemsOf[id], Count: 1}, itemsOf[id] != ""
	case "door", "open":
		return board.Token{Icon: "cg-" + id, Count: 1}, true
	case "figure":
		return board.Token{Icon: "cg-cds", Count: 1}, id == "cds"
	case "kill":
		return board.Token{Icon: "skull", Count: 1}, true
	case "lives":
		n, err := strconv.Atoi(id)
		return board.Token{Icon: "heart", Count: n}, err == nil
	}
	return board.Token{}, false
}

// Alarms reports whether somebody flees with the CDs.
func (Art) Alarms(v rules.View) bool {
	s, ok := rules.StateOf[cgexpo.State](v)
	if !ok || s.Ended {
		return false
	}
	_, on := s.Frantic()
	return on
}

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
var Kit = board.NewKit(New, Art{}, look.AccentOf(looks)).With(func(k *board.Kit) {
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
	k.Said = map[string]func(board.Words, rules.Answers) string{"event": eventSaid}
	k.Painting = &board.Painting{Nouns: []string{"size", "row", "start"}, Icon: "cg-brush", Key: "cgexpo.board.paint", New: newEditor, Missed: unpainted, Uses: rules.Answers{"level": {"full"}}}
})
