package crazymuseum

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/board/draw"
	"docent/rules"
)

// shifting is a table that is told where figures are dragged.
type shifting struct {
	boardtest.Host
	moved []rules.Thing
}

func (s *shifting) Move(figure, to rules.Thing) { s.moved = append(s.moved, figure, to) }

// A loose figure is carried to another room only; nobody stands in an empty one.
func TestCarries(t *testing.T) {
	for _, c := range []struct {
		name     string
		from, to int // the rooms
		want     []rules.Thing
	}{
		{"a figure", 3, 2, []rules.Thing{"seat:0", "room:2"}},
		{"an empty room", 2, 3, nil},
		{"back to its room", 3, 3, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			host := &shifting{}
			b := New(host)
			boardtest.Show(t, b, fyne.NewSize(366, 420))
			b.Loosen(true)
			b.show(readModel(smallMuseum(), board.Scene{}, 0), false)
			b.View.ZoomBy(2)
			at := func(room int) fyne.Position { return b.View.At(draw.MiddleOf(tileIn(b.look, room).cell)) }
			from, to := at(c.from), at(c.to)
			half := fyne.NewPos((from.X+to.X)/2+12, (from.Y+to.Y)/2)
			b.View.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: half}, Dragged: fyne.NewDelta(half.X-from.X, half.Y-from.Y)})
			b.View.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(to.X-half.X, to.Y-half.Y)})
			b.View.DragEnd()
			if !slices.Equal(host.moved, c.want) || len(host.Taps) > 0 {
				t.Errorf("the table is told %v and %v is touched, want %v", host.moved, host.Taps, c.want)
			}
		})
	}
}
