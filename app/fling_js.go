package app

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
)

// fingerDrag is a drag by a finger.
type fingerDrag struct {
	object        fyne.Draggable
	offset, start fyne.Position // of the object on the canvas and in its parent, when the drag began
	trail         []stretch
}

// stretch is a piece of the way of a finger.
type stretch struct {
	by   fyne.Delta
	when float64
}

// move moves the object with the finger.
func (d *fingerDrag) move(at fyne.Position, by fyne.Delta, when float64) {
	d.trail = append(d.trail, stretch{by, when})
	d.shift(at, by)
}

func (d *fingerDrag) shift(at fyne.Position, by fyne.Delta) {
	inside := at.Subtract(d.offset)
	if obj, ok := d.object.(fyne.CanvasObject); ok {
		inside = inside.Add(d.start.Subtract(obj.Position()))
	}
	d.object.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: inside, AbsolutePosition: at}, Dragged: by})
}

// lately is the part of a finger's way, in milliseconds, that tells how fast it goes.
const lately = 100

// pace returns how far the finger went in a millisecond, lately. The times are those at which it moved: frames come
// late.
func (d *fingerDrag) pace(when float64) (pace fyne.Delta) {
	for _, s := range d.trail {
		if when-s.when < lately {
			pace.DX += s.by.DX / lately
			pace.DY += s.by.DY / lately
		}
	}
	return pace
}

// How a fling slows down, as on phones.
const (
	flingFrame = 1000.0 / 60 // milliseconds
	flingKeeps = 0.92        // of its pace after each frame
	flingLeast = 0.5         // of a pixel in a frame: then it stands
)

// fling is a drag that goes on after the finger has let go.
type fling struct {
	drag  *fingerDrag
	at    fyne.Position
	pace  fyne.Delta // in a millisecond
	last  time.Time
	ended bool
}

// run moves it until it stands.
func (f *fling) run() {
	if !f.moves() || !fyne.CurrentApp().Settings().ShowAnimations() {
		f.stop()
		return
	}
	go func() {
		frames := time.NewTicker(16 * time.Millisecond)
		defer frames.Stop()
		for range frames.C {
			stands := false
			fyne.DoAndWait(func() { stands = f.step() })
			if stands {
				return
			}
		}
	}()
}

func (f *fling) moves() bool {
	return max(math.Abs(float64(f.pace.DX)), math.Abs(float64(f.pace.DY)))*flingFrame >= flingLeast
}

// step moves it by the time that has passed, and reports whether it stands.
func (f *fling) step() bool {
	if f.ended {
		return true
	}
	passed := float64(time.Since(f.last)) / float64(time.Millisecond)
	f.last = time.Now()
	keeps := math.Pow(flingKeeps, passed/flingFrame)
	far := (1 - keeps) / -math.Log(flingKeeps) * flingFrame // of a way at a pace that fades
	by := fyne.Delta{DX: float32(float64(f.pace.DX) * far), DY: float32(float64(f.pace.DY) * far)}
	f.pace = fyne.Delta{DX: float32(float64(f.pace.DX) * keeps), DY: float32(float64(f.pace.DY) * keeps)}
	f.at = f.at.AddXY(by.DX, by.DY)
	f.drag.shift(f.at, by)
	if !f.moves() {
		f.stop()
	}
	return f.ended
}

// stop lets it stand. A fling that never was stands.
func (f *fling) stop() {
	if f == nil || f.ended {
		return
	}
	f.ended = true
	f.drag.object.DragEnd()
}
