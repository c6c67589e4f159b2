package museum

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/museum"
)

// Proof returns the museum with the cells that a line of the score counts.
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

// proof is a museum in which a line's cells are lit.
type proof struct {
	widget.BaseWidget
	museum hallLook
	line   int
	size   fyne.Size
	objs   []fyne.CanvasObject
}

// newProof returns a museum in which the cells of a line are lit.
func newProof(museum hallLook, line int) *proof {
	p := &proof{museum: museum, line: line}
	p.ExtendBaseWidget(p)
	return p
}

// The most that a proof takes of a sheet.
const (
	proofCell = 60
	proofHigh = 300
)

// side returns the width of a cell.
func (p *proof) side(width float32) float32 {
	columns, rows := float32(p.museum.board.Width()), float32(p.museum.board.Height())
	return min(proofCell, proofHigh/rows, (width-8)/columns)
}

// HeightFor returns the height of the cells in a width.
func (p *proof) HeightFor(width float32) float32 {
	return p.side(width)*float32(p.museum.board.Height()) + 12
}

// MinSize returns a narrow proof: the sheet decides.
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
	side := (*proof)(d).side(size.Width)
	wide, high := side*float32(d.museum.board.Width()), side*float32(d.museum.board.Height())
	grid{s, &d.museum, draw.At((size.Width-wide)/2, 6, wide, high), side}.draw(d.line)
	d.objs = s.Objs
}
