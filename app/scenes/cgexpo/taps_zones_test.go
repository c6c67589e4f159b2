//go:build scenes

package cgexpo_test

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board"
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
		"another zone, which needs its pass": {[]func(*turn){vip, item("pass")}, nil, 4},
		"the same, by the deed alone":        {[]func(*turn){vip}, nil, 3},
		"the same and a podcaster":           {[]func(*turn){vip, item("pass")}, []func(*turn){pod}, 5},
		"the same and another item":          {[]func(*turn){vip, item("pass"), item("zapper")}, nil, 5},
		"three podcasters":                   {nil, []func(*turn){pod, pod, pod}, 5},
		"the CDs, which need Studson":        {[]func(*turn){func(f *turn) { f.touch("figure:cds") }, item("key"), item("studson")}, nil, 4},
	} {
		for _, percent := range some([]int{100, 160, 200}) {
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

// By zones every turn that a table has makes five taps at most: what a locked room or the CDs need is entered by the deed, all items by
// one key, and a podcaster is dragged to whom he is beside.
func TestEveryTurnByZones(t *testing.T) {
	zone := func(name string) func(*turn) { return func(f *turn) { f.touch(rules.Of("zone", name)) } }
	item := func(name string) func(*turn) {
		return func(f *turn) { f.tap(parts.Capital(f.App.Text("cgexpo.item." + name))) }
	}
	every := func(f *turn) { f.tap(f.App.Text("cgexpo.board.walk.every", "n", "4")) }
	leave := func(item string) func(*turn) {
		return func(f *turn) {
			f.taps++
			hand.Tap(f.T, f.Window, item)
		}
	}
	leads := func(who string) func(*turn) {
		return func(f *turn) {
			f.tap(f.App.Text("cgexpo.board.tab." + who))
			f.leads("quick")
		}
	}
	drag := func(who string, to rules.Thing) func(*turn) {
		return func(f *turn) { f.hauls(rules.Of("figure", who), to) }
	}
	slide := func(who string, to rules.Thing) func(*turn) {
		return func(f *turn) {
			f.slips(f.App.Text("cgexpo.board.tab."+who), to)
			f.leads("quick")
		}
	}
	touch := func(thing rules.Thing) func(*turn) { return func(f *turn) { f.touch(thing) } }
	deed := (*turn).play
	for name, test := range map[string]struct {
		does   []func(*turn)
		taken  []cgx.Item
		beside map[cgx.Piece]rules.Seat // of those who move; Table for nobody
		taps   int
	}{
		"a pass and two podcasters": {
			[]func(*turn){zone("vip"), deed, drag("scott", "figure:thief.0"), drag("uk", "figure:thief.0")},
			[]cgx.Item{cgx.Pass},
			map[cgx.Piece]rules.Seat{cgx.Scott: 0, cgx.UK: 0},
			5,
		},
		"a pass and two podcasters, tapped": {
			[]func(*turn){zone("vip"), deed, touch("figure:scott"), touch("figure:uk")},
			[]cgx.Item{cgx.Pass},
			map[cgx.Piece]rules.Seat{cgx.Scott: 0, cgx.UK: 0},
			5,
		},
		"an item, a pass and a podcaster": {
			[]func(*turn){zone("vip"), item("zapper"), deed, touch("figure:uk")},
			[]cgx.Item{cgx.Zapper, cgx.Pass},
			map[cgx.Piece]rules.Seat{cgx.UK: 0},
			5,
		},
		"all items and a podcaster": {
			[]func(*turn){zone("museum"), every, deed, touch("figure:uk")},
			[]cgx.Item{cgx.Zapper, cgx.Key, cgx.Pass, cgx.Studson},
			map[cgx.Piece]rules.Seat{cgx.UK: 0},
			5,
		},
		"three items of four and a podcaster": {
			[]func(*turn){zone("museum"), every, leave("Studson"), leads("uk")},
			[]cgx.Item{cgx.Zapper, cgx.Key, cgx.Pass},
			map[cgx.Piece]rules.Seat{cgx.UK: 0},
			5,
		},
		"three items of four and a podcaster beside another thief": {
			[]func(*turn){zone("museum"), every, leave("Studson"), slide("uk", "figure:thief.1")},
			[]cgx.Item{cgx.Zapper, cgx.Key, cgx.Pass},
			map[cgx.Piece]rules.Seat{cgx.UK: 1},
			5,
		},
		"another zone and three podcasters": {
			[]func(*turn){zone("vip"), leads("scott"), drag("socal", "figure:thief.0"), touch("figure:uk")},
			[]cgx.Item{cgx.Pass},
			map[cgx.Piece]rules.Seat{cgx.Scott: 0, cgx.SoCal: 0, cgx.UK: 0},
			5,
		},
		"another zone and three podcasters beside others": {
			[]func(*turn){zone("vip"), slide("scott", "figure:thief.1"), drag("socal", "figure:thief.0"), drag("uk", "figure:thief.1")},
			[]cgx.Item{cgx.Pass},
			map[cgx.Piece]rules.Seat{cgx.Scott: 1, cgx.SoCal: 0, cgx.UK: 1},
			5,
		},
		"an item and a podcaster beside another thief": {
			[]func(*turn){zone("floor"), item("zapper"), deed, drag("uk", "figure:thief.1")},
			[]cgx.Item{cgx.Zapper},
			map[cgx.Piece]rules.Seat{cgx.UK: 1},
			5,
		},
		"a pass and two podcasters beside others": {
			[]func(*turn){zone("vip"), deed, drag("scott", "figure:thief.1"), drag("socal", "figure:thief.0")},
			[]cgx.Item{cgx.Pass},
			map[cgx.Piece]rules.Seat{cgx.Scott: 1, cgx.SoCal: 0},
			5,
		},
		"a pass, and one who leaves another thief": {
			[]func(*turn){zone("vip"), deed, drag("scott", "figure:thief.0"), drag("socal", "figure:itg")},
			[]cgx.Item{cgx.Pass},
			map[cgx.Piece]rules.Seat{cgx.Scott: 0, cgx.SoCal: rules.Table},
			5,
		},
		"an item, and one who leaves another thief for this one": {
			[]func(*turn){zone("floor"), item("zapper"), deed, drag("socal", "figure:thief.0")},
			[]cgx.Item{cgx.Zapper},
			map[cgx.Piece]rules.Seat{cgx.SoCal: 0},
			5,
		},
	} {
		for _, in := range some(append(views, view{fyne.NewSize(360, 640), 200}, view{fyne.NewSize(667, 375), 200})) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginOn(t, in, false, inside)
				f.leads("walk")
				before := f.state().Podcasters
				if before[cgx.SoCal-cgx.Scott].Beside != 1<<3 {
					t.Fatalf("SoCal Mike is beside %v", before[cgx.SoCal-cgx.Scott].Beside)
				}
				for _, does := range test.does {
					does(f)
				}
				f.play()
				f.ends(test.taps)
				s := f.state()
				for kind := range cgx.Studson + 1 {
					if got := s.Thieves[0].Items[kind].At == cgx.InPack; got != slices.Contains(test.taken, kind) {
						t.Errorf("%v is picked up: %t", kind, got)
					}
				}
				for p := cgx.Scott; p <= cgx.UK; p++ {
					want := before[p-cgx.Scott].Beside
					if seat, moved := test.beside[p]; moved {
						want = 0
						if seat != rules.Table {
							want = 1 << seat
						}
					}
					if by := s.Podcasters[p-cgx.Scott].Beside; by != want {
						t.Errorf("%v is beside %v, want %v", p, by, want)
					}
				}
			})
		}
	}
}

