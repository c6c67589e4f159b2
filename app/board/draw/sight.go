package draw

import (
	"docent/app/board"
	"docent/app/kit/viewport"
)

var _ board.Sighted = (*Map)(nil)

// Sight returns what is seen of the plane.
func (m *Map) Sight() viewport.Sight { return m.View.Sight() }

// See shows that of it.
func (m *Map) See(s viewport.Sight) { m.View.See(s) }
