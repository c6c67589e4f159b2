package arrange

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/layout"
)

// Fitter is an object whose height depends on its width.
type Fitter interface {
	HeightFor(width float32) float32
}

// Wanter is an object that would like to be wider than it must be.
type Wanter interface {
	WidthWanted() float32
}

// HeightFor returns the height an object needs in a width.
func HeightFor(obj fyne.CanvasObject, width float32) float32 {
	if f, ok := obj.(Fitter); ok {
		return f.HeightFor(width)
	}
	if c, ok := obj.(*fyne.Container); ok {
		if l, ok := c.Layout.(arranger); ok {
			return l.heightFor(shown(c.Objects), width)
		}
	}
	return obj.MinSize().Height
}

// WidthWanted returns the width at which nothing in an object has to give way.
func WidthWanted(obj fyne.CanvasObject) float32 {
	if w, ok := obj.(Wanter); ok {
		return max(w.WidthWanted(), obj.MinSize().Width)
	}
	if c, ok := obj.(*fyne.Container); ok {
		if l, ok := c.Layout.(arranger); ok {
			return l.widthWanted(shown(c.Objects))
		}
	}
	return obj.MinSize().Width
}

// arranger is a layout of ours: it can say how high its objects get in a width.
type arranger interface {
	fyne.Layout
	heightFor(objs []fyne.CanvasObject, width float32) float32
	widthWanted(objs []fyne.CanvasObject) float32
}

// shown returns the visible ones of objects, which are these mostly.
func shown(objs []fyne.CanvasObject) []fyne.CanvasObject {
	if !slices.ContainsFunc(objs, func(obj fyne.CanvasObject) bool { return !obj.Visible() }) {
		return objs
	}
	visible := make([]fyne.CanvasObject, 0, len(objs))
	for _, obj := range objs {
		if obj.Visible() {
			visible = append(visible, obj)
		}
	}
	return visible
}

func isSpace(obj fyne.CanvasObject) bool {
	_, ok := obj.(layout.SpacerObject)
	return ok
}

// Space returns what takes the free room of a row or a column.
func Space() fyne.CanvasObject { return layout.NewSpacer() }

// grow marks the object that takes the free room of a row or a column.
type grow struct{ one }

// Grow lets one object of a row or a column take the free room.
func Grow(obj fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &grow{}, Objects: []fyne.CanvasObject{obj}}
}

func grows(obj fyne.CanvasObject) bool {
	if isSpace(obj) {
		return true
	}
	c, ok := obj.(*fyne.Container)
	if !ok {
		return false
	}
	_, ok = c.Layout.(*grow)
	return ok
}

// one gives all the room to each of its objects.
type one struct{}

func (one) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	for _, obj := range objs {
		Place(obj, 0, 0, size.Width, size.Height)
	}
}

func (one) MinSize(objs []fyne.CanvasObject) fyne.Size {
	var least fyne.Size
	for _, obj := range shown(objs) {
		least = least.Max(obj.MinSize())
	}
	return least
}

func (one) heightFor(objs []fyne.CanvasObject, width float32) float32 {
	var height float32
	for _, obj := range objs {
		height = max(height, HeightFor(obj, width))
	}
	return height
}

func (one) widthWanted(objs []fyne.CanvasObject) float32 {
	var width float32
	for _, obj := range objs {
		width = max(width, WidthWanted(obj))
	}
	return width
}

// Stack lays objects over each other.
func Stack(objs ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: one{}, Objects: objs}
}

// column sets objects under each other, each as high as it needs to be at the width.
type column struct {
	known
	gap float32
}

// Column sets objects under each other with a gap; Space and Grow take what height is left.
func Column(gap float32, objs ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &column{gap: gap}, Objects: objs}
}

func (c *column) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	c.laid(size.Width)
	objs = shown(objs)
	var growing float32
	for _, obj := range objs {
		if grows(obj) {
			growing++
		}
	}
	free := max(0, size.Height-c.heightFor(objs, size.Width))
	y := float32(0)
	for _, obj := range objs {
		height := c.need(obj, size.Width)
		if grows(obj) {
			height += free / growing
		}
		Place(obj, 0, y, size.Width, height)
		y += height + c.gap
	}
}

func (c *column) need(obj fyne.CanvasObject, width float32) float32 {
	if isSpace(obj) {
		return 0
	}
	return HeightFor(obj, width)
}

func (c *column) MinSize(objs []fyne.CanvasObject) fyne.Size {
	objs = shown(objs)
	return c.once(askedLeast, func() fyne.Size { return c.least(objs) })
}

func (c *column) least(objs []fyne.CanvasObject) fyne.Size {
	var width float32
	for _, obj := range objs {
		width = max(width, obj.MinSize().Width)
	}
	if c.width > 0 {
		return fyne.NewSize(width, c.heightFor(objs, c.width))
	}
	return fyne.NewSize(width, c.heightFor(objs, max(width, min(c.widthWanted(objs), 360))))
}

func (c *column) heightFor(objs []fyne.CanvasObject, width float32) float32 {
	return c.once(width, func() fyne.Size {
		height := -c.gap
		for _, obj := range objs {
			height += c.need(obj, width) + c.gap
		}
		return fyne.NewSize(width, max(0, height))
	}).Height
}

