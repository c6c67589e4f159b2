package museum

import (
	"docent/app/board/draw"
	"docent/app/kit/look"
)

// searchHead tells the gain of the best arrangement and how sure it is, with the ways out of the search.
type searchHead struct {
	pen
	search  *search
	buttons *hallButtons
	laying  bool
}

func (d searchHead) draw(at draw.Box) {
	d.Add(d.buttons.stop, draw.At(at.X, at.Y, at.H, at.H))
	x, end := at.X+at.H+4, at.X+at.W
	if d.search.gain() > 0 || len(d.search.moves.list) > 0 {
		end = d.drawWays(at)
	}
	room := end - x
	first, second := d.search.texts(d.words)
	d.Text(first, draw.At(x, at.Y, room, at.H*0.56), draw.Number(19*min(draw.TextScale(), 1.25)).Left())
	ink := draw.Plain(12).Left()
	if d.search.proved() {
		ink = ink.In(draw.Tone(look.Good))
	}
	d.Text(second, draw.At(x, at.Y+at.H*0.54, room, at.H*0.42), ink)
}

// drawWays shows the buttons that look at the arrangement and lay it. It returns where they begin.
func (d searchHead) drawWays(at draw.Box) float32 {
	end := at.X + at.W
	if d.laying && at.W >= broadHall {
		wide := d.buttons.lay.WidthWanted()
		end -= wide
		d.Add(d.buttons.lay, draw.At(end, at.Y, wide, at.H))
		end -= 4
	}
	end -= at.H
	preview := d.buttons.preview
	preview.Icon = "eye"
	if d.search.preview {
		preview.Icon = "eye-off"
	}
	d.Add(preview, draw.At(end, at.Y, at.H, at.H))
	preview.Refresh()
	return end - 4
}
