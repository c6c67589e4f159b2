package cgexpo

import (
	"strconv"
	"strings"

	"docent/rules"
)

const (
	mostEvents = 50 // cards of the event deck
	mostSteps  = 30 // of a podcaster on an event card
	dieFaces   = 6
	mostPips   = 2 * dieFaces
	mostHits   = 4
	starts     = int(lastPiece) - 1
)

// Prints holds what a copy of the game prints, as far as the table told. It is shared between
// positions: who learns something replaces its lists.
type Prints struct {
	Board  Board          `json:"board,omitzero"`
	Starts [starts]Square `json:"starts"` // by Start
	Events []EventPrint   `json:"events,omitempty"`
	Faces  [dieFaces]int  `json:"faces"`         // hits on each face of a battle die
	Told   uint8          `json:"told,omitzero"` // which faces the table told, a bit each
}

// EventPrint is an event card.
type EventPrint struct {
	ID     int    `json:"id"`
	Text   string `json:"text,omitempty"` // what else it says
	Legs   []Leg  `json:"legs,omitempty"` // in the order of the card
	Carl   bool   `json:"carl,omitzero"`
	Learnt bool   `json:"learnt,omitzero"` // told in this play, not by the box
}

// PodMove is how a card moves one podcaster.
type PodMove struct {
	Way   Way    `json:"way,omitzero"`
	Steps int8   `json:"steps,omitzero"`
	To    Square `json:"to,omitzero"`
}

// assumedFaces are those of a battle die that nobody looked at: four hits at most.
var assumedFaces = [dieFaces]int{0, 0, 1, 1, 2, 2}

// What the pieces of a box look like in its editor and its file.
type (
	sizeForm struct {
		Width  int `json:"width,omitempty" range:"0,30"`
		Height int `json:"height,omitempty" range:"0,30"`
	}
	rowForm struct {
		Squares string `json:"squares,omitempty" text:"30"` // "xx..cc##"
		Right   string `json:"right,omitempty" text:"30"`   // "..|c"
		Below   string `json:"below,omitempty" text:"30"`
	}
	startForm struct {
		Square string `json:"square,omitempty" text:"4"` // "C7"
	}
	eventForm struct {
		Text       string `json:"text,omitempty" text:"160"`
		Legs       string `json:"legs,omitempty" text:"160"` // before the three moves below: "scott:n3 uk:toward6 socal:@F6"
		Scott      string `json:"scott,omitempty" pick:",toward,n,ne,e,se,s,sw,w,nw,place" of:"way"`
		ScottSteps int    `json:"scottSteps,omitempty" range:"0,30"`
		ScottTo    string `json:"scottTo,omitempty" text:"4"`
		SoCal      string `json:"socal,omitempty" pick:",toward,n,ne,e,se,s,sw,w,nw,place" of:"way"`
		SoCalSteps int    `json:"socalSteps,omitempty" range:"0,30"`
		SoCalTo    string `json:"socalTo,omitempty" text:"4"`
		UK         string `json:"uk,omitempty" pick:",toward,n,ne,e,se,s,sw,w,nw,place" of:"way"`
		UKSteps    int    `json:"ukSteps,omitempty" range:"0,30"`
		UKTo       string `json:"ukTo,omitempty" text:"4"`
		Carl       string `json:"carl,omitempty" pick:",yes,no" of:"icon"`
	}
	faceForm struct {
		Hits string `json:"hits,omitempty" pick:",0,1,2" of:"hits"`
	}
)

// startNames are the ids of starting squares: pieces by the colours of their thieves.
var startNames = func() []string {
	names := make([]string, 0, starts)
	for p := Scott; p < lastPiece; p++ {
		noun, seat, owned := strings.Cut(p.String(), ".")
		if owned {
			noun += "-" + colourNames[seat[0]-'0']
		}
		names = append(names, noun)
	}
	return names
}()

