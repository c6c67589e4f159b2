package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
)

// veil lies over the board while it shows what has been: a tap goes on to the end.
type veil struct {
	widget.BaseWidget
	table *Table
}

func newVeil(t *Table) *veil {
	v := &veil{table: t}
	v.ExtendBaseWidget(v)
	v.Hide()
	return v
}

// Tapped ends the playback.
func (v *veil) Tapped(*fyne.PointEvent) { v.table.projector.settle() }

// TappedSecondary is a slow tap.
func (v *veil) TappedSecondary(*fyne.PointEvent) { v.table.projector.settle() }

// AccessibilityLabel is empty: the bar has a button for it.
func (v *veil) AccessibilityLabel() string { return "" }

// AccessibilityRole is that of a ground.
func (v *veil) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer draws nothing.
func (v *veil) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(kit.Stack()) }
