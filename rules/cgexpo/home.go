package cgexpo

import (
	"math/bits"

	"docent/rules"
)

// sendHome brings a podcaster, an item or the CDs back to the start, or next to it where
// that is taken. Where several squares are as near, the active player chooses (CG-Q20, CG-Q22).
func (s *State) sendHome(p Piece, rule rules.RuleID, log *rules.Log) {
	places := s.places(Task{Piece: p})
	s.lift(p)
	switch n := places.count(); {
	case s.StartOf(p) == 0 || n == 0:
		s.tellHome(p, rule, log)
	case n == 1:
		s.lay(p, places.first(), rule, log)
	default:
		s.first(Task{Do: askPut, Piece: p})
	}
}

// lift takes a piece off the board. It lies on its start where that is not recorded, else
// somewhere in that zone.
func (s *State) lift(p Piece) {
	home := Spot{}
	if q := s.StartOf(p); q != 0 {
		home.Zone = s.Prints.Board.Zone(q)
	}
	switch {
	case p.isPodcaster():
		s.Podcasters[p-Scott] = PodSpot{Spot: home}
	case p == ITG:
		s.ITG = Spot{Zone: Casino}
	case p == CDs:
		s.CDs.Seat = rules.Table
	}
	if !p.isFigure() {
		*s.loot(p) = Loot{Spot: home}
		if home.Zone != Nowhere {
			s.loot(p).At = OnBoard
		}
	}
}

// homeless reports whether a piece is on the recorded board, but on no square yet.
func (s *State) homeless(p Piece) bool {
	return s.Mapped() && s.pieceInPlay(p) && s.spot(p).Square == 0 && (p.isFigure() || s.loot(p).At == OnBoard)
}

// lay puts a piece on a square and tells it.
func (s *State) lay(p Piece, q Square, rule rules.RuleID, log *rules.Log) {
	home := q == s.StartOf(p)
	switch {
	case p.isFigure():
		*s.spot(p) = Spot{Square: q}
	case home:
		*s.loot(p) = Loot{}
	default:
		*s.loot(p) = Loot{At: OnBoard, Spot: Spot{Square: q}}
	}
	if home {
		s.tellHome(p, rule, log)
	} else {
		log.Tell(rule, rules.Table, "laid", pieceThing[p], squareThing(q))
	}
}

// tellHome tells that a piece is on its start square again.
func (s *State) tellHome(p Piece, rule rules.RuleID, log *rules.Log) {
	if p.isFigure() {
		log.Tell(rule, rules.Table, "goes-home", pieceThing[p])
		return
	}
	log.Tell(rule, rules.Table, "at-start", pieceThing[p])
}

// putRule returns the rule by which a piece comes to lie where somebody chose.
func (s *State) putRule(t Task) rules.RuleID {
	switch {
	case t.From != 0 && s.Scratch.Pips > 0:
		return s.dropRule(t)
	case t.From != 0:
		return "CG-FR-4"
	case t.Piece.isPodcaster():
		return "CG-ENC-3"
	case t.Piece == ITG:
		return "CG-Q12"
	}
	return "CG-Q22"
}

// layHome puts a piece as near to its start as may be, without a question.
func (s *State) layHome(p Piece) {
	places := s.places(Task{Piece: p})
	if q := places.first(); s.StartOf(p) != 0 && q != 0 {
		s.lift(p)
		s.lay(p, q, "CG-CAU-1", &rules.Log{})
	}
}

// places returns where a piece may come to lie or stand.
func (s *State) places(t Task) Plane {
	full := s.full()
	full.remove(s.squareOf(t.Piece))
	if t.From != 0 {
		if list := s.dropPlaces(t.From, &full); !list.empty() {
			return list
		}
		return s.nearest(t.From, &full)
	}
	if q := s.StartOf(t.Piece); q != 0 {
		return s.nearest(q, &full)
	}
	return Plane{}
}

// nearest returns the square if it is free, else the nearest free ones by king steps: of the
// same zone, only then of others, and never outside (CG-Q22).
func (s *State) nearest(q Square, full *Plane) Plane {
	home := s.Prints.Board.Zone(q)
	if home == Exit {
		home = Nowhere
	}
	for _, zone := range [...]Zone{home, Nowhere} {
		for far := range mostSide {
			if list := s.ring(q, far, zone, full); !list.empty() {
				return list
			}
		}
	}
	return Plane{}
}

// ring returns the free squares so many king steps away; Nowhere takes any zone inside.
func (s *State) ring(q Square, far int, zone Zone, full *Plane) Plane {
	var p Plane
	b := &s.Prints.Board
	west, east := uint32(0), uint32(0)
	if q.X() >= far {
		west = 1 << (q.X() - far)
	}
	if q.X()+far < b.Width {
		east = 1 << (q.X() + far)
	}
	between := uint32(1)<<min(q.X()+far+1, b.Width) - uint32(1)<<max(q.X()-far, 0)
	for y := max(0, q.Y()-far); y <= min(b.Height()-1, q.Y()+far); y++ {
		row, free := &b.Rows[y], west|east
		if abs(y-q.Y()) == far {
			free = between
		}
		if zone == Nowhere {
			free &= row.inside()
		} else {
			free &= row.Zones[zone-Exit]
		}
		p[y] = free &^ full[y]
	}
	return p
}

