package museum

import (
	"slices"
	"strings"

	"docent/rules"
	"docent/rules/museum/gallery"
)

// Board is a seat's museum as package gallery counts it.
func (s *State) Board(seat rules.Seat) (gallery.Board, gallery.Layout) {
	board, err := gallery.ParseBoard(strings.Split(s.rows(seat), "/")...)
	if err != nil { // rows takes none that cannot be read
		board, _ = gallery.ParseBoard(strings.Split(defaultRows, "/")...)
	}
	layout := make(gallery.Layout, board.Places())
	width, _ := s.Grid(seat)
	for _, p := range s.Players[seat].Layout {
		if s.hasCell(seat, p.Cell) && p.Card.Named() {
			layout[p.Cell.index(width)] = gallery.CardOf(gallery.Civ(p.Card.Civ()-1), gallery.Domain(p.Card.Dom()-1))
		}
	}
	return board, layout
}

// Counting is what a seat's museum is counted by: the table's toggles, the bonuses, and
// the patron once it was told.
func (s *State) Counting(seat rules.Seat) gallery.Rules {
	b := s.Prints.Bonus
	r := gallery.Rules{Bridge: s.House.DomainBridge, Bonus: gallery.Bonus{Gallery: b.Gallery, Full: b.Full, Both: b.Both}}
	if s.House.CivExample {
		r.Table = gallery.Example
	}
	if p := s.Prints.patron(s.Players[seat].Count.Patron); p != nil {
		r.Patron = p.asked()
	}
	return r
}

// asked is a patron as package gallery counts it: kind A wants collections on the grid,
// kind B counts cards wherever they lie (MU-Q10).
func (p *PatronPrint) asked() *gallery.Patron {
	patron := &gallery.Patron{Demand: gallery.Collections, Adjacent: !p.Counts}
	if p.Counts {
		patron.Demand = gallery.Number
	}
	for i := range groupNames {
		if p.Groups&(1<<i) == 0 {
			continue
		}
		switch {
		case i < len(civs):
			patron.Groups = append(patron.Groups, gallery.CivGroup(gallery.Civ(i)))
		case i < len(civs)+len(domains):
			patron.Groups = append(patron.Groups, gallery.DomainGroup(gallery.Domain(i-len(civs))))
		default:
			patron.Groups = append(patron.Groups, gallery.ContinentGroup(gallery.Continent(i-len(civs)-len(domains))))
		}
	}
	for _, r := range p.Table {
		patron.Columns = append(patron.Columns, gallery.Column{Reach: r.Number, Points: r.Points})
	}
	return patron
}

// Result counts a seat's museum.
func (s *State) Result(seat rules.Seat) gallery.Result {
	board, layout := s.Board(seat)
	return gallery.Count(board, layout, s.Counting(seat))
}

// scores counts every seat, in the order of the rulebook (MU-SCORE-1 to MU-SCORE-7).
func (s *State) scores() []rules.Score {
	list := make([]rules.Score, s.seats())
	for i := range s.Players {
		seat := rules.Seat(i)
		list[i] = rules.Score{Seat: seat, Lines: s.lines(seat)}
		for _, l := range list[i].Lines {
			list[i].Total += l.Points
		}
	}
	slices.SortStableFunc(list, func(a, b rules.Score) int { return s.compare(b, a) })
	s.rank(list)
	return list
}

// compare orders totals, and equal ones by prestige where the table plays so (MU-Q9).
func (s *State) compare(a, b rules.Score) int {
	if a.Total != b.Total || !s.House.TiePrestige {
		return a.Total - b.Total
	}
	return s.Players[a.Seat].Prestige - s.Players[b.Seat].Prestige
}

func (s *State) rank(list []rules.Score) {
	for i := range list {
		list[i].Rank = i + 1
		if i == 0 {
			continue
		}
		if s.compare(list[i-1], list[i]) == 0 {
			list[i].Rank = list[i-1].Rank
		}
		if s.House.TiePrestige && list[i-1].Total == list[i].Total {
			list[i-1].Tie, list[i].Tie = s.tieLine(list[i-1].Seat), s.tieLine(list[i].Seat)
		}
	}
}

func (s *State) tieLine(seat rules.Seat) []rules.Line {
	n := s.Players[seat].Prestige
	return []rules.Line{{Rule: "MU-Q9", Key: "prestige", About: []rules.Thing{rules.Of("prestige", n)}, Points: n}}
}

// lines are the reasons of a seat's total.
func (s *State) lines(seat rules.Seat) []rules.Line {
	p := &s.Players[seat]
	list := []rules.Line{{Rule: "MU-VP-1", Key: "track", Points: p.Score}}
	patron := false
	for _, l := range s.Result(seat).Lines {
		line := galleryLine(l)
		patron = patron || l.Kind == gallery.PatronLine
		list = append(list, line)
	}
	if p.Count.Points > 0 && !patron {
		list = append(list, rules.Line{Rule: "MU-SCORE-3", Key: "patron-told", Points: p.Count.Points})
	}
	if p.Prestige > 0 {
		list = append(list, rules.Line{Rule: "MU-SCORE-4", Key: "prestige", About: []rules.Thing{rules.Of("prestige", p.Prestige)}, Points: p.Prestige})
	}
	for i, n := range s.poolByContinent(seat) {
		if tokens := s.Sites[i].Tokens; n > 0 && tokens > 0 {
			list = append(list, rules.Line{
				Rule: "MU-SCORE-6", Key: "opinion", Points: -n * tokens,
				About: []rules.Thing{rules.Of("continent", Continent(i)), rules.Of("cards", n), rules.Of("tokens", tokens)},
			})
		}
	}
	return list
}

// galleryLine is a line of the museum's count as a line of the score.
func galleryLine(l gallery.Line) rules.Line {
	size := rules.Of("cards", l.Size)
	switch l.Kind {
	case gallery.CivLine:
		return rules.Line{Rule: "MU-SCORE-1", Key: "civ", About: []rules.Thing{rules.Of("civ", civs[l.Civ:l.Civ+1]), size}, Points: l.Points}
	case gallery.DomainLine:
		return rules.Line{Rule: "MU-SCORE-2", Key: "domain", About: []rules.Thing{rules.Of("domain", domains[l.Domain:l.Domain+1]), size}, Points: l.Points}
	case gallery.PatronLine:
		return rules.Line{Rule: "MU-SCORE-3", Key: "patron", About: []rules.Thing{rules.Of("number", l.Size), rules.Of("column", l.Column)}, Points: l.Points}
	case gallery.GalleryLine:
		return rules.Line{Rule: "MU-SCORE-5", Key: "gallery", Points: l.Points}
	case gallery.FullLine:
		return rules.Line{Rule: "MU-SCORE-5", Key: "full", Points: l.Points}
	case gallery.BothLine:
	}
	return rules.Line{Rule: "MU-SCORE-5", Key: "both", Points: l.Points}
}

// poolByContinent is what Public Opinion counts: as told, else of the cards that are known.
func (s *State) poolByContinent(seat rules.Seat) [continents]int {
	p := &s.Players[seat]
	if p.Count.Pooled {
		return p.Count.Pool
	}
	var n [continents]int
	for _, c := range p.Pool {
		if from, ok := c.Continent(); ok {
			n[from]++
		}
	}
	return n
}

// poolKnown says that every card of a pool is told by name.
func (s *State) poolKnown(seat rules.Seat) bool {
	p := &s.Players[seat]
	return s.full() && !slices.ContainsFunc(p.Pool, func(c Card) bool { return !c.Named() })
}
