package crazymuseum

import (
	"math"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
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
	readable  float32 = 48   // dp of a tile down to which the whole museum is shown
	tileMost  float32 = 200
	figureMax float32 = 0.40
)

// spots places so many figures in a room, as parts of its tile: above what lies there, and clear of it.
func spots(n int, laden bool) []draw.Spot {
	step := float32(1.1)
	row := func(n int, y, wide float32) []draw.Spot {
		var list []draw.Spot
		for i := range n {
			list = append(list, draw.SpotAt(0.5+(float32(i)-float32(n-1)/2)*wide*step, y, wide))
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

// onTile takes a place within a tile to the map.
func onTile(p draw.Spot, c grid.Cell) draw.Spot {
	x, y := draw.Corners(c)
	return draw.SpotAt(x+gapPart+p.X*tilePart, y+gapPart+p.Y*tilePart, p.Wide*tilePart)
}

// tileBox returns the place of a room's tile, in cells.
func tileBox(c grid.Cell) draw.Box {
	x, y := draw.Corners(c)
	return draw.At(x+gapPart, y+gapPart, tilePart, tilePart)
}

// stubBox returns the place of the dark behind a door that leads out of the known museum, in cells.
func stubBox(e exit) draw.Box {
	t := tileBox(e.cell)
	const wide = 0.6
	x, y := t.X+(t.W-wide)/2, t.Y+(t.H-wide)/2
	switch e.side {
	case grid.North:
		return draw.At(x, t.Y-stubPart, wide, stubPart)
	case grid.South:
		return draw.At(x, t.Y+t.H, wide, stubPart)
	case grid.East:
		return draw.At(t.X+t.W, y, stubPart, wide)
	}
	return draw.At(t.X-stubPart, y, stubPart, wide)
}

// peek returns the part of the dark that one sees where one cannot go there now.
func peek(in draw.Box, d grid.Dir) draw.Box {
	const less = stubPart * 0.5
	switch d {
	case grid.North:
		return draw.At(in.X, in.Y+less, in.W, in.H-less)
	case grid.South:
		return draw.At(in.X, in.Y, in.W, in.H-less)
	case grid.East:
		return draw.At(in.X, in.Y, in.W-less, in.H)
	}
	return draw.At(in.X+less, in.Y, in.W-less, in.H)
}

// bounds returns the part of the plane that the museum takes, exits included.
func (h *model) bounds() draw.Box {
	if len(h.tiles) == 0 {
		return draw.At(0, 0, 1, 1)
	}
	low, high := float32(math.MaxFloat32), -float32(math.MaxFloat32)
	x0, y0, x1, y1 := low, low, high, high
	hold := func(b draw.Box) {
		x0, y0 = min(x0, b.X), min(y0, b.Y)
		x1, y1 = max(x1, b.X+b.W), max(y1, b.Y+b.H)
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
	return draw.At(x0-mapRim, y0-mapRim, x1-x0+2*mapRim, y1-y0+2*mapRim)
}

// sheet holds what the board consists of in a size: lamps above, the map, the thief below.
type sheet struct{ lamps, left, view, panel draw.Box }

// relaxed is the height from which a phone shows what is left, roomy that from which it shows the thief's board too:
// the seat cards above tell the same in numbers.
const (
	relaxed float32 = 300
	roomy   float32 = 400
)

// sheet places the parts of the board.
func (h *model) sheet(size fyne.Size) sheet {
	var p sheet
	p.lamps = draw.At(0, 0, size.Width, h.lampsHeight(size.Width))
	y := p.lamps.H + 4
	if size.Width >= draw.HallWide {
		x := lampsWidth(p.lamps.H)
		p.left = draw.At(x, 0, p.lamps.Button(0).X-kit.Pad-x, p.lamps.H)
		p.view = draw.At(0, y, size.Width, max(0, size.Height-y))
		if h.plated() {
			p.panel = draw.At(0, y, columnWidth(), p.view.H)
			p.view.X += p.panel.W + kit.Gap
			p.view.W -= p.panel.W + kit.Gap
		}
		return p
	}
	panel := h.panelHeight(size)
	p.panel = draw.At(0, size.Height-panel, size.Width, panel)
	if size.Height >= relaxed {
		p.left = draw.At(6, y-4, size.Width-12, leftHeight())
		y += p.left.H
	}
	bottom := size.Height - panel
	if panel > 0 {
		bottom -= 6
	}
	p.view = draw.At(0, y, size.Width, max(0, bottom-y))
	return p
}

// heightFor returns the least height at which the map still shows some rooms.
func (h *model) heightFor(width float32) float32 {
	if width < draw.HallWide {
		return h.lampsHeight(width) + 160
	}
	return h.lampsHeight(width) + 290
}