// dropPlaces returns the free squares next to where the thief with the CDs was caught that are
// nearest to the casino; inside it, to where the CDs start (CG-FR-5, CG-Q9). Behind a wall or a door they never are
// (CG-Q26).
func (s *State) dropPlaces(from Square, full *Plane) Plane {
	around, side := s.ring(from, 1, Nowhere, full), s.onFoot(from)
	for y := range around {
		around[y] &= side[y]
	}
	return s.towardsCasino(from, &around)
}

// towardsCasino returns those of some squares around a thief that are nearest to the casino.
func (s *State) towardsCasino(from Square, around *Plane) Plane {
	var best Plane
	least := 0
	for _, q := range around.Squares() {
		far := s.fromCasino(from, q)
		if best.empty() || far < least {
			best, least = Plane{}, far
		}
		if far == least {
			best.Add(q)
		}
	}
	return best
}

// dropRule returns the rule by which the CDs come to lie where they do after Intellivision-The-Great has caught the thief: a wall or a door
// keeps them on the thief's side (CG-Q26), or there is no room (CG-Q22).
func (s *State) dropRule(t Task) rules.RuleID {
	full := s.full()
	full.remove(s.squareOf(t.Piece))
	around, here := s.ring(t.From, 1, Nowhere, &full), s.dropPlaces(t.From, &full)
	switch {
	case here.empty():
		return "CG-Q22"
	case here != s.towardsCasino(t.From, &around):
		return "CG-Q26"
	}
	return "CG-FR-5"
}

func (s *State) fromCasino(from, q Square) int {
	b := &s.Prints.Board
	if b.Zone(from) == Casino {
		if start := s.StartOf(CDs); start != 0 {
			return King(q, start)
		}
		return 0
	}
	casino := b.zonePlane(Casino)
	far := 2 * mostSide
	for y, row := range casino {
		for x := 0; row != 0; x, row = x+1, row>>1 {
			if row&1 != 0 {
				far = min(far, King(q, SquareAt(x, y)))
			}
		}
	}
	return far
}

// Put is where something comes to lie or stand (CG-Q20).
type Put struct {
	To Square `json:"to"`
}

// Fields asks for one of the squares that are as near.
func (p Put) Fields(s *State, by rules.Seat) []rules.Field { return p.FieldsIn(s, by, nil) }

// FieldsIn returns the same as Fields, in memory that is lent.
func (Put) FieldsIn(s *State, _ rules.Seat, memory *rules.Blanks) []rules.Field {
	places := s.places(s.next())
	return squareField(memory, 1, &places)
}

// squareField asks for a square of some sets, one set after the other. There is room for so
// many fields.
func squareField(memory *rules.Blanks, fields int, sets ...*Plane) []rules.Field {
	n := 0
	for _, set := range sets {
		n += set.count()
	}
	list := memory.Options(n)
	for _, set := range sets {
		for y, row := range set {
			for ; row != 0; row &= row - 1 {
				list = append(list, rules.Option{Value: squareNames[SquareAt(bits.TrailingZeros32(row), y)]})
			}
		}
	}
	return append(memory.Fields(fields), rules.Field{Name: "to", Of: "square", Options: list})
}

// Check requires one of the squares.
func (p Put) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askPut, by); r != nil {
		return r
	}
	t := s.next()
	if places := s.places(t); s.idle(t) || !places.Has(p.To) {
		rule := s.putRule(t)
		if rule == "CG-FR-5" || rule == "CG-Q26" {
			return &rules.Refusal{Rule: rule, Key: "not-for-the-cds", About: aboutSquare(p.To), Fix: "play"}
		}
		return &rules.Refusal{Rule: rule, Key: "not-the-nearest", About: aboutSquare(p.To), Fix: "play"}
	}
	return nil
}

// Apply lays it down.
func (p Put) Apply(s *State, _ rules.Seat, log *rules.Log) {
	t := s.next()
	s.done()
	s.lay(t.Piece, p.To, s.putRule(t), log)
	s.settle(log)
}

func aboutSquare(q Square) []rules.Thing {
	if q == 0 || q.String() == "" {
		return []rules.Thing{"square"}
	}
	return []rules.Thing{squareThing(q)}
}

// Home sends the podcaster escaped from back to his start (CG-ENC-3).
type Home struct{}

// Check requires the question open.
func (Home) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askHome, by); r != nil {
		return r
	}
	if s.idle(s.next()) {
		return notAsked
	}
	return nil
}

// Apply sends him.
func (Home) Apply(s *State, _ rules.Seat, log *rules.Log) {
	t := s.next()
	s.done()
	s.sendHome(t.Piece, "CG-ENC-3", log)
	s.settle(log)
}

// Stay leaves a podcaster where he is (CG-Q21).
type Stay struct{}

// Check requires a podcaster in question.
func (Stay) Check(s *State, by rules.Seat) *rules.Refusal {
	if s.next().Do == askPlace {
		return s.asked(askPlace, by)
	}
	return Home{}.Check(s, by)
}

// Apply leaves him.
func (Stay) Apply(s *State, by rules.Seat, log *rules.Log) {
	log.Tell("CG-Q21", by, "left-there", pieceThing[s.next().Piece])
	s.done()
	s.settle(log)
}
