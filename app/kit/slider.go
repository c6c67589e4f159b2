package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit/look"
)

// Slider is a track whose thumb a finger takes to any step.
type Slider struct {
	steps
	Label   string
	OnMoved func(int) // to a step that somebody chose

	thumb canvas.Circle
}

var (
	_ fyne.Tappable          = (*Slider)(nil)
	_ fyne.SecondaryTappable = (*Slider)(nil)
	_ fyne.Draggable         = (*Slider)(nil)
	_ fyne.Accessible        = (*Slider)(nil)
)

// NewSlider returns a slider; a screen reader says the label.
func NewSlider(label string, moved func(int)) *Slider {
	s := &Slider{Label: label, OnMoved: moved}
	s.ExtendBaseWidget(s)
	return s
}

const thumbSize float32 = 24

// Tapped goes to the step there.
func (s *Slider) Tapped(e *fyne.PointEvent) {
	if e != nil {
		s.to(e.Position.X)
	}
}

// TappedSecondary does the same for a slow tap.
func (s *Slider) TappedSecondary(e *fyne.PointEvent) { s.Tapped(e) }

// Dragged takes the thumb along.
func (s *Slider) Dragged(e *fyne.DragEvent) { s.to(e.Position.X) }

// DragEnd leaves it there.
func (s *Slider) DragEnd() {}

func (s *Slider) to(x float32) {
	way := s.Size().Width - thumbSize
	if way <= 0 || s.Of < 2 {
		return
	}
	part := min(max((x-thumbSize/2)/way, 0), 1)
	at := 1 + int(part*float32(s.Of-1)+0.5)
	if at == s.At {
		return
	}
	s.Set(at, s.Of)
	if s.OnMoved != nil {
		s.OnMoved(at)
	}
}

// AccessibilityLabel returns what it is for.
func (s *Slider) AccessibilityLabel() string { return s.Label }

// AccessibilityRole returns the nearest there is.
func (s *Slider) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// MinSize returns a finger's.
func (s *Slider) MinSize() fyne.Size { return fyne.NewSize(2*look.Touch, look.Touch) }

// CreateRenderer draws the groove, what of it is done, and the thumb.
func (s *Slider) CreateRenderer() fyne.WidgetRenderer { return NewDrawn(s, s.draw) }

func (s *Slider) draw(size fyne.Size) []fyne.CanvasObject {
	y, way := (size.Height-trackHeight)/2, max(0, size.Width-thumbSize)
	x := way * float32(s.At-1) / float32(max(1, s.Of-1))
	s.paint(look.Brass)
	s.thumb.FillColor = theme.Color(look.Brass)
	Place(&s.groove, thumbSize/2, y, way, trackHeight)
	Place(&s.done, thumbSize/2, y, x, trackHeight)
	Place(&s.thumb, x, (size.Height-thumbSize)/2, thumbSize, thumbSize)
	return []fyne.CanvasObject{&s.groove, &s.done, &s.thumb}
}
