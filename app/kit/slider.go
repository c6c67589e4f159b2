package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
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
func (s *Slider) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(s, s.draw) }

func (s *Slider) draw(size fyne.Size) []fyne.CanvasObject {
	y, way := (size.Height-trackHeight)/2, max(0, size.Width-thumbSize)
	x := way * float32(s.At-1) / float32(max(1, s.Of-1))
	s.paint(look.Brass)
	s.thumb.FillColor = theme.Color(look.Brass)
	arrange.Place(&s.groove, thumbSize/2, y, way, trackHeight)
	arrange.Place(&s.done, thumbSize/2, y, x, trackHeight)
	arrange.Place(&s.thumb, x, (size.Height-thumbSize)/2, thumbSize, thumbSize)
	return []fyne.CanvasObject{&s.groove, &s.done, &s.thumb}
}

// steps is how far along something is, as a groove of which a part is done.
type steps struct {
	widget.BaseWidget
	At, Of int // At counts from 1

	groove, done canvas.Rectangle
}

// Set moves to a step, without telling anybody.
func (s *steps) Set(at, of int) {
	s.At, s.Of = at, of
	s.Refresh()
}

// paint gives groove and done their colours.
func (s *steps) paint(ink fyne.ThemeColorName) {
	s.groove.CornerRadius, s.done.CornerRadius = trackHeight/2, trackHeight/2
	s.groove.FillColor, s.done.FillColor = theme.Color(look.Hollow), theme.Color(ink)
}

// Track shows how far along something is that has too many steps for dots.
type Track struct {
	steps
	Ink fyne.ThemeColorName
}

// NewTrack returns an empty track.
func NewTrack() *Track {
	t := &Track{Ink: look.Brass}
	t.ExtendBaseWidget(t)
	return t
}

const trackHeight float32 = 6

// MinSize lets the track be as short as there is room.
func (t *Track) MinSize() fyne.Size { return fyne.NewSize(trackHeight, trackHeight) }

// CreateRenderer draws the groove and what of it is done.
func (t *Track) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(t, t.draw) }

func (t *Track) draw(size fyne.Size) []fyne.CanvasObject {
	y := (size.Height - trackHeight) / 2
	t.paint(t.Ink)
	arrange.Place(&t.groove, 0, y, size.Width, trackHeight)
	part := float32(t.At) / float32(max(1, t.Of))
	arrange.Place(&t.done, 0, y, max(trackHeight, size.Width*part), trackHeight)
	t.done.Hidden = t.At == 0
	return []fyne.CanvasObject{&t.groove, &t.done}
}
