package parts

import (
	"cmp"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// gridPicture is the cells of a board in small; where they are only assumed, they are faint.
type gridPicture struct {
	widget.BaseWidget
	lines   []string
	assumed bool
	side    float32
}

// NewGridPicture returns the picture of a grid; of one that is not known, of what is assumed.
func NewGridPicture(known, assumed string, side float32) *gridPicture {
	p := &gridPicture{assumed: known == "", side: side}
	p.lines = strings.Split(cmp.Or(known, assumed), "/")
	p.ExtendBaseWidget(p)
	return p
}

// MinSize grows with the text.
func (p *gridPicture) MinSize() fyne.Size { return fyne.NewSquareSize(p.side * min(look.Scale(), 1.5)) }

// CreateRenderer draws the cells.
func (p *gridPicture) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(p, p.draw) }

func (p *gridPicture) draw(size fyne.Size) []fyne.CanvasObject {
	inks := map[rune]fyne.ThemeColorName{plainCell: look.InkSoft, redCell: look.Lamp5}
	if p.assumed {
		inks = map[rune]fyne.ThemeColorName{plainCell: look.Edge, redCell: look.InkFaint}
	}
	cell := min(size.Width, size.Height) / float32(max(len(p.lines), len(p.lines[0])))
	var objs []fyne.CanvasObject
	for y, line := range p.lines {
		for x, at := range line {
			if ink, ok := inks[at]; ok {
				r := &canvas.Rectangle{CornerRadius: cell * 0.15, FillColor: theme.Color(ink)}
				arrange.Place(r, float32(x)*cell, float32(y)*cell, cell*0.86, cell*0.86)
				objs = append(objs, r)
			}
		}
	}
	return objs
}
