package cgexpo

import (
	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/cgexpo"
	"docent/tracker"
)

// sheet is all that the parts of the board share: the host, what is shown, and the widget that they draw on.
type sheet struct {
	host  board.Host
	look  model
	paper *draw.Map

	packed bool // the backpacks are shown in place of the map, until something is entered or happens
}

// change makes a change of what is entered, and shows it on the board and in the dock.
func (b *sheet) change(by func()) func() {
	return func() {
		by()
		b.packed = false
		b.paper.Redraw()
		b.host.Reshape()
	}
}

// word returns a text of the board's own, with pairs of a placeholder and its value.
func (b *sheet) word(key string, pairs ...any) string {
	var data map[string]any
	for i := 0; i+1 < len(pairs); i += 2 {
		if data == nil {
			data = map[string]any{}
		}
		data[pairs[i].(string)] = pairs[i+1]
	}
	return b.host.Text("cgexpo.board."+key, data)
}

// waits returns why something may not be entered now.
func (b *sheet) waits(key string, rule rules.RuleID) *board.Reason {
	who := ""
	if b.look.turn >= 0 {
		who = b.host.Name(b.look.turn)
	}
	return &board.Reason{Said: b.word("wait."+key, "who", who), Rule: rule}
}

func (b *sheet) zoneName(z cgexpo.Zone) string { return b.word("zone." + z.String()) }

// short returns the name of a token where there is little room.
func (b *sheet) short(t *token) string {
	switch t.kind {
	case aThief:
		return b.host.Name(t.seat)
	case theITG:
		return b.word("short.itg")
	case theCDs:
		return b.word("short.cds")
	case anItem:
		return b.host.Thing(rules.Of("item", t.item))
	}
	return b.host.Thing(figureThing(t.piece))
}

// saying shows what the event card drawn last says beside its moves; the table does that itself. Over the zones a tap puts it away.
type saying struct {
	*sheet
	away said
	at   draw.Box // where it is
}

// said names a card, with the size of the deck after it.
type said struct{ card, deck int }

const saysThing rules.Thing = "says:card"

// putAway takes what the card says off the zones.
func (b *saying) putAway() {
	card, _ := b.look.state.Saying()
	b.away = said{card, b.look.state.Deck}
	b.paper.Redraw()
}

// draw writes it on a plate no higher than most, at the head of a place or at its foot: where it hides less, if that is told.
func (b *saying) draw(s *draw.Sketch, at draw.Box, most float32, hidden func(draw.Box) int) {
	foot := at.Y + at.H
	card, text := b.look.state.Saying()
	if text = tracker.Plain(text); text == "" || b.away == (said{card, b.look.state.Deck}) {
		return
	}
	head, words := draw.Strong(trayText(14)).Left().In(draw.Tone(look.Brass)), draw.Plain(trayText(16)).Left()
	title, in := b.word("card.says", "n", card), at.W-2*look.Pad
	if !b.look.mapped {
		in -= sayingClose
	}
	step, line := head.Measure("Ág").Height, words.Measure("Ág").Height
	first, lines := float32(len(draw.Wrap(title, in, head)))*step, len(draw.Wrap(text, in, words))
	for first+float32(lines)*line+2*look.Gap > most && words.Size > 11 {
		words.Size--
		line, lines = words.Measure("Ág").Height, len(draw.Wrap(text, in, words))
		if head.Size > words.Size { // no heading is larger than what stands under it
			head.Size = words.Size
			first = float32(len(draw.Wrap(title, in, head))) * head.Measure("Ág").Height
		}
	}
	at.H = first + float32(lines)*line + 2*look.Gap
	if below := draw.At(at.X, foot-at.H, at.W, at.H); hidden != nil && hidden(below) < hidden(at) {
		at = below
	}
	b.at = at
	r := s.Rect(at, draw.Tone(look.Panel), look.Radius)
	r.StrokeColor, r.StrokeWidth = draw.Tone(look.Brass), 1.4
	s.Paragraph(title, draw.At(at.X+look.Pad, at.Y+look.Gap, in, first), head)
	s.Paragraph(text, draw.At(at.X+look.Pad, at.Y+look.Gap+first, in, at.H), words)
	if !b.look.mapped {
		s.Stamp(look.IconClose, look.InkSoft, at.X+at.W-look.Pad-sayingClose/2, at.Y+at.H/2, sayingClose*0.8)
		b.paper.TakeTaps(at, saysThing)
	}
}

// sayingClose is how large the sign is that stands for putting away what a card says.
const sayingClose float32 = 26
