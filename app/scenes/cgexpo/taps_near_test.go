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
	"docent/app/scenes/cgexpo"
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
	before := kit.Now
	kit.Now = func() time.Time { return clock }
	defer func() { kit.Now = before }()
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
		window := fyne.CurrentApp().Driver().AbsolutePositionForObject
		for i, n := range keys {
			if len(b.Stairs()) <= i {
				f.Fatalf("%d rows of keys are shown", len(b.Stairs()))
			}
			key := b.Stairs()[i][n]
			place := window(key).Subtract(window(b)).AddXY(key.Size().Width/2, key.Size().Height/2)
			to(fyne.NewPos(last.X, place.Y))
			to(place)
		}
	}
	b.DragEnd()
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

// So a turn that begins with battles that nobody foresaw has room for all that a turn can hold.
func TestTurnByZonesWithBattlesThatNobodyForesaw(t *testing.T) {
	for name, test := range map[string]struct {
		armed bool
		keys  []int
		who   []rules.Thing
	}{
		"one": {false, []int{4, 0}, []rules.Thing{"figure:uk"}},
		"two": {false, []int{4, 4, 0}, []rules.Thing{"figure:uk", "figure:scott"}},
	} {
		for _, in := range some(phones) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginOn(t, in, false, unmet(test.armed))
				turn, seat := f.state().Turns, rules.Of("figure", fmt.Sprint("thief.", f.state().Turn))
				f.brings(test.keys, test.who...)
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
