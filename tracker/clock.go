package tracker

import (
	"strconv"
	"time"

	"docent/rules"
)

const (
	// longestGap is how long nobody may look at a running countdown before the table is
	// asked what that time was: the device slept, or the app was away.
	longestGap = 5 * time.Second
	// checkpoint is the most of a running countdown that a crash may lose.
	checkpoint = 15 * time.Second
)

// Moment is when something happens: on the wall, whose clock people and networks set, and
// since the app began, which only grows and stands while the device sleeps.
type Moment struct {
	Wall time.Time
	Run  time.Duration
}

// moment reads both from the tracker's one source of time.
func (t *Tracker) moment() Moment {
	now := t.now()
	return Moment{now.Round(0), t.run(now)}
}

// Clock is the countdown of a play as it stands now.
type Clock struct {
	On      bool          // the play has one
	Running bool          // time passes
	Left    time.Duration // never negative
	Marks   []int         // the seconds at which the game warns, highest first
	Away    time.Duration // how long nobody looked; until the table answers, time stands still; 0: nothing is asked
	Counted time.Duration // what is left where that time counts
	Waits   bool          // it stands at its last second until what is being entered in secret is entered
}

// Seconds returns what a dial shows: 1 until the very end, then 0.
func Seconds(left time.Duration) int { return int((left + time.Second - 1) / time.Second) }

// countdown is how a play's countdown runs in this process. Its left is exact: what the
// journal rounds to seconds does not add up.
type countdown struct {
	told  rules.Countdown // by the position
	left  time.Duration   // at the moment seen
	seen  Moment
	away  time.Duration
	retry time.Duration // after a failure, when to try again
	held  bool          // somebody is entering a secret
}

func (c *countdown) on() bool { return c.told.Running || c.told.Left > 0 || len(c.told.Marks) > 0 }

// ticks reports whether time passes; without that nothing is to be done.
func (c *countdown) ticks() bool { return c.told.Running && c.told.Left > 0 && c.away == 0 }

// pass takes off what has passed since somebody looked; a long gap stops the clock.
func (c *countdown) pass(now Moment) {
	ran, gone := max(0, now.Run-c.seen.Run), now.Wall.Sub(c.seen.Wall)
	c.seen = now
	gap := max(ran, gone)
	switch {
	case !c.told.Running || c.told.Left == 0:
	case gap > longestGap:
		c.away += gap
	case c.away == 0:
		c.left = max(c.least(), c.left-ran)
	}
}

// least returns how much is left at least: a countdown that waits keeps a second for who is entering a secret.
func (c *countdown) least() time.Duration {
	if c.held && c.told.Waits {
		return min(time.Second, c.left)
	}
	return 0
}

// start goes on from what a position says.
func (c *countdown) start(told rules.Countdown, now Moment) {
	*c = countdown{told: told, left: time.Duration(told.Left) * time.Second, seen: now, held: c.held}
}

// follow takes up what a position says after moves. The exact time stays where no move
// set another.
func (c *countdown) follow(before, after rules.Countdown) {
	if after.Left != before.Left && after.Left != Seconds(c.left) {
		c.left = time.Duration(after.Left) * time.Second
	}
	c.told, c.away, c.retry = after, 0, 0
}

// marked reports whether time has come to a mark of which the game does not know yet.
func (c *countdown) marked() bool {
	left := Seconds(c.left)
	return c.ticks() && left < c.told.Left && left <= c.told.Next(c.told.Left)
}

// due reports whether the game is to be told the time.
func (c *countdown) due() bool {
	late := time.Duration(c.told.Left)*time.Second-c.left >= checkpoint
	return (c.marked() || c.ticks() && late) && c.seen.Run >= c.retry
}

// Clock returns what the countdown shows now. It is cheap and changes nothing.
func (p *Play) Clock() Clock {
	now := p.tracker.moment()
	p.mu.RLock()
	defer p.mu.RUnlock()
	c := p.countdown
	c.pass(now)
	if p.countdown.away == 0 && c.away > 0 {
		c.away = 0 // Tick is to find out, and then asks
	}
	return Clock{
		On: c.on(), Running: c.ticks(), Left: c.left, Marks: c.told.Marks,
		Away: c.away, Counted: max(c.least(), c.left-c.away),
		Waits: c.ticks() && c.least() > 0 && c.left <= c.least(),
	}
}

// Hold tells that somebody is entering a secret, or no longer. A countdown of a game that says so does not run out
// meanwhile: what is entered in time is neither lost nor taken half done.
func (p *Play) Hold(on bool) {
	now := p.tracker.moment()
	p.mu.Lock()
	defer p.mu.Unlock()
	p.countdown.pass(now)
	p.countdown.held = on
}

