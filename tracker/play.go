package tracker

import (
	"errors"
	"fmt"
	"sync"
	"time"

	"docent/rules"
)

// mostSteps bounds what follows by itself from one move.
const mostSteps = 10_000

var (
	// ErrLoop means that a game's own steps never end. Nothing was played.
	ErrLoop = errors.New("tracker: the steps that nobody makes do not end")
	// ErrNoEntry means that there is nothing to go to: no move to undo or redo, no such entry.
	ErrNoEntry = errors.New("tracker: no such entry")
)

// Play is one game being played: a tree of moves and where in it the table stands.
// It is safe for use by many goroutines; every change is kept before it shows.
type Play struct {
	tracker   *Tracker
	header    Header
	checklist []rules.Event

	mu        sync.RWMutex
	journal   journal
	drawn     drawn
	countdown countdown
	closed    bool    // a backup was restored: what is kept is another play now
	rest      []Entry // see Rest
	cut       int     // the entry that rest led on from

	change   int                   // counts what append and move did
	answered map[rules.Seat]string // the body of each seat's last answer, see Answer
	watch    watch
}

// Header returns what the play began with.
func (p *Play) Header() Header { return p.header }

// Checklist returns how the table is set up.
func (p *Play) Checklist() []rules.Event { return p.checklist }

// Position returns where the play stands.
func (p *Play) Position() rules.Position {
	p.mu.RLock()
	defer p.mu.RUnlock()
	return p.journal.position(p.journal.line.head())
}

// Head returns the entry that the play stands on; 0 is the start.
func (p *Play) Head() int {
	p.mu.RLock()
	defer p.mu.RUnlock()
	return p.journal.line.head()
}

// Do plays an offer and then every step that nobody makes. All of it is kept before
// Do returns. It fails with the *rules.Refusal of a rule, with a *StoreError where it
// cannot be kept, or with another error where no form could have given the answers;
// the play is then where it was, but for what the clock had to tell. A running countdown
// is told to the game before the move; where it was asked what the time away was, it goes
// on from where it stood.
func (p *Play) Do(offer rules.Offer, answers rules.Answers) ([]Entry, error) {
	now := p.tracker.moment()
	defer heed(p)
	p.mu.Lock()
	defer p.mu.Unlock()
	return do(p, now, offer, answers)
}

func do(p *Play, now Moment, offer rules.Offer, answers rules.Answers) ([]Entry, error) {
	move, err := offer.Move(answers)
	if err != nil {
		return nil, err
	}
	p.countdown.pass(now)
	asked := p.countdown.away
	p.countdown.away = 0
	entries, err := p.play(offer, move, authorOf(p, offer, answers))
	if err != nil {
		p.countdown.away = asked
		return nil, err
	}
	p.drawn = drawn{}
	return entries, nil
}

// play makes a move at the time that it is.
func (p *Play) play(offer rules.Offer, move rules.Move, author string) ([]Entry, error) {
	told, made, before, err := clocked(p, offer)
	if err != nil {
		return nil, err
	}
	first, err := p.step(p.journal.line.head(), move, author, made)
	if err != nil {
		return nil, err
	}
	made, err = automatic(p, append(made, first))
	if err != nil {
		return nil, err
	}
	entries, err := p.append(made, before)
	return append(told, entries...), err
}

// append keeps new nodes at the head and stands on the last of them. Where the countdown
// is not as before any more, they have set another time.
func (p *Play) append(made []*node, before rules.Countdown) ([]Entry, error) {
	if p.closed {
		return nil, ErrNoPlay
	}
	after := p.journal.with(made)
	entries := entriesOf(made)
	if err := p.tracker.store.Append(p.header.ID, entries, p.mark(made, after)); err != nil {
		return nil, err
	}
	p.journal.keep(made, after)
	p.change++
	p.countdown.follow(before, p.journal.position(after.head()).Countdown())
	return entries, nil
}

// authorOf returns who makes a move.
func authorOf(p *Play, offer rules.Offer, answers rules.Answers) string {
	switch {
	case offer.Asks == rules.Auto:
		return Referee
	case p.drawn.is(offer, answers):
		return Drawn
	case offer.Seat >= 0 && int(offer.Seat) < len(p.header.Players):
		return p.header.Players[offer.Seat].ID
	}
	return AtTable
}

// step plays a move on an entry, which is the last of made where there are any.
func (p *Play) step(parent int, move rules.Move, author string, made []*node) (*node, error) {
	before, count, since := p.journal.position(parent), p.journal.made(parent), p.since(parent)
	if len(made) > 0 {
		last := made[len(made)-1]
		parent, before, count, since = last.ID, last.position, last.made, last.At
	}
	after, events, err := before.Play(move)
	if err != nil {
		return nil, err
	}
	n := &node{position: after, made: count, kept: events, Entry: Entry{
		ID: len(p.journal.nodes) + len(made) + 1, Parent: parent, Edition: p.header.edition(after.Game()),
		Move: move, Author: author, At: later(since, p.tracker.clock()), Hash: hashOf(after), Events: events,
	}}
	if !n.Auto() {
		n.made++
	}
	return n, nil
}

// automatic adds every step that nobody makes.
func automatic(p *Play, made []*node) ([]*node, error) {
	for range mostSteps {
		position := p.journal.position(p.journal.line.head())
		if len(made) > 0 {
			position = made[len(made)-1].position
		}
		offer, ok := nextStep(position)
		if !ok {
			return made, nil
		}
		move, err := offer.Move(nil)
		if err != nil {
			return nil, err
		}
		n, err := p.step(p.journal.line.head(), move, Referee, made)
		if err != nil {
			return nil, fmt.Errorf("tracker: the step %s was offered and then failed: %w", move.Kind, err)
		}
		made = append(made, n)
	}
	return nil, ErrLoop
}

