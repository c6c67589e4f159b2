package trasteros

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
)

// stage draws what goes on: bids, a market, a fright.
type stage struct {
	*draw.Sketch
	board *Board
}

// draw shows what happens at the moment.
func (g stage) draw(stage draw.Box) {
	if g.board.look.act != quiet {
		g.Lifted(stage, draw.Tone(look.Panel), 16)
	}
	switch g.board.look.act {
	case bidding:
		g.drawBids(stage)
	case revealed:
		g.drawReveal(stage)
	case selling:
		g.drawMarket(stage)
	case haunted:
		g.drawSkeleton(stage)
	default:
		g.drawQuiet(stage)
	}
}

// The measures of the note that tells how far the game is: what its text leaves at the sides, above and below.
const (
	noteHigh  float32 = 52
	noteSides float32 = 60
	noteEdge  float32 = 4
)

// note returns how far the game is, or why it may not be ended yet.
func (f *model) note() string {
	if f.closed != "" {
		return f.closed
	}
	return f.ready
}

// noteInk returns that of the note in more than one line.
func noteInk() draw.Ink { return draw.Plain(13).Left() }

// noteText returns how high the text of the note is in a width.
func (f *model) noteText(width float32) float32 {
	i := noteInk()
	return float32(len(draw.Wrap(f.note(), width-noteSides, i))) * i.Measure("Ág").Height
}

// noteHeight returns the height of the note in a width.
func (f *model) noteHeight(width float32) float32 {
	return max(noteHigh*max(1, look.Scale()), f.noteText(width)+2*noteEdge)
}

// drawQuiet draws how far the game is and why it may not be ended yet.
func (g stage) drawQuiet(stage draw.Box) {
	seen := g.board.look
	if seen.over {
		return
	}
	h := min(stage.H, seen.noteHeight(stage.W))
	strip := draw.At(stage.X, stage.Y, stage.W, h)
	g.Rect(strip, draw.Tone(look.Panel), 12)
	icon, name := "lock", look.InkSoft
	if seen.closed == "" {
		icon, name = "flag", look.Brass
	}
	g.Icon(icon, fyne.ThemeColorName(name), strip.X+26, strip.Y+h/2, 22)
	text := draw.At(strip.X+48, strip.Y+noteEdge, strip.W-noteSides, h-2*noteEdge)
	if i := draw.Plain(14).Left(); i.Width(seen.note()) <= text.W {
		g.Text(seen.note(), text, i)
		return
	}
	text.Y += max(0, (text.H-seen.noteText(stage.W))/2)
	g.Paragraph(seen.note(), text, noteInk())
}

const cardShape = 0.7

// shelfOf sets n cards into rows.
func (f *model) shelfOf(width float32) (columns int, card float32) {
	n := max(1, len(f.market))
	columns = n
	if width < narrow && n > 5 {
		columns = (n + 1) / 2
	}
	card = min(104*draw.TextScale(), (width-2*look.Gap)/float32(columns)-look.Gap)
	return columns, card
}

// marketHeight returns the height that the market needs in a width.
func (f *model) marketHeight(width float32) float32 {
	columns, card := f.shelfOf(width)
	rows := (max(1, len(f.market)) + columns - 1) / columns
	return 44*look.Scale() + float32(rows)*(card/cardShape+look.Pad) + look.Gap + look.Pad
}

// widest sets the cards in the number of columns that makes them largest.
func (f *model) widest(place draw.Box) (columns int, w, h float32) {
	n := max(1, len(f.market))
	for c := 1; c <= n; c++ {
		rows := (n + c - 1) / c
		across := (place.W - float32(c-1)*look.Gap) / float32(c)
		down := (place.H/float32(rows) - look.Pad) * cardShape
		if fit := min(across, down, 170*draw.TextScale()); fit > w {
			columns, w = c, fit
		}
	}
	return columns, w, w / cardShape
}

