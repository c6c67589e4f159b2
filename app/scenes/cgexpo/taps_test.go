//go:build scenes

package cgexpo_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board"
	screen "docent/app/games/cgexpo"
	"docent/app/parts"
	"docent/app/play"
	"docent/app/scenes/cgexpo"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
	cgx "docent/rules/cgexpo"
	"docent/tracker"
)

// mostTaps limits the taps of a turn in which nobody is fought and no question is left open.
const mostTaps = 5

// turn is a turn at the table of which every tap is counted.
type turn struct {
	*hand.Hand
	table   *play.Table
	evening *tracker.Play
	taps    int

	onTheWay func() // happens as soon as a finger slides up; nil for nothing
}

// begin opens the table where the dice are asked.
func begin(t *testing.T, mapped bool) *turn {
	t.Helper()
	return beginIn(t, mapped, 100)
}

// beginIn opens it with texts of so many per cent.
func beginIn(t *testing.T, mapped bool, percent int) *turn {
	t.Helper()
	return beginAt(t, mapped, percent, cgexpo.Asks("roll", -1))
}

// beginAt opens it where a condition holds.
func beginAt(t *testing.T, mapped bool, percent int, until cgexpo.Wish) *turn {
	t.Helper()
	return beginOn(t, view{hand.Narrow, percent}, mapped, until)
}

// view is a window with texts of so many per cent.
type view struct {
	size    fyne.Size
	percent int
}

// views are a phone with texts as they are and as large as can be, and one that lies.
var views = []view{{hand.Narrow, 100}, {hand.Narrow, 160}, {hand.Narrow, 200}, {fyne.NewSize(844, 390), 100}, {fyne.NewSize(844, 390), 200}}

// some returns all of the windows in which something is tried, and where tests are short the first alone.
func some[T any](all []T) []T {
	if testing.Short() {
		return all[:1]
	}
	return all
}

// beginOn opens it in a window.
func beginOn(t *testing.T, in view, mapped bool, until cgexpo.Wish) *turn {
	t.Helper()
	return beginWith(t, in, mapped, until, nil)
}

// correction fills a sheet that corrects the table.
type correction struct {
	sheet rules.Thing
	says  rules.Answers
}

// beginWith opens it once the table was corrected as it is found; not at all where found is nil.
func beginWith(t *testing.T, in view, mapped bool, until cgexpo.Wish, found func(*cgx.State) []correction) *turn {
	t.Helper()
	plays := stage.Fresh(hand.Wall)
	if err := plays.SetSetting(shell.SettingSize, strconv.Itoa(in.percent)); err != nil {
		t.Fatal(err)
	}
	h := hand.New(t, plays, in.size)
	evening := cgexpo.Random(h.App, mapped, until)
	if found != nil {
		s, _ := rules.StateOf[cgx.State](evening.Position().View(rules.Table))
		correct(evening, found(s))
	}
	p := play.NewTable(h.App, evening)
	h.App.Push(p)
	return &turn{Hand: h, table: p, evening: evening}
}

// correct corrects the table of a play.
func correct(evening *tracker.Play, corrections []correction) {
	for _, c := range corrections {
		for _, o := range evening.Position().Corrections() {
			if slices.Contains(o.On, c.sheet) {
				stage.Must(evening.Do(o, c.says))
			}
		}
	}
}

// tap taps what bears a label; under More it takes one tap more.
func (f *turn) tap(label string) {
	f.Helper()
	f.taps++
	if !f.Sees(label) {
		f.taps++
	}
	f.Tap(label)
}

// touch touches a thing on the board.
func (f *turn) touch(thing rules.Thing) {
	f.taps++
	f.table.Board().(board.Own).Touch(thing)
}

// leads ends the test where a move is not offered.
func (f *turn) leads(kind rules.Kind) {
	f.Helper()
	if !stage.Offered(f.evening, kind) {
		f.Fatalf("after %d taps no %s is offered", f.taps, kind)
	}
}

// walks throws the dice and goes to a square, by two taps.
func (f *turn) walks() {
	f.Helper()
	f.tap("3 + 4")
	f.leads("move")
	f.hits(f.bare())
	f.leads("read")
}

// bare returns a square to which one way leads.
func (f *turn) bare() cgx.Square {
	f.Helper()
	all := f.state().Reachable().All()
	for _, q := range all.Squares() {
		if !slices.ContainsFunc(f.evening.Position().Offers(), func(o rules.Offer) bool {
			return o.Kind == "route" && o.On[0] == rules.Of("square", q.String())
		}) {
			return q
		}
	}
	f.Fatal("several ways lead to every square")
	return 0
}

