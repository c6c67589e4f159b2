package parts

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
)

// Leap is the step of the outer buttons of a number with a wide range.
const Leap = 5

// Leaps sets beside a number of a wide range the buttons that change it by a Leap. Where texts are large they are
// under it, elsewhere line sets all three.
func Leaps(s *kit.Stepper, line func(...fyne.CanvasObject) fyne.CanvasObject) fyne.CanvasObject {
	leap := func(by int) fyne.CanvasObject {
		return kit.NewActionButton("", Points(by), func() { s.Step(by) })
	}
	less, more := leap(-Leap), leap(Leap)
	if kit.LargeText() {
		return kit.Column(kit.Gap, kit.Centre(s), kit.Spread(kit.Gap, less, more))
	}
	return line(less, s, more)
}
