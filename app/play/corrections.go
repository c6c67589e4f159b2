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

// corrections are the sheets on which the table says how things really are, and the figures that it drags there.
type corrections struct{ table *Table }

// open opens the correction sheet of a thing, or the list of all where it has none.
func (c *corrections) open(thing rules.Thing) {
	c.table.projector.settle()
	for _, o := range c.table.view.Corrections() {
		if slices.Contains(o.On, thing) {
			c.one(o)
			return
		}
	}
	c.openAny()
}

// openAny lists everything that may be corrected, by kind of thing.
func (c *corrections) openAny() {
	t, a := c.table, c.table.app
	t.projector.settle()
	var s *kit.Sheet
	list := kit.Column(kit.Pad, kit.NewWrapped(a.Text("correct.about"), kit.Caption))
	if board, ok := t.board.(board.Loose); ok && t.projector.wrong == nil && len(board.Figures()) > 0 {
		list.Add(kit.NewListRow("hand", a.Text("correct.drag"), a.Text("correct.drag.about"), func() {
			s.Close()
			c.loosen(true)
		}))
	}
	list.Objects = append(list.Objects, c.plates(t.view.Corrections(), false, func(do func()) func() {
		return func() {
			s.Close()
			do()
		}
	})...)
	s = a.Sheet(a.Text("app.correct"), list)
	a.Open(s)
}

// plates returns buttons that open correction sheets, grouped by what they are about; first has the first one stand
// out.
func (c *corrections) plates(sheets []rules.Offer, first bool, then func(func()) func()) []fyne.CanvasObject {
	var objs []fyne.CanvasObject
	for _, group := range sheetsOf(sheets) {
		var plates []fyne.CanvasObject
		for _, o := range group {
			icon := ""
			if o.Secret {
				icon = "eye-off"
			}
			b := kit.NewActionButton(icon, parts.Capital(c.table.teller.Offer(o)), then(func() { c.one(o) }))
			if first {
				b.Style, first = kit.Primary, false
			}
			plates = append(plates, b)
		}
		objs = append(objs, kit.PlatesOf(132, 3, plates...))
	}
	return objs
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
func (c *corrections) loosen(on bool) {
	if loose, ok := c.table.board.(board.Loose); ok {
		loose.Loosen(on)
		c.table.Refresh()
	}
}

// loosened reports whether figures are dragged.
func (c *corrections) loosened() bool {
	loose, ok := c.table.board.(board.Loose)
	return ok && loose.Loosened()
}

// move asks whether a figure is in the room that somebody dragged it to.
func (c *corrections) move(figure, to rules.Thing) {
	t := c.table
	for _, o := range t.view.Corrections() {
		if slices.Contains(o.On, figure) {
			c.ask(o, fills(o, to), t.app.Text("correct.moved", "what", parts.Capital(t.teller.Thing(figure)), "to", t.teller.Thing(to)))
			return
		}
	}
}

// one asks how a thing really is; what is secret, under the cover of its seat.
func (c *corrections) one(o rules.Offer) { c.ask(o, nil, "") }

// ask begins with some of the answers, and tells why they are there.
func (c *corrections) ask(o rules.Offer, known rules.Answers, why string) {
	t, a := c.table, c.table.app
	if o.Secret && a.Top() == shell.Page(t) {
		t.secrets.passFix(o.Seat, o.On[0])
		return
	}
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
		if wrong := t.projector.wrong; !done && wrong != nil {
			wrong.ask()
		}
	}
	a.Open(s)
}