// Left returns how much of the countdown is left, and whether time passes.
func (p *Play) Left() (left time.Duration, running bool) {
	c := p.Clock()
	return c.Left, c.Running
}

// Tick looks at the clock, about once a second: a mark that was reached is told to the
// game, and every checkpoint is kept. Where nobody looked for long the clock stands until
// CountAway or any move. It returns what it had to play, and fails with a *StoreError; it
// then tries again a checkpoint later.
func (p *Play) Tick() ([]Entry, error) { return tellWhen(p, p.countdown.due) }

// Keep makes durable how much is left, like Tick: before the app is put aside.
func (p *Play) Keep() ([]Entry, error) { return tellWhen(p, p.countdown.ticks) }

// tellWhen lets time pass, and tells the game where something is to be told.
func tellWhen(p *Play, something func() bool) ([]Entry, error) {
	now := p.tracker.moment()
	defer heed(p)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.countdown.pass(now)
	if !something() {
		return nil, nil
	}
	return p.tell()
}

// CountAway answers what the time was in which nobody looked: it counts, or the countdown
// goes on from where it stood. It is kept before it returns, and fails with a *StoreError;
// where nothing was asked it does nothing.
func (p *Play) CountAway(counts bool) ([]Entry, error) {
	now := p.tracker.moment()
	defer heed(p)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.countdown.pass(now)
	asked := p.countdown
	if asked.away == 0 {
		return nil, nil
	}
	if counts {
		p.countdown.left = max(asked.least(), asked.left-asked.away)
	}
	p.countdown.away = 0
	entries, err := p.tell()
	if err == nil && len(entries) == 0 { // the game knows how much is left: only the moment is kept
		p.countdown.retry = 0
		if err = ErrNoPlay; !p.closed {
			err = p.tracker.store.Move(p.header.ID, p.mark(nil, p.journal.line))
		}
	}
	if err != nil {
		p.countdown.left, p.countdown.away = asked.left, asked.away
	}
	return entries, err
}

// tell plays what the clock says, as a move that nobody made, and what follows from it.
func (p *Play) tell() ([]Entry, error) {
	p.countdown.retry = p.countdown.seen.Run + checkpoint
	made, err := stamp(p)
	if err != nil || len(made) == 0 {
		return nil, err
	}
	return p.append(made, made[0].position.Countdown())
}

// stamp returns the move that tells the game how much is left, and what follows from it; none
// where the game knows, or takes no time now.
func stamp(p *Play) ([]*node, error) {
	left := Seconds(p.countdown.left)
	if !p.countdown.ticks() || left >= p.countdown.told.Left {
		return nil, nil
	}
	head := p.journal.line.head()
	offer, ok := clockOffer(p.journal.position(head), left)
	if !ok {
		return nil, nil
	}
	move, err := offer.Move(rules.Answers{rules.LeftField: {strconv.Itoa(left)}})
	if err != nil {
		return nil, err
	}
	n, err := p.step(head, move, Timed, nil)
	if err != nil {
		return nil, err
	}
	return automatic(p, []*node{n})
}

// clockOffer returns the offer that takes so many seconds.
func clockOffer(position rules.Position, left int) (rules.Offer, bool) {
	for _, o := range position.Offers() {
		if o.Asks != rules.Clock || o.Refused != nil {
			continue
		}
		for _, f := range o.Fields {
			if f.Name == rules.LeftField && f.Min <= left && left <= f.Max {
				return o, true
			}
		}
	}
	return rules.Offer{}, false
}

// clocked tells the game the time before a move: told is kept already, because a mark was
// reached; made goes with the move. A move that is the time itself needs neither. Before
// is the countdown that the move finds.
func clocked(p *Play, offer rules.Offer) (told []Entry, made []*node, before rules.Countdown, err error) {
	if offer.Asks == rules.Clock {
		return nil, nil, rules.Countdown{Left: -1}, nil
	}
	if p.countdown.marked() {
		if told, err = p.tell(); err != nil {
			return nil, nil, before, err
		}
	}
	if made, err = stamp(p); len(made) > 0 {
		return told, made, made[0].position.Countdown(), err
	}
	return told, nil, p.countdown.told, err
}

// awake begins the countdown of a play that was kept until then.
func awake(p *Play, until time.Time) {
	now := p.tracker.moment()
	kept := Moment{Wall: later(p.since(p.journal.line.head()), until), Run: now.Run}
	p.countdown.start(p.journal.position(p.journal.line.head()).Countdown(), kept)
	p.countdown.pass(now)
}
