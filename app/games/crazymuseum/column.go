package crazymuseum

import (
	"docent/app/board/draw"
	"docent/app/kit"
)

// columnWidth returns the width of the plate beside the map of a wide screen.
func columnWidth() float32 { return unit()*2.75 + 20 }

// drawColumn draws the thief's board beside the map: who it is, its tokens, what it carries, what it stole.
func (p panel) drawColumn(at draw.Box, t *thief) {
	u := min(unit(), (at.H-34)/7.6)
	wide := u * 2.75
	x := at.X + (at.W-wide)/2
	high := u*6.2 + 46 + u*0.86*float32((len(t.relics)+1)/2)
	p.Lifted(draw.At(at.X, at.Y, at.W, min(at.H, high)), draw.Tone(kit.Panel), 14)
	r := row{s: p.Sketch, u: u, x: x, y: at.Y + 10 + u/2}
	p.who(&r, t)
	r.x = x + wide - 3*u*0.47 - 3
	p.lives(&r, t)
	y := at.Y + 10 + u + 10
	big := row{s: p.Sketch, u: u * 1.52, x: x, y: y + u*0.52}
	p.pips(&big, t)
	y += u*1.12 + 8
	side, gap := u*1.3, u*0.15
	for i := range 3 {
		p.slot(draw.At(x+float32(i%2)*(side+gap), y+float32(i/2)*(side+gap), side, side), t.object(i))
	}
	p.ladderSlot(draw.At(x+side+gap, y+side+gap, side, side), t)
	y += 2*side + gap + 8
	low := row{s: p.Sketch, u: u, x: x, end: x + wide, y: y + u*0.4}
	p.amount(&low, "cheese", t.cheese)
	low.x = x + wide/2 + 2
	p.amount(&low, "cards", t.hand)
	p.hoard(draw.At(x, y+u*0.86, wide, at.Y+at.H-y-u*0.86-6), t, u)
}

// hoard draws the relics, two in a row; where there is no room for all, their number and sum.
func (p panel) hoard(in draw.Box, t *thief, u float32) {
	h := u * 0.74
	tags := t.tags()
	if float32((len(tags)+1)/2)*u*0.86 > in.H+u*0.12 {
		tags = []string{t.sum()}
	}
	for i, tag := range tags {
		p.prize(tag, in.X+float32(i%2)*(in.W/2+2), in.Y+u*(0.4+0.86*float32(i/2)), h)
	}
}

// everybodyBeside shows in the night what decides whether a thief can hide, one thief under the other.
func (p panel) everybodyBeside(at draw.Box) {
	u := unit()
	step := min(u+16, (at.H-12)/float32(len(p.board.look.thieves)))
	u = min(u, step-6)
	p.Lifted(draw.At(at.X, at.Y, at.W, step*float32(len(p.board.look.thieves))+10), draw.Tone(kit.Panel), 14)
	for i := range p.board.look.thieves {
		t := &p.board.look.thieves[i]
		r := row{s: p.Sketch, u: u, x: at.X + 10, y: at.Y + 5 + step*(float32(i)+0.5)}
		p.who(&r, t)
		r.gap(7)
		top := r
		top.u, top.y = u*0.84, r.y-u*0.16
		p.pips(&top, t)
		low := row{s: p.Sketch, u: u * 0.72, x: r.x, y: r.y + u*0.40}
		p.lives(&low, t)
	}
}
