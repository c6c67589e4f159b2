package oldmuseum

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules"
)

var _ board.Focused = (*Board)(nil)

// knob is a side of a way that is asked about: a tap goes on to its next answer.
type knob struct {
	at          fyne.Position // in cells
	field       string
	value, next string
}

// Focuses reports whether an offer asks about the room that is being tried, and how the way there looks.
func (b *Board) Focuses(o rules.Offer) bool {
	return slices.Contains(trials, o.Kind) && b.trial() != nil && !b.shaping.open
}

// trial returns the room that is being tried; nil where none is.
func (b *Board) trial() (found *chamber) {
	if b.private >= 0 {
		return nil
	}
	b.look.all(func(c *chamber) {
		if c.asked {
			found = c
		}
	})
	return found
}

// Focus shows the room that is asked about, and on the way there what answers.
func (b *Board) Focus(f *board.Focus) {
	before := b.knobs
	b.knobs = nil
	if f == nil || !b.Focuses(f.Offer) {
		b.Unfocus()
	} else {
		x, y := b.trial().box().Mid()
		if w := b.look.way; w != nil { // the way stands between two rooms
			mid := draw.MiddleOf(w.cell)
			dx, dy := draw.Toward(w.dir)
			x, y = mid.X+dx*0.5, mid.Y+dy*0.5
		}
		if scale := b.FocusOn(fyne.NewPos(x, y), f); scale > 0 {
			b.knobs = b.knobsOf(f, scale)
		}
	}
	if !slices.Equal(before, b.knobs) {
		b.View.Refresh()
	}
	b.clear(f)
}

// clear hides the keys of the map while the sheet of a question lies over them.
func (b *Board) clear(f *board.Focus) {
	before := b.covered
	b.covered = f != nil && f.At.Y+f.Size.Height < b.Size().Height
	if b.covered != before {
		b.Refresh()
	}
}

// askable is the width of a room on which two fingers can answer, in dp: the board stands still for it.
const askable = look.Touch

// knobApart is how far from the middle of a way its two sides answer, in dp: two fingers apart.
const knobApart float32 = look.Touch/2 + 2

// knobsOf returns what answers on the way that is asked about, at a scale: the near side and the far one, or the one that
// is asked.
func (b *Board) knobsOf(f *board.Focus, scale float32) (list []knob) {
	w := b.look.way
	if w == nil || f.Answers == nil { // an answer plays at once
		return nil
	}
	mid := draw.MiddleOf(w.cell)
	dx, dy := draw.Toward(w.dir)
	var sides []rules.Field
	for _, field := range f.Offer.Fields {
		if field.Of == "side" {
			sides = append(sides, field)
		}
	}
	for i, field := range sides {
		off := 0.5 + (float32(i)*2-1)*knobApart/scale
		if len(sides) == 1 {
			off = 0.5
		}
		one := knob{at: fyne.NewPos(mid.X+dx*off, mid.Y+dy*off), field: field.Name}
		at := -1
		if chosen := f.Answers[field.Name]; len(chosen) == 1 {
			one.value = chosen[0]
			at = slices.IndexFunc(field.Options, func(o rules.Option) bool { return o.Value == one.value })
		}
		one.next = field.Options[(at+1)%len(field.Options)].Value
		list = append(list, one)
	}
	return list
}

// drawKnobs draws what answers on the way that is asked about.
func (b *Board) drawKnobs(e draw.Easel) {
	for _, k := range b.knobs {
		icon := sideWords[k.value]
		if icon == "" {
			icon = look.IconQuestion
		}
		e.Knob(k.at, icon, k.value != "", "")
	}
}

// turnKnob takes the tap on a side that is asked about, and reports whether there is one.
func (b *Board) turnKnob(at fyne.Position) bool {
	reach := look.Touch / 2 / b.View.Scale()
	host, ok := b.host.(board.Answerer)
	for _, k := range b.knobs {
		if ok && draw.Apart(at, k.at) <= reach {
			host.Answer(k.field, k.next)
			return true
		}
	}
	return false
}
