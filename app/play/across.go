package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
)

// across sets two parts beside each other where there is room for both, else under each other.
type across struct {
	widget.BaseWidget
	first, second fyne.CanvasObject
}

func newAcross(first, second fyne.CanvasObject) *across {
	a := &across{first: first, second: second}
	a.ExtendBaseWidget(a)
	return a
}

// beside returns how wide the first part is with the second beside it; 0 where it stands under it.
func (a *across) beside(width float32) float32 {
	first, second := kit.WidthWanted(a.first), kit.WidthWanted(a.second)
	if first+kit.Gap+second > width {
		return 0
	}
	return first + (width-first-kit.Gap-second)/2
}

// HeightFor is that of the higher part, or of both.
func (a *across) HeightFor(width float32) float32 {
	if first := a.beside(width); first > 0 {
		return max(kit.HeightFor(a.first, first), kit.HeightFor(a.second, width-first-kit.Gap))
	}
	return kit.HeightFor(a.first, width) + kit.Gap + kit.HeightFor(a.second, width)
}

// MinSize lets either part give way.
func (a *across) MinSize() fyne.Size {
	width := max(a.first.MinSize().Width, a.second.MinSize().Width)
	return fyne.NewSize(width, a.HeightFor(max(width, a.Size().Width)))
}

// CreateRenderer draws both.
func (a *across) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(&fyne.Container{Layout: (*acrossLayout)(a), Objects: []fyne.CanvasObject{a.first, a.second}})
}

type acrossLayout across

func (l *acrossLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if first := (*across)(l).beside(size.Width); first > 0 {
		kit.Place(l.first, 0, 0, first, size.Height)
		kit.Place(l.second, first+kit.Gap, 0, size.Width-first-kit.Gap, size.Height)
		return
	}
	high := kit.HeightFor(l.first, size.Width)
	kit.Place(l.first, 0, 0, size.Width, high)
	kit.Place(l.second, 0, high+kit.Gap, size.Width, size.Height-high-kit.Gap)
}

func (l *acrossLayout) MinSize([]fyne.CanvasObject) fyne.Size { return (*across)(l).MinSize() }
