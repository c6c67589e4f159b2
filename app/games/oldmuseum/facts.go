package oldmuseum

import (
	"fmt"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
)

// facts are the plates of a board.
type facts struct{ board *Board }

// fact is one plate below the rooms: how wide it is, what it draws, and what a tap on it means.
type fact struct {
	wide  float32
	thing rules.Thing
	draw  func(s *draw.Sketch, at draw.Box)
}

// factGap lets five plates and the keys of the map fit beside each other on a phone.
const factGap = 3

// tightness is how plates make room for each other on a phone: how large they are, and whether what the table tells
// elsewhere is left out.
type tightness struct {
	size float32
	bare bool
}

var tighter = []tightness{{size: 1}, {size: 0.85}, {size: 0.7}, {0.85, true}, {0.7, true}, {0.55, true}}

// factText returns how numbers on plates are written, factIcon how large their pictures are.
func factText() draw.Ink { return draw.Strong(14) }

func factIcon() float32 { return 17 * min(1.6, max(0.9, look.Scale())) }

// factLine returns how high a line of plates is that nobody taps.
func factLine() float32 { return factIcon() + 12 }

// lineHeight returns how high the plates are now: those that are tapped need a finger.
func (f facts) lineHeight() float32 {
	if f.board.mapped() || f.board.look.shape != nil {
		return max(look.Touch, factLine())
	}
	return factLine()
}

// part is a picture or a number on a plate.
type part struct {
	icon string
	ink  fyne.ThemeColorName
	text string
}

// text returns how numbers on plates are written.
func (t tightness) text() draw.Ink {
	text := factText()
	text.Size *= t.size
	return text
}

// width returns how wide a part is.
func (t tightness) width(p part) float32 {
	if p.icon != "" {
		return factIcon() * t.size
	}
	return t.text().Width(p.text)
}

// plate returns a fact made of parts beside each other.
func (t tightness) plate(thing rules.Thing, bright bool, parts ...part) fact {
	const rim, gap = 7, 3
	wide := float32(2*rim - gap)
	for _, p := range parts {
		wide += t.width(p) + gap
	}
	most := wide
	if thing != "" {
		most = max(wide, look.Touch)
	}
	return fact{most, thing, func(s *draw.Sketch, at draw.Box) {
		fill := draw.Tone(look.Panel)
		if thing != "" {
			fill = draw.Tone(look.PanelRaised)
		}
		r := s.Rect(at, fill, min(12, at.H/2))
		r.StrokeColor, r.StrokeWidth = draw.Tone(look.Edge), 1
		if bright {
			r.StrokeColor, r.StrokeWidth = draw.Tone(look.Brass), 2
		}
		x := at.X + max(0, at.W-wide)/2 + rim
		for _, p := range parts {
			w := t.width(p)
			if p.icon != "" {
				s.Stamp(p.icon, p.ink, x+w/2, at.Y+at.H/2, w)
			} else {
				s.Text(p.text, draw.At(x, at.Y, min(w+1, at.X+at.W-rim-x), at.H), t.text().Left())
			}
			x += w + gap
		}
	}}
}

// list returns the plates: the exits, then everybody; each is the way to one's own notes. On a phone they
// keep to one line where they can: there may be no room for another.
func (f facts) list(width float32) []fact {
	if width >= draw.HallWide {
		return f.listAt(width, tighter[0])
	}
	var tight []fact
	for _, t := range tighter {
		if tight = f.listAt(width, t); len(factRows(tight, width)) <= 1 {
			break
		}
	}
	return tight
}

// listAt returns the plates at a tightness.
func (f facts) listAt(width float32, t tightness) []fact {
	wide := width >= draw.HallWide
	var list []fact
	if f.board.look.shape != nil {
		parts := []part{{icon: "arrange", ink: look.Brass}, {text: f.board.host.Text("oldmuseum.board.layout", nil)}}
		if t.bare {
			parts = parts[:1]
		}
		list = append(list, t.plate(shapeThing, true, parts...))
	}
	for i := range f.board.look.exits {
		list = append(list, f.exitFact(&f.board.look.exits[i], t))
	}
	for i := range f.board.look.players {
		p := &f.board.look.players[i]
		told := wide || f.seatTells(p)
		if !p.out && (!told || f.board.mapped() || p.misses && !wide) {
			list = append(list, f.handFact(p, told || t.bare && f.board.mapped(), t))
		}
	}
	return list
}

