//go:build e2e

package e2e

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"docent/app"
	"docent/rules"
	"docent/rules/cgexpo"
	"docent/tracker"
)

// cgexpoTable is a game of CGE Adventures in the window, beside the book of what has to come of it.
type cgexpoTable struct {
	*table
	hauls int // strokes that took several podcasters along
}

// openCgexpo starts the program for two thieves at that level, beside a book with the same box.
func openCgexpo(t testing.TB, data, size, level string, box rules.Box) *cgexpoTable {
	t.Helper()
	f := &cgexpoTable{table: deal{game: "cgexpo", players: two, options: rules.Answers{"level": {level}}, box: box}.open(t, data, size)}
	f.does = f.do
	return f
}

// begin sets the play up from the shelf and lays the table out.
func (f *cgexpoTable) begin(level string) {
	f.Helper()
	f.seat(len(f.players), level)
	f.layOutInPictures()
}

// do makes a ply in the window and in the book, and waits until both stand at the same place.
func (f *cgexpoTable) do(p ply) app.Sight {
	f.Helper()
	o, now := f.ready(p)
	switch {
	case p.kind == rules.Correct:
		f.openCorrection(now, o)
		f.answers(o, p.says)
	case p.kind == "roll":
		f.throws(now, p.says["a"][0]+" + "+p.says["b"][0])
	case p.kind == "near" && !now.Overlay:
		f.meets(now, p.says["podcasters"])
	case p.kind == "white", p.kind == "battle", p.kind == "sweep":
		f.tap(p.says[o.Fields[0].Name][0])
	case slices.Contains([]rules.Kind{"move", "janitor", "put", "place", "stop"}, p.kind):
		f.aims(o, p.says["to"][0])
	case p.kind == "event":
		f.draws(p.says["card"][0])
	case p.kind == "quick":
		f.reports(p.says)
	case p.kind == "read":
		f.tellsCard(p.says)
	case p.kind == "walk":
		f.strolls(now, p.says)
	case now.Overlay:
		f.answers(o, p.says)
	default:
		f.press(o, p.says, func(o rules.Offer, says rules.Answers) { f.answers(o, says) })
	}
	f.book.do(whole(o, p))
	return f.stands(string(p.kind))
}

// throws taps a pair of dice; by zones its keys are opened first, because nothing hangs on them.
func (f *cgexpoTable) throws(now app.Sight, pair string) {
	f.Helper()
	if _, there := find(now, pair); !there {
		f.tap(f.text("cgexpo.board.dice.open"))
	}
	f.tap(pair)
}

// meets taps who is beside the thief unless that is known, and begins the battle.
func (f *cgexpoTable) meets(now app.Sight, podcasters []string) {
	f.Helper()
	f.known(now, podcasters)
	f.tap(f.text("cgexpo.board.walk.met"))
}

// known taps who is beside the thief unless that is known.
func (f *cgexpoTable) known(now app.Sight, podcasters []string) {
	f.Helper()
	if _, known := find(now, f.text("cgexpo.board.walk.met")); !known {
		for _, who := range podcasters {
			f.tapMark(rules.Of("figure", who))
		}
	}
}

// strolls taps the CDs or the zone on the board unless the ghost is there, picks up in the dock what lies about, several items by one
// stroke, and goes; where nothing else can be told, the tap on the zone goes there.
func (f *cgexpoTable) strolls(now app.Sight, says rules.Answers) {
	f.Helper()
	zone := says["zone"][0]
	deed := f.text("cgexpo.board.walk." + zone)
	if slices.Equal(says["cds"], []string{"true"}) {
		f.tapMark("figure:cds")
	} else if _, there := find(now, deed); !there {
		f.tapWritten(f.text("cgexpo.board.zone." + zone))
		if s, _ := f.see(); s.Head != now.Head {
			return
		}
	}
	var keys []string
	for _, item := range says["take"] {
		keys = append(keys, f.teller().Thing(rules.Of("item", item)))
	}
	switch len(keys) {
	case 0:
	case 1:
		f.tap(keys[0])
	default:
		f.sweep(keys[0], keys[len(keys)-1])
	}
	f.shoot("cgexpo-walk")
	f.tap(deed)
}

