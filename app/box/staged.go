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
func (p *List) App() *shell.App { return p.app }

// Games returns games.
func (p *List) Games() []rules.Game { return p.games }

// Gone returns gone.
func (p *List) Gone() string { return p.gone }

// OnBox is onBox.
func (p *List) OnBox(game rules.Game, b tracker.Box) { p.onBox(game, b) }

// OnRemove is onRemove.
func (p *List) OnRemove(b tracker.Box) { p.onRemove(b) }

// Rules returns rules.
func (p *Copy) Rules() rules.Game { return p.rules }

// ID returns id.
func (p *Copy) ID() string { return p.id }

// Box returns box.
func (p *Copy) Box() tracker.Box { return p.box }

// Noun returns noun.
func (p *Copy) Noun() string { return p.noun }

// SetNoun sets noun.
func (p *Copy) SetNoun(v string) { p.noun = v }

// Teller returns teller.
func (p *Copy) Teller() *tracker.Teller { return p.teller }

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
func (f *printForm) Changed() func() { return f.changed }

// SetChanged sets changed.
func (f *printForm) SetChanged(v func()) { f.changed = v }

// Write is write.
func (f *printForm) Write(field rules.Setting, text string) { f.write(field, text) }

// Editor returns editor.
func (p *Paint) Editor() board.Editor { return p.editor }

// NewPaint is newPaint.
func NewPaint(a *shell.App, game rules.Game, id string) *Paint { return newPaint(a, game, id) }

// SetAnswers sets answers.
func (f *printForm) SetAnswers(v rules.Answers) { f.answers = v }
