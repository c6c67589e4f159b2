package draw

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit/look"
)

// Pawn draws a pawn around a point, so wide, with a symbol for a face, and returns its body.
func (s *Sketch) Pawn(symbol string, cx, cy, d float32, fill, edge color.Color) *canvas.Rectangle {
	line := pawnLine(d)
	body := s.Rect(Box{cx - d*0.40, cy + d*0.08, d * 0.80, d * 0.40}, fill, 0)
	body.TopLeftCornerRadius, body.TopRightCornerRadius = d*0.36, d*0.36
	body.BottomLeftCornerRadius, body.BottomRightCornerRadius = d*0.08, d*0.08
	body.StrokeColor, body.StrokeWidth = edge, line
	s.Disc(cx, cy-d*0.14, d*0.37, fill, edge, line)
	s.Stamp(symbol, look.Void, cx, cy-d*0.14, d*0.46)
	return body
}

// pawnLine returns how thick the edge of a pawn is.
func pawnLine(d float32) float32 { return max(1.2, d*0.05) }

// Limelight draws the ring of light around the pawn of whose turn it is; its line is at least so thick.
func (s *Sketch) Limelight(cx, cy, d, least float32) {
	ring := &canvas.Circle{FillColor: Faint(Tone(look.Lamp1), 0x38), StrokeColor: Tone(look.Brass), StrokeWidth: max(least, pawnLine(d))}
	ring.Shadow = canvas.Shadow{Color: Faint(Tone(look.Lamp1), 0xa0), BlurRadius: d * 0.2, Variant: canvas.BoxShadow}
	s.Add(ring, Box{cx - d*0.6, cy - d*0.6, d * 1.2, d * 1.2})
}

// Puck draws the disc that a round figure stands on.
func (s *Sketch) Puck(cx, cy, d float32, fill, edge color.Color) {
	c := &canvas.Circle{FillColor: fill, StrokeColor: edge, StrokeWidth: pawnLine(d)}
	c.Shadow = canvas.Shadow{Color: Tone(look.Shade), BlurRadius: 5, Offset: fyne.NewPos(0, 2)}
	s.Add(c, Box{cx - d*0.44, cy - d*0.44, d * 0.88, d * 0.88})
}
