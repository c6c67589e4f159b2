package stats

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
)

// fact is one of the three lines above the charts.
type fact struct{ icon, title, about string }

// facts lists what is true of the chosen evenings, at most three.
func (d *digest) facts() []fact {
	var list []fact
	for _, one := range []func() (fact, bool){d.leader, d.closest, d.usual} {
		if f, ok := one(); ok {
			list = append(list, f)
		}
	}
	return list
}

// leader tells who has won most.
func (d *digest) leader() (fact, bool) {
	a := d.app
	if len(d.people) == 0 {
		return fact{}, false
	}
	first := d.people[0]
	switch {
	case first.Against == 0:
		return fact{"crown", first.Name, a.Plural("stats.fact.alone", first.Plays)}, true
	case first.Wins == 0:
		return fact{"crown", a.Text("stats.fact.nobody"), a.Text("stats.fact.nobody.about")}, true
	case len(d.people) == 1 || d.people[1].Against == 0:
		return fact{"crown", first.Name, a.Text("stats.wins", "wins", a.Texts.Number(first.Wins), "plays", a.Texts.Number(first.Against))}, true
	}
	second := d.people[1]
	if second.Wins == first.Wins {
		var names []string
		for _, one := range d.people {
			if one.Wins == first.Wins {
				names = append(names, one.Name)
			}
		}
		return fact{"crown", a.Text("stats.fact.level"), a.Plural("stats.fact.level.about", first.Wins, "names", a.List(names))}, true
	}
	return fact{"crown", first.Name, a.Plural("stats.fact.leads", first.Wins, "other", second.Name, "others", a.Texts.Number(second.Wins))}, true
}

// finish is how an evening ended at the top.
type finish struct {
	parts.Evening
	first, second string
	margin        int
}

// finishes lists the evenings that points decided.
func finishes(evenings []parts.Evening) []finish {
	var list []finish
	for _, e := range evenings {
		margin, ok := e.Margin()
		if !ok {
			continue
		}
		first, ok := e.Player(e.Result[0].Seat)
		second, ok2 := e.Player(e.Result[1].Seat)
		if ok && ok2 {
			list = append(list, finish{e, first.Name, second.Name, margin})
		}
	}
	return list
}

// closest tells the closest finish; where points decide nothing, who won most in a row.
func (d *digest) closest() (fact, bool) {
	a := d.app
	var best *finish
	for _, f := range finishes(d.evenings) {
		if best == nil || f.margin < best.margin {
			best = &f
		}
	}
	if best == nil {
		return d.streak()
	}
	about := a.Text("stats.fact.closest", "first", best.first, "second", best.second, "day", d.day(best.Ended))
	if best.margin == 0 {
		return fact{"clash", a.Text("stats.fact.tie"), about}, true
	}
	return fact{"clash", a.Plural("stats.fact.margin", best.margin), about}, true
}

// streak tells who won most evenings in a row, from two on.
func (d *digest) streak() (fact, bool) {
	runs := make([]int, len(d.people))
	best, who := 1, -1
	for _, e := range d.evenings {
		for _, r := range e.Result {
			seated, ok := e.Player(r.Seat)
			if !ok {
				continue
			}
			at := parts.PersonAt(d.people, seated)
			if !e.Won(r) {
				runs[at] = 0
				continue
			}
			if runs[at]++; runs[at] > best {
				best, who = runs[at], at
			}
		}
	}
	if who < 0 {
		return fact{}, false
	}
	return fact{"clash", d.people[who].Name, d.app.Plural("stats.fact.streak", best)}, true
}

// usual tells how long it takes.
func (d *digest) usual() (fact, bool) {
	a := d.app
	var minutes []int
	longest := 0
	for _, e := range d.evenings {
		if e.Minutes > 0 {
			minutes = append(minutes, e.Minutes)
			longest = max(longest, e.Minutes)
		}
	}
	if len(minutes) == 0 {
		return fact{}, false
	}
	if len(minutes) == 1 {
		return fact{"clock", a.Text("stats.minutes", "n", a.Texts.Number(longest)), a.Text("stats.fact.once")}, true
	}
	return fact{"clock", a.Text("stats.minutes", "n", a.Texts.Number(median(minutes))), a.Text("stats.fact.usual", "n", a.Texts.Number(longest))}, true
}

// show draws a fact.
func (f fact) show() fyne.CanvasObject {
	texts := arrange.Column(1, kit.NewWrapped(f.title, kit.Heading), kit.NewWrapped(f.about, kit.Caption))
	card := kit.NewCard(arrange.Row(look.Pad, arrange.Middled(kit.NewPicture(f.icon, look.Brass, 30)), arrange.Middle(texts)))
	card.Pad = look.Pad
	return card
}
