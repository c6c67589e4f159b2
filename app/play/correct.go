package play

import (
	"maps"
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
)

// correct opens the correction sheet of a thing, or the list of all where it has none.
func (t *Table) correct(thing rules.Thing) {
	t.settle()
	for _, o := range t.view.Corrections() {
		if slices.Contains(o.On, thing) {
			t.correctOne(o)
			return
		}
	}
	t.correctAny()
}

// correctAny lists everything that may really stand otherwise, by kind of thing.
func (t *Table) correctAny() {
	t.settle()
	a := t.app
	var s *kit.Sheet
	list := kit.Column(kit.Pad, kit.NewWrapped(a.Text("correct.about"), kit.Caption))
	if board, ok := t.board.(board.Loose); ok && t.wrong == nil && len(board.Figures()) > 0 {
		list.Add(kit.NewListRow("hand", a.Text("correct.drag"), a.Text("correct.drag.about"), func() {
			s.Close()
			t.loosen(true)
		}))
	}
	for _, group := range sheetsOf(t.view.Corrections()) {
		var rows []fyne.CanvasObject
		for _, o := range group {
			icon := ""
			if o.Secret {
				icon = "eye-off"
			}
			b := kit.NewActionButton(icon, parts.Capital(t.teller.Offer(o)), func() {
				s.Close()
				t.correctOne(o)
			})
			rows = append(rows, b)
		}
		list.Add(kit.PlatesOf(132, 3, rows...))
	}
	s = a.Sheet(a.Text("app.correct"), list)
	a.Open(s)
}

// sheetsOf groups correction sheets by the noun of their thing, in the game's order.
func sheetsOf(sheets []rules.Offer) [][]rules.Offer {
	var groups [][]rules.Offer
	var nouns []string
	for _, o := range sheets {
		noun := ""
		if len(o.On) > 0 {
			noun, _ = o.On[0].Split()
		}
		at := slices.Index(nouns, noun)
		if at < 0 {
			nouns, groups, at = append(nouns, noun), append(groups, nil), len(nouns)
		}
		groups[at] = append(groups[at], o)
	}
	return together(groups)
}

// together joins neighbours that stand alone.
func together(groups [][]rules.Offer) [][]rules.Offer {
	var joined [][]rules.Offer
	single := false
	for _, g := range groups {
		if n := len(joined); len(g) == 1 && single {
			joined[n-1] = append(joined[n-1], g[0])
			continue
		}
		joined = append(joined, g)
		single = len(g) == 1
	}
	return joined
}

// loosen lets figures be dragged on the board, and nothing else be done there, or ends it.
func (t *Table) loosen(on bool) {
	if loose, ok := t.board.(board.Loose); ok {
		loose.Loosen(on)
		t.Refresh()
	}
}

// loosened says that figures are dragged.
func (t *Table) loosened() bool {
	loose, ok := t.board.(board.Loose)
	return ok && loose.Loosened()
}

// showLoosened offers to end it.
func (t *Table) showLoosened() bool {
	if !t.loosened() {
		return false
	}
	how := kit.NewWrapped(t.app.Text("correct.drag.how"), kit.Body)
	done := t.plate("check", t.app.Text("correct.drag.done"), func() { t.loosen(false) })
	done.Style = kit.Primary
	if t.close() {
		t.pads.Add(done)
		t.pads.Add(how)
		return true
	}
	t.pads.Add(how)
	t.pads.Add(done)
	return true
}

// Move asks whether a figure stands in the room that somebody dragged it to.
func (t *Table) Move(figure, to rules.Thing) {
	if t.settle() {
		return
	}
	for _, o := range t.view.Corrections() {
		if slices.Contains(o.On, figure) {
			t.correctTo(o, fills(o, to), t.app.Text("correct.moved", "what", parts.Capital(t.teller.Thing(figure)), "to", t.teller.Thing(to)))
			return
		}
	}
}

// correctOne asks how a thing really stands; what is secret, under the cover of its seat.
func (t *Table) correctOne(o rules.Offer) { t.correctTo(o, nil, "") }

// correctTo begins with some of the answers, and says why they are there.
func (t *Table) correctTo(o rules.Offer, known rules.Answers, why string) {
	if o.Secret && t.app.Top() == shell.Page(t) {
		t.passFix(o.Seat, o.On[0])
		return
	}
	a := t.app
	var s *kit.Sheet
	done := false
	f := newForm(t, o, nil, func(answers rules.Answers) {
		done = true
		s.Close()
		t.enact(o, answers)
	})
	maps.Copy(f.answers, known)
	body := f.body()
	if why != "" {
		body = kit.Column(kit.Pad, kit.NewWrapped(why, kit.Body), body)
	}
	s = a.Sheet(a.Text("correct.title", "thing", t.teller.Offer(o)), body, f.actions()...)
	s.OnClosed = func() {
		if !done && t.wrong != nil {
			t.object()
		}
	}
	a.Open(s)
}
