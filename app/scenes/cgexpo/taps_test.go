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
	"docent/app/kit"
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
	before := kit.Now
	kit.Now = hand.Later()
	t.Cleanup(func() { kit.Now = before })
	plays := stage.Fresh(hand.Wall)
	if err := plays.SetSetting(shell.SettingSize, strconv.Itoa(percent)); err != nil {
		t.Fatal(err)
	}
	h := hand.New(t, plays, hand.Narrow)
	evening := cgexpo.Play(h.App, stage.New(), mapped, until)
	p := play.NewTable(h.App, evening)
	h.App.Push(p)
	return &turn{Hand: h, table: p, evening: evening}
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

// play is the deed that plays the card.
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

// carl plays the card with Carl, by his slot.
func (f *turn) carl() {
	f.Helper()
	f.slot(3)
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

// shared returns a square that one podcaster enters after fewer steps than another, who is meant.
func (f *turn) shared() (dot cgx.Square, meant cgx.Piece) {
	f.Helper()
	steps := map[cgx.Square]int{}
	for _, p := range []cgx.Piece{cgx.UK, cgx.SoCal} {
		for _, r := range f.state().Rays(p) {
			for i, q := range r.Squares {
				if n, known := steps[q]; known && n < i+1 && p == cgx.SoCal {
					return q, p
				}
				if p == cgx.UK {
					steps[q] = i + 1
				}
			}
		}
	}
	f.Fatal("no square is shared")
	return 0, 0
}

// A podcaster is led by a drag that begins on him, whoever else enters the square sooner.
func TestTurnWithASharedSquare(t *testing.T) {
	for _, percent := range []int{100, 160, 200} {
		f := beginIn(t, true, percent)
		f.walks()
		dot, meant := f.shared()
		f.drags(f.state().SquareOf(meant), dot)
		f.hits(f.ray(cgx.Scott, cgx.North, 2))
		f.play()
		f.ends(5)
		f.led("socal:")
	}
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

// Where all three podcasters move differently, the next thief's dice play the card: no tap of the turn asks nothing.
func TestTurnWithThreeMoves(t *testing.T) {
	for _, percent := range []int{100, 160, 200} {
		t.Run(fmt.Sprint(percent, " %"), func(t *testing.T) {
			f := beginIn(t, true, percent)
			f.walks()
			f.hits(f.ray(cgx.Scott, cgx.North, 2))
			f.hits(f.ray(cgx.SoCal, cgx.North, 4))
			f.hits(f.ray(cgx.UK, cgx.South, 1))
			turn := f.state().Turns
			taps := f.taps
			f.tap("2 + 5") // the first tap of the next turn
			f.over()
			f.led("scott:n2 socal:n4 uk:s1")
			if s := f.state(); s.Turns != turn+1 || s.Scratch.Dice != [2]int{2, 5} {
				t.Errorf("turn %d stands at the dice %v", s.Turns, s.Scratch.Dice)
			}
			f.leads("move")
			if taps > mostTaps {
				t.Errorf("the turn takes %d taps, want at most %d", taps, mostTaps)
			}
			f.table.Undo()
			f.table.Undo()
			f.leads("read")
			f.play() // and without dice, as before
			f.leads("roll")
		})
	}
}

// With Carl, too, it is the hits of his battle that play the card; where he goes is asked, and the battle is over.
func TestTurnWithThreeMovesAndCarl(t *testing.T) {
	for _, percent := range []int{100, 160, 200} {
		t.Run(fmt.Sprint(percent, " %"), func(t *testing.T) {
			f := beginIn(t, true, percent)
			f.walks()
			f.hits(f.ray(cgx.Scott, cgx.North, 2))
			f.hits(f.ray(cgx.SoCal, cgx.North, 4))
			f.hits(f.ray(cgx.UK, cgx.South, 1))
			turn := f.state().Turns
			if f.taps > mostTaps {
				t.Errorf("the turn takes %d taps, want at most %d", f.taps, mostTaps)
			}
			f.tap("2") // the first tap of the battle
			f.over()
			f.led("scott:n2 socal:n4 uk:s1")
			f.leads("janitor")
			f.hits(f.spare())
			f.over()
			f.leads("roll")
			if s := f.state(); s.Turns != turn+1 {
				t.Errorf("turn %d stands, want %d", s.Turns, turn+1)
			}
			if !slices.ContainsFunc(f.evening.Line(), func(e tracker.Entry) bool {
				return e.Move.Kind == "sweep" && string(e.Move.Data) == `{"hits":2}`
			}) {
				t.Error("the battle is not fought with 2 hits")
			}
			f.table.Undo() // the battle is asked where it was entered with the card
			f.leads("sweep")
			f.table.Undo()
			f.table.Undo()
			f.leads("read")
			f.carl() // and without hits, as before
			f.leads("janitor")
		})
	}
}

// spare returns a square where Carl may come to stand.
func (f *turn) spare() cgx.Square {
	f.Helper()
	for _, o := range f.evening.Position().Offers() {
		if o.Kind == "janitor" {
			q, _ := cgx.ParseSquare(o.Fields[0].Options[0].Value)
			return q
		}
	}
	f.Fatal("Carl is not asked for")
	return 0
}

// over lets the referee's steps be seen to their end.
func (f *turn) over() {
	f.Helper()
	for range 12 {
		if label := f.App.Text("playback.end"); f.Sees(label) {
			f.Tap(label)
		}
	}
}

// A card that is new to the box is kept by the next number with its last tap; of another number, by one key of the pad.
func TestTurnWithANewNumber(t *testing.T) {
	scott := func(f *turn) { f.hits(f.ray(cgx.Scott, cgx.North, 2)) }
	socal := func(f *turn) { f.hits(f.ray(cgx.SoCal, cgx.North, 4)) }
	next := func(f *turn) { f.slot(4) }
	pad := func(f *turn) {
		f.tap(f.App.Text("cgexpo.board.card.which"))
		f.tap("17")
	}
	for name, test := range map[string]struct {
		tell   []func(*turn)
		number int
		taps   int
	}{
		"the next one, one move":  {[]func(*turn){scott, next}, 1, 4},
		"the next one, two moves": {[]func(*turn){scott, socal, next}, 1, 5},
		"another, one move":       {[]func(*turn){scott, pad}, 17, 5},
	} {
		for _, percent := range []int{100, 160, 200} {
			t.Run(fmt.Sprint(name, " at ", percent, " %"), func(t *testing.T) {
				f := beginIn(t, true, percent)
				f.walks()
				for _, does := range test.tell {
					does(f)
				}
				f.ends(test.taps)
				f.led(fmt.Sprintf(`card":%d,`, test.number))
			})
		}
	}
}

// Carl plays the card: alone, after one podcaster or after two, by his slot or by a tap on him.
func TestTurnWithCarl(t *testing.T) {
	scott := func(f *turn) { f.hits(f.ray(cgx.Scott, cgx.North, 2)) }
	socal := func(f *turn) { f.hits(f.ray(cgx.SoCal, cgx.North, 4)) }
	onBoard := func(f *turn) { f.hits(f.state().SquareOf(cgx.Carl)) }
	for name, test := range map[string]struct {
		tell []func(*turn)
		legs string
		taps int
	}{
		"alone":                          {[]func(*turn){(*turn).carl}, `carl":true`, 3},
		"after a podcaster":              {[]func(*turn){socal, (*turn).carl}, "socal:n4", 4},
		"after two podcasters":           {[]func(*turn){scott, socal, (*turn).carl}, "scott:n2 socal:n4", 5},
		"after two podcasters, tapped":   {[]func(*turn){scott, socal, onBoard}, "scott:n2 socal:n4", 5},
		"after all who move differently": {[]func(*turn){scott, socal, func(f *turn) { f.hits(f.ray(cgx.UK, cgx.South, 1)) }, onBoard}, "scott:n2 socal:n4 uk:s1", 6},
	} {
		t.Run(name, func(t *testing.T) {
			f := begin(t, true)
			f.walks()
			for _, does := range test.tell {
				does(f)
			}
			f.plays("the card", test.taps)
			f.led(test.legs)
		})
	}
}

// By zones a turn is another zone, what was picked up, the deed, whom the card brought beside a thief, and the card: nothing hangs on
// the dice there, and who goes on has met nobody.
func TestTurnByZones(t *testing.T) {
	vip := func(f *turn) { f.touch("zone:vip") }
	item := func(name string) func(*turn) {
		return func(f *turn) { f.tap(parts.Capital(f.App.Text("cgexpo.item." + name))) }
	}
	pod := func(f *turn) { f.touch("figure:thief.0") }
	for name, test := range map[string]struct {
		walk, card []func(*turn)
		taps       int
	}{
		"nothing":                            {nil, nil, 2},
		"an item":                            {[]func(*turn){item("zapper")}, nil, 3},
		"a second item":                      {[]func(*turn){item("zapper"), item("key")}, nil, 4},
		"two items and a podcaster":          {[]func(*turn){item("zapper"), item("key")}, []func(*turn){pod}, 5},
		"an item and two podcasters":         {[]func(*turn){item("studson")}, []func(*turn){pod, pod}, 5},
		"another zone, which needs its pass": {[]func(*turn){vip}, nil, 3},
		"the same and two podcasters":        {[]func(*turn){vip}, []func(*turn){pod, pod}, 5},
		"the same and another item":          {[]func(*turn){vip, item("zapper")}, nil, 4},
		"the same, an item and a podcaster":  {[]func(*turn){vip, item("zapper")}, []func(*turn){pod}, 5},
		"three podcasters":                   {nil, []func(*turn){pod, pod, pod}, 5},
		"the CDs, which need Studson":        {[]func(*turn){func(f *turn) { f.touch("figure:cds") }, item("key")}, nil, 3},
	} {
		for _, percent := range []int{100, 160, 200} {
			for _, carl := range []bool{true, false} {
				t.Run(fmt.Sprint(name, " ", carl, " at ", percent, " %"), func(t *testing.T) {
					f := beginIn(t, false, percent)
					f.leads("walk")
					for _, does := range test.walk {
						does(f)
					}
					f.play()
					if stage.Offered(f.evening, "quick") {
						for _, does := range test.card {
							does(f)
						}
						if carl {
							f.zonesCarl()
						} else {
							f.play()
						}
					}
					f.ends(test.taps)
				})
			}
		}
	}
}

// Who tells with the deed whom the card moves first takes one tap less: another zone, two items and a podcaster make five.
func TestTurnByZonesWithAPodcaster(t *testing.T) {
	for who, p := range map[string]cgx.Piece{"scott": cgx.Scott, "socal": cgx.SoCal, "uk": cgx.UK} {
		for _, percent := range []int{100, 160, 200} {
			for _, carl := range []bool{true, false} {
				t.Run(fmt.Sprint(who, " ", carl, " at ", percent, " %"), func(t *testing.T) {
					f := beginIn(t, false, percent)
					f.leads("walk")
					f.touch("zone:vip")
					f.tap(parts.Capital(f.App.Text("cgexpo.item.zapper")))
					f.tap(parts.Capital(f.App.Text("cgexpo.item.key")))
					f.tap(f.App.Text("cgexpo.board.tab." + who))
					f.leads("quick")
					if carl {
						f.zonesCarl()
					} else {
						f.play()
					}
					f.ends(5)
					s := f.state()
					if at := s.ZoneOf(0); at != cgx.VIP {
						t.Errorf("the thief is in %v", at)
					}
					for kind := range cgx.Studson {
						if s.Thieves[0].Items[kind].At != cgx.InPack {
							t.Errorf("%v was not picked up", kind)
						}
					}
					if by := s.Podcasters[p-cgx.Scott].Beside; !by.Has(0) {
						t.Errorf("%v is beside %v", p, by)
					}
				})
			}
		}
	}
}

// Inside the fair a turn by zones takes no more taps: who is next to the thief is asked, and going answers that it is nobody.
func TestTurnByZonesInside(t *testing.T) {
	f := beginAt(t, false, 100, cgexpo.Alone)
	f.play()
	f.leads("quick")
	f.touch("figure:thief.0")
	f.play()
	f.ends(3)
}

// zonesCarl plays the card with Carl.
func (f *turn) zonesCarl() {
	f.Helper()
	dock, _ := f.table.Board().(board.Asking).Asked()
	at := slices.IndexFunc(dock.Slots, func(s board.Slot) bool { return s.Label == f.App.Text("cgexpo.board.slot.carl") })
	f.slot(at)
}
