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

// Scenes and tests see these. What has no comment of its own is its namesake in small letters; with Set it sets that.

func (p *List) App() *shell.App { return p.app }

func (p *List) Games() []rules.Game { return p.games }

func (p *List) Gone() string { return p.gone }

func (p *List) OnBox(game rules.Game, b tracker.Box) { p.onBox(game, b) }

func (p *List) OnRemove(b tracker.Box) { p.onRemove(b) }

func (p *Copy) Rules() rules.Game { return p.rules }

func (p *Copy) ID() string { return p.id }

func (p *Copy) Box() tracker.Box { return p.box }

func (p *Copy) Noun() string { return p.noun }

func (p *Copy) SetNoun(v string) { p.noun = v }

func (p *Copy) Teller() *tracker.Teller { return p.teller }

func (p *Copy) Form(noun string) rules.PieceForm { return p.form(noun) }

func (p *Copy) OnGroup(noun string) { p.onGroup(noun) }

func (p *Copy) OnMore() { p.onMore() }

func (p *Copy) OnRename() { p.onRename() }

func (p *Copy) OnRemove() { p.onRemove() }

func (p *Copy) Answers(thing rules.Thing) rules.Answers { return p.answers(thing) }

func (p *Copy) Figure(form rules.PieceForm, thing rules.Thing) fyne.CanvasObject {
	return p.figure(form, thing)
}

// WriteBox writes a box as a file.
func WriteBox(a *shell.App, b tracker.Box, to io.WriteCloser) { fileOf(a, b).Write(a, to) }

func BoxFileName(b tracker.Box) string { return boxFileName(b) }

func (p *List) ReadBox(from io.ReadCloser) { p.readBox(from) }

func BoxError(a *shell.App, err error) string { return boxError(a, err) }

func (p *Copy) OnPiece(form rules.PieceForm, thing rules.Thing) { p.onPiece(form, thing) }

func (p *Copy) Ask(form rules.PieceForm, thing rules.Thing) *printForm { return p.ask(form, thing) }

func (f *printForm) Changed() func() { return f.changed }

func (f *printForm) SetChanged(v func()) { f.changed = v }

func (f *printForm) Write(field rules.Setting, text string) { f.write(field, text) }

func (p *Paint) Editor() board.Editor { return p.editor }

func (f *printForm) SetAnswers(v rules.Answers) { f.answers = v }
