package boards

import (
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/assets"
)

// Points printed on the cards, by kind: a picture of the card, not a count.
var printed = map[string]int{"glass": 1, "bronze": 2, "silver": 5, "gold": 10}

// parts takes a card's name apart.
func parts(name string) (collection, kind string) {
	if c, k, ok := strings.Cut(name, "-"); ok {
		return c, k
	}
	return "", name
}

// card draws a card face up.
func (b *storage) card(s *sketch, at box, name string) {
	collection, kind := parts(name)
	base := tone(kindInks["junk"])
	if ink, ok := kindInks[kind]; ok {
		base = tone(ink)
	}
	radius := max(4, at.w*0.09)
	paper := mix(base, white, 0.78)
	s.lifted(at, paper, radius)
	s.frame(at.inset(at.w*0.045), mix(base, black, 0.2), max(1.2, at.w*0.03), radius*0.7)
	dark := mix(base, black, 0.62)
	cx, _ := at.mid()
	switch kind {
	case "skeleton":
		b.glyph(s, "skull", cx, at.y+at.h*0.48, at.w*0.66)
		return
	case "junk":
		b.glyph(s, "junk", cx, at.y+at.h*0.48, at.w*0.56)
		return
	}
	if collection != "" {
		b.glyph(s, collectionIcons[collection], cx, at.y+at.h*0.45, at.w*0.56)
	} else {
		s.picture(cubePicture(kind), box{cx - at.w*0.28, at.y + at.h*0.42 - at.w*0.28, at.w * 0.56, at.w * 0.56})
	}
	side := at.w * 0.3
	s.picture(cubePicture(kind), box{at.x + at.w*0.08, at.y + at.h*0.70, side, side})
	s.text(strconv.Itoa(printed[kind]), box{at.x + at.w*0.45, at.y + at.h*0.70, at.w * 0.47, side}, number(at.w*0.3).in(dark))
}

// glyph draws an icon in a colour that is not the theme's own but mixed for a card.
func (b *storage) glyph(s *sketch, icon string, cx, cy, side float32) {
	s.picture(kit.IconIn(icon, cardInk), box{cx - side/2, cy - side/2, side, side})
}

// cardInk is dark in both variants: a card is paper.
const cardInk = fyne.ThemeColorName(kit.OnLamp)

// cardBack draws a card face down.
func (b *storage) cardBack(s *sketch, at box) {
	radius := max(3, at.w*0.09)
	back := mix(tone(kit.Brass), black, 0.45)
	r := s.rect(at, back, radius)
	r.StrokeColor, r.StrokeWidth = mix(back, white, 0.45), 1
	s.frame(at.inset(at.w*0.12), mix(back, white, 0.22), 1, radius*0.6)
}

// cardPicture is a card as one picture, for forms: its paper, what it shows and its kind.
func cardPicture(name string) fyne.Resource {
	collection, kind := parts(name)
	base := tone(kindInks[kind])
	key := "card-" + name + "-" + hexOf(base) + ".svg"
	if cardPictures[key] == nil {
		cardPictures[key] = fyne.NewStaticResource(key, []byte(cardSVG(collection, kind, base)))
	}
	return cardPictures[key]
}

var cardPictures = map[string]fyne.Resource{}

func cardSVG(collection, kind string, base color.NRGBA) string {
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 60"><rect x="0.5" y="0.5" width="41" height="59" rx="4.5" fill="%s"/>`, hexOf(mix(base, white, 0.78)))
	fmt.Fprintf(&b, `<rect x="2.6" y="2.6" width="36.8" height="54.8" rx="3" fill="none" stroke="%s" stroke-width="1.6"/>`, hexOf(mix(base, black, 0.2)))
	icon, y := collectionIcons[collection], float32(8)
	switch {
	case kind == "skeleton":
		icon, y = "skull", 16
	case kind == "junk":
		icon, y = "junk", 16
	}
	if icon != "" {
		fmt.Fprintf(&b, `<g transform="translate(7,%.1f) scale(1.17,1.17)">%s</g>`, y, inner(icon))
	}
	if isCube(kind) {
		at, scale := "translate(3.5,38)", 0.37
		if collection == "" {
			at, scale = "translate(6,12)", 0.62
		}
		fmt.Fprintf(&b, `<g transform="%s scale(%.2f,%.2f)">%s</g>`, at, scale, scale, cubePaths(kind))
		b.WriteString(pipsSVG(printed[kind], hexOf(mix(base, black, 0.62))))
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

// inner is what an icon's SVG draws, in a card's ink.
func inner(icon string) string {
	svg, err := assets.Icon(icon)
	if err != nil {
		return ""
	}
	text := strings.ReplaceAll(string(svg), "currentColor", hexOf(tone(cardInk)))
	if i := strings.IndexByte(text, '>'); i >= 0 {
		text = text[i+1:]
	}
	return strings.TrimSuffix(strings.TrimSpace(text), "</svg>")
}
