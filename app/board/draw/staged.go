//go:build scenes

package draw

import "docent/app/kit"

// Plane returns the viewport of a map, for tests.
func (m *Map) Plane() *kit.Viewport { return m.View }
