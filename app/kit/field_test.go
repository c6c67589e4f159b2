//go:build scenes

package kit_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// The wheel of a mouse over a field scrolls the sheet around it, as beside it.
func TestTheWheelOverAFieldScrolls(t *testing.T) {
	test.NewTempApp(t)
	look.NewLook().Apply()
	var fields []fyne.CanvasObject
	for range 8 {
		fields = append(fields, kit.NewTextField("", "note", nil))
	}
	list := arrange.NewScroll(arrange.Column(8, fields...))
	t.Cleanup(list.Hide) // the test driver knows one canvas: others would find it there
	w := test.NewTempWindow(t, list)
	w.Resize(fyne.NewSize(300, 160))
	for _, obj := range test.LaidOutObjects(list) { // as a window does before each frame
		obj.MinSize()
	}
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(fields[0]).AddXY(150, 24)
	test.Scroll(w.Canvas(), at, 0, -60)
	if list.Offset() != 60 {
		t.Errorf("the wheel scrolls by %v", list.Offset())
	}
}
