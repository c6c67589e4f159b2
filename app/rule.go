package app

import (
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/assets"
	"docent/rules"
)

// openRule shows a rule's text with the rulings on it, over whatever is on the screen.
func (a *App) openRule(game rules.GameID, id rules.RuleID) { a.openProof(game, id, "", nil) }

// openProof shows a rule under a picture of what it means for a line of the score.
func (a *App) openProof(game rules.GameID, id rules.RuleID, said string, proof fyne.CanvasObject) {
	text, ok := a.rulings(game)[string(id)]
	if !ok {
		a.Notify(a.text("rulebook.unknown", "rule", string(id)))
		return
	}
	var s *kit.Sheet
	all := kit.NewActionButton("rules", a.text("rulebook.open"), func() {
		s.Close()
		a.push(newRulebookPage(a, game, id))
	})
	title, body := text.Title, a.ruleText(game, text, false)
	if proof != nil {
		title, body = said, kit.Column(kit.Pad, proof, a.ruleText(game, text, true))
	}
	s = a.sheet(title, body, all)
	if _, reading := a.top().(*rulebookPage); reading {
		s.Actions = nil
	}
	a.open(s)
}

// ruleText is one rule: what it says, the rulings where the printed rules are silent, where it is printed.
func (a *App) ruleText(game rules.GameID, t assets.RuleText, titled bool) fyne.CanvasObject {
	list := kit.Column(kit.Pad)
	if titled {
		list.Add(kit.NewWrapped(t.Title, kit.Title))
	}
	list.Add(kit.Flow(kit.Gap, kit.NewBadge("", t.ID, kit.Brass), kit.NewBadge("", t.Chapter, kit.InkSoft)))
	list.Add(prose(t.Body))
	if t.Toggle != "" {
		list.Add(a.toggleOf(game, t))
	}
	byID := a.rulings(game)
	for _, id := range t.Rulings {
		if ruling, ok := byID[id]; ok {
			list.Add(a.rulingCard(game, ruling))
		}
	}
	if t.Printed != "" {
		list.Add(kit.NewWrapped(a.text("rulebook.printed", "place", t.Printed), kit.Caption))
	}
	return list
}

// rulingCard is what we rule where the printed rules leave something open.
func (a *App) rulingCard(game rules.GameID, t assets.RuleText) fyne.CanvasObject {
	list := kit.Column(kit.Gap,
		kit.Flow(kit.Gap, kit.NewBadge("", a.text("rulebook.ruling"), kit.Info), kit.NewBadge("", t.ID, kit.Brass)),
		kit.NewWrapped(t.Title, kit.Strong), prose(t.Body))
	if t.Toggle != "" {
		list.Add(a.toggleOf(game, t))
	}
	card := kit.NewCard(list)
	card.Raised = true
	return card
}

// toggleOf names the house rule that changes a ruling.
func (a *App) toggleOf(game rules.GameID, t assets.RuleText) fyne.CanvasObject {
	name := a.text(string(game) + ".setting." + t.Toggle)
	return kit.Row(kit.Pad, newPicture("correct", kit.Brass, 22), kit.Grow(kit.Column(1,
		kit.NewWrapped(a.text("rulebook.houserule", "name", name), kit.Strong),
		kit.NewWrapped(a.text("rulebook.toggle"), kit.Caption))))
}

// prose sets a text of lines, of which those that begin with a dash are items of a list.
func prose(body string) fyne.CanvasObject {
	list := kit.Column(6)
	for line := range strings.SplitSeq(body, "\n") {
		if item, ok := strings.CutPrefix(line, "- "); ok {
			list.Add(newItem(item))
		} else if line != "" {
			list.Add(kit.NewWrapped(line, kit.Body))
		}
	}
	return list
}
