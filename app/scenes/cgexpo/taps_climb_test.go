//go:build scenes

package cgexpo_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	screen "docent/app/games/cgexpo"
	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/play"
	"docent/app/scenes/cgexpo"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/rules"
	cgx "docent/rules/cgexpo"
	"docent/tracker"
)

// climbs slides a finger from the hits of a battle over rows of keys, to one of each; then it is lifted, or leads on to a square.
func (f *turn) climbs(hits string, keys []int, on bool) {
	f.Helper()
	f.taps++
	f.inSight(hits)
	b := f.table.Board().(*screen.Board)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	key := hand.Labelled(f.Window, hits).(*kit.ActionButton)
	from := at(key)
	last := from.AddXY(key.Size().Width/2, key.Size().Height/2)
	to := func(p fyne.Position) {
		key.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: p.Subtract(from)}, Dragged: fyne.NewDelta(p.X-last.X, p.Y-last.Y)})
		last = p
	}
	to(last.AddXY(0, -12))
	if f.onTheWay != nil {
		f.onTheWay()
	}
	for i, n := range keys {
		if len(b.Stairs()) < i+2 {
			f.Fatalf("%d rows of keys are shown", len(b.Stairs()))
		}
		row := b.Stairs()[i+1]
		if n < 0 { // it means nothing
			continue
		}
		size := row[n].Size()
		place := at(row[n]).AddXY(size.Width/2, size.Height/2)
		to(fyne.NewPos(last.X, place.Y)) // up, and then along the row
		to(place)
	}
	if on {
		v := b.View
		to(at(v).AddXY(v.Size().Width/2, 4))
		f.rests(to)
		f.leads("move")
		q := f.bare()
		to(at(v).Add(v.At(fyne.NewPos(float32(q.X())+0.5, float32(q.Y())+0.5))))
	}
	key.DragEnd()
	f.over()
}

// rests has the finger rest on the first square where something may come to lie, where that is asked, before it goes on.
func (f *turn) rests(to func(fyne.Position)) {
	f.Helper()
	for _, o := range f.evening.Position().Offers() {
		if o.Kind != "put" {
			continue
		}
		clock := time.Date(2026, 1, 1, 20, 0, 0, 0, time.UTC)
		defer kittest.Clock(func() time.Time { return clock })()
		q, _ := cgx.ParseSquare(o.Fields[0].Options[0].Value)
		v := f.table.Board().(*screen.Board).View
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(v).Add(v.At(fyne.NewPos(float32(q.X())+0.5, float32(q.Y())+0.5)))
		to(at)
		clock = clock.Add(400 * time.Millisecond)
		to(fyne.NewPos(at.X, at.Y+3*v.Scale()))
		return
	}
}

// driven holds where a thief has one podcaster beside him and no zapper, and other pieces stand where that one would be sent to.
func driven() cgexpo.Wish {
	const lastItem = cgx.CDs + 4*4 // behind the figures, four kinds for each of four thieves
	one := fought(true, 1, false)
	return cgexpo.Wish{Name: "driven", Holds: func(p *tracker.Play, n int) bool {
		s, ok := rules.StateOf[cgx.State](p.Position().View(rules.Table))
		if !ok || !one.Holds(p, n) {
			return false
		}
		for _, o := range p.Position().Offers() {
			if o.Kind != "battle" {
				continue
			}
			for pod := cgx.Scott; pod <= cgx.UK; pod++ {
				for other := cgx.Scott; other <= lastItem; other++ {
					if o.On[0] == rules.Of("figure", pod.String()) && other != pod && s.SquareOf(other) == s.StartOf(pod) {
						return true
					}
				}
			}
		}
		return false
	}}
}

// fought holds on a board of squares, or by zones, where a thief has so many podcasters beside him, with a zapper or without.
func fought(mapped bool, podcasters int, armed bool) cgexpo.Wish {
	return cgexpo.Wish{Name: fmt.Sprint("fought ", mapped, podcasters, armed), Holds: func(p *tracker.Play, _ int) bool {
		s, ok := rules.StateOf[cgx.State](p.Position().View(rules.Table))
		if !ok || s.Turn < 0 || armed != (s.Thieves[s.Turn].Items[cgx.Zapper].At == cgx.InPack) {
			return false
		}
		if _, on := s.Frantic(); on {
			return false
		}
		n := 0
		if mapped {
			for _, o := range p.Position().Offers() {
				if o.Kind == "battle" {
					n++
				}
			}
			return n == podcasters
		}
		if !stage.Offered(p, "near") {
			return false
		}
		for _, pod := range s.Podcasters {
			if pod.Beside.Has(s.Turn) {
				n++
			}
		}
		return n == podcasters && s.Thieves[s.Turn].Killed == 0
	}}
}

