package cgexpo

import (
	"slices"

	"docent/rules"
)

// walkPodcaster moves a podcaster as a card says, or asks what is not known.
func (s *State) walkPodcaster(t Task, log *rules.Log) {
	from := s.spot(t.Piece).Square
	prey := Square(0)
	if t.Way == Toward {
		if !s.anySeen(t.Piece) {
			log.Tell("CG-POD-5", rules.Table, "nobody-seen", pieceThing[t.Piece])
			return
		}
		list := s.prey(t.Piece)
		if t.Target != 0 && slices.Contains(list, rules.Seat(t.Target-firstThief)) {
			list = []rules.Seat{rules.Seat(t.Target - firstThief)}
		}
		if len(list) > 1 {
			t.Do, t.Target = askChase, 0
			s.first(t)
			return
		}
		if len(list) == 1 {
			prey = s.Thieves[list[0]].Square
			log.Tell("CG-POD-5", list[0], "chased", pieceThing[t.Piece], stepCount(King(from, prey)))
		}
	}
	if from == 0 || t.Way == Toward && prey == 0 || t.Way == ToPlace && t.To == 0 {
		s.first(Task{Do: askPlace, Piece: t.Piece})
		return
	}
	if t.Way == Toward {
		s.approach(t, log)
		return
	}
	s.march(t, log)
}

// anySeen reports whether there is a thief whom the podcaster goes after.
func (s *State) anySeen(p Piece) bool {
	for i := range s.Thieves {
		if s.sees(p, rules.Seat(i)) {
			return true
		}
	}
	return false
}

// prey returns the thieves closest to a podcaster by king steps, but for those who killed him
// (CG-POD-5); none where somebody's square is not known.
func (s *State) prey(p Piece) []rules.Seat {
	from := s.spot(p).Square
	if from == 0 {
		return nil
	}
	var list []rules.Seat
	best := 0
	for i := range s.Thieves {
		seat := rules.Seat(i)
		if !s.sees(p, seat) {
			continue
		}
		if !s.located(seat) {
			return nil
		}
		far := King(from, s.Thieves[i].Square)
		if len(list) == 0 || far < best {
			best, list = far, list[:0]
		}
		if far == best {
			list = append(list, seat)
		}
	}
	return list
}

// approach brings a figure nearer to a thief, or asks where its way ends.
func (s *State) approach(t Task, log *rules.Log) {
	a := s.approaches(t)
	if a.ends.count() > 1 {
		t.Do = askStop
		s.first(t)
		return
	}
	a.arrive(a.ends.first(), log)
}

// march goes straight or to a place, step by step. A podcaster stops on the first square next to a thief who has
// not killed him, never on a taken one (CG-POD-1 to CG-POD-3), and where the board ends.
func (s *State) march(t Task, log *rules.Log) {
	p := t.Piece
	most := int(t.Steps)
	if t.Way == ToPlace {
		most = mostSide
	}
	var way [mostSide + 1]Square
	way[0] = s.spot(p).Square
	n, stopped, short := 0, rules.Table, false
	before := Square(0)
	for n < most && stopped == rules.Table {
		next, ok := s.stepOf(way[n], t.Way, t.To)
		if !ok {
			before, short = next, t.Way != ToPlace
			break
		}
		n++
		way[n] = next
		if s.inside(next) {
			stopped = s.meets(p, next)
		}
	}
	gone := s.lastFree(way[:n+1])
	rest := way[gone]
	if gone < n {
		before, short = way[n], true
	}
	s.Podcasters[p-Scott] = PodSpot{Spot: Spot{Square: rest}}
	log.Tell("CG-POD-1", rules.Table, "moves", pieceThing[p], stepCount(gone), squareThing(rest))
	if short {
		s.tellShort(p, rest, before, log)
	}
	if seat := s.meets(p, rest); stopped != rules.Table && seat != rules.Table {
		s.halt(p, seat, log)
	}
}

