//go:build scenes

package cgexpo_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	screen "docent/app/games/cgexpo"
	"docent/app/kit/kittest"
	"docent/app/scenes/cgexpo"
	cgx "docent/rules/cgexpo"
)

// bends leads a podcaster to the last of squares in one go, and rests on those before.
func (f *turn) bends(p cgx.Piece, way ...cgx.Square) {
	f.Helper()
	f.taps++
	v := f.table.Board().(*screen.Board).View
	at := func(q cgx.Square) fyne.Position { return v.At(fyne.NewPos(float32(q.X())+0.5, float32(q.Y())+0.5)) }
	clock := time.Date(2026, 1, 1, 20, 0, 0, 0, time.UTC)
	defer kittest.Clock(func() time.Time { return clock })()
	from := at(f.state().SquareOf(p))
	for _, q := range way {
		to := at(q)
		const steps = 5
		by := fyne.NewDelta((to.X-from.X)/steps, (to.Y-from.Y)/steps)
		for n := range steps {
			clock = clock.Add(20 * time.Millisecond)
			at := from.AddXY(by.DX*float32(n+1), by.DY*float32(n+1))
			v.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: by})
		}
		clock = clock.Add(400 * time.Millisecond)
		from = to
	}
	v.DragEnd()
}

// off returns a square so many columns and rows from another one.
func off(q cgx.Square, x, y int) cgx.Square { return cgx.SquareAt(q.X()+x, q.Y()+y) }

// A podcaster who is dragged makes a move up to where the finger rests, and the next one from there; on the same way it is one move. Where
// the finger rests on him nothing begins.
func TestADragThatBends(t *testing.T) {
	for name, test := range map[string]struct {
		way  [][2]int // from where Scott stands
		want string
	}{
		"straight":                    {[][2]int{{0, -2}}, `scott:n2"`},
		"round a corner":              {[][2]int{{0, -2}, {-3, -2}}, `scott:n2 scott:w3"`},
		"round two corners":           {[][2]int{{0, -2}, {-3, -2}, {-3, -1}}, `scott:n2 scott:w3 scott:s1"`},
		"a rest on a straight way":    {[][2]int{{0, -1}, {0, -3}}, `scott:n3"`},
		"a rest before it begins":     {[][2]int{{0, 0}, {0, -2}}, `scott:n2"`},
		"a rest, and a slip from it":  {[][2]int{{0, -2}, {-3, -2}, {-3, -2}}, `scott:n2 scott:w3"`},
		"beside all ways, then on it": {[][2]int{{-3, -1}, {-3, 0}}, `scott:w3"`},
	} {
		for _, in := range some(phones) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginOn(t, in, true, cgexpo.Asks("roll", -1))
				f.walks()
				from := f.state().SquareOf(cgx.Scott)
				var way []cgx.Square
				for _, by := range test.way {
					way = append(way, off(from, by[0], by[1]))
				}
				f.bends(cgx.Scott, way...)
				f.play()
				f.led(test.want)
			})
		}
	}
}

// Whoever moves round corners is led by one drag: a turn in which all three do, with Carl or with a number that does not follow, takes
// five taps, and so does one after a battle.
func TestTurnWithWaysThatBend(t *testing.T) {
	corner := func(f *turn, p cgx.Piece, x, y int) {
		from := f.state().SquareOf(p)
		f.bends(p, off(from, 0, y), off(from, x, y))
	}
	two := func(f *turn) {
		corner(f, cgx.Scott, -3, -2)
		f.hits(f.ray(cgx.SoCal, cgx.North, 4))
		f.hits(f.ray(cgx.UK, cgx.South, 1))
	}
	carl := func(f *turn) {
		f.swipes("0", f.vacant())
		f.over()
	}
	for name, test := range map[string]struct {
		tell []func(*turn)
		legs string
	}{
		"one of three, and Carl": {[]func(*turn){two, carl}, "scott:n2 scott:w3 socal:n4 uk:s1"},
		"the last of three, and Carl": {[]func(*turn){func(f *turn) {
			f.hits(f.ray(cgx.SoCal, cgx.North, 4))
			f.hits(f.ray(cgx.UK, cgx.South, 1))
			corner(f, cgx.Scott, -3, -2)
		}, carl}, "socal:n4 uk:s1 scott:n2 scott:w3"},
		"one of three, and a number": {[]func(*turn){two, func(f *turn) { f.slides(17) }}, "scott:n2 scott:w3 socal:n4 uk:s1"},
		"all three, and Carl": {[]func(*turn){func(f *turn) {
			corner(f, cgx.Scott, -3, -2)
			corner(f, cgx.SoCal, 2, -3)
			corner(f, cgx.UK, 3, 1)
		}, carl}, "scott:n2 scott:w3 socal:n3 socal:e2 uk:s1 uk:e3"},
	} {
		for _, in := range some(append(views, view{fyne.NewSize(360, 640), 100})) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := tells(t, in, test.tell...)
				f.ends(5)
				f.spells(test.legs)
			})
		}
	}
}

