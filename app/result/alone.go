package result

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/rules"
	"docent/tracker"
)

// alone returns the head of a result of one player: there is nobody to win against but the record.
func (p *Page) alone() fyne.CanvasObject {
	a, s := p.app, p.scores[0]
	column := arrange.Column(look.Gap)
	standing, ok := tracker.StandingOf(parts.Solos(a), p.PlayID())
	said, record := "", false
	if ok {
		said, record = p.standing(standing)
	}
	if record {
		column.Add(arrange.Centre(kit.NewPicture("crown", look.Brass, 36)))
	}
	column.Add(arrange.Centre(kit.NewSeatMark(p.symbol(s.Seat), p.markSide())))
	column.Add(kit.NewCentred(p.name(s.Seat), kit.Strong))
	column.Add(kit.NewCentred(p.points(s.Total), kit.Title))
	if said != "" {
		text := kit.NewCentred(said, kit.Strong)
		if record {
			text.Ink = look.Brass
		}
		column.Add(text)
	}
	if about := parts.Dotted(parts.Variant(a, standing.Game, standing.Variant), parts.House(a, standing.Solo)); about != "" {
		column.Add(kit.NewCentred(about, kit.Caption))
	}
	return column
}

// standing returns in words how a result compares with the player's others, and whether it is the record.
func (p *Page) standing(s tracker.Standing) (said string, record bool) {
	a := p.app
	best := max(s.Before.Total, s.Since.Total)
	number := a.Texts.Number
	switch {
	case best == 0 && s.Total <= 0:
		return "", false
	case s.Total < best:
		return a.Plural("records.short", best-s.Total, "record", number(best)), false
	case s.Total == s.Before.Total:
		return a.Text("records.equal", "record", number(best)), false
	case s.Since.Total > 0:
		return a.Text("records.stands"), true
	case s.Before.Total == 0:
		return a.Text("records.first"), true
	}
	return a.Text("records.new", "total", number(s.Total), "before", number(s.Before.Total)), true
}

// heading names a seat over its lines and, among others, where it came in.
func (p *Page) heading(s rules.Score) fyne.CanvasObject {
	name := kit.NewText(p.name(s.Seat), kit.Heading)
	if len(p.scores) == 1 || s.Out {
		return arrange.Middle(name)
	}
	return arrange.Grow(arrange.Column(1, name, kit.NewText(p.app.Text("score.rank", "rank", s.Rank), kit.Caption)))
}

// rematchName returns what a new play of the same seats is called.
func (p *Page) rematchName() string {
	if len(p.scores) == 1 {
		return p.app.Text("records.again")
	}
	return p.app.Text("score.rematch")
}
