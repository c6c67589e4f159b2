package boards

import (
	"docent/app/kit"
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

// dutiesOf lists what a seat tells at the end, told or not, in the order of the rulebook.
func dutiesOf(s *museum.State, seat rules.Seat, offers []rules.Offer) []duty {
	if !s.Ended {
		return nil
	}
	open := map[string]rules.Offer{}
	for _, o := range offers {
		if noun := dutyKinds[o.Kind]; noun != "" && o.Seat == seat && o.Refused == nil {
			if _, two := open[noun]; two { // a patron of the box or its points: the seat chooses where only it sees
				o = rules.Offer{Seat: seat, Secret: true, Rule: o.Rule, Aside: o.Aside}
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

// duty is what a thing stands for while museums are counted, if it is open.
func (x *exhibition) duty(thing rules.Thing) (duty, bool) {
	for i := range x.halls {
		for _, d := range x.halls[i].duties {
			if d.thing == thing && d.open {
				return d, true
			}
		}
	}
	return duty{}, false
}

func dutiesHeight() float32 { return max(kit.Touch, 26+22*min(textScale(), 1.3)) }

// drawDuties are the keys beside or under a museum: what its owner tells besides, with a tick where it was told.
func (b *curator) drawDuties(s *sketch, at box, h *hallLook) {
	const gap = 6
	n := float32(len(h.duties))
	if at.h > at.w {
		high := min((at.h-(n-1)*gap)/n, dutiesHeight())
		y := at.y + (at.h-n*high-(n-1)*gap)/2
		for _, d := range h.duties {
			b.drawDuty(s, box{at.x, y, at.w, high}, d)
			y += high + gap
		}
		return
	}
	each := min((at.w-(n-1)*gap)/n, 150)
	x := at.x + (at.w-n*each-(n-1)*gap)/2
	for _, d := range h.duties {
		b.drawDuty(s, box{x, at.y, each, at.h}, d)
		x += each + gap
	}
}

func (b *curator) drawDuty(s *sketch, at box, d duty) {
	icon, ink, word := curatorIcons[rules.Kind(d.name)], kit.Brass, strong(11)
	if at.w > 100*textScale() {
		word = strong(13)
	}
	plate := s.rect(at, tone(kit.PanelRaised), 10)
	plate.StrokeColor, plate.StrokeWidth = tone(kit.Brass), 1.2
	switch {
	case !d.open:
		icon, ink, word = "check", kit.Good, word.in(tone(kit.InkSoft))
		plate.FillColor, plate.StrokeColor = tone(kit.Panel), tone(kit.Edge)
	case !d.offer.Aside: // the question of the moment
		ink, word = kit.OnBrass, word.in(tone(kit.OnBrass))
		plate.FillColor = tone(kit.Brass)
	}
	if d.open {
		b.touch(at, d.thing)
	}
	name := b.host.Text("board.museum.duty."+d.name, nil)
	side := min(22*min(textScale(), 1.3), at.h*0.46)
	switch room := at.w - side - 22; {
	case word.width(name) <= room:
		x := at.x + (at.w-side-8-word.width(name))/2
		s.stamp(icon, ink, x+side/2, at.y+at.h/2, side)
		s.text(name, box{x + side + 8, at.y, word.width(name) + 4, at.h}, word.left())
	case word.width(name)*0.7 <= at.w-6:
		word.size *= min(1, (at.w-6)/word.width(name)*0.94)
		s.stamp(icon, ink, at.x+at.w/2, at.y+at.h*0.36, side)
		s.text(name, box{at.x + 3, at.y + at.h*0.58, at.w - 6, at.h * 0.36}, word)
	default:
		s.stamp(icon, ink, at.x+at.w/2, at.y+at.h/2, side)
	}
}
