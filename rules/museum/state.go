package museum

import "docent/rules"

// State is a table of Museum. What follows from the rest is not stored: the pile of
// opinion tokens, and which slots are empty.
type State struct {
	Level    Level       `json:"level"`
	House    House       `json:"house"`
	Opinions int         `json:"opinions"` // Public Opinion cards in each pile
	Prints   Prints      `json:"prints,omitzero" copy:"-"`
	First    rules.Seat  `json:"first"`
	Turn     rules.Seat  `json:"turn"`
	Round    int         `json:"round"`
	Players  []Player    `json:"players,omitempty"`
	Sites    [4]Site     `json:"sites"`
	Row      [3]Portrait `json:"row"` // open personalities, from left to right
	News     News        `json:"news,omitzero"`
	Scratch  Scratch     `json:"scratch,omitzero"`
	Trigger  rules.Seat  `json:"trigger"`         // who crossed 50; Table while nobody did
	Last     int         `json:"last,omitzero"`   // turns still to come after this one
	Ending   bool        `json:"ending,omitzero"` // the last turns have begun
	Agenda   Agenda      `json:"agenda,omitempty"`
	Ended    bool        `json:"ended,omitzero"` // no more turns: museums are counted
}

// Player is what one seat has.
type Player struct {
	Score     int     `json:"score"`
	Tens      int     `json:"tens,omitzero"` // the highest multiple of ten reached, in tens
	Prestige  int     `json:"prestige"`
	Hand      int     `json:"hand"`            // object cards in hand
	Known     Cards   `json:"known,omitempty"` // of them those that were told
	Pool      Cards   `json:"pool,omitempty"`  // as far as told: the common stock in front of its owner
	Stock     int     `json:"stock,omitzero"`  // cards of the pool that nobody told
	Museum    Cards   `json:"museum,omitempty"`
	Layout    []Place `json:"layout,omitempty"` // which of them lie where
	Notoriety int     `json:"notoriety"`
	Staff     int     `json:"staff,omitzero"` // personalities recruited
	Count     Count   `json:"count,omitzero"`
}

// Place is a card on a cell of a museum.
type Place struct {
	Cell Cell `json:"cell"`
	Card Card `json:"card"`
}

// Count is what is told for the final count.
type Count struct {
	Arranged bool   `json:"arranged,omitzero"`
	Patron   int    `json:"patron,omitzero"` // of the box's patrons, from 1; 0 where its points are told
	Points   int    `json:"points,omitzero"` // the patron's, where told by hand
	Asked    bool   `json:"asked,omitzero"`  // the patron was told
	Pool     [4]int `json:"pool,omitzero"`   // cards of the pool by continent, where told
	Pooled   bool   `json:"pooled,omitzero"`
	Tallied  bool   `json:"tallied,omitzero"` // track and prestige of a game played without Docent
}

// Site is a continent of the board.
type Site struct {
	Pile    int  `json:"pile"`             // cards left, objects and Public Opinion
	Open    int  `json:"open"`             // object cards that may be taken
	Fresh   int  `json:"fresh,omitzero"`   // Public Opinion turned up at the end of the last turn
	Stale   int  `json:"stale,omitzero"`   // those turned up before: they go at the end of this turn
	Tokens  int  `json:"tokens,omitzero"`  // Public Opinion tokens
	Closed  bool `json:"closed,omitzero"`  // embargo
	Customs int  `json:"customs,omitzero"` // a headline's more or fewer cards
	Covered int  `json:"covered,omitzero"` // of the open cards, those covered by customs
}

// Portrait is an open personality. Gone is an empty place.
type Portrait struct {
	Cost int  `json:"cost,omitzero"` // 0 where not told
	Gone bool `json:"gone,omitzero"`
}

// News is the headline that is valid.
type News struct {
	Card  int `json:"card,omitzero"`  // of the box's headlines, from 1
	Round int `json:"round,omitzero"` // since when; 0 before the first
}

// Scratch is what counts until the turn ends.
type Scratch struct {
	Mode      Mode `json:"mode,omitzero"`
	Notoriety bool `json:"notoriety,omitzero"` // a notoriety card was played
	Imported  bool `json:"imported,omitzero"`
}

// seats is how many play.
func (s *State) seats() int { return len(s.Players) }

func (s *State) left(seat rules.Seat) rules.Seat { return rules.Seat((int(seat) + 1) % s.seats()) }

// full says that cards are told; tracks that turns are.
func (s *State) full() bool   { return s.Level == Full }
func (s *State) tracks() bool { return s.Level != ScoreOnly }

// tokensLeft is how many Public Opinion tokens nobody put on a continent.
func (s *State) tokensLeft() int {
	n := opinionTokens
	for i := range s.Sites {
		n -= s.Sites[i].Tokens
	}
	return n
}

const (
	opinionTokens = 12
	handLimit     = 7
	mostNotoriety = 3
	lastScore     = 50 // more than that ends the game
	perContinent  = 45
)

// target is how many cards a continent shows.
func (x *Site) target() int { return max(0, 2+x.Customs) }

// takeable is how many of its cards may be taken.
func (x *Site) takeable() int {
	if x.Closed {
		return 0
	}
	return max(0, x.Open-x.Covered)
}

// empty is how many places wait for a card from the pile.
func (x *Site) empty() int {
	return max(0, min(x.target()-x.Open+x.Covered-x.Fresh-x.Stale, x.Pile))
}
