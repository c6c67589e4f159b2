//go:build scenes

package arrange

import "fyne.io/fyne/v2"

// Columns returns how many columns a grid has in a width.
func (g *grid) Columns(objs []fyne.CanvasObject, width float32) int { return g.columns(objs, width) }
