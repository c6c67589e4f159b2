package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
)

// picture is an icon that grows with the text.
type picture struct {
	widget.BaseWidget
	side  float32
	image *canvas.Image
}

func newPicture(icon string, ink fyne.ThemeColorName, side float32) *picture {
	p := &picture{side: side, image: &canvas.Image{Resource: kit.IconIn(icon, ink), FillMode: canvas.ImageFillContain}}
	p.ExtendBaseWidget(p)
	return p
}

// show draws another icon.
func (p *picture) show(icon string, ink fyne.ThemeColorName) {
	p.image.Resource = kit.IconIn(icon, ink)
	p.image.Refresh()
}

// MinSize is that of the icon.
func (p *picture) MinSize() fyne.Size { return fyne.NewSquareSize(p.side * kit.Scale()) }

// CreateRenderer draws the icon.
func (p *picture) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(p.image) }

// newArt is a picture in its own colours.
func newArt(art fyne.Resource, side float32) *picture {
	p := &picture{side: side, image: &canvas.Image{Resource: art, FillMode: canvas.ImageFillContain}}
	p.ExtendBaseWidget(p)
	return p
}