func (c *column) widthWanted(objs []fyne.CanvasObject) float32 {
	return c.once(askedWanted, func() fyne.Size { return fyne.NewSize(one{}.widthWanted(objs), 0) }).Width
}

// row sets objects beside each other, centred upright.
type row struct {
	known
	gap  float32
	fill bool
}

// Row sets objects beside each other with a gap, each as wide as it wants to be; when the room is short, those that
// can give way do. Space and Grow take what is left.
func Row(gap float32, objs ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &row{gap: gap}, Objects: objs}
}

// Bar returns a row whose objects are all as high as the row; where it is too narrow for all, they stand under each
// other.
func Bar(gap float32, objs ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &row{gap: gap, fill: true}, Objects: objs}
}

// tight reports whether a bar has to stand its objects under each other.
func (r *row) tight(objs []fyne.CanvasObject, width float32) bool {
	least := -r.gap
	for _, obj := range objs {
		least += obj.MinSize().Width + r.gap
	}
	return r.fill && least > width+0.5
}

func (r *row) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	objs = shown(objs)
	r.laid(size.Width)
	if r.tight(objs, size.Width) {
		(&column{gap: r.gap}).Layout(objs, size)
		return
	}
	widths := r.widths(objs, size.Width)
	x := float32(0)
	for i, obj := range objs {
		height := size.Height
		if !r.fill && !grows(obj) {
			height = min(size.Height, HeightFor(obj, widths[i]))
		}
		Place(obj, x, (size.Height-height)/2, widths[i], height)
		x += widths[i] + r.gap
	}
}

// widths shares a width among the objects.
func (r *row) widths(objs []fyne.CanvasObject, width float32) []float32 {
	free := width - r.gap*float32(max(0, len(objs)-1))
	widths := make([]float32, len(objs))
	var give, growing, greedy float32
	for i, obj := range objs {
		if isSpace(obj) {
			growing++
			continue
		}
		widths[i] = obj.MinSize().Width
		free -= widths[i]
		if grows(obj) {
			growing++
			greedy += max(0, WidthWanted(obj)-widths[i])
			continue
		}
		give += WidthWanted(obj) - widths[i]
	}
	share := float32(1)
	if want := give + greedy; want > max(0, free) && want > 0 {
		share = max(0, free) / want
	}
	var used float32
	for i, obj := range objs {
		if isSpace(obj) {
			continue
		}
		more := (WidthWanted(obj) - widths[i]) * share
		widths[i] += more
		used += more
	}
	if left := free - used; left > 0 && growing > 0 {
		for i, obj := range objs {
			if grows(obj) {
				widths[i] += left / growing
			}
		}
	}
	return widths
}

func (r *row) MinSize(objs []fyne.CanvasObject) fyne.Size {
	objs = shown(objs)
	return r.once(askedLeast, func() fyne.Size { return r.least(objs) })
}

func (r *row) least(objs []fyne.CanvasObject) fyne.Size {
	if r.fill {
		least := one{}.MinSize(objs)
		if r.width > 0 {
			least.Height = r.heightFor(objs, max(r.width, least.Width))
		}
		return least
	}
	least := fyne.NewSize(-r.gap, 0)
	for _, obj := range objs {
		size := obj.MinSize()
		least.Width += size.Width + r.gap
		least.Height = max(least.Height, size.Height)
	}
	least.Width = max(0, least.Width)
	return least
}

func (r *row) heightFor(objs []fyne.CanvasObject, width float32) float32 {
	return r.once(width, func() fyne.Size { return fyne.NewSize(width, r.height(objs, width)) }).Height
}

func (r *row) height(objs []fyne.CanvasObject, width float32) float32 {
	if r.tight(objs, width) {
		return (&column{gap: r.gap}).heightFor(objs, width)
	}
	var height float32
	for i, w := range r.widths(objs, width) {
		if !isSpace(objs[i]) {
			height = max(height, HeightFor(objs[i], w))
		}
	}
	return height
}

func (r *row) widthWanted(objs []fyne.CanvasObject) float32 {
	return r.once(askedWanted, func() fyne.Size {
		width := -r.gap
		for _, obj := range objs {
			if !isSpace(obj) {
				width += WidthWanted(obj)
			}
			width += r.gap
		}
		return fyne.NewSize(max(0, width), 0)
	}).Width
}

// Middled puts an object in the middle of its height.
func Middled(obj fyne.CanvasObject) fyne.CanvasObject {
	return Column(0, Space(), obj, Space())
}

// Middle takes the free width of a row, with the object in the middle of its height.
func Middle(obj fyne.CanvasObject) fyne.CanvasObject {
	return Grow(Middled(obj))
}

// Place moves and sizes an object; what would be narrower than nothing is empty.
func Place(obj fyne.CanvasObject, x, y, w, h float32) {
	obj.Move(fyne.NewPos(x, y))
	obj.Resize(fyne.NewSize(max(0, w), max(0, h)))
}

// SquareIn returns the greatest square in the middle of a size.
func SquareIn(size fyne.Size) (x, y, side float32) {
	side = min(size.Width, size.Height)
	return (size.Width - side) / 2, (size.Height - side) / 2, side
}