// tells returns a turn in which the dice are entered and a card is told.
func tells(t *testing.T, in view, card ...func(*turn)) *turn {
	t.Helper()
	f := beginOn(t, in, true, cgexpo.Asks("roll", -1))
	f.glides("3 + 4")
	f.leads("read")
	for _, does := range card {
		does(f)
	}
	return f
}

// Where each part of a way takes a tap, one drag leads all others, so that the turn takes five taps with Carl, or with a number that does
// not follow; so it does where another one moves between the parts. Carl is led last. The finger rests on each.
func TestTurnWithOneDragForTheOthers(t *testing.T) {
	at := func(f *turn, p cgx.Piece) cgx.Square { return f.state().SquareOf(p) }
	tap := func(p cgx.Piece, x, y int) func(*turn) { return func(f *turn) { f.hits(off(at(f, p), x, y)) } }
	others := func(f *turn) {
		f.bends(cgx.SoCal, off(at(f, cgx.SoCal), 0, -4), at(f, cgx.UK), off(at(f, cgx.UK), 0, 1))
	}
	carl := func(f *turn) { f.swipes("0", f.vacant()) }
	for name, test := range map[string]struct {
		tell []func(*turn)
		legs string
		taps int
	}{
		"two parts by taps, and Carl": {
			[]func(*turn){tap(cgx.Scott, 0, -2), tap(cgx.Scott, -3, -2), others, carl}, "scott:n2 scott:w3 socal:n4 uk:s1", 5,
		},
		"two parts by taps, and a number": {
			[]func(*turn){tap(cgx.Scott, 0, -2), tap(cgx.Scott, -3, -2), others, func(f *turn) { f.slides(17) }},
			"scott:n2 scott:w3 socal:n4 uk:s1", 5,
		},
		"another's move in between, and Carl": {[]func(*turn){tap(cgx.Scott, 0, -2), tap(cgx.SoCal, 0, -4), func(f *turn) {
			f.bends(cgx.Scott, off(at(f, cgx.Scott), -3, -2), at(f, cgx.UK), off(at(f, cgx.UK), 0, 1))
		}, carl}, "scott:n2 socal:n4 scott:w3 uk:s1", 5},
		"two parts by taps, another one and Carl": {
			[]func(*turn){tap(cgx.Scott, 0, -2), tap(cgx.Scott, -3, -2), func(f *turn) {
				f.bends(cgx.SoCal, off(at(f, cgx.SoCal), 0, -4), at(f, cgx.Carl), f.vacant())
				f.over()
				f.tap("0")
			}}, "scott:n2 scott:w3 socal:n4", 5,
		},
		"all three, one of them twice": {
			[]func(*turn){func(f *turn) {
				f.bends(cgx.Scott, off(at(f, cgx.Scott), 0, -2), at(f, cgx.SoCal), off(at(f, cgx.SoCal), 0, -4),
					off(at(f, cgx.Scott), 0, -2), off(at(f, cgx.Scott), -3, -2), at(f, cgx.UK), off(at(f, cgx.UK), 0, 1))
			}, carl}, "scott:n2 socal:n4 scott:w3 uk:s1", 3,
		},
	} {
		for _, in := range some(append(views, view{fyne.NewSize(360, 640), 100})) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := tells(t, in, test.tell...)
				f.over()
				f.ends(test.taps)
				f.spells(test.legs)
			})
		}
	}
}

// spells holds the last card that was played to all of its moves.
func (f *turn) spells(want string) {
	f.Helper()
	for _, e := range slices.Backward(f.evening.Line()) {
		if e.Move.Kind == "read" {
			if got := string(e.Move.Data); !strings.Contains(got, `"`+want+`"`) {
				f.Errorf("played is %s, want %s", got, want)
			}
			return
		}
	}
}
