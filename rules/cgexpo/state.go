package cgexpo

import (
	"slices"

	"docent/rules"
)

// State is a table of the game. What follows from the rest is not stored: whose items lie
// in the dustpan, whether the game is in Frantic Mode, the discard pile.
type State struct {
	Level      Level               `json:"level"`
	Difficulty Difficulty          `json:"difficulty"`
	House      House               `json:"house"`
	Prints     Prints              `json:"prints" copy:"-"`
	First      rules.Seat          `json:"first"`
	Turn       rules.Seat          `json:"turn"`
	Turns      int                 `json:"turns"` // turns begun
	Thieves    []Thief             `json:"thieves,omitempty"`
	Podcasters [podcasters]PodSpot `json:"podcasters"` // by Piece, from Scott
	ITG        Spot                `json:"itg"`
	Carl       Spot                `json:"carl"`
	CDs        CDSpot              `json:"cds"`
	Deck       int                 `json:"deck"`          // event cards not yet drawn
	Seen       Cards               `json:"seen,omitzero"` // of the others those known by number
	Says       int                 `json:"says,omitzero"` // the card drawn last, where it says more than moves, until the next roll
	Scratch    Scratch             `json:"scratch,omitzero"`
	Agenda     Agenda              `json:"agenda,omitempty"`
	Ended      bool                `json:"ended,omitzero"`
	Winner     rules.Seat          `json:"winner"` // Table while nobody won
}

// Thief holds what one seat has.
type Thief struct {
	Colour Colour `json:"colour"`
	Spot
	Lives  int               `json:"lives"` // counted in difficult mode only
	Killed Pods              `json:"killed,omitzero"`
	Opened Doors             `json:"opened,omitzero"`
	Items  [kindsOfItem]Loot `json:"items"`
}

// Spot is where a figure stands: a square of the recorded board or else, as far as told,
// a zone. The note is the table's own.
type Spot struct {
	Square Square `json:"square,omitzero"`
	Zone   Zone   `json:"zone,omitzero"` // Nowhere where there is a square
	Note   string `json:"note,omitzero"`
}

// PodSpot is where a podcaster stands, without a recorded board also beside whom.
type PodSpot struct {
	Spot
	Beside Seats `json:"beside,omitzero"`
}

// Loot is where an item is; the spot counts where it lies on the board, off its start.
type Loot struct {
	At At `json:"at,omitzero"`
	Spot
}

// CDSpot is where the stack of CDs is. Whoever holds it is the frantic thief.
type CDSpot struct {
	Loot
	Seat rules.Seat `json:"seat"` // Table where nobody holds it
}

// Scratch holds what counts until the turn ends.
type Scratch struct {
	Told    Pods   `json:"told,omitzero"`    // said to stand beside the active thief
	Asked   bool   `json:"asked,omitzero"`   // who stands there has been asked
	Fought  Pods   `json:"fought,omitzero"`  // once a turn each
	Dice    [2]int `json:"dice,omitzero"`    // of the move
	Pips    int    `json:"pips,omitzero"`    // of Intellivision-The-Great
	Frantic bool   `json:"frantic,omitzero"` // somebody had the CDs during this turn
}

func (s *State) seats() int { return len(s.Thieves) }

// Mapped reports whether squares are tracked: the board is recorded and the level tracks them.
func (s *State) Mapped() bool { return s.Level == Full && s.Prints.Board.Known() }

// carrier returns who has the CDs; Table where nobody has.
func (s *State) carrier() rules.Seat {
	if s.CDs.At == InPack {
		return s.CDs.Seat
	}
	return rules.Table
}

// Frantic reports whether the game is in Frantic Mode, and who flees.
func (s *State) Frantic() (rules.Seat, bool) { return s.carrier(), s.CDs.At == InPack }

// Excluded reports whether the seat has no life left.
func (s *State) Excluded(seat rules.Seat) bool {
	return s.Difficulty == Difficult && s.Thieves[seat].Lives == 0
}

// has reports whether an item is in the thief's backpack.
func (t *Thief) has(i Item) bool { return t.Items[i].At == InPack }

// May reports whether the thief may enter a zone (CG-MOV-4).
func (t *Thief) May(z Zone) bool {
	return z.door() == 0 || t.Opened.Has(z) || t.has(z.Opener())
}

// Dustpan returns what Carl holds: 0 where that is nothing.
func (s *State) Dustpan() Piece {
	if s.CDs.At == InPan {
		return CDs
	}
	for i := range s.Thieves {
		for kind := range s.Thieves[i].Items {
			if s.Thieves[i].Items[kind].At == InPan {
				return itemOf(rules.Seat(i), Item(kind))
			}
		}
	}
	return 0
}

