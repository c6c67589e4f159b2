package museum

import (
	"slices"
	"strings"

	"docent/rules"
	"docent/rules/museum/gallery"
)

// Board returns a seat's museum as package gallery counts it.
func (s *State) Board(seat rules.Seat) (gallery.Board, gallery.Layout) {
	rows := s.rows(seat)
	board := defaultBoard
	if rows != defaultRows {
		board = boardOf(rows)
	}
	layout := make(gallery.Layout, board.Places())
	width := widthOf(rows)
	for _, p := range s.Players[seat].Layout {
		if s.hasCell(seat, p.Cell) && p.Card.Named() {
			layout[p.Cell.index(width)] = gallery.CardOf(gallery.Civ(p.Card.Civ()-1), gallery.Domain(p.Card.Dom()-1))
		}
	}
	return board, layout
}

var defaultBoard = boardOf(defaultRows)

// boardOf reads rows with which nothing is wrong.
func boardOf(rows string) gallery.Board {
	board, err := gallery.ParseBoard(strings.Split(rows, "/")...)
	if err != nil {
		panic(err)
	}
	return board
}

// Counting returns what a seat's museum is counted by: the table's toggles, the bonuses, and
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

// Result counts a seat's museum.
func (s *State) Result(seat rules.Seat) gallery.Result {
	board, layout := s.Board(seat)
	return gallery.Count(board, layout, s.Counting(seat))
}

// otherReading returns what a seat's museum counts by the other reading of MU-Q1.
func (s *State) otherReading(seat rules.Seat) int {
	board, layout := s.Board(seat)
	r := s.Counting(seat)
	r.Bridge = !r.Bridge
	return gallery.Count(board, layout, r).Total
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
	return []rules.Line{{Rule: "MU-Q9", Key: "tie-prestige", About: []rules.Thing{prestigeCount(n)}, Points: n}}
}

// lines returns the reasons of a seat's total.
func (s *State) lines(seat rules.Seat) []rules.Line {
	p := &s.Players[seat]
	result := s.Result(seat)
	list := make([]rules.Line, 0, len(result.Lines)+4)
	list = append(list, rules.Line{Rule: "MU-VP-1", Key: "track", Points: p.Score})
	patron := 0
	for _, l := range result.Lines {
		list = append(list, galleryLine(l))
		if l.Kind <= gallery.PatronLine {
			patron = len(list)
		}
	}
	if s.Prints.patron(p.Count.Patron) == nil && p.Count.Points > 0 {
		line := rules.Line{Rule: "MU-SCORE-3", Key: "patron-told", Points: p.Count.Points}
		if p.Count.Patron > 0 {
			line.Key, line.About = "patron-named", []rules.Thing{rules.Of("patron", p.Count.Patron)}
		}
		list = slices.Insert(list, max(1, patron), line)
	}
	if p.Prestige > 0 {
		list = append(list, rules.Line{Rule: "MU-SCORE-4", Key: "prestige", About: []rules.Thing{prestigeCount(p.Prestige)}, Points: p.Prestige})
	}
	list = append(list, s.opinionLines(seat)...)
	if other := s.otherReading(seat); other != result.Total {
		key := rules.Key("bridge-reading")
		if s.House.DomainBridge {
			key = "strict-reading"
		}
		list = append(list, rules.Line{Rule: "MU-Q1", Key: key, About: []rules.Thing{pointCount(other), pointCount(result.Total)}})
	}
	return list
}

// opinionLines returns the points that the cards of a pool cost, by continent.
func (s *State) opinionLines(seat rules.Seat) []rules.Line {
	var list []rules.Line
	for i, n := range s.poolByContinent(seat) {
		if tokens := s.Sites[i].Tokens; n > 0 && tokens > 0 {
			list = append(list, rules.Line{
				Rule: "MU-SCORE-6", Key: "opinion", Points: -n * tokens,
				About: []rules.Thing{continentThing[i], cardCount(n), tokenCount(tokens)},
			})
		}
	}
	return list
}

// galleryLine returns a line of the museum's count as a line of the score.
func galleryLine(l gallery.Line) rules.Line {
	line := rules.Line{Points: l.Points, About: []rules.Thing{cardCount(l.Size)}}
	switch l.Kind {
	case gallery.CivLine:
		line.Rule, line.Key = "MU-SCORE-1", "civ"
		line.About = []rules.Thing{rules.Of("civ", civs[l.Civ:l.Civ+1]), cardCount(l.Size)}
	case gallery.DomainLine:
		line.Rule, line.Key = "MU-SCORE-2", "domain"
		line.About = []rules.Thing{rules.Of("domain", domains[l.Domain:l.Domain+1]), cardCount(l.Size)}
	case gallery.PatronLine:
		line.Rule, line.Key = "MU-SCORE-3", "patron"
		line.About = []rules.Thing{rules.Of("number", l.Size), rules.Of("column", l.Column)}
	case gallery.GalleryLine:
		line.Rule, line.Key = "MU-SCORE-5", "gallery"
	case gallery.FullLine:
		line.Rule, line.Key = "MU-SCORE-5", "full"
	case gallery.BothLine:
		line.Rule, line.Key = "MU-SCORE-5", "both"
	}
	return line
}

// poolByContinent returns what Public Opinion counts: as told, else of the cards that are known.
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
