package museum

import (
	"strings"

	"docent/app/board/draw"
	"docent/app/kit/look"
)

// news is the headline and what it does.
type news struct {
	pen
	*newsLook
}

func (n news) draw(at draw.Box) {
	if at.H <= 0 {
		return
	}
	n.Lifted(at, draw.Tone(look.Panel), 10)
	side := min(at.H*0.6, 30*draw.TextScale())
	ink := look.Brass
	if n.round == 0 {
		ink = look.Hollow
	}
	n.Stamp("headline", ink, at.X+8+side/2, at.Y+at.H/2, side)
	room := draw.At(at.X+side+14, at.Y+3, at.W-side-20, at.H-6)
	i := draw.Plain(13).Left()
	if n.round > 0 {
		i = i.In(draw.Tone(look.Ink))
	}
	text := n.text()
	high := float32(len(draw.Wrap(text, room.W, i))) * i.Measure("Ág").Height
	if high > room.H {
		i.Size *= 0.86
		high = float32(len(draw.Wrap(text, room.W, i))) * i.Measure("Ág").Height
	}
	room.Y += max(0, (room.H-high)/2)
	room.H = at.Y + at.H - room.Y
	n.Paragraph(text, room, i)
}

// text returns the headline in words: what it closes, what it changes.
func (n news) text() string {
	switch {
	case n.round == 0:
		return n.words.say("news.none", nil)
	case !n.anyContinent:
		return n.words.say("news.other", map[string]any{"round": n.round})
	}
	var parts []string
	part := func(key string, continents []int) {
		if len(continents) == 0 {
			return
		}
		var names []string
		for _, c := range continents {
			names = append(names, n.words.say(continentNames[c], nil))
		}
		parts = append(parts, n.words.say("news."+key, map[string]any{"where": strings.Join(names, ", ")}))
	}
	part("closed", n.closed)
	part("fewer", n.fewer)
	part("more", n.more)
	return strings.Join(parts, " · ")
}

// stepNames are the parts of a turn in the catalogue.
var stepNames = [...]string{importing: "import", improving: "improve", ending: "end"}

// steps are the parts of a turn, that of the moment filled.
type steps struct {
	pen
	now stage
}

func (p steps) draw(at draw.Box) {
	if at.H <= 0 {
		return
	}
	each := (at.W - 8) / 3
	for step := importing; step <= ending; step++ {
		place := draw.At(at.X+float32(step-importing)*(each+4), at.Y, each, at.H)
		fill, ink := draw.Tone(look.Panel), draw.Tone(look.InkFaint)
		if step == p.now {
			fill, ink = draw.Tone(look.Brass), draw.Tone(look.OnBrass)
		}
		p.Rect(place, fill, place.H/2)
		p.Text(p.words.say("steps."+stepNames[step], nil), place.Inset(4), draw.Strong(12).In(ink))
	}
}