// drawMarket lays the cards of an unwon room out for sale.
func (g stage) drawMarket(stage draw.Box) {
	head := 42 * look.Scale()
	title := g.board.host.Text("board.trasteros.market", map[string]any{"room": g.board.look.room})
	g.Text(title, draw.At(stage.X+look.Pad, stage.Y, stage.W-2*look.Pad, head), draw.Ink{Size: 20 * look.Scale(), Face: look.TitleFace(), Color: draw.Tone(look.Ink), Align: 1})
	head += look.Pad // clear of the glow of the cards, and of how many there are
	columns, w, h := g.board.look.widest(draw.At(stage.X, stage.Y, stage.W-2*look.Gap, stage.H-head-look.Gap))
	rows := (len(g.board.look.market) + columns - 1) / columns
	top := stage.Y + head + max(0, stage.H-head-look.Gap-float32(rows)*(h+look.Pad))/2
	for i, c := range g.board.look.market {
		in := min(columns, len(g.board.look.market)-i/columns*columns)
		gap := float32(look.Pad)
		if float32(in)*(w+gap) > stage.W-gap {
			gap = look.Gap
		}
		x := stage.X + (stage.W-float32(in)*(w+gap)+gap)/2 + float32(i%columns)*(w+gap)
		g.drawWare(draw.At(x, top+float32(i/columns)*(h+look.Pad), w, h), c)
	}
}

// drawWare draws a card on sale.
func (g stage) drawWare(at draw.Box, c cardLook) {
	if c.lit {
		g.Glow(at, draw.Tone(look.Brass), max(4, at.W*0.09))
	}
	drawCard(g.Sketch, at, c.name)
	if c.count > 1 {
		r := at.W * 0.16
		g.Disc(at.X+at.W-r*0.7, at.Y+r*0.7, r, draw.Tone(look.Brass), nil, 0)
		g.Text("×"+strconv.Itoa(c.count), draw.At(at.X+at.W-r*1.7, at.Y-r*0.3, 2*r, 2*r), draw.Ink{Size: r * 1.05, Face: look.StrongFace(), Color: draw.Tone(look.OnBrass), Align: 1})
	}
	if !c.lit {
		g.Rect(at, draw.Faint(draw.Tone(look.Panel), 0x80), max(4, at.W*0.09))
	} else {
		g.board.takeTaps(at, c.thing)
	}
}

// drawSkeleton draws the fright of the game.
func (g stage) drawSkeleton(stage draw.Box) {
	red := draw.Tone(look.Danger)
	r := g.Frame(stage, red, 2, 16)
	r.FillColor = draw.Faint(red, 0x18)
	bone := fyne.ThemeColorName(look.Skeleton)
	if !look.IsDark() {
		bone = look.InkSoft
	}
	title := draw.Ink{Size: 24 * look.Scale(), Face: look.TitleFace(), Color: red, Align: fyne.TextAlignLeading}
	body := draw.Plain(15).Left().In(draw.Tone(look.Ink))
	side := min(stage.H*0.72, 120)
	text := draw.At(stage.X+side+2*look.Pad, stage.Y+look.Gap, stage.W-side-3*look.Pad, stage.H-2*look.Gap)
	upright := stage.H > stage.W
	if upright { // the words under the skull, in the middle
		title.Align, body.Align = fyne.TextAlignCenter, fyne.TextAlignCenter
		side = min(stage.W*0.5, stage.H*0.36)
		text = draw.At(stage.X+look.Pad, stage.Y+side+look.Gap, stage.W-2*look.Pad, stage.H-side-2*look.Gap)
	}
	line := title.Measure("Ág").Height
	lines := draw.Wrap(g.board.look.sub, text.W, body)
	high := line + float32(len(lines))*body.Measure("Ág").Height
	x, y := stage.X+(stage.W-side)/2, stage.Y+(stage.H-side-look.Gap-high)/2
	if upright {
		text.Y = y + side + look.Gap
	} else {
		wide := title.Width(g.board.look.told)
		for _, said := range lines {
			wide = max(wide, body.Width(said))
		}
		spare := max(0, (text.W-wide)/2) // skull and words stand in the middle together
		text.X, text.W = text.X+spare, text.W-spare
		text.Y += max(0, (text.H-high)/2)
		x, y = stage.X+look.Pad+spare, stage.Y+(stage.H-side)/2
	}
	g.Icon("skull", bone, x+side/2, y+side/2, side)
	g.Text(g.board.look.told, draw.At(text.X, text.Y, text.W, line), title)
	g.Paragraph(g.board.look.sub, draw.At(text.X, text.Y+line, text.W, stage.Y+stage.H-text.Y-line), body)
}
