package draw

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
	"docent/rules"
)

// yard is a board of four squares in a row, on which somebody stands, with a button of its own beside them.
type yard struct {
	Map
	stands int
	taps   []fyne.Position
	skips  int
	paints int // how often it was drawn beside the map
	maps   int // and the map
}

var _ board.Board = (*yard)(nil)

func (y *yard) Present(board.Scene) {}

func (y *yard) Things() []rules.Thing { return nil }

func (y *yard) HeightFor(width float32) float32 { return width / 2 }

func (y *yard) Skip() {
	y.skips++
	y.Map.Skip()
}

// told is a table that is told where figures are dragged.
type told struct {
	boardtest.Host
	moved []rules.Thing
}

func (s *told) Move(figure, to rules.Thing) { s.moved = append(s.moved, figure, to) }

func (y *yard) spot() Spot { return SpotAt(float32(y.stands)+0.5, 0.5, 0.5) }

func square(x int) Hit {
	if x < 0 || x > 3 {
		return Hit{}
	}
	return Hit{At(float32(x), 0, 1, 1), rules.Of("square", x)}
}

// newYard returns a yard in a window, where somebody stands on the second square.
func newYard(t *testing.T, motion bool) (*yard, *told) {
	t.Helper()
	worn := look.NewLook()
	worn.Motion = motion
	test.NewTempApp(t).Settings().SetTheme(worn)
	host, y := &told{}, &yard{stands: 1}
	y.ExtendMap(y, host, Hooks{
		Paint: func(s *Sketch, size fyne.Size) {
			y.paints++
			y.TakeTaps(At(0, 0, 40, 40), "below")
			y.TakeTaps(At(10, 10, 10, 10).AtLeast(20), "above")
			s.Add(y.View, At(0, 60, size.Width, size.Height-60))
		},
		Tap:   host.Tap,
		Label: func() string { return "a yard" },
	}, Ground{
		Buttons: []string{"less", "more"}, Legible: 40, Most: 100, Tile: 1, Aloft: 0.2,
		Paint: func(e Easel) {
			y.maps++
			y.Landing(e, 3, 4)
			y.Stand(e, Figure{Who: "who", At: y.spot(), Reach: 1.5, Paint: func(s *Sketch, cx, cy, d float32) { s.Disc(cx, cy, d/2, White, Black, 1) }})
		},
		Tap: func(at fyne.Position) { y.taps = append(y.taps, at) },
		Grab: func(at fyne.Position) Grip {
			if y.spot().Nears(at, 0.4) {
				return Grip{"who", square(y.stands).Thing}
			}
			return Grip{}
		},
		Land: func(at fyne.Position) Hit { return square(int(CellAt(at).X)) },
	})
	y.Frame(At(0, 0, 4, 1), fyne.NewPos(0.5, 0.5))
	w := test.NewTempWindow(t, y)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(320, 200))
	y.Advance(nil, false)
	return y, host
}

// stood returns where the figure is drawn, in cells.
func (y *yard) stood() fyne.Position {
	w := y.walkers[0]
	at, scale := w.body.Position(), y.View.Scale()
	return fyne.NewPos(at.X/scale+w.side/2, at.Y/scale+w.side/2)
}

// Beside the map the uppermost place takes a tap, a place made as large as a finger too.
func TestTapsBesideTheMap(t *testing.T) {
	y, host := newYard(t, true)
	for _, at := range []fyne.Position{{X: 30, Y: 30}, {X: 6, Y: 6}, {X: 50, Y: 50}} {
		y.Tapped(&fyne.PointEvent{Position: at})
	}
	if !slices.Equal(host.Taps, []rules.Thing{"below", "above"}) {
		t.Errorf("the taps touch %v", host.Taps)
	}
}

// A board that was just presented is not drawn once more with what is around it, unless it got another size; its buttons are: their
// colours may be others.
func TestAStillBoardIsNotDrawnAgain(t *testing.T) {
	y, _ := newYard(t, true)
	refreshed := func() [2]int {
		y.paints, y.maps = 0, 0
		y.Refresh()
		return [2]int{y.paints, y.maps}
	}
	if times := refreshed(); times != [2]int{1, 1} {
		t.Errorf("a refresh draws board and map %v times", times)
	}
	y.Still(true)
	if times := refreshed(); times != [2]int{} {
		t.Errorf("a refresh of a still one draws board and map %v times", times)
	}
	y.paints, y.maps = 0, 0
	y.Resize(fyne.NewSize(300, 200))
	if y.paints == 0 || y.maps == 0 {
		t.Error("a still board in another size is not drawn")
	}
	y.Still(false)
	if times := refreshed(); times != [2]int{1, 1} {
		t.Errorf("a refresh afterwards draws board and map %v times", times)
	}
}

