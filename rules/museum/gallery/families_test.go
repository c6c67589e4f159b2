package gallery_test

import (
	"fmt"

	"docent/rules/museum/gallery"
)

// problem is a museum to be arranged.
type problem struct {
	name  string
	board gallery.Board
	cards []gallery.Card
	rules gallery.Rules
}

// laid returns the cards in the order drawn, on the first cells.
func (p problem) laid() gallery.Layout {
	l := make(gallery.Layout, p.board.Places())
	for i, cell := range p.board.Cells().List() {
		if i < len(p.cards) {
			l[cell] = p.cards[i]
		}
	}
	return l
}

// Grids of the families. Those of hard museums have 25 cells.
var (
	plusOfNine = []string{"..R..", "..R..", "RRRRR", "..R..", "..R.."}
	fullGrids  = [][]string{{".....", ".....", ".....", ".....", "....."}}
	holedGrids = [][]string{
		{".....", ".#.#.", ".....", ".#.#.", ".....", "####.", "..##."},
		{"#....#", "......", "..##..", "......", "#....#", "####.#"},
		{"##..##", "#....#", "......", "......", "#....#", "##...#"},
		{".....", ".....", "..#..", ".....", ".....", ".####"},
		{"......", ".####.", ".#..#.", ".#..#.", ".##.#.", "......"},
	}
	narrowGrids = [][]string{
		{".............", "............#"},
		{".........", ".......##", "........."},
		{".......", "......#", "......#", "......#"},
		{"........#", "........#", "........."},
	}
	galleryGrids = [][]string{
		plusOfNine,
		{".....", ".RRR.", ".R.R.", ".RRR.", "....."},
		{"RRRRR", ".....", ".....", ".....", "....."},
		{".....", ".RRR.", ".RRR.", ".....", "....."},
	}
)

// collector returns a museum as a player with two or three favourite civilisations
// and domains brings it together.
func collector(seed uint64) problem {
	s := newSample(seed)
	board, err := gallery.ParseBoard(plusOfNine...)
	if err != nil {
		panic(err)
	}
	p := problem{name: fmt.Sprintf("collector %d", seed), board: board}
	p.rules.Bonus = gallery.Bonus{Gallery: 6, Full: 8, Both: 4}
	taste := s.taste()
	p.cards = s.collect(taste, 9+s.IntN(17))
	return p
}

// taste is all civilisations and domains, and how many of the first are liked best.
type taste struct {
	civs, domains           []int
	likedCivs, likedDomains int
}

func (s sample) taste() taste {
	civs, domains := s.Perm(gallery.Civs), s.Perm(gallery.Domains)
	likedCivs := 2 + s.IntN(2)
	return taste{civs, domains, likedCivs, 2 + s.IntN(2)}
}

// collect draws so many cards to a taste.
func (s sample) collect(t taste, n int) []gallery.Card {
	var cards []gallery.Card
	ofCiv, ofDomain := [gallery.Civs]int{}, [gallery.Domains]int{}
	for len(cards) < n {
		civ, domain := t.civs[s.IntN(gallery.Civs)], t.domains[s.IntN(gallery.Domains)]
		if s.IntN(100) < 65 {
			civ = t.civs[s.IntN(t.likedCivs)]
		}
		if s.IntN(100) < 65 {
			domain = t.domains[s.IntN(t.likedDomains)]
		}
		if ofCiv[civ] < 15 && ofDomain[domain] < 30 {
			ofCiv[civ]++
			ofDomain[domain]++
			cards = append(cards, gallery.CardOf(gallery.Civ(civ), gallery.Domain(domain)))
		}
	}
	return cards
}

// Grids of large museums, of 26 to 36 cells.
var largeGrids = [][]string{
	{"......", "......", "......", "......", "......"},
	{".......", ".......", ".......", "......."},
	{"......", "......", "......", "......", "......", "......"},
	{"..RR..", "..RR..", "RRRRRR", "..RR..", "..RR.."},
	{"R.....", ".R....", "..R...", "...R..", "....R.", ".....R"},
	{".........", "RRRRRRRRR", "........."},
	{"......", ".####.", "......", "......", ".####.", "......"},
}

// large returns a museum of 26 to 36 cards, in turn as a player collects them and with
// civilisations and domains that cross everywhere.
func large(seed uint64) problem {
	s := newSample(seed)
	board, err := gallery.ParseBoard(largeGrids[s.IntN(len(largeGrids))]...)
	if err != nil {
		panic(err)
	}
	sort := []string{"collected", "crossing"}[seed%2]
	p := problem{name: fmt.Sprintf("large %d %s", seed, sort), board: board}
	p.rules.Bonus = gallery.Bonus{Gallery: 6, Full: 8, Both: 4}
	taste, n := s.taste(), board.Cells().Len()
	n = 26 + s.IntN(n-25)
	if sort == "collected" {
		p.cards = s.collect(taste, n)
	} else {
		p.cards = s.cross(taste, nil, n)
	}
	return p
}

// hard returns a full museum of 25 cards whose civilisations and domains cross
// everywhere, one of six sorts in turn.
func hard(seed uint64) problem {
	s := newSample(seed)
	sort := []string{"full", "holed", "narrow", "duplicates", "gallery", "scattered"}[seed%6]
	grids := map[string][][]string{
		"full": fullGrids, "holed": holedGrids, "narrow": narrowGrids, "duplicates": fullGrids, "gallery": galleryGrids,
		"scattered": fullGrids,
	}[sort]
	board, err := gallery.ParseBoard(grids[s.IntN(len(grids))]...)
	if err != nil {
		panic(err)
	}
	p := problem{name: fmt.Sprintf("hard %d %s", seed, sort), board: board}
	civs, domains := s.Perm(gallery.Civs), s.Perm(gallery.Domains)
	card := func(civ, domain int) gallery.Card {
		return gallery.CardOf(gallery.Civ(civs[civ]), gallery.Domain(domains[domain]))
	}
	switch sort {
	case "duplicates":
		for range 4 + s.IntN(5) {
			p.cards = append(p.cards, card(0, 0))
		}
	case "scattered":
		for range board.Cells().Len() {
			p.cards = append(p.cards, card(s.IntN(5), s.IntN(5)))
		}
	case "gallery":
		p.rules.Bonus = gallery.Bonus{Gallery: 6, Full: 8, Both: 4}
		for range board.Red().Len() + s.IntN(3) - 1 {
			p.cards = append(p.cards, card(0, s.IntN(gallery.Domains)))
		}
	}
	p.cards = s.cross(taste{civs: civs, domains: domains}, p.cards, board.Cells().Len())
	return p
}

// cross draws cards of some civilisations and domains, each pair of them equally
// often, until there are so many.
func (s sample) cross(t taste, cards []gallery.Card, n int) []gallery.Card {
	width, depth := 4+s.IntN(4), 4+s.IntN(3)
	var types []gallery.Card
	for _, civ := range t.civs[:width] {
		for _, domain := range t.domains[:depth] {
			types = append(types, gallery.CardOf(gallery.Civ(civ), gallery.Domain(domain)))
		}
	}
	for len(cards) < n {
		s.Shuffle(len(types), func(i, k int) { types[i], types[k] = types[k], types[i] })
		cards = append(cards, types[:min(len(types), n-len(cards))]...)
	}
	return cards
}
