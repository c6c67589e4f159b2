package tracker

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"time"

	"docent/rules"
)

// revived is a kept play as the game makes it out now, whatever edition recorded it.
type revived struct {
	replayed
	saved     Saved
	checklist []rules.Event
	stored    rules.Position // where the play stood; nil where that cannot be read
	whole     bool           // the head is where it was
	carried   *node          // the stored position, where play goes on from it
}

// revive plays a kept play again; again is replay, or reopen. It fails where neither the
// set-up is possible nor the stored position can be read.
func revive(game rules.Game, saved Saved, again func(rules.Game, Header, rules.Position, []Entry) replayed) (revived, error) {
	h := saved.Header
	r := revived{saved: saved}
	stored, unreadable := game.Past(saved.Edition).Load(saved.Position)
	if unreadable == nil && stored.Seats() == h.Setup.Seats {
		r.stored = stored
	}
	start, checklist, err := game.Past(h.Edition).Start(h.Setup)
	if err != nil && r.stored == nil {
		return revived{}, err
	}
	if err != nil {
		start = nil
	}
	r.checklist = checklist
	r.replayed = again(game, h, start, saved.Entries)
	if err != nil {
		r.start = r.stored
		r.faults = append([]fault{{damage: h.Edition == game.Edition(), err: err}}, r.faults...)
	}
	r.whole = r.stand(saved.Entries, saved.Head, saved.Tip)
	r.faults = r.open()
	return r, nil
}

// open lists the faults that were not told before: play did not go on after them.
func (r *revived) open() []fault {
	healed := r.healed()
	var open []fault
	for _, f := range r.faults {
		if f.ID == 0 && !r.whole || f.ID != 0 && !healed[f.ID] {
			open = append(open, f)
		}
	}
	return open
}

// blocked returns the fault for which the head is not where it was.
func (r *revived) blocked() (fault, bool) {
	if r.whole {
		return fault{}, false
	}
	before := map[int]bool{0: true}
	for n := r.node(r.saved.Head); n != nil && !before[n.ID]; n = r.node(n.Parent) {
		before[n.ID] = true
	}
	for _, f := range r.faults {
		if before[f.ID] {
			return f, true
		}
	}
	return fault{}, false
}

// rest lists the entries between where the play stands and where it stood.
func (r *revived) rest() []Entry {
	if r.whole || r.carried != nil {
		return nil
	}
	entries := map[int]Entry{}
	for _, e := range r.saved.Entries {
		entries[e.ID] = e
	}
	var rest []Entry
	for e, known := entries[r.saved.Head]; known && e.ID != r.line.head(); e, known = entries[e.Parent] {
		delete(entries, e.ID) // damaged ones may go round in a circle
		rest = append(rest, e)
	}
	slices.Reverse(rest)
	return rest
}

// foreign reports whether the play last stood under another edition than it does now.
func (r *revived) foreign() bool { return r.saved.Edition != r.game.Edition() }

// unconfirmed reports whether the journal leads elsewhere than the play stood under this
// very edition, by moves that another one made: their hashes prove nothing any more.
func (r *revived) unconfirmed() bool {
	n := r.node(r.line.head())
	return r.whole && !r.foreign() && n != nil && n.Author != Carried && r.past(r.game, n.Entry).Edition() != r.game.Edition() &&
		!bytes.Equal(r.position(n.ID).JSON(), r.saved.Position)
}

// rulings lists the moves that come out differently under this edition: those that tell
// something else, or, where the play ends up elsewhere all the same, those that lead to
// another position.
func (r *revived) rulings() []*node {
	var told []*node
	for _, n := range r.strayed {
		if len(n.kept) > 0 && !sameEvents(n.kept, n.Events) {
			told = append(told, n)
		}
	}
	switch {
	case len(told) > 0:
		return told
	case r.stored != nil && agree(r.saved.Position, r.stored.JSON(), r.position(r.line.head()).JSON()):
		return nil
	}
	return r.strayed
}

// agree reports whether two positions are the same in all that an older one tells: what
// came since it cannot know.
func agree(older, a, b []byte) bool {
	var values [3]any
	for i, data := range [][]byte{older, a, b} {
		if json.Unmarshal(data, &values[i]) != nil {
			return false
		}
	}
	return alike(values[0], values[1], values[2])
}

