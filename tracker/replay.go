package tracker

import (
	"errors"
	"fmt"

	"docent/rules"
)

// ErrDiffers says that an entry led to another position than when it was made.
var ErrDiffers = errors.New("tracker: the position is not the one that was kept")

// errNumber is the fault of an entry that no play of ours numbers so.
var errNumber = errors.New("tracker: the entry has a number that cannot be")

// fault is an entry that could not be played again, and why.
type fault struct {
	Entry
	err error
}

// replay plays entries again from a start. Those that fail, and all after them, are
// left out; faults says which failed themselves.
func replay(game rules.Game, start rules.Position, entries []Entry) (journal, []fault) {
	j := newJournal(start)
	var faults []fault
	for _, e := range entries {
		if e.ID <= len(j.nodes) || e.ID > MostEntries || e.Parent >= e.ID {
			faults = append(faults, fault{e, errNumber})
			continue
		}
		for len(j.nodes) < e.ID-1 {
			j.add(nil)
		}
		before := j.node(e.Parent)
		if e.Parent != 0 && before == nil {
			j.add(nil)
			continue
		}
		n, err := again(game, j.position(e.Parent), e)
		if err != nil {
			faults = append(faults, fault{e, err})
			j.add(nil)
			continue
		}
		n.made = j.made(e.Parent)
		if !n.Auto() {
			n.made++
		}
		j.add(n)
	}
	return j, faults
}

// again plays one entry on the position before it and demands that it leads where it led.
func again(game rules.Game, before rules.Position, e Entry) (*node, error) {
	n, err := follow(game, before, e)
	if err != nil || e.Author == Carried {
		return n, err
	}
	if hash := hashOf(n.position); hash != e.Hash {
		return nil, fmt.Errorf("%w: entry %d (%s) gave %s, was %s", ErrDiffers, e.ID, e.Move.Kind, hash, e.Hash)
	}
	return n, nil
}

// follow plays one entry on the position before it, wherever it leads.
func follow(game rules.Game, before rules.Position, e Entry) (*node, error) {
	if e.Author == Carried {
		position, err := carriedPosition(game, e, before.Seats())
		if err != nil {
			return nil, err
		}
		return &node{Entry: e, position: position}, nil
	}
	after, events, err := before.Play(e.Move)
	if err != nil {
		return nil, err
	}
	e.Events = events
	return &node{Entry: e, position: after}, nil
}

// stand puts the head where it was. Where that entry is lost it is the last good one
// before it, and where it is not known the last good one of all. It says whether the
// head is where it was.
func (j *journal) stand(entries []Entry, head, tip int) bool {
	parents := make(map[int]int, len(entries))
	newest := 0
	for _, e := range entries {
		parents[e.ID] = e.Parent
		if j.node(e.ID) != nil {
			newest = e.ID
		}
	}
	good := head
	if _, known := parents[head]; head != 0 && !known {
		good = newest
	}
	for good != 0 && j.node(good) == nil {
		if good = parents[good]; parents[good] >= good {
			good = 0
		}
	}
	if j.line = j.through(good, tip); j.line.head() != good || j.line.tip() != tip {
		j.line = j.through(good, j.newestBelow(good)) // the tip is lost, or not on this branch
	}
	return good == head
}

// restore makes a play of what a store kept. Where the rules have changed since, the
// entries that still play the same are kept and the play goes on from its last position.
func (t *Tracker) restore(saved Saved) (*Play, Notice, error) {
	h := saved.Header
	h.Players = plainPlayers(h.Players)
	if err := h.seated(); err != nil {
		return nil, Notice{}, storeError("unreadable", err)
	}
	game, ok := t.games(h.Game)
	if !ok {
		return nil, Notice{}, &StoreError{Notice{"error.store.unknown-game", map[string]any{"game": string(h.Game)}}, nil}
	}
	p := &Play{tracker: t, header: h}
	start, checklist, err := game.Start(h.Setup)
	if err != nil { // the rules no longer know such a set-up
		if start, err = game.Load(saved.Position); err != nil || start.Seats() != len(h.Players) {
			return nil, Notice{}, storeError("unreadable", err)
		}
	}
	p.checklist = checklist
	var faults []fault
	p.journal, faults = reopen(game, start, saved.Entries)
	if p.journal.stand(saved.Entries, saved.Head, saved.Tip) {
		if len(faults) > 0 && saved.Edition != game.Edition() {
			return p, Notice{Key: "notice.branches-lost"}, nil
		}
		return p, Notice{}, nil
	}
	return t.carry(p, game, saved)
}

// carry goes on from the last kept position, as an entry of its own after the last
// good one.
func (t *Tracker) carry(p *Play, game rules.Game, saved Saved) (*Play, Notice, error) {
	good := p.journal.line.at
	data := map[string]any{"kept": good, "edition": saved.Edition}
	position, err := game.Load(saved.Position)
	if err == nil && position.Seats() != len(p.header.Players) {
		err = ErrForeign
	}
	if err != nil {
		return p, Notice{"notice.rules-changed.prefix", data}, nil
	}
	head := p.journal.line.head()
	n := &node{position: position, made: p.journal.made(head), Entry: Entry{
		ID: len(p.journal.nodes) + 1, Parent: head, Author: Carried,
		At: later(p.since(head), t.clock()), Hash: hashOf(position), State: saved.Position,
	}}
	after := p.journal.with([]*node{n})
	if err := t.store.Append(p.header.ID, []Entry{n.Entry}, p.markWith([]*node{n}, after)); err != nil {
		return nil, Notice{}, err
	}
	p.journal.keep([]*node{n}, after)
	return p, Notice{"notice.rules-changed.carried", data}, nil
}
