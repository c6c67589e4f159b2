package app

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
)

// correct opens the correction sheet of a thing, or the list of all where it has none.
func (t *tablePage) correct(thing rules.Thing) {
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
func (t *tablePage) correctAny() {
	t.settle()
	a := t.app
	var s *kit.Sheet
	list := kit.Column(kit.Pad, kit.NewWrapped(a.text("correct.about"), kit.Caption))
	for _, group := range sheetsOf(t.view.Corrections()) {
		var rows []fyne.CanvasObject
		for _, o := range group {
			icon := ""
			if o.Secret {
				icon = "eye-off"
			}
			b := kit.NewActionButton(icon, capital(t.teller.Offer(o)), func() {
				s.Close()
				t.correctOne(o)
			})
			rows = append(rows, b)
		}
		list.Add(platesOf(132, 3, rows...))
	}
	s = a.sheet(a.text("app.correct"), list)
	a.open(s)
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

// correctOne asks how a thing really stands; what is secret, under the cover of its seat.
func (t *tablePage) correctOne(o rules.Offer) {
	if o.Secret && t.app.top() == page(t) {
		t.passFix(o.Seat, o.On[0])
		return
	}
	a := t.app
	var s *kit.Sheet
	done := false
	f := newForm(t, o, nil, func(answers rules.Answers) {
		done = true
		s.Close()
		t.do(o, answers)
	})
	body := f.body()
	s = a.sheet(a.text("correct.title", "thing", t.teller.Offer(o)), body, f.actions()...)
	s.OnClosed = func() {
		if !done && t.wrong != nil {
			t.object()
		}
	}
	a.open(s)
}