func alike(older, a, b any) bool {
	switch older := older.(type) {
	case map[string]any:
		a, _ := a.(map[string]any)
		b, _ := b.(map[string]any)
		for key, value := range older {
			if !alike(value, a[key], b[key]) {
				return false
			}
		}
		return true
	case []any:
		a, _ := a.([]any)
		b, _ := b.([]any)
		for i := range min(len(a), len(b), len(older)) {
			if !alike(older[i], a[i], b[i]) {
				return false
			}
		}
		return len(a) == len(b)
	}
	return reflect.DeepEqual(a, b)
}

// carry goes on from the position that the play stood on, as an entry of its own after
// all that led there.
func (r *revived) carry(now time.Time) {
	parent := r.saved.Head
	if !r.reaches(parent) || r.unreachable(parent) {
		parent = r.line.head()
	}
	since := r.saved.Header.Started
	if n := r.node(parent); n != nil {
		since = n.At
	}
	r.carried = &node{position: r.stored, made: r.made(parent), Entry: Entry{
		ID: len(r.nodes) + 1, Parent: parent, Author: Carried, At: later(since, now), Hash: hashOf(r.stored),
		State: r.stored.JSON(), Edition: r.saved.Header.edition(r.game),
	}}
	r.nodes = append(r.nodes, r.carried)
	r.line = r.through(r.carried.ID, r.carried.ID)
}

// unreachable reports whether an entry is none of the journal's.
func (r *revived) unreachable(id int) bool { return id != 0 && r.node(id) == nil }

// settle decides where play goes on: where the moves lead, or where they cannot be played
// any more on the stored position. A play that is over keeps its result.
func (r *revived) settle(now time.Time) {
	over := func() bool { return r.foreign() && r.stored.Over() && len(r.rulings()) > 0 }
	if r.stored != nil && (!r.whole || r.unconfirmed() || over()) {
		r.carry(now)
	}
}

// notice tells once what an edition changed, and always what is damaged. Before settle it
// would not know.
func (r *revived) notice() Notice {
	cause, blocked := r.blocked()
	way := ".prefix"
	if r.carried != nil {
		way = ".carried"
	}
	data := r.facts()
	if blocked {
		data.with(cause.Entry, r.toldBefore(cause.Entry))
	}
	switch {
	case blocked && cause.damage, !r.whole && !blocked, r.carried != nil && !r.foreign():
		return Notice{"notice.damaged" + way, data}
	case blocked:
		return Notice{"notice.rules-changed" + way, data}
	}
	for _, f := range r.faults {
		if f.damage {
			return Notice{"notice.damaged.branches", data.with(f.Entry, r.toldBefore(f.Entry))}
		}
	}
	if !r.foreign() {
		return Notice{}
	}
	return r.changes(data)
}

// changes tells what another edition makes of moves that are all legal.
func (r *revived) changes(data noticeData) Notice {
	if differ := r.differing(); len(differ) > 0 {
		data["Count"] = len(differ)
		first := differ[0].recorded()
		if len(Heard(first.Events, rules.Table)) == 0 {
			first = differ[0].Entry // what it tells now is in the log
		}
		data.with(first, r.toldBefore(first))
		if r.carried != nil {
			return Notice{"notice.rules-changed.result", data}
		}
		return Notice{"notice.rules-changed.differs", data}
	}
	switch {
	case len(r.faults) > 0:
		return Notice{Key: "notice.branches-lost"}
	case len(r.strayed) > 0:
		data["Count"] = data["kept"]
		return Notice{"notice.rules-changed.same", data}
	}
	return Notice{}
}

// differing returns what rulings does, for a play whose line may have been carried on by now.
func (r *revived) differing() []*node {
	if r.carried == nil {
		return r.rulings()
	}
	before := *r
	before.line = r.through(r.carried.Parent, r.carried.Parent)
	return before.rulings()
}

// facts fill the blanks of a notice: how many steps are good, of which edition.
func (r *revived) facts() noticeData {
	kept := 0
	for _, id := range r.line.ids[:r.line.at] {
		if n := r.node(id); !n.lost && n != r.carried {
			kept++
		}
	}
	return noticeData{"kept": kept, "edition": r.saved.Edition}
}

