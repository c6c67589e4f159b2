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

// laid is the cards in the order drawn, on the first cells.
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

// collector is a museum as a player with two or three favourite civilisations
// and domains brings it together.
func collector(seed uint64) problem {
	s := newSample(seed)
	board, err := gallery.ParseBoard(plusOfNine...)
	if err != nil {
		panic(err)
	}
	civs, domains := s.Perm(gallery.Civs), s.Perm(gallery.Domains)
	likedCivs, likedDomains := civs[:2+s.IntN(2)], domains[:2+s.IntN(2)]
	ofCiv, ofDomain := [gallery.Civs]int{}, [gallery.Domains]int{}
	p := problem{name: fmt.Sprintf("collector %d", seed), board: board}
	p.rules.Bonus = gallery.Bonus{Gallery: 6, Full: 8, Both: 4}
	for n := 9 + s.IntN(17); len(p.cards) < n; {
		civ, domain := civs[s.IntN(gallery.Civs)], domains[s.IntN(gallery.Domains)]
		if s.IntN(100) < 65 {
			civ = likedCivs[s.IntN(len(likedCivs))]
		}
		if s.IntN(100) < 65 {
			domain = likedDomains[s.IntN(len(likedDomains))]
		}
		if ofCiv[civ] < 15 && ofDomain[domain] < 30 {
			ofCiv[civ]++
			ofDomain[domain]++
			p.cards = append(p.cards, gallery.CardOf(gallery.Civ(civ), gallery.Domain(domain)))
		}
	}
	return p
}

// hard is a full museum of 25 cards whose civilisations and domains cross
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
	width, depth := 4+s.IntN(4), 4+s.IntN(3)
	var types []gallery.Card
	for civ := range width {
		for domain := range depth {
			types = append(types, card(civ, domain))
		}
	}
	for len(p.cards) < board.Cells().Len() {
		s.Shuffle(len(types), func(i, k int) { types[i], types[k] = types[k], types[i] })
		p.cards = append(p.cards, types[:min(len(types), board.Cells().Len()-len(p.cards))]...)
	}
	return p
}
