//go:build unix

package browser

import (
	"math"
	"time"
)

// Point is a place on a page in CSS pixels.
type Point struct{ X, Y float64 }

// frame is how far apart the moves of fingers are.
const frame = 16 * time.Millisecond

func (p *Page) touch(kind string, at ...Point) error {
	points := []map[string]any{}
	for i, one := range at {
		points = append(points, map[string]any{"x": one.X, "y": one.Y, "id": i})
	}
	return p.Call("Input.dispatchTouchEvent", map[string]any{"type": kind, "touchPoints": points}, nil)
}

// Tap touches a place for a time.
func (p *Page) Tap(at Point, long time.Duration) error {
	if err := p.touch("touchStart", at); err != nil {
		return err
	}
	time.Sleep(long)
	return p.touch("touchEnd")
}

// Drag moves a finger in a time, rests it for another and lifts it.
func (p *Page) Drag(from, to Point, long, rest time.Duration) error {
	return p.Pinch([2]Point{from, from}, [2]Point{to, to}, 1, long, rest)
}

// Pinch moves so many of two fingers.
func (p *Page) Pinch(from, to [2]Point, fingers int, long, rest time.Duration) error {
	if err := p.touch("touchStart", from[:fingers]...); err != nil {
		return err
	}
	steps := max(1, int(math.Round(float64(long)/float64(frame))))
	for i := range steps {
		part := float64(i+1) / float64(steps)
		var at [2]Point
		for f := range at {
			at[f] = Point{from[f].X + (to[f].X-from[f].X)*part, from[f].Y + (to[f].Y-from[f].Y)*part}
		}
		time.Sleep(frame)
		if err := p.touch("touchMove", at[:fingers]...); err != nil {
			return err
		}
	}
	time.Sleep(rest)
	return p.touch("touchEnd")
}
