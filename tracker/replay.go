package tracker

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"

	"docent/rules"
)

// ErrDiffers is the error of an entry that leads to another position than when it was
// made, under the very rules that made it: it was damaged or edited.
var ErrDiffers = errors.New("tracker: the position is not the one that was kept")

// errNumber is the fault of an entry that no play of ours numbers so.
var errNumber = errors.New("tracker: the entry has a number that cannot be")

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
	seats   int
	begun   bool         // the set-up is possible: entries may follow the start
	trusted map[int]bool // entries whose position is not compared unless it is kept
	faults  []fault      // entries that failed themselves; what follows from them is just lost
	strayed []*node      // under another edition they led to another position
}

// replay plays the entries of a play again from a start; a nil one has no moves.
func replay(game rules.Game, h Header, start rules.Position, entries []Entry) replayed {
	r := replayed{journal: newJournal(start, h.Edition), game: game, seats: h.Setup.Seats, begun: start != nil}
	r.all(entries)
	return r
}

// mostCompared is how many entries a play has at most of which every position is compared when
// it is reopened. That costs as much again as playing them.
const mostCompared = 5_000

// reopen replays a play of this device that last stood under this very edition: it
// compares no positions that another edition made. Of a play with very many entries it
// compares only those that are kept and the ends of branches: what led to the same position
// was the same. Where one differs, all are compared.
func reopen(game rules.Game, h Header, start rules.Position, entries []Entry) replayed {
	r := replayed{journal: newJournal(start, h.Edition), game: game, seats: h.Setup.Seats, begun: start != nil, trusted: map[int]bool{}}
	if len(entries) > mostCompared {
		for _, e := range entries {
			r.trusted[e.Parent] = true
		}
	}
	r.all(entries)
	if len(r.faults) > 0 {
		return replay(game, h, start, entries)
	}
	return r
}

func (r *replayed) all(entries []Entry) {
	for _, e := range entries {
		if e.ID <= len(r.nodes) || e.ID > MostEntries {
			r.fail(e, errNumber)
			continue
		}
		for len(r.nodes) < e.ID-1 {
			r.add(nil)
		}
		if e.Parent < 0 || e.Parent >= e.ID {
			r.fail(e, errNumber)
			r.add(nil)
			continue
		}
		r.add(r.again(e))
	}
}

func (r *replayed) fail(e Entry, err error) {
	r.faults = append(r.faults, fault{e, r.past(r.game, e).Edition() == r.game.Edition(), err})
}

// again plays one entry on the position before it and demands that it leads where it led.
func (r *replayed) again(e Entry) *node {
	n := &node{Entry: e, kept: e.Events, made: r.made(e.Parent)}
	if !n.Auto() && n.Author != Carried {
		n.made++
	}
	var err error
	switch {
	case e.Author == Carried:
		n.position, err = carriedPosition(r.past(r.game, e), e, r.seats)
	case r.follows(e.Parent):
		err = r.play(n)
	default:
		n.lost = true
	}
	if err != nil {
		n.lost = true
		r.fail(e, err)
	}
	return n
}

// past returns the edition of a game that an entry was made under.
func (j *journal) past(game rules.Game, e Entry) rules.Past {
	if e.Edition != 0 {
		return game.Past(e.Edition)
	}
	return game.Past(j.edition)
}

// follows reports whether a move can be played on an entry.
func (r *replayed) follows(parent int) bool { return parent == 0 && r.begun || r.stands(parent) }

// follow plays the move of an entry on the position before it, wherever it leads.
func (j *journal) follow(before rules.Position, e Entry) (rules.Position, []rules.Event, error) {
	move, err := j.past(before.Game(), e).Move(e.Move)
	if err != nil {
		return nil, nil, err
	}
	return before.Play(move)
}

// play makes the move of an entry. Another edition may come to another position than was
// recorded; under the same one that is an error.
func (r *replayed) play(n *node) error {
	after, events, err := r.follow(r.position(n.Parent), n.Entry)
	if err != nil {
		return err
	}
	if err := r.compare(n, after); err != nil {
		return err
	}
	n.position = after
	if !sameEvents(events, n.kept) { // else they share their memory
		n.Events = events
	}
	return nil
}

// compare demands the position that was recorded, if it is not trusted.
func (r *replayed) compare(n *node, after rules.Position) error {
	own := r.past(r.game, n.Entry).Edition() == r.game.Edition()
	if r.trusted != nil && (!own || r.trusted[n.ID] && r.steps(n) != 0) {
		return nil
	}
	hash := hashOf(after)
	switch {
	case hash == n.Hash:
		return nil
	case own:
		return fmt.Errorf("%w: entry %d (%s) gave %s, was %s", ErrDiffers, n.ID, n.Move.Kind, hash, n.Hash)
	}
	r.strayed = append(r.strayed, n)
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
		if good = parents[good]; parents[good] >= good {
			good = 0
		}
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

// ErrForeign is returned where a carried entry holds a position which is not the play's own: no play
// that Docent wrote has one.
var ErrForeign = errors.New("tracker: the position of a carried entry is not this play's")

// carriedPosition loads the position of a carried entry. It fails with ErrForeign where the
// position has other seats than the play, or is not the one that was carried.
func carriedPosition(past rules.Past, e Entry, seats int) (rules.Position, error) {
	if hash := hashOfJSON(e.State); hash != e.Hash {
		return nil, fmt.Errorf("%w: entry %d has %s, was %.40q", ErrForeign, e.ID, hash, e.Hash)
	}
	position, err := past.Load(e.State)
	if err != nil {
		return nil, err
	}
	if position.Seats() != seats {
		return nil, fmt.Errorf("%w: entry %d has %d seats, the play %d", ErrForeign, e.ID, position.Seats(), seats)
	}
	return position, nil
}

// hashOfJSON returns the hash of a position by its JSON.
func hashOfJSON(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8])
}

// foreign returns the first fault that shows a file to be made up, or nil.
func foreign(faults []fault) error {
	for _, f := range faults {
		if errors.Is(f.err, ErrForeign) {
			return f.err
		}
	}
	return nil
}
