package play

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"docent/app/board"
	"docent/app/cue"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/play/ask"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// passing hands the device to one seat after the other: a cover for each, under it the
// seat's own form. The form lies over the cover, so nothing of the answer is seen when it is
// left: Back shows the cover again, its cross the table. When all have answered, or something was revealed,
// the table comes back.
type passing struct {
	app   *shell.App
	table *Table
	seat  rules.Seat
	kind  rules.Kind // empty: whatever the seat owes
	fix   rules.Thing
	maps  bool // the seat only looks at its own map
	chain bool // go on with the next seat that owes an answer
	cover *kit.Cover
	now   *question // what the seat is asked; nil: the cover is shown
	panel *panel
	head  *fyne.Container
	root  *fyne.Container
}

var (
	_ shell.Page      = (*passing)(nil)
	_ shell.Host      = (*passing)(nil)
	_ shell.Resumable = (*passing)(nil)
	_ shell.Elastic   = (*passing)(nil)
	_ shell.Leaver    = (*passing)(nil)
	_ shell.Asker     = (*passing)(nil)
)

// Played returns the play of the table.
func (p *passing) Played() *tracker.Play { return p.table.play }

// Screen names the page.
func (p *passing) Screen() string { return "pass" }

// Game returns the game of the table.
func (p *passing) Game() string { return p.table.Game() }

// PlayID returns the play that opens again when the app starts.
func (p *passing) PlayID() string { return p.table.PlayID() }

// Build returns the cover of the seat, and the way back to the table.
func (p *passing) Build(shell.Class) fyne.CanvasObject {
	a, player := p.app, p.table.player(p.seat)
	says := a.Text("cover.says", "seat", player.Name)
	p.cover = kit.NewCover(player.Symbol, player.Name, says, a.Text("cover.ready", "seat", player.Name), p.onReady)
	p.cover.Lock()
	back := kit.NewIconButton("close", a.Text("cover.back"), a.Pop)
	head := arrange.Row(0, back, arrange.Space())
	if dial := p.table.clock.cover(); dial != nil {
		head.Add(dial)
	}
	p.head = arrange.Column(0, arrange.Inset(look.Gap, look.Gap, 0, look.Gap, head))
	p.panel = newPanel(a.Text("app.close"), p.onClose)
	p.root = arrange.Stack(p.cover, p.head, container.New(fromBelow{p}, p.panel))
	p.show()
	return p.root
}

// fromBelow places the sheet of a seat: as high as it needs, up from the bottom.
type fromBelow struct{ of *passing }

// Layout lays the cover out for a size.
func (l fromBelow) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	p := l.of.panel
	high := min(p.HeightFor(size.Width)+look.Gap, size.Height)
	arrange.Place(p, 0, size.Height-high, size.Width, high)
}

// MinSize lets the window be small: what does not fit scrolls.
func (fromBelow) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSquareSize(look.Touch) }

// open asks the seat something, over its cover.
func (p *passing) open(q *question) {
	p.now = q
	p.show().lock()
}

// show makes anew what shows the question, or the cover.
func (p *passing) show() asking {
	p.app.Digits = nil
	asked := p.now != nil
	p.cover.Hidden, p.head.Hidden, p.panel.Hidden = asked, asked, !asked
	shown := asking{}
	if asked {
		shown = p.now.shows()
		if shown.lead != nil {
			shown.aside = append(shown.aside, shown.lead)
		}
		if f := shown.form; f != nil {
			f.Astray = p.panel.astray
		}
	}
	p.panel.set(p.now, shown)
	p.root.Refresh()
	return shown
}

// Asking reports whether the seat is asked something.
func (p *passing) Asking() bool { return p.now != nil }

// PutAway shows the cover again, and nothing of the answer.
func (p *passing) PutAway() {
	q := p.now
	if q == nil {
		return
	}
	p.now = nil
	p.show()
	if q.closed != nil {
		q.closed()
	}
}

