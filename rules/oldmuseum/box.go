package oldmuseum

import (
	"slices"

	"docent/rules"
	"docent/rules/grid"
)

// Prints holds what a copy of the game prints, as far as the table told. It is shared between
// positions: who learns something replaces it whole.
type Prints struct {
	Rows      string      `json:"rows,omitempty"` // the shape; empty for the default
	Tiles     []TilePrint `json:"tiles,omitempty"`
	Names     []Named     `json:"names,omitempty"`     // of artifacts
	SameBacks bool        `json:"sameBacks,omitempty"` // artifacts and utilities cannot be told apart (OM-Q1)
}

// TilePrint is a Room Square.
type TilePrint struct {
	ID      int     `json:"id"`
	Sides   Sides   `json:"sides"`
	Special Special `json:"special,omitzero"`
}

// Named is an artifact's name.
type Named struct {
	ID   int    `json:"id"`
	Name string `json:"name"`
}

// What the pieces of a box look like in its editor and its file.
type (
	planForm struct {
		Rows string `json:"rows,omitempty" text:"130" rule:"OM-SET-2"`
	}
	tileForm struct {
		North   string `json:"north,omitempty" pick:",open,tape,wall" of:"side"`
		East    string `json:"east,omitempty" pick:",open,tape,wall" of:"side"`
		South   string `json:"south,omitempty" pick:",open,tape,wall" of:"side"`
		West    string `json:"west,omitempty" pick:",open,tape,wall" of:"side"`
		Special string `json:"special,omitempty" pick:",gun,surveillance" of:"special"`
	}
	artifactForm struct {
		Name string `json:"name,omitempty" text:"40"`
	}
	backsForm struct {
		Same bool `json:"same,omitempty" rule:"OM-Q1"`
	}
)

// pieces lists what a box may say.
var pieces = []rules.Pieces{
	{Noun: "layout", IDs: []string{"table"}, Print: planForm{}},
	{Noun: "tile", IDs: rules.IDs(roomCount), Print: tileForm{}},
	{Noun: "artifact", IDs: rules.IDs(artifacts), Print: artifactForm{}},
	{Noun: "backs", IDs: []string{"cards"}, Print: backsForm{}},
}

var tileIDs = rules.IDs(roomCount)

// words returns the four sides in the order of the compass.
func (f *tileForm) words() [4]*string { return [4]*string{&f.North, &f.East, &f.South, &f.West} }

// printsOf reads a box. What cannot be right is left out: the doubts tell of it.
func printsOf(box rules.Box) Prints {
	var p Prints
	if said, ok := rules.PrintOf[planForm](box, "layout:table"); ok {
		if _, wrong := readRows(said.Rows); wrong == "" {
			p.Rows = said.Rows
		}
	}
	for i := 1; i <= roomCount; i++ {
		if said, ok := rules.PrintOf[tileForm](box, rules.Of("tile", i)); ok {
			p.Tiles = append(p.Tiles, said.print(i))
		}
	}
	for i := 1; i <= artifacts; i++ {
		if said, ok := rules.PrintOf[artifactForm](box, rules.Of("artifact", i)); ok {
			p.Names = append(p.Names, Named{i, said.Name})
		}
	}
	said, _ := rules.PrintOf[backsForm](box, "backs:cards")
	p.SameBacks = said.Same
	return p
}

func (f *tileForm) print(id int) TilePrint {
	t := TilePrint{ID: id, Special: Special(max(0, slices.Index(specialNames, f.Special)))}
	for i, word := range f.words() {
		t.Sides[i] = Side(max(0, slices.Index(sideNames, *word)))
	}
	return t
}

// rows returns the shape of the museum.
func (p *Prints) rows() string {
	if p.Rows == "" {
		return defaultRows
	}
	return p.Rows
}

// tile returns a known Room Square; nil where the box says nothing of it.
func (p *Prints) tile(id int) *TilePrint {
	at := slices.IndexFunc(p.Tiles, func(t TilePrint) bool { return t.ID == id })
	if at < 0 {
		return nil
	}
	return &p.Tiles[at]
}

// lay gives a room the tile that lies there, and what is known of it.
func (s *State) lay(r *Room, tile int) {
	r.Tile = tile
	t := s.Prints.tile(tile)
	if t == nil {
		return
	}
	for i, side := range t.Sides {
		if side != Unknown {
			r.Sides[i] = side
		}
	}
	if t.Special != Plain && slices.Contains(s.unplaced(), t.Special) {
		s.place(t.Special, r)
	}
}

