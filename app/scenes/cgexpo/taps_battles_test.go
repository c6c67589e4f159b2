//go:build scenes

package cgexpo_test

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	screen "docent/app/games/cgexpo"
	"docent/app/kit"
	"docent/app/scenes/cgexpo"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/rules"
	cgx "docent/rules/cgexpo"
	"docent/tracker"
)

// fights enters the hits of the battle with the podcaster who is known to be beside the thief, by one tap.
func (f *turn) fights(hits string) {
	f.Helper()
	f.leads("near")
	f.inSight(hits)
	f.tap(hits)
	f.over()
	f.leads("walk")
}

// sweeps plays the card with Carl and enters the hits of his battle, by one tap.
func (f *turn) sweeps(hits string) {
	f.Helper()
	f.leads("quick")
	f.inSight(hits)
	f.tap(hits)
	f.over()
}

// By zones the hits of a battle tell who is beside the thief, too: the turn has room for four taps more.
func TestTurnByZonesWithABattle(t *testing.T) {
	leads := func(f *turn) { f.tap(f.App.Text("cgexpo.board.tab.uk")) }
	for name, test := range map[string]struct {
		goes func(*turn)
		taps int
	}{
		"another zone and a podcaster": {func(f *turn) {
			f.touch("zone:vip")
			leads(f)
		}, 4},
		"an item and a podcaster": {func(f *turn) {
			f.picks("pass")
			leads(f)
		}, 4},
		"another zone, an item and a podcaster": {func(f *turn) {
			f.touch("zone:vip")
			f.picks("key")
			leads(f)
		}, 5},
		"another zone and all podcasters": {func(f *turn) {
			f.slipsInto(f.App.Text("cgexpo.board.tab.uk"), vipRoom)
			f.touch("figure:scott")
			f.touch("figure:socal")
		}, 5},
	} {
		for _, in := range some(append(views, view{fyne.NewSize(360, 640), 100}, view{fyne.NewSize(360, 640), 200}, view{fyne.NewSize(667, 375), 200})) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginOn(t, in, false, beset)
				f.fights("0")
				test.goes(f)
				f.leads("quick")
				f.play()
				f.ends(test.taps)
				if by := f.state().Podcasters[cgx.UK-cgx.Scott].Beside; !by.Has(0) {
					t.Errorf("UK Mike is beside %v", by)
				}
			})
		}
	}
}

// told returns the moves that were made last, in their order.
func (f *turn) told(n int) (list []rules.Kind) {
	line := f.evening.Line()
	for _, e := range line[len(line)-n:] {
		list = append(list, e.Move.Kind)
	}
	return list
}

// Who is beside the thief and the battle are two moves, which are taken back one by one; taken back, it is asked as before.
func TestTheHitsTellWhoIsNear(t *testing.T) {
	for _, in := range some(views) {
		t.Run(fmt.Sprint(in), func(t *testing.T) {
			f := beginOn(t, in, false, beset)
			moves := len(f.evening.Line())
			f.fights("0")
			if got := f.told(2); !slices.Equal(got, []rules.Kind{"near", "battle"}) || len(f.evening.Line()) != moves+2 {
				t.Fatalf("played are %v", got)
			}
			f.table.Undo()
			f.leads("battle")
			f.table.Undo()
			f.fights("1")
			if got := f.told(1); len(f.evening.Line()) != moves+2 || got[0] != "battle" {
				t.Errorf("after undo are played %v", got)
			}
		})
	}
}

// The table may let the dice be thrown, answer without a battle, or say that nobody is beside the thief after all.
func TestOtherAnswersToWhoIsNear(t *testing.T) {
	for name, test := range map[string]struct {
		does func(*turn)
		told []rules.Kind
		taps int
	}{
		"dice that are thrown": {func(f *turn) { f.tap(f.App.Text("cgexpo.board.roll")) }, []rules.Kind{"near", "battle"}, 1},
		"the battle later":     {func(f *turn) { f.play() }, []rules.Kind{"near"}, 1},
		"nobody": {func(f *turn) {
			for p := cgx.Scott; p <= cgx.UK; p++ {
				if f.state().Podcasters[p-cgx.Scott].Beside.Has(0) {
					f.taps++
					hand.Tap(f.T, f.Window, f.App.Text("cgexpo.board.tab."+p.String()))
				}
			}
			f.play()
			f.leads("roll")
		}, []rules.Kind{"near"}, 2},
	} {
		for _, in := range some(views) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginOn(t, in, false, beset)
				moves := len(f.evening.Line())
				test.does(f)
				f.over()
				if got := f.told(len(test.told)); !slices.Equal(got, test.told) || len(f.evening.Line()) != moves+len(test.told) {
					t.Errorf("played are %v, want %v", got, test.told)
				}
				if f.taps != test.taps {
					t.Errorf("it takes %d taps, want %d", f.taps, test.taps)
				}
			})
		}
	}
}

// Whom nobody knew to be beside the thief is tapped, and the hits are entered: two taps.
func TestABattleThatNobodyForesaw(t *testing.T) {
	for _, in := range some(views) {
		t.Run(fmt.Sprint(in), func(t *testing.T) {
			f := beginOn(t, in, false, cgexpo.Alone)
			f.leads("walk")
			f.touch("figure:uk")
			f.inSight("0")
			f.tap("0")
			f.over()
			if got := f.told(2); !slices.Equal(got, []rules.Kind{"near", "battle"}) || f.taps != 2 {
				t.Errorf("by %d taps are played %v", f.taps, got)
			}
		})
	}
}

