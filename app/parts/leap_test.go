package parts

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
)

// A leap that would not change the number is greyed, and what it changes is told.
func TestALeapEndsWithItsRange(t *testing.T) {
	test.NewTempApp(t)
	told := 0
	s := kit.NewStepper("", 1, 1, 9, "less", "more", func(n int) { told = n })
	var less, more *kit.ActionButton
	Leaps(s, func(all ...fyne.CanvasObject) fyne.CanvasObject {
		less, more = all[0].(*kit.ActionButton), all[2].(*kit.ActionButton)
		return all[1]
	})
	for _, c := range []struct {
		tap        *kit.ActionButton
		want       int
		less, more bool // which is greyed then
	}{{less, 0, true, false}, {more, 6, false, false}, {more, 9, false, true}, {less, 4, false, false}} {
		c.tap.OnTapped()
		if told != c.want || less.Greyed != c.less || more.Greyed != c.more {
			t.Errorf("the number is %d, less greyed %v, more greyed %v, want %+v", told, less.Greyed, more.Greyed, c)
		}
	}
}
