package museum

import (
	"strconv"

	"docent/app/board/draw"
	"docent/app/kit/look"
)

// row is the row of open personalities, from left to right, with what they cost as far as it was told.
type row struct {
	pen
	portraits [3]portraitLook
}

func (r row) draw(at draw.Box) {
	if at.H <= 0 {
		return
	}
	each := (at.W - 2*6) / 3
	for i, p := range r.portraits {
		place := draw.At(at.X+float32(i)*(each+6), at.Y, each, at.H)
		if p.gone {
			r.Frame(place.Inset(1), draw.Tone(look.Hollow), 1.5, 10)
			continue
		}
		r.drawPortrait(place, p)
	}
}

// drawPortrait shows one personality.
func (r row) drawPortrait(at draw.Box, p portraitLook) {
	r.Lifted(at, draw.Tone(look.PanelRaised), 10)
	side := min(at.H*0.78, at.W*0.44)
	r.Stamp("exhibit-bust", look.InkSoft, at.X+at.W*0.30, at.Y+at.H/2, side)
	text := "?"
	if p.cost > 0 {
		text = strconv.Itoa(p.cost)
	}
	radius := min(at.H*0.42, at.W*0.22, 12+8*draw.TextScale())
	x, y := at.X+at.W*0.74, at.Y+at.H/2
	r.Disc(x, y, radius, draw.Tone(look.Void), draw.Tone(look.Brass), 1.5)
	ink := draw.Strong(15)
	ink.Size = min(ink.Size, radius*1.15)
	if p.cost == 0 {
		ink = ink.In(draw.Tone(look.InkFaint))
	}
	r.Text(text, draw.At(x-radius, y-radius, 2*radius, 2*radius), ink)
	if p.lit {
		r.Frame(at, draw.Tone(look.Brass), 1.8, 10)
		r.touch(at, p.thing)
	}
}
