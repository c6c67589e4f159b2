package play

import (
	"docent/app/board"
	"docent/rules"
)

var _ board.Roller = (*Table)(nil)

// Roll throws dice for the table.
func (t *Table) Roll(o rules.Offer) {
	if !t.settle() {
		t.enact(o, t.play.Draw(o))
	}
}
