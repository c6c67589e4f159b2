package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// Picture is an icon that grows with the text.
type Picture struct {
	widget.BaseWidget
	side  float32
	icon  string // "": a picture in its own colours
	ink   fyne.ThemeColorName
	image *canvas.Image
}

// NewPicture returns an icon in a colour.
func NewPicture(icon string, ink fyne.ThemeColorName, side float32) *Picture {
	p := &Picture{side: side, icon: icon, ink: ink, image: &canvas.Image{FillMode: canvas.ImageFillContain}}
	p.ExtendBaseWidget(p)
	return p
}

// SetIcon draws another icon.
func (p *Picture) SetIcon(icon string, ink fyne.ThemeColorName) {
	p.icon, p.ink = icon, ink
	p.Refresh()
}

// MinSize returns that of the icon.
func (p *Picture) MinSize() fyne.Size { return fyne.NewSquareSize(p.side * look.Scale()) }

// CreateRenderer draws the icon.
func (p *Picture) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(p, func(size fyne.Size) []fyne.CanvasObject {
		if p.icon != "" {
			look.Redraw(p.image, p.icon, p.ink)
		}
		arrange.Place(p.image, 0, 0, size.Width, size.Height)
		return []fyne.CanvasObject{p.image}
	})
}

// NewArt returns a picture in its own colours.
func NewArt(art fyne.Resource, side float32) *Picture {
	p := &Picture{side: side, image: &canvas.Image{Resource: art, FillMode: canvas.ImageFillContain}}
	p.ExtendBaseWidget(p)
	return p
}
