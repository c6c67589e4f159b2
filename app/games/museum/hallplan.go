package museum

import (
	"docent/app/board/draw"
	"docent/app/kit/look"
)

// hallPlan is where everything stands while one museum is looked at.
type hallPlan struct {
	head, grid, list, keys, others draw.Box
	duties                         draw.Box // what its owner tells besides, on a phone with a dock
	shape                          draw.Box // the way to a board of another shape
	cell                           float32
}

// hallHead returns the height of the head of a museum.
func hallHead() float32 { return max(look.Touch, 30+22*look.Scale()) }

// keyHeight returns the height of a key to tap.
func keyHeight() float32 { return look.Touch }

// keysHeight returns the height of all keys: civilisations in one row or two and the domains, or the cards to lay, under
// the line of the hint.
func keysHeight(width float32, told bool) float32 {
	rows := float32(3)
	switch {
	case told:
		rows = 1.2
	case width >= broadHall:
		rows = 2
	}
	return hintHeight() + rows*keyHeight() + (rows-1)*5
}

// keyMore is how much higher a key gets where there is room.
const keyMore = 14

// thumbRoom returns what the keys of a phone take besides where there is room.
func thumbRoom(told bool) float32 {
	if told {
		return 0
	}
	return 3 * keyMore
}

// hintHeight returns the height of the line that tells what the next tap does.
func hintHeight() float32 { return 20 * look.Scale() }

// narrowList returns the width of the list of collections on a phone: a sign and its points.
func narrowList() float32 { return 60 + 24*draw.TextScale() }

// planHall places one museum, with so much of the height for its keys on a dock.
func (x *model) planHall(h *hallLook, width, height, dock float32, laying bool) hallPlan {
	var p hallPlan
	p.head = draw.At(0, 0, width, hallHead())
	y := p.head.H + 4
	bottom := height
	switch {
	case dock > 0:
		p.keys = draw.At(0, height-dock, width, dock)
		bottom = p.keys.Y - look.Gap
	case laying:
		p.keys = draw.At(0, 0, width, keysHeight(width, x.told))
		p.keys.Y = height - p.keys.H
		bottom = p.keys.Y - 6
	}
	columns, rows := float32(h.board.Width()), float32(h.board.Height())
	bottom -= p.shapeUnder(h, width, bottom, laying)
	room := max(80, bottom-y)
	beside, gap := narrowList(), float32(look.Gap)
	if width >= broadHall {
		beside, gap = min(width*0.28, 150+60*look.Scale()), look.Pad
		if n := len(x.halls); n > 1 {
			p.others = draw.At(0, y, min(150, room/float32(n)*1.4), room)
			p.others.X = width - p.others.W
		}
	}
	aside := p.others.W
	if aside > 0 {
		aside += gap
	}
	most := width - beside - gap - aside
	p.cell = min(room/rows, most/columns, 96)
	if spare := room - p.cell*rows - look.Pad; laying && dock == 0 && !x.told && spare > 0 { // larger keys for the thumb
		lines := (p.keys.H - hintHeight()) / keyHeight()
		spare = min(spare, keyMore*float32(int(lines)))
		p.keys.Y, p.keys.H, room = p.keys.Y-spare, p.keys.H+spare, room-spare
		p.shape.Y -= spare
		p.others.H = min(p.others.H, room)
	}
	p.grid = draw.At(0, y, p.cell*columns, p.cell*rows)
	if left := most - p.grid.W; left > 0 && width >= broadHall {
		p.grid.X = left / 3
	}
	p.list = draw.At(p.grid.X+p.grid.W+gap, y, 0, room)
	p.list.W = width - aside - p.list.X
	if aside == 0 {
		p.list.W += 2
	}
	p.shapeBeside(laying)
	if dock > 0 && len(h.duties) > 0 {
		p.dutiesUnder(y + room)
	}
	return p
}

// dutiesUnder sets what the owner of a museum tells besides under its cells, if that fits above a height.
func (p *hallPlan) dutiesUnder(bottom float32) {
	top, low := p.grid.Y+p.grid.H+look.Gap, dutiesHeight()
	if top+low <= bottom {
		p.duties = draw.At(p.grid.X, top, p.grid.W, low)
	}
}

// shapeUnder sets the way to another shape under the grid of a phone, until the first card lies: there it has room for
// its words. It returns what that takes.
func (p *hallPlan) shapeUnder(h *hallLook, width, bottom float32, laying bool) float32 {
	if !laying || width >= broadHall || h.laid() > 0 {
		return 0
	}
	p.shape = draw.At(0, bottom-look.Touch, width, look.Touch)
	return look.Touch + look.Gap
}

// shapeBeside sets it under the list of collections otherwise.
func (p *hallPlan) shapeBeside(laying bool) {
	if laying && p.shape.W == 0 {
		p.list.H -= look.Touch + look.Gap
		p.shape = draw.At(p.list.X, p.list.Y+p.list.H+look.Gap, p.list.W, look.Touch)
	}
}