// From the hits of a battle a finger slides up to those of the next one, to what becomes of somebody escaped from and, where squares are
// tracked, over both dice to the square: each is a move of its own.
func TestASlideUpFromTheHits(t *testing.T) {
	for name, test := range map[string]struct {
		mapped     bool
		podcasters int
		armed      bool
		hits       string
		keys       []int
		on         bool
		want       []rules.Kind
	}{
		"two battles":                      {false, 2, true, "4", []int{3}, false, []rules.Kind{"near", "battle", "battle"}},
		"two battles, caught in the first": {false, 2, true, "0", []int{3}, false, []rules.Kind{"near", "battle"}},
		"two battles, both escaped":        {false, 2, false, "4", []int{4, 1}, false, []rules.Kind{"near", "battle", "stay", "battle", "stay"}},
		"one escape":                       {false, 1, false, "4", []int{0}, false, []rules.Kind{"near", "battle", "home"}},
		"a battle and the dice":            {true, 1, true, "4", []int{5, 2}, false, []rules.Kind{"battle", "roll"}},
		"a battle, one die":                {true, 1, true, "4", []int{5}, false, []rules.Kind{"battle"}},
		"a battle, dice and a square":      {true, 1, true, "4", []int{5, 2}, true, []rules.Kind{"battle", "roll", "move"}},
		"caught, dice and a square":        {true, 1, false, "1", []int{-1, 5, 2}, true, []rules.Kind{"battle", "roll", "move"}},
		"an escape, dice and a square":     {true, 1, false, "4", []int{1, 5, 2}, true, []rules.Kind{"battle", "stay", "roll", "move"}},
		"two battles, dice and a square":   {true, 2, false, "4", []int{0, -1, 5, 2}, true, []rules.Kind{"battle", "home", "battle", "roll", "move"}},
	} {
		for _, in := range some(append(least, view{fyne.NewSize(1280, 800), 100})) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginOn(t, in, test.mapped, fought(test.mapped, test.podcasters, test.armed))
				moves := len(f.evening.Line())
				f.climbs(test.hits, test.keys, test.on)
				n := len(f.evening.Line()) - moves
				if got := f.told(n); !slices.Equal(got, test.want) {
					t.Errorf("played are %v, want %v", got, test.want)
				}
			})
		}
	}
}

// What a finger enters ahead holds while the table is still told of the move before.
func TestWhatIsEnteredAheadWhileTheTableIsTold(t *testing.T) {
	before := play.StartTimer
	play.StartTimer = func(*fyne.Animation) {} // it is told for as long as the test takes
	t.Cleanup(func() { play.StartTimer = before })
	for name, test := range map[string]struct {
		mapped, armed, over bool // it is over as soon as the finger slides
		does                func(*turn)
		want                []rules.Kind
	}{
		"by zones, hits":      {false, true, false, func(f *turn) { f.tap("4") }, []rules.Kind{"near", "battle"}},
		"by zones, an escape": {false, false, false, func(f *turn) { f.climbs("4", []int{0}, false) }, []rules.Kind{"near", "battle", "home"}},
		"by squares, dice":    {true, true, false, func(f *turn) { f.climbs("4", []int{5, 2}, false) }, []rules.Kind{"battle", "roll"}},
		"by squares, dice and a square": {
			true, true, false, func(f *turn) { f.climbs("4", []int{5, 2}, true) },
			[]rules.Kind{"battle", "roll", "move"},
		},
		"by squares, the hits are thrown for the table": {true, true, false, func(f *turn) {
			f.tap(f.App.Text("cgexpo.board.roll"))
			if len(f.table.Board().(*screen.Board).Thrown()) == 0 {
				f.Error("the dice are not seen")
			}
		}, []rules.Kind{"battle"}},
		"by zones, an escape, and it is over": {false, false, true, func(f *turn) { f.climbs("4", []int{0}, false) }, []rules.Kind{"near", "battle", "home"}},
		"by squares, dice and a square, and it is over": {
			true, true, true, func(f *turn) { f.climbs("4", []int{5, 2}, true) },
			[]rules.Kind{"battle", "roll", "move"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			from := fought(test.mapped, 1, test.armed)
			f := beginOn(t, least[0], test.mapped, cgexpo.Wish{Name: from.Name + " and told", Holds: func(p *tracker.Play, moves int) bool {
				return from.Holds(p, moves) && toldInPlace(p.Line())
			}})
			f.table.Again()
			if p := f.table.Playback(); p == nil || !p.Still() {
				t.Fatal("the table is told nothing where the play stands")
			}
			if test.over {
				f.onTheWay = f.table.Settle
			}
			moves := len(f.evening.Line())
			test.does(f)
			f.over()
			if got := f.told(len(f.evening.Line()) - moves); !slices.Equal(got, test.want) {
				t.Errorf("played are %v, want %v", got, test.want)
			}
		})
	}
}

// toldInPlace reports whether the last move is told where the play stands: it tells much, and the referee took less than two steps.
func toldInPlace(line []tracker.Entry) bool {
	from, steps := len(line)-1, 0
	for ; from > 0 && line[from].Auto(); from-- {
		if len(tracker.Heard(line[from].Events, rules.Table)) > 0 {
			steps++
		}
	}
	return from >= 0 && steps < 2 && play.Watchable(line[from:])
}

