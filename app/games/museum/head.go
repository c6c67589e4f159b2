package museum

import (
	"strconv"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
)

// head names a large museum and its total, with the buttons for the whole of it.
type head struct {
	pen
	museum   *hallLook
	buttons  *hallButtons
	best     bool // its best arrangement may be looked for
	complete bool // it may be told to be complete
}

func (d head) draw(at draw.Box) {
	x := at.X
	d.Add(d.buttons.back, draw.At(x, at.Y, at.H, at.H))
	x += at.H + 4
	end := d.drawChoices(draw.At(x, at.Y, at.X+at.W-x, at.H))
	symbol := d.words.Symbol(d.museum.seat)
	side := min(at.H*0.7, 34)
	d.Disc(x+side/2, at.Y+at.H/2, side/2, draw.Faint(draw.Tone(kit.SeatInk(symbol)), 0x30), draw.Tone(kit.SeatInk(symbol)), 2)
	d.Stamp(kit.SeatSymbol(symbol), kit.SeatInk(symbol), x+side/2, at.Y+at.H/2, side*0.54)
	x += side + look.Gap
	total := draw.Number(min(26*draw.TextScale(), at.H*0.6))
	text := ""
	if d.museum.laid() > 0 {
		text = strconv.Itoa(d.museum.total)
	}
	wide := total.Width(text) + 4
	ink, name := draw.Strong(16).Left(), d.words.Name(d.museum.seat)
	room := min(ink.Width(name)+2, end-x-wide-look.Gap)
	d.Text(name, draw.At(x, at.Y, room, at.H), ink)
	d.Text(text, draw.At(x+room+look.Gap, at.Y, wide, at.H), total.In(draw.Tone(look.Brass)))
}

// drawChoices shows the buttons at the end of the head, with their words where there is room for the name, too. It
// returns where they begin.
func (d head) drawChoices(at draw.Box) float32 {
	end := at.X + at.W
	who := at.X + at.H + draw.Strong(16).Width(d.words.Name(d.museum.seat)) + 56*draw.TextScale()
	button := func(one *kit.ActionButton, keep float32) {
		one.Held, one.Compact = true, false
		wide, room := one.WidthWanted(), end-keep-who
		if wide > room && one.Whole(room) {
			wide = room // in two lines
		}
		if one.Compact = wide > room; one.Compact {
			wide = at.H
		}
		d.Add(one, draw.At(end-wide, at.Y, wide, at.H))
		one.Refresh()
		end -= wide + look.Gap
	}
	keep := float32(0)
	if d.best {
		keep = at.H + look.Gap
	}
	if d.complete {
		button(d.buttons.complete, keep)
	}
	if keep > 0 {
		button(d.buttons.best, 0)
	}
	return end
}
