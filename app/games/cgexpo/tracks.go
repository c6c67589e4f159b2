package cgexpo

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules/cgexpo"
)

// track is a way on the map of which a tap tells podcaster, way and steps at once.
type track struct {
	who int
	leg int // the move that it replaces; -1: one more
	cgexpo.Ray
}

// work finds the ways that a tap may mean: of who has no move yet, and of who is entered now: if he was chosen himself those that
// replace his last move, else of that the same way, shorter or longer, and then all others from where it ends.
func (k *card) work() {
	s, on := k.look.state, [3]bool{true, true, true}
	k.before, k.tracks = k.before[:0], k.tracks[:0]
	for i, l := range k.legs {
		k.before = append(k.before, s)
		who := int(l.Who - cgexpo.Scott)
		s, on[who] = s.Led(l, k.end(who, i))
	}
	k.after, k.onto = s, on
	k.onward.foresee()
	if k.placing || k.asks || len(k.legs) >= mostMoves {
		return
	}
	for i := range allPods {
		k.offer(i, s, on[i])
	}
}

// offer lays the ways of a podcaster that a tap may mean, who is led on from where his moves end, or has been stopped. Of who was
// chosen himself they replace his last move, or add one where that was asked for; nobody else is led then who has a move already.
func (k *card) offer(i int, after *cgexpo.State, on bool) {
	at, chosen, p := k.last(i), slices.Contains(k.movers(), i), allPods[i]
	switch {
	case k.held && !chosen && (k.adding || at >= 0):
	case at < 0:
		k.lay(i, -1, after.Rays(p))
	case k.held && k.adding:
		if on {
			k.lay(i, -1, after.Rays(p))
		}
	case k.guessed[i] || k.held:
		k.lay(i, at, k.before[at].Rays(p))
	case chosen:
		same := func(r cgexpo.Ray) bool { return r.Way == k.legs[at].Way }
		k.lay(i, at, slices.DeleteFunc(k.before[at].Rays(p), func(r cgexpo.Ray) bool { return !same(r) }))
		if on && k.who < len(allPods) {
			k.lay(i, -1, slices.DeleteFunc(after.Rays(p), same))
		}
	}
}

// lay adds ways of a podcaster.
func (k *card) lay(who, leg int, rays []cgexpo.Ray) {
	for _, r := range rays {
		k.tracks = append(k.tracks, track{who, leg, r})
	}
}

// tap takes a tap on the map, and reports whether it means anything for the card.
func (k *card) tap(at fyne.Position, reach float32) bool {
	exact := k.look.lies().at(at)
	if k.placing {
		if zone := k.look.state.Prints.Board.Zone(exact); exact != 0 && zone != cgexpo.Nowhere {
			k.change(func() { k.put(exact) })()
			return true
		}
		return false
	}
	if who := k.standing(exact); who >= 0 {
		k.change(func() { k.pick(who, exact) })()
		return true
	}
	if exact != 0 && exact == k.look.state.SquareOf(cgexpo.Carl) {
		k.play(true)
		return true
	}
	t, n := k.meant(func(q cgexpo.Square) float32 {
		if q == exact {
			return 0
		}
		return -1
	})
	if n == 0 || k.held && !slices.Contains(k.movers(), t.who) { // no slip of the finger leads another than who was chosen
		t, n = k.meant(func(q cgexpo.Square) float32 {
			if far := draw.Apart(k.look.lies().middle(q), at); far <= reach {
				return far
			}
			return -1
		})
	}
	if n == 0 {
		return false
	}
	k.change(func() { k.take(t, n) })()
	return true
}

// pick enters the moves of a podcaster who was tapped where he stands, or where his move ends: that is where he stops then.
func (k *card) pick(who int, at cgexpo.Square) {
	if k.asks {
		k.choose(who)
		return
	}
	k.who, k.picked, k.held, k.digits, k.mapped, k.adding = who, true, true, false, false, false
	if k.after.SquareOf(allPods[who]) == at {
		k.tapped[who] = at
	}
}

