package oldmuseum

import (
	"slices"
	"strings"
	"unicode/utf8"

	"docent/rules"
)

// Note holds what a player keeps in mind of a room: the cards that may lie there, and words.
type Note struct {
	At    Place  `json:"at"`
	Marks []Card `json:"marks,omitempty"` // in the order of the cards, each once
	Text  string `json:"text,omitempty"`
}

// Notes is a player's Notes Sheet: at most one note of each place, in their order.
type Notes []Note

// MostText is the most characters of a note.
const MostText = 80

// Of returns the note of a place, empty where nothing is written.
func (n Notes) Of(at Place) Note {
	if i, ok := n.find(at); ok {
		return n[i]
	}
	return Note{At: at}
}

func (n Notes) find(at Place) (int, bool) {
	return slices.BinarySearchFunc(n, at, func(x Note, at Place) int { return int(x.At) - int(at) })
}

// Write replaces the note of a place; an empty one is taken off the sheet.
func (n *Notes) Write(fresh Note) {
	i, known := n.find(fresh.At)
	switch {
	case len(fresh.Marks) == 0 && fresh.Text == "":
		if known {
			*n = slices.Delete(*n, i, i+1)
		}
	case known:
		(*n)[i] = fresh
	default:
		*n = slices.Insert(*n, i, fresh)
	}
	if len(*n) == 0 {
		*n = nil
	}
}

// possible reports whether a seat can have written the notes.
func (n Notes) possible() bool {
	for i, x := range n {
		if !x.possible() || i > 0 && x.At <= n[i-1].At || len(x.Marks) == 0 && x.Text == "" {
			return false
		}
	}
	return true
}

// possible reports whether a note is of a place, with known cards in their order and one short line.
func (x *Note) possible() bool {
	if !x.At.isCell() && x.At != HallPlace || !slices.IsSorted(x.Marks) {
		return false
	}
	for i, c := range x.Marks {
		if !markable(c) || i > 0 && c == x.Marks[i-1] {
			return false
		}
	}
	return utf8.ValidString(x.Text) && utf8.RuneCountInString(x.Text) <= MostText && strings.TrimSpace(x.Text) == x.Text &&
		!strings.ContainsFunc(x.Text, func(r rune) bool { return r < ' ' || r == 0x7f })
}

// markable reports whether a card can be marked: a kind of utility, an artifact, or some artifact.
func markable(c Card) bool { return c >= FallenFloor && c <= lastArtifact }

// NoteRooms lists the places that notes can be of: the Hall first.
func (s *State) NoteRooms() []Place {
	list := []Place{HallPlace}
	if len(s.Rooms) == 0 {
		shape, _ := readRows(s.Prints.rows())
		return append(list, shape.rooms...)
	}
	for i := range s.Rooms {
		list = append(list, s.Rooms[i].At)
	}
	return list
}

// Sheet returns the museum of a Notes Sheet: where rooms are not tracked, that of the box, of
// which nothing is known.
func (s *State) Sheet() *State {
	if s.tracks() {
		return s
	}
	rows := s.Prints.rows()
	if len(s.Rooms) > 0 {
		rows = s.rows()
	}
	laid := *s
	shape, _ := readRows(rows)
	laid.build(shape)
	for i := range laid.Rooms {
		laid.Rooms[i].Card = false
	}
	return &laid
}

// Jot writes a note under the cover of its seat (OM-DARK-4): what lies where may be noted freely.
type Jot struct {
	At    Place  `json:"at"`
	Marks []Card `json:"marks,omitempty"`
	Text  string `json:"text,omitempty"`
}

// Fields asks for the place, the cards and the words.
func (Jot) Fields(s *State, _ rules.Seat) []rules.Field {
	return []rules.Field{
		{Name: "at", Of: "room", Options: s.noteOptions()},
		{Name: "marks", Of: "card", Many: true, Max: len(markOptions), Options: markOptions},
		rules.Text("text", MostText),
	}
}

// noteOptions spells the places of notes.
func (s *State) noteOptions() []rules.Option {
	places := s.NoteRooms()
	list := make([]rules.Option, len(places))
	for i, at := range places {
		list[i].Value = at.String()
	}
	return list
}

// markOptions are the cards that can be marked, each once.
var markOptions = func() (list []rules.Option) {
	for c := FallenFloor; markable(c); c++ {
		list = append(list, rules.Option{Value: c.String(), Copies: 1})
	}
	return list
}()

// note returns what is to be written, the marks in their order.
func (j Jot) note() Note {
	marks := slices.Clone(j.Marks)
	slices.Sort(marks)
	return Note{At: j.At, Marks: marks, Text: j.Text}
}

// Check requires a game that goes on, a place of the museum and a note that can be.
func (j Jot) Check(s *State, by rules.Seat) *rules.Refusal {
	note := j.note()
	switch {
	case s.Ended:
		return ended
	case by < 0 || !note.possible():
		return notAsked
	case !slices.Contains(s.NoteRooms(), j.At):
		return noRoom
	}
	return nil
}

// Apply writes it; nobody is told.
func (j Jot) Apply(s *State, by rules.Seat, _ *rules.Log) { s.Players[by].Notes.Write(j.note()) }

// offerNotes proposes every seat its Notes Sheet, at any time.
func (s *State) offerNotes(m *rules.Menu[State]) {
	for i := range s.Players {
		note := s.Players[i].Notes.Of(HallPlace)
		m.Add(rules.Offer{Seat: rules.Seat(i), Rule: "OM-DARK-4", About: onSeat[i], Secret: true, Aside: true}, Jot(note))
	}
}
