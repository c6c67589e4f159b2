package museum

import (
	"slices"

	"docent/rules"
)

// finish ends the turns: museums are arranged and counted (MU-FIN-2).
func (s *State) finish(log *rules.Log) {
	s.Ended = true
	s.Agenda = nil
	log.Tell("MU-FIN-2", rules.Table, "over")
	s.askMuseums()
}

// askMuseums asks each seat for its museum, its pool and its patron, and once for the
// bonuses where the box does not know them.
func (s *State) askMuseums() {
	if !s.Prints.Bonus.Told {
		s.then(Task{askBonus, rules.Table})
	}
	for i := range s.Players {
		seat := rules.Seat(i)
		s.then(Task{askGrid, seat}, Task{askPool, seat}, Task{askPatron, seat})
	}
}

// Bonuses says what a full Grand Gallery, a full museum and both bring.
type Bonuses struct {
	Gallery int `json:"gallery"`
	Full    int `json:"full"`
	Both    int `json:"both"`
}

// Fields asks for three numbers.
func (b Bonuses) Fields(*State, rules.Seat) []rules.Field {
	number := func(name string) rules.Field { return rules.Field{Name: name, Of: "points", Max: 50} }
	return []rules.Field{number("gallery"), number("full"), number("both")}
}

// Check wants the question open and no negative bonus.
func (b Bonuses) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askBonus, by); r != nil {
		return r
	}
	if b.Gallery < 0 || b.Full < 0 || b.Both < 0 {
		return negativeBonus
	}
	return nil
}

var negativeBonus = &rules.Refusal{Rule: "MU-SCORE-5", Key: "negative-bonus", Fix: "play"}

// Apply remembers them for the box.
func (b Bonuses) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.done()
	s.Prints.Bonus = Bonus{true, b.Gallery, b.Full, b.Both}
	log.Tell("MU-SCORE-5", rules.Table, "bonuses", rules.Of("points", b.Gallery), rules.Of("points", b.Full), rules.Of("points", b.Both))
	s.settle()
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
	for _, c := range s.freeCells(by) {
		cell.Options = append(cell.Options, rules.Option{Value: numeral(int(c))})
	}
	card := rules.Field{Name: "card", Of: "card", Open: true, Options: allTypes}
	if s.full() {
		card.Options = heapField("", s.unplaced(by)).Options
	}
	return []rules.Field{cell, card}
}

// allTypes lists the seventy-two types of cards.
var allTypes = func() []rules.Option {
	var list []rules.Option
	for civ := 1; civ <= len(civs); civ++ {
		for dom := 1; dom <= len(domains); dom++ {
			list = append(list, rules.Option{Value: NewCard(civ, dom, 0).String()})
		}
	}
	return list
}()

// freeCells lists the cells of a museum on which no card lies.
func (s *State) freeCells(seat rules.Seat) []Cell {
	return slices.DeleteFunc(s.cellsOf(seat), func(c Cell) bool { return s.onCell(seat, c) >= 0 })
}

// onCell finds the card on a cell, as its place in Layout; -1 if there is none.
func (s *State) onCell(seat rules.Seat, cell Cell) int {
	return slices.IndexFunc(s.Players[seat].Layout, func(p Place) bool { return p.Cell == cell })
}

// unplaced are the cards of a museum that lie on no cell yet.
func (s *State) unplaced(seat rules.Seat) Cards {
	rest := slices.Clone(s.Players[seat].Museum)
	for _, p := range s.Players[seat].Layout {
		if at := slices.Index(rest, p.Card); at >= 0 {
			rest = slices.Delete(rest, at, at+1)
		}
	}
	return rest
}

// mayArrange wants the player's own turn, or the end (MU-DEV-6, MU-FIN-2).
func (s *State) mayArrange(by rules.Seat) *rules.Refusal {
	if s.Ended {
		return s.asked(askGrid, by)
	}
	if !s.full() {
		return gridAtTheEnd
	}
	return s.myTurn(by)
}

var gridAtTheEnd = &rules.Refusal{Rule: "MU-FIN-2", Key: "grid-at-the-end", Fix: "house"}

// Check wants a free cell and a card that is there.
func (p Put) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayArrange(by); r != nil {
		return r
	}
	switch {
	case !slices.Contains(s.freeCells(by), p.Cell):
		return cellTaken
	case !p.Card.Named(), s.full() && !slices.Contains(s.unplaced(by), p.Card), !s.full() && p.Card.Value() > 0:
		return notInMuseum[by]
	}
	return nil
}

var (
	cellTaken   = &rules.Refusal{Rule: "MU-DEV-6", Key: "cell-taken", Fix: "play"}
	notInMuseum = bySeat("MU-DEV-6", "not-in-museum")
)

