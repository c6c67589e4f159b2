package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/look"
)

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
func (t *Track) CreateRenderer() fyne.WidgetRenderer { return NewDrawn(t, t.draw) }

func (t *Track) draw(size fyne.Size) []fyne.CanvasObject {
	y := (size.Height - trackHeight) / 2
	t.paint(t.Ink)
	Place(&t.groove, 0, y, size.Width, trackHeight)
	part := float32(t.At) / float32(max(1, t.Of))
	Place(&t.done, 0, y, max(trackHeight, size.Width*part), trackHeight)
	t.done.Hidden = t.At == 0
	return []fyne.CanvasObject{&t.groove, &t.done}
}
