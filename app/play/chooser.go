package play

import (
	"slices"

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

// chooser leads from an action to a move: past the reason why it may not be made, a choice among several, and the
// question about what it leaves blank.
type chooser struct{ table *Table }

// take does what a button stands for.
func (c *chooser) take(a action) {
	open := a.open()
	switch {
	case a.secret() && len(open) > 0:
		c.table.secrets.pass(a.seat, a.kind)
	case len(a.offers) == 1:
		c.choose(a.offers[0], nil)
	case len(open) == 1 && len(a.offers) == len(open):
		c.choose(open[0], nil)
	default:
		c.list(func() string { return c.table.pads.label(a) }, a.offers, "")
	}
}

// touch does what a thing offers: its one move, a choice among several, or the reason why there is none.
func (c *chooser) touch(thing rules.Thing) {
	found := rules.For(c.table.offers, thing)
	var open []rules.Offer
	for _, o := range found {
		if o.Refused == nil && o.Asks != rules.Auto {
			open = append(open, o)
		}
	}
	switch {
	case len(open) == 1:
		c.choose(open[0], fills(open[0], thing))
		if picks(open[0], thing) {
			c.table.asker.takes(thing)
		}
	case len(open) > 1:
		c.list(func() string { return parts.Capital(c.table.teller.Thing(thing)) }, open, thing)
	case len(found) > 0:
		c.explain(found[0])
	}
}

// choose plays an offer, after asking for what it leaves blank.
func (c *chooser) choose(o rules.Offer, given rules.Answers) {
	switch {
	case o.Refused != nil:
		c.explain(o)
	case o.Secret:
		c.table.secrets.pass(o.Seat, o.Kind)
	case len(o.Fields) > len(given):
		c.ask(o, given)
	default:
		c.table.enact(o, given)
	}
}

// explain tells why an offer is refused, with the rule and the way to correct the table.
func (c *chooser) explain(o rules.Offer) {
	t, a := c.table, c.table.app
	r := o.Refused
	t.asker.open(&question{shows: func() asking {
		why := kit.NewActionButton("rules", a.Text("app.why"), func() { a.To.Rule(t.play.Header().Game, r.Rule) })
		fix := kit.NewActionButton("correct", a.Text("table.otherwise"), func() {
			t.asker.away()
			t.corrections.open(r.Fix)
		})
		body := arrange.Column(look.Pad, kit.NewWrapped(t.teller.Refusal(r), kit.Body), arrange.Flow(look.Gap, kit.NewBadge("", string(r.Rule), look.Brass)))
		return asking{title: parts.Capital(t.teller.Offer(o)), body: body, aside: []fyne.CanvasObject{why, fix}}
	}})
}

// list shows offers as answers, refused ones greyed; the thing that was tapped answers what it can. Where all are refused
// each tells its reason, for which a tray has no room.
func (c *chooser) list(title func() string, offers []rules.Offer, thing rules.Thing) {
	offers = slices.Clone(offers)
	c.table.asker.open(&question{
		stands: func() bool { return stand(c.table.offers, offers) },
		shows: func() asking {
			var slots []*kit.ActionButton
			var plates []fyne.CanvasObject
			for _, o := range offers {
				slots, plates = append(slots, c.way(o, thing)), append(plates, c.way(o, thing))
			}
			shown := asking{title: title(), body: arrange.PlatesOf(132, 3, plates...), plates: slots, hint: c.table.app.Text("question.pick")}
			if slices.ContainsFunc(offers, func(o rules.Offer) bool { return o.Refused == nil }) {
				shown.slots = c.leavable(slots)
			}
			return shown
		},
	})
}

// way returns the button that chooses one of several offers.
func (c *chooser) way(o rules.Offer, thing rules.Thing) *kit.ActionButton {
	t := c.table
	b := kit.NewActionButton(t.sign(o), parts.Capital(t.teller.Offer(o)), func() {
		if o.Refused == nil {
			t.asker.putAway()
		}
		c.choose(o, fills(o, thing))
	})
	b.Greyed, b.Price = o.Refused != nil, action{offers: []rules.Offer{o}}.price(t.artist)
	if o.Refused != nil {
		b.Caption = t.teller.Refusal(o.Refused)
	}
	return b
}

// leavable returns the slots of a question with the way back to what else may be done.
func (c *chooser) leavable(slots []*kit.ActionButton) []*kit.ActionButton {
	if slots == nil {
		return nil
	}
	return append(slices.Clone(slots), kit.NewActionButton("back", c.table.app.Text("app.back"), c.table.asker.putAway))
}

// same returns the offer that may be made now as another one might be before.
func same(offers []rules.Offer, o rules.Offer) (rules.Offer, bool) {
	at := slices.IndexFunc(offers, o.Same)
	if at < 0 {
		return rules.Offer{}, false
	}
	return offers[at], true
}

// stand takes up offers as they may be made now, and reports whether all of them may.
func stand(now, offers []rules.Offer) bool {
	for i, o := range offers {
		found, ok := same(now, o)
		if !ok {
			return false
		}
		offers[i] = found
	}
	return true
}

// terse reports whether the board has an offer asked in its own short manner.
func (c *chooser) terse(o rules.Offer) bool {
	terse, ok := c.table.board.(board.Terse)
	return ok && terse.Terse(o)
}

// answers returns the answers that are buttons of their own: of a question, not of a menu.
func (c *chooser) answers(a action) []string {
	if len(c.table.actions) > few || len(a.offers) > 1 || c.terse(a.offers[0]) {
		return nil
	}
	return ask.Quick(a.offers[0])
}

// question returns what the table is asked where nothing else is to be done: the one offer with blanks, and the ways
// past it, which leave none. False where there is a choice of actions.
func (c *chooser) question() (asked rules.Offer, ways []rules.Offer, ok bool) {
	t := c.table
	if len(t.actions) > few || len(t.waiting) > 0 {
		return rules.Offer{}, nil, false
	}
	for _, a := range t.actions {
		open := a.open()
		switch {
		case a.secret() || len(open) > 1 || len(a.offers) > len(open):
			return rules.Offer{}, nil, false
		case len(open[0].Fields) == 0:
			ways = append(ways, open[0])
		case ok:
			return rules.Offer{}, nil, false
		default:
			asked, ok = open[0], true
		}
	}
	if ok && c.terse(asked) {
		return rules.Offer{}, nil, false
	}
	return asked, ways, ok && c.answers(action{asked.Kind, asked.Seat, []rules.Offer{asked}}) == nil
}

// follow asks at once what the last answer leaves to be asked, or plays what was answered before. Closed, the question stays on
// the table as a button.
func (c *chooser) follow() {
	t := c.table
	if t.projector.away() || t.projector.wrong != nil || t.app.Covered() || t.asker.now != nil || t.app.Top() != shell.Page(t) {
		return
	}
	if ahead, ok := t.board.(board.Foreseeing); ok {
		if o, answers, due := ahead.Foreseen(); due {
			if answers == nil {
				answers = t.play.Draw(o)
			}
			t.enact(o, answers)
			return
		}
	}
	if busy, ok := t.board.(board.Absorbing); ok && busy.Absorbs() {
		return
	}
	_, asks := t.asked()
	if _, unveils := t.projector.unveils(); asks || unveils {
		return
	}
	if o, _, ok := c.question(); ok {
		c.ask(o, nil)
	}
}

// ask opens the question of an offer and returns the buttons that play. The one question of the moment bears what the
// table shows as a title, and offers the ways past it, too.
func (c *chooser) ask(o rules.Offer, given rules.Answers) []*kit.ActionButton {
	draft := ask.NewDraft(o, given)
	return c.table.asker.open(&question{
		drafts: []*ask.Draft{draft},
		stands: func() bool { return c.table.asker.takesUp(draft, c.table.offers) },
		shows:  func() asking { return c.asking(draft) },
	}).plates
}

// roomyText is the largest text scale at which a sheet leaves the board room to answer.
const roomyText = 1.3

// roomyBoard reports whether a sheet, under a board of a size or beside it, surely leaves it room to answer: of half of it what a gauge
// leaves.
func roomyBoard(size fyne.Size, beside bool) bool {
	const gauge = 68 // the thickest, at roomyText
	if beside {
		size.Width /= 2
	} else {
		size.Height /= 2
	}
	return min(size.Width, size.Height) >= board.FocusLeast+gauge
}

// asking shows a draft.
func (c *chooser) asking(draft *ask.Draft) asking {
	t, o := c.table, draft.Offer
	desk := t.desk()
	if shows, ok := t.board.(board.Focused); ok && look.Scale() <= roomyText && roomyBoard(t.board.Size(), t.frames != nil && t.frames.columned()) {
		desk.Mapped = shows.Focuses(o)
	}
	f := ask.New(desk, draft, func(answers rules.Answers) {
		t.asker.putAway()
		t.enact(o, answers)
	})
	shown := asking{title: parts.Capital(t.teller.Offer(o)), form: f}
	var ways []*kit.ActionButton
	asked, past, only := c.question()
	if only = only && asked.Kind == o.Kind && asked.Seat == o.Seat; only {
		shown.title = t.teller.Now(t.view.Now())
		for _, way := range past {
			ways = append(ways, kit.NewActionButton(t.sign(way), t.teller.Offer(way), func() {
				t.asker.putAway()
				c.choose(way, nil)
			}))
		}
	}
	f.Title = shown.title
	if shown.slots = f.Slots(); shown.slots == nil {
		shown.slots = f.Toggles()
	}
	if !only {
		shown.slots = c.leavable(shown.slots)
	}
	slotted := f.Plates
	shown.body, shown.keys = ask.Apart(f)
	shown.plates = slices.Concat(slotted, f.Plates, ways)
	shown.aside = f.Aside()
	switch {
	case !f.Plays():
		shown.lead = f.Lead
	case len(ways) > 0:
		shown.lead, ways = ways[0], ways[1:]
	default:
		shown.hint = t.app.Text("question.pick")
	}
	for _, way := range ways {
		shown.aside = append([]fyne.CanvasObject{way}, shown.aside...)
	}
	return shown
}