// Apply lays it.
func (p Put) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Players[by].Layout = append(s.Players[by].Layout, Place(p))
	s.sortLayout(by)
	log.Tell("MU-DEV-6", by, "puts", cardThing(p.Card), rules.Of("cell", p.Cell))
}

func (s *State) sortLayout(seat rules.Seat) {
	slices.SortFunc(s.Players[seat].Layout, func(a, b Place) int { return int(a.Cell - b.Cell) })
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

// Check wants a card there.
func (l Lift) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayArrange(by); r != nil {
		return r
	}
	if s.onCell(by, l.Cell) < 0 {
		return cellEmpty
	}
	return nil
}

var cellEmpty = &rules.Refusal{Rule: "MU-DEV-6", Key: "cell-empty", Fix: "play"}

// Apply lifts it.
func (l Lift) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	at := s.onCell(by, l.Cell)
	log.Tell("MU-DEV-6", by, "lifts", cardThing(p.Layout[at].Card), rules.Of("cell", l.Cell))
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
	to := rules.Field{Name: "to", Of: "cell", Open: true}
	if by >= 0 {
		for _, c := range s.cellsOf(by) {
			to.Options = append(to.Options, rules.Option{Value: numeral(int(c))})
		}
	}
	return []rules.Field{s.layField("from", by), to}
}

// Check wants a card to move and a cell of the museum.
func (m Shift) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayArrange(by); r != nil {
		return r
	}
	switch {
	case s.onCell(by, m.From) < 0:
		return cellEmpty
	case !s.hasCell(by, m.To) || m.To == m.From:
		return cellTaken
	}
	return nil
}

// Apply moves it.
func (m Shift) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	from, to := s.onCell(by, m.From), s.onCell(by, m.To)
	if to >= 0 {
		p.Layout[to].Cell = m.From
	}
	p.Layout[from].Cell = m.To
	log.Tell("MU-DEV-6", by, "shifts", cardThing(p.Layout[from].Card), rules.Of("cell", m.From), rules.Of("cell", m.To))
	s.sortLayout(by)
}

// Rearrange lays the same cards in another way at once, as the best arrangement does.
type Rearrange struct {
	Cells []Cell `json:"cells,omitempty"` // for each card of the layout in its order, its new cell
}

// Fields asks for a cell for each card.
func (a Rearrange) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 {
		return nil
	}
	f := Shift{}.Fields(s, by)[1]
	f.Name, f.Many = "cells", true
	f.Min, f.Max = len(s.Players[by].Layout), len(s.Players[by].Layout)
	for i := range f.Options {
		f.Options[i].Copies = 1
	}
	return []rules.Field{f}
}

// Check wants another cell for each card.
func (a Rearrange) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayArrange(by); r != nil {
		return r
	}
	if len(a.Cells) != len(s.Players[by].Layout) || len(a.Cells) == 0 {
		return cellEmpty
	}
	for i, c := range a.Cells {
		if !s.hasCell(by, c) || slices.Contains(a.Cells[:i], c) {
			return cellTaken
		}
	}
	return nil
}

// Apply lays them.
func (a Rearrange) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	for i, c := range a.Cells {
		p.Layout[i].Cell = c
	}
	s.sortLayout(by)
	log.Tell("MU-FIN-2", by, "rearranges", rules.Of("cards", len(a.Cells)))
}

// Arranged says that a museum is complete.
type Arranged struct{}

// Check wants every told card on a cell (MU-Q22).
func (Arranged) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askGrid, by); r != nil {
		return r
	}
	if s.full() && len(s.unplaced(by)) > 0 {
		return &rules.Refusal{Rule: "MU-Q22", Key: "cards-left", About: []rules.Thing{rules.Of("cards", len(s.unplaced(by)))}, Fix: rules.Of("museum", by)}
	}
	return nil
}

// Apply goes on.
func (Arranged) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	s.Players[by].Count.Arranged = true
	log.Tell("MU-FIN-2", by, "arranged", rules.Of("cards", len(s.Players[by].Layout)))
	s.settle()
}

// Pool says from which continents the cards of a pool are (MU-SCORE-6).
type Pool struct {
	America int `json:"america"`
	Europe  int `json:"europe"`
	Africa  int `json:"africa"`
	Asia    int `json:"asia"`
}

// Fields asks for four numbers.
func (p Pool) Fields(*State, rules.Seat) []rules.Field {
	var list []rules.Field
	for _, name := range continentNames {
		list = append(list, rules.Field{Name: name, Of: "cards", Max: perContinent})
	}
	return list
}

// Check wants the question open.
func (p Pool) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askPool, by); r != nil {
		return r
	}
	for _, n := range [continents]int(p.counts()) {
		if n < 0 || n > perContinent {
			return notAsked
		}
	}
	return nil
}

