package draw

import (
	"time"

	"fyne.io/fyne/v2"
)

// Course is something that goes on for a while and can be ended at once: a walk, a flight of cubes. The zero Course is
// over.
type Course struct {
	on     bool
	done   float32
	moving *fyne.Animation
}

// Ready puts the course at its beginning, where it waits for Start.
func (c *Course) Ready() { c.on, c.done = true, 0 }

// Start lets the course go on and calls step at each of its moments.
func (c *Course) Start(long time.Duration, curve fyne.AnimationCurve, step func()) {
	c.Ready()
	c.moving = &fyne.Animation{Duration: long, Curve: curve, Tick: func(done float32) {
		c.on, c.done = done < 1, done
		step()
	}}
	c.moving.Start()
}

// End ends the course and reports whether it was not over.
func (c *Course) End() bool {
	if c.moving != nil {
		c.moving.Stop()
		c.moving = nil
	}
	was := c.on
	c.on = false
	return was
}

// On reports whether the course has begun and is not over.
func (c *Course) On() bool { return c.on }

// Done returns how much of the course is behind, 1 when it is over.
func (c *Course) Done() float32 {
	if !c.on {
		return 1
	}
	return c.done
}
