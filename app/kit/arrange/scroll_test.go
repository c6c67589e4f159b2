package arrange_test

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// counting counts how often it is drawn.
type counting struct {
	widget.BaseWidget
	drawn int
}

func (c *counting) MinSize() fyne.Size { return fyne.NewSquareSize(look.Touch) }

func (c *counting) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(c, func(fyne.Size) []fyne.CanvasObject {
		c.drawn++
		return []fyne.CanvasObject{canvas.NewRectangle(color.Transparent)}
	})
}

// A refresh of a scrolling place draws what scrolls once.
func TestAScrollRefreshesOnce(t *testing.T) {
	test.NewTempApp(t)
	c := &counting{}
	c.ExtendBaseWidget(c)
	s := arrange.NewScroll(c)
	test.NewTempWindow(t, s)
	c.drawn = 0
	if s.Refresh(); c.drawn != 1 {
		t.Errorf("a refresh draws what scrolls %d times", c.drawn)
	}
}
