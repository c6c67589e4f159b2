package boards

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/kit"
)

// drawStage shows what happens at the moment.
func (b *storage) drawStage(s *sketch, stage box) {
	if b.look.act != quiet {
		s.lifted(stage, tone(kit.Panel), 16)
	}
	switch b.look.act {
	case bidding:
		b.drawBids(s, stage)
	case revealed:
		b.drawReveal(s, stage)
	case selling:
		b.drawMarket(s, stage)
	case haunted:
		b.drawSkeleton(s, stage)
	default:
		b.drawQuiet(s, stage)
	}
}

// drawQuiet says how far the game is and why it may not be ended yet.
func (b *storage) drawQuiet(s *sketch, stage box) {
	if b.look.over {
		return
	}
	h := min(stage.h, 52*max(1, kit.Scale()))
	strip := box{stage.x, stage.y, stage.w, h}
	s.rect(strip, tone(kit.Panel), 12)
	icon, name, said := "lock", kit.InkSoft, b.look.closed
	if said == "" {
		icon, name = "flag", kit.Brass
		said = b.host.Plural("board.trasteros.ready", b.look.rounds, nil)
	}
	s.icon(icon, fyne.ThemeColorName(name), strip.x+26, strip.y+h/2, 22)
	text := box{strip.x + 48, strip.y + 4, strip.w - 60, h - 8}
	i := plain(14).left()
	if i.width(said) <= text.w {
		s.text(said, text, i)
		return
	}
	i = plain(13).left()
	lines := float32(len(wrap(said, text.w, i)))
	text.y += max(0, (text.h-lines*i.measure("Ág").Height)/2)
	s.paragraph(said, text, i)
}

const cardShape = 0.7

// shelfOf sets n cards into rows.
func (f *facility) shelfOf(width float32) (columns int, card float32) {
	n := max(1, len(f.market))
	columns = n
	if width < narrow && n > 5 {
		columns = (n + 1) / 2
	}
	card = min(104*textScale(), (width-2*kit.Gap)/float32(columns)-kit.Gap)
	return columns, card
}

func (f *facility) marketHeight(width float32) float32 {
	columns, card := f.shelfOf(width)
	rows := (max(1, len(f.market)) + columns - 1) / columns
	return 44*kit.Scale() + float32(rows)*(card/cardShape+kit.Pad) + kit.Gap
}

// widest sets the cards in the number of columns that makes them largest.
func (f *facility) widest(place box) (columns int, w, h float32) {
	n := max(1, len(f.market))
	for c := 1; c <= n; c++ {
		rows := (n + c - 1) / c
		across := (place.w - float32(c-1)*kit.Gap) / float32(c)
		down := (place.h/float32(rows) - kit.Pad) * cardShape
		if fit := min(across, down, 110*textScale()); fit > w {
			columns, w = c, fit
		}
	}
	return columns, w, w / cardShape
}

// drawMarket lays the cards of an unwon room out for sale.
func (b *storage) drawMarket(s *sketch, stage box) {
	head := 42 * kit.Scale()
	title := b.host.Text("board.trasteros.market", map[string]any{"room": b.look.room})
	s.text(title, box{stage.x + kit.Pad, stage.y, stage.w - 2*kit.Pad, head}, ink{20 * kit.Scale(), kit.TitleFace(), tone(kit.Ink), 1})
	columns, w, h := b.look.widest(box{stage.x, stage.y, stage.w - 2*kit.Gap, stage.h - head - kit.Gap})
	for i, c := range b.look.market {
		in := min(columns, len(b.look.market)-i/columns*columns)
		gap := float32(kit.Pad)
		if float32(in)*(w+gap) > stage.w-gap {
			gap = kit.Gap
		}
		x := stage.x + (stage.w-float32(in)*(w+gap)+gap)/2 + float32(i%columns)*(w+gap)
		b.drawWare(s, box{x, stage.y + head + float32(i/columns)*(h+kit.Pad), w, h}, c)
	}
}

func (b *storage) drawWare(s *sketch, at box, c cardLook) {
	if c.lit {
		s.glow(at, tone(kit.Brass), max(4, at.w*0.09))
	}
	b.card(s, at, c.name)
	if c.count > 1 {
		r := at.w * 0.16
		s.disc(at.x+at.w-r*0.7, at.y+r*0.7, r, tone(kit.Brass), nil, 0)
		s.text("×"+strconv.Itoa(c.count), box{at.x + at.w - r*1.7, at.y - r*0.3, 2 * r, 2 * r}, ink{r * 1.05, kit.StrongFace(), tone(kit.OnBrass), 1})
	}
	if !c.lit {
		s.rect(at, faint(tone(kit.Panel), 0x80), max(4, at.w*0.09))
	} else {
		b.touch(at, c.thing)
	}
}

// drawSkeleton is the fright of the game.
func (b *storage) drawSkeleton(s *sketch, stage box) {
	red := tone(kit.Danger)
	r := s.frame(stage, red, 2, 16)
	r.FillColor = faint(red, 0x18)
	side := min(stage.h*0.72, 120)
	x := stage.x + kit.Pad
	bone := fyne.ThemeColorName(kit.Skeleton)
	if !kit.IsDark() {
		bone = kit.InkSoft
	}
	s.icon("skull", bone, x+side/2, stage.y+stage.h/2, side)
	text := box{x + side + kit.Pad, stage.y + kit.Gap, stage.w - side - 3*kit.Pad, stage.h - 2*kit.Gap}
	title := ink{24 * kit.Scale(), kit.TitleFace(), red, fyne.TextAlignLeading}
	line := title.measure("Ág").Height
	body := plain(15).left().in(tone(kit.Ink))
	high := line + float32(len(wrap(b.look.sub, text.w, body)))*body.measure("Ág").Height
	text.y += max(0, (text.h-high)/2)
	s.text(b.look.told, box{text.x, text.y, text.w, line}, title)
	s.paragraph(b.look.sub, box{text.x, text.y + line, text.w, stage.y + stage.h - text.y - line}, body)
}
