package arrange

import (
	"slices"

	"fyne.io/fyne/v2"
)

// spread gives each of its objects the same width, in as many rows as it takes.
type spread struct {
	known
	gap float32
}

// Spread sets objects beside each other, all equally wide and as high as the highest; where the room is too narrow
// for one row, they stand in several.
func Spread(gap float32, objs ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &spread{gap: gap}, Objects: objs}
}

// columns returns how many stand in a row, and how wide each of them is.
func (s *spread) columns(objs []fyne.CanvasObject, width float32) (int, float32) {
	n := len(objs)
	least := one{}.MinSize(objs).Width
	for rows := 1; rows <= n; rows++ {
		columns := (n + rows - 1) / rows
		each := max(0, (width-s.gap*float32(columns-1))/float32(columns))
		if each >= least || columns == 1 {
			return columns, each
		}
	}
	return 1, width
}

func (s *spread) place(objs []fyne.CanvasObject, width float32, at func(obj fyne.CanvasObject, x, y, w, h float32)) float32 {
	columns, each := s.columns(objs, width)
	y := float32(0)
	for from := 0; from < len(objs); from += columns {
		line := objs[from:min(from+columns, len(objs))]
		height := one{}.heightFor(line, each)
		y = abreast(line, y, each, height, s.gap, at)
	}
	return max(0, y-s.gap)
}

// abreast places objects of one size beside each other and returns where the next row begins.
func abreast(line []fyne.CanvasObject, y, each, height, gap float32, at func(obj fyne.CanvasObject, x, y, w, h float32)) float32 {
	for i, obj := range line {
		at(obj, float32(i)*(each+gap), y, each, height)
	}
	return y + height + gap
}

func (s *spread) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	s.laid(size.Width)
	objs = shown(objs)
	stretch := float32(0)
	if columns, _ := s.columns(objs, size.Width); len(objs) <= columns {
		stretch = max(0, size.Height-s.heightFor(objs, size.Width))
	}
	s.place(objs, size.Width, func(obj fyne.CanvasObject, x, y, w, h float32) { Place(obj, x, y, w, h+stretch) })
}

func (s *spread) MinSize(objs []fyne.CanvasObject) fyne.Size {
	objs = shown(objs)
	return s.once(askedLeast, func() fyne.Size { return leastOf(s, objs, s.width) })
}

func (s *spread) heightFor(objs []fyne.CanvasObject, width float32) float32 {
	return s.once(width, func() fyne.Size { return fyne.NewSize(width, s.place(objs, width, nowhere)) }).Height
}

// leastOf returns the least size of objects in a layout: as high as in the width that it had last, or else in the one
// that it would like on a phone.
func leastOf(l arranger, objs []fyne.CanvasObject, width float32) fyne.Size {
	least := one{}.MinSize(objs).Width
	if width == 0 {
		width = max(least, min(l.widthWanted(objs), 360))
	}
	return fyne.NewSize(least, l.heightFor(objs, width))
}

func nowhere(fyne.CanvasObject, float32, float32, float32, float32) {}

func (s *spread) widthWanted(objs []fyne.CanvasObject) float32 {
	return s.once(askedWanted, func() fyne.Size {
		n := float32(len(objs))
		return fyne.NewSize(max(0, n*one{}.widthWanted(objs)+(n-1)*s.gap), 0)
	}).Width
}

// flow sets objects in rows and begins a new one when the width is used up.
type flow struct {
	known
	gap  float32
	fill bool
	even bool // all as wide as the widest: they stand in columns
}

// EvenFlow returns a flow of equally wide objects.
func EvenFlow(gap float32, objs ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &flow{gap: gap, even: true}, Objects: objs}
}

// wanted returns how wide each of some objects is in a row of a width.
func (f *flow) wanted(objs []fyne.CanvasObject, width float32) []float32 {
	widths := make([]float32, len(objs))
	for i, obj := range objs {
		widths[i] = min(WidthWanted(obj), width)
	}
	if widest := slices.Max(append(widths, 0)); f.even {
		for i := range widths {
			widths[i] = widest
		}
	}
	return widths
}

// Flow sets objects beside each other in as many rows as they take, with the same gap between all.
func Flow(gap float32, objs ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &flow{gap: gap}, Objects: objs}
}

// FlowFill returns a flow whose rows are stretched to the full width.
func FlowFill(gap float32, objs ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &flow{gap: gap, fill: true}, Objects: objs}
}

