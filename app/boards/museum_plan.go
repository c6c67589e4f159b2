package boards

import "docent/app/kit"

// broadHall is the width from which the board has room beside a museum.
const broadHall float32 = 560

// floorPlan is where everything stands while the game goes on.
type floorPlan struct {
	track     box
	sites     [4]box
	row, news box
	steps     box // of a turn, where there is room
	halls     box
}

func (x *exhibition) trackHeight(width float32) float32 {
	if width < broadHall {
		return 34 + 18*textScale()
	}
	return 40 + 20*textScale()
}

// siteLeast is the height at which a continent tells everything.
func siteLeast(width float32) float32 {
	if width < broadHall {
		return 92 + 40*textScale()
	}
	return 120 + 44*textScale()
}

func stripHeight() float32 { return max(kit.Touch, 30+22*textScale()) }

// heightFor is the least height at which the game on the table is told.
func (x *exhibition) heightFor(width float32, open bool) float32 {
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
func (x *exhibition) floor(width, height float32) floorPlan {
	var p floorPlan
	p.track = box{0, 0, width, x.trackHeight(width)}
	y := p.track.h + kit.Gap
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
			p.row = box{0, y, width * 0.52, strip}
			p.news = box{width*0.52 + kit.Gap, y, width*0.48 - kit.Gap, strip}
			y += strip + kit.Gap
		}
		if strips > 0 {
			p.halls = box{0, y, width, strip}
		}
		return p
	}
	low := min(max(96, height*0.32), 190)
	p.across(y, width, max(80, height-y-low-kit.Gap))
	y = height - low
	left := min(width*0.46, 470)
	strip := min(low*0.56, 40+34*textScale())
	p.row = box{0, y, left, low - strip - kit.Gap}
	p.news = box{0, y + low - strip, left, strip}
	if high := 16 + 10*textScale(); strip > high+34*textScale() {
		p.steps = box{0, p.news.y, left, high}
		p.news.y, p.news.h = p.news.y+high+4, strip-high-4
	}
	p.halls = box{left + kit.Pad, y, width - left - kit.Pad, low}
	return p
}

// across sets the four continents beside each other.
func (p *floorPlan) across(y, width, height float32) {
	each := (width - 3*kit.Gap) / 4
	for i := range p.sites {
		p.sites[i] = box{float32(i) * (each + kit.Gap), y, each, height}
	}
}

// hallPlan is where everything stands while one museum is looked at.
type hallPlan struct {
	head, grid, list, keys, others box
	shape                          box // the way to a board of another shape
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
func (x *exhibition) thumbRoom() float32 {
	if x.told {
		return 0
	}
	return 3 * keyMore
}

func hintHeight() float32 { return 20 * kit.Scale() }

// narrowList is the width of the list of collections on a phone: a sign and its points.
func narrowList() float32 { return 60 + 24*textScale() }

// hall places one museum.
func (x *exhibition) hall(h *hallLook, width, height float32, laying bool) hallPlan {
	var p hallPlan
	p.head = box{0, 0, width, hallHead()}
	y := p.head.h + 4
	bottom := height
	if laying {
		p.keys = box{0, 0, width, keysHeight(width, x.told)}
		p.keys.y = height - p.keys.h
		bottom = p.keys.y - 6
	}
	columns, rows := float32(h.board.Width()), float32(h.board.Height())
	bottom -= p.shapeUnder(h, width, bottom, laying)
	room := max(80, bottom-y)
	beside, gap := narrowList(), float32(kit.Gap)
	if width >= broadHall {
		beside, gap = min(width*0.28, 150+60*kit.Scale()), kit.Pad
		if n := len(x.halls); n > 1 {
			p.others = box{0, y, min(150, room/float32(n)*1.4), room}
			p.others.x = width - p.others.w
		}
	}
	aside := p.others.w
	if aside > 0 {
		aside += gap
	}
	most := width - beside - gap - aside
	p.cell = min(room/rows, most/columns, 96)
	if spare := room - p.cell*rows - kit.Pad; laying && !x.told && spare > 0 { // larger keys for the thumb
		lines := (p.keys.h - hintHeight()) / keyHeight()
		spare = min(spare, keyMore*float32(int(lines)))
		p.keys.y, p.keys.h, room = p.keys.y-spare, p.keys.h+spare, room-spare
		p.shape.y -= spare
		p.others.h = min(p.others.h, room)
	}
	p.grid = box{0, y, p.cell * columns, p.cell * rows}
	if left := most - p.grid.w; left > 0 && width >= broadHall {
		p.grid.x = left / 3
	}
	p.list = box{p.grid.x + p.grid.w + gap, y, 0, room}
	p.list.w = width - aside - p.list.x
	if aside == 0 {
		p.list.w += 2
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
	p.shape = box{0, bottom - kit.Touch, width, kit.Touch}
	return kit.Touch + kit.Gap
}

// shapeBeside sets it under the list of collections otherwise.
func (p *hallPlan) shapeBeside(laying bool) {
	if laying && p.shape.w == 0 {
		p.list.h -= kit.Touch + kit.Gap
		p.shape = box{p.list.x, p.list.y + p.list.h + kit.Gap, p.list.w, kit.Touch}
	}
}