// seatTells reports whether the card of a seat above the board tells its hand on a phone: the large one, of whose turn
// it is, unless large texts have the cards scroll away.
func (f facts) seatTells(p *visitor) bool {
	return p.active && look.Scale() <= 1.3
}

// handFact returns a plate of what somebody has in hand, unless it is told elsewhere, and the way to the own map.
func (f facts) handFact(p *visitor, told bool, t tightness) fact {
	n := f.board.host.Symbol(p.seat)
	parts := []part{{icon: kit.SeatSymbol(n), ink: kit.SeatInk(n)}}
	if !told && !t.bare {
		parts = append(parts, part{icon: "hand", ink: look.InkSoft}, part{text: strconv.Itoa(p.cards)})
	}
	if p.treasure > 0 && !told {
		parts = append(parts, part{icon: "vase", ink: look.Brass}, part{text: strconv.Itoa(p.treasure)})
	}
	if p.misses {
		parts = append(parts, part{icon: "hourglass", ink: look.Danger})
	}
	if !f.board.mapped() {
		return t.plate("", p.active, parts...)
	}
	parts = append(parts, part{icon: "card-map", ink: look.Brass})
	return t.plate(rules.Of(mapNoun, p.seat), p.active, parts...)
}

// exitFact returns a plate of who has left: the rank, the artifacts brought out, and the time that was left.
func (f facts) exitFact(x *leaver, t tightness) fact {
	n := f.board.host.Symbol(x.seat)
	parts := []part{
		{text: f.board.host.Text("oldmuseum.board.order.rank", map[string]any{"rank": x.rank})},
		{icon: kit.SeatSymbol(n), ink: kit.SeatInk(n)},
		{icon: "vase", ink: look.Brass},
		{text: strconv.Itoa(x.chosen)},
	}
	if t.bare { // with large texts there is room for who left in which order
		parts = parts[:2]
	} else if f.board.look.timed {
		parts = append(parts, part{icon: "clock", ink: look.InkSoft}, part{text: clockOf(x.left)})
	}
	return t.plate("", false, parts...)
}

// clockOf spells a time in minutes and seconds.
func clockOf(seconds int) string { return fmt.Sprintf("%d:%02d", seconds/60, seconds%60) }

// factRows sets the plates into lines of a width.
func factRows(list []fact, width float32) [][]fact {
	var rows [][]fact
	left := float32(-1)
	for _, f := range list {
		if left < f.wide || len(rows) == 0 {
			rows = append(rows, nil)
			left = width
		}
		last := len(rows) - 1
		rows[last] = append(rows[last], f)
		left -= f.wide + factGap
	}
	return rows
}

// reserved returns the height of the line that is kept for plates whether there are any or not.
func (f facts) reserved() float32 { return max(look.Touch, factLine()) }

// draw draws as many lines as fit and returns how much of the width they take.
func (f facts) draw(s *draw.Sketch, at draw.Box) (used float32) {
	high := f.lineHeight()
	rows := factRows(f.list(at.W), at.W)
	y := at.Y + max(0, at.H-float32(len(rows))*(high+factGap)+factGap)/2
	for _, row := range rows {
		if y+high > at.Y+at.H+1 {
			return used
		}
		x := at.X
		for _, one := range row {
			place := draw.At(x, y, min(one.wide, at.W), high)
			one.draw(s, place)
			if one.thing != "" {
				f.board.TakeTaps(place, one.thing)
			}
			x += one.wide + factGap
		}
		used = max(used, x-at.X)
		y += high + factGap
	}
	return used
}
