package museum

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/museum"
	"docent/rules/museum/gallery"
)

// Proof is the museum with the cells that a line of the score counts.
func (Art) Proof(v rules.View, seat rules.Seat, line rules.Line) fyne.CanvasObject {
	s, ok := rules.StateOf[museum.State](v)
	if !ok {
		return nil
	}
	h := readHall(s, seat)
	for i := range h.gains {
		if key, about := h.gains[i].told(); key == line.Key && (about == "" || len(line.About) > 0 && line.About[0] == about) {
			return newProof(h, i)
		}
	}
	return nil
}

// told is how the rules tell a line: its key and, of a collection, its group.
func (g *gain) told() (rules.Key, rules.Thing) {
	switch g.kind {
	case gallery.CivLine:
		return "civ", rules.Of("civ", civLetters[g.group:g.group+1])
	case gallery.DomainLine:
		return "domain", rules.Of("domain", domainLetters[g.group:g.group+1])
	case gallery.PatronLine:
		return "patron", ""
	case gallery.GalleryLine:
		return "gallery", ""
	case gallery.FullLine:
		return "full", ""
	case gallery.BothLine:
	}
	return "both", ""
}

// proof is a museum in which a line's cells are lit.
type proof struct {
	widget.BaseWidget
	board Board
	hall  hallLook
	size  fyne.Size
	objs  []fyne.CanvasObject
}

func newProof(h hallLook, line int) *proof {
	p := &proof{hall: h}
	p.board.shown = line
	p.ExtendBaseWidget(p)
	return p
}

// The most that a proof takes of a sheet.
const (
	proofCell = 60
	proofHigh = 300
)

func (p *proof) cell(width float32) float32 {
	columns, rows := float32(p.hall.board.Width()), float32(p.hall.board.Height())
	return min(proofCell, proofHigh/rows, (width-8)/columns)
}

// HeightFor is the height of the cells in a width.
func (p *proof) HeightFor(width float32) float32 {
	return p.cell(width)*float32(p.hall.board.Height()) + 12
}

// MinSize lets the sheet decide.
func (p *proof) MinSize() fyne.Size { return fyne.NewSize(120, p.HeightFor(max(120, p.Size().Width))) }

// CreateRenderer draws the museum.
func (p *proof) CreateRenderer() fyne.WidgetRenderer {
	p.ExtendBaseWidget(p)
	return (*proofDrawn)(p)
}

type proofDrawn proof

func (d *proofDrawn) Layout(size fyne.Size) {
	if size != d.size {
		d.draw(size)
	}
}

func (d *proofDrawn) MinSize() fyne.Size { return (*proof)(d).MinSize() }

func (d *proofDrawn) Objects() []fyne.CanvasObject { return d.objs }

func (d *proofDrawn) Destroy() {}

func (d *proofDrawn) Refresh() { d.draw(d.size) }

func (d *proofDrawn) draw(size fyne.Size) {
	d.size = size
	s := draw.After(nil)
	s.Density = 2
	h := &d.hall
	cell := (*proof)(d).cell(size.Width)
	p := hallPlan{cell: cell, grid: draw.Box{W: cell * float32(h.board.Width()), H: cell * float32(h.board.Height())}}
	p.grid.X, p.grid.Y = (size.Width-p.grid.W)/2, 6
	s.Lifted(draw.At(p.grid.X-4, p.grid.Y-4, p.grid.W+8, p.grid.H+8), draw.Tone(kit.Panel), 10)
	d.board.drawCells(s, p.grid.X, p.grid.Y, cell, h)
	d.board.drawLit(s, p, h)
	d.objs = s.Objs
}