// Two battles take a tap each.
func TestTwoBattlesByZones(t *testing.T) {
	for _, in := range some(views) {
		t.Run(fmt.Sprint(in), func(t *testing.T) {
			f := beginOn(t, in, false, twice)
			f.leads("near")
			for range 2 {
				f.inSight("4")
				f.tap("4")
				f.over()
			}
			f.leads("walk")
			if f.taps != 2 {
				t.Errorf("two battles take %d taps", f.taps)
			}
		})
	}
}

// twice holds where a thief with a zapper has two podcasters beside him.
var twice = cgexpo.Wish{Name: "twice", Holds: func(p *tracker.Play, _ int) bool {
	s, ok := rules.StateOf[cgx.State](p.Position().View(rules.Table))
	if !ok || !stage.Offered(p, "near") || s.Thieves[s.Turn].Items[cgx.Zapper].At != cgx.InPack {
		return false
	}
	n := 0
	for _, pod := range s.Podcasters {
		if pod.Beside.Has(s.Turn) {
			n++
		}
	}
	return n == 2 && s.Thieves[s.Turn].Killed == 0
}}

// By squares Carl is dragged to where he comes, which plays the card with him: then nothing is asked but the hits, and a turn with two
// podcasters and Carl takes five taps with the square and the hits.
func TestTurnWithCarlDragged(t *testing.T) {
	for _, in := range some(append(views, view{fyne.NewSize(360, 640), 100})) {
		t.Run(fmt.Sprint(in), func(t *testing.T) {
			f := beginOn(t, in, true, cgexpo.Asks("roll", -1))
			f.glides("3 + 4")
			f.leads("read")
			f.hits(f.ray(cgx.Scott, cgx.North, 2))
			f.hits(f.ray(cgx.SoCal, cgx.North, 4))
			to := f.vacant()
			f.drags(f.state().SquareOf(cgx.Carl), to)
			f.over()
			f.led("scott:n2 socal:n4")
			f.leads("sweep")
			if at := f.state().SquareOf(cgx.Carl); at != to {
				t.Errorf("Carl comes to %v, not to %v", at, to)
			}
			f.inSight("2")
			f.tap("2")
			f.ends(5)
			for _, want := range []rules.Kind{"sweep", "janitor"} { // each is taken back by itself
				f.table.Undo()
				f.leads(want)
			}
		})
	}
}

// Where all three podcasters move, a finger slides from the hits to the square to which Carl comes: that plays the card, and five taps
// make the whole turn with the square and the hits.
func TestTurnWithThreeMovesAndCarlSlid(t *testing.T) {
	for _, in := range some(append(views, view{fyne.NewSize(360, 640), 100})) {
		t.Run(fmt.Sprint(in), func(t *testing.T) {
			f := beginOn(t, in, true, cgexpo.Asks("roll", -1))
			f.glides("3 + 4")
			f.leads("read")
			f.threeMoves()
			carl, to := f.state().SquareOf(cgx.Carl), f.vacant()
			f.swipes("0", carl) // he does not come there
			f.leads("read")
			f.taps--
			f.swipes("0", to)
			f.over()
			f.led("scott:n2 socal:n4 uk:s1")
			if got := f.told(3); !slices.Equal(got, []rules.Kind{"janitor", "sweep", "referee"}) {
				t.Errorf("played are %v", got)
			}
			if at := f.state().SquareOf(cgx.Carl); at != to {
				t.Errorf("Carl comes to %v, not to %v", at, to)
			}
			f.ends(5)
		})
	}
}

// swipes slides a finger from a number of hits over the map to a square.
func (f *turn) swipes(hits string, q cgx.Square) {
	f.Helper()
	f.taps++
	f.inSight(hits)
	key := hand.Labelled(f.Window, hits).(*kit.ActionButton)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	from, v := at(key), f.table.Board().(*screen.Board).View
	to := func(p fyne.Position) {
		key.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: p.Subtract(from)}, Dragged: fyne.NewDelta(0, -30)})
	}
	to(from.AddXY(10, -30))
	if hand.Labelled(f.Window, hits) == nil {
		f.Error("over the plate the keys are gone")
	}
	to(at(v).AddXY(4, 4))
	if hand.Labelled(f.Window, hits) != nil {
		f.Error("off the plate the keys are still there")
	}
	to(at(v).Add(v.At(fyne.NewPos(float32(q.X())+0.5, float32(q.Y())+0.5))))
	key.DragEnd()
}

// vacant returns a square next to the thief at turn on which nobody and nothing is, and none of some others.
func (f *turn) vacant(others ...cgx.Square) cgx.Square {
	f.Helper()
	s := f.state()
	at := s.Thieves[s.Turn].Square
	for _, by := range [][2]int{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}} {
		q := cgx.SquareAt(at.X()+by[0], at.Y()+by[1])
		taken := slices.Contains(others, q)
		for p := cgx.Scott; p.String() != ""; p++ {
			taken = taken || s.SquareOf(p) == q
		}
		if !taken && s.Prints.Board.Zone(q) == s.ZoneOf(s.Turn) {
			return q
		}
	}
	f.Fatal("there is no room for Carl")
	return 0
}

// beset holds where the first thief has no pass and either Scott or SoCal Mike alone is known to be beside him.
var beset = cgexpo.Wish{Name: "beset", Holds: func(p *tracker.Play, _ int) bool {
	s, ok := rules.StateOf[cgx.State](p.Position().View(rules.Table))
	if !ok || s.Turn != 0 || !stage.Offered(p, "near") || s.Thieves[0].Killed != 0 || s.Thieves[0].Items[cgx.Pass].At != cgx.AtStart {
		return false
	}
	by := func(p cgx.Piece) bool { return s.Podcasters[p-cgx.Scott].Beside.Has(0) }
	return by(cgx.Scott) != by(cgx.SoCal) && !by(cgx.UK)
}}