// tellShort tells why a podcaster goes no farther than to a square: the one before him is taken, outside, or not there.
func (s *State) tellShort(p Piece, rest, before Square, log *rules.Log) {
	switch {
	case s.inside(before):
		log.Tell("CG-POD-3", rules.Table, "stops-before", pieceThing[p], squareThing(before))
	case s.Prints.Board.Zone(before) == Exit:
		log.Tell("CG-Q2", rules.Table, "stops-exit", pieceThing[p], squareThing(rest))
	default:
		log.Tell("CG-POD-1", rules.Table, "stops-edge", pieceThing[p], squareThing(rest))
	}
}

// halt ends all moves of a podcaster who encounters a thief, those that his card still had for him too (CG-POD-2).
func (s *State) halt(p Piece, seat rules.Seat, log *rules.Log) {
	log.Tell("CG-POD-2", seat, "stops", pieceThing[p])
	s.Agenda = slices.DeleteFunc(s.Agenda, func(t Task) bool { return t.Do == podMove && t.Piece == p })
}

// lastFree returns how far along a way a podcaster gets who must not end on a taken square: the
// last free one, or where he stands.
func (s *State) lastFree(way []Square) int {
	var c crowd
	s.gather(rules.Table, &c)
	cds := s.squareOf(CDs)
	for n := len(way) - 1; n > 0; n-- {
		if q := way[n]; q != cds && s.inside(q) && !c.has(q) && !s.hasThief(q) {
			return n
		}
	}
	return 0
}

// inside reports whether a podcaster may be on a square at all.
func (s *State) inside(q Square) bool {
	zone := s.Prints.Board.Zone(q)
	return zone > Exit || zone == Exit && s.House.ExitUnsafe
}

func (s *State) hasThief(q Square) bool {
	for i := range s.Thieves {
		if s.Thieves[i].Square == q {
			return true
		}
	}
	return false
}

// stepOf returns the next square of a way, or false at its end: on a straight one with the square that cannot be entered, 0 beyond the
// edge of the map.
func (s *State) stepOf(at Square, way Way, to Square) (Square, bool) {
	if way == ToPlace {
		return at.toward(to), at != to
	}
	b := &s.Prints.Board
	x, y := at.X()+steps[way][0], at.Y()+steps[way][1]
	if x < 0 || y < 0 || x >= b.Width || y >= b.Height() {
		return 0, false
	}
	next := SquareAt(x, y)
	return next, s.inside(next)
}

// meets returns a thief for whom a podcaster stops on a square; Table where there is none.
func (s *State) meets(p Piece, q Square) rules.Seat {
	for i := range s.Thieves {
		seat := rules.Seat(i)
		if at := s.Thieves[i].Square; at != 0 && s.sees(p, seat) && (at == q || s.adjacent(at, q)) {
			return seat
		}
	}
	return rules.Table
}

// Chase names the thief that a podcaster goes after, of those as close (CG-POD-5, CG-Q20).
type Chase struct {
	Target rules.Seat `json:"target"`
}

// Check requires one of the closest.
func (c Chase) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askChase, by); r != nil {
		return r
	}
	if t := s.next(); s.idle(t) || !slices.Contains(s.prey(t.Piece), c.Target) {
		return &rules.Refusal{Rule: "CG-POD-5", Key: "not-the-closest", Fix: "play"}
	}
	return nil
}

// Apply lets the podcaster go.
func (c Chase) Apply(s *State, _ rules.Seat, log *rules.Log) {
	t := s.next()
	s.done()
	t.Do, t.Target = podMove, thiefOf(c.Target)
	s.first(t)
	s.settle(log)
}

// Place is the square to which the table moved a podcaster.
type Place struct {
	To Square `json:"to"`
}

// standing returns the squares where a podcaster may end.
func (s *State) standing(p Piece) Plane {
	full := s.full()
	full.remove(s.spot(p).Square)
	for i := range s.Thieves {
		full.Add(s.Thieves[i].Square)
	}
	var free Plane
	for y := range s.Prints.Board.Rows {
		row := &s.Prints.Board.Rows[y]
		free[y] = row.inside() &^ full[y]
		if s.House.ExitUnsafe {
			free[y] = row.squares() &^ full[y]
		}
	}
	return free
}

// Fields asks for a square.
func (p Place) Fields(s *State, by rules.Seat) []rules.Field { return p.FieldsIn(s, by, nil) }

