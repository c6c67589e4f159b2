package boards

import (
	"math"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules/crazymuseum"
	"docent/rules/grid"
)

// Parts of a cell. A tile leaves a gap to its neighbours, in which their doors meet.
const (
	tilePart  float32 = 0.86
	gapPart           = (1 - tilePart) / 2
	doorPart  float32 = 0.34 // how wide a door is
	stubPart  float32 = 0.46 // how deep one looks into the dark behind a door
	mapRim    float32 = 0.09 // around the whole museum
	readable  float32 = 64   // dp of a tile at which all of it can be told
	tileMost  float32 = 200
	figureMax float32 = 0.40
)

// spot is where a figure stands: its middle and its width, in cells.
type spot struct{ x, y, wide float32 }

// spots places so many figures in a room, as parts of its tile: above what lies there, and clear of it.
func spots(n int, laden bool) []spot {
	step := float32(1.1)
	row := func(n int, y, wide float32) []spot {
		var list []spot
		for i := range n {
			list = append(list, spot{0.5 + (float32(i)-float32(n-1)/2)*wide*step, y, wide})
		}
		return list
	}
	y, most := float32(0.51), figureMax
	if laden {
		y, most = 0.47, 0.35
	}
	switch {
	case n == 0:
		return nil
	case n <= 3:
		return row(n, y, [...]float32{most, min(most, 0.35), 0.28}[n-1])
	}
	up := (n + 1) / 2
	wide := min(0.235, 0.86/float32(up)/step)
	if up == 2 {
		step = 1.45
	}
	return append(row(up, 0.395, wide), row(n-up, 0.64, wide)...)
}

// from takes a place within a tile to the map.
func (p spot) from(c grid.Cell) spot {
	x, y := corners(c)
	return spot{x + gapPart + p.x*tilePart, y + gapPart + p.y*tilePart, p.wide * tilePart}
}

// between is a place on the way from one spot to another.
func (p spot) between(to spot, done float32) spot {
	mid := func(a, b float32) float32 { return a + (b-a)*done }
	return spot{mid(p.x, to.x), mid(p.y, to.y), mid(p.wide, to.wide)}
}

// corners is the upper left corner of a cell on the map: north is up.
func corners(c grid.Cell) (x, y float32) { return float32(c.X), -float32(c.Y) }

func middleOf(c grid.Cell) fyne.Position {
	x, y := corners(c)
	return fyne.NewPos(x+0.5, y+0.5)
}

// tileBox is the place of a room's tile, in cells.
func tileBox(c grid.Cell) box {
	x, y := corners(c)
	return box{x + gapPart, y + gapPart, tilePart, tilePart}
}

// stubBox is the dark behind a door that leads out of the known museum, in cells.
func stubBox(e exit) box {
	t := tileBox(e.cell)
	const wide = 0.6
	x, y := t.x+(t.w-wide)/2, t.y+(t.h-wide)/2
	switch e.side {
	case grid.North:
		return box{x, t.y - stubPart, wide, stubPart}
	case grid.South:
		return box{x, t.y + t.h, wide, stubPart}
	case grid.East:
		return box{t.x + t.w, y, stubPart, wide}
	}
	return box{t.x - stubPart, y, stubPart, wide}
}

// peek is the part of the dark that one sees where one cannot go there now.
func peek(in box, d grid.Dir) box {
	const less = stubPart * 0.5
	switch d {
	case grid.North:
		return box{in.x, in.y + less, in.w, in.h - less}
	case grid.South:
		return box{in.x, in.y, in.w, in.h - less}
	case grid.East:
		return box{in.x, in.y, in.w - less, in.h}
	}
	return box{in.x + less, in.y, in.w - less, in.h}
}

// bounds is the part of the plane that the museum takes, exits included.
func (h *heist) bounds() box {
	if len(h.tiles) == 0 {
		return box{0, 0, 1, 1}
	}
	low, high := float32(math.MaxFloat32), -float32(math.MaxFloat32)
	x0, y0, x1, y1 := low, low, high, high
	hold := func(b box) {
		x0, y0 = min(x0, b.x), min(y0, b.y)
		x1, y1 = max(x1, b.x+b.w), max(y1, b.y+b.h)
	}
	for _, t := range h.tiles {
		hold(tileBox(t.cell))
	}
	for _, e := range h.exits {
		if e.kind == crazymuseum.NoRoom && h.supplies[0] > 0 {
			in := stubBox(e)
			if !e.lit {
				in = peek(in, e.side)
			}
			hold(in)
		}
	}
	return box{x0 - mapRim, y0 - mapRim, x1 - x0 + 2*mapRim, y1 - y0 + 2*mapRim}
}

// sheet is what the board consists of in a size: lamps above, the map, the thief below.
type sheet struct{ lamps, left, view, panel box }

// relaxed is the height from which a phone shows what is left, roomy that from which it shows the thief's board too:
// the seat cards above tell the same in numbers.
const (
	relaxed float32 = 300
	roomy   float32 = 400
)

// hall is the width from which the board has room beside the map.
const hall float32 = 560

func (h *heist) sheet(size fyne.Size) sheet {
	var p sheet
	p.lamps = box{0, 0, size.Width, h.lampsHeight(size.Width)}
	y := p.lamps.h + 4
	if size.Width >= hall {
		x := lampsWidth(p.lamps.h)
		p.left = box{x, 0, p.lamps.button(0).x - kit.Pad - x, p.lamps.h}
		p.view = box{0, y, size.Width, max(0, size.Height-y)}
		if h.plated() {
			p.panel = box{0, y, columnWidth(), p.view.h}
			p.view.x += p.panel.w + kit.Gap
			p.view.w -= p.panel.w + kit.Gap
		}
		return p
	}
	panel := h.panelHeight(size)
	p.panel = box{0, size.Height - panel, size.Width, panel}
	if size.Height >= relaxed {
		p.left = box{6, y - 4, size.Width - 12, leftHeight()}
		y += p.left.h
	}
	bottom := size.Height - panel
	if panel > 0 {
		bottom -= 6
	}
	p.view = box{0, y, size.Width, max(0, bottom-y)}
	return p
}

// heightFor is the least height at which the map still shows some rooms.
func (h *heist) heightFor(width float32) float32 {
	if width < hall {
		return h.lampsHeight(width) + 160
	}
	return h.lampsHeight(width) + 290
}
