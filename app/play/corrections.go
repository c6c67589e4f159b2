package play

import (
	"cmp"
	"maps"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/play/ask"
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
	t := c.table
	t.projector.settle()
	t.asker.open(&question{shows: func() asking {
		list := arrange.Column(look.Pad, kit.NewWrapped(t.app.Text("correct.about"), kit.Caption))
		if board, ok := t.board.(board.Loose); ok && t.projector.wrong == nil && len(board.Figures()) > 0 {
			list.Add(kit.NewListRow("hand", t.app.Text("correct.drag"), t.app.Text("correct.drag.about"), func() {
				t.asker.away()
				c.loosen(true)
			}))
		}
		list.Objects = append(list.Objects, c.plates(t.view.Corrections(), false, func(do func()) func() { return do })...)
		return asking{title: t.app.Text("app.correct"), body: list, hint: t.app.Text("correct.pick")}
	}})
}

// plates returns buttons that open correction sheets, grouped by what they are about; first has the first one stand
// out.
func (c *corrections) plates(sheets []rules.Offer, first bool, then func(func()) func()) []fyne.CanvasObject {
	var objs []fyne.CanvasObject
	for _, group := range sheetsOf(sheets) {
		var plates []fyne.CanvasObject
		for _, o := range group {
			icon := ""
			if _, secret := c.keeper(o); secret {
				icon = "eye-off"
			}
			b := kit.NewActionButton(icon, parts.Capital(c.table.teller.Offer(o)), then(func() { c.one(o) }))
			if first {
				b.Style, first = kit.Primary, false
			}
			plates = append(plates, b)
		}
		objs = append(objs, arrange.PlatesOf(132, 3, plates...))
	}
	return objs
}

// sheetsOf groups correction sheets by the noun of their thing, in the game's order; those of numbered things by their numbers.
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
	for _, g := range groups {
		slices.SortStableFunc(g, func(a, b rules.Offer) int { return cmp.Compare(thingNumber(a), thingNumber(b)) })
	}
	return together(groups)
}

// thingNumber returns the number of what a sheet is about; 0 where it has none.
func thingNumber(o rules.Offer) int {
	if len(o.On) == 0 {
		return 0
	}
	_, id := o.On[0].Split()
	n, _ := strconv.Atoi(id)
	return n
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
			c.ask(o, fills(o, to), func() string {
				return t.app.Text("correct.moved", "what", parts.Capital(t.teller.Thing(figure)), "to", t.teller.Thing(to))
			})
			return
		}
	}
}

// one asks how a thing really is; what is secret, under the cover of its seat.
func (c *corrections) one(o rules.Offer) { c.ask(o, nil, nil) }

// keeper returns the seat under whose cover a sheet opens: where it is secret, or shows what the seat has behind its screen while
// that is not shown. False where it is open to all.
func (c *corrections) keeper(o rules.Offer) (rules.Seat, bool) {
	if o.Secret {
		return o.Seat, true
	}
	for seat := range rules.Seat(len(c.table.play.Header().Players)) {
		if slices.Contains(o.On, rules.Of("seat", seat)) {
			return seat, !c.table.behind && !c.table.view.Over() && len(c.table.view.Private(seat)) > 0
		}
	}
	return rules.Table, false
}

// ask begins with some of the answers, and tells why they are there.
func (c *corrections) ask(o rules.Offer, known rules.Answers, why func() string) {
	t, a := c.table, c.table.app
	if seat, secret := c.keeper(o); secret && a.Top() == shell.Page(t) {
		t.secrets.passFix(seat, o.On[0])
		return
	}
	draft := ask.NewDraft(o, nil)
	maps.Copy(draft.Answers, known)
	draft.Touched = len(known) > 0
	if t.projector.wrong != nil {
		c.object(draft)
		return
	}
	t.asker.open(&question{
		drafts: []*ask.Draft{draft},
		stands: func() bool { return t.asker.takesUp(draft, t.view.Corrections()) },
		shows: func() asking {
			f := ask.New(t.desk(), draft, func(answers rules.Answers) {
				t.asker.away()
				t.enact(draft.Offer, answers)
			})
			body, keys := ask.Apart(f)
			if why != nil {
				body = arrange.Column(look.Pad, kit.NewWrapped(why(), kit.Body), body)
			}
			return asking{title: a.Text("correct.title", "thing", t.teller.Offer(draft.Offer)), body: body, keys: keys, aside: f.Aside(), lead: f.Lead, form: f}
		},
	})
}

// object asks how a thing really is because a step that was played back is wrong; put away, what is wrong is asked again.
func (c *corrections) object(draft *ask.Draft) {
	t, a := c.table, c.table.app
	wrong, done := t.projector.wrong, false
	t.asker.open(&question{
		drafts: []*ask.Draft{draft},
		stands: func() bool { return t.projector.wrong == wrong },
		shows: func() asking {
			f := ask.New(t.desk(), draft, func(answers rules.Answers) {
				done = true
				t.asker.away()
				t.enact(draft.Offer, answers)
			})
			body, keys := ask.Apart(f)
			return asking{title: a.Text("correct.title", "thing", t.teller.Offer(draft.Offer)), body: body, keys: keys, aside: f.Aside(), lead: f.Lead, form: f}
		},
		closed: func() {
			if !done && t.projector.wrong == wrong {
				wrong.ask()
			}
		},
	})
}
