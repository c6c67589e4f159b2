//go:build scenes

package cgexpo_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	screen "docent/app/games/cgexpo"
	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/scenes/cgexpo"
	"docent/app/scenes/stage"
	"docent/rules"
	cgx "docent/rules/cgexpo"
	"docent/tracker"
)

// rides slides a finger from a number of hits to Carl's square, rests there, and goes on to another one.
func (f *turn) rides(hits string, carl, to cgx.Square) {
	f.Helper()
	f.taps++
	key := f.key(hits)
	clock := time.Date(2026, 1, 1, 20, 0, 0, 0, time.UTC)
	defer kittest.Clock(func() time.Time { return clock })()
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	from, v := at(key), f.table.Board().(*screen.Board).View
	drag := func(p fyne.Position) {
		key.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: p.Subtract(from)}, Dragged: fyne.NewDelta(0, -30)})
	}
	over := func(q cgx.Square) {
		drag(at(v).Add(v.At(fyne.NewPos(float32(q.X())+0.5, float32(q.Y())+0.5))))
	}
	drag(at(v).AddXY(4, 4)) // off the plate
	over(carl)
	said := f.asks()
	clock = clock.Add(400 * time.Millisecond)
	over(to)
	if f.asks() != said || said == "" {
		f.Errorf("on the way the dock says %q, then %q", said, f.asks())
	}
	key.DragEnd()
}

// key returns the key that says just that.
func (f *turn) key(label string) *kit.ActionButton {
	f.Helper()
	for _, obj := range test.LaidOutObjects(f.Root()) {
		if key, ok := obj.(*kit.ActionButton); ok && key.Visible() && key.Label == label {
			return key
		}
	}
	f.Fatalf("no key says %q", label)
	return nil
}

// asks returns what the dock asks for.
func (f *turn) asks() string {
	dock, _ := f.table.Board().(board.Asking).Asked()
	return dock.Said
}

// What Carl drops is told by the slide that brings him: it rests on his square and goes on to where that comes to lie, or to the thief who
// takes it back. The fullest turn takes five taps then, too.
func TestTurnWithWhatCarlDrops(t *testing.T) {
	pass := func(seat int) cgx.Piece { return cgx.CDs + 1 + cgx.Piece(cgx.Pass)*4 + cgx.Piece(seat) }
	own := func(*cgx.State) []correction {
		return []correction{{"pack:0", rules.Answers{"zapper": {"pack"}, "pass": {"pan"}}}}
	}
	for name, test := range map[string]struct {
		found func(*cgx.State) []correction
		hits  string
		to    func(*cgx.State) cgx.Square
		want  rules.Kind
	}{
		"a theft, where the start of what he held is taken": {func(s *cgx.State) []correction {
			return []correction{
				{"pack:0", rules.Answers{"key": {"pack"}}},
				{"pack:1", rules.Answers{"pass": {"pan"}}},
				{"figure:itg", rules.Answers{"square": {s.StartOf(pass(1)).String()}}},
			}
		}, "0", func(s *cgx.State) cgx.Square { return beside(s, s.StartOf(pass(1))) }, "put"},
		"the own item, taken back": {own, "2", func(s *cgx.State) cgx.Square { return s.Thieves[0].Square }, "keep"},
		"the own item, put back":   {own, "2", func(s *cgx.State) cgx.Square { return s.StartOf(pass(0)) }, "give-back"},
	} {
		for _, in := range some(append(views, view{fyne.NewSize(360, 640), 100})) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginWith(t, in, true, cgexpo.Asks("roll", -1), test.found)
				f.glides("3 + 4")
				f.leads("read")
				f.threeMoves()
				carl, to := f.vacant(), test.to(f.state())
				f.rides(test.hits, carl, to)
				f.over()
				f.ends(5)
				want := []rules.Kind{"janitor", "sweep", test.want, "referee"}
				if got := f.told(4); !slices.Equal(got, want) {
					t.Errorf("played are %v, want %v", got, want)
				}
				s := f.state()
				if at := s.SquareOf(cgx.Carl); at != carl {
					t.Errorf("Carl comes to %v, not to %v", at, carl)
				}
				switch at := s.SquareOf(pass(0)); {
				case test.want == "put" && s.SquareOf(pass(1)) != to:
					t.Errorf("the pass lies on %v, not on %v", s.SquareOf(pass(1)), to)
				case test.want == "keep" && s.Thieves[0].Items[cgx.Pass].At != cgx.InPack:
					t.Errorf("the pass is %v", s.Thieves[0].Items[cgx.Pass].At)
				case test.want == "give-back" && at != to:
					t.Errorf("the pass lies on %v, not on %v", at, to)
				}
			})
		}
	}
}

