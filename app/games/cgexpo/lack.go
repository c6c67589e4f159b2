package cgexpo

import (
	"slices"

	"docent/app/board"
	"docent/rules/cgexpo"
)

// lack is an item that a move by zones needs and that the thief neither has nor is entered as picking up.
type lack struct {
	item   cgexpo.Item
	said   string       // asks whether he picked it up
	reason board.Reason // why the move waits for that
}

// lacks returns the first item that the move lacks: the one that opens the zone, then Studson for the CDs. Nobody but the table knows
// whether it was picked up on the way: only a tap on the item itself tells so.
func (w *stroll) lacks() (lack, bool) {
	x := &w.look
	switch {
	case w.zone != x.state.ZoneOf(x.turn) && !w.opens(w.zone):
		return w.lacking(opener(w.zone), board.Reason{Rule: "CG-MOV-4"}), true
	case w.cds && !w.holds(cgexpo.Studson):
		return w.lacking(cgexpo.Studson, board.Reason{Rule: "CG-MOV-5"}), true
	}
	return lack{}, false
}

// lacking tells of an item that is lacking: how to enter it, or why that cannot be.
func (w *stroll) lacking(item cgexpo.Item, reason board.Reason) lack {
	name, id := w.host.Name(w.look.turn), item.String()
	if kept := w.kept(item); kept != nil {
		reason.Said = kept.Said
		return lack{item, w.word("walk.without."+id, "who", name), reason}
	}
	reason.Said = w.word("wait.lacks."+id, "who", name)
	return lack{item, w.word("walk.lacks."+id, "who", name), reason}
}

// holds reports whether the thief has an item or is entered as picking it up.
func (w *stroll) holds(item cgexpo.Item) bool {
	return w.look.state.Thieves[w.look.turn].Items[item].At == cgexpo.InPack || slices.Contains(w.taken, item.String())
}

// move returns what is entered as a move of the rules.
func (w *stroll) move() cgexpo.Walk {
	m := cgexpo.Walk{Zone: w.zone, CDs: w.cds}
	for _, kind := range allKinds {
		if slices.Contains(w.taken, kind.String()) {
			m.Take = append(m.Take, kind)
		}
	}
	return m
}
