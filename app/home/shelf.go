package home

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/rules"
)

// shelf returns all boxes, some to a plank; the first free place holds a sentence of the statistics.
func (p *Page) shelf(columns int, most float32) fyne.CanvasObject {
	list := arrange.Column(0)
	games, fact := p.app.Config.Games, p.fact()
	for from := 0; from < len(games); from += columns {
		var covers, boxes []fyne.CanvasObject
		for _, game := range games[from:min(from+columns, len(games))] {
			cover, box := p.box(game, most)
			covers, boxes = append(covers, cover), append(boxes, box)
		}
		var free fyne.CanvasObject
		if len(boxes) < columns {
			free = fact
		}
		list.Add(newPlankRow(columns, parts.NewPlank(), covers, boxes, free))
	}
	return list
}

// box returns a box that stands on the plank over its name: one target, which sets the game up.
func (p *Page) box(game rules.Game, most float32) (cover, all fyne.CanvasObject) {
	a := p.app
	cover = parts.NewCover(game.ID(), most)
	fewest, many := game.Players()
	texts := arrange.Column(2, kit.NewCentred(a.GameName(game.ID()), kit.Strong),
		kit.NewCentred(a.Text("home.players", "from", fewest, "to", many), kit.Caption))
	inside := arrange.Column(0, arrange.Inset(look.Gap, 0, plankHigh, 0, cover), arrange.Inset(look.Gap, 0, look.Pad, 0, texts))
	button, all := parts.Tile(a.GameName(game.ID()), inside, func() { a.Push(a.To.Setup(game, nil)) })
	button.Style = kit.Quiet
	return cover, all
}
