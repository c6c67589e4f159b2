// Package viewport shows drawings that are moved and zoomed, and on which things are dragged: the maps and boards of the games.
package viewport

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// Viewport shows a drawing that may be larger than its place: a finger or the mouse moves it, two fingers, the wheel
// and ZoomBy make it larger. Places in the drawing are told in its own units, which may begin anywhere. Moving costs
// nothing: only another scale draws anew.
type Viewport struct {
	widget.BaseWidget
	Origin  fyne.Position // the drawing's upper left corner, in its units
	Extent  fyne.Size     // how large the drawing is, in its units
	Home    fyne.Position // what the middle shows where the whole drawing would not be legible
	Legible float32       // dp of a unit at which the drawing can be read
	Most    float32       // dp of a unit at which it is not made larger
	Draw    func(scale float32) []fyne.CanvasObject
	Tap     func(at fyne.Position)
	Label   string
	Carrier Carrier // of what can be dragged; nil: nothing
	Covers  Covers  // the drawing at home keeps clear of

	clip    *container.Clip
	content *fyne.Container
	middle  fyne.Position // of the place, in units
	chosen  fyne.Position // the middle before the place had another size
	scale   float32       // dp of a unit
	drawn   float32       // the scale of what is drawn
	held    bool          // somebody chose what is seen
	aim     *aim          // what is asked about is seen; nil: nothing
	gliding *fyne.Animation
	fingers fingers
	drag    drag
	pull    pull
}

// Covers tell how much of a viewport may be covered at its edges, in dp.
type Covers struct{ Left, Right, Foot float32 }

// Free returns the part of a place that is left, by its middle and its size.
func (c Covers) Free(size fyne.Size) (mid fyne.Position, left fyne.Size) {
	left = fyne.NewSize(max(1, size.Width-c.Left-c.Right), max(1, size.Height-c.Foot))
	return fyne.NewPos(c.Left+left.Width/2, left.Height/2), left
}

// drag is a movement of one finger or the mouse.
type drag struct {
	last    fyne.Position
	slipped fyne.Delta
	moves   bool            // it is more than a wobble
	carries bool            // something of the drawing
	list    *arrange.Scroll // takes what the drawing has no use for
}

var (
	_ kit.Fingered    = (*Viewport)(nil)
	_ fyne.Scrollable = (*Viewport)(nil)
	_ mobile.Movable  = (*Viewport)(nil)
)

// New returns a viewport on a drawing; draw gives its objects, placed from the drawing's origin.
func New(draw func(scale float32) []fyne.CanvasObject, tap func(fyne.Position)) *Viewport {
	v := &Viewport{Draw: draw, Tap: tap, Legible: 48, Most: 240, content: container.New(loose{})}
	v.clip = container.NewClip(v.content)
	v.clip.ExtendBaseWidget(v.clip) // else it stays empty where it is resized before it is measured
	v.pull.view = v
	v.ExtendBaseWidget(v)
	return v
}

// loose leaves everything where the drawing put it.
type loose struct{}

func (loose) Layout([]fyne.CanvasObject, fyne.Size) {}

func (loose) MinSize([]fyne.CanvasObject) (s fyne.Size) { return s }

// Scale returns how many dp a unit has now.
func (v *Viewport) Scale() float32 { return v.scale }

// Middle returns what the middle of the place shows, in units.
func (v *Viewport) Middle() fyne.Position { return v.middle }

// Whole reports whether the whole drawing is seen.
func (v *Viewport) Whole() bool {
	_, size := v.Covers.Free(v.Size())
	return v.Extent.Width*v.scale <= size.Width+1 && v.Extent.Height*v.scale <= size.Height+1
}

// At returns the place in the viewport of a point of the drawing.
func (v *Viewport) At(p fyne.Position) fyne.Position {
	mid, _ := v.Covers.Free(v.Size())
	return fyne.NewPos(mid.X+(p.X-v.middle.X)*v.scale, mid.Y+(p.Y-v.middle.Y)*v.scale)
}

// Unit returns the point of the drawing at a place in the viewport.
func (v *Viewport) Unit(p fyne.Position) fyne.Position {
	mid, _ := v.Covers.Free(v.Size())
	return fyne.NewPos(v.middle.X+(p.X-mid.X)/v.scale, v.middle.Y+(p.Y-mid.Y)/v.scale)
}

