package boards

import "docent/app/kit"

// columnWidth is that of the plate beside the map of a wide screen.
func columnWidth() float32 { return unit()*2.75 + 20 }

// drawColumn is the thief's board beside the map: who it is, its tokens, what it carries, what it stole.
func (b *museumBoard) drawColumn(s *sketch, at box, t *thief) {
	u := min(unit(), (at.h-34)/7.6)
	wide := u * 2.75
	x := at.x + (at.w-wide)/2
	high := u*6.2 + 46 + u*0.86*float32((len(t.relics)+1)/2)
	s.lifted(box{at.x, at.y, at.w, min(at.h, high)}, tone(kit.Panel), 14)
	r := row{s: s, u: u, x: x, y: at.y + 10 + u/2}
	b.who(&r, t)
	r.x = x + wide - 3*u*0.47 - 3
	b.lives(&r, t)
	y := at.y + 10 + u + 10
	big := row{s: s, u: u * 1.52, x: x, y: y + u*0.52}
	b.pips(&big, t)
	y += u*1.12 + 8
	side, gap := u*1.3, u*0.15
	for i := range 3 {
		b.slot(s, box{x + float32(i%2)*(side+gap), y + float32(i/2)*(side+gap), side, side}, t.object(i))
	}
	b.ladderSlot(s, box{x + side + gap, y + side + gap, side, side}, t)
	y += 2*side + gap + 8
	low := row{s: s, u: u, x: x, end: x + wide, y: y + u*0.4}
	b.amount(&low, "cheese", t.cheese)
	low.x = x + wide/2 + 2
	b.amount(&low, "cards", t.hand)
	b.hoard(s, box{x, y + u*0.86, wide, at.y + at.h - y - u*0.86 - 6}, t, u)
}

// hoard is the relics, two in a row; where there is no room for all, their number and sum.
func (b *museumBoard) hoard(s *sketch, in box, t *thief, u float32) {
	h := u * 0.74
	tags := t.tags()
	if float32((len(tags)+1)/2)*u*0.86 > in.h+u*0.12 {
		tags = []string{t.sum()}
	}
	for i, tag := range tags {
		prize(s, tag, in.x+float32(i%2)*(in.w/2+2), in.y+u*(0.4+0.86*float32(i/2)), h)
	}
}

// everybodyBeside shows in the night what decides whether a thief can hide, one thief under the other.
func (b *museumBoard) everybodyBeside(s *sketch, at box) {
	u := unit()
	step := min(u+16, (at.h-12)/float32(len(b.look.thieves)))
	u = min(u, step-6)
	s.lifted(box{at.x, at.y, at.w, step*float32(len(b.look.thieves)) + 10}, tone(kit.Panel), 14)
	for i := range b.look.thieves {
		t := &b.look.thieves[i]
		r := row{s: s, u: u, x: at.x + 10, y: at.y + 5 + step*(float32(i)+0.5)}
		b.who(&r, t)
		r.gap(7)
		top := r
		top.u, top.y = u*0.84, r.y-u*0.16
		b.pips(&top, t)
		low := row{s: s, u: u * 0.72, x: r.x, y: r.y + u*0.40}
		b.lives(&low, t)
	}
}
