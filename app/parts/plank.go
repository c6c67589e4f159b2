package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// plank is the board that boxes stand on.
type plank struct {
	widget.BaseWidget
	top, front *canvas.Rectangle
}

// NewPlank returns a board as long as its place.
func NewPlank() *plank {
	p := &plank{top: &canvas.Rectangle{}, front: &canvas.Rectangle{}}
	p.ExtendBaseWidget(p)
	return p
}

// MinSize returns the thickness of the board.
func (p *plank) MinSize() fyne.Size { return fyne.NewSize(1, 14) }

// CreateRenderer draws the board.
func (p *plank) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(p, p.draw) }

func (p *plank) draw(size fyne.Size) []fyne.CanvasObject {
	p.top.FillColor, p.top.CornerRadius = theme.Color(look.Wall), 2
	p.front.FillColor = theme.Color(look.Edge)
	p.front.BottomLeftCornerRadius, p.front.BottomRightCornerRadius = 4, 4
	p.front.Shadow = canvas.Shadow{Color: theme.Color(look.Shade), BlurRadius: 10, Offset: fyne.NewPos(0, 5)}
	arrange.Place(p.top, 0, 0, size.Width, 5)
	arrange.Place(p.front, 0, 4, size.Width, size.Height-4)
	return []fyne.CanvasObject{p.front, p.top}
}
