package kit

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// QR shows a code, always black on white with a quiet zone, as large as its place lets it be.
type QR struct {
	widget.BaseWidget
	Label string // what a screen reader says: the address in words
	bits  [][]bool
	plate *canvas.Rectangle
	image *canvas.Image
}

// quiet is the white rim a reader needs, in modules.
const quiet = 4

// NewQR returns the picture of a code without its quiet zone.
func NewQR(bits [][]bool, label string) *QR {
	q := &QR{Label: label, plate: &canvas.Rectangle{}, image: &canvas.Image{FillMode: canvas.ImageFillContain, ScaleMode: canvas.ImageScalePixels}}
	q.ExtendBaseWidget(q)
	q.SetBits(bits)
	return q
}

// SetBits replaces the code.
func (q *QR) SetBits(bits [][]bool) {
	q.bits = bits
	side := len(bits) + 2*quiet
	img := image.NewGray(image.Rect(0, 0, side, side))
	for i := range img.Pix {
		img.Pix[i] = 0xff
	}
	for y, line := range bits {
		for x, black := range line {
			if black {
				img.SetGray(x+quiet, y+quiet, color.Gray{})
			}
		}
	}
	q.image.Image = img
	q.Refresh()
}

// MinSize gives each module at least 4 dp.
func (q *QR) MinSize() fyne.Size {
	return fyne.NewSquareSize(float32(len(q.bits)+2*quiet) * 4)
}

// HeightFor keeps the code square.
func (q *QR) HeightFor(width float32) float32 { return min(width, max(q.MinSize().Height, 360)) }

// AccessibilityLabel returns the label given.
func (q *QR) AccessibilityLabel() string { return q.Label }

// AccessibilityRole returns that of a text.
func (q *QR) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer draws the code on a white plate.
func (q *QR) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(q, func(size fyne.Size) []fyne.CanvasObject {
		x, y, side := arrange.SquareIn(size)
		q.plate.FillColor, q.plate.CornerRadius = color.White, 12
		q.plate.StrokeColor, q.plate.StrokeWidth = theme.Color(look.Edge), 1
		arrange.Place(q.plate, x, y, side, side)
		// Whole dp a module keep the edges sharp for the camera.
		modules := float32(len(q.bits) + 2*quiet)
		drawn := float32(int(side/modules)) * modules
		arrange.Place(q.image, x+(side-drawn)/2, y+(side-drawn)/2, drawn, drawn)
		return []fyne.CanvasObject{q.plate, q.image}
	})
}
