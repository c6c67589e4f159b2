//go:build scenes

package cgexpo_test

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	screen "docent/app/games/cgexpo"
	"docent/app/kit"
	"docent/app/parts"
	"docent/app/scenes/cgexpo"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/rules"
	cgx "docent/rules/cgexpo"
	"docent/tracker"
)

// The zones in the order in which the building holds them.
const (
	vipRoom = iota
	casino
	museum
	showFloor
	exitZone
	unknown
)

// corner returns a point of a zone on which nobody stands, on the board.
func (f *turn) corner(zone int) fyne.Position {
	zones, _ := f.table.Board().(*screen.Board).Building()
	at := zones[zone]
	return fyne.NewPos(at.X+at.W-6, at.Y+6)
}

// slipsInto slides a finger from a key into a zone, in one go.
func (f *turn) slipsInto(label string, zone int) {
	f.Helper()
	f.taps++
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	key := hand.Labelled(f.Window, label).(*kit.ActionButton)
	end := at(f.table.Board()).Add(f.corner(zone))
	key.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: end.Subtract(at(key))}, Dragged: fyne.NewDelta(0, -30)})
	key.DragEnd()
}

// goesInto drags the first thief into a zone, in one go.
func (f *turn) goesInto(zone int) {
	f.Helper()
	f.taps++
	b := f.table.Board().(*screen.Board)
	var from fyne.Position
	b.Faces(func(thing rules.Thing, middle fyne.Position) {
		if thing == "figure:thief.0" {
			from = middle
		}
	})
	end := f.corner(zone)
	by := fyne.NewDelta((end.X-from.X)/2, (end.Y-from.Y)/2)
	for i := range 2 {
		at := from.AddXY(by.DX*float32(i+1), by.DY*float32(i+1))
		b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: by})
	}
	b.DragEnd()
}

// picks picks up an item by its key.
func (f *turn) picks(item string) { f.tap(parts.Capital(f.App.Text("cgexpo.item." + item))) }

// A finger that slides from a podcaster into a zone goes there, too, and one that drags the thief there needs no deed: so the longest
// turns by zones take five taps, those that begin with a battle and those that end with one.
func TestLongestTurnsByZones(t *testing.T) {
	uk := func(f *turn) string { return f.App.Text("cgexpo.board.tab.uk") }
	for name, test := range map[string]struct {
		from  cgexpo.Wish
		does  func(*turn)
		at    cgx.Zone
		taken []cgx.Item
		led   bool
		taps  int
	}{
		"a battle, another zone with its pass, an item and a podcaster": {beset, func(f *turn) {
			f.fights("0")
			f.picks("key")
			f.slipsInto(uk(f), vipRoom)
			f.leads("quick")
			f.play()
		}, cgx.VIP, []cgx.Item{cgx.Pass, cgx.Key}, true, 4},
		"a battle, another zone with its pass, two items, a podcaster and Carl": {beset, func(f *turn) {
			f.fights("0")
			f.picks("zapper")
			f.picks("key")
			f.slipsInto(uk(f), vipRoom)
			f.leads("quick")
			f.sweeps("0")
		}, cgx.VIP, []cgx.Item{cgx.Zapper, cgx.Pass, cgx.Key}, true, 5},
		"a battle, another zone with its pass, an item, two podcasters and Carl": {beset, func(f *turn) {
			f.fights("0")
			f.picks("key")
			f.slipsInto(uk(f), vipRoom)
			f.leads("quick")
			f.touch("figure:scott")
			f.sweeps("0")
		}, cgx.VIP, []cgx.Item{cgx.Pass, cgx.Key}, true, 5},
		"a battle, another zone with its pass, an item and the card": {beset, func(f *turn) {
			f.fights("0")
			f.picks("key")
			f.goesInto(vipRoom)
			f.leads("quick")
			f.play()
		}, cgx.VIP, []cgx.Item{cgx.Pass, cgx.Key}, false, 4},
		"another zone with its pass, two items and Carl": {inside, func(f *turn) {
			f.picks("zapper")
			f.picks("key")
			f.goesInto(vipRoom)
			f.leads("quick")
			f.sweeps("0")
		}, cgx.VIP, []cgx.Item{cgx.Zapper, cgx.Key, cgx.Pass}, false, 4},
		"the same, thrown after the card": {inside, func(f *turn) {
			f.picks("zapper")
			f.picks("key")
			f.goesInto(vipRoom)
			f.leads("quick")
			f.zonesCarl()
			f.leads("sweep")
			f.tap("0")
		}, cgx.VIP, []cgx.Item{cgx.Zapper, cgx.Key, cgx.Pass}, false, 5},
		"another zone with its key, two items, two podcasters and Carl": {inside, func(f *turn) {
			f.picks("zapper")
			f.picks("pass")
			f.slipsInto(uk(f), casino)
			f.leads("quick")
			f.touch("figure:scott")
			f.sweeps("0")
		}, cgx.Casino, []cgx.Item{cgx.Zapper, cgx.Pass, cgx.Key}, true, 5},
	} {
		for _, in := range some(append(views, view{fyne.NewSize(360, 640), 200})) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginOn(t, in, false, test.from)
				test.does(f)
				f.ends(test.taps)
				s := f.state()
				if at := s.ZoneOf(0); at != test.at {
					t.Errorf("the thief is in %v", at)
				}
				for _, kind := range test.taken {
					if at := s.Thieves[0].Items[kind].At; at != cgx.InPack && at != cgx.InPan { // Carl may win it
						t.Errorf("%v was not picked up", kind)
					}
				}
				if by := s.Podcasters[cgx.UK-cgx.Scott].Beside; by.Has(0) != test.led {
					t.Errorf("UK Mike is beside %v", by)
				}
			})
		}
	}
}