// liftTile removes a tile from the room that it is recorded in.
func (s *State) liftTile(id int) {
	for i := range s.Rooms {
		if s.Rooms[i].Tile == id {
			s.Rooms[i].Tile = 0
		}
	}
}

// facts returns what this play knows of the box.
func facts(s *State) rules.Box {
	box := rules.Box{}
	if !s.tracks() {
		return box
	}
	if rows := s.rows(); rows != defaultRows {
		box["layout:table"] = rules.PrintJSON(planForm{rows})
	}
	for i := range s.Rooms {
		r := &s.Rooms[i]
		if r.Tile == 0 {
			continue
		}
		form := tileForm{Special: r.Special.String()}
		for i, word := range form.words() {
			*word = r.Sides[i].String()
		}
		box[rules.Of("tile", r.Tile)] = rules.PrintJSON(form)
	}
	return box
}

// doubts returns warnings about a box that cannot be right.
func doubts(box rules.Box) []rules.Refusal {
	var list []rules.Refusal
	doubt := func(rule rules.RuleID, key rules.Key, about ...rules.Thing) {
		list = append(list, rules.Refusal{Rule: rule, Key: key, About: about})
	}
	if said, ok := rules.PrintOf[planForm](box, "layout:table"); ok {
		if _, wrong := readRows(said.Rows); wrong != "" {
			doubt("OM-SET-2", rules.Key(wrong), "layout:table")
		}
	}
	first := map[Special]int{}
	for _, t := range printsOf(box).Tiles {
		if other := first[t.Special]; t.Special != Plain && other > 0 {
			doubt("OM-GUN-1", "doubled-special", specialThing(t.Special), rules.Of("tile", other), rules.Of("tile", t.ID))
		}
		first[t.Special] = t.ID
		if !slices.ContainsFunc(t.Sides[:], func(x Side) bool { return x != Wall }) {
			doubt("OM-TURN-2", "walled-in", rules.Of("tile", t.ID))
		}
	}
	return list
}

// Tile tells which Room Square of the box lies under the player whose turn it is.
type Tile struct {
	ID int `json:"id"`
}

// laid returns which tiles are known to lie somewhere; in the dark none, for nobody is told where the
// others lie (OM-DARK-4).
func (s *State) laid() (known [roomCount + 1]bool) {
	if !s.Dark {
		for i := range s.Rooms {
			known[s.Rooms[i].Tile] = true
		}
	}
	return known
}

// untold lists the tiles that lie nowhere yet.
func (s *State) untold() []string {
	var list []string
	known := s.laid()
	for i, id := range tileIDs {
		if !known[i+1] {
			list = append(list, id)
		}
	}
	return list
}

// firstUntold returns the first of them; 0 where all are laid.
func (s *State) firstUntold() int {
	known := s.laid()
	for id := 1; id <= roomCount; id++ {
		if !known[id] {
			return id
		}
	}
	return 0
}

// Fields asks for one of them.
func (Tile) Fields(s *State, _ rules.Seat) []rules.Field {
	return []rules.Field{rules.Pick("id", "tile", s.untold()...)}
}

// Check requires a tile that lies nowhere, and a room without one.
func (t Tile) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.goesOn(s.tracks()); r != nil {
		return r
	}
	if by != s.Turn || s.next().Do.auto() {
		return notYourTurn[s.Turn]
	}
	r := s.room(s.me().At)
	if r == nil || r.Tile != 0 || !between(t.ID, 1, roomCount) || s.laid()[t.ID] {
		return tileTaken
	}
	return nil
}

var tileTaken = &rules.Refusal{Rule: "OM-SET-2", Key: "tile-taken", Fix: "plan"}

// Apply lays it, and remembers what the box says of it: who has just entered the Gun Gallery
// is asked at once.
func (t Tile) Apply(s *State, by rules.Seat, log *rules.Log) {
	at := s.me().At
	r := s.room(at)
	before := r.Special
	s.liftTile(t.ID)
	s.lay(r, t.ID)
	log.Tell("OM-SET-2", by, "tile-told", rules.Of("tile", t.ID), placeThing(at))
	if r.Special != Plain && s.next().Do == askSpecial {
		s.done()
	}
	if before == Plain && s.arrived() {
		s.soon(by, r.Special.asks()...)
	}
}

// compass lists the sides of the compass with their names in forms.
var compass = [...]struct {
	name string
	dir  grid.Dir
}{{"north", grid.North}, {"east", grid.East}, {"south", grid.South}, {"west", grid.West}}
