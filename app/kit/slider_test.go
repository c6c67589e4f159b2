package kit_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
)

// A tap goes to the step there, a drag through those between, beyond the ends to the first and the last.
func TestSlider(t *testing.T) {
	test.NewTempApp(t)
	var moved []int
	s := kit.NewSlider("Step", func(at int) { moved = append(moved, at) })
	s.Set(1, 11)
	s.Resize(fyne.NewSize(224, 48))
	for _, x := range []float32{112, 112, -40, 500} {
		s.Tapped(&fyne.PointEvent{Position: fyne.NewPos(x, 10)})
	}
	s.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(32, 10)}})
	s.DragEnd()
	if want := []int{6, 1, 11, 2}; !slices.Equal(moved, want) {
		t.Errorf("the slider moved to %v, want %v", moved, want)
	}
	s.Set(3, 11)
	if len(moved) != 4 {
		t.Error("setting it tells")
	}
}