// A drag of the thief goes nowhere that is not another zone, and a room that he cannot open keeps him where he is.
func TestADragThatGoesNowhere(t *testing.T) {
	for name, does := range map[string]func(*turn){
		"within his zone":       func(f *turn) { f.goesInto(exitZone) },
		"to where nobody knows": func(f *turn) { f.goesInto(unknown) },
	} {
		t.Run(name, func(t *testing.T) {
			f := beginOn(t, views[0], false, inside)
			if at := f.state().ZoneOf(0); at != cgx.Exit {
				t.Fatalf("the thief is in %v", at)
			}
			does(f)
			f.leads("walk")
			if stage.Offered(f.evening, "quick") {
				t.Error("the thief went")
			}
		})
	}
	f := beginOn(t, views[0], false, robbed)
	at := f.state().ZoneOf(0)
	room := slices.Index(rooms, shut(f.state()))
	f.goesInto(room)
	f.slipsInto(f.App.Text("cgexpo.board.tab.uk"), room)
	f.leads("walk")
	if got := f.state().ZoneOf(0); got != at || stage.Offered(f.evening, "quick") {
		t.Errorf("without what opens a room the thief went from %v to %v", at, got)
	}
}

// rooms are the rooms in the order in which the building holds them.
var rooms = []cgx.Zone{cgx.VIP, cgx.Casino, cgx.Museum}

// shut returns a room that the first thief cannot open, because Carl has what does; the exit where there is none.
func shut(s *cgx.State) cgx.Zone {
	for _, z := range rooms {
		if s.Thieves[0].Items[z.Opener()].At == cgx.InPan && !s.Thieves[0].Opened.Has(z) {
			return z
		}
	}
	return cgx.Exit
}

// robbed holds where a room is shut for the first thief, who is about to go.
var robbed = cgexpo.Wish{Name: "robbed", Holds: func(p *tracker.Play, _ int) bool {
	s, ok := rules.StateOf[cgx.State](p.Position().View(rules.Table))
	return ok && s.Turn == 0 && stage.Offered(p, "walk") && stage.Offered(p, "roll") && !s.Scratch.Frantic && shut(s) != cgx.Exit
}}

// Where nothing hangs on the dice the head asks for the zone; on the map it asks for the dice.
func TestWhatTheHeadAsksFor(t *testing.T) {
	for mapped, want := range map[bool]rules.Key{true: "roll", false: "zone"} {
		f := begin(t, mapped)
		if got := f.evening.Position().Now().Phase; got != want {
			t.Errorf("tracking squares: %t, the head says %q, want %q", mapped, got, want)
		}
	}
}
