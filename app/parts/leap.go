package parts

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// Leap is the step of the outer buttons of a number with a wide range.
const Leap = 5

// Leaps sets beside a number of a wide range the buttons that change it by a Leap, greyed at its ends. Where texts are
// large they are under it, elsewhere line sets all three.
func Leaps(s *kit.Stepper, line func(...fyne.CanvasObject) fyne.CanvasObject) fyne.CanvasObject {
	leap := func(by int) *kit.ActionButton {
		return kit.NewActionButton("", Points(by), func() { s.Step(by) })
	}
	less, more := leap(-Leap), leap(Leap)
	limit := func() {
		less.SetGreyed(s.Value <= s.Min)
		more.SetGreyed(!s.Unlimited && s.Value >= s.Max)
	}
	limit()
	changed := s.OnChanged
	s.OnChanged = func(n int) {
		limit()
		if changed != nil {
			changed(n)
		}
	}
	if look.LargeText() {
		return arrange.Column(look.Gap, arrange.Centre(s), arrange.Spread(look.Gap, less, more))
	}
	return line(less, s, more)
}
