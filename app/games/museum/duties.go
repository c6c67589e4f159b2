package museum

import (
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/museum"
)

// duty is something that a seat tells for the count besides its museum.
type duty struct {
	name  string // of its word and its icon
	thing rules.Thing
	offer rules.Offer
	open  bool // not told yet
}

// dutyKinds are the actions by which duties are told, each with the noun that stands for it.
var dutyKinds = map[rules.Kind]string{"tally": "track", "pool": "pool", "patron": "patronage", "patron-points": "patronage"}

// dutiesOf returns what a seat tells at the end, told or not, in the order of the rulebook.
func dutiesOf(s *museum.State, seat rules.Seat, offers []rules.Offer) []duty {
	if !s.Ended {
		return nil
	}
	open := map[string]rules.Offer{}
	for _, o := range offers {
		if noun := dutyKinds[o.Kind]; noun != "" && o.Seat == seat && o.Refused == nil {
			if _, two := open[noun]; two { // a patron of the box or its points: the page asks which
				o = rules.Offer{Seat: seat, Rule: o.Rule, Aside: o.Aside}
			}
			open[noun] = o
		}
	}
	var list []duty
	for _, d := range []duty{{name: "tally"}, {name: "pool"}, {name: "patron"}} {
		noun := dutyKinds[rules.Kind(d.name)]
		d.offer, d.open = open[noun]
		d.thing = rules.Of(noun, seat)
		told := d.name == "patron" || d.name == "tally" && s.Level == museum.ScoreOnly || d.name == "pool" && s.Players[seat].Count.Pooled
		if d.open || told {
			list = append(list, d)
		}
	}
	return list
}

// sheet returns the thing whose correction changes what was told: a patron has a form of its own, the rest is its owner's.
func (d duty) sheet() rules.Thing {
	noun, id := d.thing.Split()
	if noun != "patronage" {
		noun = "seat"
	}
	return rules.Of(noun, id)
}

// duty returns what a thing stands for while museums are counted.
func (x *model) duty(thing rules.Thing) (duty, bool) {
	for i := range x.halls {
		for _, d := range x.halls[i].duties {
			if d.thing == thing {
				return d, true
			}
		}
	}
	return duty{}, false
}

// dutiesHeight returns the height of a key.
func dutiesHeight() float32 { return max(look.Touch, 26+22*min(draw.TextScale(), 1.3)) }

// duties are the keys beside or under a museum: what its owner tells besides, with a tick where it was told.
type duties struct {
	pen
	list []duty
}

func (k duties) draw(at draw.Box) {
	if at.H <= 0 {
		return
	}
	const gap = 6
	n := float32(len(k.list))
	if at.H > at.W {
		high := min((at.H-(n-1)*gap)/n, dutiesHeight())
		y := at.Y + (at.H-n*high-(n-1)*gap)/2
		for _, d := range k.list {
			k.drawKey(draw.At(at.X, y, at.W, high), d)
			y += high + gap
		}
		return
	}
	each := min((at.W-(n-1)*gap)/n, 150)
	x := at.X + (at.W-n*each-(n-1)*gap)/2
	for _, d := range k.list {
		k.drawKey(draw.At(x, at.Y, each, at.H), d)
		x += each + gap
	}
}

// drawKey shows one of them.
func (k duties) drawKey(at draw.Box, d duty) {
	icon, ink, word := icons[d.name], look.Brass, draw.Strong(11)
	if at.W > 100*draw.TextScale() {
		word = draw.Strong(13)
	}
	plate := k.Rect(at, draw.Tone(look.PanelRaised), 10)
	plate.StrokeColor, plate.StrokeWidth = draw.Tone(look.Brass), 1.2
	switch {
	case !d.open:
		icon, ink, word = "check", look.Good, word.In(draw.Tone(look.InkSoft))
		plate.FillColor, plate.StrokeColor = draw.Tone(look.Panel), draw.Tone(look.Edge)
	case !d.offer.Aside: // the question of the moment
		ink, word = look.OnBrass, word.In(draw.Tone(look.OnBrass))
		plate.FillColor = draw.Tone(look.Brass)
	}
	k.touch(at, d.thing)
	name := k.words.say("duty."+d.name, nil)
	side := min(22*min(draw.TextScale(), 1.3), at.H*0.46)
	switch room := at.W - side - 22; {
	case word.Width(name) <= room:
		x := at.X + (at.W-side-8-word.Width(name))/2
		k.Stamp(icon, ink, x+side/2, at.Y+at.H/2, side)
		k.Text(name, draw.At(x+side+8, at.Y, word.Width(name)+4, at.H), word.Left())
	case word.Width(name)*0.7 <= at.W-6:
		word.Size *= min(1, (at.W-6)/word.Width(name)*0.94)
		k.Stamp(icon, ink, at.X+at.W/2, at.Y+at.H*0.36, side)
		k.Text(name, draw.At(at.X+3, at.Y+at.H*0.58, at.W-6, at.H*0.36), word)
	default:
		k.Stamp(icon, ink, at.X+at.W/2, at.Y+at.H/2, side)
	}
}
