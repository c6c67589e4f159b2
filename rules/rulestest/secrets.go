package rulestest

import (
	"bytes"
	"slices"

	"docent/rules"
)

// checkView demands that a seat sees its own and the table's offers only, each of
// them told, and that looking twice shows the same.
func (w *walk) checkView(seat rules.Seat) {
	v := w.pos.View(seat)
	if v.Seat() != seat || v.Over() != w.pos.Over() {
		w.fail("the view of %d is seat %d's, or of another play", seat, v.Seat())
	}
	for _, o := range slices.Concat(v.Offers(), v.Corrections()) {
		if seat != rules.Table && o.Seat != seat && o.Seat != rules.Table {
			w.fail("seat %d is shown the offer %s", seat, label(o))
		}
	}
	for _, o := range v.Offers() {
		w.checkThings(o.About, "offer", o.Kind)
		if o.Refused != nil {
			w.checkRefusal(o.Refused)
		}
	}
	w.checkNow(v.Now())
	v.Scores()
	for s := range w.pos.Seats() {
		w.checkThings(v.Holdings(rules.Seat(s)), "holdings of seat", s)
	}
	if !bytes.Equal(v.JSON(), w.pos.View(seat).JSON()) {
		w.fail("two views of seat %d differ", seat)
	}
	w.checkOwnOffers(v)
}

// checkOwnOffers demands that a seat can answer from its own view whatever the position
// takes from it: the covered form is built from there. A seat knows less than the
// referee, so its blanks may range wider.
func (w *walk) checkOwnOffers(v rules.View) {
	if v.Seat() == rules.Table {
		return
	}
	want, got := offersOf(w.offers, v.Seat()), offersOf(v.Offers(), v.Seat())
	for i, o := range want {
		if i >= len(got) || headline(got[i]) != headline(o) {
			w.fail("seat %d may do\n%s\nbut sees\n%s", v.Seat(), labels(want), labels(got))
		}
		for _, f := range o.Fields {
			if !slices.ContainsFunc(got[i].Fields, func(g rules.Field) bool { return covers(g, f) }) {
				w.fail("seat %d may answer %+v, but sees %+v", v.Seat(), f, got[i].Fields)
			}
		}
	}
	if len(got) > len(want) {
		w.fail("seat %d sees %s, but may only do %s", v.Seat(), labels(got), labels(want))
	}
}

// headline returns an offer without its blanks.
func headline(o rules.Offer) string {
	o.Fields = nil
	return label(o)
}

func offersOf(offers []rules.Offer, seat rules.Seat) []rules.Offer {
	var own []rules.Offer
	for _, o := range offers {
		if o.Seat == seat {
			own = append(own, o)
		}
	}
	return own
}

// covers reports whether whatever fits the inner blank fits the outer.
func covers(outer, inner rules.Field) bool {
	if outer.Name != inner.Name || outer.Many != inner.Many || outer.Min > inner.Min || outer.Max < inner.Max {
		return false
	}
	for _, o := range inner.Options {
		if !slices.ContainsFunc(outer.Options, func(p rules.Option) bool { return p.Value == o.Value }) {
			return false
		}
	}
	return true
}

// checkSecret demands that two different answers to a secret question look alike to
// everybody else, as long as others still owe theirs.
func (w *walk) checkSecret(o rules.Offer) {
	if !o.Secret || o.Refused != nil || o.Seat == rules.Table || w.plan.Apart(o) {
		return
	}
	one, other := w.another(o), w.another(o)
	if one == nil || other == nil || bytes.Equal(one.Data, other.Data) || !w.owed(o) {
		return
	}
	a, told, err := w.pos.Play(*one)
	b, toldOther, err2 := w.pos.Play(*other)
	if err != nil || err2 != nil {
		w.fail("secret answers were judged one way and played another: %v, %v", err, err2)
	}
	if !stillOwed(o, a) || !stillOwed(o, b) {
		return
	}
	w.attempt = other
	w.alike(o.Seat, a, b)
	if got, want := heard(told, o.Seat), heard(toldOther, o.Seat); got != want {
		w.fail("after the answers %s and %s others hear %s and %s", one.Data, other.Data, got, want)
	}
}

// alike demands that everybody but one seat sees the same in both positions.
func (w *walk) alike(but rules.Seat, a, b rules.Position) {
	for seat := rules.Table; int(seat) < w.pos.Seats(); seat++ {
		if seat == but {
			continue
		}
		va, vb := a.View(seat), b.View(seat)
		if !bytes.Equal(va.JSON(), vb.JSON()) {
			w.fail("seat %d can tell a secret of seat %d apart:\n%s\n%s", seat, but, va.JSON(), vb.JSON())
		}
		if got, want := va.Offers(), vb.Offers(); !seenAlike(got, want) {
			w.fail("the offers let seat %d tell a secret of seat %d apart:\n%s\n%s", seat, but, labels(got), labels(want))
		}
	}
}

// another returns a random legal answer to an offer.
func (w *walk) another(o rules.Offer) *rules.Move {
	for range 4 {
		answers, ok := w.dice.answers(o.Fields)
		if !ok {
			return nil
		}
		m, err := o.Move(answers)
		if err != nil {
			w.fail("%s with answers in its range %v: %v", label(o), answers, err)
		}
		if w.pos.Check(m) == nil {
			return &m
		}
	}
	return nil
}

// owed reports whether some other seat is asked the same in this position.
func (w *walk) owed(o rules.Offer) bool { return stillOwed(o, w.pos) }

func stillOwed(o rules.Offer, p rules.Position) bool {
	for _, other := range p.Offers() {
		if other.Secret && other.Kind == o.Kind && other.Seat != o.Seat && other.Seat != rules.Table && other.Refused == nil {
			return true
		}
	}
	return false
}

// heard returns what is told to others than that seat.
func heard(events []rules.Event, but rules.Seat) string {
	var out []string
	for _, e := range events {
		if !e.Only || e.Seat != but {
			out = append(out, eventLine(e))
		}
	}
	return lines(out)
}

// checkSecretSheets demands that a word, or a list of as many words, changed on one
// seat's secret sheet shows to nobody else.
func (w *walk) checkSecretSheets() {
	var secret []rules.Offer
	for _, sheet := range w.pos.Corrections() {
		if sheet.Secret && !w.plan.Apart(sheet) {
			secret = append(secret, sheet)
		}
	}
	if len(secret) == 0 {
		return
	}
	sheet := secret[w.dice.below(len(secret))]
	for _, f := range sheet.Fields {
		if f.IsNumber() || f.IsFlag() {
			continue
		}
		given, ok := w.dice.answer(f)
		if f.Many {
			given, ok = w.shuffled(f, sheet.Value(f.Name))
		}
		if ok {
			w.checkSecretField(sheet, rules.Answers{f.Name: given})
		}
	}
}

// shuffled exchanges one of the values of a list.
func (w *walk) shuffled(f rules.Field, now []string) ([]string, bool) {
	if len(now) == 0 || len(f.Options) == 0 {
		return nil, false
	}
	given := slices.Clone(now)
	given[w.dice.below(len(given))] = f.Options[w.dice.below(len(f.Options))].Value
	return given, true
}

func (w *walk) checkSecretField(sheet rules.Offer, answers rules.Answers) {
	m, err := sheet.Move(answers)
	if err != nil { // nothing changed, or more copies than there are
		return
	}
	next, events, err := w.try(m)
	if err != nil {
		return
	}
	w.checkEvents(events, true)
	w.alike(sheet.Seat, w.pos, next)
}