func (p Pool) counts() [continents]int { return [continents]int{p.America, p.Europe, p.Africa, p.Asia} }

// Apply keeps them.
func (p Pool) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	s.Players[by].Count.Pool, s.Players[by].Count.Pooled = p.counts(), true
	log.Tell("MU-SCORE-6", by, "pool-told")
	s.settle()
}

// Patron names a seat's patron among those the box knows (MU-SCORE-3).
type Patron struct {
	Patron int `json:"patron"`
}

// Fields asks which.
func (p Patron) Fields(s *State, _ rules.Seat) []rules.Field {
	f := rules.Field{Name: "patron", Of: "patron", Open: true}
	for _, known := range s.Prints.Patrons {
		f.Options = append(f.Options, rules.Option{Value: numeral(known.ID)})
	}
	return []rules.Field{f}
}

// Check wants a patron of the box.
func (p Patron) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askPatron, by); r != nil {
		return r
	}
	if s.Prints.patron(p.Patron) == nil {
		return noSuchPatron
	}
	return nil
}

var noSuchPatron = &rules.Refusal{Rule: "MU-SCORE-3", Key: "no-such-patron", Fix: "play"}

// patron is a known patron, or nil.
func (p *Prints) patron(id int) *PatronPrint {
	for i := range p.Patrons {
		if p.Patrons[i].ID == id {
			return &p.Patrons[i]
		}
	}
	return nil
}

// Apply keeps it; the same patron twice is told (MU-Q21).
func (p Patron) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	for i := range s.Players {
		if s.Players[i].Count.Patron == p.Patron {
			log.Tell("MU-Q21", rules.Seat(i), "patron-twice")
		}
	}
	c := &s.Players[by].Count
	c.Patron, c.Points, c.Asked = p.Patron, 0, true
	log.Tell("MU-SCORE-3", by, "patron-told")
	s.settle()
}

// PatronPoints says what a patron brings that the box does not know.
type PatronPoints struct {
	Points int `json:"points"`
}

// Fields asks for the points.
func (p PatronPoints) Fields(*State, rules.Seat) []rules.Field {
	return []rules.Field{{Name: "points", Of: "points", Max: 60}}
}

// Check wants the question open.
func (p PatronPoints) Check(s *State, by rules.Seat) *rules.Refusal { return s.asked(askPatron, by) }

// Apply keeps them.
func (p PatronPoints) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	c := &s.Players[by].Count
	c.Patron, c.Points, c.Asked = 0, p.Points, true
	log.Tell("MU-SCORE-3", by, "patron-told")
	s.settle()
}

// Tally is track and prestige of a game played without Docent, and the tokens of Public
// Opinion of the first who is asked.
type Tally struct {
	Score    int `json:"score"`
	Prestige int `json:"prestige"`
}

// Fields asks for two numbers.
func (t Tally) Fields(*State, rules.Seat) []rules.Field {
	return []rules.Field{{Name: "score", Of: "points", Max: 150}, {Name: "prestige", Of: "prestige", Max: 60}}
}

// Check wants the question open.
func (t Tally) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askTally, by); r != nil {
		return r
	}
	if t.Score < 0 || t.Prestige < 0 {
		return notAsked
	}
	return nil
}

// Apply keeps them.
func (t Tally) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	p := &s.Players[by]
	p.Score, p.Prestige, p.Count.Tallied = t.Score, t.Prestige, true
	log.Tell("MU-SCORE-7", by, "tallied", rules.Of("points", t.Score), rules.Of("prestige", t.Prestige))
	s.settle()
}

// Tokens says how many Public Opinion tokens lie on each continent, in a game played
// without Docent.
type Tokens Pool

// Fields asks for four numbers.
func (t Tokens) Fields(*State, rules.Seat) []rules.Field {
	var list []rules.Field
	for _, name := range continentNames {
		list = append(list, rules.Field{Name: name, Of: "tokens", Max: opinionTokens})
	}
	return list
}

// Check wants no more than there are.
func (t Tokens) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askTokens, by); r != nil {
		return r
	}
	sum := 0
	for _, n := range Pool(t).counts() {
		if n < 0 {
			return notAsked
		}
		sum += n
	}
	if sum > opinionTokens {
		return tooManyTokens
	}
	return nil
}

var tooManyTokens = &rules.Refusal{Rule: "MU-Q7", Key: "too-many-tokens", Fix: "play"}

// Apply keeps them.
func (t Tokens) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.done()
	for i, n := range Pool(t).counts() {
		s.Sites[i].Tokens = n
	}
	log.Tell("MU-SCORE-6", rules.Table, "tokens-told")
	s.settle()
}
