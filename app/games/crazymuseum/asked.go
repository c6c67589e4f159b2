package crazymuseum

import (
	"slices"
	"strconv"
	"unicode"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/grid"
)

var _ board.Focused = (*Board)(nil)

// asked is the room that a question is about, with the field that its sides answer.
type asked struct {
	number int
	field  string
	sides  []string // chosen so far
}

// sidesOf returns the name of the field that sides of a tile answer; empty where none does.
func sidesOf(o rules.Offer) string {
	for _, f := range o.Fields {
		if f.Of == "side" && f.Many && len(f.Options) == len(grid.Sides) {
			return f.Name
		}
	}
	return ""
}

// roomOf returns the index of the room that an offer is about; -1 where it is about none that lies there.
func (h *model) roomOf(o rules.Offer) int {
	for _, t := range slices.Concat(o.On, o.About) {
		noun, id := t.Split()
		if n, err := strconv.Atoi(id); err == nil && noun == "room" {
			return h.tileOf(n)
		}
	}
	return -1
}

// Focuses reports whether an offer asks for the doors of a room on the map.
func (b *Board) Focuses(o rules.Offer) bool { return sidesOf(o) != "" && b.look.roomOf(o) >= 0 }

// Focus shows the room whose doors are asked for: its sides answer. What another question is about is shown beside its
// sheet.
func (b *Board) Focus(f *board.Focus) {
	b.light(f)
	before := b.asked
	b.asked = asked{}
	switch {
	case f != nil && b.Focuses(f.Offer):
		room := b.look.tiles[b.look.roomOf(f.Offer)]
		if field := sidesOf(f.Offer); b.FocusOn(draw.MiddleOf(room.cell), f) > 0 {
			b.asked = asked{room.number, field, f.Answers[field]}
		}
	case f == nil || !b.seek(f):
		b.sought = nil
		b.Unfocus()
	}
	if before.number != b.asked.number || !slices.Equal(before.sides, b.asked.sides) {
		b.View.Refresh()
	}
}

// seek shows the room that a question is about where its sheet would hide it, and reports whether it does.
func (b *Board) seek(f *board.Focus) bool {
	cell, ok := b.look.cellOf(f.Offer)
	if !ok || b.sought == nil && b.leaves(cell, f) || b.FocusOn(draw.MiddleOf(cell), f) == 0 {
		return false
	}
	b.sought = &cell
	return true
}

// leaves reports whether the whole of a cell's room is in the part of the board that a sheet leaves free.
func (b *Board) leaves(cell grid.Cell, f *board.Focus) bool {
	at, half := b.View.Position().Add(b.View.At(draw.MiddleOf(cell))), b.View.Scale()*tilePart/2
	free := draw.At(f.At.X, f.At.Y, f.Size.Width, f.Size.Height)
	return free.Holds(at.SubtractXY(half, half)) && free.Holds(at.AddXY(half, half))
}

// cellOf returns the cell that an offer is about: of a room, where none is known yet, or of somebody's room unless the
// offer asks for a room, which may be any.
func (h *model) cellOf(o rules.Offer) (grid.Cell, bool) {
	if i := h.roomOf(o); i >= 0 {
		return h.tiles[i].cell, true
	}
	for _, e := range h.exits {
		if e.thing != "" && slices.Contains(o.On, e.thing) {
			return e.cell.Next(e.side), true
		}
	}
	if slices.ContainsFunc(o.Fields, func(f rules.Field) bool { return f.Of == "room" }) {
		return grid.Cell{}, false
	}
	for _, f := range h.figures {
		if i := h.tileOf(f.number); i >= 0 && slices.Contains(o.About, f.who) {
			return h.tiles[i].cell, true
		}
	}
	return grid.Cell{}, false
}

// knobs draws what answers on the sides of the room that is asked about.
func (b *Board) knobs(e draw.Easel) {
	for _, side := range b.askedSides() {
		dx, dy := draw.Toward(side.seen)
		mid := draw.MiddleOf(side.cell)
		icon, on := look.IconMinus, slices.Contains(b.asked.sides, side.name)
		if on {
			icon = "door"
		}
		at := fyne.NewPos(mid.X+dx*tilePart/2, mid.Y+dy*tilePart/2)
		b.small = append(b.small, e.Knob(at, icon, on, rules.Of("side", side.name)))
		x, y := e.Point(at.X, at.Y)
		x, y = x+letterOff, y-letterOff
		e.Disc(x, y, letterRadius, draw.Tone(look.Panel), draw.Tone(look.InkSoft), 1)
		e.Label(b.letter(side), x, y, draw.Digits(letterRadius*1.3, draw.Tone(look.Ink)))
	}
}

// Where the letter of a side stands at the place that answers, in dp.
const (
	letterOff    float32 = 16
	letterRadius float32 = 10
)

// stroke is a finger that slides over the sides of the room that is asked about: each answers as if it were tapped, once.
type stroke struct {
	b      *Board
	from   rules.Thing // the side at which it began
	passed []rules.Thing
}

var _ draw.Guide = (*stroke)(nil)

// Take returns the side at which it begins, or nothing.
func (s *stroke) Take(at fyne.Position) rules.Thing {
	s.from, s.passed = s.b.sideUnder(at), nil
	return s.from
}

// Pass answers with the side that it comes to.
func (s *stroke) Pass(at fyne.Position) rules.Thing {
	if side := s.b.sideUnder(at); side != "" && !slices.Contains(s.passed, side) {
		s.passed = append(s.passed, side)
		s.b.host.Tap(side)
	}
	return s.from
}

// Put lets go; what it has answered stays.
func (s *stroke) Put(fyne.Position, bool) {}

// sideUnder returns the side that answers at a point of the map, or nothing.
func (b *Board) sideUnder(at fyne.Position) rules.Thing {
	side := b.nearest(at)
	if noun, _ := side.Split(); noun != "side" {
		return ""
	}
	return side
}

// letter returns the first letter of a side's name: with a turned map the upper side is not the north.
func (b *Board) letter(side askedSide) string {
	for _, r := range b.host.Thing(rules.Of("side", side.name)) {
		return string(unicode.ToUpper(r))
	}
	return ""
}

// askedSide is a side of the room that is asked about: as the rules call it, and where it is seen.
type askedSide struct {
	name string
	cell grid.Cell
	seen grid.Dir
}

// askedSides lists the sides that answer what is asked.
func (b *Board) askedSides() []askedSide {
	i := b.look.tileOf(b.asked.number)
	if b.asked.field == "" || i < 0 {
		return nil
	}
	var list []askedSide
	for _, d := range grid.Sides {
		list = append(list, askedSide{d.String(), b.look.tiles[i].cell, d.Turn(b.Quarters())})
	}
	return list
}