// takeUp enters the moves of a podcaster whom a finger leads on from another one, as if it had begun with him; Carl makes none.
func (k *entry) takeUp(p cgexpo.Piece) {
	k.held, k.adding = false, false
	if i := slices.Index(allPods, p); i >= 0 {
		k.who, k.picked, k.digits = i, true, false
	}
}

// join makes one move of the last two where they go on in one way.
func (k *entry) join() {
	n := len(k.legs)
	if n < 2 {
		return
	}
	last, next := &k.legs[n-2], k.legs[n-1]
	if last.Who == next.Who && last.Way == next.Way && last.Steps+next.Steps <= mostSteps {
		last.Steps += next.Steps
		k.legs = k.legs[:n-1]
	}
}

// take enters the move of a way after so many steps, for all three where they move together.
func (k *card) take(t track, n int) {
	move := cgexpo.PodMove{Way: t.Way, Steps: int8(n)}
	k.digits, k.picked, k.mapped = false, true, k.who < len(allPods)
	if k.who == len(allPods) {
		for i := range allPods {
			k.enter(k.last(i), i, move)
		}
		return
	}
	k.held = k.held && k.who == t.who
	k.who, k.adding = t.who, false
	k.enter(t.leg, t.who, move)
	if t.Way == cgexpo.Toward {
		k.tapped[t.who] = t.Squares[n-1]
	}
}

// standing returns the podcaster who stands on a square, after his moves or before; -1 for nobody.
func (k *card) standing(q cgexpo.Square) int {
	if q == 0 {
		return -1
	}
	for i, p := range allPods {
		if k.after.SquareOf(p) == q || k.look.state.SquareOf(p) == q {
			return i
		}
	}
	return -1
}

// expects returns who is most likely to be led next, where ways cross: who was picked, until he has his move; then the next one
// without any. Nobody before that, all who move together.
func (k *card) expects(who int) bool {
	if !k.picked {
		return false
	}
	if k.who == len(allPods) || k.last(k.who) < 0 || k.guessed[k.who] || k.held {
		return slices.Contains(k.movers(), who)
	}
	for i := 1; i < len(allPods); i++ {
		if next := (k.who + i) % len(allPods); k.last(next) < 0 {
			return who == next
		}
	}
	return false
}

// bright reports whether the ways of a podcaster stand out: those of who may be meant first.
func (k *card) bright(who int) bool {
	return !k.picked || k.expects(who) || slices.Contains(k.movers(), who)
}

// meant returns the way and the steps that are nearest to a tap: first those of who is expected, then of who is entered now, then
// the fewest steps; no steps where none is near. Far away is less than nothing.
func (k *card) meant(away func(cgexpo.Square) float32) (found track, steps int) {
	best := float32(-1)
	for _, t := range k.tracks {
		for i, q := range t.Squares {
			far := away(q)
			if far < 0 {
				continue
			}
			switch {
			case k.expects(t.who):
			case k.picked && slices.Contains(k.movers(), t.who):
				far += 100
			default:
				far += 200
			}
			if far = far*100 + float32(i); best < 0 || far < best {
				best, found, steps = far, t, i+1
			}
		}
	}
	return found, steps
}

// lit lists the squares that a tap may mean for who stands out.
func (k *card) lit() []cgexpo.Square {
	var list []cgexpo.Square
	for _, t := range k.tracks {
		if k.bright(t.who) {
			list = append(list, t.Squares...)
		}
	}
	return list
}

// drawOn draws the ways as dots and the moves as bars with their steps, those of who is entered now brighter.
func (k *card) drawOn(e easel) {
	if !k.due || !k.look.mapped {
		return
	}
	for _, bright := range []bool{false, true} {
		for i := range k.tracks {
			if t := &k.tracks[i]; k.bright(t.who) == bright {
				k.drawTrack(e, t, bright)
			}
		}
	}
	for i := range k.legs {
		k.drawLeg(e, i)
	}
	k.onward.drawOn(e)
	if !k.picked {
		return
	}
	for _, i := range k.movers() {
		k.ring(e, allPods[i])
	}
}

