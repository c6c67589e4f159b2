package museum

import (
	"slices"

	"docent/rules"
)

// readChanges reads what the texts of cards change.
func (p *Prints) readChanges(box rules.Box) {
	eachChange(box, func(thing rules.Thing, said ChangeForm) {
		if change, ok := said.change(); ok {
			p.Changes = append(p.Changes, ChangePrint{thing, change})
		}
	})
}

// eachChange calls for every card whose text is recorded to change something.
func eachChange(box rules.Box, do func(thing rules.Thing, said ChangeForm)) {
	for _, deck := range named {
		if changers[deck.noun] == "" {
			continue
		}
		for i := 1; i <= deck.most; i++ {
			thing := rules.Of(deck.noun, i)
			if said, ok := rules.PrintOf[ChangeForm](box, thing); ok && said.begun() {
				do(thing, said)
			}
		}
	}
}

// doubtChanges warns of changes that are recorded by half.
func doubtChanges(box rules.Box, doubt func(rules.RuleID, rules.Key, ...rules.Thing)) {
	eachChange(box, func(thing rules.Thing, said ChangeForm) {
		if _, ok := said.change(); !ok {
			noun, _ := thing.Split()
			doubt(changers[noun], "change-by-half", rules.All(thing))
		}
	})
}

// begun reports whether anything of a change is recorded; changes, whether it changes a
// price or a limit.
func (f *ChangeForm) begun() bool {
	return f.What != "" || f.By != 0 || len(f.Groups) > 0 || f.Whom != "" || f.Long != ""
}

func (f *ChangeForm) changes() bool { return f.What != "" }

// change reads what a card says.
func (f *ChangeForm) change() (Change, bool) {
	c := Change{By: f.By}
	ok := c.What.UnmarshalText([]byte(f.What)) == nil && c.Whom.UnmarshalText([]byte(f.Whom)) == nil &&
		c.Long.UnmarshalText([]byte(f.Long)) == nil
	if ok && len(f.Groups) > 0 {
		c.Groups, ok = groupsOf(f.Groups)
	}
	return c, ok && c.possible()
}

// changeForm returns the reverse of change, of a card of the box.
func (p *Prints) changeForm(of rules.Thing) ChangeForm {
	at := slices.IndexFunc(p.Changes, func(c ChangePrint) bool { return c.Of == of })
	if at < 0 {
		return ChangeForm{}
	}
	c := p.Changes[at].Change
	f := ChangeForm{What: c.What.String(), By: c.By, Whom: c.Whom.String(), Long: c.Long.String()}
	if c.Groups != 0 {
		f.Groups = c.Groups.names()
	}
	return f
}
