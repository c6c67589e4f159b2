package app

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// solos lists what was reached alone; what cannot be read is told and left out.
func (a *App) solos() []tracker.Solo {
	solos, err := a.tracker.Solos()
	a.tell(err)
	return solos
}

// variant is what a result is compared within, in words; empty where the game has none.
func (a *App) variant(game rules.GameID, variant rules.Thing) string {
	if variant == "" {
		return ""
	}
	return capital(a.teller(game, nil).Thing(variant))
}

// house says that house rules were on.
func (a *App) house(s tracker.Solo) string {
	if !s.House {
		return ""
	}
	return a.text("records.house")
}

// dotted joins what there is to say.
func dotted(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), " · ")
}

// refreshRecord shows what one player is up to beat with the settings as they stand.
func (p *setupPage) refreshRecord() {
	p.record.Objects = nil
	if lines := p.records(); len(lines) > 0 {
		texts := kit.Column(2, kit.NewWrapped(lines[0], kit.Body))
		for _, line := range lines[1:] {
			texts.Add(kit.NewWrapped(line, kit.Caption))
		}
		p.record.Add(kit.Row(kit.Pad, newPicture("crown", kit.Brass, 24), middle(texts)))
	}
	p.record.Refresh()
}

// records are the player's own record, and the best one where that is somebody else's.
func (p *setupPage) records() []string {
	if len(p.seats) != 1 {
		return nil
	}
	setup, err := p.setup()
	if err != nil {
		return nil
	}
	start, _, err := p.rules.Start(setup)
	if err != nil {
		return nil // the button says why
	}
	a, solos, variant := p.app, p.app.solos(), start.Variant()
	var lines []string
	own, found := tracker.RecordOf(solos, p.rules.ID(), variant, p.seats[0])
	if found {
		key, words := "records.own", a.variant(own.Game, variant)
		if words == "" {
			key = "records.own.plain"
		}
		lines = append(lines, dotted(a.text(key, "variant", words, "total", a.texts.Number(own.Total), "day", a.day(own.Ended)), a.house(own)))
	}
	if best, ok := tracker.RecordOf(solos, p.rules.ID(), variant, nil); ok && best.Play != own.Play && !best.Of(*p.seats[0]) {
		lines = append(lines, dotted(
			a.text("records.best", "total", a.texts.Number(best.Total), "who", best.Player.Name, "day", a.day(best.Ended)), a.house(best)))
	}
	return lines
}

// alone is the head of a result of one player: there is nobody to win against but the record.
func (p *scorePage) alone() fyne.CanvasObject {
	a, s := p.app, p.scores[0]
	column := kit.Column(kit.Gap)
	standing, ok := tracker.StandingOf(a.solos(), p.playID())
	said, record := "", false
	if ok {
		said, record = p.standing(standing)
	}
	if record {
		column.Add(kit.Centre(newPicture("crown", kit.Brass, 36)))
	}
	column.Add(kit.Centre(kit.NewSeatMark(p.symbol(s.Seat), p.markSide())))
	column.Add(kit.NewCentred(p.name(s.Seat), kit.Strong))
	column.Add(kit.NewCentred(p.points(s.Total), kit.Title))
	if said != "" {
		text := kit.NewCentred(said, kit.Strong)
		if record {
			text.Ink = kit.Brass
		}
		column.Add(text)
	}
	if about := dotted(a.variant(standing.Game, standing.Variant), a.house(standing.Solo)); about != "" {
		column.Add(kit.NewCentred(about, kit.Caption))
	}
	return column
}

// standing says how a result compares with the player's others, and whether it is the record.
func (p *scorePage) standing(s tracker.Standing) (said string, record bool) {
	a := p.app
	best := max(s.Before.Total, s.Since.Total)
	number := a.texts.Number
	switch {
	case best == 0 && s.Total <= 0:
		return "", false
	case s.Total < best:
		return a.plural("records.short", best-s.Total, "record", number(best)), false
	case s.Total == s.Before.Total:
		return a.text("records.equal", "record", number(best)), false
	case s.Since.Total > 0:
		return a.text("records.stands"), true
	case s.Before.Total == 0:
		return a.text("records.first"), true
	}
	return a.text("records.new", "total", number(s.Total), "before", number(s.Before.Total)), true
}

// heading names a seat over its lines and, among others, where it came in.
func (p *scorePage) heading(s rules.Score) fyne.CanvasObject {
	name := kit.NewText(p.name(s.Seat), kit.Heading)
	if len(p.scores) == 1 || s.Out {
		return middle(name)
	}
	return kit.Grow(kit.Column(1, name, kit.NewText(p.app.text("score.rank", "rank", s.Rank), kit.Caption)))
}

// again is what a new play of the same seats is called.
func (p *scorePage) again() string {
	if len(p.scores) == 1 {
		return p.app.text("records.again")
	}
	return p.app.text("score.rematch")
}

// recordTable is a card for each game with a record in it, in the order of the shelf.
func (p *historyPage) recordTable() []fyne.CanvasObject {
	records := tracker.Records(slices.DeleteFunc(slices.Clone(p.solos), func(s tracker.Solo) bool {
		return s.Play == p.gone || p.only != "" && s.Game != p.only
	}))
	slices.SortStableFunc(records, func(a, b tracker.Solo) int { return variantPlace(a) - variantPlace(b) })
	var cards []fyne.CanvasObject
	for _, boxed := range catalog.Games() {
		game := boxed.ID()
		var rows []fyne.CanvasObject
		for _, s := range records {
			if s.Game == game {
				rows = append(rows, p.record(s))
			}
		}
		if len(rows) > 0 {
			cards = append(cards, kit.NewCard(kit.Column(0, kit.NewWrapped(p.app.gameName(game), kit.Strong), gridOf(300, 2, rows...))))
		}
	}
	return cards
}

// variantPlace is where the set-up lists the variant of a result among the others of its game.
func variantPlace(s tracker.Solo) int {
	game, ok := gameOf(s.Game)
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

// record is a line of the table; it opens the play.
func (p *historyPage) record(s tracker.Solo) fyne.CanvasObject {
	a := p.app
	title, about := a.variant(s.Game, s.Variant), dotted(s.Player.Name, a.day(s.Ended), a.house(s))
	texts := kit.Column(1)
	if title != "" {
		texts.Add(kit.NewWrapped(title, kit.Body))
	}
	texts.Add(kit.NewWrapped(about, kit.Caption))
	total := a.texts.Number(s.Total)
	row := kit.Inset(kit.Gap, 4, kit.Gap, 4, kit.Row(kit.Pad, middle(texts), kit.NewText(total, kit.Title)))
	b, all := tile(dotted(title, total, about), row, func() { a.resume(s.Play) })
	b.Style = kit.Quiet
	return all
}

// refreshRecords shows the solo records where finished plays are listed.
func (p *historyPage) refreshRecords() {
	p.records.Objects = nil
	if p.state != goingPlays {
		if cards := p.recordTable(); len(cards) > 0 {
			p.records.Add(kit.NewText(p.app.text("records.title"), kit.Heading))
			p.records.Add(kit.Column(kit.Gap, cards...))
		}
	}
	p.records.Refresh()
}
