package play

import (
	"slices"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/play/ask"
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

// openly asks for all owed answers at once: fists on the table, one person types.
func (s *secrets) openly() {
	t := s.table
	var drafts []*ask.Draft
	for _, seat := range t.waiting {
		for _, o := range t.play.Position().View(seat).Offers() {
			if o.Seat == seat && o.Secret && o.Refused == nil && o.Asks != rules.Auto {
				drafts = append(drafts, ask.NewDraft(o, nil))
				break
			}
		}
	}
	t.clock.hold(true)
	t.asker.open(&question{
		drafts: drafts,
		shows:  func() asking { return s.asking(drafts) },
		stands: func() bool {
			return !slices.ContainsFunc(drafts, func(d *ask.Draft) bool {
				return !t.asker.takesUp(d, t.play.Position().View(d.Offer.Seat).Offers())
			})
		},
		closed: func() { t.clock.hold(false) },
	})
}

// asking shows the answers that are entered openly.
func (s *secrets) asking(drafts []*ask.Draft) asking {
	t, a := s.table, s.table.app
	var forms []*ask.Form
	list := arrange.Column(look.Edges, kit.NewWrapped(a.Text("table.openly.about"), kit.Caption))
	for _, draft := range drafts {
		f := ask.New(t.desk(), draft, nil)
		forms = append(forms, f)
		player := t.player(draft.Offer.Seat)
		who := arrange.Row(look.Gap, kit.NewSeatMark(player.Symbol, 32), kit.NewText(player.Name, kit.Strong))
		list.Add(arrange.Column(look.Gap, who, f.Body()))
	}
	lead := kit.NewPrimary("hand", a.Text("table.openly.done"), func() { s.playOpenly(forms) })
	lead.Caption = a.Plural("table.openly.seats", len(forms))
	return asking{title: a.Text("table.openly"), body: list, lead: lead}
}

// playOpenly plays the answers one after the other; the first that is refused stops there.
func (s *secrets) playOpenly(forms []*ask.Form) {
	t := s.table
	for _, f := range forms {
		if reason := f.Judge(); reason != "" {
			f.Say(t.player(f.Offer.Seat).Name + ": " + reason)
			return
		}
	}
	t.asker.away()
	t.app.SetSetting(shell.SettingOpenly, t.PlayID())
	for i, f := range forms {
		entries, err := answer(t, f.Offer, f.Answers)
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
