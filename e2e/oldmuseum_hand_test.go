//go:build e2e

package e2e

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"docent/app"
	"docent/rules"
	"docent/rules/oldmuseum"
	"docent/tracker"
)

// oldmuseumTable is a game of The Old Museum in the window, beside the book of what has to come of it. In the book no time passes.
type oldmuseumTable struct{ *table }

// three are those who go into The Old Museum here.
var three = []tracker.Player{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cleo"}}

// demolition is a game in the dark against the clock, the shortest there is.
var demolition = rules.Answers{"light": {"dark"}, "end": {"timed"}, "minutes": {"5"}}

// openOldmuseum starts the program on a folder of plays, beside a play with those options and no folder.
func openOldmuseum(t testing.TB, data, size string, options rules.Answers) *oldmuseumTable {
	t.Helper()
	began := clock() // in the book no time passes
	d := deal{game: "oldmuseum", players: three, options: options, clock: func() time.Time { return began }}
	r := &oldmuseumTable{d.open(t, data, size)}
	r.does = r.do
	return r
}

// begin sets the play up from the shelf and lays the table out.
func (r *oldmuseumTable) begin(options rules.Answers) {
	r.Helper()
	r.enterPlayers(2)
	r.tapStarter(three[0].Name)
	for _, name := range []string{"light", "end"} {
		if value, given := options[name]; given {
			r.tap(r.text("oldmuseum.setting." + name + "." + value[0]))
		}
	}
	if _, given := options["minutes"]; given {
		for range 8 { // from three quarters of an hour to five minutes
			r.tap("−5")
		}
	}
	r.layOutInPictures()
}

// do makes a ply in the window and in the book, and waits until both have as many moves behind them: the clock makes
// some of its own in the window.
func (r *oldmuseumTable) do(p ply) app.Sight {
	r.Helper()
	o, now := r.ready(p)
	switch {
	case p.kind == "go":
		r.tapMark(rules.Of("room", p.says["to"][0]))
	case now.Overlay && len(o.Fields) > 0:
		r.answers(o, p.says)
	case r.quickly(o):
		answer := p.says[o.Fields[0].Name][0]
		if p.kind == "leave" { // the number tells what it counts
			r.tap(r.teller().Thing(rules.Of("artifacts", answer)))
			break
		}
		r.tap(r.option(o.Fields[0], answer))
	default:
		r.press(o, p.says, r.answers)
	}
	r.book.do(p)
	return r.stands(string(p.kind))
}

// stands waits until the window has made as many moves as the book.
func (r *oldmuseumTable) stands(after string) app.Sight {
	r.Helper()
	want := len(r.book.Line())
	return r.wait(strconv.Itoa(want)+" moves after "+after, func(s app.Sight) bool { return s.Made == want })
}

// quickly reports whether the answers of an offer are buttons of the table.
func (r *oldmuseumTable) quickly(o rules.Offer) bool {
	actions := map[rules.Kind]bool{}
	for _, other := range r.book.offers("") {
		byHand := other.Asks != rules.Auto && other.Asks != rules.Clock && !other.Aside
		if byHand && !slices.Contains([]rules.Kind{"go", "resume"}, other.Kind) {
			actions[other.Kind] = true
		}
	}
	return o.Kind != "tunnel" && len(actions) <= 3 && onTable(o)
}

// answers answers the questions of a form.
func (r *oldmuseumTable) answers(o rules.Offer, says rules.Answers) {
	r.Helper()
	r.wait("the form of "+string(o.Kind), func(s app.Sight) bool { return s.Overlay })
	if f := o.Fields[0]; len(o.Fields) == 1 && !f.Many && !f.IsNumber() {
		r.tap(r.option(f, says[f.Name][0]))
		return
	}
	for i, f := range o.Fields {
		switch answer, given := says[f.Name]; {
		case !given:
		case f.IsNumber():
			r.turn(o, f, suggested(o, f), answer[0])
		default:
			for _, value := range answer {
				r.touchOption(o, i, value)
			}
		}
	}
	r.shoot("oldmuseum-form-" + string(o.Kind))
	r.tap(r.deed(o))
}

// state returns where the book stands.
func (r *oldmuseumTable) state() *oldmuseum.State {
	r.Helper()
	return stateOf[oldmuseum.State](r, r.book.Play)
}

// takeBack undoes the last ply.
func (r *oldmuseumTable) takeBack() {
	r.Helper()
	if err := r.book.Undo(); err != nil {
		r.Fatal(err)
	}
	r.undo()
	r.stands("taking back")
}

// dial finds the clock in the head of the table.
func (r *oldmuseumTable) dial() which {
	before, _, _ := strings.Cut(r.text("countdown.label", "left", "|", "state", ""), "|")
	return beginning(before)
}

// left reads the clock: the seconds, and how it stands.
func (r *oldmuseumTable) left(s app.Sight) (seconds int, state string) {
	t, ok := r.dial()(s)
	if !ok {
		return -1, ""
	}
	said, state, _ := strings.Cut(t.Label, ", ")
	return secondsOf(said), state
}

var timeSaid = regexp.MustCompile(`(\d+):(\d\d)`)

// secondsOf reads the time, in minutes and seconds, that ends some words.
func secondsOf(said string) int {
	at := timeSaid.FindStringSubmatch(said)
	if at == nil {
		return -1
	}
	return 60*number(at[1]) + number(at[2])
}

// reading waits until the clock stands as told and shows a time that will do.
func (r *oldmuseumTable) reading(state string, ok func(seconds int) bool) int {
	r.Helper()
	seconds, said := -1, r.text(state)
	r.wait("the clock to say "+said, func(s app.Sight) bool {
		var now string
		seconds, now = r.left(s)
		return now == said && ok(seconds)
	})
	return seconds
}

// now returns what the clock shows while it runs.
func (r *oldmuseumTable) now() int {
	r.Helper()
	return r.reading("countdown.left", func(int) bool { return true })
}

// starts taps the clock that stands, and lets it go on; stops taps it while it runs.
func (r *oldmuseumTable) starts() {
	r.Helper()
	r.tapThe("the clock", r.dial())
	r.book.do(does("resume"))
	r.stands("starting the clock")
	r.now()
}

func (r *oldmuseumTable) stops() int {
	r.Helper()
	r.tapThe("the clock", r.dial())
	r.book.do(does("pause"))
	r.stands("stopping the clock")
	return r.reading("countdown.paused", func(int) bool { return true })
}
