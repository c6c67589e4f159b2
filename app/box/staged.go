//go:build scenes

package box

import (
	"io"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// App returns app.
func (l *List) App() *shell.App { return l.app }

// Games returns games.
func (l *List) Games() []rules.Game { return l.games }

// Gone returns gone.
func (l *List) Gone() string { return l.gone }

// OnBox is onBox.
func (p *List) OnBox(game rules.Game, b tracker.Box) { p.onBox(game, b) }

// OnRemove is onRemove.
func (p *List) OnRemove(b tracker.Box) { p.onRemove(b) }

// Rules returns rules.
func (c *Copy) Rules() rules.Game { return c.rules }

// Id returns id.
func (c *Copy) Id() string { return c.id }

// Box returns box.
func (c *Copy) Box() tracker.Box { return c.box }

// Noun returns noun.
func (c *Copy) Noun() string { return c.noun }

// SetNoun sets noun.
func (c *Copy) SetNoun(v string) { c.noun = v }

// Teller returns teller.
func (c *Copy) Teller() *tracker.Teller { return c.teller }

// Form is form.
func (p *Copy) Form(noun string) rules.PieceForm { return p.form(noun) }

// OnGroup is onGroup.
func (p *Copy) OnGroup(noun string) { p.onGroup(noun) }

// OnMore is onMore.
func (p *Copy) OnMore() { p.onMore() }

// OnRename is onRename.
func (p *Copy) OnRename() { p.onRename() }

// OnRemove is onRemove.
func (p *Copy) OnRemove() { p.onRemove() }

// Answers is answers.
func (p *Copy) Answers(thing rules.Thing) rules.Answers { return p.answers(thing) }

// Figure is figure.
func (p *Copy) Figure(form rules.PieceForm, thing rules.Thing) fyne.CanvasObject {
	return p.figure(form, thing)
}

// WriteBox writes a box as a file.
func WriteBox(a *shell.App, b tracker.Box, to io.WriteCloser) { fileOf(a, b).Write(a, to) }

// BoxFileName is boxFileName.
func BoxFileName(b tracker.Box) string { return boxFileName(b) }

// ReadBox is readBox.
func (p *List) ReadBox(from io.ReadCloser) { p.readBox(from) }

// BoxError is boxError.
func BoxError(a *shell.App, err error) string { return boxError(a, err) }

// OnPiece is onPiece.
func (p *Copy) OnPiece(form rules.PieceForm, thing rules.Thing) { p.onPiece(form, thing) }

// Ask is ask.
func (p *Copy) Ask(form rules.PieceForm, thing rules.Thing) *printForm { return p.ask(form, thing) }

// Changed returns changed.
func (p *printForm) Changed() func() { return p.changed }

// SetChanged sets changed.
func (p *printForm) SetChanged(v func()) { p.changed = v }

// Write is write.
func (f *printForm) Write(field rules.Setting, text string) { f.write(field, text) }

// Editor returns editor.
func (p *Paint) Editor() board.Editor { return p.editor }

// NewPaint is newPaint.
func NewPaint(a *shell.App, game rules.Game, id string) *Paint { return newPaint(a, game, id) }

// SetAnswers sets answers.
func (f *printForm) SetAnswers(v rules.Answers) { f.answers = v }