// whole returns the scale at which the whole drawing fits.
func (v *Viewport) whole() float32 {
	_, size := v.Covers.Free(v.Size())
	if v.Extent.Width <= 0 || v.Extent.Height <= 0 {
		return v.Legible
	}
	return min(size.Width/v.Extent.Width, size.Height/v.Extent.Height, v.Most)
}

// home returns the view of the whole drawing, or what is around Home where the whole could not be read.
func (v *Viewport) home() (fyne.Position, float32) {
	if whole := v.whole(); whole >= v.Legible {
		return v.centre(), whole
	}
	_, size := v.Covers.Free(v.Size())
	scale := min(max(min(size.Width, size.Height)/aroundHome, v.Legible), 1.6*v.Legible)
	return v.kept(v.Home, scale), scale
}

// aroundHome is how many units are seen around a home, if they are legible then.
const aroundHome = 4.6

// centre returns the middle of the drawing.
func (v *Viewport) centre() fyne.Position {
	return v.Origin.AddXY(v.Extent.Width/2, v.Extent.Height/2)
}

// kept returns the point next to p that leaves no needless emptiness around the drawing.
func (v *Viewport) kept(p fyne.Position, scale float32) fyne.Position {
	_, size := v.Covers.Free(v.Size())
	return keptIn(v, p, scale, size)
}

// keptIn returns it for a part of the place of a size.
func keptIn(v *Viewport, p fyne.Position, scale float32, size fyne.Size) fyne.Position {
	axis := func(at, from, extent, place float32) float32 {
		half := place / scale / 2
		if extent <= 2*half {
			return from + extent/2
		}
		return min(max(at, from+half), from+extent-half)
	}
	return fyne.NewPos(axis(p.X, v.Origin.X, v.Extent.Width, size.Width), axis(p.Y, v.Origin.Y, v.Extent.Height, size.Height))
}

// Present takes up another drawing or another home. What somebody chose to see stays, unless the point Home would be
// out of sight.
func (v *Viewport) Present(gently bool) {
	v.stop()
	v.drawn = 0
	if v.Size().Width <= 0 || v.Size().Height <= 0 {
		return
	}
	to, scale := v.kept(v.middle, v.scale), v.scale
	switch {
	case v.aim != nil:
		to, scale = v.aim.view(v.Size(), v.Covers)
	case !v.held || v.scale == 0:
		to, scale = v.home()
	case !v.sees(v.Home):
		to = v.kept(v.Home, scale)
	}
	if !gently || v.scale == 0 {
		v.show(to, scale)
		return
	}
	v.show(v.middle, v.scale)
	v.glide(to, scale)
}

// sees reports whether a point and a little around it are seen.
func (v *Viewport) sees(p fyne.Position) bool {
	at, size, rim := v.At(p), v.Size(), v.scale*0.4
	return at.X >= rim && at.Y >= rim && at.X <= size.Width-rim && at.Y <= size.Height-rim
}

// GoHome shows at once what is seen where nobody chose otherwise.
func (v *Viewport) GoHome() {
	v.held = false
	v.Present(false)
}

// Fit goes home; from home it shows the whole drawing, however small, and back.
func (v *Viewport) Fit() {
	to, scale := v.home()
	same := v.scale == scale && near(v.middle, to)
	v.held = false
	if same && scale > v.whole() {
		to, scale, v.held = v.centre(), v.whole(), true
	}
	v.glide(to, scale)
}

func near(a, b fyne.Position) bool { return math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)) < 0.05 }

// ZoomBy makes the drawing larger or smaller about the middle.
func (v *Viewport) ZoomBy(factor float32) {
	mid, _ := v.Covers.Free(v.Size())
	to, scale := v.zoomed(mid, factor)
	v.held = true
	v.glide(to, scale)
}

// least returns the smallest scale.
func (v *Viewport) least() float32 { return min(v.whole(), v.Legible) }

// zoomed returns the view at another scale that keeps what is under a point under it.
func (v *Viewport) zoomed(about fyne.Position, factor float32) (fyne.Position, float32) {
	scale := min(max(v.scale*factor, v.least()), v.Most)
	under := v.Unit(about)
	mid, _ := v.Covers.Free(v.Size())
	to := fyne.NewPos(under.X-(about.X-mid.X)/scale, under.Y-(about.Y-mid.Y)/scale)
	return v.kept(to, scale), scale
}

