package tracker

import (
	"fmt"
	"sync"

	"docent/rules"
)

const (
	// sparse is how many moves lie between two positions of a branch that are kept.
	sparse = 32
	// recent is how many of the newest entries keep their positions.
	recent = 64
)

// add takes in a new node. Of those that are not new any more it keeps every sparse-th
// position: the others are played again where somebody asks.
func (j *journal) add(n *node) {
	if n != nil {
		n.steps = 0
		if parent := j.node(n.Parent); parent != nil && n.Author != Carried {
			n.steps = (parent.steps + 1) % sparse
		}
	}
	j.nodes = append(j.nodes, n)
	if at := len(j.nodes) - 1 - recent; at >= 0 {
		if old := j.nodes[at]; old != nil && old.steps != 0 {
			old.position = nil
		}
	}
}

// recalled remembers the positions that were played again last, and those before: who looks
// at one soon looks at its neighbours, and back at where the play stands. It is safe for use
// by many goroutines; a nil one remembers nothing.
type recalled struct {
	mu           sync.Mutex
	last, before map[int]rules.Position
}

func (r *recalled) find(id int) rules.Position {
	if r == nil {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if p := r.last[id]; p != nil {
		return p
	}
	return r.before[id]
}

func (r *recalled) remember(positions map[int]rules.Position) {
	if r == nil {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.last, r.before = positions, r.last
}

// position is where the play stood after an entry; where there is none, at the start.
func (j *journal) position(id int) rules.Position {
	n := j.node(id)
	switch {
	case n == nil:
		return j.start
	case n.position != nil:
		return n.position
	}
	if p := j.recalled.find(id); p != nil {
		return p
	}
	return j.recall(n)
}

// recall plays the entries again that led to a node from the last kept position.
func (j *journal) recall(n *node) rules.Position {
	var way []*node
	for ; n != nil && n.position == nil; n = j.node(n.Parent) {
		way = append(way, n)
	}
	position := j.start
	if n != nil {
		position = n.position
	}
	positions := make(map[int]rules.Position, len(way))
	for i := len(way) - 1; i >= 0; i-- {
		next, err := follow(position.Game(), position, way[i].Entry)
		if err != nil {
			panic(fmt.Sprintf("tracker: entry %d was played and now is not: %v", way[i].ID, err))
		}
		position = next.position
		positions[way[i].ID] = position
	}
	j.recalled.remember(positions)
	return position
}

// reopen is replay for a play of this device. It compares the positions that are kept and the
// ends of branches only: what led to the same position was the same. Where one differs, all
// are compared.
func reopen(game rules.Game, start rules.Position, entries []Entry) (journal, []fault) {
	followed := make(map[int]bool, len(entries))
	for _, e := range entries {
		followed[e.Parent] = true
	}
	j := newJournal(start)
	for _, e := range entries {
		if e.ID != len(j.nodes)+1 || e.Parent < 0 || e.Parent >= e.ID {
			return replay(game, start, entries)
		}
		n, err := follow(game, j.position(e.Parent), e)
		if err != nil {
			return replay(game, start, entries)
		}
		n.made = j.made(e.Parent)
		if !n.Auto() {
			n.made++
		}
		j.add(n)
		if (n.steps == 0 || !followed[n.ID]) && e.Author != Carried && hashOf(n.position) != e.Hash {
			return replay(game, start, entries)
		}
	}
	return j, nil
}
