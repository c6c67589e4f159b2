package museum

import "docent/rules"

// State is a table of Museum. What follows from the rest is not stored: the stock of
// opinion tokens, and which places of a continent are empty.
type State struct {
	Level    Level       `json:"level"`
	House    House       `json:"house"`
	Opinions int         `json:"opinions"` // Public Opinion cards in each pile at first
	Prints   Prints      `json:"prints,omitzero" copy:"-"`
	First    rules.Seat  `json:"first"`
	Turn     rules.Seat  `json:"turn"`
	Round    int         `json:"round"`
	Players  []Player    `json:"players,omitempty"`
	Sites    [4]Site     `json:"sites"`
	Row      [3]Portrait `json:"row"` // open personalities, from left to right
	News     News        `json:"news,omitzero"`
	Terms    []Term      `json:"terms,omitempty"` // what cards in force change, as they came
	Scratch  Scratch     `json:"scratch,omitzero"`
	Trigger  rules.Seat  `json:"trigger"`         // who crossed 50; Table while nobody did
	Last     int         `json:"last,omitzero"`   // turns still to come after this one
	Ending   bool        `json:"ending,omitzero"` // the last turns have begun
	Agenda   Agenda      `json:"agenda,omitempty"`
	Ended    bool        `json:"ended,omitzero"` // no more turns: museums are counted
	// Away is how many objects effects and corrections took from what is tracked; it is
	// negative where they brought some. With it every object of the box is accounted for.
	Away int `json:"away,omitzero"`
}

// Player holds what one seat has.
type Player struct {
	Score     int     `json:"score"`
	Tens      int     `json:"tens,omitzero"` // the highest multiple of ten reached, in tens
	Prestige  int     `json:"prestige"`
	Hand      int     `json:"hand"`             // object cards in hand
	Known     Cards   `json:"known,omitempty"`  // of them those that everybody saw
	Pool      Cards   `json:"pool,omitempty"`   // the common stock in front of its owner
	Museum    Cards   `json:"museum,omitempty"` // cards exhibited, wherever they lie
	Layout    []Place `json:"layout,omitempty"` // what lies where, as far as told, cell by cell
	Board     int     `json:"board,omitzero"`   // of the box's boards; 0 where it is the seat's own
	Notoriety int     `json:"notoriety"`
	Staff     int     `json:"staff,omitzero"`  // personalities recruited
	Dealt     []int   `json:"dealt,omitempty"` // the patrons to keep one of, by their numbers
	Count     Count   `json:"count,omitzero"`
}

// Place is a card on a cell of a museum.
type Place struct {
	Cell Cell `json:"cell"`
	Card Card `json:"card"`
}

// Count holds what is told for the final count.
type Count struct {
	Patron int    `json:"patron,omitzero"` // of the box's patrons; 0 where it has no name of it
	Points int    `json:"points,omitzero"` // the patron's, where Docent does not count it
	Pool   [4]int `json:"pool,omitzero"`   // cards of the pool by continent, where told
	Pooled bool   `json:"pooled,omitzero"`
}

// Site is a continent of the board.
type Site struct {
	Pile    int  `json:"pile"`             // cards left, objects and Public Opinion
	Open    int  `json:"open"`             // object cards that lie open
	Fresh   int  `json:"fresh,omitzero"`   // Public Opinion turned up since the last turn began
	Stale   int  `json:"stale,omitzero"`   // those turned up before: they go at the end of this turn
	Seen    int  `json:"seen,omitzero"`    // Public Opinion that has left the pile
	Tokens  int  `json:"tokens,omitzero"`  // Public Opinion tokens
	Closed  bool `json:"closed,omitzero"`  // embargo
	Customs int  `json:"customs,omitzero"` // a headline's more or fewer cards
	Covered int  `json:"covered,omitzero"` // of the open cards, those covered by customs
}

// Portrait is an open personality.
type Portrait struct {
	Person int  `json:"person,omitzero"` // of the box's personalities; 0 where not told
	Cost   int  `json:"cost,omitzero"`   // 0 where not told
	Gone   bool `json:"gone,omitzero"`   // an empty place
}

// News is the headline that is valid.
type News struct {
	Card  int `json:"card,omitzero"`  // of the box's headlines; 0 where not told
	Round int `json:"round,omitzero"` // since when; 0 before the first
}

// Scratch holds what counts until the turn ends.
type Scratch struct {
	Mode      Mode `json:"mode,omitzero"`
	Notoriety bool `json:"notoriety,omitzero"` // a notoriety card was played
}

// copyOf copies a table to try something out.
var copyOf = rules.Copier[State]()

// seats returns how many play.
func (s *State) seats() int { return len(s.Players) }

func (s *State) left(seat rules.Seat) rules.Seat { return rules.Seat((int(seat) + 1) % s.seats()) }

// full reports whether cards are told; tracks whether turns are.
func (s *State) full() bool   { return s.Level == Full }
func (s *State) tracks() bool { return s.Level != ScoreOnly }

// tokensLeft returns how many Public Opinion tokens nobody put on a continent.
func (s *State) tokensLeft() int { return s.Prints.Counts.Tokens - s.tokens() }

// tokens returns how many Public Opinion tokens lie on continents.
func (s *State) tokens() int {
	n := 0
	for i := range s.Sites {
		n += s.Sites[i].Tokens
	}
	return n
}

const (
	handLimit     = 7
	mostNotoriety = 3
	lastScore     = 50  // more than that ends the game
	mostCards     = 240 // cards that any pile or pool is told to hold
)

// target returns how many places of a continent show a card.
func (x *Site) target() int { return max(0, 2+x.Customs) }

// takeable returns how many of its cards may be taken.
func (x *Site) takeable() int {
	if x.Closed {
		return 0
	}
	return max(0, x.Open-x.Covered)
}

// empty returns how many places wait for a card from the pile.
func (x *Site) empty() int {
	return max(0, min(x.target()-x.Open+x.Covered-x.Fresh-x.Stale, x.Pile))
}

// unseen returns how many Public Opinion cards a pile still holds, objectsIn how many objects.
func (s *State) unseen(site int) int    { return s.Opinions - s.Sites[site].Seen }
func (s *State) objectsIn(site int) int { return s.Sites[site].Pile - s.unseen(site) }

// objects counts every object card that is tracked.
func (s *State) objects() int {
	n := 0
	for i := range s.Sites {
		n += s.objectsIn(i) + s.Sites[i].Open
	}
	for i := range s.Players {
		p := &s.Players[i]
		n += p.Hand + len(p.Pool) + len(p.Museum)
	}
	return n
}

// room returns how many more cards a museum takes.
func (s *State) room(seat rules.Seat) int { return s.cells(seat) - len(s.Players[seat].Museum) }
