package boards

import (
	"strconv"

	"docent/app/kit"
)

// drawBank is the shelf above the rooms: four stocks of cubes, the badges and the discard pile.
func (b *storage) drawBank(s *sketch, p plan) {
	shelf := p.bank
	s.lifted(shelf, tone(kit.Panel), 12)
	parts := 5
	if b.look.counted {
		parts = 6
	}
	each := shelf.w / float32(parts)
	for i, kind := range cubeKinds {
		at := box{shelf.x + float32(i)*each, shelf.y, each, shelf.h}
		if b.look.trades[i] {
			place := at.inset(kit.Gap / 2)
			s.frame(place, tone(kit.Brass), 1.5, 10)
			b.touch(place, stockOf(kind))
		}
		b.stock(s, at, kind, b.look.bank[i])
	}
	rest := shelf.x + 4*each
	s.rect(box{rest - 0.5, shelf.y + shelf.h*0.22, 1, shelf.h * 0.56}, tone(kit.Edge), 0)
	b.counter(s, box{rest, shelf.y, each, shelf.h}, "badge", b.look.badges, b.host.Text("board.trasteros.badges", nil))
	if b.look.counted {
		b.counter(s, box{rest + each, shelf.y, each, shelf.h}, "trash", b.look.discard, b.host.Text("board.trasteros.discard", nil))
	}
}

// stock is one pile of cubes: picture, how many, and its name.
func (b *storage) stock(s *sketch, at box, kind string, n int) {
	count := strong(17)
	if n == 0 {
		count.color = tone(kit.Danger)
	}
	b.tally(s, at, n, count, b.host.Text("board.trasteros."+kind, nil), func(place box) {
		img := s.picture(cubePicture(kind), place)
		if n == 0 {
			img.Translucency = 0.65
		}
	})
}

func (b *storage) counter(s *sketch, at box, icon string, n int, label string) {
	b.tally(s, at, n, strong(17), label, func(place box) { s.picture(kit.IconIn(icon, kit.Brass), place.inset(place.w*0.08)) })
}

// tally is a picture and a number over a label, smaller where the place is narrow.
func (b *storage) tally(s *sketch, at box, n int, count ink, label string, draw func(box)) {
	side := min(30, at.h*0.52)
	number := strconv.Itoa(n)
	wide := count.width(number)
	if fit := (at.w - 8) / (side + 4 + wide); fit < 1 {
		side, count.size = side*fit, count.size*fit
		wide = count.width(number)
	}
	under := 15 * textScale()
	y := at.y + (at.h-side-under)/2
	x := at.x + (at.w-side-4-wide)/2
	draw(box{x, y, side, side})
	s.text(number, box{x + side + 4, y, wide + 2, side}, count.left())
	s.text(label, box{at.x + 2, y + side, at.w - 4, under}, plain(11.5))
}