func (f *turn) state() *cgx.State {
	f.Helper()
	s, ok := rules.StateOf[cgx.State](f.evening.Position().View(rules.Table))
	if !ok {
		f.Fatal("there is no state")
	}
	return s
}

// hits taps the middle of a square on the map.
func (f *turn) hits(q cgx.Square) {
	f.Helper()
	f.taps++
	found := false
	f.table.Board().(*screen.Board).Marks(func(thing rules.Thing, at fyne.Position, _ fyne.Size) {
		if !found && thing == rules.Of("square", q.String()) {
			found = true
			f.table.Board().(*screen.Board).View.Tap(fyne.NewPos(float32(q.X())+0.5, float32(q.Y())+0.5))
		}
	})
	if !found {
		f.Fatalf("%v is not seen on the map", q)
	}
}

// ray returns the square that a podcaster enters after so many steps on a way.
func (f *turn) ray(p cgx.Piece, way cgx.Way, steps int) cgx.Square {
	f.Helper()
	for _, r := range f.state().Rays(p) {
		if r.Way == way && len(r.Squares) >= steps {
			return r.Squares[steps-1]
		}
	}
	f.Fatalf("%v cannot be led %d %v", p, steps, way)
	return 0
}

// ends holds a turn that is over to its number of taps.
func (f *turn) ends(want int) {
	f.Helper()
	f.plays("the card", want)
	if f.taps > mostTaps {
		f.Errorf("the turn takes %d taps, want at most %d", f.taps, mostTaps)
	}
}

// plays holds a card that is played to its number of taps.
func (f *turn) plays(card string, want int) {
	f.Helper()
	if stage.Offered(f.evening, "read") || stage.Offered(f.evening, "quick") {
		f.Errorf("%s is not played", card)
	}
	if f.taps != want {
		f.Errorf("%s takes %d taps with its turn, want %d", card, f.taps, want)
	}
}

// play taps the deed that plays the card.
func (f *turn) play() {
	f.Helper()
	f.tap(f.lead())
}

// lead returns the label of the deed in the base.
func (f *turn) lead() string {
	f.Helper()
	dock, asks := f.table.Board().(board.Asking).Asked()
	if !asks || dock.Lead == nil {
		f.Fatal("the base has no deed")
	}
	return joined(dock.Lead.Label, dock.Lead.Caption)
}

// slot taps a slot of the dock by its place.
func (f *turn) slot(at int) {
	f.Helper()
	dock, _ := f.table.Board().(board.Asking).Asked()
	f.tap(joined(dock.Slots[at].Label, dock.Slots[at].Caption))
}

// joined returns the label of a button with its caption.
func joined(label, caption string) string {
	if caption == "" {
		return label
	}
	return label + ", " + caption
}

// led holds the last card that was played to the moves that it should print first.
func (f *turn) led(want string) {
	f.Helper()
	for _, e := range f.evening.Line() {
		if e.Move.Kind == "read" && strings.Contains(string(e.Move.Data), `"`+want) {
			return
		}
	}
	f.Errorf("no card prints %q", want)
}

// By squares a turn leads from the dice over the square to the next turn: three taps where the card moves nobody.
func TestTurnOnTheBoard(t *testing.T) {
	f := begin(t, true)
	f.walks()
	f.play()
	f.ends(3)
}

// The cards that a turn has to tell in five taps: whoever moves, whichever way and however far, with Carl or without.
func TestTurnWithACardThatMoves(t *testing.T) {
	for name, test := range map[string]struct {
		tell func(*turn)
		legs string
		taps int
	}{
		"another way by other than six steps": {func(f *turn) { f.hits(f.ray(cgx.SoCal, cgx.North, 3)) }, "socal:n3", 4},
		"two podcasters with different steps": {func(f *turn) {
			f.hits(f.ray(cgx.Scott, cgx.North, 2))
			f.hits(f.ray(cgx.SoCal, cgx.North, 4))
		}, "scott:n2 socal:n4", 5},
		"several legs of one podcaster": {func(f *turn) {
			f.hits(f.ray(cgx.Scott, cgx.North, 2))
			q, _ := cgx.ParseSquare("E2")
			f.hits(q)
		}, "scott:n2 scott:w3", 5},
		"six steps toward a thief": {func(f *turn) { f.slot(1) }, "socal:toward6", 4},
		"other steps toward a thief, where ways cross": {func(f *turn) {
			f.slot(1)
			f.hits(f.ray(cgx.SoCal, cgx.Toward, 3))
		}, "socal:toward3", 5},
		"all three alike": {func(f *turn) {
			f.tap(parts.Capital(f.App.Text("cgexpo.board.tab.all")))
			f.tap(f.App.Text("cgexpo.board.card.more"))
		}, "scott:toward7 socal:toward7 uk:toward7", 5},
		"where ways cross, who is next": {func(f *turn) {
			f.hits(f.ray(cgx.SoCal, cgx.North, 3))
			f.hits(f.crossing(cgx.UK, cgx.SoCal))
		}, "socal:n3 uk:", 5},
	} {
		for _, percent := range []int{100, 160, 200} {
			t.Run(fmt.Sprint(name, " at ", percent, " %"), func(t *testing.T) {
				f := beginIn(t, true, percent)
				f.walks()
				test.tell(f)
				f.play()
				f.ends(test.taps)
				f.led(test.legs)
			})
		}
	}
}