// By zones the slide goes from the hits that shoot Carl to the thief, who takes back what is his; from other hits, and elsewhere, it means
// nothing.
func TestTurnByZonesWithWhatCarlDrops(t *testing.T) {
	own := func(s *cgx.State) []correction {
		return []correction{{rules.Of("pack", s.Turn), rules.Answers{"zapper": {"pack"}, "pass": {"pan"}}}}
	}
	for _, in := range some(append(views, least...)) {
		t.Run(fmt.Sprint(in), func(t *testing.T) {
			f := beginWith(t, in, false, cgexpo.Asks("quick", 8), own)
			seat := f.state().Turn
			thief := rules.Of("figure", fmt.Sprint("thief.", seat))
			f.strokes("figure:scott", "figure:uk", "figure:socal", thief)
			f.slips("1", thief)
			f.leads("quick")
			f.slips("2", rules.Of("figure", fmt.Sprint("thief.", 1-min(seat, 1))))
			f.leads("quick")
			f.taps = 1
			f.slips("2", thief)
			f.over()
			if got := f.told(3); !slices.Equal(got, []rules.Kind{"sweep", "keep", "referee"}) || f.taps != 2 {
				t.Errorf("by %d taps are played %v", f.taps, got)
			}
			if at := f.state().Thieves[seat].Items[cgx.Pass].At; at != cgx.InPack {
				t.Errorf("the pass is %v", at)
			}
		})
	}
}

// beside returns a free square in the zone of another one, next to it; 0 for none.
func beside(s *cgx.State, at cgx.Square) cgx.Square {
	taken := map[cgx.Square]bool{at: true}
	for p := cgx.Scott; p.String() != ""; p++ {
		taken[s.SquareOf(p)] = true
	}
	for _, by := range [][2]int{{1, 0}, {-1, 0}, {0, -1}, {0, 1}} {
		q := cgx.SquareAt(at.X()+by[0], at.Y()+by[1])
		if s.Prints.Board.Zone(q) == s.Prints.Board.Zone(at) && !taken[q] {
			return q
		}
	}
	return 0
}

// With two podcasters Carl is dragged to his square, which plays the card: from the hits that are asked then the finger slides to where
// what he drops comes to lie, or to the thief who takes it back.
func TestTurnWithCarlDraggedWhoDropsSomething(t *testing.T) {
	pass := cgx.CDs + 1 + cgx.Piece(cgx.Pass)*4
	for name, test := range map[string]struct {
		to   func(*cgx.State) cgx.Square
		want rules.Kind
	}{
		"taken back": {func(s *cgx.State) cgx.Square { return s.Thieves[0].Square }, "keep"},
		"put back":   {func(s *cgx.State) cgx.Square { return s.StartOf(pass) }, "give-back"},
	} {
		for _, in := range some(append(views, view{fyne.NewSize(360, 640), 100})) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginWith(t, in, true, cgexpo.Asks("roll", -1), func(*cgx.State) []correction {
					return []correction{{"pack:0", rules.Answers{"zapper": {"pack"}, "pass": {"pan"}}}}
				})
				f.glides("3 + 4")
				f.hits(f.ray(cgx.Scott, cgx.North, 2))
				f.hits(f.ray(cgx.SoCal, cgx.North, 4))
				f.drags(f.state().SquareOf(cgx.Carl), f.vacant())
				f.over()
				f.leads("sweep")
				f.slidesTo("2", f.state().SquareOf(cgx.Scott)) // nothing lies there
				f.leads("sweep")
				f.taps--
				f.slidesTo("2", test.to(f.state()))
				f.over()
				f.ends(5)
				if got := f.told(3); !slices.Equal(got, []rules.Kind{"sweep", test.want, "referee"}) {
					t.Errorf("played are %v", got)
				}
			})
		}
	}
}

// slidesTo slides a finger from a number of hits over the map to a square.
func (f *turn) slidesTo(hits string, q cgx.Square) {
	f.Helper()
	f.taps++
	key := f.key(hits)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	from, v := at(key), f.table.Board().(*screen.Board).View
	for _, p := range []fyne.Position{at(v).AddXY(4, 4), at(v).Add(v.At(fyne.NewPos(float32(q.X())+0.5, float32(q.Y())+0.5)))} {
		key.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: p.Subtract(from)}, Dragged: fyne.NewDelta(0, -30)})
	}
	key.DragEnd()
}

