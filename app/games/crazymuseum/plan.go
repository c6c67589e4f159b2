package crazymuseum

import (
	"docent/app/board/draw"
	"docent/rules/grid"
)

// Parts of a cell. A tile leaves a gap to its neighbours, in which their doors meet.
const (
	tilePart  float32 = 0.86
	gapPart           = (1 - tilePart) / 2
	doorPart  float32 = 0.34 // how wide a door is
	stubPart  float32 = 0.46 // how deep one looks into the dark behind a door
	mapRim    float32 = 0.05 // around the whole museum: a tenth of a cell in all
	readable  float32 = 48   // dp of a tile down to which the whole museum is shown
	detailed  float32 = 64   // dp of a tile down to which it shows more than what is played with
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

// stubBox returns the place of the dark behind a door that leads out of the known museum, in cells: amid its cell where
// several doors lead there.
func stubBox(e exit) draw.Box {
	t := tileBox(e.cell)
	if e.shared {
		t = tileBox(e.cell.Next(e.side))
	}
	const wide = 0.6
	x, y := t.X+(t.W-wide)/2, t.Y+(t.H-wide)/2
	if e.shared {
		return draw.At(x, y, wide, wide)
	}
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

// touchBox returns where a tap means that dark: at least twice reach wide, outside of the room before it.
func touchBox(e exit, reach float32) draw.Box {
	at := stubBox(e).AtLeast(2 * reach)
	x, y := draw.Corners(e.cell)
	switch e.side {
	case grid.North:
		at.Y = min(at.Y, y-at.H)
	case grid.South:
		at.Y = max(at.Y, y+1)
	case grid.East:
		at.X = max(at.X, x+1)
	default:
		at.X = min(at.X, x-at.W)
	}
	return at
}

// bounds returns the part of the plane that the museum takes: its rooms, and the dark where rooms may be found, whoever may
// go there.
func (h *model) bounds() draw.Box {
	if len(h.tiles) == 0 {
		return draw.At(0, 0, 1, 1)
	}
	all := tileBox(h.tiles[0].cell)
	for _, t := range h.tiles {
		all = all.Around(tileBox(t.cell))
	}
	for _, e := range h.outlets {
		if h.supplies[0] > 0 {
			all = all.Around(stubBox(e))
		}
	}
	return draw.At(all.X-mapRim, all.Y-mapRim, all.W+2*mapRim, all.H+2*mapRim)
}
