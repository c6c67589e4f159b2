package museum

import (
	"docent/app/board/draw"
	"docent/app/kit"
)

// broadHall is the width from which the board has room beside a museum.
const broadHall float32 = 560

// floorPlan is where everything stands while the game goes on.
type floorPlan struct {
	track     draw.Box
	sites     [4]draw.Box
	row, news draw.Box
	steps     draw.Box // of a turn, where there is room
	halls     draw.Box
}

func (x *model) trackHeight(width float32) float32 {
	if width < broadHall {
		return 34 + 18*draw.TextScale()
	}
	return 40 + 20*draw.TextScale()
}

// siteLeast is the height at which a continent tells everything.
func siteLeast(width float32) float32 {
	if width < broadHall {
		return 92 + 40*draw.TextScale()
	}
	return 120 + 44*draw.TextScale()
}

func stripHeight() float32 { return max(kit.Touch, 30+22*draw.TextScale()) }

// heightFor is the least height at which the game on the table is told.
func (x *model) heightFor(width float32, open bool) float32 {
	switch {
	case open && width < broadHall:
		grid := max(5*kit.Touch, width-narrowList()-kit.Gap) // cells as wide as they get
		return hallHead() + grid + keysHeight(width, x.told) + x.thumbRoom() + kit.Pad + 2*kit.Gap
	case open:
		return hallHead() + 5*kit.Touch + keysHeight(width, x.told) + 2*kit.Gap
	case x.ended && width < broadHall:
		return 2*(200+dutiesHeight()) + kit.Gap
	case x.ended:
		return 300
	case width < broadHall:
		return x.trackHeight(width) + siteLeast(width) + 2*stripHeight() + 3*kit.Gap
	}
	return x.trackHeight(width) + siteLeast(width) + 96 + 2*kit.Gap
}

// floor places the table of a game that goes on.
func (x *model) floor(width, height float32) floorPlan {
	var p floorPlan
	p.track = draw.At(0, 0, width, x.trackHeight(width))
	y := p.track.H + kit.Gap
	if width < broadHall {
		strip := stripHeight()
		strips := 2 // what the row offers is also on buttons, and museums are in the menu
		rest := height - y - 2*(strip+kit.Gap)
		for ; strips > 0 && rest < siteLeast(width)*0.85; strips-- {
			rest += strip + kit.Gap
		}
		p.across(y, width, rest)
		y += rest + kit.Gap
		if strips == 2 {
			p.row = draw.At(0, y, width*0.52, strip)
			p.news = draw.At(width*0.52+kit.Gap, y, width*0.48-kit.Gap, strip)
			y += strip + kit.Gap
		}
		if strips > 0 {
			p.halls = draw.At(0, y, width, strip)
		}
		return p
	}
	low := min(max(96, height*0.32), 190)
	p.across(y, width, max(80, height-y-low-kit.Gap))
	y = height - low
	left := min(width*0.46, 470)
	strip := min(low*0.56, 40+34*draw.TextScale())
	p.row = draw.At(0, y, left, low-strip-kit.Gap)
	p.news = draw.At(0, y+low-strip, left, strip)
	if high := 16 + 10*draw.TextScale(); strip > high+34*draw.TextScale() {
		p.steps = draw.At(0, p.news.Y, left, high)
		p.news.Y, p.news.H = p.news.Y+high+4, strip-high-4
	}
	p.halls = draw.At(left+kit.Pad, y, width-left-kit.Pad, low)
	return p
}

// across sets the four continents beside each other.
func (p *floorPlan) across(y, width, height float32) {
	each := (width - 3*kit.Gap) / 4
	for i := range p.sites {
		p.sites[i] = draw.At(float32(i)*(each+kit.Gap), y, each, height)
	}
}

// hallPlan is where everything stands while one museum is looked at.
type hallPlan struct {
	head, grid, list, keys, others draw.Box
	shape                          draw.Box // the way to a board of another shape
	cell                           float32
}

func hallHead() float32 { return max(kit.Touch, 30+22*kit.Scale()) }

// keyHeight is that of a key to tap.
func keyHeight() float32 { return kit.Touch }

// keysHeight is that of all keys: civilisations in one row or two and the domains, or the cards to lay, under a line
// that says what is asked.
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

// thumbRoom is what the keys of a phone take besides where there is room.
func (x *model) thumbRoom() float32 {
	if x.told {
		return 0
	}
	return 3 * keyMore
}

func hintHeight() float32 { return 20 * kit.Scale() }

// narrowList is the width of the list of collections on a phone: a sign and its points.
func narrowList() float32 { return 60 + 24*draw.TextScale() }

// hall places one museum.
func (x *model) hall(h *hallLook, width, height float32, laying bool) hallPlan {
	var p hallPlan
	p.head = draw.At(0, 0, width, hallHead())
	y := p.head.H + 4
	bottom := height
	if laying {
		p.keys = draw.At(0, 0, width, keysHeight(width, x.told))
		p.keys.Y = height - p.keys.H
		bottom = p.keys.Y - 6
	}
	columns, rows := float32(h.board.Width()), float32(h.board.Height())
	bottom -= p.shapeUnder(h, width, bottom, laying)
	room := max(80, bottom-y)
	beside, gap := narrowList(), float32(kit.Gap)
	if width >= broadHall {
		beside, gap = min(width*0.28, 150+60*kit.Scale()), kit.Pad
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
	if spare := room - p.cell*rows - kit.Pad; laying && !x.told && spare > 0 { // larger keys for the thumb
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
	return p
}

// shapeUnder sets the way to another shape under the grid of a phone, until the first card lies: there it has room for
// its words. It returns what that takes.
func (p *hallPlan) shapeUnder(h *hallLook, width, bottom float32, laying bool) float32 {
	if !laying || width >= broadHall || h.laid() > 0 {
		return 0
	}
	p.shape = draw.At(0, bottom-kit.Touch, width, kit.Touch)
	return kit.Touch + kit.Gap
}

// shapeBeside sets it under the list of collections otherwise.
func (p *hallPlan) shapeBeside(laying bool) {
	if laying && p.shape.W == 0 {
		p.list.H -= kit.Touch + kit.Gap
		p.shape = draw.At(p.list.X, p.list.Y+p.list.H+kit.Gap, p.list.W, kit.Touch)
	}
}
