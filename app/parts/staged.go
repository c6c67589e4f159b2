//go:build scenes

package parts

import (
	"io"

	"fyne.io/fyne/v2"

	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Scenes and tests see these. What has no comment of its own is its namesake in small letters; with Set it sets that.

type GridPad = gridPad

func NewGridPad(rows, said string, changed func(string)) *gridPad {
	return newGridPad(rows, said, changed)
}

func (p *gridPad) StagedResize(rows, columns int) { p.resize(rows, columns) }

func (p *gridPad) Cell(width float32) float32 { return p.cell(width) }

func (p *gridPad) Left(side float32) float32 { return p.left(side) }

func AskBox(a *shell.App, play *tracker.Play, done func(tracker.Box, rules.Box)) {
	askBox(a, play, done)
}

const MostTableLines = mostTableLines

const MostTableFigure = mostTableFigure

type TableLine = tableLine

func (p *tablePad) Lines() []tableLine { return p.lines }

type TableFigures = tableFigures

func (p *tablePad) OnAdd() { p.onAdd() }

func (p *tablePad) OnRemove(i int) { p.onRemove(i) }

type DigitPad = digitPad

// At returns the number that takes the next digit.
func (p *digitPad) At() int { return p.at }

// PlateOf returns the plate of a number.
func (p *digitPad) PlateOf(at int) fyne.CanvasObject { return p.plates[at] }

// Plated returns what the plate of a number bears.
func (p *digitPad) Plated(at int) string { return p.plates[at].Label }

func (p *digitPad) Next() { p.next() }

func (p *digitPad) Digit(n int) { p.digit(n) }

func (p *digitPad) Set(n int) { p.set(n) }

// WritePlay writes a play as a file.
func WritePlay(a *shell.App, play *tracker.Play, to io.WriteCloser) { playFile(a, play).write(a, to) }

func (f File) Write(a *shell.App, to io.WriteCloser) { f.write(a, to) }

func ReadPlay(a *shell.App, from io.ReadCloser) { readPlay(a, from) }

func ColumnsOf(options []rules.Option) []string { return columnsOf(options) }
