package cgexpo

import (
	"slices"

	"docent/app/board"
	"docent/app/parts"
	"docent/rules"
	"docent/rules/cgexpo"
)

// loose lists the items that the thief may pick up.
func (w *stroll) loose() []string {
	var list []string
	for _, f := range w.look.walk.Fields {
		if f.Name == "take" {
			for _, o := range f.Options {
				list = append(list, o.Value)
			}
		}
	}
	return list
}

// toggle picks an item up, or leaves it where it is.
func (w *stroll) toggle(item string) {
	if at := slices.Index(w.taken, item); at >= 0 {
		w.taken = slices.Delete(w.taken, at, at+1)
		return
	}
	w.taken = append(w.taken, item)
}

// called returns the name of an item on a button.
func (w *stroll) called(item string) string {
	return parts.Capital(w.host.Thing(rules.Of("item", item)))
}

// picture returns the sign of an item.
func picture(item string) string {
	for _, kind := range allKinds {
		if kind.String() == item {
			return itemSigns[kind]
		}
	}
	return ""
}

// kept returns why an item cannot be picked up; nil where it can.
func (w *stroll) kept(kind cgexpo.Item) *board.Reason {
	switch {
	case w.look.state.Thieves[w.look.turn].Items[kind].At == cgexpo.InPack:
		return w.waits("packed", "CG-MOV-3")
	case w.look.state.Thieves[w.look.turn].Items[kind].At == cgexpo.InPan:
		return w.waits("pan", "CG-CARL-5")
	case !slices.Contains(w.loose(), kind.String()):
		return w.waits("gone", "CG-MOV-3")
	}
	return nil
}

// lack is an item that a move by zones needs and that the thief neither has nor is entered as picking up.
type lack struct {
	item  cgexpo.Item
	said  string        // asks whether he picked it up
	waits *board.Reason // why he cannot have; nil where he can
}

// lacks returns the first item that the move lacks: the one that opens the zone, then Studson for the CDs. Nobody but the table knows
// whether it was picked up on the way: a tap on the item tells so, or one on the deed that answers just that.
func (w *stroll) lacks() (lack, bool) {
	item, rule, lacks := w.move().Lacks(w.look.state, w.look.turn)
	if !lacks {
		return lack{}, false
	}
	return w.lacking(item, rule), true
}

// lacking tells of an item that is lacking: it asks for it, or says why it cannot be had, so that a rule forbids the move.
func (w *stroll) lacking(item cgexpo.Item, rule rules.RuleID) lack {
	name, id := w.host.Name(w.look.turn), item.String()
	if kept := w.kept(item); kept != nil {
		return lack{item, w.word("walk.without."+id, "who", name), &board.Reason{Said: kept.Said, Rule: rule}}
	}
	return lack{item, w.word("walk.lacks."+id, "who", name), nil}
}

// deed returns the deed of the move or, while that lacks an item, the one that enters the item and goes; it waits where the item
// cannot be had.
func (w *stroll) deed() *board.Slot {
	lead := &board.Slot{Label: w.word("walk." + w.zone.String()), Caption: w.follows(), Tapped: func() { w.play(0) }}
	switch l, lacking := w.lacks(); {
	case !lacking:
	case l.waits != nil:
		lead.Waits = l.waits
	default:
		id := l.item.String()
		return &board.Slot{Icon: picture(id), Label: w.word("walk.took." + id), Caption: lead.Label, Tapped: func() { w.took(id) }}
	}
	return lead
}

// took enters the item that the move lacks as picked up, and goes unless another one is lacking.
func (w *stroll) took(item string) {
	if !slices.Contains(w.taken, item) {
		w.change(func() { w.toggle(item) })()
	}
	if _, lacking := w.lacks(); !lacking {
		w.play(0)
	}
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
