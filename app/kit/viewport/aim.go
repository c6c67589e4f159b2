package viewport

import "fyne.io/fyne/v2"

// aim is a point of a drawing that somebody else wants to be seen at a place of the viewport.
type aim struct {
	at    fyne.Position // of the drawing, in units
	place fyne.Position // of the viewport, in parts of its size
	scale float32
	back  Sight // what was seen before
}

// Aim glides to a point of a viewport's drawing and shows it at a place of the viewport until Release, at a scale of so
// much at least, which it returns.
func Aim(v *Viewport, at, place fyne.Position, least float32) (scale float32) {
	size := v.Size()
	if size.Width <= 0 || size.Height <= 0 {
		return v.scale
	}
	_, home := v.home()
	next := &aim{at, fyne.NewPos(place.X/size.Width, place.Y/size.Height), min(max(least, home), v.Most), v.Sight()}
	if old := v.aim; old != nil {
		next.back = old.back
		if next.at == old.at && next.place == old.place && next.scale == old.scale {
			return next.scale
		}
	}
	v.aim = next
	v.glide(next.view(size, v.Covers))
	return next.scale
}

// Bring glides so that a point of a viewport's drawing is seen as near to the middle of a part of its place as leaves no needless
// emptiness in that part, until Release, no smaller than before.
func Bring(v *Viewport, at, corner fyne.Position, part fyne.Size) {
	least := float32(0)
	if before := v.Sight(); before.Held {
		least = before.Scale
	}
	_, home := v.home()
	scale := min(max(least, home), v.Most)
	Aim(v, keptIn(v, at, scale, part), corner.AddXY(part.Width/2, part.Height/2), least)
}

// view returns the middle and the scale in which a viewport of a size shows the point.
func (a *aim) view(size fyne.Size, covers Covers) (fyne.Position, float32) {
	mid, _ := covers.Free(size)
	return fyne.NewPos(a.at.X+(mid.X-a.place.X*size.Width)/a.scale, a.at.Y+(mid.Y-a.place.Y*size.Height)/a.scale), a.scale
}

// Shows reports whether a viewport that nothing aims shows a point of its drawing so far inside a part of itself, at a
// scale of so much at least.
func Shows(v *Viewport, at, from, to fyne.Position, inside fyne.Size, least float32) bool {
	p := v.At(at)
	return v.aim == nil && v.scale >= least &&
		p.X >= from.X+inside.Width && p.X <= to.X-inside.Width && p.Y >= from.Y+inside.Height && p.Y <= to.Y-inside.Height
}

// Release glides back to what was seen before Aim.
func Release(v *Viewport) {
	if v.aim == nil {
		return
	}
	back := v.aim.back
	v.aim = nil
	if v.held = back.Held; v.held {
		v.glide(v.kept(back.Middle, back.Scale), back.Scale)
		return
	}
	v.glide(v.home())
}
