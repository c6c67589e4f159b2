package cgexpo

import (
	"slices"

	"docent/rules"
)

// approach is the search for where a figure ends that goes towards a thief by a shortest way (CG-Q25).
type approach struct {
	*State
	piece    Piece
	from, to Square
	steps    int
	layers   [mostSide + 1]Plane // by steps: the squares on shortest ways that nobody stopped before
	free     Plane               // where the figure may end
	ends     Plane               // where nothing stops it short
	cut      [mostSide + 1]Plane // by steps: squares that end a way and are taken, or cannot be entered
	blocked  bool                // some way is
}

// quarry returns the square of the thief whom a figure goes towards; 0 where that is not known.
func (s *State) quarry(t Task) Square {
	seat := s.Turn
	if t.Piece == ITG {
		if s.carrier() != seat {
			return 0
		}
		return s.Thieves[seat].Square
	}
	list := s.prey(t.Piece)
	switch {
	case t.Way != Toward:
		return 0
	case t.Target >= firstThief && slices.Contains(list, rules.Seat(t.Target-firstThief)):
		seat = rules.Seat(t.Target - firstThief)
	case len(list) == 1:
		seat = list[0]
	default:
		return 0
	}
	return s.Thieves[seat].Square
}

// approaches finds where a figure may end: on one square of several the active player decides. A figure that a
// correction put on the thief's own square stays there. It finds none where somebody's square is not known.
func (s *State) approaches(t Task) *approach {
	a := &approach{State: s, piece: t.Piece, from: s.spot(t.Piece).Square, to: s.quarry(t)}
	if a.from == 0 || a.to == 0 {
		return a
	}
	if a.from == a.to {
		a.ends.Add(a.from)
		return a
	}
	far := King(a.from, a.to)
	a.steps = min(int(t.Steps), far)
	if t.Piece == ITG {
		a.steps = min(a.steps, far-1)
	}
	a.free = s.standing(t.Piece)
	if t.Piece == ITG {
		a.free = s.within(a.free)
	}
	a.layers[0].Add(a.from)
	for n := 1; n <= a.steps; n++ {
		a.step(n, far)
	}
	if a.ends.empty() {
		a.ends = a.shortOf()
	}
	return a
}

// step takes the n-th step from everywhere, always nearer to the thief.
func (a *approach) step(n, far int) {
	for _, q := range a.layers[n-1].Squares() {
		for y := max(0, q.Y()-1); y <= min(a.Prints.Board.Height()-1, q.Y()+1); y++ {
			for x := max(0, q.X()-1); x <= min(a.Prints.Board.Width-1, q.X()+1); x++ {
				if next := SquareAt(x, y); King(next, a.to) == far-n {
					a.enter(next, n)
				}
			}
		}
	}
}

// enter comes to a square after n steps. A podcaster stops there next to a thief whom he sees (CG-POD-2).
func (a *approach) enter(q Square, n int) {
	pod := a.piece.isPodcaster()
	stops := pod && a.meets(a.piece, q) != rules.Table
	switch {
	case pod && !a.inside(q): // the board ends there, or the building
		a.cut[n].Add(q)
		a.blocked = true
	case !stops && n < a.steps:
		a.layers[n].Add(q)
	case a.free.Has(q):
		a.ends.Add(q)
	default:
		a.cut[n].Add(q)
		a.blocked = true
	}
}

// shortOf returns where a figure stops whose every way is blocked: the last free squares, as far along as it gets, or
// where it stands (CG-POD-3).
func (a *approach) shortOf() Plane {
	var ends, back Plane
	for n := a.steps; n > 0; n-- {
		for _, q := range a.layers[n].Squares() {
			if !leadsTo(&back, q) {
				continue
			}
			if a.free.Has(q) {
				ends.Add(q)
			}
			a.cut[n].Add(q)
		}
		if !ends.empty() {
			return ends
		}
		back = a.cut[n]
	}
	ends.Add(a.from)
	return ends
}

// leadsTo reports whether a step from a square leads into a set.
func leadsTo(set *Plane, q Square) bool {
	for _, next := range set.Squares() {
		if King(q, next) == 1 {
			return true
		}
	}
	return false
}

// before returns the square that a figure stopped before; 0 where nothing stopped it short.
func (a *approach) before(rest Square) Square {
	for n := a.steps; n > 0; n-- {
		for _, q := range a.cut[n].Squares() {
			if King(q, rest) == 1 && King(q, a.to) < King(rest, a.to) {
				return q
			}
		}
	}
	return 0
}

// within returns the squares of a set that are inside the building.
func (s *State) within(p Plane) Plane {
	for y := range s.Prints.Board.Rows {
		p[y] &= s.Prints.Board.Rows[y].inside()
	}
	return p
}

// arrive moves the figure to the end of its way. Where ways differ in their ends, or one of them is blocked, CG-Q25 has
// decided.
func (a *approach) arrive(rest Square, log *rules.Log) {
	before, rule := a.before(rest), rules.RuleID("CG-POD-1")
	if a.piece == ITG {
		rule = "CG-FR-3"
	}
	if a.ends.count() > 1 || a.blocked && before == 0 {
		rule = "CG-Q25"
	}
	if a.piece == ITG {
		a.ITG = Spot{Square: rest}
		log.Tell(rule, a.carrier(), "itg-short", stepCount(King(rest, a.to)), squareThing(rest))
		return
	}
	a.Podcasters[a.piece-Scott] = PodSpot{Spot: Spot{Square: rest}}
	log.Tell(rule, rules.Table, "moves", pieceThing[a.piece], stepCount(King(a.from, rest)), squareThing(rest))
	if before != 0 {
		a.tellShort(a.piece, rest, before, log)
	}
	stopped := rest != a.from || before != 0 || a.from == a.to
	if seat := a.meets(a.piece, rest); stopped && seat != rules.Table {
		a.halt(a.piece, seat, log)
	}
}

// Stop is the square where a figure ends its way towards a thief, of those that are as near (CG-Q25).
type Stop struct {
	To Square `json:"to"`
}

// Fields asks for one of them.
func (x Stop) Fields(s *State, by rules.Seat) []rules.Field { return x.FieldsIn(s, by, nil) }

// FieldsIn returns the same as Fields, in memory that is lent.
func (Stop) FieldsIn(s *State, _ rules.Seat, memory *rules.Blanks) []rules.Field {
	return squareField(memory, 1, &s.approaches(s.next()).ends)
}

// Check requires one of those squares.
func (x Stop) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askStop, by); r != nil {
		return r
	}
	t := s.next()
	if a := s.approaches(t); s.idle(t) || !a.ends.Has(x.To) {
		return &rules.Refusal{Rule: "CG-Q25", Key: "not-on-a-way", About: aboutSquare(x.To), Fix: "play"}
	}
	return nil
}

// Apply goes there.
func (x Stop) Apply(s *State, _ rules.Seat, log *rules.Log) {
	t := s.next()
	s.done()
	s.approaches(t).arrive(x.To, log)
	s.settle(log)
}
