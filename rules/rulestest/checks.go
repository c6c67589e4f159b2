package rulestest

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"docent/rules"
)

// refusal returns the ruling in an error, or nil.
func refusal(err error) *rules.Refusal {
	var r *rules.Refusal
	if errors.As(err, &r) {
		return r
	}
	return nil
}

// verdict tells rulings apart, and lumps all other errors together.
func verdict(err error) string {
	switch r := refusal(err); {
	case err == nil:
		return "yes"
	case r != nil:
		return fmt.Sprintf("refused by %s: %s %v fix %s", r.Rule, r.Key, r.About, r.Fix)
	}
	return "impossible"
}

func verdictOf(scores []rules.Score) string { return fmt.Sprintf("%+v", scores) }

// label returns all that a person sees of an offer.
func label(o rules.Offer) string {
	text := fmt.Sprintf("%d %s %s %v on %v %+v", o.Seat, o.Kind, o.Rule, o.About, o.On, o.Fields)
	if o.Refused != nil {
		text += " " + verdict(o.Refused)
	}
	return text
}

func labels(offers []rules.Offer) string {
	out := make([]string, len(offers))
	for i, o := range offers {
		out[i] = label(o)
	}
	return strings.Join(out, "; ")
}

// seenAlike reports whether a person sees the same of one list of offers as of another.
func seenAlike(one, other []rules.Offer) bool {
	return slices.EqualFunc(one, other, func(a, b rules.Offer) bool {
		return a.Seat == b.Seat && a.Kind == b.Kind && a.Rule == b.Rule && slices.Equal(a.About, b.About) && slices.Equal(a.On, b.On) &&
			reflect.DeepEqual(a.Fields, b.Fields) && reflect.DeepEqual(a.Refused, b.Refused) || label(a) == label(b) // spelling all out takes long
	})
}

func unrefused(offers []rules.Offer) []int {
	var open []int
	for i, o := range offers {
		if o.Refused == nil {
			open = append(open, i)
		}
	}
	return open
}

func (w *walk) checkNow(now rules.Now) {
	if now.Phase == "" || now.Seat < rules.Table || int(now.Seat) >= w.pos.Seats() || now.Round < 0 {
		w.fail("nobody can tell where the play stands: %+v", now)
	}
	w.checkThings(now.About, "now", now)
}

// checkCountdown demands that a clock may be stopped, or started, by the move that it names.
func (w *walk) checkCountdown(c rules.Countdown) {
	kind := c.Resume
	if c.Running {
		kind = c.Pause
	}
	offered := func(o rules.Offer) bool { return o.Kind == kind && o.Refused == nil }
	if c.Left > 0 && !slices.ContainsFunc(w.offers, offered) {
		w.fail("the countdown has %d seconds, and no offer of %q (running: %t)", c.Left, kind, c.Running)
	}
}

// checkOffers demands that each offer can be told, that the open ones may be played
// and that the greyed ones are refused by exactly the rule they name.
func (w *walk) checkOffers(offers []rules.Offer) {
	for _, o := range offers {
		w.checkRule(o.Rule, "offer "+string(o.Kind))
		w.checkThings(o.About, "offer", o.Kind)
		w.checkThings(o.On, "offer", o.Kind)
		w.checkFields(o)
		if o.Asks == rules.Correction || o.Seat < rules.Table || int(o.Seat) >= w.pos.Seats() {
			w.fail("offer %s is not for a seat at this table", label(o))
		}
		m := w.example(o)
		w.attempt = &m
		if got, want := verdict(w.pos.Check(m)), verdict(asError(o.Refused)); got != want {
			w.fail("offer %s says %s, its example is judged %s", label(o), want, got)
		}
		w.attempt = nil
		if o.Refused != nil {
			w.checkRefusal(o.Refused)
		}
	}
}

func asError(r *rules.Refusal) error {
	if r == nil {
		return nil
	}
	return r
}

func (w *walk) checkFields(o rules.Offer) {
	names := map[string]bool{}
	for _, f := range o.Fields {
		if f.Name == "" || names[f.Name] {
			w.fail("%s has an unnamed or doubled blank %q", label(o), f.Name)
		}
		names[f.Name] = true
		if f.Rule != "" {
			w.checkRule(f.Rule, "field "+f.Name)
		}
		values := map[string]bool{}
		for _, v := range f.Options {
			if values[v.Value] || v.Copies < 0 || v.Value == "" && o.Asks != rules.Correction {
				w.fail("%s: blank %s offers the doubled, negative or empty %+v", label(o), f.Name, v)
			}
			values[v.Value] = true
		}
		if f.Many && f.Min < 0 || f.Min > f.Max {
			w.fail("%s: blank %s ranges over %d..%d", label(o), f.Name, f.Min, f.Max)
		}
	}
}

func (w *walk) checkSheets(sheets []rules.Offer) {
	seen := map[rules.Thing]bool{}
	for _, o := range sheets {
		w.checkThings(o.On, "offer", o.Kind)
		w.checkFields(o)
		if len(o.On) != 1 || seen[o.On[0]] || o.Asks != rules.Correction || o.Kind != rules.Correct {
			w.fail("the sheet %s is doubled or no sheet of one thing", label(o))
		}
		seen[o.On[0]] = true
	}
}

func (w *walk) checkRule(id rules.RuleID, what string) {
	if !w.known[id] {
		w.fail("%s names the rule %q, which is not in the Book", what, id)
	}
}

// checkThings demands a noun, and after a colon which one of it.
func (w *walk) checkThings(things []rules.Thing, of string, what any) {
	for _, t := range things {
		if list, ok := t.Listed(); ok {
			w.checkThings(list, of, what)
			continue
		}
		noun, id := t.Split()
		if noun == "" || strings.ContainsAny(noun, " \t\n") || id == "" && strings.Contains(string(t), ":") {
			w.fail("%q is no thing, in %s %+v", t, of, what)
		}
	}
}

