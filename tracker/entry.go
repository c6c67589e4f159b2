package tracker

import (
	"encoding/json"
	"time"

	"docent/rules"
)

// Who stands as Author of an entry that no player made.
const (
	Referee = "auto"  // the referee's own step
	Drawn   = "draw"  // the app rolled or drew
	Timed   = "clock" // the app told the game how much of its countdown is left
	AtTable = "table" // somebody at the table, for no single seat
	Carried = "carry" // a position taken over from an older edition
)

// Header holds what a play begins with. It never changes.
type Header struct {
	ID      string       `json:"id"` // a UUID
	Game    rules.GameID `json:"game"`
	Edition int          `json:"edition"`
	Setup   rules.Setup  `json:"setup"`
	Players []Player     `json:"players"` // by seat
	Started time.Time    `json:"started"`
	Box     string       `json:"box,omitzero"` // the Box of this device it is played with; it may be gone
}

// edition returns what a new entry says of the game's edition.
func (h Header) edition(game rules.Game) int {
	if game.Edition() == h.Edition {
		return 0
	}
	return game.Edition()
}

// Entry is one move of a journal. IDs count from 1 in the order in which entries were
// made; Parent 0 is the start. At never goes back along a line.
type Entry struct {
	ID     int             `json:"id"`
	Parent int             `json:"parent"`
	Move   rules.Move      `json:"move,omitzero"`
	Author string          `json:"author"` // a player's ID, or one of the words above
	At     time.Time       `json:"at"`
	Hash   string          `json:"hash"`               // of the position after it
	State  json.RawMessage `json:"position,omitempty"` // of a Carried entry: where play went on
	// Edition is whose rules made it; 0 is the Header's.
	Edition int `json:"edition,omitzero"`
	// Events holds what it told. It is rebuilt, and kept for when that is no longer possible.
	Events []rules.Event `json:"told,omitempty"`
}

// Auto reports whether nobody made the move: it goes wherever the move before it goes.
func (e Entry) Auto() bool { return e.Author == Referee || e.Author == Timed }

// Result is a seat's place at the end of a play.
type Result struct {
	Seat  rules.Seat `json:"seat"`
	Rank  int        `json:"rank"` // 1 is best
	Total int        `json:"total"`
	Out   bool       `json:"out,omitzero"` // does not score
}

// Summary is a play as a list shows it, without replaying it.
type Summary struct {
	Header
	Round   int
	Now     rules.Now
	Over    bool
	Moves   int // made by somebody, up to where the play stands
	Changed time.Time
	Result  []Result // best first; empty until the play is over
	Story   *Story   // of a play that is over; nil where it is not told yet
}

// Mark is where a play stands.
type Mark struct {
	Head, Tip int // the entry stood on, and the end of the branch it is on
	Moves     int
	Changed   time.Time
	Position  rules.Position
	Solo      *Solo  // the result, where a play of one seat is over
	Story     *Story // where the play is over
}

// Summary returns what lists show of a play that stands there.
func (m Mark) Summary(h Header) Summary {
	now := m.Position.Now()
	s := Summary{Header: h, Round: now.Round, Now: now, Over: m.Position.Over(), Moves: m.Moves, Changed: m.Changed}
	if s.Over {
		s.Story = m.Story
		for _, score := range m.Position.Scores() {
			s.Result = append(s.Result, Result{score.Seat, score.Rank, score.Total, score.Out})
		}
	}
	return s
}

// hashOf tells positions apart: equal states have equal JSON.
func hashOf(p rules.Position) string { return hashOfJSON(p.JSON()) }

// Heard leaves the events that a seat may be told; rules.Table hears what is for all.
func Heard(events []rules.Event, by rules.Seat) []rules.Event {
	var heard []rules.Event
	for _, e := range events {
		if !e.Only || e.Seat == by {
			heard = append(heard, e)
		}
	}
	return heard
}
