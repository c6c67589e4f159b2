package play

import (
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
)

// asks reports whether a title holds a question already: it does not stand above the answers, too.
func asks(title, question string) bool {
	return question != "" && strings.Contains(strings.ToLower(title), strings.ToLower(question))
}

// titled reports whether the title asks the form's only question.
func (f *form) titled(label string) bool { return len(f.fields()) == 1 && asks(f.title, label) }

// under sets answers under their question, unless the title asks it.
func (f *form) under(label string, answers fyne.CanvasObject) fyne.CanvasObject {
	if f.titled(label) {
		return answers
	}
	return kit.Column(kit.Gap, kit.NewWrapped(label, kit.Strong), answers)
}
