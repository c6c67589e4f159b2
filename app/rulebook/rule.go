package rulebook

import (
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/assets"
	"docent/rules"
)

// Open shows a rule's text with the rulings on it, over whatever is on the screen and under a picture of what it
// means for a line of the score, if there is one.
func Open(a *shell.App, game rules.GameID, id rules.RuleID, said string, proof fyne.CanvasObject) {
	open(a, game, id, said, proof, nil)
}

func open(a *shell.App, game rules.GameID, id rules.RuleID, said string, proof fyne.CanvasObject, found *search) {
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
	w := newWriting(a, game, found)
	title, body := text.Title, w.rule(text, false)
	if proof != nil {
		title, body = said, arrange.Column(look.Pad, proof, w.rule(text, true))
	}
	s = a.Sheet(title, body, all)
	if _, reading := a.Top().(*Page); reading {
		s.Actions = nil
	}
	a.Open(s)
}

// writing sets the rules of a game: terms open their meaning, and what was searched for is marked.
type writing struct {
	app   *shell.App
	game  rules.GameID
	found *search // nil: nothing was searched for
	names []name  // of the terms
}

func newWriting(a *shell.App, game rules.GameID, found *search) writing {
	lang := a.Texts.Tag()
	return writing{a, game, found, namesOf(termsOf(game, lang), lang)}
}

// rule returns one rule: what it says, the rulings where the printed rules are silent, where it is printed.
func (w writing) rule(t assets.RuleText, titled bool) fyne.CanvasObject {
	list := arrange.Column(look.Pad)
	if titled {
		list.Add(kit.NewMarked(t.Title, kit.Title, w.marks(t.Title)...))
	}
	list.Add(arrange.Flow(look.Gap, kit.NewBadge("", t.ID, look.Brass), kit.NewBadge("", t.Chapter, look.InkSoft)))
	list.Add(w.prose(t.Body, ""))
	if t.Toggle != "" {
		list.Add(w.toggle(t))
	}
	byID := parts.Rulings(w.app, w.game)
	for _, id := range t.Rulings {
		if ruling, ok := byID[id]; ok {
			list.Add(w.ruling(ruling))
		}
	}
	if t.Printed != "" {
		list.Add(kit.NewWrapped(w.app.Text("rulebook.printed", "place", t.Printed), kit.Caption))
	}
	return list
}

// ruling returns what we rule where the printed rules leave something open.
func (w writing) ruling(t assets.RuleText) fyne.CanvasObject {
	list := arrange.Column(look.Gap,
		arrange.Flow(look.Gap, kit.NewBadge("", w.app.Text("rulebook.ruling"), look.Info), kit.NewBadge("", t.ID, look.Brass)),
		kit.NewWrapped(t.Title, kit.Strong), w.prose(t.Body, ""))
	if t.Toggle != "" {
		list.Add(w.toggle(t))
	}
	card := kit.NewCard(list)
	card.Raised = true
	return card
}

// toggle names the house rule that changes a ruling.
func (w writing) toggle(t assets.RuleText) fyne.CanvasObject {
	name := w.app.Text(string(w.game) + ".setting." + t.Toggle)
	return arrange.Row(look.Pad, kit.NewPicture("correct", look.Brass, 22), arrange.Grow(arrange.Column(1,
		kit.NewWrapped(w.app.Text("rulebook.houserule", "name", name), kit.Strong),
		kit.NewWrapped(w.app.Text("rulebook.toggle"), kit.Caption))))
}

// prose sets a text of lines, of which those that begin with a dash are items of a list. Each term opens its meaning
// where it comes first, and from a button below, but for the one that is being explained.
func (w writing) prose(body, but string) fyne.CanvasObject {
	list, words := arrange.Column(6), arrange.Flow(look.Gap)
	seen := map[string]bool{but: true}
	for line := range strings.SplitSeq(body, "\n") {
		item, listed := strings.CutPrefix(line, "- ")
		if item == "" {
			continue
		}
		terms := w.terms(item, seen)
		spans := w.marks(item)
		for _, t := range terms {
			spans = append(spans, t.span)
			words.Add(kit.NewQuiet("", headed(t.Term), t.span.Tapped))
		}
		switch text := kit.NewProse(item, kit.Body, spans...); {
		case len(terms) > 0 && listed:
			list.Add(kit.NewItem(text))
		case len(terms) > 0:
			list.Add(text)
		case listed:
			list.Add(kit.NewItem(kit.NewMarked(item, kit.Body, spans...)))
		default:
			list.Add(kit.NewMarked(item, kit.Body, spans...))
		}
	}
	if len(words.Objects) > 0 {
		list.Add(words)
	}
	return list
}

// marks returns the parts of a text that were searched for.
func (w writing) marks(text string) []kit.Span {
	if w.found == nil {
		return nil
	}
	return w.found.marks(text)
}
