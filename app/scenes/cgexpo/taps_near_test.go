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
	"docent/app/scenes/cgexpo"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/rules"
	cgx "docent/rules/cgexpo"
	"docent/tracker"
)

// brings drags podcasters from where they are seen to the hits of their battle, in one go: it rests on those after the first, and goes on
// over rows of keys, to one of each, or is lifted before them where there are none.
func (f *turn) brings(keys []int, who ...rules.Thing) {
	f.Helper()
	f.taps++
	b := f.table.Board().(*screen.Board)
	clock := time.Date(2026, 1, 1, 20, 0, 0, 0, time.UTC)
	defer kittest.Clock(func() time.Time { return clock })()
	var last fyne.Position
	to := func(at fyne.Position) {
		const steps = 6
		by := fyne.NewDelta((at.X-last.X)/steps, (at.Y-last.Y)/steps)
		for range steps {
			last = last.AddXY(by.DX, by.DY)
			clock = clock.Add(10 * time.Millisecond)
			b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: last}, Dragged: by})
		}
	}
	for i, thing := range who {
		at := f.seen(thing)
		if i == 0 {
			last = at
		}
		to(at)
		clock = clock.Add(400 * time.Millisecond)
	}
	if keys != nil {
		shelf := b.Shelf()
		to(fyne.NewPos(shelf.X+shelf.W/2, shelf.Y+4))
		f.rows(keys, func(place fyne.Position) {
			place = place.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(b))
			to(fyne.NewPos(last.X, place.Y))
			to(place)
		})
	}
	b.DragEnd()
	f.over()
}

// rows leads a finger over the rows of keys that are shown, to one of each, by its place in the window.
func (f *turn) rows(keys []int, to func(place fyne.Position)) {
	f.Helper()
	b := f.table.Board().(*screen.Board)
	for i, n := range keys {
		if len(b.Stairs()) <= i {
			f.Fatalf("%d rows of keys are shown", len(b.Stairs()))
		}
		key := b.Stairs()[i][n]
		to(fyne.CurrentApp().Driver().AbsolutePositionForObject(key).AddXY(key.Size().Width/2, key.Size().Height/2))
	}
}

// raises slides a finger from the slot of a podcaster over those of others up to the hits, and over rows of keys, to one of each.
func (f *turn) raises(keys []int, who ...string) {
	f.Helper()
	f.taps++
	window := fyne.CurrentApp().Driver().AbsolutePositionForObject
	slot := func(who string) *kit.ActionButton {
		return hand.Labelled(f.Window, f.App.Text("cgexpo.board.tab."+who)).(*kit.ActionButton)
	}
	b, first := f.table.Board().(*screen.Board), slot(who[0])
	from := window(first)
	last := from.AddXY(first.Size().Width/2, first.Size().Height/2)
	to := func(at fyne.Position) {
		first.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at.Subtract(from)}, Dragged: fyne.NewDelta(at.X-last.X, at.Y-last.Y)})
		last = at
	}
	for _, other := range who[1:] {
		over := slot(other)
		to(window(over).AddXY(over.Size().Width/2, over.Size().Height/2))
	}
	if keys != nil {
		shelf := b.Shelf()
		to(window(b).AddXY(shelf.X+shelf.W-8, shelf.Y+shelf.H-4))
		f.rows(keys, func(place fyne.Position) {
			to(fyne.NewPos(last.X, place.Y))
			to(place)
		})
	}
	first.DragEnd()
	f.over()
}

// seen returns where the middle is of somebody who takes a finger.
func (f *turn) seen(thing rules.Thing) fyne.Position {
	f.Helper()
	for _, h := range slices.Backward(f.table.Board().(*screen.Board).Hits()) {
		if h.Thing == thing {
			return fyne.NewPos(h.Box.Mid())
		}
	}
	f.Fatalf("%s takes no finger", thing)
	return fyne.Position{}
}

// unmet holds where nobody is known to be beside the first thief, who may pick up everything and has or has not a zapper.
func unmet(armed bool) cgexpo.Wish {
	return cgexpo.Wish{Name: fmt.Sprint("unmet ", armed), Holds: func(p *tracker.Play, _ int) bool {
		s, ok := rules.StateOf[cgx.State](p.Position().View(rules.Table))
		if !ok || !stage.Offered(p, "near") || !stage.Offered(p, "walk") || s.Thieves[s.Turn].Killed != 0 || s.Scratch.Frantic {
			return false
		}
		items := s.Thieves[s.Turn].Items
		return (items[cgx.Zapper].At == cgx.InPack) == armed && items[cgx.Pass].At == cgx.AtStart && items[cgx.Studson].At == cgx.AtStart
	}}
}