// rows sets objects of these widths into rows and returns where each row begins.
func (f *flow) rows(widths []float32, width float32) []int {
	var begins []int
	var used float32
	for i, w := range widths {
		if i == 0 || used+f.gap+w > width+0.5 {
			begins = append(begins, i)
			used = -f.gap
		}
		used += f.gap + w
	}
	return begins
}

func (f *flow) place(objs []fyne.CanvasObject, width float32, at func(obj fyne.CanvasObject, x, y, w, h float32)) float32 {
	y := float32(0)
	all := f.wanted(objs, width)
	begins := append(f.rows(all, width), len(objs))
	for i, from := range begins[:len(begins)-1] {
		line, widths := objs[from:begins[i+1]], all[from:begins[i+1]]
		free := width - f.gap*float32(len(line)-1)
		for _, w := range widths {
			free -= w
		}
		var height float32
		for i, obj := range line {
			if f.fill {
				widths[i] += free / float32(len(line))
			}
			height = max(height, HeightFor(obj, widths[i]))
		}
		x := float32(0)
		for i, obj := range line {
			at(obj, x, y, widths[i], height)
			x += widths[i] + f.gap
		}
		y += height + f.gap
	}
	return max(0, y-f.gap)
}

func (f *flow) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	f.laid(size.Width)
	f.place(shown(objs), size.Width, Place)
}

func (f *flow) heightFor(objs []fyne.CanvasObject, width float32) float32 {
	return f.once(width, func() fyne.Size { return fyne.NewSize(width, f.place(objs, width, nowhere)) }).Height
}

func (f *flow) MinSize(objs []fyne.CanvasObject) fyne.Size {
	objs = shown(objs)
	return f.once(askedLeast, func() fyne.Size { return leastOf(f, objs, f.width) })
}

func (f *flow) widthWanted(objs []fyne.CanvasObject) float32 {
	return f.once(askedWanted, func() fyne.Size {
		if n := float32(len(objs)); f.even && n > 0 {
			return fyne.NewSize(n*one{}.widthWanted(objs)+(n-1)*f.gap, 0)
		}
		return fyne.NewSize((&row{gap: f.gap}).widthWanted(objs), 0)
	}).Width
}

// inset keeps a distance to each side.
type inset struct{ top, right, bottom, left, most float32 }

// Padded keeps the same distance on all sides.
func Padded(by float32, obj fyne.CanvasObject) *fyne.Container { return Inset(by, by, by, by, obj) }

// Inset keeps a distance on each side: top, right, bottom, left.
func Inset(top, right, bottom, left float32, obj fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &inset{top, right, bottom, left, 0}, Objects: []fyne.CanvasObject{obj}}
}

// AtMost keeps an object from getting wider than reads well, and in the middle.
func AtMost(width float32, obj fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &inset{most: width}, Objects: []fyne.CanvasObject{obj}}
}

func (n *inset) inner(width float32) float32 {
	width = max(0, width-n.left-n.right)
	if n.most > 0 {
		width = min(width, n.most)
	}
	return width
}

func (n *inset) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	width := n.inner(size.Width)
	x := n.left + (size.Width-n.left-n.right-width)/2
	for _, obj := range objs {
		Place(obj, x, n.top, width, max(0, size.Height-n.top-n.bottom))
	}
}

func (n *inset) MinSize(objs []fyne.CanvasObject) fyne.Size {
	return one{}.MinSize(objs).AddWidthHeight(n.left+n.right, n.top+n.bottom)
}

func (n *inset) heightFor(objs []fyne.CanvasObject, width float32) float32 {
	return one{}.heightFor(objs, n.inner(width)) + n.top + n.bottom
}

func (n *inset) widthWanted(objs []fyne.CanvasObject) float32 {
	return one{}.widthWanted(objs) + n.left + n.right
}

// centred puts each object in the middle, as large as it wants to be.
type centred struct{}

// Centre puts an object in the middle of its place.
func Centre(obj fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: centred{}, Objects: []fyne.CanvasObject{obj}}
}

func (centred) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	for _, obj := range objs {
		width := min(size.Width, WidthWanted(obj))
		height := min(size.Height, HeightFor(obj, width))
		Place(obj, (size.Width-width)/2, (size.Height-height)/2, width, height)
	}
}

func (centred) MinSize(objs []fyne.CanvasObject) fyne.Size { return one{}.MinSize(objs) }

func (centred) heightFor(objs []fyne.CanvasObject, width float32) float32 {
	return one{}.heightFor(objs, width)
}

func (centred) widthWanted(objs []fyne.CanvasObject) float32 { return one{}.widthWanted(objs) }
