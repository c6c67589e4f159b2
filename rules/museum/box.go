package museum

import (
	"slices"
	"strconv"
	"strings"

	"docent/rules"
)

// Prints is what a copy of the game prints, as far as the table told. It is shared
// between positions: who learns something replaces it whole.
type Prints struct {
	Boards  []BoardPrint  `json:"boards,omitempty"`
	Bonus   Bonus         `json:"bonus,omitzero"`
	Patrons []PatronPrint `json:"patrons,omitempty"`
}

// BoardPrint is a museum board: its rows from the top, "." a cell, "R" one of the Grand
// Gallery, "#" none.
type BoardPrint struct {
	ID   int    `json:"id"`
	Rows string `json:"rows"` // separated by "/"
}

// Bonus is what full galleries bring.
type Bonus struct {
	Told    bool `json:"told,omitzero"`
	Gallery int  `json:"gallery,omitzero"`
	Full    int  `json:"full,omitzero"`
	Both    int  `json:"both,omitzero"`
}

// PatronPrint is a patron: a count of collections (kind A) or of cards (kind B).
type PatronPrint struct {
	ID     int      `json:"id"`
	Name   string   `json:"name,omitzero"`
	Counts bool     `json:"counts,omitzero"` // kind B: cards, wherever they lie
	Groups Groups   `json:"groups,omitzero"` // civilisations and domains, or continents
	Table  []Reward `json:"table,omitempty"` // ascending
}

// Reward is what a patron pays for a number reached.
type Reward struct {
	Number int `json:"number"`
	Points int `json:"points"`
}

// Groups is a set of civilisations, domains and continents, by their places: the twelve,
// the six, the four.
type Groups uint32

// groupNames are the words of Groups, in their order.
var groupNames = func() []string {
	var list []string
	for i := range civs {
		list = append(list, civs[i:i+1])
	}
	for i := range domains {
		list = append(list, domains[i:i+1])
	}
	return append(list, continentNames[:]...)
}()

// Values spells the groups, for a form.
func (g *Groups) Values() []string {
	list := []string{}
	for i, name := range groupNames {
		if *g&(1<<i) != 0 {
			list = append(list, name)
		}
	}
	return list
}

// SetValues is the reverse of Values.
func (g *Groups) SetValues(list []string) error {
	var fresh Groups
	for _, name := range list {
		at := slices.Index(groupNames, name)
		if at < 0 || fresh&(1<<at) != 0 {
			return rangeError(name)
		}
		fresh |= 1 << at
	}
	*g = fresh
	return nil
}

// MarshalText spells the groups: "E+g+europe".
func (g Groups) MarshalText() ([]byte, error) { return []byte(strings.Join(g.Values(), "+")), nil }

// UnmarshalText reads groups in the order of MarshalText.
func (g *Groups) UnmarshalText(text []byte) error {
	var fresh Groups
	if len(text) > 0 {
		if err := fresh.SetValues(strings.Split(string(text), "+")); err != nil {
			return err
		}
	}
	if again, _ := fresh.MarshalText(); string(again) != string(text) {
		return rangeError(string(text))
	}
	*g = fresh
	return nil
}

// rangeError says that a word is none of the game's.
type rangeError string

func (e rangeError) Error() string { return "museum: unknown: " + strconv.QuoteToASCII(string(e)) }

// What the pieces of a box look like in its editor and its file.
type (
	boardForm struct {
		Rows string `json:"rows,omitempty" text:"60"`
	}
	bonusForm struct {
		Points int  `json:"points,omitempty" range:"0,50"`
		Told   bool `json:"told,omitempty"` // it is known to be as many, even none
	}
	patronForm struct {
		Name   string   `json:"name,omitempty" text:"40"`
		Kind   string   `json:"kind,omitempty" pick:",collections,count,manual" of:"patron-kind"`
		Groups []string `json:"groups,omitempty" pick:"I,M,P,G,R,C,F,E,S,H,N,J,a,c,g,w,n,t,america,europe,africa,asia" of:"group"`
		Table  string   `json:"table,omitempty" text:"80"` // "2=10 3=15"
	}
)

