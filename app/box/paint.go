package box

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/shell"
	"docent/rules"
)

// Paint is the page on which the pieces of a copy that make up one drawing are entered together. A game brings its
// editor.
type Paint struct {
	words
	rules  rules.Game
	id     string
	key    string // of its name
	editor board.Editor
	class  shell.Class
}

var (
	_ shell.Undoer = (*Paint)(nil)
	_ board.Bench  = (*Paint)(nil)
)

// NewPaint returns the page that enters the drawing of a copy.
func NewPaint(a *shell.App, game rules.Game, id string) *Paint {
	painting := a.KitOf(game.ID()).Painting
	p := &Paint{words: wordsOf(a, game), rules: game, id: id, key: painting.Key}
	p.editor = painting.New(p)
	return p
}

// Screen names the page.
func (p *Paint) Screen() string { return "paint" }

// Game returns the game of the copy.
func (p *Paint) Game() string { return string(p.rules.ID()) }

// Undo takes the last stroke back.
func (p *Paint) Undo() { p.editor.Undo() }

// Redo makes it again.
func (p *Paint) Redo() { p.editor.Redo() }

// Things returns what is known of the copy.
func (p *Paint) Things() rules.Box {
	b, err := p.app.Tracker.Box(p.id)
	p.app.Tell(err)
	return b.Things
}

// Keep keeps what was painted, and reports whether it could.
func (p *Paint) Keep(fresh map[rules.Thing]rules.Answers) bool {
	_, err := p.app.Tracker.SetPieces(p.id, fresh)
	p.app.Tell(err)
	return err == nil
}

// Wide reports whether there is room for two columns.
func (p *Paint) Wide() bool { return p.class.Wide() }

// Rebuild builds the page anew.
func (p *Paint) Rebuild() { p.app.Rebuild() }

// Open brings up a sheet over the page.
func (p *Paint) Open(title string, body fyne.CanvasObject) *kit.Sheet {
	s := p.app.Sheet(title, body)
	p.app.Open(s)
	return s
}

// Build returns the editor under the name of what is painted.
func (p *Paint) Build(c shell.Class) fyne.CanvasObject {
	a := p.app
	p.class, p.words = c, wordsOf(a, p.rules)
	body, foot := p.editor.Build()
	return a.Screen(a.Header(a.Text(p.key+".title"), a.GameName(p.rules.ID())), body, foot)
}

// Refresh shows in the editor what has changed.
func (p *Paint) Refresh() { p.editor.Refresh() }

// paintRow returns the way from the pieces of a drawing to the page that enters them together, or nil where there is none.
func (p *Copy) paintRow(form rules.PieceForm) fyne.CanvasObject {
	a := p.app
	painting := p.brought().Painting
	if painting == nil || !slices.Contains(painting.Nouns, form.Noun) {
		return nil
	}
	return kit.NewListRow(painting.Icon, a.Text(painting.Key), a.Text(painting.Key+".about"), func() {
		a.Push(NewPaint(a, p.rules, p.id))
	})
}
