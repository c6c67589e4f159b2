package museum

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
)

// drawFloor shows the table of a game that goes on.
func drawFloor(d pen, look *model, size fyne.Size) {
	p := planFloor(size.Width, size.Height)
	track{d, look.seats, look.turn}.draw(p.track)
	shelf := shelfOf(d.words, look.sites[:], p.sites[0])
	for i := range p.sites {
		site{d, &look.sites[i], i, shelf}.draw(p.sites[i])
	}
	row{d, look.row}.draw(p.row)
	news{d, &look.news}.draw(p.news)
	steps{d, look.stage}.draw(p.steps)
	cards{d, look}.draw(p.halls)
}

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

// trackHeight returns the height of the score track.
func trackHeight(width float32) float32 {
	if width < broadHall {
		return 34 + 18*draw.TextScale()
	}
	return 40 + 20*draw.TextScale()
}

// siteLeast returns the height at which a continent tells everything.
func siteLeast(width float32) float32 {
	if width < broadHall {
		return 92 + 40*draw.TextScale()
	}
	return 120 + 44*draw.TextScale()
}

// stripHeight returns the height of a line of a phone's table.
func stripHeight() float32 { return max(look.Touch, 30+22*draw.TextScale()) }

// planFloor places the table of a game that goes on.
func planFloor(width, height float32) floorPlan {
	var p floorPlan
	p.track = draw.At(0, 0, width, trackHeight(width))
	y := p.track.H + look.Gap
	if width < broadHall {
		strip := stripHeight()
		strips := 2 // what the row offers is also on buttons, and museums are in the menu
		rest := height - y - 2*(strip+look.Gap)
		for ; strips > 0 && rest < siteLeast(width)*0.85; strips-- {
			rest += strip + look.Gap
		}
		p.across(y, width, rest)
		y += rest + look.Gap
		if strips == 2 {
			p.row = draw.At(0, y, width*0.52, strip)
			p.news = draw.At(width*0.52+look.Gap, y, width*0.48-look.Gap, strip)
			y += strip + look.Gap
		}
		if strips > 0 {
			p.halls = draw.At(0, y, width, strip)
		}
		return p
	}
	low := min(max(96, height*0.32), 190)
	p.across(y, width, max(80, height-y-low-look.Gap))
	y = height - low
	left := min(width*0.46, 470)
	strip := min(low*0.56, 40+34*draw.TextScale())
	p.row = draw.At(0, y, left, low-strip-look.Gap)
	p.news = draw.At(0, y+low-strip, left, strip)
	if high := 16 + 10*draw.TextScale(); strip > high+34*draw.TextScale() {
		p.steps = draw.At(0, p.news.Y, left, high)
		p.news.Y, p.news.H = p.news.Y+high+4, strip-high-4
	}
	p.halls = draw.At(left+look.Pad, y, width-left-look.Pad, low)
	return p
}

// across sets the four continents beside each other.
func (p *floorPlan) across(y, width, height float32) {
	each := (width - 3*look.Gap) / 4
	for i := range p.sites {
		p.sites[i] = draw.At(float32(i)*(each+look.Gap), y, each, height)
	}
}
