package seats_test

import (
	"fmt"
	"html"
	"math/rand/v2"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"docent/assets"
	"docent/rules"
	"docent/tracker"
	"docent/tracker/seats"
)

// TestOthersAreToldByWhatTheyHoldOpenly plays random games and searches all that every seat is sent for what lies behind
// the others' screens, and for the lines that were told to others alone. The rules may well let a seat work out what another
// has behind its screen: its own view knows it, and still no page tells it.
func TestOthersAreToldByWhatTheyHoldOpenly(t *testing.T) {
	behind, whispered := 0, 0
	steps := 30
	if testing.Short() {
		steps = 15
	}
	for i, s := range secretive {
		rnd := rand.New(rand.NewPCG(11, uint64(i)))
		a := offer(t, start(t, s.game, s.options, s.seats), seats.Options{Now: patient()})
		l := listener{a, map[int]*phone{}, 0, 0}
		for seat := -1; seat < s.seats; seat++ {
			l.phones[seat] = a.sat(seat)
		}
		for range steps {
			list := moves(a.play.Position(), rnd)
			if len(list) == 0 {
				break
			}
			entries, err := a.play.Do(list[0].offer, list[0].answers)
			if err != nil {
				t.Fatal(err)
			}
			l.search(entries, []string{"en", "fr", "es"}[rnd.IntN(3)])
		}
		behind, whispered = behind+l.behind, whispered+l.whispered
		_ = a.host.Close()
	}
	t.Logf("%d things behind screens and %d whispers were searched for", behind, whispered)
	if behind == 0 || whispered == 0 {
		t.Error("nothing was searched for")
	}
}

// listener holds the phones of a table against what only others may be told.
type listener struct {
	*table
	phones            map[int]*phone
	behind, whispered int
}

// rows is the part of a page that tells of all seats.
var rows = regexp.MustCompile(`(?s)<section id="table".*?</section>`)

// search looks at every seat's pages after a move, in a language.
func (l *listener) search(entries []tracker.Entry, lang string) {
	l.Helper()
	head := l.play.Header()
	teller := tracker.NewTeller(assets.TextsIn(lang), head.Game, head.Players).Named(head.Setup.Box)
	for seat, p := range l.phones {
		p.lang = lang
		view := l.play.Position().View(rules.Seat(seat))
		open := map[string]bool{}
		for other := range len(head.Players) {
			for _, thing := range view.Holdings(rules.Seat(other)) {
				open[teller.Thing(thing)] = true
			}
		}
		page := l.page(p)
		for other := range len(head.Players) {
			for _, thing := range view.Private(rules.Seat(other)) {
				said := teller.Thing(thing)
				if open[said] || other == seat {
					continue
				}
				l.behind++
				if at := strings.Join(rows.FindAllString(page, -1), ""); contains(at, said) {
					l.Fatalf("seat %d is told that seat %d has %q behind its screen:\n%s", seat, other, said, at)
				}
			}
		}
		l.listen(seat, page, entries, teller)
	}
}

// listen searches a page for what an entry told others alone.
func (l *listener) listen(seat int, page string, entries []tracker.Entry, teller *tracker.Teller) {
	l.Helper()
	if !slices.ContainsFunc(entries, func(e tracker.Entry) bool { return len(tracker.Heard(e.Events, rules.Seat(seat))) < len(e.Events) }) {
		return
	}
	var heard []string
	for _, e := range l.play.Line() {
		for _, event := range tracker.Heard(e.Events, rules.Seat(seat)) {
			heard = append(heard, teller.Event(event))
		}
	}
	for _, e := range entries {
		for _, event := range e.Events {
			said := teller.Event(event)
			if !event.Only || int(event.Seat) == seat || slices.Contains(heard, said) {
				continue
			}
			l.whispered++
			if contains(page, said) {
				l.Fatalf("seat %d hears what was told to seat %d alone: %q in\n%s", seat, event.Seat, said, page)
			}
		}
	}
}

// page returns all pages of a phone.
func (l *listener) page(p *phone) string {
	l.Helper()
	var b strings.Builder
	for _, path := range []string{"/", "/part", "/board"} {
		status, body := p.get(path)
		if status != http.StatusOK {
			l.Fatalf("%s: %d", path, status)
		}
		fmt.Fprintln(&b, body)
	}
	return b.String()
}

// contains reports whether a page tells a text, at the beginning of a line or within one.
func contains(page, said string) bool {
	return strings.Contains(strings.ToLower(html.UnescapeString(page)), strings.ToLower(said))
}

// A patron that nobody has told of is told by no word on a phone, as if it were one that the box lacks.
func TestWhatNobodyEnteredIsNotShown(t *testing.T) {
	a := offer(t, begin(t, "museum", "", 3), seats.Options{Now: patient()})
	_, page := a.sat(0).get("/")
	if none := assets.TextsIn("en").Text("museum.patron.0", nil); contains(page, none) {
		t.Errorf("the phone of a seat says %q", none)
	}
}
