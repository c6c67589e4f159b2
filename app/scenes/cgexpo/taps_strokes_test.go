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
	"docent/app/parts"
	"docent/app/scenes/cgexpo"
	"docent/app/scenes/hand"
	"docent/rules"
	cgx "docent/rules/cgexpo"
)

// phones are windows of all kinds, the least ones with the largest texts, too.
var phones = append(slices.Clone(views), view{fyne.NewSize(360, 640), 100}, view{fyne.NewSize(360, 640), 200},
	view{fyne.NewSize(667, 375), 100}, view{fyne.NewSize(667, 375), 200}, view{fyne.NewSize(1280, 800), 100})

// strokes drags a podcaster to the last of things in one go, and rests on those before.
func (f *turn) strokes(way ...rules.Thing) {
	f.Helper()
	f.taps++
	b := f.table.Board().(*screen.Board)
	at := func(thing rules.Thing) fyne.Position {
		for _, h := range slices.Backward(b.Hits()) {
			if h.Thing == thing {
				return fyne.NewPos(h.Box.Mid())
			}
		}
		f.Fatalf("%s takes no finger", thing)
		return fyne.Position{}
	}
	var points []fyne.Position
	for _, thing := range way {
		points = append(points, at(thing))
	}
	clock := time.Date(2026, 1, 1, 20, 0, 0, 0, time.UTC)
	defer kittest.Clock(func() time.Time { return clock })()
	for i, to := range points[1:] {
		by := fyne.NewDelta((to.X-points[i].X)/4, (to.Y-points[i].Y)/4)
		for n := range 4 {
			at := points[i].AddXY(by.DX*float32(n+1), by.DY*float32(n+1))
			clock = clock.Add(10 * time.Millisecond)
			b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: by})
		}
		clock = clock.Add(400 * time.Millisecond)
	}
	b.DragEnd()
}

// A podcaster who is dragged brings others along on whom the finger rests; where it rests on a thief before the next one, those in hand
// stay there. Whom it only passes it does not mean.
func TestAStrokeOverPodcasters(t *testing.T) {
	const scott, socal, uk = "figure:scott", "figure:socal", "figure:uk"
	const first, second = "figure:thief.0", "figure:thief.1"
	for name, test := range map[string]struct {
		way  []rules.Thing
		want [3]string
	}{
		"one":                                {[]rules.Thing{scott, first}, [3]string{"by.0", "", ""}},
		"two beside one thief":               {[]rules.Thing{scott, uk, first}, [3]string{"by.0", "", "by.0"}},
		"all beside one thief":               {[]rules.Thing{scott, uk, socal, first}, [3]string{"by.0", "by.0", "by.0"}},
		"each beside another":                {[]rules.Thing{scott, first, uk, second}, [3]string{"by.0", "", "by.1"}},
		"the last thief counts":              {[]rules.Thing{uk, first, second}, [3]string{"", "", "by.1"}},
		"two beside one, one beside another": {[]rules.Thing{uk, scott, first, socal, second}, [3]string{"by.0", "by.1", "by.0"}},
		"one beside a thief, one away":       {[]rules.Thing{scott, first, socal, "figure:itg"}, [3]string{"by.0", "away", ""}},
		"one on whom it ends stays":          {[]rules.Thing{scott, first, uk}, [3]string{"away", "", ""}},
		"back to where it began":             {[]rules.Thing{scott, first, scott}, [3]string{}},
	} {
		for _, in := range some(phones) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginOn(t, in, false, inside)
				f.play()
				f.leads("quick")
				f.strokes(test.way...)
				if got := f.table.Board().(*screen.Board).Tale(); got != test.want {
					t.Errorf("entered is %q, want %q", got, test.want)
				}
			})
		}
	}
}

// brushes slides a finger from the key of an item over those of others, in one go.
func (f *turn) brushes(items ...string) {
	f.Helper()
	f.taps++
	key := func(item string) *kit.ActionButton {
		return hand.Labelled(f.Window, parts.Capital(f.App.Text("cgexpo.item."+item))).(*kit.ActionButton)
	}
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	first := key(items[0])
	from := at(first)
	for _, item := range items {
		over := key(item)
		by := at(over).Subtract(from).AddXY(over.Size().Width/2, over.Size().Height/2)
		first.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: by}, Dragged: fyne.NewDelta(20, 0)})
	}
	first.DragEnd()
}

// One stroke over items picks them up, or leaves them where the first of them was picked up.
func TestAStrokeOverItems(t *testing.T) {
	for name, test := range map[string]struct {
		strokes [][]string
		taken   []cgx.Item
	}{
		"one":                    {[][]string{{"key"}}, []cgx.Item{cgx.Key}},
		"two":                    {[][]string{{"zapper", "key"}}, []cgx.Item{cgx.Zapper, cgx.Key}},
		"from the last one":      {[][]string{{"studson", "pass", "key"}}, []cgx.Item{cgx.Key, cgx.Pass, cgx.Studson}},
		"there and back":         {[][]string{{"zapper", "key", "zapper"}}, []cgx.Item{cgx.Zapper, cgx.Key}},
		"and back to leave them": {[][]string{{"zapper", "key", "pass"}, {"key", "pass"}}, []cgx.Item{cgx.Zapper}},
	} {
		for _, in := range some(phones) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginOn(t, in, false, inside)
				f.leads("walk")
				for _, items := range test.strokes {
					f.brushes(items...)
				}
				f.play()
				s := f.state()
				for kind := range cgx.Studson + 1 {
					if got := s.Thieves[0].Items[kind].At == cgx.InPack; got != slices.Contains(test.taken, kind) {
						t.Errorf("%v is picked up: %t", kind, got)
					}
				}
			})
		}
	}
}

// By zones everything that a turn can hold after its battles makes five taps with one of them.
func TestFullestTurnsByZones(t *testing.T) {
	const first, second = "figure:thief.0", "figure:thief.1"
	for name, test := range map[string]struct {
		from   cgexpo.Wish
		does   func(*turn)
		taken  []cgx.Item
		beside [3]rules.Seat
		taps   int
	}{
		"a battle, two items and two podcasters": {beset, func(f *turn) {
			f.fights("0")
			f.brushes("zapper", "key")
			f.play()
			f.leads("quick")
			f.strokes("figure:scott", "figure:uk", first)
			f.play()
		}, []cgx.Item{cgx.Zapper, cgx.Key}, [3]rules.Seat{0, rules.Table, 0}, 5},
		"a battle, a locked zone, two items, all podcasters beside different thieves, and Carl": {beset, func(f *turn) {
			f.fights("0")
			f.brushes("zapper", "key")
			f.goesInto(vipRoom)
			f.leads("quick")
			f.strokes("figure:scott", first, "figure:uk", second, "figure:socal", first)
			f.sweeps("0")
		}, []cgx.Item{cgx.Zapper, cgx.Key, cgx.Pass}, [3]rules.Seat{0, 0, 1}, 5},
	} {
		for _, in := range some(phones) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginOn(t, in, false, test.from)
				test.does(f)
				f.ends(test.taps)
				s := f.state()
				for _, kind := range test.taken {
					if at := s.Thieves[0].Items[kind].At; at != cgx.InPack && at != cgx.InPan { // Carl may win it
						t.Errorf("%v was not picked up", kind)
					}
				}
				for i, seat := range test.beside {
					if by := s.Podcasters[i].Beside; seat != rules.Table && !by.Has(seat) {
						t.Errorf("podcaster %d is beside %v, not %d", i, by, seat)
					}
				}
			})
		}
	}
}
