package oldmuseum

import (
	"slices"

	"docent/rules"
)

// Shape lays the museum out in another shape, before anybody has left the Hall (OM-SET-2).
type Shape struct {
	Rows string `json:"rows"` // north first, "." a room, "H" the Hall, "#" nothing, "/" between
}

const mostRows = (columns + 1) * rowsMost

// Fields asks for the rows.
func (Shape) Fields(*State, rules.Seat) []rules.Field {
	return []rules.Field{rules.Text("rows", mostRows)}
}

// Check requires the Hall and 22 rooms, and nobody on the way.
func (x Shape) Check(s *State, _ rules.Seat) *rules.Refusal {
	if r := s.goesOn(s.tracks()); r != nil {
		return r
	}
	if s.anyMoved() {
		return tooLate
	}
	if _, wrong := readRows(x.Rows); wrong != "" {
		return &rules.Refusal{Rule: "OM-SET-2", Key: rules.Key(wrong), Fix: "plan"}
	}
	return nil
}

func (s *State) anyMoved() bool {
	return slices.ContainsFunc(s.Players, func(p Player) bool { return p.Moved })
}

var tooLate = &rules.Refusal{Rule: "OM-SET-2", Key: "too-late", Fix: "plan"}

// Apply lays the rooms anew.
func (x Shape) Apply(s *State, _ rules.Seat, log *rules.Log) {
	shape, _ := readRows(x.Rows)
	s.reshape(shape)
	log.Tell("OM-SET-2", rules.Table, "reshaped")
}

// rowsVia returns the shape of the museum. One that cannot be leaves no Hall, which no position
// may have.
func (s *State) rowsVia() *rules.Via {
	return rules.WordVia(s.rows, func(rows string) {
		shape, wrong := readRows(rows)
		if wrong != "" {
			s.Hall.Cells = [2]Place{}
			return
		}
		s.reshape(shape)
	})
}

// reshape moves the rooms that lie elsewhere in the new shape, with all that is on them.
func (s *State) reshape(shape layout) {
	moved := s.removals(shape)
	to := func(p *Place) {
		if fresh, ok := moved[*p]; ok {
			*p = fresh
		}
	}
	for i := range s.Rooms {
		to(&s.Rooms[i].At)
	}
	slices.SortFunc(s.Rooms, func(a, b Room) int { return int(a.At) - int(b.At) })
	for i := range s.Players {
		p := &s.Players[i]
		to(&p.At)
		to(&p.BreakIn)
		for j := range p.Seen {
			to(&p.Seen[j])
		}
		slices.Sort(p.Seen)
		for j := range p.Trail {
			to(&p.Trail[j])
		}
		for j := range p.Notes {
			to(&p.Notes[j].At)
		}
		slices.SortFunc(p.Notes, func(a, b Note) int { return int(a.At) - int(b.At) })
	}
	to(&s.Scratch.To)
	to(&s.Scratch.From)
	s.Hall.Cells = shape.hall
}

// removals pairs the places that are no longer rooms with those that are now.
func (s *State) removals(shape layout) map[Place]Place {
	var fresh []Place
	for _, p := range shape.rooms {
		if s.room(p) == nil {
			fresh = append(fresh, p)
		}
	}
	moved := map[Place]Place{}
	for i := range s.Rooms {
		if at := s.Rooms[i].At; !slices.Contains(shape.rooms, at) {
			moved[at], fresh = fresh[0], fresh[1:]
		}
	}
	return moved
}
