package tracker

import (
	"errors"
	"fmt"
	"slices"

	"docent/rules"
)

// ErrDiffers is the error of an entry that leads to another position than when it was
// made, under the very rules that made it: it was damaged or edited.
var ErrDiffers = errors.New("tracker: the position is not the one that was kept")

// fault is an entry that could not be played again, and why.
type fault struct {
	Entry
	damage bool // the edition is the one that made it: it never was so
	err    error
}

// replayed is a journal played again by the game as it is now. What is legal is decided
// by playing it.
type replayed struct {
	journal
	game    rules.Game
	edition int     // of the entries that name none
	begun   bool    // the set-up is possible: entries may follow the start
	faults  []fault // entries that failed themselves; what follows from them is just lost
	strayed []*node // under another edition they led to another position
}

// replay plays entries again from a start; a nil one has no moves.
func replay(game rules.Game, edition int, start rules.Position, entries []Entry) replayed {
	r := replayed{journal: journal{start: start}, game: game, edition: edition, begun: start != nil}
	for _, e := range entries {
		for len(r.nodes) < e.ID-1 {
			r.nodes = append(r.nodes, nil)
		}
		r.nodes = append(r.nodes, r.again(e))
	}
	return r
}

// again plays one entry on the position before it.
func (r *replayed) again(e Entry) *node {
	n := &node{Entry: e, kept: e.Events, made: r.made(e.Parent)}
	if !n.Auto() && n.Author != Carried {
		n.made++
	}
	var err error
	past := r.past(e)
	switch {
	case e.Author == Carried:
		n.position, err = past.Load(e.State)
	case r.follows(e.Parent):
		err = r.play(n, past)
	default:
		n.lost = true
	}
	if err != nil {
		n.lost = true
		r.faults = append(r.faults, fault{e, past.Edition() == r.game.Edition(), err})
	}
	return n
}

// past is the edition that an entry was made under.
func (r *replayed) past(e Entry) rules.Past {
	if e.Edition != 0 {
		return r.game.Past(e.Edition)
	}
	return r.game.Past(r.edition)
}

// follows reports whether a move can be played on an entry.
func (r *replayed) follows(parent int) bool { return parent == 0 && r.begun || r.stands(parent) }

// play makes the move of an entry. Another position than was recorded is what another
// edition rules; under the same one it is an error.
func (r *replayed) play(n *node, past rules.Past) error {
	move, err := past.Move(n.Move)
	if err != nil {
		return err
	}
	after, events, err := r.position(n.Parent).Play(move)
	if err != nil {
		return err
	}
	if hash := hashOf(after); hash != n.Hash {
		if past.Edition() == r.game.Edition() {
			return fmt.Errorf("%w: entry %d (%s) gave %s, was %s", ErrDiffers, n.ID, n.Move.Kind, hash, n.Hash)
		}
		r.strayed = append(r.strayed, n)
	}
	n.position = after
	if !sameEvents(events, n.kept) { // else they share their memory
		n.Events = events
	}
	return nil
}

func sameEvents(a, b []rules.Event) bool {
	return slices.EqualFunc(a, b, func(a, b rules.Event) bool {
		return a.Rule == b.Rule && a.Seat == b.Seat && a.Key == b.Key && a.Only == b.Only && slices.Equal(a.About, b.About)
	})
}

// stand puts the head where it was. Where that entry is lost it is the last good one
// before it, and where it is not known the last good one of all. It reports whether the
// head is where it was.
func (j *journal) stand(entries []Entry, head, tip int) bool {
	parents := make(map[int]int, len(entries))
	newest := 0
	for _, e := range entries {
		parents[e.ID] = e.Parent
		if j.stands(e.ID) {
			newest = e.ID
		}
	}
	good := head
	if _, known := parents[head]; head != 0 && !known {
		good = newest
	}
	for good != 0 && !j.stands(good) {
		good = parents[good]
	}
	if j.line = j.through(good, tip); j.line.head() != good || j.line.tip() != tip {
		j.line = j.through(good, j.newestBelow(good)) // the tip is lost, or not on this branch
	}
	return good == head
}

// healed reports whether play went on after a lost entry, from a position of its own: it
// was told when that happened.
func (j *journal) healed() map[int]bool {
	healed := map[int]bool{}
	for _, n := range slices.Backward(j.nodes) {
		if n != nil && (!n.lost || healed[n.ID]) {
			healed[n.Parent] = true
		}
	}
	return healed
}

// drop takes out the lost entries that no edition ever allowed, and what followed them.
func (r *replayed) drop() {
	damaged, healed := map[int]bool{}, r.healed()
	for _, f := range r.faults {
		damaged[f.ID] = f.damage
	}
	for i, n := range r.nodes {
		if n == nil || !n.lost {
			continue
		}
		damaged[n.ID] = damaged[n.ID] || damaged[n.Parent]
		if damaged[n.ID] && !healed[n.ID] {
			r.nodes[i] = nil
		}
	}
	if !r.reaches(r.line.tip()) {
		r.line = r.through(r.line.head(), r.newestBelow(r.line.head()))
	}
}

// reaches reports whether an entry and all before it are there.
func (j *journal) reaches(id int) bool {
	for id != 0 {
		n := j.node(id)
		if n == nil {
			return false
		}
		id = n.Parent
	}
	return true
}
