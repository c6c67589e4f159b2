//go:build scenes

package kit

import "fyne.io/fyne/v2"

// Columns is columns.
func (g *grid) Columns(objs []fyne.CanvasObject, width float32) int { return g.columns(objs, width) }
