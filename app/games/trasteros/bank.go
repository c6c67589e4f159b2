package trasteros

import (
	"strconv"

	"docent/app/board/draw"
	"docent/app/kit"
)

// bank draws the shelf of what nobody has.
type bank struct {
	*draw.Sketch
	board *Board
}

// draw draws the shelf above the rooms: four stocks of cubes, the badges and the discard pile.
func (k bank) draw(shelf draw.Box) {
	k.Lifted(shelf, draw.Tone(kit.Panel), 12)
	parts := 5
	if k.board.look.counted {
		parts = 6
	}
	each := shelf.W / float32(parts)
	for i, kind := range cubeKinds {
		at := draw.At(shelf.X+float32(i)*each, shelf.Y, each, shelf.H)
		if k.board.look.trades[i] {
			place := at.Inset(kit.Gap / 2)
			k.Frame(place, draw.Tone(kit.Brass), 1.5, 10)
			k.board.takeTaps(place, stockOf(kind))
		}
		k.stock(at, kind, k.board.look.bank[i])
	}
	rest := shelf.X + 4*each
	k.Rect(draw.At(rest-0.5, shelf.Y+shelf.H*0.22, 1, shelf.H*0.56), draw.Tone(kit.Edge), 0)
	k.counter(draw.At(rest, shelf.Y, each, shelf.H), "badge", k.board.look.badges, k.board.host.Text("board.trasteros.badges", nil))
	if k.board.look.counted {
		k.counter(draw.At(rest+each, shelf.Y, each, shelf.H), "trash", k.board.look.discard, k.board.host.Text("board.trasteros.discard", nil))
	}
}

// stock draws one pile of cubes: picture, how many, and its name.
func (k bank) stock(at draw.Box, kind string, n int) {
	count := draw.Strong(17)
	if n == 0 {
		count.Color = draw.Tone(kit.Danger)
	}
	k.tally(at, n, count, k.board.host.Text("board.trasteros."+kind, nil), func(place draw.Box) {
		img := k.Picture(cubePicture(kind), place)
		if n == 0 {
			img.Translucency = 0.65
		}
	})
}

// counter draws an icon, how many, and a name.
func (k bank) counter(at draw.Box, icon string, n int, label string) {
	k.tally(at, n, draw.Strong(17), label, func(place draw.Box) { k.Picture(kit.IconIn(icon, kit.Brass), place.Inset(place.W*0.08)) })
}

// tally draws a picture and a number over a label, smaller where the place is narrow.
func (k bank) tally(at draw.Box, n int, count draw.Ink, label string, paint func(draw.Box)) {
	side := min(30, at.H*0.52)
	number := strconv.Itoa(n)
	wide := count.Width(number)
	if fit := (at.W - 8) / (side + 4 + wide); fit < 1 {
		side, count.Size = side*fit, count.Size*fit
		wide = count.Width(number)
	}
	under := 15 * draw.TextScale()
	y := at.Y + (at.H-side-under)/2
	x := at.X + (at.W-side-4-wide)/2
	paint(draw.At(x, y, side, side))
	k.Text(number, draw.At(x+side+4, y, wide+2, side), count.Left())
	k.Text(label, draw.At(at.X+2, y+side, at.W-4, under), draw.Plain(11.5))
}
