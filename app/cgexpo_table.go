package app

import (
	"docent/app/boards"
	"docent/rules"
)

var _ boards.Roller = (*tablePage)(nil)

// Roll throws dice for the table.
func (t *tablePage) Roll(o rules.Offer) {
	if !t.settle() {
		t.do(o, t.play.Draw(o))
	}
}
