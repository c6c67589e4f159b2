package parts

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// tilePicture is a tile seen from above: walls, and doors where there are some. Of an unknown tile the walls are faint.
type tilePicture struct {
	widget.BaseWidget
	side    float32
	sides   []string
	pointer bool // the sides are a direction and no doors

	floor *canvas.Rectangle
	walls [4][3]*canvas.Rectangle // of each side left and right of a door, and the sill between them
}

// NewTilePicture returns a tile with doors on some sides.
func NewTilePicture(sides []string, side float32) *tilePicture {
	t := &tilePicture{side: side, sides: sides, floor: &canvas.Rectangle{CornerRadius: 3}}
	for i := range t.walls {
		for k := range t.walls[i] {
			t.walls[i][k] = &canvas.Rectangle{}
		}
	}
	t.ExtendBaseWidget(t)
	return t
}

// MinSize grows with the text.
func (t *tilePicture) MinSize() fyne.Size { return fyne.NewSquareSize(t.side * min(look.Scale(), 1.5)) }

// CreateRenderer draws the tile.
func (t *tilePicture) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(t, t.draw) }

func (t *tilePicture) draw(size fyne.Size) []fyne.CanvasObject {
	side := min(size.Width, size.Height)
	thick := max(3, side*0.07)
	t.floor.FillColor = theme.Color(look.Floor)
	arrange.Place(t.floor, 0, 0, side, side)
	objs := []fyne.CanvasObject{t.floor}
	for i, name := range compass {
		t.wall(i, side, thick, slices.Contains(t.sides, name))
		for _, bar := range t.walls[i] {
			objs = append(objs, bar)
		}
	}
	return objs
}

// wall draws the wall of one side: whole, or with a door in the middle third.
func (t *tilePicture) wall(i int, side, thick float32, open bool) {
	ink := theme.Color(look.Wall)
	if len(t.sides) == 0 || t.pointer {
		ink = theme.Color(look.Hollow)
	}
	third := side / 3
	for k, bar := range t.walls[i] {
		bar.FillColor = ink
		along, length, deep := float32(k)*third, third, thick
		if k == 1 && open {
			bar.FillColor = theme.Color(look.Brass)
			along, length, deep = along+1, third-2, thick*0.6
		}
		switch compass[i] {
		case "N":
			arrange.Place(bar, along, 0, length, deep)
		case "S":
			arrange.Place(bar, along, side-deep, length, deep)
		case "W":
			arrange.Place(bar, 0, along, deep, length)
		default:
			arrange.Place(bar, side-deep, along, deep, length)
		}
	}
}
