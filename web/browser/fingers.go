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

// touch tells the page of fingers as they were at a time: a machine that is busy tells it later, and the page must not
// take that for slow fingers.
func (p *Page) touch(kind string, when time.Time, at ...Point) error {
	points := []map[string]any{}
	for i, one := range at {
		points = append(points, map[string]any{"x": one.X, "y": one.Y, "id": i})
	}
	seconds := float64(when.UnixMicro()) / 1e6
	return p.Call("Input.dispatchTouchEvent", map[string]any{"type": kind, "touchPoints": points, "timestamp": seconds}, nil)
}

// Tap touches a place for a time.
func (p *Page) Tap(at Point, long time.Duration) error {
	return p.Pinch([2]Point{at}, [2]Point{at}, 1, 0, long)
}

// Drag moves a finger in a time, rests it for another and lifts it.
func (p *Page) Drag(from, to Point, long, rest time.Duration) error {
	return p.Pinch([2]Point{from}, [2]Point{to}, 1, long, rest)
}

// Pinch moves so many of two fingers in a time, rests them for another and lifts them.
func (p *Page) Pinch(from, to [2]Point, fingers int, long, rest time.Duration) error {
	now := time.Now()
	if err := p.touch("touchStart", now, from[:fingers]...); err != nil {
		return err
	}
	steps := int(math.Round(float64(long) / float64(frame)))
	for i := range steps {
		part := float64(i+1) / float64(steps)
		var at [2]Point
		for f := range at {
			at[f] = Point{from[f].X + (to[f].X-from[f].X)*part, from[f].Y + (to[f].Y-from[f].Y)*part}
		}
		now = now.Add(frame)
		time.Sleep(time.Until(now))
		if err := p.touch("touchMove", now, at[:fingers]...); err != nil {
			return err
		}
	}
	now = now.Add(rest)
	time.Sleep(time.Until(now))
	return p.touch("touchEnd", now)
}
