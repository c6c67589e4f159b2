package tracker

import "weak"

// openPlays finds the plays that somebody holds, so that two screens share one. It holds none
// itself: what nobody uses any more is released, for every move of it is kept.
type openPlays map[string]weak.Pointer[Play]

// find is the play of that ID; nil where nobody holds it.
func (o openPlays) find(id string) *Play { return o[id].Value() }

// hold takes in a play that was opened, and lets go of those that are gone.
func (o openPlays) hold(p *Play) {
	for id, held := range o {
		if held.Value() == nil {
			delete(o, id)
		}
	}
	o[p.header.ID] = weak.Make(p)
}

// held lists the plays that somebody holds.
func (o openPlays) held() []*Play {
	var all []*Play
	for _, held := range o {
		if p := held.Value(); p != nil {
			all = append(all, p)
		}
	}
	return all
}
