package arrange

import (
	"fyne.io/fyne/v2"

	"docent/app/kit/look"
)

// framed sets a head and a foot as high as they need to be and gives the body between them what is left.
type framed struct{}

// Between sets up a page, or a part of one; the foot may be nil.
func Between(head, body, foot fyne.CanvasObject) *fyne.Container {
	c := &fyne.Container{Layout: framed{}, Objects: []fyne.CanvasObject{head, body}}
	if foot != nil {
		c.Objects = append(c.Objects, foot)
	}
	return c
}

// Layout sets the three under each other.
func (framed) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	top, bottom := HeightFor(objs[0], size.Width), float32(0)
	if len(objs) > 2 {
		bottom = HeightFor(objs[2], size.Width)
	}
	Place(objs[0], 0, 0, size.Width, top)
	Place(objs[1], 0, top, size.Width, size.Height-top-bottom)
	if len(objs) > 2 {
		Place(objs[2], 0, size.Height-bottom, size.Width, bottom)
	}
}

// MinSize holds all three.
func (framed) MinSize(objs []fyne.CanvasObject) fyne.Size {
	var least fyne.Size
	for _, obj := range objs {
		size := obj.MinSize()
		least = fyne.NewSize(max(least.Width, size.Width), least.Height+size.Height)
	}
	return least
}

// halves sets two columns beside each other over the whole height, the first taking its share of the width.
type halves struct{ share, gap float32 }

// Split sets two columns beside each other, the first taking its share of the width.
func Split(share float32, left, right fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &halves{share, look.Edges}, Objects: []fyne.CanvasObject{left, right}}
}

// Layout sets both over the whole height.
func (h *halves) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	left := (size.Width - h.gap) * h.share
	Place(objs[0], 0, 0, left, size.Height)
	Place(objs[1], left+h.gap, 0, size.Width-left-h.gap, size.Height)
}

// MinSize holds both.
func (h *halves) MinSize(objs []fyne.CanvasObject) fyne.Size {
	l, r := objs[0].MinSize(), objs[1].MinSize()
	return fyne.NewSize(l.Width+h.gap+r.Width, max(l.Height, r.Height))
}
