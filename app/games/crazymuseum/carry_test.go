package crazymuseum

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
)

// shifting is a table that is told where figures are dragged.
type shifting struct {
	boardtest.Host
	moved []rules.Thing
}

func (s *shifting) Move(figure, to rules.Thing) { s.moved = append(s.moved, figure, to) }

// A figure is carried while figures are loose or after a rest of the finger, to another room only; every other drag
// moves the map.
func TestCarries(t *testing.T) {
	for _, c := range []struct {
		name  string
		loose bool
		rest  time.Duration
		from  int // the room in which the drag begins
		to    int
		other bool // a second finger comes
		want  []rules.Thing
	}{
		{"a loose figure", true, 0, 3, 2, false, []rules.Thing{"seat:0", "room:2"}},
		{"after a rest", false, time.Second, 3, 2, false, []rules.Thing{"seat:0", "room:2"}},
		{"at once", false, 0, 3, 2, false, nil},
		{"an empty room", true, time.Second, 2, 3, false, nil},
		{"back to its room", true, 0, 3, 3, false, nil},
		{"with two fingers", true, 0, 3, 2, true, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			now := time.Date(2026, 7, 1, 20, 0, 0, 0, time.UTC)
			kit.Now = func() time.Time { return now }
			t.Cleanup(func() { kit.Now = time.Now })
			test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
			host := &shifting{}
			b := New(host)
			w := test.NewTempWindow(t, b)
			w.SetPadded(false)
			w.Resize(fyne.NewSize(366, 420))
			s := smallMuseum()
			b.Loosen(c.loose)
			b.show(readModel(s, board.Scene{}), false)
			b.view.ZoomBy(2)
			v := b.view
			from, to := v.At(draw.MiddleOf(tileIn(b.look, c.from).cell)), v.At(draw.MiddleOf(tileIn(b.look, c.to).cell))
			stands := slices.Clone(b.walkers)
			before := stands[0].Body.Position()
			v.TouchDown(&mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: from}})
			now = now.Add(c.rest)
			half := fyne.NewPos((from.X+to.X)/2+12, (from.Y+to.Y)/2)
			v.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: half}, Dragged: fyne.NewDelta(half.X-from.X, half.Y-from.Y)})
			if c.other {
				v.TouchDown(&mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: from}, ID: 1})
			}
			v.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(to.X-half.X, to.Y-half.Y)})
			v.DragEnd()
			if !slices.Equal(host.moved, c.want) {
				t.Errorf("the table is told %v, want %v", host.moved, c.want)
			}
			if len(host.Taps) > 0 || c.want != nil && b.walkers[0].Body.Position() != before || b.held.ring.Visible() {
				t.Errorf("tapped %v; the figure is left at %v, stood at %v", host.Taps, b.walkers[0].Body.Position(), before)
			}
		})
	}
}
