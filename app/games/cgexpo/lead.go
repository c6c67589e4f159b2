package cgexpo

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// lead leads figures over the map by a drag: the thief at turn along the way that he goes, a podcaster to where his card leads him, and
// Carl to where he comes with it.
type lead struct {
	*sheet
	aim    *aim
	card   *card
	who    cgexpo.Piece // 0 for nobody
	last   fyne.Position
	passed cgexpo.Plane
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
	l.who, l.last, l.passed = t.piece, at, cgexpo.Plane{}
	return seatOrFigure(t.piece)
}

// Pass notes the squares between where the finger was and where it is.
func (l *lead) Pass(at fyne.Position) {
	const step = 0.3
	by := at.Subtract(l.last)
	n := max(1, int(draw.Apart(at, l.last)/step))
	for i := range n {
		k := float32(i+1) / float32(n)
		l.passed.Add(l.look.lies().at(l.last.AddXY(by.X*k, by.Y*k)))
	}
	l.last = at
}

// Put has the thief go to a square by the way that was drawn, enters the podcaster's move, or plays the card with Carl.
func (l *lead) Put(at fyne.Position, kept bool) {
	l.Pass(at)
	who := l.who
	l.who = 0
	reach := kit.Touch / 2 / l.paper.View.Scale()
	if !kept {
		return
	}
	if i := slices.Index(allPods, who); i >= 0 {
		l.card.bring(i, at, reach)
		return
	}
	if who == cgexpo.Carl {
		l.card.comes(l.look.lies().at(at))
		return
	}
	q, ok := l.look.lies().nearest(&l.look.lit, at, reach)
	switch {
	case !ok:
		l.aim.refuse(l.look.lies().at(at))
	case !l.by(q):
		l.aim.tap(q, q == l.look.lies().at(at))
	}
}

// by goes to a square by the one way there that brings most of what was passed, and reports whether there is just one.
func (l *lead) by(q cgexpo.Square) bool {
	found, one := l.look.state.Along(l.look.reach, q, &l.passed)
	if one {
		l.aim.choose(q, found)
	}
	return one
}
