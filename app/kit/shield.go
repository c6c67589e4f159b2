package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
)

// Shield takes the taps beside what stands on it: nothing beneath feels them. It is of any size, and draws nothing.
type Shield struct{ widget.BaseWidget }

// NewShield returns a shield.
func NewShield() *Shield {
	s := &Shield{}
	s.ExtendBaseWidget(s)
	return s
}

// Passing reports whether it goes away once what stands on it is read or answered: until then what is beneath may be hidden.
func (s *Shield) Passing() bool { return true }

// MinSize lets it be of any size.
func (s *Shield) MinSize() fyne.Size { return fyne.Size{} }

// Tapped does nothing.
func (s *Shield) Tapped(*fyne.PointEvent) {}

// TappedSecondary does nothing: it is a slow tap.
func (s *Shield) TappedSecondary(*fyne.PointEvent) {}

// AccessibilityLabel returns no words: there is nothing to tap.
func (s *Shield) AccessibilityLabel() string { return "" }

// AccessibilityRole returns that of a ground.
func (s *Shield) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer draws nothing.
func (s *Shield) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(s, func(fyne.Size) []fyne.CanvasObject { return nil })
}
