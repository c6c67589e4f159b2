package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/look"
)

// wording is a text of any kind.
type wording interface {
	fyne.CanvasObject
	Fitter
}

// item is a text of a list with its dot beside the first line.
type item struct {
	widget.BaseWidget
	dot  *Text
	text wording
}

// NewItem returns a text of a list.
func NewItem(text wording) *item {
	i := &item{dot: NewText("•", Strong).WithInk(look.Brass), text: text}
	i.ExtendBaseWidget(i)
	return i
}

func (i *item) indent() float32 { return i.dot.WidthWanted() + look.Gap }

// HeightFor returns the text's beside the dot.
func (i *item) HeightFor(width float32) float32 { return i.text.HeightFor(width - i.indent()) }

// CreateRenderer draws the dot and the text.
func (i *item) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(&fyne.Container{Layout: (*itemLayout)(i), Objects: []fyne.CanvasObject{i.dot, i.text}})
}

type itemLayout item

// Layout sets the text beside the dot.
func (l *itemLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	indent := (*item)(l).indent()
	l.dot.Resize(fyne.NewSize(indent, l.dot.MinSize().Height))
	l.text.Move(fyne.NewPos(indent, 0))
	l.text.Resize(fyne.NewSize(max(1, size.Width-indent), size.Height))
}

// MinSize returns the text's beside the dot.
func (l *itemLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	least := l.text.MinSize()
	return fyne.NewSize(least.Width+(*item)(l).indent(), least.Height)
}