// glideTime is how long the view takes to another one.
const glideTime = 220 * time.Millisecond

// glide goes to another view, gently where things may move.
func (v *Viewport) glide(to fyne.Position, scale float32) {
	v.stop()
	if !look.Motion() || (near(v.middle, to) && v.scale == scale) {
		v.show(to, scale)
		return
	}
	from, before := v.middle, v.scale
	v.gliding = &fyne.Animation{Duration: glideTime, Curve: fyne.AnimationEaseOut, Tick: func(done float32) {
		if done >= 1 {
			v.show(to, scale)
			return
		}
		at := fyne.NewPos(from.X+(to.X-from.X)*done, from.Y+(to.Y-from.Y)*done)
		v.show(at, before+(scale-before)*done)
	}}
	v.gliding.Start()
}

// stop ends the gliding where it is.
func (v *Viewport) stop() {
	if v.gliding != nil {
		v.gliding.Stop()
		v.gliding = nil
	}
}

// show places the drawing, and draws it where its scale is another.
func (v *Viewport) show(middle fyne.Position, scale float32) {
	v.middle, v.chosen, v.scale = middle, middle, scale
	if v.drawn != scale && v.Draw != nil {
		v.drawn = scale
		v.content.Objects = v.Draw(scale)
		v.content.Resize(fyne.NewSize(v.Extent.Width*scale, v.Extent.Height*scale))
		canvas.Refresh(v.content)
	}
	v.content.Move(v.At(v.Origin))
}

// MinSize lets the screen around decide.
func (v *Viewport) MinSize() fyne.Size { return fyne.NewSquareSize(2 * look.Touch) }

// Resize goes home again, or keeps the middle where somebody chose it.
func (v *Viewport) Resize(size fyne.Size) {
	if size == v.Size() {
		return
	}
	v.BaseWidget.Resize(size)
	if v.held && v.scale > 0 && v.aim == nil {
		v.again()
		return
	}
	v.Present(false)
}

// again shows as much as it can of what somebody chose to see: in the place of another size the rest of it stays chosen.
func (v *Viewport) again() {
	v.stop()
	chosen := v.chosen
	v.drawn = 0
	v.show(v.kept(chosen, v.scale), v.scale)
	v.chosen = chosen
}

// Sight holds which part of a drawing is seen.
type Sight struct {
	Middle fyne.Position
	Scale  float32
	Held   bool // somebody chose it
}

// Sight returns what is seen, or what will be again once what is asked about is not.
func (v *Viewport) Sight() Sight {
	if v.aim != nil {
		return v.aim.back
	}
	return Sight{v.chosen, v.scale, v.held}
}

// See shows what somebody chose to see of the drawing; nothing else.
func (v *Viewport) See(s Sight) {
	if !s.Held || s.Scale <= 0 {
		return
	}
	v.chosen, v.middle, v.scale, v.held = s.Middle, s.Middle, s.Scale, true
	if size := v.Size(); size.Width > 0 && size.Height > 0 {
		v.again()
	}
}

// AccessibilityLabel names the drawing.
func (v *Viewport) AccessibilityLabel() string { return v.Label }

// AccessibilityRole returns that of a container.
func (v *Viewport) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer draws what of the drawing is inside.
func (v *Viewport) CreateRenderer() fyne.WidgetRenderer {
	v.ExtendBaseWidget(v)
	return &drawing{v}
}

type drawing struct{ v *Viewport }

func (d *drawing) Layout(size fyne.Size) { arrange.Place(d.v.clip, 0, 0, size.Width, size.Height) }

func (d *drawing) MinSize() fyne.Size { return d.v.MinSize() }

func (d *drawing) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{d.v.clip} }

func (d *drawing) Destroy() { d.v.stop() }

// Refresh draws anew: colours and texts may be others.
func (d *drawing) Refresh() {
	d.v.drawn = 0
	if d.v.scale > 0 {
		d.v.show(d.v.middle, d.v.scale)
	}
	canvas.Refresh(d.v)
}
