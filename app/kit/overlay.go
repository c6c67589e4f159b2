package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/look"
)

// overlay holds what lies over the whole screen.
type overlay struct{ widget.BaseWidget }

// AccessibilityRole returns that of a container.
func (o *overlay) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// MinSize lets any window hold it.
func (o *overlay) MinSize() fyne.Size { return fyne.NewSize(look.Touch, look.Touch) }
