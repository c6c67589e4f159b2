package kit

import (
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/assets"
)

// BoxArt returns the drawing of a game's box; a game without one has a plain box with its initial.
func BoxArt(game string) fyne.CanvasObject {
	for _, drawn := range assets.Covers() {
		if drawn == game {
			return look.CoverArt(game)
		}
	}
	return newPlainBox(game)
}

// plainBox is the box of a game that nobody has drawn.
type plainBox struct {
	widget.BaseWidget
	face, spine, rim *canvas.Rectangle
	letter           *canvas.Text
}

func newPlainBox(game string) *plainBox {
	first, _ := utf8.DecodeRuneInString(game)
	b := &plainBox{face: &canvas.Rectangle{}, spine: &canvas.Rectangle{}, rim: &canvas.Rectangle{}}
	b.letter = &canvas.Text{Text: strings.ToUpper(string(first)), Alignment: fyne.TextAlignCenter}
	b.ExtendBaseWidget(b)
	return b
}

// MinSize lets any place hold it.
func (b *plainBox) MinSize() fyne.Size { return fyne.NewSquareSize(1) }

// CreateRenderer draws the box.
func (b *plainBox) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(b, b.draw) }

func (b *plainBox) draw(size fyne.Size) []fyne.CanvasObject {
	round := size.Width / 16
	b.face.FillColor, b.face.CornerRadius = theme.Color(look.PanelPress), round
	b.spine.FillColor, b.spine.TopLeftCornerRadius, b.spine.BottomLeftCornerRadius = theme.Color(look.Brass), round, round
	b.rim.StrokeColor, b.rim.StrokeWidth, b.rim.CornerRadius = theme.Color(look.Brass), max(1, size.Width/80), round/2
	b.letter.Color, b.letter.TextSize, b.letter.FontSource = theme.Color(look.Brass), max(1, size.Width*0.5), look.TitleFace()
	spine, margin := size.Width/14, size.Width/9
	arrange.Place(b.face, 0, 0, size.Width, size.Height)
	arrange.Place(b.spine, 0, 0, spine, size.Height)
	arrange.Place(b.rim, spine+margin, margin, max(0, size.Width-spine-2*margin), max(0, size.Height-2*margin))
	high := b.letter.MinSize().Height
	arrange.Place(b.letter, spine, (size.Height-high)/2, size.Width-spine, high)
	return []fyne.CanvasObject{b.face, b.spine, b.rim, b.letter}
}
