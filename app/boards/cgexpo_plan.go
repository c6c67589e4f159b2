package boards

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/kit"
)

// broadExpo is the width from which the board has room for the backpacks beside the map.
const broadExpo float32 = 560

// expoStrip is the height from which a phone shows the backpacks in small below the map.
const expoStrip float32 = 250

// heightFor is the least height at which the board tells enough.
func (b *expoBoard) heightFor(width float32) float32 {
	if width < broadExpo {
		return buttonSide() + 230
	}
	return buttonSide() + 320
}

// drawSheet draws everything in its place: the alarm, the head, backpacks, map and tray.
func (b *expoBoard) drawSheet(s *sketch, size fyne.Size) {
	rest := box{0, 0, size.Width, size.Height}
	if b.look.frantic {
		high := alarmHeight()
		b.drawAlarm(s, box{rest.x, rest.y, rest.w, high})
		rest = rest.below(high + 6)
	}
	broad := size.Width >= broadExpo
	if broad {
		wide := min(236*min(kit.Scale(), 1.35), size.Width*0.4)
		b.drawPacks(s, box{rest.x, rest.y, wide, rest.h})
		rest.x, rest.w = rest.x+wide+kit.Gap, rest.w-wide-kit.Gap
	}
	head := box{rest.x, rest.y, rest.w, buttonSide()}
	b.drawHead(s, head, broad)
	rest = rest.below(head.h + 4)
	if b.packs && !broad {
		b.drawPacks(s, rest)
		return
	}
	objs, high := b.drawTray(s, rest.w)
	if most := rest.h - b.least(); high > most {
		objs, high = b.scrolled(objs, rest.w, high, most)
	}
	if high > 0 {
		rest.h -= high + 6
	}
	if !broad && rest.h >= expoStrip {
		strip := stripSide()
		b.drawStrip(s, box{rest.x, rest.y + rest.h - strip, rest.w, strip})
		rest.h -= strip + 6
	}
	b.drawStage(s, rest)
	for _, obj := range objs {
		obj.Move(obj.Position().AddXY(rest.x, size.Height-high))
		s.objs = append(s.objs, obj)
	}
	b.drawThrow(s, rest)
}

// least is the height that the tray leaves to the map; a card that is told takes all.
func (b *expoBoard) least() float32 {
	if b.card.open {
		return 0
	}
	return 84
}

// scrolled puts a tray into a place that is lower than it.
func (b *expoBoard) scrolled(objs []fyne.CanvasObject, wide, high, most float32) ([]fyne.CanvasObject, float32) {
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

// below is what is left under a part of a place.
func (b box) below(by float32) box { return box{b.x, b.y + by, b.w, max(0, b.h-by)} }

// drawStage is the map, or the zones where squares are not tracked.
func (b *expoBoard) drawStage(s *sketch, at box) {
	if at.h < 60 {
		return
	}
	if !b.look.mapped {
		b.drawZones(s, at)
		return
	}
	back := mix(tone(kit.Void), tone(kit.Panel), 0.6)
	if b.look.frantic {
		back = mix(tone(kit.Void), tone(kit.Lamp5), 0.22)
		s.glow(at, tone(kit.Danger), kit.Radius)
	}
	s.rect(at, back, kit.Radius)
	in := at.inset(3)
	if b.look.frantic {
		tape := float32(9)
		s.hazard(box{at.x + 10, at.y + 4, at.w - 20, tape}, tone(kit.OnLamp), tone(kit.Lamp1))
		s.hazard(box{at.x + 10, at.y + at.h - tape - 4, at.w - 20, tape}, tone(kit.OnLamp), tone(kit.Lamp1))
		in = box{in.x, in.y + tape + 4, in.w, in.h - 2*tape - 8}
	}
	b.view.Move(fyne.NewPos(in.x, in.y))
	b.view.Resize(fyne.NewSize(in.w, max(1, in.h)))
	s.objs = append(s.objs, b.view)
}

func alarmHeight() float32 { return max(40, 16+24*min(kit.Scale(), 1.6)) }

// drawAlarm says that somebody flees, and how near Intellivision-The-Great is.
func (b *expoBoard) drawAlarm(s *sketch, at box) {
	x := &b.look
	r := s.rect(at, tone(kit.Danger), kit.Radius)
	r.StrokeColor, r.StrokeWidth = tone(kit.OnDanger), 0
	side := at.h * 0.62
	s.stamp("siren", kit.OnDanger, at.x+8+side/2, at.y+at.h/2, side)
	right := at.x + at.w - 8
	if x.far >= 0 {
		num := digits(at.h*0.5, tone(kit.Danger))
		wide := num.width(strconv.Itoa(x.far)) + side + 22
		pill := box{right - wide, at.y + 5, wide, at.h - 10}
		s.rect(pill, tone(kit.OnDanger), pill.h/2)
		s.stamp("cg-itg", kit.Danger, pill.x+8+side*0.4, pill.y+pill.h/2, side*0.8)
		s.text(strconv.Itoa(x.far), box{pill.x + side*0.8 + 10, pill.y, wide - side*0.8 - 16, pill.h}, num)
		right = pill.x - 8
	}
	left := at.x + side + 16
	title := strong(18 * min(1, 1.25/kit.Scale())).left().in(tone(kit.OnDanger))
	said := b.word("frantic", "who", b.host.Name(x.flees))
	s.text(said, box{left, at.y, right - left, at.h}, title.fitted(said, right-left, 0.7))
}

// drawHead tells the dustpan and the deck, and holds the buttons of the map.
func (b *expoBoard) drawHead(s *sketch, at box, broad bool) {
	keys := 0
	place := func(k *kit.ActionButton) {
		keys++
		side := buttonSide()
		in := box{at.x + at.w - float32(keys)*side - float32(keys-1)*4, at.y, side, side}
		k.Move(fyne.NewPos(in.x, in.y))
		k.Resize(fyne.NewSize(in.w, in.h))
		k.Refresh()
		s.objs = append(s.objs, k)
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
	at.w -= float32(keys)*(buttonSide()+4) + 4
	b.drawSupplies(s, at)
}

// drawSupplies is what Carl's dustpan holds, and how many event cards are left.
func (b *expoBoard) drawSupplies(s *sketch, at box) {
	x := &b.look
	side := min(at.h*0.56, 34)
	mid := at.y + at.h/2
	left := at.x + 4
	s.stamp("cg-pan", kit.InkSoft, left+side/2, mid, side*0.94)
	left += side + 5
	held := x.state.Dustpan()
	text := strong(15).left()
	switch t := b.inPan(); {
	case t != nil:
		b.drawToken(s, t, left+side/2, mid, side)
		left += side + 8
		if word := b.host.Thing(figureThing(held)); left+text.width(word)+side+70 < at.x+at.w {
			s.text(word, box{left, at.y, text.width(word) + 2, at.h}, text)
			left += text.width(word) + 14
		}
	default:
		word := b.word("pan.empty")
		room := min(text.width(word)+2, at.x+at.w-left-side-34*kit.Scale())
		s.text(word, box{left, at.y, room, at.h}, text.in(tone(kit.InkSoft)))
		left += room + 14
	}
	number := strconv.Itoa(x.state.Deck)
	if wide := side + 5 + text.width(number); left+wide <= at.x+at.w+2 {
		s.stamp("cards", kit.InkSoft, left+side/2, mid, side*0.86)
		s.text(number, box{left + side + 5, at.y, text.width(number) + 2, at.h}, text)
	}
}

// inPan is what Carl holds, as a token; nil where that is nothing.
func (b *expoBoard) inPan() *token {
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
