package play

import "docent/app/parts"

// teach remembers what an unfinished play has shown since its table was opened; what somebody sets right in the box
// meanwhile stays until more is played.
func (t *Table) teach() {
	if head := t.play.Head(); head != t.taught {
		t.taught = head
		parts.AutoLearn(t.app, t.play)
	}
}
