package stats

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/tracker"
)

// night is an evening worth telling, and the entry at which it opens; 0 is the start.
type night struct {
	parts.Evening
	entry        int
	who          tracker.Player
	title, about string
	icon         string
}

// nights lists the record, the comeback and the oddity of the chosen evenings, as far as there are any.
func (d *digest) nights() []night {
	var list []night
	for _, one := range []func() (night, bool){d.record, d.comeback, d.oddity} {
		if n, ok := one(); ok {
			list = append(list, n)
		}
	}
	return list
}

// record finds the evening with the most points of all; the first of equal ones.
func (d *digest) record() (night, bool) {
	best, found := tracker.Result{Total: 1}, night{}
	for _, e := range d.evenings {
		for _, r := range e.Result {
			if who, ok := e.Player(r.Seat); ok && !r.Out && r.Total > best.Total {
				best, found = r, night{Evening: e, who: who}
			}
		}
	}
	if found.ID == "" {
		return night{}, false
	}
	a := d.app
	found.icon = "crown"
	found.title = a.Text("stats.night.record", "name", found.who.Name, "points", a.Points(found.Game, best.Total))
	found.about = parts.Dotted(d.day(found.Ended), a.Text("stats.night.record.about"))
	found.entry = lastEntry
	return found, true
}

// lastEntry stands for the end of a play.
const lastEntry = -1

// comeback finds the victory of who had been furthest behind, last of all.
func (d *digest) comeback() (night, bool) {
	var found night
	behind := 0
	for _, e := range d.evenings {
		if e.Story == nil || e.Story.Turn == nil || e.Story.Turn.Behind <= behind {
			continue
		}
		if who, ok := e.Player(e.Story.Turn.Seat); ok {
			behind, found = e.Story.Turn.Behind, night{Evening: e, who: who, entry: e.Story.Turn.Entry}
		}
	}
	if behind == 0 {
		return night{}, false
	}
	a := d.app
	found.icon = "up"
	found.title = a.Text("stats.night.comeback", "name", found.who.Name)
	found.about = parts.Dotted(d.day(found.Ended), a.Plural("stats.night.comeback.about", behind))
	return found, true
}

// oddity finds the figure that its game holds most worth telling.
func (d *digest) oddity() (night, bool) {
	var found night
	var what tracker.Mention
	for _, e := range d.evenings {
		if m, who, ok := e.Oddity(); ok && m.Tale > what.Tale {
			what, found = m, night{Evening: e, who: who, entry: m.Entry}
		}
	}
	if what.Tale == 0 {
		return night{}, false
	}
	found.icon, found.title = found.Tale(d.app, what, found.who)
	found.about = d.day(found.Ended)
	return found, true
}

// row draws a night as what opens it.
func (p *Page) row(n night) fyne.CanvasObject {
	texts := arrange.Column(2, kit.NewWrapped(n.title, kit.Strong), kit.NewWrapped(n.about, kit.Caption))
	inside := arrange.Row(look.Pad, arrange.Middled(kit.NewSeatMark(n.who.Symbol, 40)), arrange.Middle(texts), arrange.Middled(kit.NewPicture(n.icon, look.Brass, 24)))
	_, all := parts.Tile(parts.Dotted(n.title, n.about), arrange.Padded(look.Pad, inside), func() { p.open(n) })
	return all
}

// open shows the table at the move that is told of, with the play to be gone through.
func (p *Page) open(n night) {
	play, notice, err := p.app.Tracker.Resume(n.ID)
	if err != nil {
		p.app.TellUnopened(n.ID, err)
		return
	}
	if n.entry == lastEntry {
		n.entry = play.Head()
	}
	if err := p.app.Tracker.Show(n.ID, func() { p.app.Push(p.app.To.Review(play, n.entry)) }); err != nil {
		p.app.TellUnopened(n.ID, err)
		return
	}
	p.app.TellOf(play, notice)
}
