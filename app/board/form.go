package board

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
)

// Ask lists what a form of a game knows of the piece of a box that it asks for.
type Ask interface {
	Words
	// Answers returns what is known of the piece; they are read only.
	Answers() rules.Answers
	// Set keeps some answers, all at once.
	Set(rules.Answers)
	// Question is a field as every form asks for it.
	Question(field string) fyne.CanvasObject
	// Wide reports whether there is room for two columns.
	Wide() bool
}

// Painting is a page on which the pieces of some nouns are entered together, as one drawing.
type Painting struct {
	Nouns []string
	Icon  string
	Key   string // of the text that leads there; with ".about" what it is for, with ".title" the title of the page, with ".once" where it is missed
	New   func(Bench) Editor
	// Missed reports whether a play goes on without the drawing because nobody made it.
	Missed func(rules.View) bool
	Uses   rules.Answers // of a set-up whose box has the drawing
}

// Bench is the page around an Editor: what is known of the box, and where it is kept.
type Bench interface {
	Words
	Things() rules.Box
	// Keep keeps what was found out of pieces, and reports whether it could.
	Keep(map[rules.Thing]rules.Answers) bool
	// Wide reports whether there is room for two columns.
	Wide() bool
	// Rebuild builds the editor anew.
	Rebuild()
	// Open brings up a sheet over the page.
	Open(title string, body fyne.CanvasObject) *kit.Sheet
}

// Editor is the content of a Painting. Every stroke is kept at once.
type Editor interface {
	// Build returns the content anew, and what stays under it: nil for nothing.
	Build() (body, foot fyne.CanvasObject)
	// Refresh shows in it what has changed since.
	Refresh()
	Undo()
	Redo()
}

// Text holds what a line of text spells that is entered by taps.
type Text struct {
	Spells  Spelling
	Assumed string // shown while nothing is known
}

// Spelling is how something is spelt in a line of text.
type Spelling uint8

// The spellings of the letters themselves; of the cells of a grid, row by row: "..R/.#." with '#' for none, 'R' for one
// that is set apart; and of what is paid for each number reached: "2=10 3=15".
const (
	Letters Spelling = iota
	Cells
	Tariff
)

// TextOf returns what a field spells; of one that is no line of text, letters.
func (k Kit) TextOf(f rules.Field) Text {
	if !f.IsText() {
		return Text{}
	}
	return k.Texts[f.Of]
}
