package cgexpo

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/cgexpo"
)

// lead leads figures over the map by a drag: the thief at turn along the way that he goes, a podcaster to where his card leads him, and
// Carl to where he comes with it. Where a finger that leads a podcaster rests, one move of his ends and the next one begins; where it
// then rests on another one, or on Carl, it leads that one from there.
type lead struct {
	*sheet
	aim    *aim
	card   *card
	who    cgexpo.Piece // 0 for nobody
	last   fyne.Position
	passed cgexpo.Plane
	pause  pause
	before entry // what was entered of the card when the first podcaster was taken up
	bent   bool  // a move was entered where the finger rested
	turned bool  // a move of who is led now
}

// pause is where a finger stays about, and where it lay longest there.
type pause struct {
	about, at, last fyne.Position
	since, moved    time.Time
	longest         time.Duration
}

func pauseAt(at fyne.Position, now time.Time) pause {
	return pause{about: at, at: at, last: at, since: now, moved: now}
}

// pass has the finger go on to a point. Where it goes farther than it slips while it rests, it returns where it lay before, if it
// rested there.
func (f *pause) pass(at fyne.Position, slip float32) (rested fyne.Position, left bool) {
	now := kit.Now()
	if still := now.Sub(f.moved); still > f.longest {
		f.longest, f.at = still, f.last
	}
	f.last, f.moved = at, now
	if draw.Apart(f.about, at) <= slip {
		return fyne.Position{}, false
	}
	rested, left = f.at, now.Sub(f.since) >= rests
	*f = pauseAt(at, now)
	return rested, left
}

var _ draw.Guide = (*lead)(nil)

// Take returns the figure under a finger that may be led now: the thief whose dice are thrown, or a podcaster or Carl while a
// card is entered.
func (l *lead) Take(at fyne.Position) rules.Thing {
	x := &l.look
	t := x.under(at, 0.75)
	if t == nil || l.paper.Loosened() {
		return ""
	}
	goes := x.reach != nil && x.turn >= 0 && t.piece == thiefPieces[x.turn]
	if !goes && !(l.card.due && (t.kind == aPodcaster || t.kind == theJanitor) && !l.card.placing) {
		return ""
	}
	l.who, l.last, l.passed, l.bent, l.turned = t.piece, at, cgexpo.Plane{}, false, false
	l.pause = pauseAt(at, kit.Now())
	l.before = l.card.entry
	l.before.legs = slices.Clone(l.card.legs)
	return seatOrFigure(t.piece)
}

// Pass notes the squares between where the finger was and where it is. A podcaster whom it leads makes a move up to where it rested, or
// gives way to the one on whom it did.
func (l *lead) Pass(at fyne.Position) rules.Thing {
	if i := slices.Index(allPods, l.who); i >= 0 {
		if rested, left := l.pause.pass(at, wobble/l.paper.View.Scale()); left {
			l.turn(i, rested)
		}
	}
	const step = 0.3
	by := at.Subtract(l.last)
	n := max(1, int(draw.Apart(at, l.last)/step))
	for i := range n {
		k := float32(i+1) / float32(n)
		l.passed.Add(l.look.lies().at(l.last.AddXY(by.X*k, by.Y*k)))
	}
	l.last = at
	return seatOrFigure(l.who)
}

// turn has who is led give way to the one on whom the finger rested, or make a move up to there.
func (l *lead) turn(who int, at fyne.Position) {
	next := l.next(who, at)
	switch {
	case next != 0:
		l.who, l.turned, l.card.led = next, false, next
		l.card.change(func() { l.card.takeUp(next) })()
	case l.bend(who, at):
		l.bent, l.turned = true, true
	}
}

// next returns who is led from where a finger rested that has entered a move: another podcaster who ends or stands there, or Carl, if no
// square where who is led may end is nearer; 0 for nobody. Before that a finger that rests means squares alone.
func (l *lead) next(who int, at fyne.Position) (found cgexpo.Piece) {
	if !l.bent {
		return 0
	}
	near := l.stands(who, at, min(1, l.reach()))
	if t, steps := l.way(who, at, near); steps > 0 {
		near = l.far(t.Squares[steps-1], at)
	}
	for _, p := range append(slices.Clone(allPods), cgexpo.Carl) {
		end, start := l.card.after.SquareOf(p), l.look.state.SquareOf(p)
		switch {
		case p == l.who:
		case end != 0 && l.far(end, at) <= near: // nobody else ends there
			found, near = p, l.far(end, at)
		case start != 0 && l.far(start, at) < near:
			found, near = p, l.far(start, at)
		}
	}
	return found
}

