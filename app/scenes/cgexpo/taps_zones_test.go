//go:build scenes

package cgexpo_test

import (
	"fmt"
	"slices"
	"testing"

	"docent/app/board"
	"docent/app/parts"
	"docent/app/scenes/cgexpo"
	"docent/app/scenes/stage"
	cgx "docent/rules/cgexpo"
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
		"the same and a podcaster":           {[]func(*turn){vip, item("pass")}, []func(*turn){pod}, 5},
		"the same and another item":          {[]func(*turn){vip, item("pass"), item("zapper")}, nil, 5},
		"three podcasters":                   {nil, []func(*turn){pod, pod, pod}, 5},
		"the CDs, which need Studson":        {[]func(*turn){func(f *turn) { f.touch("figure:cds") }, item("key"), item("studson")}, nil, 4},
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

// Who tells with the deed whom the card moves first takes one tap less: another zone, which needs its pass, another item and a
// podcaster make five.
func TestTurnByZonesWithAPodcaster(t *testing.T) {
	for who, p := range map[string]cgx.Piece{"scott": cgx.Scott, "socal": cgx.SoCal, "uk": cgx.UK} {
		for _, percent := range []int{100, 160, 200} {
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
	for _, percent := range []int{100, 160, 200} {
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