const (
	mostPatrons = 22
	mostBoards  = 4
	defaultRows = "..R../..R../RRRRR/..R../..R.."
)

var bonusNames = []string{"gallery", "full", "both"}

// pieces lists what a box may say.
var pieces = []rules.Pieces{
	{Noun: "board", IDs: ids(mostBoards), Print: boardForm{}},
	{Noun: "bonus", IDs: bonusNames, Print: bonusForm{}},
	{Noun: "patron", IDs: ids(mostPatrons), Print: patronForm{}},
}

func ids(most int) []string {
	list := make([]string, most)
	for i := range list {
		list[i] = strconv.Itoa(i + 1)
	}
	return list
}

// printsOf reads a box.
func printsOf(box rules.Box) Prints {
	var p Prints
	for i := 1; i <= mostBoards; i++ {
		if said, ok := rules.PrintOf[boardForm](box, rules.Of("board", i)); ok && said.Rows != "" {
			p.Boards = append(p.Boards, BoardPrint{i, said.Rows})
		}
	}
	for i, into := range []*int{&p.Bonus.Gallery, &p.Bonus.Full, &p.Bonus.Both} {
		if said, ok := rules.PrintOf[bonusForm](box, rules.Of("bonus", bonusNames[i])); ok && (said.Points > 0 || said.Told) {
			*into, p.Bonus.Told = said.Points, true
		}
	}
	for i := 1; i <= mostPatrons; i++ {
		said, ok := rules.PrintOf[patronForm](box, rules.Of("patron", i))
		if !ok || said.Kind == "" || said.Kind == "manual" {
			continue
		}
		print := PatronPrint{ID: i, Name: said.Name, Counts: said.Kind == "count"}
		if print.Groups.SetValues(said.Groups) == nil && print.Groups != 0 {
			print.Table, _ = tableOf(said.Table)
			p.Patrons = append(p.Patrons, print)
		}
	}
	return p
}

// tableOf reads "2=10 3=15", numbers ascending.
func tableOf(text string) ([]Reward, bool) {
	var list []Reward
	for _, entry := range strings.Fields(text) {
		number, points, _ := strings.Cut(entry, "=")
		n, err := strconv.Atoi(number)
		v, err2 := strconv.Atoi(points)
		if err != nil || err2 != nil || n < 1 || v < 0 || len(list) > 0 && n <= list[len(list)-1].Number {
			return nil, false
		}
		list = append(list, Reward{n, v})
	}
	return list, len(list) > 0
}

func spellTable(list []Reward) string {
	words := make([]string, len(list))
	for i, r := range list {
		words[i] = strconv.Itoa(r.Number) + "=" + strconv.Itoa(r.Points)
	}
	return strings.Join(words, " ")
}

// rewards are the points for a number: of the highest recorded number that is not above
// it (MU-Q20).
func (p *PatronPrint) rewards(number int) (column, points int) {
	for _, r := range p.Table {
		if r.Number <= number {
			column, points = r.Number, r.Points
		}
	}
	return column, points
}

// facts is what this play knows of the box.
func facts(s *State) rules.Box {
	box := rules.Box{}
	for _, b := range s.Prints.Boards {
		box[rules.Of("board", b.ID)] = rules.PrintJSON(boardForm{b.Rows})
	}
	if b := s.Prints.Bonus; b.Told {
		for i, n := range []int{b.Gallery, b.Full, b.Both} {
			box[rules.Of("bonus", bonusNames[i])] = rules.PrintJSON(bonusForm{Points: n, Told: true})
		}
	}
	for _, p := range s.Prints.Patrons {
		kind := "collections"
		if p.Counts {
			kind = "count"
		}
		box[rules.Of("patron", p.ID)] = rules.PrintJSON(patronForm{p.Name, kind, p.Groups.Values(), spellTable(p.Table)})
	}
	return box
}