// pieces lists what a box may say.
var pieces = []rules.Pieces{
	{Noun: "size", IDs: []string{"board"}, Print: sizeForm{}},
	{Noun: "row", IDs: rules.IDs(mostSide), Print: rowForm{}, Count: rowsOf},
	{Noun: "start", IDs: startNames, Print: startForm{}},
	{Noun: "event", IDs: rules.IDs(mostEvents), Print: eventForm{}},
	{Noun: "face", IDs: rules.IDs(dieFaces), Print: faceForm{}},
}

// rowsOf counts the rows of a copy's board: as many as it is high, once that is told.
func rowsOf(box rules.Box) int {
	if of, ok := rules.PrintOf[sizeForm](box, "size:board"); ok && of.Width > 0 && of.Height > 0 {
		return of.Height
	}
	return mostSide
}

// printsOf reads a box. What cannot be right is left out: the doubts tell of it.
func printsOf(box rules.Box) Prints {
	p := Prints{Faces: assumedFaces}
	if b, wrong := boardOf(box); len(wrong) == 0 && b.Known() && b.hasExit() {
		p.Board = b
	}
	p.readStarts(box)
	for id := 1; id <= mostEvents; id++ {
		if said, ok := rules.PrintOf[eventForm](box, rules.Of("event", id)); ok {
			if e, wrong := said.event(id, &p.Board); wrong == "" {
				p.Events = append(p.Events, e)
			}
		}
	}
	for i := range p.Faces {
		if said, ok := rules.PrintOf[faceForm](box, rules.Of("face", i+1)); ok && said.Hits != "" {
			p.Faces[i], p.Told = int(said.Hits[0]-'0'), p.Told|1<<i
		}
	}
	return p
}

// wrongRow is a row that cannot be read, and why.
type wrongRow struct {
	row int
	key rules.Key
}

// boardOf reads the board of a box, with what is wrong with it.
func boardOf(box rules.Box) (Board, []wrongRow) {
	size, ok := rules.PrintOf[sizeForm](box, "size:board")
	if !ok || size.Width == 0 || size.Height == 0 {
		return Board{}, nil
	}
	b := Board{Width: size.Width}
	var wrong []wrongRow
	for y := 1; y <= size.Height; y++ {
		said, ok := rules.PrintOf[rowForm](box, rules.Of("row", y))
		row, key := parseRow(rowText{said.Squares, said.Right, said.Below}, size.Width)
		switch {
		case !ok:
			wrong = append(wrong, wrongRow{y, "row-missing"})
		case key != "":
			wrong = append(wrong, wrongRow{y, key})
		}
		b.Rows = append(b.Rows, row)
	}
	return b, wrong
}

// readStarts reads where pieces start, each on a square of its own.
func (p *Prints) readStarts(box rules.Box) {
	var taken Plane
	for i, name := range startNames {
		q, ok := p.startOf(box, name)
		if ok && p.fits(Piece(i+1), p.Board.Zone(q)) && !taken.Has(q) {
			p.Starts[i] = q
			taken.Add(q)
		}
	}
}

// startOf returns what a box says of where a piece starts, where there is such a square.
func (p *Prints) startOf(box rules.Box, name string) (Square, bool) {
	said, _ := rules.PrintOf[startForm](box, rules.Of("start", name))
	q, ok := ParseSquare(said.Square)
	return q, ok && p.Board.Zone(q) != Nowhere
}

// fits reports whether a piece may start in a zone: thieves outside, all else inside.
func (p *Prints) fits(piece Piece, zone Zone) bool { return (piece >= firstThief) == (zone == Exit) }

// exitAt returns the n-th square of the exit, counted round and round; 0 where there is none.
func (b *Board) exitAt(n int) Square {
	if !b.hasExit() {
		return 0
	}
	exit := b.zonePlane(Exit)
	list := exit.Squares()
	return list[n%len(list)]
}

