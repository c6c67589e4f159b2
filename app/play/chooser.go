package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/parts"
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
		c.list(c.table.pads.label(a), a.offers, "")
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
	case len(open) > 1:
		c.list(c.table.teller.Thing(thing), open, thing)
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
	var s *kit.Sheet
	why := kit.NewActionButton("rules", a.Text("app.why"), func() { a.To.Rule(t.play.Header().Game, r.Rule) })
	fix := kit.NewActionButton("correct", a.Text("table.otherwise"), func() {
		s.Close()
		t.corrections.open(r.Fix)
	})
	body := kit.Column(kit.Pad, kit.NewWrapped(t.teller.Refusal(r), kit.Body), kit.Flow(kit.Gap, kit.NewBadge("", string(r.Rule), kit.Brass)))
	s = a.Sheet(parts.Capital(t.teller.Offer(o)), body, why, fix)
	a.Open(s)
}

// list shows offers as big buttons, refused ones greyed; the thing that was tapped answers what it can.
func (c *chooser) list(title string, offers []rules.Offer, thing rules.Thing) {
	t := c.table
	var s *kit.Sheet
	var plates []fyne.CanvasObject
	for _, o := range offers {
		b := kit.NewActionButton(t.icon(o.Kind), parts.Capital(t.teller.Offer(o)), func() {
			s.Close()
			c.choose(o, fills(o, thing))
		})
		b.Greyed, b.Price = o.Refused != nil, action{offers: []rules.Offer{o}}.price(t.artist)
		if o.Refused != nil {
			b.Caption = t.teller.Refusal(o.Refused)
		}
		plates = append(plates, b)
	}
	s = t.app.Sheet(title, kit.PlatesOf(132, 3, plates...))
	t.app.Open(s)
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
	return quick(a.offers[0])
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

// follow asks at once what the last answer leaves to be asked. Closed, the question stays on the table as a button.
func (c *chooser) follow() {
	t := c.table
	if t.projector.away() || t.projector.wrong != nil || t.app.Covered() || t.app.Top() != shell.Page(t) {
		return
	}
	if busy, ok := t.board.(board.Absorbing); ok && busy.Absorbs() {
		return
	}
	if _, asks := t.asked(); asks {
		return
	}
	if o, _, ok := c.question(); ok {
		for _, b := range c.ask(o, nil) {
			b.Lock()
		}
	}
}

// ask opens the question sheet of an offer and returns the buttons that play. The one question of the moment bears
// what the table shows as a title, and offers the ways past it, too.
func (c *chooser) ask(o rules.Offer, given rules.Answers) []*kit.ActionButton {
	t := c.table
	var s *kit.Sheet
	f := newForm(t, o, given, func(answers rules.Answers) {
		s.Close()
		t.enact(o, answers)
	})
	title, actions := parts.Capital(t.teller.Offer(o)), []fyne.CanvasObject(nil)
	if asked, ways, ok := c.question(); ok && asked.Kind == o.Kind && asked.Seat == o.Seat {
		title = t.teller.Now(t.view.Now())
		for _, way := range ways {
			b := kit.NewActionButton(t.icon(way.Kind), t.teller.Offer(way), func() {
				s.Close()
				c.choose(way, nil)
			})
			actions = append(actions, b)
			f.plates = append(f.plates, b)
		}
	}
	f.title = title
	body := f.body()
	s = t.app.Sheet(title, body, slices.Concat(actions, f.actions())...)
	t.app.Open(s)
	return append(f.plates, f.confirm)
}
