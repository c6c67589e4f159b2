package board

import (
	"fyne.io/fyne/v2"

	"docent/rules"
)

// Form is how a game's own chart is drawn.
type Form uint8

// The forms of a chart.
const (
	Rows    Form = iota // a row of dots for each thing that figures are counted by, or for each player where there is none
	Columns             // a column for each thing, as high as its figures are on average
	Heaps               // the middle one of each thing's figures as a heap of what it is made of
)

// Chart is how a game shows its own figures in the statistics. Its texts are "<game>.chart.<key>" and the same with
// ".about"; of heaps also with ".most", for the greatest of all.
type Chart struct {
	Key   rules.Key // of the figures; empty: the game has no chart
	Form  Form
	Unit  int                                    // what a number on the axis stands for; 0: one
	Piece func(rules.Thing) (fyne.Resource, int) // of a heap: what it looks like, and how many of it lie there
	Tales map[rules.Key]string                   // the icons of figures that are worth telling by themselves
}
