package play

import (
	"slices"

	"docent/app/kit"
	"docent/app/shell"
	"docent/rules"
)

// secrets are asked of one seat alone: under its cover, or of all seats openly, as they wish.
type secrets struct{ table *Table }

// pass covers the screen for a seat; kind is the action it chose, or empty.
func (s *secrets) pass(seat rules.Seat, kind rules.Kind) {
	s.cover(&passing{seat: seat, kind: kind, chain: kind == "" || slices.Contains(s.table.waiting, seat)})
}

// passFix covers the screen for a seat whose secret sheet is to be corrected.
func (s *secrets) passFix(seat rules.Seat, on rules.Thing) { s.cover(&passing{seat: seat, fix: on}) }

// passMap covers the screen for a seat that asks for its own map.
func (s *secrets) passMap(seat rules.Seat) { s.cover(&passing{seat: seat, maps: true}) }

// cover lays the cover of a seat over the table.
func (s *secrets) cover(p *passing) {
	p.app, p.table = s.table.app, s.table
	p.app.Push(p)
}

// openly asks for all owed answers on one sheet: fists on the table, one person types.
func (s *secrets) openly() {
	t, a := s.table, s.table.app
	var sheet *kit.Sheet
	var forms []*form
	list := kit.Column(kit.Edges, kit.NewWrapped(a.Text("table.openly.about"), kit.Caption))
	for _, seat := range t.waiting {
		for _, o := range t.play.Position().View(seat).Offers() {
			if o.Seat != seat || !o.Secret || o.Refused != nil || o.Asks == rules.Auto {
				continue
			}
			f := newForm(t, o, nil, nil)
			forms = append(forms, f)
			player := t.player(seat)
			who := kit.Row(kit.Gap, kit.NewSeatMark(player.Symbol, 32), kit.NewText(player.Name, kit.Strong))
			list.Add(kit.Column(kit.Gap, who, f.body()))
			break
		}
	}
	confirm := kit.NewPrimary("check", a.Text("app.confirm"), func() { s.playOpenly(sheet, forms) })
	sheet = a.Sheet(a.Text("table.openly"), list, confirm)
	t.clock.hold(true)
	sheet.OnClosed = func() { t.clock.hold(false) }
	a.Open(sheet)
}

// playOpenly plays the answers one after the other; the first that is refused stops there.
func (s *secrets) playOpenly(sheet *kit.Sheet, forms []*form) {
	t := s.table
	for _, f := range forms {
		if reason := f.judge(); reason != "" {
			f.say(t.player(f.offer.Seat).Name + ": " + reason)
			return
		}
	}
	sheet.Close()
	t.app.SetSetting(shell.SettingOpenly, t.PlayID())
	for i, f := range forms {
		entries, err := t.play.Do(f.offer, f.answers)
		if err != nil {
			t.tell(err)
			break
		}
		if i == len(forms)-1 {
			t.happened(entries)
			return
		}
	}
	t.Refresh()
}
