package result

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/parts"
	"docent/rules"
	"docent/tracker"
)

// boxLine returns the line about the box on the score page, or nil.
func (p *Page) boxLine() fyne.CanvasObject {
	a, game := p.app, p.play.Position().Game()
	if len(p.remembered.Fresh) > 0 {
		b := p.remembered.Box
		return kit.NewListRow("box", a.Text("boxes.remembered", "name", b.Name), parts.LearntIn(a, game, p.remembered.Fresh), func() {
			a.Push(a.To.Box(game, b.ID))
		})
	}
	return parts.LearnRow(a, p.play, func() {}, func(b tracker.Box, fresh rules.Box) {
		p.remembered = parts.LearntBy(b, fresh)
		a.Rebuild()
	})
}
