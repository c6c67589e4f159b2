package parts

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
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
	passed  []string // the sides over which a finger has slid
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

// NewSidesPad returns a pad for any of the sides, or for one.
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
		if many {
			p.buttons[i].Follow(func(to fyne.Position, ended bool) { p.slide(p.buttons[i].Position().Add(to), ended) })
		}
		objs = append(objs, p.buttons[i])
	}
	p.show()
	p.box = &fyne.Container{Layout: (*padLayout)(p), Objects: objs}
	p.ExtendBaseWidget(p)
	return p
}

// slide answers with the side under a finger that slides over the pad, once for each.
func (p *sidesPad) slide(at fyne.Position, ended bool) {
	for i, b := range p.buttons {
		from, side := at.Subtract(b.Position()), compass[i]
		inside := from.X >= 0 && from.Y >= 0 && from.X < b.Size().Width && from.Y < b.Size().Height
		if inside && !slices.Contains(p.passed, side) {
			p.passed = append(p.passed, side)
			p.onSide(side)
		}
	}
	if ended {
		p.passed = nil
	}
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
	arrows := [4]string{"up", look.IconChevron, "down", "back"}
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

// Inside returns the four buttons.
func (p *sidesPad) Inside() []fyne.CanvasObject { return p.box.Objects }

// CreateRenderer draws the pad.
func (p *sidesPad) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(p.box) }

type padLayout sidesPad

// Layout sets the buttons around the tile.
func (p *padLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	b, side := p.buttons[0].MinSize(), p.tile.side
	x, y := (size.Width-side)/2, (size.Height-side)/2
	arrange.Place(p.tile, x, y, side, side)
	middle := (size.Width - b.Width) / 2
	arrange.Place(p.buttons[0], middle, y-look.Gap-b.Height, b.Width, b.Height)
	arrange.Place(p.buttons[2], middle, y+side+look.Gap, b.Width, b.Height)
	middle = (size.Height - b.Height) / 2
	arrange.Place(p.buttons[3], x-look.Gap-b.Width, middle, b.Width, b.Height)
	arrange.Place(p.buttons[1], x+side+look.Gap, middle, b.Width, b.Height)
}

// MinSize returns the tile and the buttons around it.
func (p *padLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	b, side := p.buttons[0].MinSize(), p.tile.side
	return fyne.NewSize(side+2*(b.Width+look.Gap), side+2*(b.Height+look.Gap))
}
