package draw

import (
	"docent/app/board"
	"docent/app/kit"
)

var _ board.Sighted = (*Map)(nil)

// Sight returns what is seen of the plane.
func (m *Map) Sight() kit.Sight { return m.View.Sight() }

// See shows that of it.
func (m *Map) See(s kit.Sight) { m.View.See(s) }
