package home

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// shownGoing returns how many games in progress are listed under the one last played; where there are more, a sheet lists
// them all.
func (p *Page) shownGoing() int {
	if p.class.Wide() {
		return 3
	}
	return 1
}

// continues returns the games in progress: a large card for the one last played, then some of the others, and how many
// more there are.
func (p *Page) continues() fyne.CanvasObject {
	a := p.app
	list := arrange.Column(look.Gap, kit.NewText(a.Text("app.continue"), kit.Heading), p.card(p.going[0]))
	others := p.going[1:]
	shown := min(len(others), p.shownGoing())
	for _, s := range others[:shown] {
		list.Add(parts.PlayRow(a, s, func() { a.Resume(s.ID) }))
	}
	if more := len(others) - shown; more > 0 {
		list.Add(kit.NewListRow("history", a.Plural("home.more", more), "", p.onMore))
	}
	return list
}

// onMore lists all games in progress.
func (p *Page) onMore() {
	a := p.app
	var sheet *kit.Sheet
	list := arrange.Column(look.Gap)
	for _, s := range p.going {
		list.Add(parts.PlayRow(a, s, func() { sheet.Close(); a.Resume(s.ID) }))
	}
	sheet = a.Sheet(a.Text("app.continue"), list)
	a.Open(sheet)
}

// card returns a game in progress as a large card: its cover, whose turn it is, when it was played last, and who plays.
func (p *Page) card(s tracker.Summary) fyne.CanvasObject {
	a := p.app
	stands, when := a.StandsAt(s), a.When(s.Changed)
	button := kit.NewBadge("play", a.Text("app.continue"), look.Brass)
	button.Full, button.Key = true, true
	foot := arrange.FlowFill(look.Gap, arrange.Middle(p.faces(s)), button)
	texts := arrange.Column(4,
		kit.NewWrapped(a.GameName(s.Game), kit.Heading),
		kit.NewWrapped(stands, kit.Body),
		kit.NewWrapped(when+" · "+shell.Names(s.Players), kit.Caption),
		arrange.Inset(4, 0, 0, 0, foot))
	row := arrange.Row(look.Edges, parts.NewCover(s.Game, p.coverSide()), arrange.Middle(texts))
	_, all := parts.Tile(a.GameName(s.Game)+", "+stands+", "+when, arrange.Padded(look.Edges, row), func() { a.Resume(s.ID) })
	all.(*fyne.Container).Add(kit.NewRim(look.Brass))
	return all
}

// coverSide returns how wide the cover of the large card may be.
func (p *Page) coverSide() float32 {
	if p.class.Wide() && !p.low() {
		return 128
	}
	return 96
}

// faces shows the symbols of who plays.
func (p *Page) faces(s tracker.Summary) fyne.CanvasObject {
	rows := arrange.Flow(4) // one, but for many players and large texts
	for _, badge := range badges(p.app, s.Header) {
		rows.Add(kit.NewSeatMark(badge, 26))
	}
	return rows
}

// badges returns the colours and symbols of everybody at a table as its play began.
func badges(a *shell.App, h tracker.Header) []int {
	list := make([]int, len(h.Players))
	for i := range list {
		list[i] = h.Players[i].Symbol
	}
	game, known := a.Game(h.Game)
	if !known || a.KitOf(h.Game).Dye == nil {
		return list
	}
	position, _, err := game.Start(h.Setup)
	if err != nil {
		return list
	}
	view := position.View(rules.Table)
	for i := range list {
		list[i] = a.Badge(h.Game, view, rules.Seat(i), list[i])
	}
	return list
}