// ring draws a ring around a figure.
func (k *card) ring(e easel, p cgexpo.Piece) {
	if q := k.look.state.SquareOf(p); q != 0 {
		cx, cy := e.On(k.look.lies().box(q)).Mid()
		e.Disc(cx, cy, e.Scale*0.58, draw.Faint(draw.Tone(look.Brass), 0), draw.Tone(look.Brass), max(2, e.Scale*0.1))
	}
}

// drawTrack draws a way as dots; one towards a thief has a rim.
func (k *card) drawTrack(e easel, t *track, bright bool) {
	ink, r := draw.Faint(draw.Tone(look.Brass), 0x58), max(1.4, e.Scale*0.07)
	if bright {
		ink, r = draw.Faint(draw.Tone(look.Brass), 0xd8), max(2.4, e.Scale*0.13)
	}
	rim, width := draw.Faint(draw.Tone(look.Void), 0xa0), max(0.6, e.Scale*0.03)
	if t.Way == cgexpo.Toward {
		rim, width, r = draw.Tone(look.Danger), max(1, e.Scale*0.06), r*1.15
	}
	for _, q := range t.Squares {
		cx, cy := e.On(k.look.dotIn(q)).Mid()
		e.Disc(cx, cy, r, ink, rim, width)
	}
}

// dotIn returns the part of a square of which a dot marks the middle: the whole of it or, where something stands there, the lower left
// corner, so that what stands there is seen.
func (x *model) dotIn(q cgexpo.Square) draw.Box {
	at := x.lies().box(q)
	if slices.ContainsFunc(x.pieces, func(t token) bool { return t.at == q }) {
		side := at.W * 0.28
		return draw.At(at.X, at.Y+at.H-side, side, side)
	}
	return at
}

// drawLeg draws a move: the squares of its way, the last one with the steps.
func (k *card) drawLeg(e easel, at int) {
	l := k.legs[at]
	way := k.wayOf(at)
	if len(way) == 0 {
		return
	}
	brass, strength := draw.Tone(look.Brass), uint8(0x60)
	chosen := slices.Contains(k.movers(), int(l.Who-cgexpo.Scott))
	if !chosen {
		strength = 0x28
	}
	for _, q := range way {
		if k.look.board().Zone(q) == cgexpo.Nowhere { // he is carried over it
			continue
		}
		r := e.Rect(e.On(k.look.lies().box(q)).Inset(e.Scale*0.06), draw.Faint(brass, strength), e.Scale*0.2)
		r.StrokeColor, r.StrokeWidth = draw.Faint(brass, 0xc0), max(1, e.Scale*0.05)
	}
	end := e.On(k.look.lies().box(way[len(way)-1]))
	e.Rect(end.Inset(e.Scale*0.02), brass, e.Scale*0.22)
	said := strconv.Itoa(int(l.Steps))
	if l.Way == cgexpo.ToPlace {
		said = k.word("short." + l.Who.String())
	}
	cx, cy := end.Mid()
	e.Label(said, cx, cy, draw.Digits(e.Scale*0.62, draw.Tone(look.OnBrass)))
}

// wayOf returns the squares of a move, as far as it goes.
func (k *card) wayOf(at int) []cgexpo.Square {
	l, s := k.legs[at], k.before[at]
	if l.Way == cgexpo.ToPlace {
		if from := s.SquareOf(l.Who); from != 0 && l.To != 0 {
			return append(cgexpo.KingWay(from, l.To), l.To)
		}
		return nil
	}
	var way []cgexpo.Square
	for _, r := range s.Rays(l.Who) {
		if r.Way != l.Way {
			continue
		}
		squares := r.Squares[:min(int(l.Steps), len(r.Squares))]
		if way == nil || squares[len(squares)-1] == k.end(int(l.Who-cgexpo.Scott), at) {
			way = squares
		}
	}
	return way
}
