package museum

import (
	"slices"

	"docent/rules"
)

// Whose boards a told shape is of.
type Whose string

// The boards of everybody, and the one of the seat that tells.
const (
	Everybodys Whose = "all"
	OwnBoard   Whose = "own"
)

// Shape tells the shape of the museum boards on the table, where it is another than the
// one that is assumed (MU-DEV-6).
type Shape struct {
	Rows  string `json:"rows"`
	Whose Whose  `json:"whose"`
}

var shapeFields = []rules.Field{
	{Name: "rows", Of: "board", Text: 80}, rules.Pick("whose", "whose", string(Everybodys), string(OwnBoard)),
}

// Fields asks for the rows, and whose board it is.
func (h Shape) Fields(*State, rules.Seat) []rules.Field { return shapeFields }

// Check requires a board that can be, with room for what was exhibited (MU-Q22).
func (h Shape) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayArrange(by); r != nil {
		return r
	}
	if key := wrongRows(h.Rows); key != "" {
		board := rules.Of("board", s.boardID(by))
		return &rules.Refusal{Rule: "MU-DEV-6", Key: key, About: []rules.Thing{board}, Fix: onMuseum[by][0]}
	}
	after := copyOf(s)
	after.reshape(h, by)
	for i := range after.Players {
		if after.room(rules.Seat(i)) < 0 {
			return rules.Impossible("MU-Q22", "more-than-cells", onMuseum[i][0],
				onSeat[i][0], cardCount(len(s.Players[i].Museum)), rules.Of("cells", after.cells(rules.Seat(i))))
		}
	}
	return nil
}

// Apply takes the shape over for this play and its box. Cards on cells that the board has
// not are lifted, and their museums are to be laid again.
func (h Shape) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.reshape(h, by)
	key := rules.Key("shape-all")
	if h.Whose == OwnBoard {
		key = "shape-own"
	}
	log.Tell("MU-DEV-6", by, key, rules.Of("cells", s.cells(by)))
	for i := range s.Players {
		seat := rules.Seat(i)
		p := &s.Players[i]
		laid := len(p.Layout)
		rest := slices.DeleteFunc(slices.Clone(p.Layout), func(place Place) bool { return !s.hasCell(seat, place.Cell) })
		if len(rest) == laid {
			continue
		}
		if p.Layout = rest; len(rest) == 0 {
			p.Layout = nil
		}
		log.Tell("MU-DEV-6", seat, "lifted-off", cardCount(laid-len(rest)))
		if s.Ended && !s.waits(askGrid, seat) {
			s.then(Task{askGrid, seat})
		}
	}
}

// reshape gives the seat's board another shape, and all the others' where it is theirs,
// too.
func (s *State) reshape(h Shape, by rules.Seat) {
	if h.Whose != OwnBoard {
		boards := slices.Clone(s.Prints.Boards)
		if len(boards) == 0 {
			boards = []BoardPrint{{ID: 1}}
		}
		for i := range boards {
			boards[i].Rows = h.Rows
		}
		s.Prints.Boards = boards
		return
	}
	fresh := make([]BoardPrint, 0, mostBoards)
	for id := 1; id <= mostBoards; id++ {
		if rows := s.reshaped(id, h, by); rows != "" {
			fresh = append(fresh, BoardPrint{id, rows})
		}
	}
	s.Prints.Boards = fresh
}

// reshaped returns what a board is like after a seat told the shape of its own: what the others
// play on stays as it was.
func (s *State) reshaped(id int, h Shape, by rules.Seat) string {
	if s.boardID(by) == id {
		return h.Rows
	}
	for i := range s.Players {
		if seat := rules.Seat(i); s.boardID(seat) == id {
			return s.rows(seat)
		}
	}
	for _, b := range s.Prints.Boards {
		if b.ID == id {
			return b.Rows
		}
	}
	return ""
}