// A finger that only passes a square of Carl's, or comes back to one after it rested, means where it ends.
func TestWhereCarlIsMeantAfterARest(t *testing.T) {
	f := beginWith(t, views[0], true, cgexpo.Asks("roll", -1), func(*cgx.State) []correction {
		return []correction{{"pack:0", rules.Answers{"zapper": {"pack"}, "pass": {"pan"}}}}
	})
	f.glides("3 + 4")
	f.threeMoves()
	first, s := f.vacant(), f.state()
	other := cgx.SquareAt(s.Thieves[0].Square.X()+1, s.Thieves[0].Square.Y()+1)
	if s.WhyNotCarl(other) != nil || other == first {
		t.Fatalf("Carl does not come to %v", other)
	}
	f.rides("2", first, other)
	f.over()
	f.leads("keep")
	if at := f.state().SquareOf(cgx.Carl); at != other {
		t.Errorf("Carl comes to %v, not to %v", at, other)
	}
}

// Where two thieves are as close to a podcaster, or several ways are as short, a tap on the map tells whom he goes after and where he
// stops, too: nothing is asked, and the fullest turn takes five taps.
func TestTurnWithAThiefOfSeveral(t *testing.T) {
	for _, in := range some(append(views, view{fyne.NewSize(360, 640), 100})) {
		t.Run(fmt.Sprint(in), func(t *testing.T) {
			f := beginOn(t, in, true, torn)
			f.taps = 1 // the dice and the square
			who, to := tornAt(f.state())
			f.hits(to)
			ends := []cgx.Square{to}
			for p := cgx.Scott; p <= cgx.UK; p++ {
				if p != who {
					ends = append(ends, f.plain(p))
					f.hits(f.plain(p))
				}
			}
			moves := len(f.evening.Line())
			f.swipes("0", f.vacant(ends...))
			f.over()
			got := f.told(len(f.evening.Line()) - moves)
			if !slices.Contains(got, "chase") || !slices.Contains(got, "sweep") {
				t.Errorf("played are %v", got)
			}
			if at := f.state().SquareOf(who); at != to {
				t.Errorf("%v ends on %v, not on %v", who, at, to)
			}
			f.ends(5)
		})
	}
}

// torn holds where a card is entered, two thieves are as close to a podcaster, and the others have ways of their own.
var torn = cgexpo.Wish{Name: "torn", Holds: func(p *tracker.Play, _ int) bool {
	s, ok := rules.StateOf[cgx.State](p.Position().View(rules.Table))
	if !ok || !stage.Offered(p, "read") {
		return false
	}
	who, to := tornAt(s)
	if to == 0 {
		return false
	}
	var legs []cgx.Leg
	var ends cgx.Ends
	for p := cgx.Scott; p <= cgx.UK; p++ {
		if p == who {
			ends[p-cgx.Scott] = to
			legs = append(legs, cgx.Leg{Who: p, PodMove: cgx.PodMove{Way: cgx.Toward, Steps: int8(stepsTo(s, p, to))}})
		} else if q, leg := plainOf(s, p); q != 0 {
			legs = append(legs, leg)
		}
	}
	_, throw := s.Ahead(cgx.Read{Legs: cgx.Spell(legs), Carl: true, ScottSteps: 1, SoCalSteps: 1, UKSteps: 1}, ends)
	return len(legs) == 3 && throw == "sweep"
}}

// tornAt returns a podcaster to whom two thieves are as close, and a square that only the way to the second one enters; 0 for none.
func tornAt(s *cgx.State) (cgx.Piece, cgx.Square) {
	for p := cgx.Scott; p <= cgx.UK; p++ {
		rays := s.Rays(p)
		if len(rays) < 2 || rays[1].Way != cgx.Toward {
			continue
		}
		crossed := crossedBy(s, p)
		for _, q := range rays[1].Squares {
			alone := !crossed[q]
			for i, r := range rays {
				alone = alone && (i == 1 || !slices.Contains(r.Squares, q))
			}
			if alone {
				return p, q
			}
		}
	}
	return 0, 0
}

// stepsTo returns after how many steps the second way of a podcaster comes to a square.
func stepsTo(s *cgx.State, p cgx.Piece, q cgx.Square) int {
	return 1 + slices.Index(s.Rays(p)[1].Squares, q)
}