// plain returns a square on a way of a podcaster, and on none of another one.
func (f *turn) plain(p cgx.Piece) cgx.Square {
	f.Helper()
	q, _ := plainOf(f.state(), p)
	if q == 0 {
		f.Fatalf("%v has no way of his own", p)
	}
	return q
}

// plainOf returns such a square that is on no way towards a thief, and the move there; 0 where there is none.
func plainOf(s *cgx.State, p cgx.Piece) (cgx.Square, cgx.Leg) {
	crossed := crossedBy(s, p)
	for _, r := range s.Rays(p) {
		for i, q := range r.Squares[:min(6, len(r.Squares))] {
			if r.Way != cgx.Toward && !crossed[q] {
				return q, cgx.Leg{Who: p, PodMove: cgx.PodMove{Way: r.Way, Steps: int8(i + 1)}}
			}
		}
	}
	return 0, cgx.Leg{}
}

// crossedBy returns the squares on which figures stand or to which other podcasters lead ways than one.
func crossedBy(s *cgx.State, p cgx.Piece) map[cgx.Square]bool {
	crossed := map[cgx.Square]bool{}
	for other := cgx.Scott; other <= cgx.Carl; other++ {
		crossed[s.SquareOf(other)] = true
		if other == p || other > cgx.UK {
			continue
		}
		for _, r := range s.Rays(other) {
			for _, q := range r.Squares {
				crossed[q] = true
			}
		}
	}
	return crossed
}

// least are the smallest windows of both kinds, with texts as they are and as large as can be.
var least = []view{{fyne.NewSize(360, 640), 100}, {fyne.NewSize(360, 640), 200}, {fyne.NewSize(667, 375), 100}, {fyne.NewSize(667, 375), 200}}

// Everything that a turn can hold makes five taps: battles and, by squares, dice and square are one slide, by zones all that the card did
// is one drag.
func TestEverythingAtOnce(t *testing.T) {
	squares := func(hits string, keys []int, movers int, carl bool) func(*turn) {
		return func(f *turn) {
			f.climbs(hits, keys, true)
			f.leads("read")
			for p := cgx.Scott; p < cgx.Scott+cgx.Piece(movers); p++ {
				f.hits(f.plain(p))
			}
			if !carl {
				f.play()
				return
			}
			if movers == 3 {
				f.swipes("0", f.vacant())
				f.over()
				return
			}
			f.drags(f.state().SquareOf(cgx.Carl), f.vacant())
			f.over()
			f.tap("0")
		}
	}
	zones := func(hits string, keys []int, items ...string) func(*turn) {
		return func(f *turn) {
			seat := rules.Of("figure", fmt.Sprint("thief.", f.state().Turn))
			f.climbs(hits, keys, false)
			f.leads("walk")
			f.brushes(items...)
			f.play()
			f.leads("quick")
			f.strokes("figure:scott", "figure:uk", "figure:socal", seat)
			f.sweeps("0")
		}
	}
	for name, test := range map[string]struct {
		mapped     bool
		podcasters int
		armed      bool
		does       func(*turn)
		taps       int
	}{
		"a battle, three movers and Carl":             {true, 1, true, squares("4", []int{5, 2}, 3, true), 5},
		"two battles, two movers and Carl":            {true, 2, false, squares("4", []int{4, 1, 5, 2}, 2, true), 5},
		"two battles, three movers and Carl":          {true, 2, false, squares("4", []int{4, 1, 5, 2}, 3, true), 5},
		"caught, and three movers":                    {true, 1, false, squares("0", []int{-1, 5, 2}, 3, false), 5},
		"an escape, items, all podcasters and Carl":   {false, 1, false, zones("4", []int{0}, "pass", "studson"), 5},
		"two escapes, items, all podcasters and Carl": {false, 2, false, zones("4", []int{4, 1}, "pass", "studson"), 5},
	} {
		for _, in := range some(least) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginOn(t, in, test.mapped, fought(test.mapped, test.podcasters, test.armed))
				turn := f.state().Turns
				test.does(f)
				f.ends(test.taps)
				if got := f.state().Turns; got != turn+1 {
					t.Errorf("after turn %d it is turn %d", turn, got)
				}
			})
		}
	}
}

// Where something lies on the start of a podcaster who was escaped from, the same slide rests on the square to which he comes instead: the
// fullest turn takes five taps then, too.
func TestTurnWithASquareInBetween(t *testing.T) {
	for _, in := range some(least) {
		t.Run(fmt.Sprint(in), func(t *testing.T) {
			f := beginOn(t, in, true, driven())
			moves := len(f.evening.Line())
			f.climbs("4", []int{0, 5, 2}, true)
			want := []rules.Kind{"battle", "home", "put", "roll", "move"}
			if got := f.told(len(f.evening.Line()) - moves); !slices.Equal(got, want) {
				t.Fatalf("played are %v, want %v", got, want)
			}
			for p := cgx.Scott; p <= cgx.UK; p++ {
				f.hits(f.plain(p))
			}
			f.swipes("0", f.vacant())
			f.over()
			f.ends(5)
		})
	}
}
