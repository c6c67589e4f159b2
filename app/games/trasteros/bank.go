package trasteros

import (
	"strconv"

	"docent/app/board/draw"
	"docent/app/kit/look"
)

// bank draws the shelf of what nobody has.
type bank struct {
	*draw.Sketch
	board *Board
}

// tally is one stock of the shelf: how many there are, and of what.
type tally struct {
	n     int
	name  string
	count draw.Ink
	paint func(draw.Box)
}

// draw draws the shelf above the rooms: four stocks of cubes, the badges and the discard pile.
func (k bank) draw(shelf draw.Box) {
	k.Lifted(shelf, draw.Tone(look.Panel), 12)
	stocks := k.stocks()
	each := shelf.W / float32(len(stocks))
	place := func(i int) draw.Box { return draw.At(shelf.X+float32(i)*each, shelf.Y, each, shelf.H) }
	for i, kind := range cubeKinds {
		if k.board.look.trades[i] {
			at := place(i).Inset(look.Gap / 2)
			k.Frame(at, draw.Tone(look.Brass), 1.5, 10)
			k.board.takeTaps(at, stockOf(kind))
		}
	}
	k.Rect(draw.At(place(len(cubeKinds)).X-0.5, shelf.Y+shelf.H*0.22, 1, shelf.H*0.56), draw.Tone(look.Edge), 0)
	side, share, name := sizes(stocks, place(0))
	for i, t := range stocks {
		t.count.Size *= share
		k.tally(place(i), t, side, name)
	}
}

// stocks lists what the shelf holds, from the left.
func (k bank) stocks() []tally {
	var list []tally
	for i, kind := range cubeKinds {
		n, count := k.board.look.bank[i], draw.Strong(17)
		if n == 0 {
			count.Color = draw.Tone(look.Danger)
		}
		list = append(list, tally{n, k.board.host.Text("board.trasteros."+kind, nil), count, func(place draw.Box) {
			img := k.Picture(cubePicture(kind), place)
			if n == 0 {
				img.Translucency = 0.65
			}
		}})
	}
	list = append(list, k.counter("badge", k.board.look.badges, "board.trasteros.badges"))
	if k.board.look.counted {
		list = append(list, k.counter("trash", k.board.look.discard, "board.trasteros.discard"))
	}
	return list
}

// counter returns a stock that an icon stands for.
func (k bank) counter(icon string, n int, key string) tally {
	return tally{n, k.board.host.Text(key, nil), draw.Strong(17), func(place draw.Box) { k.Picture(look.IconIn(icon, look.Brass), place.Inset(place.W*0.08)) }}
}

// sizes returns the side of the pictures, the share of their size that the numbers have, and the ink of the names: one for
// all stocks, as the widest of them fits its place.
func sizes(stocks []tally, at draw.Box) (side, share float32, name draw.Ink) {
	side, share, name = min(30, at.H*0.52), 1, draw.Plain(11.5)
	most := side
	for _, t := range stocks {
		share = min(share, (at.W-8)/(most+4+t.count.Width(strconv.Itoa(t.n))))
		name = name.Fitted(t.name, at.W-4, 0.5)
	}
	return side * share, share, name
}

// tally draws a picture and a number over a name.
func (k bank) tally(at draw.Box, t tally, side float32, name draw.Ink) {
	number := strconv.Itoa(t.n)
	wide := t.count.Width(number)
	under := 15 * draw.TextScale()
	y := at.Y + (at.H-side-under)/2
	x := at.X + (at.W-side-4-wide)/2
	t.paint(draw.At(x, y, side, side))
	k.Text(number, draw.At(x+side+4, y, wide+2, side), t.count.Left())
	k.Text(t.name, draw.At(at.X+2, y+side, at.W-4, under), name)
}