// doubts are warnings about a box that cannot be right.
func doubts(box rules.Box) []rules.Refusal {
	var list []rules.Refusal
	doubt := func(rule rules.RuleID, key rules.Key, about ...rules.Thing) {
		list = append(list, rules.Refusal{Rule: rule, Key: key, About: about})
	}
	for i := 1; i <= mostBoards; i++ {
		thing := rules.Of("board", i)
		if said, ok := rules.PrintOf[boardForm](box, thing); ok {
			if key := wrongRows(said.Rows); key != "" {
				doubt("MU-DEV-6", key, thing)
			}
		}
	}
	for i := 1; i <= mostPatrons; i++ {
		thing := rules.Of("patron", i)
		said, ok := rules.PrintOf[patronForm](box, thing)
		if !ok || said.Kind == "" || said.Kind == "manual" {
			continue
		}
		if len(said.Groups) == 0 {
			doubt("MU-SCORE-3", "patron-without-groups", thing)
		}
		if _, ok := tableOf(said.Table); !ok {
			doubt("MU-SCORE-3", "patron-without-table", thing)
		}
	}
	return list
}

const (
	mostRows = 7
	mostSide = 9
)

// wrongRows says what is wrong with a board's rows, or "".
func wrongRows(rows string) rules.Key {
	lines := strings.Split(rows, "/")
	cells := 0
	for _, line := range lines {
		if len(line) != len(lines[0]) || strings.Trim(line, ".R#") != "" {
			return "grid-uneven"
		}
		cells += len(line) - strings.Count(line, "#")
	}
	switch {
	case cells == 0:
		return "grid-without-cells"
	case len(lines) > mostRows || len(lines[0]) > mostSide || cells > mostCells:
		return "grid-too-large"
	}
	return ""
}

const mostCells = 36

// rows is the board of a seat: its own where the box knows it, else the first known,
// else that of the review.
func (s *State) rows(seat rules.Seat) string {
	best := ""
	for _, b := range s.Prints.Boards {
		if wrongRows(b.Rows) == "" && (best == "" || b.ID == int(seat)+1) {
			best = b.Rows
		}
	}
	if best == "" {
		return defaultRows
	}
	return best
}

// Grid is the board of a seat: the width, and each cell row by row, '.', 'R' or '#'.
func (s *State) Grid(seat rules.Seat) (width int, cells string) {
	rows := s.rows(seat)
	return strings.IndexByte(rows+"/", '/'), strings.ReplaceAll(rows, "/", "")
}

// Cell is a cell of a museum: its row and its column from 1, as the digits of a number.
type Cell int

func cellAt(index, width int) Cell { return Cell(10*(index/width+1) + index%width + 1) }

// index is the cell's place in what Grid gives.
func (c Cell) index(width int) int { return (int(c)/10-1)*width + int(c)%10 - 1 }

// hasCell says that a museum has that cell.
func (s *State) hasCell(seat rules.Seat, c Cell) bool {
	width, cells := s.Grid(seat)
	if column := int(c) % 10; c < 11 || column < 1 || column > width {
		return false
	}
	i := c.index(width)
	return i < len(cells) && cells[i] != '#'
}

// cellsOf lists the cells of a museum, row by row.
func (s *State) cellsOf(seat rules.Seat) []Cell {
	width, cells := s.Grid(seat)
	list := make([]Cell, 0, len(cells))
	for i := range len(cells) {
		if cells[i] != '#' {
			list = append(list, cellAt(i, width))
		}
	}
	return list
}

// cells is how many cards a museum holds.
func (s *State) cells(seat rules.Seat) int {
	_, cells := s.Grid(seat)
	return len(cells) - strings.Count(cells, "#")
}