// event reads a card. The key names what is wrong with it, "" if nothing is.
func (f *eventForm) event(id int, b *Board) (EventPrint, rules.Key) {
	e := EventPrint{ID: id, Text: f.Text, Carl: f.Carl == "yes"}
	if f.Carl == "" {
		return e, "event-without-carl"
	}
	var wrong rules.Key
	if e.Legs, wrong = f.before(b); wrong != "" {
		return e, wrong
	}
	for i, said := range []struct {
		way   string
		steps int
		to    string
	}{{f.Scott, f.ScottSteps, f.ScottTo}, {f.SoCal, f.SoCalSteps, f.SoCalTo}, {f.UK, f.UKSteps, f.UKTo}} {
		if said.way == "" {
			continue
		}
		m := PodMove{}
		rules.Must(m.Way.UnmarshalText([]byte(said.way)))
		if m.Way != ToPlace {
			if m.Steps = int8(said.steps); m.Steps == 0 {
				return e, "event-without-steps"
			}
			e.Legs = append(e.Legs, Leg{Scott + Piece(i), m})
			continue
		}
		q, ok := ParseSquare(said.to)
		if said.to != "" && (!ok || b.Known() && b.Zone(q) == Nowhere) {
			return e, "event-without-place"
		}
		if b.Known() {
			m.To = q
		}
		e.Legs = append(e.Legs, Leg{Scott + Piece(i), m})
	}
	return e, ""
}

// before reads the legs that come before those with fields of their own. The key names what is wrong with them, "" if
// nothing is.
func (f *eventForm) before(b *Board) ([]Leg, rules.Key) {
	legs, ok := parseLegs(f.Legs)
	if !ok {
		return nil, "event-legs"
	}
	for i := range legs {
		if to := legs[i].To; to != 0 && b.Zone(to) == Nowhere {
			if b.Known() {
				return nil, "event-without-place"
			}
			legs[i].To = 0
		}
	}
	return legs, ""
}

// form returns the reverse of event.
func (e *EventPrint) form() eventForm {
	f := eventForm{Text: e.Text, Carl: "no"}
	if e.Carl {
		f.Carl = "yes"
	}
	spelt, last := split(e.Legs)
	f.Legs = spelt
	for _, l := range last {
		switch way, steps, to := l.Way.String(), int(l.Steps), l.To.String(); l.Who {
		case Scott:
			f.Scott, f.ScottSteps, f.ScottTo = way, steps, to
		case SoCal:
			f.SoCal, f.SoCalSteps, f.SoCalTo = way, steps, to
		default:
			f.UK, f.UKSteps, f.UKTo = way, steps, to
		}
	}
	return f
}

// event returns a known card; nil where the box has none of that number.
func (p *Prints) event(id int) *EventPrint {
	return rules.Find(p.Events, func(x *EventPrint) bool { return x.ID == id })
}

// facts returns what this play knows of the box.
func facts(s *State) rules.Box {
	box := rules.Box{}
	if b := &s.Prints.Board; b.Known() {
		box["size:board"] = rules.PrintJSON(sizeForm{b.Width, b.Height()})
		for y := range b.Rows {
			t := b.Rows[y].text(b.Width)
			box[rules.Of("row", y+1)] = rules.PrintJSON(rowForm{t.squares, t.right, t.below})
		}
	}
	for i, q := range s.Prints.Starts {
		if q != 0 {
			box[rules.Of("start", startNames[i])] = rules.PrintJSON(startForm{q.String()})
		}
	}
	for i := range s.Prints.Events {
		if e := &s.Prints.Events[i]; e.Learnt {
			box[rules.Of("event", e.ID)] = rules.PrintJSON(e.form())
		}
	}
	for i, hits := range s.Prints.Faces {
		if s.Prints.Told&(1<<i) != 0 {
			box[rules.Of("face", i+1)] = rules.PrintJSON(faceForm{strconv.Itoa(hits)})
		}
	}
	return box
}