// reports enters who moved, several podcasters by one stroke, and plays the card.
func (f *cgexpoTable) reports(says rules.Answers) {
	f.Helper()
	moved := slices.DeleteFunc([]string{"scott", "socal", "uk"}, func(who string) bool { return says[who][0] == cgexpo.Still.String() })
	if len(moved) > 1 {
		f.haul(moved, says)
	} else {
		f.tells(moved, says)
	}
	f.shoot("cgexpo-report")
	f.playsCard(says["carl"][0] == "true")
}

// haul takes podcasters along in one stroke, which rests on each of them and on each thief beside whom it leaves some, those beside
// nobody last, and reads where they are now.
func (f *cgexpoTable) haul(moved []string, says rules.Answers) {
	f.Helper()
	f.hauls++
	beside := func(who string) (seat string) {
		seat, _ = strings.CutPrefix(says[who][0], "by.")
		return seat
	}
	slices.SortStableFunc(moved, func(a, b string) int { return strings.Compare(beside(a), beside(b)) }) // "away" after any digit
	k := f.stroke(f.mark(rules.Of("figure", moved[0])).Place)
	for i, who := range moved {
		if i > 0 {
			k.over(f.mark(rules.Of("figure", who)).Place)
			k.rest()
		}
		last := i == len(moved)-1
		if !last && beside(moved[i+1]) == beside(who) {
			continue
		}
		at := rules.Thing("figure:itg") // he is nobody's thief
		if seat := beside(who); seat != cgexpo.Away.String() {
			at = rules.Of("figure", "thief."+seat)
		}
		if k.over(f.mark(at).Place); !last {
			k.rest()
		}
	}
	f.shoot("cgexpo-haul")
	k.end()
	for _, who := range []string{"scott", "socal", "uk"} {
		f.read(f.whither(who, says[who][0]))
	}
}

// whither returns what the dock says of where a podcaster went.
func (f *cgexpoTable) whither(who, where string) string {
	name := f.text("cgexpo.board.tab." + who)
	switch seat, beside := strings.CutPrefix(where, "by."); {
	case beside:
		return f.text("cgexpo.board.slot.beside", "who", name, "thief", two[number(seat)].Name)
	case where == cgexpo.Away.String():
		return f.text("cgexpo.board.slot.away", "who", name)
	}
	return f.text("cgexpo.board.slot.stays", "who", name)
}

// tells taps each podcaster who moved and the thief whom he is beside now.
func (f *cgexpoTable) tells(moved []string, says rules.Answers) {
	f.Helper()
	for _, who := range moved {
		left := f.whither(who, cgexpo.Away.String())
		seat, beside := strings.CutPrefix(says[who][0], "by.")
		f.tapMark(rules.Of("figure", who))
		for s, _ := f.see(); !beside; s, _ = f.see() {
			if _, gone := find(s, left); gone {
				break
			}
			f.tapMark(rules.Of("figure", who))
		}
		if beside {
			f.tapMark(rules.Of("figure", "thief."+seat))
		}
	}
}

// climbs makes plies by one stroke: from the hits of a battle up over the keys of what follows, and from the dice over the map to the
// square.
func (f *cgexpoTable) climbs(plies ...ply) {
	f.Helper()
	var k *stroke
	for _, p := range plies {
		o := f.book.offered(p)
		switch p.kind {
		case "near": // the hits answer it
			f.known(f.on("table"), p.says["podcasters"])
		case "battle":
			hits := p.says["hits"][0]
			if k == nil {
				key, _ := f.reach(strconv.Quote(hits), labelled(hits))
				k = f.stroke(key.Place)
				k.to(k.x, k.y-key.H/2)
			}
			k.up(hits)
		case "roll":
			k.up(p.says["a"][0])
			k.up(p.says["b"][0])
		case "move":
			k.to(k.x, k.step-48) // off the plate
			f.stands("the dice")
			k.over(f.mark(rules.Of("square", p.says["to"][0])).Place)
		default:
			k.up(f.text("cgexpo.slot." + string(p.kind)))
		}
		f.book.do(whole(o, p))
	}
	f.shoot("cgexpo-climb-" + string(plies[len(plies)-1].kind))
	k.end()
	f.stands("the stroke")
	f.settle()
}