type noticeData map[string]any

// with names an entry and the last one before it that told the table something: {{.move}} is its kind until a
// Teller.Notice knows better.
func (d noticeData) with(e, before Entry) noticeData {
	d["entry"], d["before"], d["step"], d["move"] = e, before, e.ID, string(e.Move.Kind)
	return d
}

// toldBefore returns the last entry before another that has a line in the log; the zero one where there is none.
func (j *journal) toldBefore(e Entry) Entry {
	for n := j.node(e.Parent); n != nil && n.Parent < n.ID; n = j.node(n.Parent) {
		if len(Heard(n.Events, rules.Table)) > 0 {
			return n.Entry
		}
	}
	return Entry{}
}

// Notice tells a notice, and the move that it is about as it was told when it was made. One that told the table nothing is
// in no line of the log: who made it is told instead, and the line that it comes after.
func (t *Teller) Notice(n Notice) string {
	key, data := n.Key, n.Plainly()
	about, ok := data["entry"].(Entry)
	if told := Heard(about.Events, rules.Table); len(told) > 0 {
		data["move"] = t.Event(told[0])
	} else if untold := key + ".untold"; ok && t.texts.Has(untold) {
		before, _ := data["before"].(Entry)
		key, data["move"] = untold, t.untold(about, Heard(before.Events, rules.Table))
	}
	return t.texts.Text(key, data)
}

// untold returns the words for an entry that told the table nothing, and what the table was told last before it. The zero
// entry is the set-up.
func (t *Teller) untold(e Entry, before []rules.Event) string {
	if e.Author == Drawn {
		e.Author = Referee // how it was drawn is no name
	}
	key, data := "tell.untold.move", map[string]any{"who": t.Author(e)}
	switch {
	case e.ID == 0:
		return t.texts.Text("tell.untold.setup", nil)
	case e.Author == Carried:
		key = "tell.untold.carry"
	case e.Move.Kind == rules.Correct:
		key = "tell.untold.correction"
	}
	if len(before) > 0 {
		key, data["before"] = key+".after", t.Event(before[len(before)-1])
	}
	return t.texts.Text(key, data)
}

// restore makes a play of what a store kept, and keeps what became of it.
func (t *Tracker) restore(saved Saved) (*Play, Notice, error) {
	saved.Header.Players = plainPlayers(saved.Header.Players)
	h := saved.Header
	if err := h.seated(); err != nil {
		return nil, Notice{}, NewStoreError("unreadable", err)
	}
	game, ok := t.games(h.Game)
	if !ok {
		return nil, Notice{}, &StoreError{Notice{"error.store.unknown-game", map[string]any{"game": string(h.Game)}}, nil}
	}
	again := replay
	if saved.Edition == game.Edition() {
		again = reopen
	}
	r, err := revive(game, saved, again)
	if err != nil {
		return nil, Notice{}, NewStoreError("unreadable", err)
	}
	r.settle(t.clock())
	notice := r.notice()
	p := &Play{tracker: t, header: h, checklist: r.checklist, journal: r.journal, rest: r.rest(), cut: r.line.head()}
	if err := p.adopt(&r); err != nil {
		return nil, Notice{}, err
	}
	return p, notice, nil
}

// adopt makes durable where a revived play stands, if that is not as it was kept. Where
// its last position was lost nothing is kept before somebody plays on.
func (p *Play) adopt(r *revived) error {
	var made []*node
	switch {
	case r.carried != nil:
		made = []*node{r.carried}
	case !r.whole || !r.foreign():
		return nil
	}
	if r.foreign() && p.journal.line.at == len(p.journal.line.ids) {
		steps, err := automatic(p, nil)
		if err != nil {
			return NewStoreError("unreadable", fmt.Errorf("under edition %d: %w", r.game.Edition(), err))
		}
		p.journal.keep(steps, p.journal.with(steps))
		made = append(made, steps...)
	}
	m := p.mark(nil, p.journal.line)
	if len(made) > 0 {
		return p.tracker.store.Append(p.header.ID, entriesOf(made), m)
	}
	m.Changed = r.saved.Changed
	_ = p.tracker.store.Move(p.header.ID, m) // a store that is full or read-only lets plays be seen; all is told again
	return nil
}
