package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/parts"
	"docent/rules"
)

// objection is a step that the table says is wrong: the play stands on it for as long as is asked what is, and goes
// back to its end where nothing was.
type objection struct {
	step step
	end  int // the entry that the play stood on
}

// onWrong stops the playback and the play on the step, and asks what is wrong.
func (p *playback) onWrong() {
	t := p.table
	p.pause()
	end, s := t.play.Head(), p.now()
	if err := t.play.Jump(s.entry.ID); err != nil {
		t.fail(err)
		return
	}
	t.wrong = &objection{s, end}
	t.object()
}

// object lists what may stand otherwise, first what the step was about.
func (t *Table) object() {
	a := t.app
	t.snapshot()
	var s *kit.Sheet
	going := false
	then := func(do func()) func() {
		return func() {
			going = true
			s.Close()
			do()
		}
	}
	all := t.view.Corrections()
	about := sheetsFor(t.wrong.step.event, all)
	body := kit.Column(kit.Pad, t.objected())
	body.Add(kit.NewWrapped(a.Text("playback.wrong.about"), kit.Caption))
	body.Objects = append(body.Objects, t.sheetPlates(about, true, then)...)
	rest := slices.DeleteFunc(all, func(o rules.Offer) bool {
		return slices.ContainsFunc(about, func(other rules.Offer) bool { return slices.Equal(o.On, other.On) })
	})
	if len(about) > 0 && len(rest) > 0 {
		body.Add(kit.NewWrapped(a.Text("playback.wrong.else"), kit.Heading))
	}
	body.Objects = append(body.Objects, t.sheetPlates(rest, false, then)...)
	s = a.Sheet(a.Text("playback.wrong.what"), body,
		kit.NewActionButton("flag", a.Text("playback.stay"), then(t.stay)),
		kit.NewActionButton("check", a.Text("playback.right"), func() { s.Close() }))
	s.OnClosed = func() {
		if !going {
			t.withdraw()
		}
	}
	a.Open(s)
}

// objected is what the step told; a tap opens its reason.
func (t *Table) objected() fyne.CanvasObject {
	e := t.wrong.step.event
	line := kit.NewLogLine(t.ink(e.Seat), t.teller.Event(e), string(e.Rule), "", nil)
	if e.Rule != "" {
		line.Why, line.OnWhy = t.app.Text("app.why"), func() { t.app.To.Rule(t.play.Header().Game, e.Rule) }
	}
	return line
}

// sheetPlates are buttons that open correction sheets, grouped by what they are about.
func (t *Table) sheetPlates(sheets []rules.Offer, first bool, then func(func()) func()) []fyne.CanvasObject {
	var objs []fyne.CanvasObject
	for _, group := range sheetsOf(sheets) {
		var plates []fyne.CanvasObject
		for _, o := range group {
			icon := ""
			if o.Secret {
				icon = "eye-off"
			}
			b := kit.NewActionButton(icon, parts.Capital(t.teller.Offer(o)), then(func() { t.correctOne(o) }))
			if first {
				b.Style, first = kit.Primary, false
			}
			plates = append(plates, b)
		}
		objs = append(objs, kit.PlatesOf(132, 3, plates...))
	}
	return objs
}

// sheetsFor finds the correction sheets of what an event is about, in the order in which it names them.
func sheetsFor(e rules.Event, sheets []rules.Offer) []rules.Offer {
	things := named(e.About)
	if e.Seat >= 0 {
		things = append(things, rules.Of("seat", e.Seat))
	}
	var found []rules.Offer
	for _, thing := range things {
		at := slices.IndexFunc(sheets, func(o rules.Offer) bool { return slices.Contains(o.On, thing) })
		if at < 0 || slices.ContainsFunc(found, func(o rules.Offer) bool { return slices.Contains(o.On, thing) }) {
			continue
		}
		found = append(found, sheets[at])
	}
	return found
}

// named takes lists apart.
func named(about []rules.Thing) []rules.Thing {
	var things []rules.Thing
	for _, thing := range about {
		if list, ok := thing.Listed(); ok {
			things = append(things, list...)
		} else {
			things = append(things, thing)
		}
	}
	return things
}

// withdraw finds nothing wrong: the play stands where it stood, the playback on its step.
func (t *Table) withdraw() {
	w := t.wrong
	if w == nil {
		return
	}
	t.wrong = nil
	if err := t.play.Jump(w.end); err != nil {
		t.drop()
		t.fail(err)
	}
	t.Refresh()
}

// stay lets the play stand on the step: what the referee did after it is kept on its branch.
func (t *Table) stay() {
	t.wrong = nil
	t.drop()
	t.told, t.fresh = nil, false
	t.Refresh()
}

// pending says that the play stands amid the referee's steps, and which is the next.
func (t *Table) pending() (rules.Offer, bool) {
	for _, o := range t.offers {
		if o.Asks == rules.Auto && o.Refused == nil {
			return o, true
		}
	}
	return rules.Offer{}, false
}

// goOn lets the referee go on: along the branch where its steps are kept, else anew.
func (t *Table) goOn(next rules.Offer) {
	if e, ok := t.play.RedoEntry(); !ok || !e.Auto() {
		t.enact(next, nil)
		return
	}
	before := len(t.play.Line())
	if err := t.play.Redo(); err != nil {
		t.fail(err)
		return
	}
	t.happened(t.play.Line()[before:])
}

// showPending offers to go on, where the play stands amid the referee's steps.
func (t *Table) showPending() bool {
	next, ok := t.pending()
	if !ok {
		return false
	}
	a := t.app
	t.pads.Add(kit.NewWrapped(a.Text("playback.stopped"), kit.Strong))
	on := t.plate("play", a.Text("playback.go-on"), func() { t.goOn(next) })
	on.Style = kit.Primary
	t.pads.Add(kit.FlowFill(kit.Gap, on, t.plate("correct", a.Text("app.correct"), t.correctAny)))
	return true
}