// whole answers with no what a form leaves open, for which the book would take the example of the offer.
func whole(o rules.Offer, p ply) ply {
	says := maps.Clone(p.says)
	for _, field := range o.Fields {
		if _, given := says[field.Name]; given || !field.Open {
			continue
		}
		if says[field.Name] = []string{}; field.IsFlag() {
			says[field.Name] = []string{"false"}
		}
	}
	return ply{p.kind, p.about, says}
}

// answers fills the blanks of a form that have no answer yet.
func (f *cgexpoTable) answers(o rules.Offer, says rules.Answers, answered ...string) {
	f.Helper()
	f.wait("the form of "+string(o.Kind), func(s app.Sight) bool { return s.Overlay })
	finish := func() { f.tap(f.deed(o)) }
	o.Fields = lastEnds(o.Fields)
	for i, field := range o.Fields {
		answer, given := says[field.Name]
		switch {
		case !given || slices.Contains(answered, field.Name):
		case field.Ends: // a button for each answer, and none to confirm
			finish = func() { f.touchOption(o, i, answer[0]) }
		case field.IsFlag():
			if answer[0] == "true" {
				f.touch(f.called(o, field))
			}
		case field.Many:
			f.picks(o, i, answer)
		default:
			f.answer(o, i, answer)
		}
	}
	f.shoot("cgexpo-form-" + string(o.Kind))
	finish()
}

// lastEnds lists the questions of a form in the order in which they stand there.
func lastEnds(fields []rules.Field) []rules.Field {
	list := slices.Clone(fields)
	slices.SortStableFunc(list, func(x, y rules.Field) int {
		switch {
		case x.Ends == y.Ends:
			return 0
		case x.Ends:
			return 1
		}
		return -1
	})
	return list
}

// picks switches the values of a question on or off that may have several, where others may have the same names.
func (f *cgexpoTable) picks(o rules.Offer, at int, answer []string) {
	f.Helper()
	field := o.Fields[at]
	chosen := suggested(o, field)
	for _, option := range field.Options {
		if slices.Contains(chosen, option.Value) != slices.Contains(answer, option.Value) {
			f.touchOption(o, at, option.Value)
		}
	}
}

// tapWritten taps where a text stands on the board.
func (f *cgexpoTable) tapWritten(text string) {
	f.Helper()
	var place app.Place
	s := f.wait("the board to say "+text, func(s app.Sight) bool {
		i := slices.IndexFunc(s.Texts, func(said app.Said) bool { return said.Text == text })
		if i >= 0 {
			place = s.Texts[i].Place
		}
		return i >= 0 && !s.Overlay
	})
	f.click(place.X+place.W/2, place.Y+place.H/2, left)
	f.wait("an answer to tapping "+text, func(now app.Sight) bool { return now.Frame > s.Frame })
}

// takeBack undoes the last ply by the button, makes it again by the key, and finds the question as it was.
func (f *cgexpoTable) takeBack() {
	f.Helper()
	s := f.on("table")
	f.undo()
	f.wait("the move to be taken back", func(now app.Sight) bool { return now.Head < s.Head })
	f.read(f.text("cgexpo.board.walk", "who", two[0].Name))
	f.shoot("cgexpo-undone")
	f.key("ctrl+y")
	f.wait("the move to be made again", func(now app.Sight) bool { return now.Head == s.Head })
	f.settle()
}

// state returns where the book stands.
func (f *cgexpoTable) state() *cgexpo.State {
	f.Helper()
	return stateOf[cgexpo.State](f, f.book.Play)
}

// compareState holds what was kept to the book.
func (f *cgexpoTable) compareState(play *tracker.Play) {
	f.Helper()
	kept, ok := rules.StateOf[cgexpo.State](play.Position().View(rules.Table))
	if want := f.state(); !ok || !reflect.DeepEqual(kept, want) {
		f.Errorf("kept %+v, the book stands at %+v", kept, want)
	}
	if winner := f.state().Winner; winner != 0 {
		f.Errorf("seat %d wins in the book, want Ann", winner)
	}
	if got, want := movesOf(play), movesOf(f.book.Play); !slices.Equal(got, want) {
		f.Errorf("kept are the moves %q, the book has %q", got, want)
	}
}

// movesOf lists the moves of a play with their answers.
func movesOf(play *tracker.Play) (list []string) {
	for _, e := range play.Line() {
		list = append(list, fmt.Sprintf("%d %s %s", e.Move.Seat, e.Move.Kind, e.Move.Data))
	}
	return list
}
