package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
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
	p.pause()
	p.table.projector.object(p.now())
}

// object stands on a step that was told, and asks what is wrong with it.
func (j *projector) object(s step) {
	t := j.table
	end := t.play.Head()
	if err := t.heard.mine(func() error { return t.play.Jump(s.entry.ID) }); err != nil {
		t.tell(err)
		return
	}
	j.wrong = &objection{t, s, end}
	j.wrong.ask()
}

// ask lists what may be corrected, first what the step was about. Put away, the question finds nothing wrong.
func (w *objection) ask() {
	t := w.table
	t.snapshot()
	going := false
	then := func(do func()) func() {
		return func() {
			going = true
			t.asker.away()
			do()
		}
	}
	t.asker.open(&question{
		stands: func() bool { return t.projector.wrong == w },
		shows:  func() asking { return w.asking(then) },
		closed: func() {
			if !going {
				w.withdraw()
			}
		},
	})
}

// asking shows what may be corrected.
func (w *objection) asking(then func(func()) func()) asking {
	t, a := w.table, w.table.app
	all := t.play.Position().View(rules.Table).Corrections()
	about := sheetsFor(w.step.event, all)
	body := arrange.Column(look.Pad, w.line())
	body.Add(kit.NewWrapped(a.Text("playback.wrong.about"), kit.Caption))
	body.Objects = append(body.Objects, t.corrections.plates(about, true, then)...)
	rest := slices.DeleteFunc(all, func(o rules.Offer) bool {
		return slices.ContainsFunc(about, func(other rules.Offer) bool { return slices.Equal(o.On, other.On) })
	})
	if len(about) > 0 && len(rest) > 0 {
		body.Add(kit.NewWrapped(a.Text("playback.wrong.else"), kit.Heading))
	}
	body.Objects = append(body.Objects, t.corrections.plates(rest, false, then)...)
	return asking{
		title: a.Text("playback.wrong.what"), body: body,
		aside: []fyne.CanvasObject{kit.NewActionButton("flag", a.Text("playback.stay"), then(w.uphold))},
		lead:  kit.NewActionButton("check", a.Text("playback.right"), t.asker.putAway),
	}
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

// withdraw finds nothing wrong: nothing is asked, the play stands where it stood, the playback on its step.
func (w *objection) withdraw() {
	t := w.table
	if t.projector.wrong != w {
		return
	}
	t.projector.wrong = nil
	t.asker.away()
	if err := t.heard.mine(func() error { return t.play.Jump(w.end) }); err != nil {
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
