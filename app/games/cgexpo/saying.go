package cgexpo

import (
	"docent/app/board/draw"
	"docent/app/kit"
	"docent/tracker"
)

// saying shows what the event card drawn last says beside its moves; the table does that itself.
type saying struct{ *sheet }

// draw writes it on a plate no higher than most, and returns the height that it takes; 0 where the card says no more.
func (b *saying) draw(s *draw.Sketch, at draw.Box, most float32) float32 {
	card, text := b.look.state.Saying()
	if text = tracker.Plain(text); text == "" {
		return 0
	}
	head, words := draw.Strong(trayText(14)).Left().In(draw.Tone(kit.Brass)), draw.Plain(trayText(16)).Left()
	title, in := b.word("card.says", "n", card), at.W-2*kit.Pad
	step, line := head.Measure("Ág").Height, words.Measure("Ág").Height
	first, lines := float32(len(draw.Wrap(title, in, head)))*step, len(draw.Wrap(text, in, words))
	for first+float32(lines)*line+2*kit.Gap > most && words.Size > 11 {
		words.Size--
		line, lines = words.Measure("Ág").Height, len(draw.Wrap(text, in, words))
	}
	high := first + float32(lines)*line + 2*kit.Gap
	r := s.Rect(draw.At(at.X, at.Y, at.W, high), draw.Tone(kit.Panel), kit.Radius)
	r.StrokeColor, r.StrokeWidth = draw.Tone(kit.Brass), 1.4
	s.Paragraph(title, draw.At(at.X+kit.Pad, at.Y+kit.Gap, in, first), head)
	s.Paragraph(text, draw.At(at.X+kit.Pad, at.Y+kit.Gap+first, in, high), words)
	return high
}
