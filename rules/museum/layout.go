package museum

import (
	"slices"

	"docent/rules"
)

// mayArrange requires the player's own turn, or the end (MU-DEV-6, MU-FIN-2).
func (s *State) mayArrange(by rules.Seat) *rules.Refusal {
	switch {
	case s.Ended:
		return s.asked(askGrid, by)
	case !s.full():
		return gridAtTheEnd
	}
	return s.myTurn(by)
}

var gridAtTheEnd = &rules.Refusal{Rule: "MU-FIN-2", Key: "grid-at-the-end", Fix: "house"}

// onCell finds the card on a cell, as its place in Layout; -1 if there is none.
func (s *State) onCell(seat rules.Seat, cell Cell) int {
	layout := s.Players[seat].Layout
	for i := range layout {
		if layout[i].Cell == cell {
			return i
		}
	}
	return -1
}

// unplaced returns the cards of a museum that lie on no cell yet.
func (p *Player) unplaced() Cards {
	if len(p.Museum) == len(p.Layout) {
		return nil
	}
	rest := slices.Clone(p.Museum)
	for _, placed := range p.Layout {
		rest.take(placed.Card)
	}
	return rest
}

// nameOf is the card of a museum that becomes known by that name where it is laid: one of
// the same value whose name nobody told; 0 if there is none.
func nameless(rest Cards, card Card) Card {
	if bare := NewCard(0, 0, card.Value()); card.Named() && bare != 0 && rest.copies(bare) > 0 {
		return bare
	}
	return 0
}

// Put lays a card on a cell: one of the museum where cards are told, else any.
type Put struct {
	Cell Cell `json:"cell"`
	Card Card `json:"card"`
}

// Fields asks where and which.
func (p Put) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 {
		return nil
	}
	cell := rules.Field{Name: "cell", Of: "cell", Open: true}
	for c := s.firstCell(by, 0); c > 0; c = s.firstCell(by, c) {
		cell.Options = append(cell.Options, rules.Option{Value: numeral(int(c))})
	}
	card := rules.Field{Name: "card", Of: "card", Open: true, Options: allTypes}
	if s.full() {
		card.Options = putOptions(s.Players[by].unplaced())
	}
	return []rules.Field{cell, card}
}

// allTypes lists the seventy-two types of cards, valued those of each value.
var (
	allTypes = typesOf(0)
	valued   = [topValue + 1][]rules.Option{nil, typesOf(1), typesOf(2), typesOf(3), typesOf(4), typesOf(5)}
)

func typesOf(value int) []rules.Option {
	var list []rules.Option
	for civ := 1; civ <= len(civs); civ++ {
		for dom := 1; dom <= len(domains); dom++ {
			list = append(list, rules.Option{Value: NewCard(civ, dom, value).spell()})
		}
	}
	return list
}

// putOptions lists the cards that may be laid; one whose name nobody told may be any of
// its value.
func putOptions(rest Cards) []rules.Option {
	var list []rules.Option
	any := [topValue + 1]bool{}
	for i, c := range rest {
		if !c.Named() {
			any[c.Value()] = true
		}
		if i > 0 && c == rest[i-1] || !c.Named() {
			continue
		}
		list = append(list, rules.Option{Value: c.String()})
	}
	for value := range any {
		if !any[value] {
			continue
		}
		for _, o := range valued[value] {
			if !slices.Contains(list, o) {
				list = append(list, o)
			}
		}
	}
	return list
}

// Check requires a free cell and a card that is there.
func (p Put) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayArrange(by); r != nil {
		return r
	}
	switch {
	case !s.hasCell(by, p.Cell):
		return noCell[by]
	case s.onCell(by, p.Cell) >= 0:
		return cellTaken[by]
	case !p.Card.Named(), !s.full() && p.Card.Value() > 0:
		return notInMuseum[by]
	case s.full():
		if rest := s.Players[by].unplaced(); rest.copies(p.Card) == 0 && nameless(rest, p.Card) == 0 {
			return notInMuseum[by]
		}
	}
	return nil
}

var (
	noCell      = inMuseum("MU-DEV-6", "no-such-cell")
	cellTaken   = inMuseum("MU-DEV-6", "cell-taken")
	cellEmpty   = inMuseum("MU-DEV-6", "cell-empty")
	notInMuseum = inMuseum("MU-DEV-6", "not-in-museum")
)

// Apply lays it, and names it where nobody had.
func (p Put) Apply(s *State, by rules.Seat, log *rules.Log) {
	player := &s.Players[by]
	if rest := player.unplaced(); s.full() && rest.copies(p.Card) == 0 {
		player.Museum.take(nameless(rest, p.Card))
		player.Museum.add(p.Card)
	}
	player.put(Place(p))
	log.Tell("MU-DEV-6", by, "puts", cardThing(p.Card), cellNumber(int(p.Cell)))
	s.countCiv(p.Card, log)
}

// put adds a card in the order of the cells.
func (p *Player) put(place Place) {
	at := len(p.Layout)
	for at > 0 && p.Layout[at-1].Cell > place.Cell {
		at--
	}
	p.Layout = slices.Insert(p.Layout, at, place)
}

func (p *Player) sortLayout() {
	slices.SortFunc(p.Layout, func(a, b Place) int { return int(a.Cell - b.Cell) })
}

// Lift takes a card off its cell.
type Lift struct {
	Cell Cell `json:"cell"`
}

// Fields asks which.
func (l Lift) Fields(s *State, by rules.Seat) []rules.Field {
	return []rules.Field{s.layField("cell", by)}
}

