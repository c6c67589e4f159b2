package play

import (
	"slices"
	"strings"

	"docent/app/kit"
	"docent/app/parts"
	"docent/app/play/ask"
	"docent/rules"
)

// showQuick asks an offer's one question on the table itself: each answer is a slot.
func (p *pads) showQuick(o rules.Offer, values []string) {
	t, f := p.table, o.Fields[0]
	first, odds := o.Value(f.Name), ask.OddsOf(t.app, o.Asks, f)
	noun, asks := t.app.KitOf(t.play.Header().Game).Counts[o.Kind], t.desk().Asked(o)
	if noun != "" { // the answers say what they count
		asks = t.teller.Offer(o)
	}
	for _, value := range values {
		b := p.plate("", t.desk().Option(f, value), func() { t.enact(o, rules.Answers{f.Name: {value}}) })
		if noun != "" {
			b.Label, b.Caption = parts.Capital(t.teller.Thing(rules.Of(noun, value))), t.teller.Field(f)
		}
		if i := parts.At(f, value); i >= 0 {
			b.Caption = odds.Under(f.Options[i])
		}
		if !dice(o, f) && !f.Open && len(first) == 1 && first[0] == value {
			b.Style = kit.Primary
		}
		p.slots = append(p.slots, b)
	}
	p.even = true
	p.hint = strings.TrimSpace(asks + "\n" + odds.Each(f))
	if o.Asks == rules.Chance && ask.Drawable(o) {
		p.lead = kit.NewActionButton("dice", t.app.Text("app.draw"), func() { t.enact(o, t.play.Draw(o)) })
		p.lead.Caption = odds.Each(f)
	}
}

// dice reports whether a field asks what dice show, and not for a count, which begins at none: nobody can guess a die, so none
// of its answers is brighter than others.
func dice(o rules.Offer, f rules.Field) bool {
	return o.Asks == rules.Chance && f.IsNumber() && f.Min > 0
}

// mostWays is how many offers of the only action are slots of their own.
const mostWays = 4

// showWays shows the offers of the only action, between which one tap decides; false where there is more to choose or to answer.
func (p *pads) showWays(list []action) bool {
	if len(list) != 1 || list[0].secret() || len(list[0].offers) < 2 || len(list[0].offers) > mostWays {
		return false
	}
	t, offers := p.table, list[0].offers
	if slices.ContainsFunc(offers, func(o rules.Offer) bool { return o.Refused != nil || len(o.Fields) > 0 }) {
		return false
	}
	for _, o := range offers {
		b := p.plate(t.sign(o), parts.Capital(t.teller.Offer(o)), func() { t.chooser.choose(o, nil) })
		b.Short = parts.Capital(t.teller.Apart(o))
		b.Price = action{offers: []rules.Offer{o}}.price(t.artist)
		p.slots = append(p.slots, b)
	}
	p.even, p.hint = true, t.app.Text("question.pick")
	return true
}
