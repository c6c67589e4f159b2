package result

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// curtain lies over a show, unseen, and takes the tap that ends it.
type curtain struct {
	widget.BaseWidget
	said string // what the show shows
	end  func()
}

func newCurtain(said string, end func()) *curtain {
	c := &curtain{said: said, end: end}
	c.ExtendBaseWidget(c)
	return c
}

// Tapped ends the show.
func (c *curtain) Tapped(*fyne.PointEvent) { c.end() }

// TappedSecondary takes a slow tap as a tap.
func (c *curtain) TappedSecondary(*fyne.PointEvent) { c.end() }

// AccessibilityLabel returns what the show shows.
func (c *curtain) AccessibilityLabel() string { return c.said }

// AccessibilityRole returns that of a button.
func (c *curtain) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer draws nothing.
func (c *curtain) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(&fyne.Container{})
}
