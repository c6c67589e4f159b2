package arrange

import (
	_ "unsafe"

	"fyne.io/fyne/v2"
)

// WalkVisible goes through everything visible below an object: before is called with each one ahead of its parts and stops the
// walk by true, after is called behind them, for those that hold where it stopped, too. The toolkit shows it to its own drivers
// only.
//
//go:linkname WalkVisible fyne.io/fyne/v2/internal/driver.WalkVisibleObjectTree
func WalkVisible(root fyne.CanvasObject, before func(obj fyne.CanvasObject, at, clipped fyne.Position, clip fyne.Size) bool, after func(obj fyne.CanvasObject, at fyne.Position, parent fyne.CanvasObject)) bool
