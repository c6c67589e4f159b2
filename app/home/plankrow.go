package home

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// plankHigh is the thickness of the plank that boxes stand on.
const plankHigh float32 = 14

// plankRow sets boxes beside each other with a plank under them, which runs between each box and its name. Where a place
// is free, something else may hang over the whole height beside the boxes.
type plankRow struct {
	widget.BaseWidget
	on  *planked
	box *fyne.Container
}

// newPlankRow sets boxes, each with its cover, in so many columns; free may be nil.
func newPlankRow(columns int, plank fyne.CanvasObject, covers, boxes []fyne.CanvasObject, free fyne.CanvasObject) *plankRow {
	on := &planked{columns: columns, plank: plank, covers: covers, boxes: boxes, free: free}
	objs := append(slices.Clone(boxes), plank)
	if free != nil {
		objs = append(objs, free)
	}
	r := &plankRow{on: on, box: &fyne.Container{Layout: on, Objects: objs}}
	r.ExtendBaseWidget(r)
	return r
}

// HeightFor returns the height of the boxes and their names in a width.
func (r *plankRow) HeightFor(width float32) float32 { return r.on.height(width) }

// CreateRenderer draws the boxes and the plank.
func (r *plankRow) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(r.box) }

// planked is the layout of a plank, its boxes, and what hangs beside them.
type planked struct {
	columns int
	plank   fyne.CanvasObject
	covers  []fyne.CanvasObject
	boxes   []fyne.CanvasObject
	free    fyne.CanvasObject // nil: nothing
	width   float32
}

// each returns how wide one place is.
func (r *planked) each(width float32) float32 {
	return (width - look.Pad*float32(r.columns+1)) / float32(r.columns)
}

// Layout sets the boxes on the plank. A plank beside something else ends where its boxes do.
func (r *planked) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	r.width = size.Width
	each := r.each(size.Width)
	high := r.height(size.Width)
	for i, box := range r.boxes {
		arrange.Place(box, look.Pad+float32(i)*(each+look.Pad), 0, each, high)
	}
	long := size.Width
	if r.free != nil {
		x := look.Pad + float32(len(r.boxes))*(each+look.Pad)
		long = x - look.Gap/2
		arrange.Place(r.free, x, look.Gap, size.Width-x, high-look.Gap)
	}
	arrange.Place(r.plank, 0, look.Gap+arrange.HeightFor(r.covers[0], each), long, plankHigh)
}

func (r *planked) height(width float32) float32 {
	each := r.each(width)
	var high float32
	for _, box := range r.boxes {
		high = max(high, arrange.HeightFor(box, each))
	}
	if r.free != nil {
		high = max(high, arrange.HeightFor(r.free, width-look.Pad-float32(len(r.boxes))*(each+look.Pad))+look.Gap)
	}
	return high
}

// MinSize returns that of the boxes in the width that they had last.
func (r *planked) MinSize([]fyne.CanvasObject) fyne.Size {
	least := look.Touch*float32(r.columns) + look.Pad*float32(r.columns+1)
	return fyne.NewSize(least, r.height(max(r.width, least)))
}
