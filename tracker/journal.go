package tracker

import (
	"maps"
	"slices"

	"docent/rules"
)

// node is an entry with the position after it.
type node struct {
	Entry
	position rules.Position // nil where it is lost, or played again when somebody asks
	steps    int            // moves since the last position that is kept for good
	made     int            // moves made by somebody from the start up to here
	kept     []rules.Event  // what it told when it was made, as Events holds what it tells now
	lost     bool           // it cannot be played again: what it told is all there is
}

// recorded returns the entry as it was made.
func (n *node) recorded() Entry {
	e := n.Entry
	e.Events = n.kept
	return e
}

// line is a branch from the start to its end, and how far along it the head stands.
// It is a value: moving the head makes another one.
type line struct {
	ids []int
	at  int
}

func (l line) head() int { return l.id(l.at) }
func (l line) tip() int  { return l.id(len(l.ids)) }

func (l line) id(n int) int {
	if n == 0 {
		return 0
	}
	return l.ids[n-1]
}

// journal is a tree of moves with a head. Undone branches stay.
type journal struct {
	start   rules.Position
	edition int     // of the entries that name none
	nodes   []*node // entry 1 first; nil for what is missing
	line    line

	recalled *recalled
}

func newJournal(start rules.Position, edition int) journal {
	return journal{start: start, edition: edition, recalled: &recalled{}}
}

func (j *journal) node(id int) *node {
	if id < 1 || id > len(j.nodes) {
		return nil
	}
	return j.nodes[id-1]
}

// played lists the entries from the start to the head.
func (j *journal) played() []Entry {
	entries := make([]Entry, j.line.at)
	for i := range entries {
		entries[i] = j.node(j.line.ids[i]).Entry
	}
	return entries
}

// stands reports whether the position after an entry is known.
func (j *journal) stands(id int) bool {
	n := j.node(id)
	return n != nil && !n.lost
}

func (j *journal) made(id int) int {
	if n := j.node(id); n != nil {
		return n.made
	}
	return 0
}

// with returns the line after these new nodes are made at the head.
func (j *journal) with(made []*node) line {
	ids := slices.Clip(j.line.ids[:j.line.at])
	for _, n := range made {
		ids = append(ids, n.ID)
	}
	return line{ids, len(ids)}
}

// keep takes in new nodes, made in this order, and stands on the line.
func (j *journal) keep(made []*node, l line) {
	for _, n := range made {
		j.add(n)
	}
	j.line = l
}

// undo goes back over the last move that somebody made and all that followed from it, and
// over what cannot be played again.
func (j *journal) undo() (line, bool) {
	l := j.line
	for l.at > 0 && j.node(l.head()).Auto() {
		l.at--
	}
	if l.at == 0 {
		return j.line, false
	}
	l.at--
	for l.at > 0 && !j.stands(l.head()) {
		l.at--
	}
	return l, true
}

// redo goes forward over the next entry that is not the clock's and the referee's steps
// after it.
func (j *journal) redo() (line, bool) {
	l, ok := j.forward()
	if !ok {
		return j.line, false
	}
	for l.at++; j.node(l.head()).Author == Timed || !j.stands(l.head()); {
		l.at++
	}
	for l.at < len(l.ids) && j.node(l.id(l.at+1)).Auto() {
		l.at++
	}
	return l, true
}

// forward returns the line along which redo goes: the branch last stood on, or another that
// only the clock has left since.
func (j *journal) forward() (line, bool) {
	for i := j.line.at; i < len(j.line.ids); i++ {
		if id := j.line.ids[i]; j.node(id).Author != Timed && j.stands(id) {
			return j.line, true
		}
	}
	n := j.node(j.line.head())
	if n == nil || n.Author != Timed {
		return j.line, false
	}
	newest := map[int]int{}
	for id, counts := range j.counting() {
		if counts {
			newest[j.node(id).Parent] = max(newest[j.node(id).Parent], id)
		}
	}
	id := n.ID
	for ; newest[id] == 0; id = n.Parent {
		if n = j.node(id); n == nil || n.Author != Timed {
			return j.line, false
		}
	}
	tip := id
	for newest[tip] != 0 {
		tip = newest[tip]
	}
	return j.through(id, j.newestBelow(tip)), true
}

// counting says of every entry whether it is more than the clock's, or leads to more. An entry may name one before it
// that a damaged database has lost.
func (j *journal) counting() map[int]bool {
	counts := map[int]bool{}
	for _, n := range slices.Backward(j.nodes) {
		if n != nil && (n.Author != Timed && !n.lost || counts[n.ID]) {
			counts[n.ID], counts[n.Parent] = true, true
		}
	}
	maps.DeleteFunc(counts, func(id int, _ bool) bool { return j.node(id) == nil })
	return counts
}

// jump stands on any entry, 0 being the start. Off the branch last stood on it takes
// the branch that was made last.
func (j *journal) jump(id int) (line, bool) {
	if id == 0 {
		return line{j.line.ids, 0}, true
	}
	if !j.stands(id) {
		return j.line, false
	}
	if i := slices.Index(j.line.ids, id); i >= 0 {
		return line{j.line.ids, i + 1}, true
	}
	return j.through(id, j.newestBelow(id)), true
}

// through returns the line that ends at tip with its head on id; the head is elsewhere where
// id does not lie before tip.
func (j *journal) through(id, tip int) line {
	var l line
	for n := j.node(tip); n != nil; n = j.node(n.Parent) {
		l.ids = append(l.ids, n.ID)
	}
	slices.Reverse(l.ids)
	l.at = slices.Index(l.ids, id) + 1
	return l
}

// newestBelow follows from an entry the child that was made last, to the end.
func (j *journal) newestBelow(id int) int {
	newest := map[int]int{}
	for _, n := range j.nodes {
		if n != nil {
			newest[n.Parent] = n.ID
		}
	}
	for newest[id] != 0 {
		id = newest[id]
	}
	return id
}

// tips lists the entries that count and that nothing that counts follows.
func (j *journal) tips() []int {
	counts, followed := j.counting(), map[int]bool{}
	for id := range counts {
		followed[j.node(id).Parent] = true
	}
	var ends []int
	for _, n := range j.nodes {
		if n != nil && counts[n.ID] && !followed[n.ID] {
			ends = append(ends, n.ID)
		}
	}
	return ends
}

func entriesOf(nodes []*node) []Entry {
	entries := make([]Entry, len(nodes))
	for i, n := range nodes {
		entries[i] = n.Entry
	}
	return entries
}

// entries lists all there is as it was recorded, in the order it was made.
func (j *journal) entries() []Entry {
	var entries []Entry
	for _, n := range j.nodes {
		if n != nil {
			entries = append(entries, n.recorded())
		}
	}
	return entries
}
