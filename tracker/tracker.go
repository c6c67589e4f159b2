// Package tracker keeps plays: it makes moves durable before anybody sees them,
// takes them back, draws for the table, remembers players and exchanges files.
//
//	tracker.go   Tracker: plays begun, resumed, listed and removed; settings; the plays that somebody holds
//	players.go   who is remembered
//	play.go      Play: moves made, each followed by the referee's own steps
//	clock.go     the countdown of a play, in time and in the journal
//	journal.go   the tree of moves and its head
//	positions.go the positions of a journal: some kept, the others played again
//	entry.go     what is kept: headers, entries, summaries
//	replay.go    a kept play played again and compared; positions that it took over
//	editions.go  a kept play of any edition, made out by the present one
//	store.go     Store: what plays ask of where they are kept (tracker/stores), and what can go wrong there
//	damaged.go   plays that cannot be opened; guard.go: panics over a play
//	backup.go    copies of all that is kept, asked for and restored
//	file.go      plays as .docent files
//	public.go    what of a play is no secret, and that as a file
//	box.go       what the copies of a game say, and what plays learn of them
//	boxfile.go   boxes as .docentbox files; archive.go: everything as one .docentall file
//	records.go   what was reached alone, and the records
//	story.go     what statistics show of a play that is over
//	plain.go     foreign texts made safe to show
//	chance.go    draws and rolls
//	tell.go      words for what a game says in keys and things
//	boxtell.go   words for pieces and what they say
//	bgstats.go   the link that hands a result to BG Stats
//	command.go   docent replay and docent version
package tracker

import (
	"fmt"
	"sync"
	"time"
	"weak"

	"github.com/google/uuid"

	"docent/rules"
)

// Tracker holds the plays of one device. It is safe for use by many goroutines.
type Tracker struct {
	cupboard
	run func(now time.Time) time.Duration // since the tracker was opened

	mu   sync.Mutex
	open openPlays
}

// Open works on a store, with the games that the app knows and the clock on the wall.
func Open(store Store, games func(rules.GameID) (rules.Game, bool), now func() time.Time) *Tracker {
	opened := now()
	return &Tracker{
		cupboard: cupboard{store: store, games: games, now: now},
		run:      func(at time.Time) time.Duration { return at.Sub(opened) },
		open:     openPlays{},
	}
}

// clock returns the wall's time as it is kept: UTC, to the millisecond.
func (t *cupboard) clock() time.Time { return t.now().UTC().Truncate(time.Millisecond) }

// New begins a play and plays the referee's first steps. Its players are remembered;
// one without an ID is the remembered player of that name, else a new one. It fails
// with a *rules.Refusal where a rule forbids the set-up.
func (t *Tracker) New(game rules.Game, setup rules.Setup, players []Player) (*Play, error) {
	return t.begin(game, setup, players, "")
}

// NewWithBox begins a play like New, with a box on the table: what it says becomes the
// set-up's, and what the play learns may be remembered for it.
func (t *Tracker) NewWithBox(game rules.Game, setup rules.Setup, players []Player, box string) (*Play, error) {
	b, err := t.Box(box)
	if err != nil {
		return nil, err
	}
	if b.Game != game.ID() {
		return nil, ErrNoBox
	}
	setup.Box = b.Things
	return t.begin(game, setup, players, box)
}

func (t *Tracker) begin(game rules.Game, setup rules.Setup, players []Player, box string) (*Play, error) {
	if len(players) != setup.Seats {
		return nil, fmt.Errorf("tracker: %d players on %d seats", len(players), setup.Seats)
	}
	start, checklist, err := game.Start(setup)
	if err != nil {
		return nil, err
	}
	seated, err := t.seat(players)
	if err != nil {
		return nil, err
	}
	p := &Play{
		tracker: t, checklist: checklist,
		header: Header{
			ID: uuid.NewString(), Game: game.ID(), Edition: game.Edition(),
			Setup: setup, Players: seated, Started: t.clock(), Box: box,
		},
		journal: newJournal(start, game.Edition()),
	}
	steps, err := automatic(p, nil)
	if err != nil {
		return nil, err
	}
	line := p.journal.with(steps)
	if err := t.store.Create(p.header, entriesOf(steps), p.mark(steps, line)); err != nil {
		return nil, err
	}
	p.journal.keep(steps, line)
	p.countdown.start(p.journal.position(line.head()).Countdown(), t.moment())
	t.opened(p)
	return p, nil
}

// Resume opens a kept play where it was left. A notice names what could not
// be restored as it was. A play that somebody still holds is that same *Play. A panic over it
// marks the play as damaged.
func (t *Tracker) Resume(id string) (*Play, Notice, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if p := t.open.find(id); p != nil {
		return p, Notice{}, nil
	}
	saved, err := t.store.Load(id)
	if err != nil {
		return nil, Notice{}, err
	}
	var p *Play
	var notice Notice
	err = t.rescue(id, func() (err error) {
		if p, notice, err = t.restore(saved); err == nil {
			awake(p, saved.Changed)
		}
		return err
	})
	if err != nil {
		return nil, Notice{}, err
	}
	t.open.hold(p)
	return p, notice, nil
}

func (t *Tracker) opened(p *Play) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.open.hold(p)
}

// Plays lists every kept play, the one last changed first.
func (t *Tracker) Plays() ([]Summary, error) {
	all, err := t.store.List()
	for i := range all {
		all[i].Players = plainPlayers(all[i].Players)
	}
	return all, err
}

// Remove deletes a play for ever.
func (t *Tracker) Remove(id string) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.store.Remove(id); err != nil {
		return err
	}
	delete(t.open, id)
	return nil
}

// Setting returns a small preference; "" where it was never set or cannot be read.
func (t *Tracker) Setting(key string) string {
	value, err := t.store.Setting(key)
	if err != nil {
		return ""
	}
	return value
}

// SetSetting keeps a small preference.
func (t *Tracker) SetSetting(key, value string) error { return t.store.SetSetting(key, value) }

// openPlays finds the plays that somebody holds, so that two screens share one. It holds none
// itself: what nobody uses any more is released, for every move of it is kept.
type openPlays map[string]weak.Pointer[Play]

// find returns the play of that ID; nil where nobody holds it.
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