func (s *State) layField(name string, by rules.Seat) rules.Field {
	f := rules.Field{Name: name, Of: "cell", Open: true}
	if by >= 0 {
		for _, p := range s.Players[by].Layout {
			f.Options = append(f.Options, rules.Option{Value: numeral(int(p.Cell))})
		}
	}
	return f
}

// Check requires a card there.
func (l Lift) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayArrange(by); r != nil {
		return r
	}
	if s.onCell(by, l.Cell) < 0 {
		return cellEmpty[by]
	}
	return nil
}

// Apply lifts it.
func (l Lift) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	at := s.onCell(by, l.Cell)
	log.Tell("MU-DEV-6", by, "lifts", cardThing(p.Layout[at].Card), cellNumber(int(l.Cell)))
	p.Layout = slices.Delete(p.Layout, at, at+1)
	if len(p.Layout) == 0 {
		p.Layout = nil
	}
}

// Shift moves a card to another cell; what lies there comes back in exchange.
type Shift struct {
	From Cell `json:"from"`
	To   Cell `json:"to"`
}

// Fields asks from where to where.
func (m Shift) Fields(s *State, by rules.Seat) []rules.Field {
	return []rules.Field{s.layField("from", by), s.cellField("to", by)}
}

// cellField lists every cell of a museum.
func (s *State) cellField(name string, by rules.Seat) rules.Field {
	f := rules.Field{Name: name, Of: "cell", Open: true}
	if by >= 0 {
		for _, c := range s.cellsOf(by) {
			f.Options = append(f.Options, rules.Option{Value: numeral(int(c))})
		}
	}
	return f
}

// Check requires a card to move and a cell of the museum.
func (m Shift) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayArrange(by); r != nil {
		return r
	}
	switch {
	case s.onCell(by, m.From) < 0:
		return cellEmpty[by]
	case !s.hasCell(by, m.To):
		return noCell[by]
	case m.To == m.From:
		return cellTaken[by]
	}
	return nil
}

// Apply moves it.
func (m Shift) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	from, to := s.onCell(by, m.From), s.onCell(by, m.To)
	log.Tell("MU-DEV-6", by, "shifts", cardThing(p.Layout[from].Card), cellNumber(int(m.From)), cellNumber(int(m.To)))
	if to >= 0 {
		p.Layout[to].Cell = m.From
	}
	p.Layout[from].Cell = m.To
	p.sortLayout()
}

// Rearrange lays the same cards in another way at once, as the best arrangement does.
type Rearrange struct {
	// Cells has a cell for each card of the layout in its order; where cards are told, it
	// may go on with one for each that lies nowhere yet, in the museum's order.
	Cells []Cell `json:"cells,omitempty"`
}

// Fields asks for a cell for each card.
func (a Rearrange) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 {
		return nil
	}
	f := s.cellField("cells", by)
	f.Many, f.Min, f.Max = true, s.leastCells(by), s.mostCellsOf(by)
	return []rules.Field{f.Once()}
}

// leastCells and mostCellsOf are how many cards a rearrangement lays.
func (s *State) leastCells(by rules.Seat) int { return max(1, len(s.Players[by].Layout)) }

func (s *State) mostCellsOf(by rules.Seat) int {
	if p := &s.Players[by]; s.full() && !slices.ContainsFunc(p.unplaced(), func(c Card) bool { return !c.Named() }) {
		return len(p.Museum)
	}
	return len(s.Players[by].Layout)
}

// Check requires another cell for each card.
func (a Rearrange) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayArrange(by); r != nil {
		return r
	}
	if n := len(a.Cells); n == 0 || n != len(s.Players[by].Layout) && n != s.mostCellsOf(by) {
		return otherNumber[by]
	}
	for i, c := range a.Cells {
		if !s.hasCell(by, c) {
			return noCell[by]
		}
		if slices.Contains(a.Cells[:i], c) {
			return cellTaken[by]
		}
	}
	return nil
}

var otherNumber = inMuseum("MU-DEV-6", "other-number")

// Apply lays them.
func (a Rearrange) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	if len(a.Cells) > len(p.Layout) {
		for _, c := range p.unplaced() {
			p.Layout = append(p.Layout, Place{Card: c})
		}
	}
	for i, c := range a.Cells {
		p.Layout[i].Cell = c
	}
	p.sortLayout()
	log.Tell("MU-FIN-2", by, "rearranges", cardCount(len(a.Cells)))
}

// Arranged records that a museum is complete.
type Arranged struct{}

// Check requires every told card on a cell (MU-Q22).
func (Arranged) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askGrid, by); r != nil {
		return r
	}
	if p := &s.Players[by]; s.full() && len(p.Museum) > len(p.Layout) {
		return &rules.Refusal{
			Rule: "MU-Q22", Key: "cards-left", Fix: onMuseum[by][0],
			About: []rules.Thing{cardCount(len(p.Museum) - len(p.Layout)), onSeat[by][0]},
		}
	}
	return nil
}

// Apply goes on. Where only values were told, another number of cards is told as well.
func (Arranged) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	log.Tell("MU-FIN-2", by, "arranged", cardCount(len(p.Layout)))
	if s.tracks() && len(p.Layout) != len(p.Museum) {
		log.Tell("MU-DEV-6", by, "exhibited-otherwise", cardCount(len(p.Layout)), cardCount(len(p.Museum)))
	}
	s.done(askGrid, by)
	s.settle(log)
}