// onClose puts the question away and goes back to the table, unless something else is asked then.
func (p *passing) onClose() {
	p.PutAway()
	if p.now == nil && p.app.Top() == shell.Page(p) {
		p.app.Pop()
	}
}

// Leave remembers how far the question is read.
func (p *passing) Leave() {
	p.panel.keep()
	p.app.Digits = nil
}

// Reclass leaves cover and form as they are.
func (p *passing) Reclass(shell.Class) {}

// Refresh changes nothing: a cover shows nothing of the play.
func (p *passing) Refresh() {}

// offers returns what the seat may do in secret, as it alone sees it.
func (p *passing) offers() []rules.Offer {
	view := p.table.play.Position().View(p.seat)
	list := view.Offers()
	if p.fix != "" {
		list = view.Corrections()
	}
	return slices.DeleteFunc(list, func(o rules.Offer) bool {
		if p.fix != "" {
			return !slices.Contains(o.On, p.fix)
		}
		return o.Seat != p.seat || !o.Secret || o.Asks == rules.Auto || p.kind != "" && o.Kind != p.kind
	})
}

// onReady shows the seat its form, or what it may choose among.
func (p *passing) onReady() {
	if p.maps {
		p.showMap()
		return
	}
	list := p.offers()
	open := slices.DeleteFunc(slices.Clone(list), func(o rules.Offer) bool { return o.Refused != nil })
	switch {
	case len(open) == 1 && len(list) == 1:
		p.ask(open[0])
	case len(list) > 0:
		p.choose(list)
	default:
		p.app.Pop()
	}
}

// ask shows the seat's form: what it has is shown by what it may answer.
func (p *passing) ask(o rules.Offer) {
	draft := ask.NewDraft(o, nil)
	p.table.clock.hold(true)
	p.open(&question{
		drafts: []*ask.Draft{draft},
		closed: func() { p.table.clock.hold(false) },
		shows: func() asking {
			f := ask.New(p.table.desk(), draft, func(answers rules.Answers) { p.do(o, answers) })
			f.Title = p.table.teller.Offer(o)
			body, keys := ask.Apart(f)
			shown := asking{title: f.Title, body: arrange.Column(look.Pad, append(p.recalled(o), body)...), keys: keys, aside: f.Aside(), form: f}
			if !f.Plays() || len(o.Fields) == 0 {
				shown.lead = f.Lead
			}
			return shown
		},
	})
}

// recalled returns who is answering and, where a question goes on from there, what the seat has told already.
func (p *passing) recalled(o rules.Offer) []fyne.CanvasObject {
	list := []fyne.CanvasObject{p.nameplate()}
	told := p.table.play.Position().View(p.seat).Private(p.seat)
	if len(told) > 0 && slices.Contains(p.app.KitOf(p.table.play.Header().Game).Recalls, o.Kind) {
		list = append(list, kit.NewWrapped(p.app.Text("cover.told", "all", p.table.teller.Thing(rules.All(told...))), kit.Caption))
	}
	return list
}

// nameplate returns a line that reminds who is answering, and how much time is left.
func (p *passing) nameplate() fyne.CanvasObject {
	player := p.table.player(p.seat)
	line := arrange.Row(look.Gap, kit.NewSeatMark(player.Symbol, 28), kit.NewText(player.Name, kit.Strong))
	if dial := p.table.clock.another(); dial != nil {
		line.Add(arrange.Space())
		line.Add(dial)
	}
	return line
}

