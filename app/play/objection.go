package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
)

// objection is a step that the table calls wrong: the play stands on it for as long as the question what is wrong is
// open, and goes back to its end where nothing was.
type objection struct {
	table *Table
	step  step
	end   int // the entry that the play stood on
}

// onWrong stops the playback and the play on the step, and asks what is wrong.
func (p *playback) onWrong() {
	t := p.table
	p.pause()
	end, s := t.play.Head(), p.now()
	if err := t.play.Jump(s.entry.ID); err != nil {
		t.tell(err)
		return
	}
	t.projector.wrong = &objection{t, s, end}
	t.projector.wrong.ask()
}

// ask lists what may be corrected, first what the step was about.
func (w *objection) ask() {
	t, a := w.table, w.table.app
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
	about := sheetsFor(w.step.event, all)
	body := kit.Column(kit.Pad, w.line())
	body.Add(kit.NewWrapped(a.Text("playback.wrong.about"), kit.Caption))
	body.Objects = append(body.Objects, t.corrections.plates(about, true, then)...)
	rest := slices.DeleteFunc(all, func(o rules.Offer) bool {
		return slices.ContainsFunc(about, func(other rules.Offer) bool { return slices.Equal(o.On, other.On) })
	})
	if len(about) > 0 && len(rest) > 0 {
		body.Add(kit.NewWrapped(a.Text("playback.wrong.else"), kit.Heading))
	}
	body.Objects = append(body.Objects, t.corrections.plates(rest, false, then)...)
	s = a.Sheet(a.Text("playback.wrong.what"), body,
		kit.NewActionButton("flag", a.Text("playback.stay"), then(w.uphold)),
		kit.NewActionButton("check", a.Text("playback.right"), func() { s.Close() }))
	s.OnClosed = func() {
		if !going {
			w.withdraw()
		}
	}
	a.Open(s)
}

// line returns what the step told; a tap opens its reason.
func (w *objection) line() fyne.CanvasObject {
	t, e := w.table, w.step.event
	line := kit.NewLogLine(t.ink(e.Seat), t.teller.Event(e), string(e.Rule), "", nil)
	if e.Rule != "" {
		line.Why, line.OnWhy = t.app.Text("app.why"), func() { t.app.To.Rule(t.play.Header().Game, e.Rule) }
	}
	return line
}

// withdraw finds nothing wrong: the play stands where it stood, the playback on its step.
func (w *objection) withdraw() {
	t := w.table
	if t.projector.wrong != w {
		return
	}
	t.projector.wrong = nil
	if err := t.play.Jump(w.end); err != nil {
		t.projector.drop()
		t.tell(err)
	}
	t.Refresh()
}

// uphold lets the play stand on the step: what the referee did after it is kept on its branch.
func (w *objection) uphold() {
	t := w.table
	t.projector.clear()
	t.told, t.fresh = nil, false
	t.Refresh()
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
