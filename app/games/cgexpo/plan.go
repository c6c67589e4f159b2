package cgexpo

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
)

// broad is the width from which the board has room for the backpacks beside the map.
const broad float32 = 560

// strip is the height from which a phone shows the backpacks in small below the map.
const strip float32 = 250

// heightFor is the least height at which the board tells enough.
func (b *Board) heightFor(width float32) float32 {
	if width < broad {
		return draw.ButtonSide() + 230
	}
	return draw.ButtonSide() + 320
}

// drawSheet draws everything in its place: the alarm, the head, backpacks, map and tray.
func (b *Board) drawSheet(s *draw.Sketch, size fyne.Size) {
	rest := draw.At(0, 0, size.Width, size.Height)
	if b.look.frantic {
		high := alarmHeight()
		b.drawAlarm(s, draw.At(rest.X, rest.Y, rest.W, high))
		rest = rest.Below(high + 6)
	}
	broad := size.Width >= broad
	if broad {
		wide := min(236*min(kit.Scale(), 1.35), size.Width*0.4)
		b.drawPacks(s, draw.At(rest.X, rest.Y, wide, rest.H))
		rest.X, rest.W = rest.X+wide+kit.Gap, rest.W-wide-kit.Gap
	}
	head := draw.At(rest.X, rest.Y, rest.W, draw.ButtonSide())
	b.drawHead(s, head, broad)
	rest = rest.Below(head.H + 4)
	if b.packs && !broad {
		b.drawPacks(s, rest)
		return
	}
	objs, high := b.drawTray(s, rest.W)
	if most := rest.H - b.least(); high > most {
		objs, high = b.scrolled(objs, rest.W, high, most)
	}
	if high > 0 {
		rest.H -= high + 6
	}
	if !broad && rest.H >= strip {
		strip := stripSide()
		b.drawStrip(s, draw.At(rest.X, rest.Y+rest.H-strip, rest.W, strip))
		rest.H -= strip + 6
	}
	b.drawStage(s, rest)
	for _, obj := range objs {
		obj.Move(obj.Position().AddXY(rest.X, size.Height-high))
		s.Objs = append(s.Objs, obj)
	}
	b.drawThrow(s, rest)
}

// least is the height that the tray leaves to the map; a card that is told takes all.
func (b *Board) least() float32 {
	if b.card.open {
		return 0
	}
	return 84
}

// scrolled puts a tray into a place that is lower than it.
func (b *Board) scrolled(objs []fyne.CanvasObject, wide, high, most float32) ([]fyne.CanvasObject, float32) {
	content := &fyne.Container{Layout: still(fyne.NewSize(wide, high)), Objects: objs}
	if b.scroll == nil {
		b.scroll = kit.NewScroll(content)
	} else {
		b.scroll.SetContent(content)
	}
	b.scroll.Move(fyne.NewPos(0, 0))
	b.scroll.Resize(fyne.NewSize(wide, max(0, most)))
	return []fyne.CanvasObject{b.scroll}, max(0, most)
}

// still leaves everything where it was put, in a size.
type still fyne.Size

// Layout moves nothing.
func (still) Layout([]fyne.CanvasObject, fyne.Size) {}

// MinSize is the whole size.
func (s still) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size(s) }

// drawStage is the map, or the zones where squares are not tracked.
func (b *Board) drawStage(s *draw.Sketch, at draw.Box) {
	if at.H < 60 {
		return
	}
	if !b.look.mapped {
		b.drawZones(s, at)
		return
	}
	back := draw.Mix(draw.Tone(kit.Void), draw.Tone(kit.Panel), 0.6)
	if b.look.frantic {
		back = draw.Mix(draw.Tone(kit.Void), draw.Tone(kit.Lamp5), 0.22)
		s.Glow(at, draw.Tone(kit.Danger), kit.Radius)
	}
	s.Rect(at, back, kit.Radius)
	in := at.Inset(3)
	if b.look.frantic {
		tape := float32(9)
		s.Hazard(draw.At(at.X+10, at.Y+4, at.W-20, tape), draw.Tone(kit.OnLamp), draw.Tone(kit.Lamp1))
		s.Hazard(draw.At(at.X+10, at.Y+at.H-tape-4, at.W-20, tape), draw.Tone(kit.OnLamp), draw.Tone(kit.Lamp1))
		in = draw.At(in.X, in.Y+tape+4, in.W, in.H-2*tape-8)
	}
	b.view.Move(fyne.NewPos(in.X, in.Y))
	b.view.Resize(fyne.NewSize(in.W, max(1, in.H)))
	s.Objs = append(s.Objs, b.view)
}

func alarmHeight() float32 { return max(40, 16+24*min(kit.Scale(), 1.6)) }

// drawAlarm says that somebody flees, and how near Intellivision-The-Great is.
func (b *Board) drawAlarm(s *draw.Sketch, at draw.Box) {
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

// drawHead tells the dustpan and the deck, and holds the buttons of the map.
func (b *Board) drawHead(s *draw.Sketch, at draw.Box, broad bool) {
	keys := 0
	place := func(k *kit.ActionButton) {
		keys++
		side := draw.ButtonSide()
		in := draw.At(at.X+at.W-float32(keys)*side-float32(keys-1)*4, at.Y, side, side)
		k.Move(fyne.NewPos(in.X, in.Y))
		k.Resize(fyne.NewSize(in.W, in.H))
		k.Refresh()
		s.Objs = append(s.Objs, k)
	}
	if !broad {
		b.packing.Icon, b.packing.Label = "cg-pack", b.word("packs")
		if b.packs {
			b.packing.Icon, b.packing.Label = kit.IconClose, b.word("packs.close")
		}
		place(b.packing)
	}
	if b.look.mapped && !(b.packs && !broad) {
		for i := len(b.buttons) - 1; i >= 0; i-- {
			place(b.buttons[i])
		}
	}
	at.W -= float32(keys)*(draw.ButtonSide()+4) + 4
	b.drawSupplies(s, at)
}

// drawSupplies is what Carl's dustpan holds, and how many event cards are left.
func (b *Board) drawSupplies(s *draw.Sketch, at draw.Box) {
	x := &b.look
	side := min(at.H*0.56, 34)
	mid := at.Y + at.H/2
	left := at.X + 4
	s.Stamp("cg-pan", kit.InkSoft, left+side/2, mid, side*0.94)
	left += side + 5
	held := x.state.Dustpan()
	text := draw.Strong(15).Left()
	switch t := b.inPan(); {
	case t != nil:
		b.drawToken(s, t, left+side/2, mid, side)
		left += side + 8
		if word := b.host.Thing(figureThing(held)); left+text.Width(word)+side+70 < at.X+at.W {
			s.Text(word, draw.At(left, at.Y, text.Width(word)+2, at.H), text)
			left += text.Width(word) + 14
		}
	default:
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

// inPan is what Carl holds, as a token; nil where that is nothing.
func (b *Board) inPan() *token {
	held := b.look.state.Dustpan()
	if held == 0 {
		return nil
	}
	for _, kind := range allKinds {
		for seat := range b.look.state.Thieves {
			if itemPieces[kind][seat] == held {
				return &token{piece: held, kind: anItem, seat: seatOf(seat), item: kind}
			}
		}
	}
	return &token{piece: held, kind: theCDs}
}
