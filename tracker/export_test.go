package tracker

import (
	"time"

	"docent/rules"
)

// OpenTimed opens as Open does, with a wall and a process whose times need not agree.
func OpenTimed(store Store, games func(rules.GameID) (rules.Game, bool), wall func() time.Time, run func() time.Duration) *Tracker {
	t := Open(store, games, wall)
	t.run = func(time.Time) time.Duration { return run() }
	return t
}

// OpenNodes returns how many entries a play holds, undone ones and the clock's too.
func OpenNodes(p *Play) int { return len(p.journal.nodes) }

// OpenPlays returns how many plays the tracker finds open.
func OpenPlays(t *Tracker) int {
	t.mu.Lock()
	defer t.mu.Unlock()
	n := 0
	for id := range t.open {
		if t.open.find(id) != nil {
			n++
		}
	}
	return n
}

// KeptPositions returns how many positions a play holds in memory.
func KeptPositions(p *Play) int {
	n := 0
	for _, node := range p.journal.nodes {
		if node != nil && node.position != nil {
			n++
		}
	}
	return n + len(p.journal.recalled.last) + len(p.journal.recalled.before)
}
