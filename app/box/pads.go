package box

import (
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/parts"
	"docent/rules"
)

// gridIn is what a piece says of the cells of a board, if it does.
func gridIn(form rules.PieceForm) (rules.Setting, bool) {
	for _, f := range form.Fields {
		if parts.IsGrid(f.Field) {
			return f, true
		}
	}
	return rules.Setting{}, false
}

// grid asks for the cells of a board.
func (f *printForm) grid(field rules.Setting, label string) fyne.CanvasObject {
	return parts.GridEditor(f.app, strings.Join(f.answers[field.Name], ""), label, func(rows string) { f.set(field.Name, rows) })
}

// sidesIn is what a piece says of its doors, if it does.
func sidesIn(form rules.PieceForm) (rules.Setting, bool) {
	for _, f := range form.Fields {
		if f.Many && parts.IsSides(f.Field) {
			return f, true
		}
	}
	return rules.Setting{}, false
}

// table asks for what is paid for each number reached.
func (f *printForm) table(field rules.Setting, label string) fyne.CanvasObject {
	pad := parts.NewTablePad(f.app, strings.Join(f.answers[field.Name], ""), func(text string) { f.set(field.Name, text) })
	return kit.Column(kit.Gap, kit.NewWrapped(label, kit.Strong), pad.Box)
}