func nextStep(position rules.Position) (rules.Offer, bool) {
	for _, o := range position.Offers() {
		if o.Asks == rules.Auto && o.Refused == nil {
			return o, true
		}
	}
	return rules.Offer{}, false
}

// since returns when an entry was made, the start when the play began.
func (p *Play) since(id int) time.Time {
	if n := p.journal.node(id); n != nil {
		return n.At
	}
	return p.header.Started
}

// later keeps time from running backwards when a clock is set back.
func later(a, b time.Time) time.Time {
	if b.Before(a) {
		return a
	}
	return b
}

// Undo goes back over the last move that somebody made and what followed from it. It
// fails with ErrNoEntry where there is none, or with a *StoreError.
func (p *Play) Undo() error { return p.move((*journal).undo) }

// Redo goes forward again along the branch last stood on, like Undo.
func (p *Play) Redo() error { return p.move((*journal).redo) }

// Jump stands on any entry, undone or not; 0 is the start. It fails like Undo.
func (p *Play) Jump(id int) error {
	return p.move(func(j *journal) (line, bool) { return j.jump(id) })
}

func (p *Play) move(to func(*journal) (line, bool)) error {
	defer heed(p)
	p.mu.Lock()
	defer p.mu.Unlock()
	l, ok := to(&p.journal)
	if !ok {
		return ErrNoEntry
	}
	if p.closed {
		return ErrNoPlay
	}
	if err := p.tracker.store.Move(p.header.ID, p.mark(nil, l)); err != nil {
		return err
	}
	p.journal.line = l
	p.change++
	p.answered = nil
	p.drawn = drawn{}
	p.countdown.start(p.journal.position(l.head()).Countdown(), p.tracker.moment())
	return nil
}

// mark describes a line that may become the play's, and ends in nodes not yet kept.
func (p *Play) mark(made []*node, l line) Mark {
	m := Mark{Head: l.head(), Tip: l.tip(), Changed: p.tracker.clock()}
	m.Position, m.Moves = p.journal.position(m.Head), p.journal.made(m.Head)
	ended := p.since(m.Head)
	if len(made) > 0 {
		last := made[len(made)-1]
		m.Position, m.Moves, ended = last.position, last.made, last.At
	}
	m.Solo = m.solo(p.header, ended)
	if m.Position.Over() {
		m.Story = p.journal.story(p.header, l, made)
	}
	return m
}

// UndoEntry returns the move that Undo would take back.
func (p *Play) UndoEntry() (Entry, bool) {
	p.mu.RLock()
	defer p.mu.RUnlock()
	l, ok := p.journal.undo()
	if !ok {
		return Entry{}, false
	}
	return p.journal.node(l.id(l.at + 1)).Entry, true
}

// RedoEntry returns the first entry that Redo would bring back.
func (p *Play) RedoEntry() (Entry, bool) {
	p.mu.RLock()
	defer p.mu.RUnlock()
	l, ok := p.journal.forward()
	if !ok {
		return Entry{}, false
	}
	for p.journal.node(l.id(l.at+1)).Author == Timed {
		l.at++
	}
	return p.journal.node(l.id(l.at + 1)).Entry, true
}

// Line lists the entries from the start to where the play stands.
func (p *Play) Line() []Entry {
	p.mu.RLock()
	defer p.mu.RUnlock()
	return p.journal.played()
}

// Entry returns one of the kept entries, undone or not.
func (p *Play) Entry(id int) (Entry, bool) {
	p.mu.RLock()
	defer p.mu.RUnlock()
	n := p.journal.node(id)
	if n == nil {
		return Entry{}, false
	}
	return n.Entry, true
}

// PositionAt returns the position after an entry; 0 is the start. Of an entry that cannot be
// played again it is the last known one before it, and false.
func (p *Play) PositionAt(id int) (rules.Position, bool) {
	p.mu.RLock()
	defer p.mu.RUnlock()
	return p.journal.position(id), id == 0 || p.journal.stands(id)
}

// Lost lists the entries that the rules can no longer play, in the order they were made,
// with what they told. Those on the way to where the play stands are in its Line, too.
func (p *Play) Lost() []Entry {
	p.mu.RLock()
	defer p.mu.RUnlock()
	var lost []Entry
	for _, n := range p.journal.nodes {
		if n != nil && n.lost {
			lost = append(lost, n.Entry)
		}
	}
	return lost
}

// Rest lists the entries that led on from where the play stands to where it stood before it was
// opened, with what they told: they cannot be played any more, nor can the last position be
// read. Once somebody plays on they are one more branch that was left.
func (p *Play) Rest() []Entry {
	p.mu.RLock()
	defer p.mu.RUnlock()
	if p.journal.line.head() != p.cut {
		return nil
	}
	return p.rest
}

// Tips lists the ends of all branches, undone ones too, in the order they were made. What
// the clock alone added to a branch counts for nothing.
func (p *Play) Tips() []int {
	p.mu.RLock()
	defer p.mu.RUnlock()
	return p.journal.tips()
}

// longestPause is the most that one move counts for: a box put away is not played.
const longestPause = 30 * time.Minute

// Duration returns how long the table has played, without long pauses. It is never negative.
func (p *Play) Duration() time.Duration {
	last, total := p.header.Started, time.Duration(0)
	for _, e := range p.Line() {
		total += min(max(e.At.Sub(last), 0), longestPause)
		last = e.At
	}
	return total
}
