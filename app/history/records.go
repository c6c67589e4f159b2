package history

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// recordTable returns a card for each game with a record in it, in the order of the shelf.
func (p *Page) recordTable() []fyne.CanvasObject {
	records := tracker.Records(slices.DeleteFunc(slices.Clone(p.solos), func(s tracker.Solo) bool {
		return s.Play == p.gone || p.only != "" && s.Game != p.only
	}))
	slices.SortStableFunc(records, func(s, z tracker.Solo) int { return variantPlace(p.app, s) - variantPlace(p.app, z) })
	var cards []fyne.CanvasObject
	for _, boxed := range p.app.Config.Games {
		game := boxed.ID()
		var rows []fyne.CanvasObject
		for _, s := range records {
			if s.Game == game {
				rows = append(rows, p.record(s))
			}
		}
		if len(rows) > 0 {
			cards = append(cards, kit.NewCard(arrange.Column(0, kit.NewWrapped(p.app.GameName(game), kit.Strong), arrange.GridOf(300, 2, rows...))))
		}
	}
	return cards
}

// variantPlace returns where the set-up lists the variant of a result among the others of its game.
func variantPlace(a *shell.App, s tracker.Solo) int {
	game, ok := a.Game(s.Game)
	if !ok {
		return 0
	}
	for _, setting := range game.Settings() {
		for i, o := range setting.Options {
			if rules.Of(setting.Of, o.Value) == s.Variant {
				return i
			}
		}
	}
	return 0
}

// record returns a line of the table; it opens the play.
func (p *Page) record(s tracker.Solo) fyne.CanvasObject {
	a := p.app
	title, about := parts.Variant(a, s.Game, s.Variant), parts.Dotted(s.Player.Name, a.Day(s.Ended), parts.House(a, s))
	texts := arrange.Column(1)
	if title != "" {
		texts.Add(kit.NewWrapped(title, kit.Body))
	}
	texts.Add(kit.NewWrapped(about, kit.Caption))
	total := a.Texts.Number(s.Total)
	row := arrange.Inset(look.Gap, 4, look.Gap, 4, arrange.Row(look.Pad, arrange.Middle(texts), kit.NewText(total, kit.Title)))
	b, all := parts.Tile(parts.Dotted(title, total, about), row, func() { a.Resume(s.Play) })
	b.Style = kit.Quiet
	return all
}

// refreshRecords shows the solo records where finished plays are listed.
func (p *Page) refreshRecords() {
	p.records.Objects = nil
	if p.state != goingPlays {
		if cards := p.recordTable(); len(cards) > 0 {
			p.records.Add(kit.NewText(p.app.Text("records.title"), kit.Heading))
			p.records.Add(arrange.Column(look.Gap, cards...))
		}
	}
	p.records.Refresh()
}