// checkRefusal demands a rule, a reason and, where a correction is proposed, its sheet.
func (w *walk) checkRefusal(r *rules.Refusal) {
	w.checkRule(r.Rule, "refusal "+string(r.Key))
	w.checkThings(r.About, "refusal", r)
	if r.Key == "" {
		w.fail("a refusal by %s gives no reason", r.Rule)
	}
	if r.Fix == "" || w.pos == nil {
		return
	}
	if w.sheets == nil {
		w.sheets = map[rules.Thing]bool{}
		for _, sheet := range w.pos.Corrections() {
			for _, thing := range sheet.On {
				w.sheets[thing] = true
			}
		}
	}
	if !w.sheets[r.Fix] {
		w.fail("%v proposes to correct %q, which has no sheet", r, r.Fix)
	}
}

func (w *walk) checkEvents(events []rules.Event, corrected bool) {
	for _, e := range events {
		if e.Key == "" || e.Seat < rules.Table || w.pos != nil && int(e.Seat) >= w.pos.Seats() || e.Only && e.Seat == rules.Table {
			w.fail("nobody can be told %+v", e)
		}
		w.checkThings(e.About, "event", e)
		if !corrected || e.Rule != "" {
			w.checkRule(e.Rule, "event "+string(e.Key))
		}
	}
	if corrected && len(events) == 0 {
		w.fail("a correction told nothing")
	}
}

func (w *walk) checkSound(p rules.Position) {
	if err := p.Sound(); err != nil {
		w.fail("the new position is unsound: %v\n%s", err, p.JSON())
	}
}

// checkSim demands that the twin played in place offers all that is open, and asks the
// same.
func (w *walk) checkSim() {
	if w.sim == nil {
		return
	}
	open := unrefused(w.offers)
	twins := w.sim.Offers()
	if len(twins) != len(open) {
		w.fail("the simulated game offers %s, not what is open of %s", labels(twins), labels(w.offers))
	}
	for i, o := range twins {
		o.Fields = w.sim.Fields(o)
		if want := w.offers[open[i]]; !seenAlike([]rules.Offer{o}, []rules.Offer{want}) {
			w.fail("the simulated game offers %s, not %s", label(o), label(want))
		}
	}
}

// follow plays the i-th offer in the twin.
func (w *walk) follow(i int, answers rules.Answers) {
	at := slices.Index(unrefused(w.offers), i)
	o := w.sim.Offers()[at]
	if err := w.sim.Take(o, answers); err != nil {
		w.fail("the simulated game refuses %s: %v", label(o), err)
	}
}

// checkScores demands every seat once, best first, ranks that count from 1 and leave
// out as many as share a place, and lines that add up.
func (w *walk) checkScores(scores []rules.Score, seats int) {
	if len(scores) != seats {
		w.fail("%d seats, %d scores", seats, len(scores))
	}
	seen := map[rules.Seat]bool{}
	for i, s := range scores {
		if s.Seat < 0 || int(s.Seat) >= seats || seen[s.Seat] {
			w.fail("score of seat %d is doubled or nobody's", s.Seat)
		}
		seen[s.Seat] = true
		if s.Rank != i+1 && (i == 0 || s.Rank != scores[i-1].Rank) {
			w.fail("rank %d stands at place %d", s.Rank, i+1)
		}
		w.checkLines(s)
	}
}

func (w *walk) checkLines(s rules.Score) {
	sum := 0
	for _, l := range s.Lines {
		sum += l.Points
	}
	if sum != s.Total {
		w.fail("seat %d: the lines make %d, the total says %d", s.Seat, sum, s.Total)
	}
	for _, l := range slices.Concat(s.Lines, s.Tie) {
		w.checkRule(l.Rule, "score line "+string(l.Key))
		w.checkThings(l.About, "score line", l)
		if l.Key == "" {
			w.fail("a score line by %s gives no reason", l.Rule)
		}
	}
}

// checkFacts demands that what a play knows of the box may be kept, and that a box may
// hold it.
func (w *walk) checkFacts(box rules.Box) {
	if err := w.game.CheckBox(box); err != nil {
		w.fail("the facts cannot be kept in a box: %v", err)
	}
	for _, doubt := range w.game.Doubts(box) {
		w.checkRefusal(&doubt)
	}
}

// checkDoor demands that malformed set-ups and positions are turned away.
func checkDoor(t testing.TB, game rules.Game) {
	t.Helper()
	fewest, most := game.Players()
	for _, setup := range []rules.Setup{
		{Seats: fewest - 1},
		{Seats: most + 1},
		{Seats: fewest, First: rules.Table},
		{Seats: fewest, First: rules.Seat(fewest)},
		{Seats: fewest, Options: json.RawMessage(`{"no such setting":true}`)},
		{Seats: fewest, Options: json.RawMessage(`[]`)},
		{Seats: fewest, Options: json.RawMessage(`{} {}`)},
		{Seats: fewest, Box: rules.Box{"no such piece:1": json.RawMessage(`{}`)}},
	} {
		if _, _, err := game.Start(setup); err == nil || refusal(err) != nil {
			t.Fatalf("%s: the malformed set-up %+v gave %v", game.ID(), setup, err)
		}
	}
	for _, data := range []string{"", "{", "null", "[]", `{"no such field":1}`, "{} {}"} {
		if _, err := game.Load([]byte(data)); err == nil {
			t.Fatalf("%s: loaded a position from %q", game.ID(), data)
		}
	}
}