// crossing returns a square on the way of a podcaster that is on the way of another, too, from where he stands.
func (f *turn) crossing(p, other cgx.Piece) cgx.Square {
	f.Helper()
	onWay := map[cgx.Square]bool{}
	for _, r := range f.state().Rays(other) {
		for _, q := range r.Squares {
			onWay[q] = true
		}
	}
	for _, r := range f.state().Rays(p) {
		for _, q := range r.Squares[:min(8, len(r.Squares))] {
			if onWay[q] {
				return q
			}
		}
	}
	f.Fatalf("no ways of %v and %v cross", p, other)
	return 0
}

// drags leads whoever stands on a square over others to the last, in one go.
func (f *turn) drags(way ...cgx.Square) {
	f.Helper()
	f.taps++
	v := f.table.Board().(*screen.Board).View
	at := func(q cgx.Square) fyne.Position { return v.At(fyne.NewPos(float32(q.X())+0.5, float32(q.Y())+0.5)) }
	for i, q := range way[1:] {
		to := at(q)
		v.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(to.X-at(way[i]).X, to.Y-at(way[i]).Y)})
	}
	v.DragEnd()
}

// forked holds where a square can be reached by ways that bring different things.
var forked = cgexpo.Wish{Name: "forked", Holds: func(p *tracker.Play, _ int) bool {
	s, ok := rules.StateOf[cgx.State](p.Position().View(rules.Table))
	return ok && stage.Offered(p, "route") && fork(s) != 0
}}

// fork returns such a square; 0 where there is none.
func fork(s *cgx.State) cgx.Square {
	r := s.Reachable()
	all := r.All()
	for _, q := range all.Squares() {
		if !r.Sure(q) {
			return q
		}
	}
	return 0
}

// The thief is led along the way that brings what he is to bring: by each of them the turn has room for two podcasters.
func TestTurnByOneOfTwoWays(t *testing.T) {
	for at, way := range []string{"the best way", "another way"} {
		t.Run(way, func(t *testing.T) {
			f := beginAt(t, true, 100, forked)
			f.taps = 1 // the dice
			s := f.state()
			q, r := fork(s), s.Reachable()
			var hauls []cgx.Haul
			for i := range r.Ends {
				if r.Ends[i].At.Has(q) {
					hauls = append(hauls, r.Ends[i].Haul)
				}
			}
			want := hauls[at]
			f.drags(append([]cgx.Square{r.From}, r.Route(q, want)...)...)
			f.leads("read")
			for kind := range cgx.Studson + 1 {
				if want.Items().Has(kind) != (s.Thieves[s.Turn].Items[kind].At != cgx.InPack && f.state().Thieves[s.Turn].Items[kind].At == cgx.InPack) {
					t.Errorf("the way brings another %v", kind)
				}
			}
			for range 2 {
				f.hits(f.free())
			}
			f.play()
			f.ends(5)
		})
	}
}

// free returns a square on the way of a podcaster of whom nothing is entered yet.
func (f *turn) free() cgx.Square {
	f.Helper()
	dock, _ := f.table.Board().(board.Asking).Asked()
	for i, p := range []cgx.Piece{cgx.Scott, cgx.SoCal, cgx.UK} {
		if name := f.App.Text("cgexpo.board.tab." + p.String()); dock.Slots[i].Label == f.App.Text("cgexpo.board.slot.stays", "who", name) {
			if rays := f.state().Rays(p); len(rays) > 0 {
				return rays[len(rays)-1].Squares[0]
			}
		}
	}
	f.Fatal("nobody can be led")
	return 0
}