// far returns how far a point is from the middle of a square.
func (l *lead) far(q cgexpo.Square, at fyne.Position) float32 {
	return draw.Apart(l.look.lies().middle(q), at)
}

// stands returns how far a podcaster stands from a point, before his moves or, unless they are guessed, after them; at most so far.
func (l *lead) stands(who int, at fyne.Position, most float32) float32 {
	most = min(most, l.far(l.look.state.SquareOf(allPods[who]), at))
	if !l.card.guessed[who] {
		most = min(most, l.far(l.card.after.SquareOf(allPods[who]), at))
	}
	return most
}

// Put has the thief go to a square by the way that was drawn, enters the podcaster's move, or plays the card with Carl.
func (l *lead) Put(at fyne.Position, kept bool) {
	l.Pass(at)
	who, k := l.who, l.card
	l.who, k.led = 0, 0
	if !kept {
		if l.bent {
			k.change(func() { k.entry = l.before })()
		}
		return
	}
	if l.bent && !l.turned { // what it has entered is told by the map alone, whatever becomes of this one
		k.change(func() { k.mapped = true })()
	}
	switch i := slices.Index(allPods, who); {
	case i >= 0 && l.turned:
		l.straighten(i, at)
	case i >= 0:
		l.bring(i, at, l.reach())
	case who == cgexpo.Carl:
		k.comes(l.look.lies().at(at))
	default:
		l.leave(at)
	}
}

// leave has the thief go to the square at which a finger lets go of him.
func (l *lead) leave(at fyne.Position) {
	q, ok := l.look.lies().nearest(&l.look.lit, at, l.reach())
	switch {
	case !ok:
		l.aim.refuse(l.look.lies().at(at))
	case !l.by(q):
		l.aim.tap(q, q == l.look.lies().at(at))
	}
}

// bring enters the move of a podcaster who was led to a point by hand: his way that ends nearest to it; none where he stands nearer.
func (l *lead) bring(who int, at fyne.Position, reach float32) {
	k := l.card
	l.means(who)
	found, steps := l.way(who, at, min(reach, l.far(l.look.state.SquareOf(allPods[who]), at)))
	k.change(func() {
		if k.who, k.picked, k.digits = who, true, false; steps > 0 {
			k.take(found, steps)
		}
	})()
	if to := l.look.lies().at(at); steps == 0 && to != 0 && k.standing(to) != who && l.look.board().Zone(to) != cgexpo.Nowhere {
		o := l.look.read
		o.Refused = l.look.state.WhyNotLed(allPods[who], to)
		o.Rule = o.Refused.Rule
		l.host.Do(o, nil)
	}
}

// means puts the ways of others away.
func (l *lead) means(who int) {
	if k := l.card; k.who != who {
		k.who, k.adding = who, false
		k.work()
	}
}

// way returns the way of a podcaster that ends nearest to a point, and after how many steps; none where no way does.
func (l *lead) way(who int, at fyne.Position, reach float32) (found track, steps int) {
	for _, t := range l.card.tracks {
		for i, q := range t.Squares {
			if far := l.far(q, at); t.who == who && far < reach {
				reach, found, steps = far, t, i+1
			}
		}
	}
	return found, steps
}

// bend enters the move of a podcaster up to where a finger that leads him rests, from where he goes on, and reports whether he makes one:
// he does not where he stands already. One on the same way makes the move before longer, if that was entered by the same finger.
func (l *lead) bend(who int, at fyne.Position) bool {
	k := l.card
	l.means(who)
	found, steps := l.way(who, at, l.stands(who, at, l.reach()))
	if steps == 0 {
		return false
	}
	k.change(func() {
		k.take(found, steps)
		if l.turned {
			k.join()
		}
		k.more()
		k.led = l.who
	})()
	return true
}

// straighten ends the moves of a podcaster where a finger lets go of him that has rested on its way. He stays chosen if he was before.
func (l *lead) straighten(who int, at fyne.Position) {
	l.bend(who, at)
	k := l.card
	k.change(func() { k.held, k.adding, k.mapped = l.before.held && l.before.who == who, false, true })()
}

// reach returns how far beside a square a finger still means it.
func (l *lead) reach() float32 { return look.Touch / 2 / l.paper.View.Scale() }

// by goes to a square by the one way there that brings most of what was passed, and reports whether there is just one.
func (l *lead) by(q cgexpo.Square) bool {
	found, one := l.look.state.Along(l.look.reach, q, &l.passed)
	if one {
		l.aim.choose(q, found)
	}
	return one
}
