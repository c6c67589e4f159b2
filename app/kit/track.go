package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Track shows how far along something is that has too many steps for dots.
type Track struct {
	widget.BaseWidget
	At, Of int // At counts from 1
	Ink    fyne.ThemeColorName

	groove, done *canvas.Rectangle
}

// NewTrack returns an empty track.
func NewTrack() *Track {
	t := &Track{Ink: Brass, groove: &canvas.Rectangle{}, done: &canvas.Rectangle{}}
	t.ExtendBaseWidget(t)
	return t
}

// Set moves to a step.
func (t *Track) Set(at, of int) {
	t.At, t.Of = at, of
	t.Refresh()
}

const trackHeight float32 = 6

// MinSize lets the track be as short as there is room.
func (t *Track) MinSize() fyne.Size { return fyne.NewSize(trackHeight, trackHeight) }

// CreateRenderer draws the groove and what of it is done.
func (t *Track) CreateRenderer() fyne.WidgetRenderer { return NewDrawn(t, t.draw) }

func (t *Track) draw(size fyne.Size) []fyne.CanvasObject {
	y := (size.Height - trackHeight) / 2
	for _, r := range []*canvas.Rectangle{t.groove, t.done} {
		r.CornerRadius = trackHeight / 2
	}
	t.groove.FillColor, t.done.FillColor = theme.Color(Hollow), theme.Color(t.Ink)
	Place(t.groove, 0, y, size.Width, trackHeight)
	part := float32(t.At) / float32(max(1, t.Of))
	Place(t.done, 0, y, max(trackHeight, size.Width*part), trackHeight)
	t.done.Hidden = t.At == 0
	return []fyne.CanvasObject{t.groove, t.done}
}
