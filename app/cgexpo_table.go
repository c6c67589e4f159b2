package app

import (
	"docent/app/board"
	"docent/rules"
)

var _ board.Roller = (*tablePage)(nil)

// Roll throws dice for the table.
func (t *tablePage) Roll(o rules.Offer) {
	if !t.settle() {
		t.do(o, t.play.Draw(o))
	}
}
