package parts

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/rules"
)

// compass is the sides of a tile as a game names them.
var compass = []string{"N", "E", "S", "W"}

// IsSides tells a blank for sides of a tile, any of them or one.
func IsSides(f rules.Field) bool {
	var sides []string
	for _, o := range f.Options {
		if o.Value != "" {
			sides = append(sides, o.Value)
		}
	}
	return f.Of == "side" && slices.Equal(sides, compass)
}

// sidesPad is a tile between four buttons, one on each side of it.
type sidesPad struct {
	widget.BaseWidget
	many    bool
	chosen  []string
	changed func([]string)
	buttons [4]*kit.ActionButton
	names   [4]string
	tile    *tilePicture
	box     *fyne.Container
}

// How long the side of the tile between the buttons is, for its doors and for a direction.
const (
	doorsTile     = 112
	directionTile = 56
)

func NewSidesPad(many bool, name func(string) string, chosen []string, changed func([]string)) *sidesPad {
	p := &sidesPad{many: many, changed: changed, tile: NewTilePicture(nil, doorsTile)}
	p.chosen = slices.DeleteFunc(slices.Clone(chosen), func(side string) bool { return side == "" })
	if !many {
		p.tile.side, p.tile.pointer = directionTile, true
	}
	objs := []fyne.CanvasObject{p.tile}
	for i, side := range compass {
		p.names[i] = name(side)
		p.buttons[i] = kit.NewActionButton("", p.names[i], func() { p.onSide(side) })
		p.buttons[i].Compact = true
		objs = append(objs, p.buttons[i])
	}
	p.show()
	p.box = &fyne.Container{Layout: (*padLayout)(p), Objects: objs}
	p.ExtendBaseWidget(p)
	return p
}

func (p *sidesPad) onSide(side string) {
	switch at := slices.Index(p.chosen, side); {
	case at >= 0:
		p.chosen = slices.Delete(p.chosen, at, at+1)
	case p.many:
		p.chosen = slices.DeleteFunc(slices.Clone(compass), func(s string) bool { return s != side && !slices.Contains(p.chosen, s) })
	default:
		p.chosen = []string{side}
	}
	p.show()
	p.changed(slices.Clone(p.chosen))
}

// show sets the buttons and the tile as the sides are chosen.
func (p *sidesPad) show() {
	arrows := [4]string{"up", kit.IconChevron, "down", "back"}
	for i, b := range p.buttons {
		b.Icon, b.Style, b.Label = "door", kit.Plain, p.names[i]
		if !p.many {
			b.Icon = arrows[i]
		}
		if slices.Contains(p.chosen, compass[i]) {
			b.Style, b.Label = kit.Primary, p.names[i]+", "+kit.Say.Chosen
		}
		b.Refresh()
	}
	p.tile.sides = p.chosen
	p.tile.Refresh()
}

// CreateRenderer draws the pad.
func (p *sidesPad) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(p.box) }

type padLayout sidesPad

// Layout sets the buttons around the tile.
func (p *padLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	b, side := p.buttons[0].MinSize(), p.tile.side
	x, y := (size.Width-side)/2, (size.Height-side)/2
	kit.Place(p.tile, x, y, side, side)
	middle := (size.Width - b.Width) / 2
	kit.Place(p.buttons[0], middle, y-kit.Gap-b.Height, b.Width, b.Height)
	kit.Place(p.buttons[2], middle, y+side+kit.Gap, b.Width, b.Height)
	middle = (size.Height - b.Height) / 2
	kit.Place(p.buttons[3], x-kit.Gap-b.Width, middle, b.Width, b.Height)
	kit.Place(p.buttons[1], x+side+kit.Gap, middle, b.Width, b.Height)
}

// MinSize is the tile and the buttons around it.
func (p *padLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	b, side := p.buttons[0].MinSize(), p.tile.side
	return fyne.NewSize(side+2*(b.Width+kit.Gap), side+2*(b.Height+kit.Gap))
}

// tilePicture is a tile seen from above: walls, and doors where there are some. Of an unknown tile the walls are faint.
type tilePicture struct {
	widget.BaseWidget
	side    float32
	sides   []string
	pointer bool // the sides are a direction and no doors
}

func NewTilePicture(sides []string, side float32) *tilePicture {
	t := &tilePicture{side: side, sides: sides}
	t.ExtendBaseWidget(t)
	return t
}

// MinSize grows with the text.
func (t *tilePicture) MinSize() fyne.Size { return fyne.NewSquareSize(t.side * min(kit.Scale(), 1.5)) }

// CreateRenderer draws the tile.
func (t *tilePicture) CreateRenderer() fyne.WidgetRenderer {
	r := &tileDrawn{tile: t, floor: &canvas.Rectangle{CornerRadius: 3}}
	r.objs = []fyne.CanvasObject{r.floor}
	for i := range r.walls {
		for k := range r.walls[i] {
			r.walls[i][k] = &canvas.Rectangle{}
			r.objs = append(r.objs, r.walls[i][k])
		}
	}
	return r
}

// tileDrawn is a floor and, on each side, the wall left and right of a door and the sill between them.
type tileDrawn struct {
	tile  *tilePicture
	floor *canvas.Rectangle
	walls [4][3]*canvas.Rectangle
	objs  []fyne.CanvasObject
}

// Layout draws for the size.
func (r *tileDrawn) Layout(size fyne.Size) {
	side := min(size.Width, size.Height)
	thick := max(3, side*0.07)
	r.floor.FillColor = theme.Color(kit.Floor)
	kit.Place(r.floor, 0, 0, side, side)
	for i, name := range compass {
		open := slices.Contains(r.tile.sides, name)
		r.wall(i, side, thick, open)
	}
}

// wall draws the wall of one side: whole, or with a door in the middle third.
func (r *tileDrawn) wall(i int, side, thick float32, open bool) {
	ink := theme.Color(kit.Wall)
	if len(r.tile.sides) == 0 || r.tile.pointer {
		ink = theme.Color(kit.Hollow)
	}
	third := side / 3
	for k, bar := range r.walls[i] {
		bar.FillColor = ink
		along, length, deep := float32(k)*third, third, thick
		if k == 1 && open {
			bar.FillColor = theme.Color(kit.Brass)
			along, length, deep = along+1, third-2, thick*0.6
		}
		switch compass[i] {
		case "N":
			kit.Place(bar, along, 0, length, deep)
		case "S":
			kit.Place(bar, along, side-deep, length, deep)
		case "W":
			kit.Place(bar, 0, along, deep, length)
		default:
			kit.Place(bar, side-deep, along, deep, length)
		}
	}
}

// MinSize is the tile's.
func (r *tileDrawn) MinSize() fyne.Size { return r.tile.MinSize() }

// Refresh draws anew.
func (r *tileDrawn) Refresh() {
	r.Layout(r.tile.Size())
	canvas.Refresh(r.tile)
}

// Objects are the floor and the walls.
func (r *tileDrawn) Objects() []fyne.CanvasObject { return r.objs }

// Destroy leaves nothing.
func (r *tileDrawn) Destroy() {}
