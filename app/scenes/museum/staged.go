//go:build scenes

package museum

import (
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Told lists the museums of an evening, row by row.
func Told() []string { return museumsTold[:] }

// LayOut calls for every card of a museum, with its cell.
func LayOut(rows string, put func(cell, card string)) { layOut(rows, put) }

// Thing returns a thing of Museum.
func Thing(noun, id string) rules.Thing { return rules.Of(noun, id) }

// Uncounted returns a game played without Docent of which nothing was told yet.
func Uncounted(a *shell.App) *tracker.Play { return begin(a, len(museumsTold), "score") }
