package kit

import "fyne.io/fyne/v2"

// aim is a point of a drawing that somebody else wants to be seen at a place of the viewport.
type aim struct {
	at    fyne.Position // of the drawing, in units
	place fyne.Position // of the viewport, in parts of its size
	scale float32
	back  Sight // what was seen before
}

// Aim glides to a point of the drawing and shows it at a place of the viewport, at a scale, until Release.
func (v *Viewport) Aim(at, place fyne.Position, scale float32) {
	size := v.Size()
	if size.Width <= 0 || size.Height <= 0 {
		return
	}
	next := &aim{at, fyne.NewPos(place.X/size.Width, place.Y/size.Height), min(scale, v.Most), v.Sight()}
	if v.aim != nil {
		next.back = v.aim.back
		if next.at == v.aim.at && next.place == v.aim.place && next.scale == v.aim.scale {
			return
		}
	}
	v.aim = next
	v.glide(v.aimed())
}

// aimed returns the view that shows the point.
func (v *Viewport) aimed() (fyne.Position, float32) {
	a, size := v.aim, v.Size()
	return fyne.NewPos(a.at.X+(0.5-a.place.X)*size.Width/a.scale, a.at.Y+(0.5-a.place.Y)*size.Height/a.scale), a.scale
}

// AimScale returns how many dp a unit has at the end of the glide of Aim, else now.
func (v *Viewport) AimScale() float32 {
	if v.aim != nil {
		return v.aim.scale
	}
	return v.scale
}

// Release glides back to what was seen before Aim.
func (v *Viewport) Release() {
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
