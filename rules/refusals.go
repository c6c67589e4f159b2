package rules

// Refusals is one refusal about each of several things, made once: random games ask for
// them by the million.
type Refusals []*Refusal

// RefuseEach makes a refusal about each thing, which the thing's own sheet puts right.
func RefuseEach(rule RuleID, key Key, things []Thing) Refusals {
	list := make(Refusals, len(things))
	for i, thing := range things {
		list[i] = &Refusal{Rule: rule, Key: key, About: []Thing{thing}, Fix: thing}
	}
	return list
}

// On lets one other sheet put all of them right.
func (r Refusals) On(sheet Thing) Refusals {
	for i := range r {
		r[i].Fix = sheet
	}
	return r
}

// OnEach lets another sheet put each of them right.
func (r Refusals) OnEach(sheets []Thing) Refusals {
	for i := range r {
		r[i].Fix = sheets[i]
	}
	return r
}

// And adds a second thing that all of them are about.
func (r Refusals) And(thing Thing) Refusals {
	for i := range r {
		r[i].About = append(r[i].About, thing)
	}
	return r
}

// Impossible returns the refusal of a position that no play could reach.
func Impossible(rule RuleID, key Key, fix Thing, about ...Thing) *Refusal {
	return &Refusal{Rule: rule, Key: key, About: about, Fix: fix}
}

// FirstRefusal returns the first one that the checks find, or nil.
func FirstRefusal(checks ...func() *Refusal) *Refusal {
	for _, check := range checks {
		if r := check(); r != nil {
			return r
		}
	}
	return nil
}
