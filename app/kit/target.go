package kit

import "fyne.io/fyne/v2"

// Target is something to press, by a finger or by a key.
type Target interface {
	fyne.Tappable
	fyne.Accessible
	Locked() bool
}

// Composed is a widget with targets in it.
type Composed interface {
	Inside() []fyne.CanvasObject // in reading order
}

// TargetsIn returns the targets among what is shown, in reading order: those in containers and widgets, too.
func TargetsIn(objs ...fyne.CanvasObject) (found []Target) {
	for _, obj := range objs {
		if !obj.Visible() {
			continue
		}
		switch one := obj.(type) {
		case Target:
			found = append(found, one)
		case *fyne.Container:
			found = append(found, TargetsIn(one.Objects...)...)
		case Composed:
			found = append(found, TargetsIn(one.Inside()...)...)
		}
	}
	return found
}

// ButtonsIn returns the buttons among them.
func ButtonsIn(objs ...fyne.CanvasObject) (found []*ActionButton) {
	for _, one := range TargetsIn(objs...) {
		if b, ok := one.(*ActionButton); ok {
			found = append(found, b)
		}
	}
	return found
}