// A figure is carried while figures are loose or after a rest of the finger, to another place only; every other drag
// moves the map.
func TestCarries(t *testing.T) {
	there := []rules.Thing{"who", "square:2"}
	for _, c := range []struct {
		name     string
		loose    bool
		rest     time.Duration
		from, to int
		other    bool // a second finger comes
		want     []rules.Thing
	}{
		{"a loose figure", true, 0, 1, 2, false, there},
		{"after a rest", false, time.Second, 1, 2, false, there},
		{"at once", false, 0, 1, 2, false, nil},
		{"an empty square", true, time.Second, 2, 1, false, nil},
		{"back to its square", true, 0, 1, 1, false, nil},
		{"with two fingers", true, 0, 1, 2, true, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			now := time.Date(2026, 7, 1, 20, 0, 0, 0, time.UTC)
			t.Cleanup(kittest.Clock(func() time.Time { return now }))
			y, host := newYard(t, false)
			y.Loosen(c.loose)
			v, before := y.View, y.stood()
			from, to := v.At(square(c.from).middle()), v.At(square(c.to).middle())
			half := fyne.NewPos((from.X+to.X)/2+12, (from.Y+to.Y)/2)
			v.TouchDown(&mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: from}})
			now = now.Add(c.rest)
			v.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: half}, Dragged: fyne.NewDelta(half.X-from.X, half.Y-from.Y)})
			if c.other {
				v.TouchDown(&mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: from}, ID: 1})
			}
			v.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(to.X-half.X, to.Y-half.Y)})
			if carried := c.want != nil || c.other; y.hand.ring.Visible() != carried || carried && y.stood().X == before.X {
				t.Errorf("on the way the ring shows: %t, the figure is at %v", y.hand.ring.Visible(), y.stood())
			}
			v.DragEnd()
			if !slices.Equal(host.moved, c.want) {
				t.Errorf("the table is told %v, want %v", host.moved, c.want)
			}
			if len(y.taps) > 0 || c.want != nil && y.stood() != before || y.hand.ring.Visible() {
				t.Errorf("tapped %v; the figure is left at %v, stood at %v", y.taps, y.stood(), before)
			}
		})
	}
}

// relay leads somebody up to the third square, and from there another one.
type relay struct{ put fyne.Position }

func (r *relay) Take(fyne.Position) rules.Thing { return "who" }

func (r *relay) Pass(at fyne.Position) rules.Thing {
	if at.X < 2 {
		return "who"
	}
	return "another"
}

func (r *relay) Put(at fyne.Position, _ bool) { r.put = at }

// A figure that is led by the rules stays at the finger until the board leads another one, and then stands where it stood.
func TestALedFigureGivesWay(t *testing.T) {
	y, _ := newYard(t, false)
	guide := &relay{}
	y.ground.Guide = guide
	before, v := y.stood(), y.View
	at := v.At(square(1).middle())
	for _, x := range []float32{1.8, 2.6} {
		to := v.At(fyne.NewPos(x, 0.5))
		v.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(to.X-at.X, to.Y-at.Y)})
		at = to
		if stays := y.stood() == before; stays != (x > 2) {
			t.Errorf("led to %v, it stands where it stood: %t", x, stays)
		}
	}
	v.DragEnd()
	if Apart(guide.put, fyne.NewPos(2.6, 0.5)) > 0.1 {
		t.Errorf("it was put at %v", guide.put)
	}
}

func (h Hit) middle() fyne.Position {
	x, y := h.Box.Mid()
	return fyne.NewPos(x, y)
}

// Figures walk along their ways where things may move; a tap on the map only ends the walk, and then all stand where
// they belong.
func TestFiguresWalk(t *testing.T) {
	for _, motion := range []bool{true, false} {
		y, _ := newYard(t, motion)
		y.stands = 3
		way := []fyne.Position{square(1).middle(), square(2).middle(), square(3).middle()}
		if walks := y.Depart(Ways{"who": way}); walks != motion {
			t.Fatalf("with motion %t somebody departs: %t", motion, walks)
		}
		y.Redraw()
		y.View.Present(false)
		if want := way[0]; motion && Apart(y.stood(), want) > 0.01 {
			t.Errorf("who departs is at %v, not at %v", y.stood(), want)
		}
		y.View.Tapped(&fyne.PointEvent{Position: fyne.NewPos(100, 40)})
		if y.Walking() || Apart(y.stood(), way[2]) > 0.01 {
			t.Errorf("with motion %t the figure is left at %v", motion, y.stood())
		}
		if taps := len(y.taps); (taps == 0) != motion {
			t.Errorf("with motion %t the tap counts %d times", motion, taps)
		}
	}
}

// A way of several spots is walked at one pace.
func TestAlong(t *testing.T) {
	way := []fyne.Position{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 1, Y: 2}}
	for done, want := range map[float32]fyne.Position{0: {X: 0, Y: 0}, 0.25: {X: 0.5, Y: 0}, 0.5: {X: 1, Y: 0}, 0.75: {X: 1, Y: 1}, 1: {X: 1, Y: 2}} {
		if got := along(way, done); got != want {
			t.Errorf("after %v of the way one is at %v, want %v", done, got, want)
		}
	}
}
