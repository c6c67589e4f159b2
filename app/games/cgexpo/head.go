package cgexpo

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/parts"
)

// head is the line over the map: the alarm, Carl's dustpan, the deck, and the buttons of the map.
type head struct {
	*sheet
	packs   *packs
	packing *kit.ActionButton
}

func newHead(b *sheet, p *packs) head {
	return head{sheet: b, packs: p, packing: kit.NewIconButton("cg-pack", b.word("packs"), p.toggle)}
}

// alarmHeight returns the height of the alarm.
func alarmHeight() float32 { return max(40, 16+24*min(kit.Scale(), 1.6)) }

// drawAlarm shows that somebody flees, and how near Intellivision-The-Great is.
func (b *head) drawAlarm(s *draw.Sketch, at draw.Box) {
	x := &b.look
	r := s.Rect(at, draw.Tone(kit.Danger), kit.Radius)
	r.StrokeColor, r.StrokeWidth = draw.Tone(kit.OnDanger), 0
	side := at.H * 0.62
	s.Stamp("siren", kit.OnDanger, at.X+8+side/2, at.Y+at.H/2, side)
	right := at.X + at.W - 8
	if x.far >= 0 {
		num := draw.Digits(at.H*0.5, draw.Tone(kit.Danger))
		wide := num.Width(strconv.Itoa(x.far)) + side + 22
		pill := draw.At(right-wide, at.Y+5, wide, at.H-10)
		s.Rect(pill, draw.Tone(kit.OnDanger), pill.H/2)
		s.Stamp("cg-itg", kit.Danger, pill.X+8+side*0.4, pill.Y+pill.H/2, side*0.8)
		s.Text(strconv.Itoa(x.far), draw.At(pill.X+side*0.8+10, pill.Y, wide-side*0.8-16, pill.H), num)
		right = pill.X - 8
	}
	left := at.X + side + 16
	title := draw.Strong(18 * min(1, 1.25/kit.Scale())).Left().In(draw.Tone(kit.OnDanger))
	said := b.word("frantic", "who", b.host.Name(x.flees))
	s.Text(said, draw.At(left, at.Y, right-left, at.H), title.Fitted(said, right-left, 0.7))
}

// draw draws the dustpan and the deck, and the buttons of the map.
func (b *head) draw(s *draw.Sketch, at draw.Box, broad bool) {
	side := draw.ButtonSide()
	left := at.X + at.W + 4
	place := func(k fyne.CanvasObject) {
		left -= side + 4
		k.Move(fyne.NewPos(left, at.Y))
		k.Resize(fyne.NewSize(side, side))
		k.Refresh()
		s.Objs = append(s.Objs, k)
	}
	if !broad {
		b.packing.Icon, b.packing.Label = "cg-pack", b.word("packs")
		if b.packs.open {
			b.packing.Icon, b.packing.Label = kit.IconClose, b.word("packs.close")
		}
		place(b.packing)
	}
	if b.look.mapped && (broad || !b.packs.open) {
		hand, _ := b.host.(board.Handheld)
		for _, k := range slices.Backward(b.paper.Keys(hand != nil && hand.Touch())) {
			place(k)
		}
	}
	at.W = left - at.X - 8
	b.drawSupplies(s, at)
}

// drawSupplies draws what Carl's dustpan holds, and how many event cards are left.
func (b *head) drawSupplies(s *draw.Sketch, at draw.Box) {
	x := &b.look
	side := min(at.H*0.56, 34)
	mid := at.Y + at.H/2
	left := at.X + 4
	s.Stamp("cg-pan", kit.InkSoft, left+side/2, mid, side*0.94)
	left += side + 5
	text := draw.Strong(15).Left()
	if t := x.pan(); t != nil {
		b.drawToken(s, t, left+side/2, mid, side)
		left += side + 8
		if word := parts.Capital(b.host.Thing(figureThing(t.piece))); left+text.Width(word)+side+70 < at.X+at.W {
			s.Text(word, draw.At(left, at.Y, text.Width(word)+2, at.H), text)
			left += text.Width(word) + 14
		}
	} else {
		word := b.word("pan.empty")
		room := min(text.Width(word)+2, at.X+at.W-left-side-34*kit.Scale())
		s.Text(word, draw.At(left, at.Y, room, at.H), text.In(draw.Tone(kit.InkSoft)))
		left += room + 14
	}
	number := strconv.Itoa(x.state.Deck)
	if wide := side + 5 + text.Width(number); left+wide <= at.X+at.W+2 {
		s.Stamp("cards", kit.InkSoft, left+side/2, mid, side*0.86)
		s.Text(number, draw.At(left+side+5, at.Y, text.Width(number)+2, at.H), text)
	}
}
