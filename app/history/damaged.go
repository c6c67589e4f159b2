package history

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/tracker"
)

// refreshDamaged lists the plays that cannot be opened, over all others.
func (p *Page) refreshDamaged() {
	a := p.app
	list, err := a.Tracker.Damaged()
	a.Tell(err)
	p.damaged.Objects = nil
	var rows []fyne.CanvasObject
	for _, d := range list {
		if d.ID != p.gone {
			rows = append(rows, kit.NewListRow(look.IconWarning, p.damagedName(d), p.damagedWhy(d), func() { p.onDamaged(d) }))
		}
	}
	if len(rows) > 0 {
		p.damaged.Add(kit.NewWrapped(a.Text("history.damaged"), kit.Heading))
		p.damaged.Add(arrange.Column(look.Gap, rows...))
	}
	p.damaged.Hidden = len(rows) == 0 // an empty part leaves no gap
	p.damaged.Refresh()
}

// damagedName returns the game and the day of a play as far as they can be read.
func (p *Page) damagedName(d tracker.Damaged) string {
	if d.Header.ID == "" {
		return p.app.Text("history.damaged.unknown")
	}
	return parts.Dotted(p.app.GameName(d.Header.Game), p.app.Day(d.Header.Started))
}

func (p *Page) damagedWhy(d tracker.Damaged) string {
	if d.Failure == nil {
		return p.app.Text("history.damaged.unread")
	}
	return p.app.Text("history.damaged.failed")
}

// onDamaged offers what can be done about a play that cannot be opened.
func (p *Page) onDamaged(d tracker.Damaged) {
	a := p.app
	var sheet *kit.Sheet
	then := func(do func()) func() { return func() { sheet.Close(); do() } }
	list := arrange.Column(look.Gap, kit.NewWrapped(p.damagedWhy(d), kit.Body))
	if d.Failure != nil {
		list.Add(kit.NewListRow("again", a.Text("history.damaged.again"), a.Text("history.damaged.again.about"), then(func() {
			if err := a.Tracker.Mend(d.ID); err != nil {
				a.Tell(err)
				return
			}
			a.Resume(d.ID)
		})))
	}
	list.Add(kit.NewListRow("export", a.Text("history.export"), a.Text("history.damaged.save.about"), then(func() { parts.SaveDamaged(a, d) })))
	list.Add(kit.NewListRow("trash", a.Text("history.remove"), "", then(func() { p.remove(d.ID, p.damagedName(d)) })))
	sheet = a.Sheet(p.damagedName(d), list)
	a.Open(sheet)
}