// start returns the index of a piece in Prints.Starts.
func (s *State) start(p Piece) int {
	if seat, kind, ok := p.item(); ok {
		return int(itemOf(rules.Seat(s.Thieves[seat].Colour), kind)) - 1
	}
	if p >= firstThief {
		return int(thiefOf(rules.Seat(s.Thieves[p-firstThief].Colour))) - 1
	}
	return int(p) - 1
}

// StartOf returns the square where a piece starts, 0 where it is not recorded. The thieves then
// share the squares of the exit.
func (s *State) StartOf(p Piece) Square {
	if !s.Mapped() {
		return 0
	}
	if q := s.Prints.Starts[s.start(p)]; q != 0 || p < firstThief {
		return q
	}
	return s.Prints.Board.exitAt(int(s.Thieves[p-firstThief].Colour))
}

// loot returns where an item or the CDs are.
func (s *State) loot(p Piece) *Loot {
	if seat, kind, ok := p.item(); ok {
		return &s.Thieves[seat].Items[kind]
	}
	return &s.CDs.Loot
}

// spot returns where a figure stands.
func (s *State) spot(p Piece) *Spot {
	switch {
	case p.isPodcaster():
		return &s.Podcasters[p-Scott].Spot
	case p == ITG:
		return &s.ITG
	case p == Carl:
		return &s.Carl
	case p >= firstThief:
		return &s.Thieves[p-firstThief].Spot
	}
	return &s.loot(p).Spot
}

func (p Piece) isFigure() bool { return p != 0 && (p < CDs || p >= firstThief) }

// squareOf returns the square of a piece: 0 where it is on none, or on one that is not known.
func (s *State) squareOf(p Piece) Square {
	if !p.isFigure() {
		switch s.loot(p).At {
		case AtStart:
			return s.StartOf(p)
		case OnBoard:
		default:
			return 0
		}
	}
	return s.spot(p).Square
}

// SquareOf returns where a piece stands or lies; 0 where that is not known, or it is not in play.
func (s *State) SquareOf(p Piece) Square {
	if !s.pieceInPlay(p) {
		return 0
	}
	return s.squareOf(p)
}

// zoneAt returns the zone of a spot.
func (s *State) zoneAt(x *Spot) Zone {
	if x.Square != 0 {
		return s.Prints.Board.Zone(x.Square)
	}
	return x.Zone
}

// ZoneOf returns the zone of a thief.
func (s *State) ZoneOf(seat rules.Seat) Zone { return s.zoneAt(&s.Thieves[seat].Spot) }

// located reports whether the thief stands on a known square.
func (s *State) located(seat rules.Seat) bool { return s.Thieves[seat].Square != 0 }

// pieceInPlay reports whether the piece belongs to a seat at this table, or to nobody.
func (s *State) pieceInPlay(p Piece) bool {
	if seat, _, ok := p.item(); ok {
		return int(seat) < s.seats()
	}
	return p > 0 && p < lastPiece && (p < firstThief || int(p-firstThief) < s.seats())
}

// crowd is where the figures and the items of thieves are: 0 for those in nobody's way.
type crowd [podcasters + 2 + mostSeats*(1+kindsOfItem)]Square

// gather notes everything that a thief may not end on but the CDs, his own left aside
// (CG-MOV-2). Thieves outside share their squares.
func (s *State) gather(but rules.Seat, c *crowd) {
	for i := range s.Podcasters {
		c[i] = s.Podcasters[i].Square
	}
	c[podcasters], c[podcasters+1] = s.ITG.Square, s.Carl.Square
	for i := range s.Thieves {
		if rules.Seat(i) == but {
			continue
		}
		t := &s.Thieves[i]
		mine := c[podcasters+2+i*(1+kindsOfItem):][:1+kindsOfItem]
		if !s.Prints.Board.outside(t.Square) {
			mine[kindsOfItem] = t.Square
		}
		s.litter(t, (*[kindsOfItem]Square)(mine))
	}
}

// litter notes where the items of a thief lie on the recorded board; 0 for the others.
func (s *State) litter(t *Thief, lie *[kindsOfItem]Square) {
	starts := s.Prints.Starts[itemOf(rules.Seat(t.Colour), 0)-1:]
	for kind := range t.Items {
		switch l := &t.Items[kind]; l.At {
		case AtStart:
			lie[kind] = starts[kind*mostSeats]
		case OnBoard:
			lie[kind] = l.Square
		}
	}
}

// has reports whether something is on a square.
func (c *crowd) has(q Square) bool { return slices.Contains(c[:], q) }

// plane returns those squares as a set.
func (c *crowd) plane() Plane {
	var p Plane
	for _, q := range c {
		p.Add(q)
	}
	return p
}

// full returns every square that nothing more may come to: all that is taken.
func (s *State) full() Plane {
	var all crowd
	s.gather(rules.Table, &all)
	p := all.plane()
	p.Add(s.squareOf(CDs))
	return p
}
