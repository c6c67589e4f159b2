package museum

import (
	"encoding/json"
	"fmt"
	"strings"

	"docent/rules"
	"docent/rules/museum"
)

func cardOf(text string) museum.Card {
	var c museum.Card
	if err := c.UnmarshalText([]byte(text)); err != nil {
		panic(err)
	}
	return c
}

func heapOf(text string) museum.Cards {
	var list museum.Cards
	for _, word := range strings.Fields(text) {
		list = append(list, cardOf(word))
	}
	return list
}

// laidOut reads rows of cards; two points are an empty cell.
func laidOut(rows ...string) []museum.Place {
	var list []museum.Place
	for y, row := range rows {
		for x, word := range strings.Fields(row) {
			if word == ".." {
				continue
			}
			var place museum.Place
			if err := json.Unmarshal(fmt.Appendf(nil, `{"cell":%d%d,"card":%q}`, y+1, x+1, word), &place); err != nil {
				panic(err)
			}
			list = append(list, place)
		}
	}
	return list
}

func inMuseum(p *museum.Player, rows ...string) {
	p.Layout = laidOut(rows...)
	for _, place := range p.Layout {
		p.Museum = append(p.Museum, place.Card)
	}
}

// busyTable returns a game of four in its middle: an embargo, customs, Public Opinion that lies and tokens, pools that cost.
func busyTable() *museum.State {
	s := &museum.State{
		Level: museum.Full, Opinions: 5, Round: 4, Turn: 1, Trigger: rules.Table,
		News: museum.News{Round: 4}, Row: [3]museum.Portrait{{Cost: 3}, {}, {Cost: 7}},
		Sites: [4]museum.Site{
			{Pile: 31, Open: 2, Tokens: 1},
			{Pile: 28, Open: 1, Fresh: 1, Tokens: 3},
			{Pile: 33, Open: 2, Closed: true, Stale: 1},
			{Pile: 26, Open: 3, Customs: 1, Tokens: 2},
		},
		Players: []museum.Player{
			{Score: 23, Prestige: 4, Hand: 6, Notoriety: 2, Pool: heapOf("Et3 Rt2 Hn1"), Known: heapOf("Rw4 Jn2")},
			{Score: 31, Prestige: 1, Hand: 7, Notoriety: 1, Pool: heapOf("Rg5 Ra1 Gt2 Ng3"), Known: heapOf("Ew4 Ht5 Ma1")},
			{Score: 22, Prestige: 7, Hand: 4, Notoriety: 3, Pool: heapOf("Ic2")},
			{Score: 9, Prestige: 0, Hand: 5, Pool: heapOf("Cw2 Jt4")},
		},
	}
	inMuseum(&s.Players[0], "Et3 Et2 Rt1 .. ..", "Ew4 Gt5 Ra2 .. ..", "En1 .. Rw3 .. ..")
	inMuseum(&s.Players[1], "Rt2 Et4 Et1 Gt3 ..", "Ra2 .. Ew3 Ga1 ..", "Rw5 .. En2 Gw1 ..")
	inMuseum(&s.Players[2], "Mw2 Mw3 Mt1 .. ..", "Ma4 Mc2 It1 Iw3 ..", ".. Pn2 Pt4 In1 ..", ".. Pg1 Pn2 Jn5 ..")
	inMuseum(&s.Players[3], "Hn2 Ht3 Hw4 .. ..")
	s.Players[1].Museum = append(s.Players[1].Museum, heapOf("Ew4 Jn2")...)
	return s
}

// counted returns the end of a game at level count: the second player tells its museum.
func counted() *museum.State {
	s := busyTable()
	s.Level, s.Ended = museum.Counting, true
	for i := range s.Players {
		for j := range s.Players[i].Layout {
			c := s.Players[i].Layout[j].Card
			s.Players[i].Layout[j].Card = museum.NewCard(c.Civ(), c.Dom(), 0)
		}
		for j, c := range s.Players[i].Museum {
			s.Players[i].Museum[j] = museum.NewCard(0, 0, c.Value())
		}
	}
	s.Prints.Bonus = museum.Bonus{Told: true, Gallery: 6, Full: 8, Both: 4}
	return s
}

// wholeBoard returns the worked example of a whole board.
func wholeBoard() *museum.State {
	s := counted()
	inMuseum(&s.Players[0], "Ra Rc Rg Rw Rt", "Rn Ra Rc Rg Rw", "Et St Ft It Mt", "Ea Ew Pt Ga Gw", "Ec En Jt Gc Gn")
	return s
}

// laying returns the offers of somebody whose museum may be laid.
func laying(seat rules.Seat) []rules.Offer {
	return []rules.Offer{
		{Kind: "put", Seat: seat},
		{Kind: "lift", Seat: seat},
		{Kind: "shift", Seat: seat},
		{Kind: "rearrange", Seat: seat},
		{Kind: "arranged", Seat: seat},
	}
}

// taking returns the offers of the importation.
func taking(seat rules.Seat) []rules.Offer {
	var list []rules.Offer
	for _, c := range []string{"america", "europe", "asia"} {
		list = append(list, rules.Offer{Kind: "take", Seat: seat, On: []rules.Thing{rules.Of("site", c)}})
	}
	return append(list, rules.Offer{Kind: "price", Seat: seat, On: []rules.Thing{"portrait:2"}}, rules.Offer{Kind: "buy", Seat: seat, On: []rules.Thing{"pool:0"}})
}
