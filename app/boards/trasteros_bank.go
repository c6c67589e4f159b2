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
	side := min(30, at.h*0.52)
	label := 15 * textScale()
	y := at.y + (at.h-side-label)/2
	count := strong(17)
	wide := count.width(strconv.Itoa(n))
	x := at.x + (at.w-side-4-wide)/2
	img := s.picture(cubePicture(kind), box{x, y, side, side})
	if n == 0 {
		img.Translucency = 0.65
		count.color = tone(kit.Danger)
	}
	s.text(strconv.Itoa(n), box{x + side + 4, y, wide + 2, side}, count.left())
	s.text(b.host.Text("board.trasteros."+kind, nil), box{at.x + 2, y + side, at.w - 4, label}, plain(11.5))
}

func (b *storage) counter(s *sketch, at box, icon string, n int, label string) {
	side := min(26, at.h*0.46)
	under := 15 * textScale()
	y := at.y + (at.h-max(side, 30)-under)/2
	count := strong(17)
	wide := count.width(strconv.Itoa(n))
	x := at.x + (at.w-side-4-wide)/2
	row := max(side, min(30, at.h*0.52))
	s.icon(icon, kit.Brass, x+side/2, y+row/2, side)
	s.text(strconv.Itoa(n), box{x + side + 4, y, wide + 2, row}, count.left())
	s.text(label, box{at.x + 2, y + row, at.w - 4, under}, plain(11.5))
}
