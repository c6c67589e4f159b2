package trasteros

import (
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/assets"
)

// Points printed on the cards, by kind: a picture of the card, not a count.
var printed = map[string]int{"glass": 1, "bronze": 2, "silver": 5, "gold": 10}

// splitCard takes a card's name apart; the collection may be empty.
func splitCard(name string) (collection, kind string) {
	if c, k, ok := strings.Cut(name, "-"); ok {
		return c, k
	}
	return "", name
}

// drawCard draws a card face up.
func drawCard(s *draw.Sketch, at draw.Box, name string) {
	collection, kind := splitCard(name)
	base := draw.Tone(kindInks["junk"])
	if ink, ok := kindInks[kind]; ok {
		base = draw.Tone(ink)
	}
	radius := max(4, at.W*0.09)
	paper := draw.Mix(base, draw.White, 0.78)
	s.Lifted(at, paper, radius)
	s.Frame(at.Inset(at.W*0.045), draw.Mix(base, draw.Black, 0.2), max(1.2, at.W*0.03), radius*0.7)
	dark := draw.Mix(base, draw.Black, 0.62)
	cx, _ := at.Mid()
	switch kind {
	case "skeleton":
		drawGlyph(s, "skull", cx, at.Y+at.H*0.48, at.W*0.66)
		return
	case "junk":
		drawGlyph(s, "junk", cx, at.Y+at.H*0.48, at.W*0.56)
		return
	}
	if collection != "" {
		drawGlyph(s, collectionIcons[collection], cx, at.Y+at.H*0.45, at.W*0.56)
	} else {
		s.Picture(cubePicture(kind), draw.At(cx-at.W*0.28, at.Y+at.H*0.42-at.W*0.28, at.W*0.56, at.W*0.56))
	}
	side := at.W * 0.3
	s.Picture(cubePicture(kind), draw.At(at.X+at.W*0.08, at.Y+at.H*0.70, side, side))
	s.Text(strconv.Itoa(printed[kind]), draw.At(at.X+at.W*0.45, at.Y+at.H*0.70, at.W*0.47, side), draw.Number(at.W*0.3).In(dark))
}

// drawGlyph draws an icon in a colour that is not the theme's own but mixed for a card.
func drawGlyph(s *draw.Sketch, icon string, cx, cy, side float32) {
	s.Picture(look.IconIn(icon, draw.CardInk), draw.At(cx-side/2, cy-side/2, side, side))
}

// drawCardBack draws a card face down.
func drawCardBack(s *draw.Sketch, at draw.Box) {
	radius := max(3, at.W*0.09)
	back := draw.Mix(draw.Tone(look.Brass), draw.Black, 0.45)
	r := s.Rect(at, back, radius)
	r.StrokeColor, r.StrokeWidth = draw.Mix(back, draw.White, 0.45), 1
	s.Frame(at.Inset(at.W*0.12), draw.Mix(back, draw.White, 0.22), 1, radius*0.6)
}

// cardPicture returns a card as one picture, for forms: its paper, what it shows and its kind.
func cardPicture(name string) fyne.Resource {
	collection, kind := splitCard(name)
	base := draw.Tone(kindInks[kind])
	key := "card-" + name + "-" + draw.HexOf(base) + ".svg"
	if cardPictures[key] == nil {
		cardPictures[key] = fyne.NewStaticResource(key, []byte(cardSVG(collection, kind, base)))
	}
	return cardPictures[key]
}

var cardPictures = map[string]fyne.Resource{}

// cardSVG returns a card as SVG.
func cardSVG(collection, kind string, base color.NRGBA) string {
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 60"><rect x="0.5" y="0.5" width="41" height="59" rx="4.5" fill="%s"/>`, draw.HexOf(draw.Mix(base, draw.White, 0.78)))
	fmt.Fprintf(&b, `<rect x="2.6" y="2.6" width="36.8" height="54.8" rx="3" fill="none" stroke="%s" stroke-width="1.6"/>`, draw.HexOf(draw.Mix(base, draw.Black, 0.2)))
	icon, y := collectionIcons[collection], float32(8)
	switch {
	case kind == "skeleton":
		icon, y = "skull", 16
	case kind == "junk":
		icon, y = "junk", 16
	}
	if icon != "" {
		fmt.Fprintf(&b, `<g transform="translate(7,%.1f) scale(1.17,1.17)">%s</g>`, y, innerSVG(icon))
	}
	if isCube(kind) {
		at, scale := "translate(3.5,38)", 0.37
		if collection == "" {
			at, scale = "translate(6,12)", 0.62
		}
		fmt.Fprintf(&b, `<g transform="%s scale(%.2f,%.2f)">%s</g>`, at, scale, scale, cubePaths(kind))
		b.WriteString(pipsSVG(printed[kind], draw.HexOf(draw.Mix(base, draw.Black, 0.62))))
	}
	return b.String() + `</svg>`
}

// pipsSVG writes a card's points as dots: letters in an SVG would need a face.
func pipsSVG(n int, ink string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `<circle cx="%.1f" cy="%.1f" r="1.5" fill="%s"/>`, 24.5+3.6*float32(i%4), 43.5+4*float32(i/4), ink)
	}
	return b.String()
}

// innerSVG returns what an icon's SVG draws, in a card's ink.
func innerSVG(icon string) string {
	svg, err := assets.Icon(icon)
	if err != nil {
		return ""
	}
	text := strings.ReplaceAll(string(svg), "currentColor", draw.HexOf(draw.Tone(draw.CardInk)))
	if i := strings.IndexByte(text, '>'); i >= 0 {
		text = text[i+1:]
	}
	return strings.TrimSuffix(strings.TrimSpace(text), "</svg>")
}
