package rulebook

import (
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/parts"
	"docent/app/shell"
	"docent/assets"
	"docent/rules"
)

// Open shows a rule's text with the rulings on it, over whatever is on the screen and under a picture of what it
// means for a line of the score, if there is one.
func Open(a *shell.App, game rules.GameID, id rules.RuleID, said string, proof fyne.CanvasObject) {
	text, ok := parts.Rulings(a, game)[string(id)]
	if !ok {
		a.Notify(a.Text("rulebook.unknown", "rule", string(id)))
		return
	}
	var s *kit.Sheet
	all := kit.NewActionButton("rules", a.Text("rulebook.open"), func() {
		s.Close()
		a.Push(a.To.Rulebook(game, id))
	})
	title, body := text.Title, ruleText(a, game, text, false)
	if proof != nil {
		title, body = said, kit.Column(kit.Pad, proof, ruleText(a, game, text, true))
	}
	s = a.Sheet(title, body, all)
	if _, reading := a.Top().(*Page); reading {
		s.Actions = nil
	}
	a.Open(s)
}

// ruleText returns one rule: what it says, the rulings where the printed rules are silent, where it is printed.
func ruleText(a *shell.App, game rules.GameID, t assets.RuleText, titled bool) fyne.CanvasObject {
	list := kit.Column(kit.Pad)
	if titled {
		list.Add(kit.NewWrapped(t.Title, kit.Title))
	}
	list.Add(kit.Flow(kit.Gap, kit.NewBadge("", t.ID, kit.Brass), kit.NewBadge("", t.Chapter, kit.InkSoft)))
	list.Add(prose(t.Body))
	if t.Toggle != "" {
		list.Add(toggleOf(a, game, t))
	}
	byID := parts.Rulings(a, game)
	for _, id := range t.Rulings {
		if ruling, ok := byID[id]; ok {
			list.Add(rulingCard(a, game, ruling))
		}
	}
	if t.Printed != "" {
		list.Add(kit.NewWrapped(a.Text("rulebook.printed", "place", t.Printed), kit.Caption))
	}
	return list
}

// rulingCard returns what we rule where the printed rules leave something open.
func rulingCard(a *shell.App, game rules.GameID, t assets.RuleText) fyne.CanvasObject {
	list := kit.Column(kit.Gap,
		kit.Flow(kit.Gap, kit.NewBadge("", a.Text("rulebook.ruling"), kit.Info), kit.NewBadge("", t.ID, kit.Brass)),
		kit.NewWrapped(t.Title, kit.Strong), prose(t.Body))
	if t.Toggle != "" {
		list.Add(toggleOf(a, game, t))
	}
	card := kit.NewCard(list)
	card.Raised = true
	return card
}

// toggleOf names the house rule that changes a ruling.
func toggleOf(a *shell.App, game rules.GameID, t assets.RuleText) fyne.CanvasObject {
	name := a.Text(string(game) + ".setting." + t.Toggle)
	return kit.Row(kit.Pad, kit.NewPicture("correct", kit.Brass, 22), kit.Grow(kit.Column(1,
		kit.NewWrapped(a.Text("rulebook.houserule", "name", name), kit.Strong),
		kit.NewWrapped(a.Text("rulebook.toggle"), kit.Caption))))
}

// prose sets a text of lines, of which those that begin with a dash are items of a list.
func prose(body string) fyne.CanvasObject {
	list := kit.Column(6)
	for line := range strings.SplitSeq(body, "\n") {
		if item, ok := strings.CutPrefix(line, "- "); ok {
			list.Add(kit.NewItem(item))
		} else if line != "" {
			list.Add(kit.NewWrapped(line, kit.Body))
		}
	}
	return list
}
