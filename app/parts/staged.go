//go:build scenes

package parts

import (
	"io"

	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// GridPad is gridPad.
type GridPad = gridPad

// NewGridPad is newGridPad.
func NewGridPad(rows, said string, changed func(string)) *gridPad {
	return newGridPad(rows, said, changed)
}

// StagedResize is resize.
func (p *gridPad) StagedResize(rows, columns int) { p.resize(rows, columns) }

// Cell is cell.
func (p *gridPad) Cell(width float32) float32 { return p.cell(width) }

// Left is left.
func (p *gridPad) Left(side float32) float32 { return p.left(side) }

// AskBox is askBox.
func AskBox(a *shell.App, play *tracker.Play, done func(tracker.Box, rules.Box)) {
	askBox(a, play, done)
}

// MostTableLines is mostTableLines.
const MostTableLines = mostTableLines

// MostTableFigure is mostTableFigure.
const MostTableFigure = mostTableFigure

// TableLine is tableLine.
type TableLine = tableLine

// Lines returns lines.
func (p *tablePad) Lines() []tableLine { return p.lines }

// TableFigures is tableFigures.
type TableFigures = tableFigures

// OnAdd is onAdd.
func (p *tablePad) OnAdd() { p.onAdd() }

// OnRemove is onRemove.
func (p *tablePad) OnRemove(i int) { p.onRemove(i) }

// DigitPad is digitPad.
type DigitPad = digitPad

// Mark is mark.
func (p *digitPad) Mark(at int) { p.mark(at) }

// Next is next.
func (p *digitPad) Next() { p.next() }

// Digit is digit.
func (p *digitPad) Digit(n int) { p.digit(n) }

// Set is set.
func (p *digitPad) Set(n int) { p.set(n) }

// WritePlay writes a play as a file.
func WritePlay(a *shell.App, play *tracker.Play, to io.WriteCloser) { playFile(a, play).write(a, to) }

// Write is write.
func (f File) Write(a *shell.App, to io.WriteCloser) { f.write(a, to) }

// FileName is fileName.
func FileName(a *shell.App, h tracker.Header) string { return fileName(a, h) }

// ReadPlay is readPlay.
func ReadPlay(a *shell.App, from io.ReadCloser) { readPlay(a, from) }

// ColumnsOf is columnsOf.
func ColumnsOf(options []rules.Option) []string { return columnsOf(options) }
