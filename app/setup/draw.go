package setup

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
)

// drawRow returns the way to the editor of the drawing that a play misses, or nil where it misses none.
func drawRow(a *shell.App, game rules.GameID, view rules.View, tapped func()) fyne.CanvasObject {
	painting := a.KitOf(game).Painting
	if painting == nil || !painting.Missed(view) {
		return nil
	}
	return kit.NewListRow(painting.Icon, a.Text(painting.Key+".once"), a.Text(painting.Key+".once.about"), tapped)
}

// view returns the table as Start would begin it; false where it cannot begin.
func (p *Page) view() (rules.View, bool) {
	setup, err := p.setup()
	if err != nil {
		return nil, false
	}
	position, _, err := p.rules.Start(setup)
	if err != nil {
		return nil, false
	}
	return position.View(rules.Table), true
}

// drawRow returns the way to the drawing of the chosen copy, or nil where nothing is missed.
func (p *Page) drawRow() fyne.CanvasObject {
	if view, ok := p.view(); ok {
		return drawRow(p.app, p.rules.ID(), view, p.boxes.onDraw)
	}
	return nil
}

// onDraw opens the editor of the chosen copy; without any it begins one.
func (b *boxChoice) onDraw() {
	if b.id == "" {
		made, ok := parts.NewBox(b.app, b.rules)
		if !ok {
			return
		}
		b.chosen, b.id = true, made.ID
	}
	b.app.Push(b.app.To.Paint(b.rules, b.id))
}

// onDraw opens the editor of the copy on the table; where there is none, it begins one.
func (p *Checklist) onDraw() {
	a, h := p.app, p.play.Header()
	game, ok := a.Game(h.Game)
	if !ok {
		return
	}
	p.drawn = h.Box
	if _, err := a.Tracker.Box(h.Box); err != nil {
		made, ok := parts.NewBox(a, game)
		if !ok {
			return
		}
		p.drawn = made.ID
	}
	a.Push(a.To.Paint(game, p.drawn))
}

// takeUp begins the play anew with the drawing that was just made. Nothing has been played yet; without a drawing
// that can be used, the play stays as it is.
func (p *Checklist) takeUp() {
	a, h, id := p.app, p.play.Header(), p.drawn
	p.drawn = ""
	game, ok := a.Game(h.Game)
	if id == "" || !ok || len(p.play.Line()) > 0 {
		return
	}
	b, err := a.Tracker.Box(id)
	if err != nil {
		a.Tell(err)
		return
	}
	setup := h.Setup
	setup.Box = b.Things
	position, _, err := game.Start(setup)
	if err != nil || a.KitOf(h.Game).Painting.Missed(position.View(rules.Table)) {
		return
	}
	fresh, err := a.Tracker.NewWithBox(game, setup, h.Players, id)
	if err != nil {
		a.Tell(err)
		return
	}
	a.SetSetting(settingBox+string(h.Game), id)
	p.play, p.done = fresh, make([]bool, len(fresh.Checklist()))
	a.Tell(a.Tracker.Remove(h.ID))
}