// Whom nobody knew to be beside the thief is dragged to the hits, with others on whom the finger rests: that tells who they are and how
// their battles end. Lifted where no number is, it has only told who they are.
func TestAPodcasterIsDraggedToTheHits(t *testing.T) {
	const scott, uk = "figure:scott", "figure:uk"
	for name, test := range map[string]struct {
		armed bool
		keys  []int
		who   []rules.Thing
		want  []rules.Kind
		met   int // who is entered where nothing was played
	}{
		"one":                       {true, []int{4}, []rules.Thing{uk}, []rules.Kind{"near", "battle"}, 0},
		"one, who is escaped from":  {false, []int{4, 1}, []rules.Thing{uk}, []rules.Kind{"near", "battle", "stay"}, 0},
		"one, by whom he is caught": {false, []int{0}, []rules.Thing{uk}, []rules.Kind{"near", "battle"}, 0},
		"two":                       {true, []int{4, 3}, []rules.Thing{uk, scott}, []rules.Kind{"near", "battle", "battle"}, 0},
		"two, the first battle":     {true, []int{4}, []rules.Thing{uk, scott}, []rules.Kind{"near", "battle"}, 0},
		"two, no number":            {true, []int{}, []rules.Thing{uk, scott}, nil, 2},
		"one, elsewhere":            {true, nil, []rules.Thing{scott, scott}, nil, 1},
		"two, elsewhere":            {true, nil, []rules.Thing{scott, uk}, nil, 2},
	} {
		for _, in := range some(phones) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginOn(t, in, false, unmet(test.armed))
				moves := len(f.evening.Line())
				f.brings(test.keys, test.who...)
				if got := f.told(len(f.evening.Line()) - moves); !slices.Equal(got, test.want) {
					t.Errorf("played are %v, want %v", got, test.want)
				}
				if got := f.table.Board().(*screen.Board).Met(); test.want == nil && got != test.met {
					t.Errorf("%d are entered, want %d", got, test.met)
				}
			})
		}
	}
}

// met holds where one podcaster is known to be beside a thief without a zapper, who may pick up the pass and Studson.
var met = cgexpo.Wish{Name: "met", Holds: func(p *tracker.Play, n int) bool {
	s, ok := rules.StateOf[cgx.State](p.Position().View(rules.Table))
	if !ok || !cgexpo.Beside.Holds(p, n) || s.Thieves[s.Turn].Killed != 0 || s.Podcasters[cgx.UK-cgx.Scott].Beside.Has(s.Turn) {
		return false
	}
	items := s.Thieves[s.Turn].Items
	return items[cgx.Zapper].At != cgx.InPack && items[cgx.Pass].At == cgx.AtStart && items[cgx.Studson].At == cgx.AtStart
}}

// Where somebody is known to be beside the thief, a finger slides from the slot of another one to the hits of both.
func TestASlideFromWhomNobodyForesaw(t *testing.T) {
	for name, test := range map[string]struct {
		keys []int
		who  []string
		want []rules.Kind
		met  int // who is entered where nothing was played
	}{
		"both":           {[]int{4, 4, 1}, []string{"uk"}, []rules.Kind{"near", "battle", "stay", "battle", "stay"}, 0},
		"all three":      {[]int{4, 4, 0}, []string{"scott", "socal", "uk"}, []rules.Kind{"near", "battle", "home", "battle", "home", "battle"}, 0},
		"no number":      {[]int{}, []string{"uk"}, nil, 2},
		"over the slots": {nil, []string{"uk", "socal", "scott"}, nil, 3},
	} {
		for _, in := range some(phones) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginOn(t, in, false, met)
				moves := len(f.evening.Line())
				f.raises(test.keys, test.who...)
				if got := f.told(len(f.evening.Line()) - moves); !slices.Equal(got, test.want) {
					t.Errorf("played are %v, want %v", got, test.want)
				}
				if got := f.table.Board().(*screen.Board).Met(); test.want == nil && got != test.met {
					t.Errorf("%d are entered, want %d", got, test.met)
				}
			})
		}
	}
}

// So a turn that begins with battles that nobody foresaw has room for all that a turn can hold.
func TestTurnByZonesWithBattlesThatNobodyForesaw(t *testing.T) {
	for name, test := range map[string]struct {
		from cgexpo.Wish
		does func(*turn)
	}{
		"one":                 {unmet(false), func(f *turn) { f.brings([]int{4, 0}, "figure:uk") }},
		"two":                 {unmet(false), func(f *turn) { f.brings([]int{4, 4, 0}, "figure:uk", "figure:scott") }},
		"one besides another": {met, func(f *turn) { f.raises([]int{4, 4, 0}, "uk") }},
	} {
		for _, in := range some(phones) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginOn(t, in, false, test.from)
				turn, seat := f.state().Turns, rules.Of("figure", fmt.Sprint("thief.", f.state().Turn))
				test.does(f)
				f.leads("walk")
				f.brushes("pass", "studson")
				f.play()
				f.leads("quick")
				f.strokes("figure:scott", "figure:uk", "figure:socal", seat)
				f.sweeps("0")
				f.ends(5)
				if got := f.state().Turns; got != turn+1 {
					t.Errorf("after turn %d it is turn %d", turn, got)
				}
			})
		}
	}
}
