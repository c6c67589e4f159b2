package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Picture is an icon that grows with the text.
type Picture struct {
	widget.BaseWidget
	side  float32
	image *canvas.Image
}

// NewPicture returns an icon in a colour.
func NewPicture(icon string, ink fyne.ThemeColorName, side float32) *Picture {
	p := &Picture{side: side, image: &canvas.Image{Resource: IconIn(icon, ink), FillMode: canvas.ImageFillContain}}
	p.ExtendBaseWidget(p)
	return p
}

// SetIcon draws another icon.
func (p *Picture) SetIcon(icon string, ink fyne.ThemeColorName) {
	p.image.Resource = IconIn(icon, ink)
	p.image.Refresh()
}

// MinSize returns that of the icon.
func (p *Picture) MinSize() fyne.Size { return fyne.NewSquareSize(p.side * Scale()) }

// CreateRenderer draws the icon.
func (p *Picture) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(p.image) }

// NewArt returns a picture in its own colours.
func NewArt(art fyne.Resource, side float32) *Picture {
	p := &Picture{side: side, image: &canvas.Image{Resource: art, FillMode: canvas.ImageFillContain}}
	p.ExtendBaseWidget(p)
	return p
}