// FieldsIn returns the same as Fields, in memory that is lent.
func (Place) FieldsIn(s *State, _ rules.Seat, memory *rules.Blanks) []rules.Field {
	free := s.standing(s.next().Piece)
	fields := squareField(memory, 1, &free)
	fields[0].Open = true
	return fields
}

// Check requires a square where he may stand.
func (p Place) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askPlace, by); r != nil {
		return r
	}
	if !s.Mapped() {
		return notAsked
	}
	if free := s.standing(s.next().Piece); !free.Has(p.To) {
		return &rules.Refusal{Rule: "CG-POD-3", Key: "taken", About: aboutSquare(p.To), Fix: "play"}
	}
	return nil
}

// Apply puts him there.
func (p Place) Apply(s *State, _ rules.Seat, log *rules.Log) {
	pod := s.next().Piece
	s.done()
	s.Podcasters[pod-Scott] = PodSpot{Spot: Spot{Square: p.To}}
	log.Tell("CG-POD-1", rules.Table, "placed", pieceThing[pod], squareThing(p.To))
	if seat := s.meets(pod, p.To); seat != rules.Table {
		s.halt(pod, seat, log)
	}
	s.settle(log)
}

// Went enters where a podcaster is after a move that nobody tracked by squares.
type Went struct {
	Zone   Zone    `json:"zone,omitzero"`
	Beside Whither `json:"beside"`
	Note   string  `json:"note,omitzero"`
}

// Fields asks for the zone, beside whom, and a note of the table.
func (Went) Fields(s *State, _ rules.Seat) []rules.Field {
	pod := s.next().Piece
	beside := rules.Pick("beside", "whither", s.whithers(pod)[1:]...)
	zone := rules.Pick("zone", "zone", "floor", "vip", "casino", "museum")
	zone.Open, beside.Open = true, true
	return []rules.Field{beside, zone, rules.Text("note", mostNote)}
}

const mostNote = 40

// whithers lists where a podcaster may go without a board.
func (s *State) whithers(p Piece) []string {
	list := []string{Still.String(), Away.String()}
	for i := range s.Thieves {
		if s.sees(p, rules.Seat(i)) {
			list = append(list, (besideFirst + Whither(i)).String())
		}
	}
	return list
}

// besideWhom returns the seat of a place beside a thief, if it is that.
func (w Whither) besideWhom() (rules.Seat, bool) {
	return rules.Seat(w) - rules.Seat(besideFirst), w >= besideFirst
}

// Check requires a podcaster in question.
func (w Went) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askPlace, by); r != nil {
		return r
	}
	if s.Mapped() {
		return notAsked
	}
	if !between(int(w.Zone), int(Floor), int(Museum)) || w.Beside == Still {
		return notAsked
	}
	return s.mayGo(s.next().Piece, w.Beside)
}

// mayGo requires a thief whom the podcaster stops for.
func (s *State) mayGo(p Piece, w Whither) *rules.Refusal {
	if seat, ok := w.besideWhom(); ok && (int(seat) >= s.seats() || !s.sees(p, seat)) {
		return &rules.Refusal{Rule: "CG-POD-2", Key: "does-not-stop", About: podThings[p], Fix: "play"}
	}
	return nil
}

// Apply notes it.
func (w Went) Apply(s *State, _ rules.Seat, log *rules.Log) {
	pod := s.next().Piece
	s.done()
	s.goes(pod, w.Beside, log)
	s.Podcasters[pod-Scott].Spot = Spot{Zone: w.Zone, Note: w.Note}
	s.settle(log)
}

// goes notes where a podcaster went without a board.
func (s *State) goes(p Piece, w Whither, log *rules.Log) {
	x := &s.Podcasters[p-Scott]
	switch seat, ok := w.besideWhom(); {
	case ok:
		*x = PodSpot{Beside: 1 << seat}
		log.Tell("CG-POD-2", seat, "stops", pieceThing[p])
	case w == Away:
		*x = PodSpot{}
		log.Tell("CG-POD-1", rules.Table, "went-away", pieceThing[p])
	}
}
