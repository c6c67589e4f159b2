//go:build scenes

package draw

import "docent/app/kit/viewport"

// Plane returns the viewport of a map, for tests.
func (m *Map) Plane() *viewport.Viewport { return m.View }