// inside holds where the first thief is about to go from the exit with nothing, and SoCal Mike is beside another.
var inside = cgexpo.Wish{Name: "inside", Holds: func(p *tracker.Play, _ int) bool {
	s, ok := rules.StateOf[cgx.State](p.Position().View(rules.Table))
	if !ok || s.Turn != 0 || !stage.Offered(p, "walk") || !stage.Offered(p, "roll") || s.ZoneOf(1) < cgx.Floor {
		return false
	}
	for _, l := range s.Thieves[0].Items {
		if l.At != cgx.AtStart {
			return false
		}
	}
	return s.Thieves[0].Opened == 0
}}

// hauls drags a podcaster through the building to a thing, in one go.
func (f *turn) hauls(who, to rules.Thing) {
	f.Helper()
	f.strokes(who, to)
}

// slips slides a finger from a key onto somebody on the board, in one go.
func (f *turn) slips(label string, to rules.Thing) {
	f.Helper()
	f.taps++
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	key := hand.Labelled(f.Window, label).(*kit.ActionButton)
	from, found := at(key).AddXY(10, 10), false
	f.table.Board().(*screen.Board).Faces(func(thing rules.Thing, middle fyne.Position) {
		if found || thing != to {
			return
		}
		found = true
		end := at(f.table.Board()).Add(middle)
		for _, p := range []fyne.Position{from.AddXY(0, -30), end} {
			key.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: p.Subtract(at(key))}, Dragged: fyne.NewDelta(0, -30)})
		}
		key.DragEnd()
	})
	if !found {
		f.Fatalf("%s is not seen", to)
	}
}

// Who tells with the deed whom the card moves first takes one tap less: another zone, which needs its pass, another item and a
// podcaster make five.
func TestTurnByZonesWithAPodcaster(t *testing.T) {
	for who, p := range map[string]cgx.Piece{"scott": cgx.Scott, "socal": cgx.SoCal, "uk": cgx.UK} {
		for _, percent := range some([]int{100, 160, 200}) {
			for _, carl := range []bool{true, false} {
				t.Run(fmt.Sprint(who, " ", carl, " at ", percent, " %"), func(t *testing.T) {
					f := beginIn(t, false, percent)
					f.leads("walk")
					f.touch("zone:vip")
					f.tap(parts.Capital(f.App.Text("cgexpo.item.pass")))
					f.tap(parts.Capital(f.App.Text("cgexpo.item.zapper")))
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
					for _, kind := range []cgx.Item{cgx.Zapper, cgx.Pass} {
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

// By the same way two podcasters make five with another zone, which needs its pass.
func TestTurnByZonesWithTwoPodcasters(t *testing.T) {
	for _, percent := range some([]int{100, 160, 200}) {
		f := beginIn(t, false, percent)
		f.leads("walk")
		f.touch("zone:vip")
		f.tap(parts.Capital(f.App.Text("cgexpo.item.pass")))
		f.tap(f.App.Text("cgexpo.board.tab.scott"))
		f.leads("quick")
		f.touch("figure:socal")
		f.play()
		f.ends(5)
		for i, pod := range f.state().Podcasters[:2] {
			if !pod.Beside.Has(0) {
				t.Errorf("podcaster %d is beside %v", i, pod.Beside)
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
