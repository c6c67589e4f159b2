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
		n.steps = j.steps(n)
	}
	j.nodes = append(j.nodes, n)
	if at := len(j.nodes) - 1 - recent; at >= 0 {
		if old := j.nodes[at]; old != nil && old.steps != 0 {
			old.position = nil
		}
	}
}

// steps returns how many moves lead to a node from the last position that is kept for good.
func (j *journal) steps(n *node) int {
	if parent := j.node(n.Parent); parent != nil && n.Author != Carried {
		return (parent.steps + 1) % sparse
	}
	return 0
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

// position returns the one after an entry, or the last known one before it.
func (j *journal) position(id int) rules.Position {
	n := j.node(id)
	for n != nil && n.lost {
		n = j.node(n.Parent)
	}
	switch {
	case n == nil:
		return j.start
	case n.position != nil:
		return n.position
	}
	if p := j.recalled.find(n.ID); p != nil {
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
		next, _, err := j.follow(position, way[i].Entry)
		if err != nil {
			panic(fmt.Sprintf("tracker: entry %d was played and now is not: %v", way[i].ID, err))
		}
		position = next
		positions[way[i].ID] = position
	}
	j.recalled.remember(positions)
	return position
}