// choose lists what the seat may do in secret.
func (p *passing) choose(list []rules.Offer) {
	t := p.table
	p.open(&question{shows: func() asking {
		var ways []*kit.ActionButton
		var plates []fyne.CanvasObject
		for _, o := range list {
			b := kit.NewActionButton(t.sign(o), t.teller.Offer(o), func() {
				if o.Refused != nil {
					p.explain(o, list)
					return
				}
				p.ask(o)
			})
			b.Greyed = o.Refused != nil
			if o.Refused != nil {
				b.Caption = t.teller.Refusal(o.Refused)
			}
			ways, plates = append(ways, b), append(plates, b)
		}
		title := t.pads.label(action{kind: list[0].Kind, seat: p.seat, offers: list})
		return asking{title: title, body: arrange.Column(look.Pad, p.nameplate(), arrange.PlatesOf(132, 2, plates...)), plates: ways}
	}})
}

// explain tells why the seat may not do something; put away, what it may do is listed again.
func (p *passing) explain(o rules.Offer, list []rules.Offer) {
	t, r := p.table, o.Refused
	p.open(&question{
		shows: func() asking {
			why := kit.NewActionButton("rules", p.app.Text("app.why"), func() { p.app.To.Rule(t.play.Header().Game, r.Rule) })
			body := arrange.Column(look.Pad, p.nameplate(), kit.NewWrapped(t.teller.Refusal(r), kit.Body))
			return asking{title: t.teller.Offer(o), body: body, aside: []fyne.CanvasObject{why}, lead: kit.NewActionButton("back", p.app.Text("app.back"), p.PutAway)}
		},
		closed: func() { p.choose(list) },
	})
}

// do plays the answer and hands the device on.
func (p *passing) do(o rules.Offer, answers rules.Answers) {
	entries, err := answer(p.table, o, answers)
	p.PutAway()
	if err != nil {
		p.table.tell(err)
		return
	}
	p.app.Feel(cue.Short)
	p.table.happened(entries)
	if p.app.Top() != shell.Page(p) {
		return
	}
	if next, ok := p.next(); ok && !revealed(entries) {
		p.seat, p.kind = next, ""
		p.app.Rebuild()
		return
	}
	p.app.Pop()
}

// revealed reports whether the referee told everybody something after the answers: the table is to see it before anybody
// covers it again.
func revealed(entries []tracker.Entry) bool {
	return slices.ContainsFunc(entries, func(e tracker.Entry) bool {
		return e.Auto() && len(tracker.Heard(e.Events, rules.Table)) > 0
	})
}

// next returns the seat that owes an answer after this one, clockwise; those with phones of their own are not asked to come.
func (p *passing) next() (rules.Seat, bool) {
	if !p.chain {
		return 0, false
	}
	p.table.snapshot()
	waiting := p.table.handed()
	for _, seat := range waiting {
		if seat > p.seat {
			return seat, true
		}
	}
	if len(waiting) > 0 {
		return waiting[0], true
	}
	return 0, false
}

// showMap shows the seat's own map, until it is closed: then the table comes back.
func (p *passing) showMap() {
	a, t := p.app, p.table
	mapper, ok := t.artist.(board.Mapper)
	if !ok {
		a.Pop()
		return
	}
	if _, drawn := mapper.Map(covered{host{t}}, t.play.Position().View(p.seat), p.seat); drawn == nil {
		a.Pop()
		return
	}
	p.open(&question{
		shows: func() asking {
			title, drawn := mapper.Map(covered{host{t}}, t.play.Position().View(p.seat), p.seat)
			done := kit.NewPrimary(look.IconCheck, a.Text("cover.back"), p.PutAway)
			return asking{title: title, body: arrange.Column(look.Pad, p.nameplate(), drawn), lead: done}
		},
		closed: func() {
			if a.Top() == shell.Page(p) {
				a.Pop()
			}
		},
	})
}

// covered is the table as a seat's own map sees it: what is written there stays under the cover.
type covered struct{ host }

var _ board.Writer = covered{}

// Write plays what a seat filled in on its map, and reports whether it could.
func (h covered) Write(o rules.Offer, answers rules.Answers) bool {
	t := h.table
	entries, err := answer(t, o, answers)
	if err != nil {
		t.tell(err)
		return false
	}
	t.happened(entries)
	return true
}
