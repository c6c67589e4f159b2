package trasteros

import (
	"slices"

	"docent/rules"
)

// Result holds what a seat counts at the end.
type Result struct {
	Own     Four // cards of the own collection, in hand and piles
	Badges  int
	Foreign Four // cards of other collections in piles: subtracted
}

const badgePoints = 7

// Points adds a result up (TL-SCO-1).
func (r Result) Points() int { return r.Own.Points() + badgePoints*r.Badges - r.Foreign.Points() }

// Result returns a seat's result as far as it was tracked or counted.
func (s *State) Result(seat rules.Seat) Result {
	p := &s.Players[seat]
	if !s.fullyKnown(seat) {
		return Result{p.Tally.Own, p.Badges, p.Tally.Foreign}
	}
	r := Result{Own: s.ownKnown(seat), Badges: p.Badges}
	for i := range p.Piles {
		r.Foreign = r.Foreign.plus(p.Piles[i].Known.foreign(p.Collector))
	}
	return r
}

// criterion is one step of the tie-break (TL-TIE-1).
type criterion struct {
	key   rules.Key
	value func(s *State, seat rules.Seat, r Result) int
}

var tieBreaks = []criterion{
	{"tie-badges", func(_ *State, _ rules.Seat, r Result) int { return r.Badges }},
	{"tie-gold", func(_ *State, _ rules.Seat, r Result) int { return int(r.Own.Gold) }},
	{"tie-silver", func(_ *State, _ rules.Seat, r Result) int { return int(r.Own.Silver) }},
	{"tie-bronze", func(_ *State, _ rules.Seat, r Result) int { return int(r.Own.Bronze) }},
	{"tie-glass", func(_ *State, _ rules.Seat, r Result) int { return int(r.Own.Glass) }},
	{"tie-last-start", func(s *State, seat rules.Seat, _ Result) int { return s.order(seat) }},
}

// order returns a seat's place in the starting order, 1 for the starting player.
func (s *State) order(seat rules.Seat) int {
	return (int(seat)-int(s.First)+s.seats())%s.seats() + 1
}

// scores ranks all seats: points, then the tie-breaks, which always decide.
func (s *State) scores() []rules.Score {
	results := make([]Result, s.seats())
	list := make([]rules.Score, s.seats())
	for i := range list {
		results[i] = s.Result(rules.Seat(i))
		list[i] = rules.Score{Seat: rules.Seat(i), Total: results[i].Points(), Lines: results[i].lines()}
	}
	slices.SortStableFunc(list, func(a, b rules.Score) int {
		if a.Total != b.Total {
			return b.Total - a.Total
		}
		for _, c := range tieBreaks {
			if d := c.value(s, b.Seat, results[b.Seat]) - c.value(s, a.Seat, results[a.Seat]); d != 0 {
				return d
			}
		}
		return 0
	})
	for i := range list {
		list[i].Rank = i + 1
		list[i].Tie = s.tieLines(list, i, results)
	}
	return list
}

// tieLines returns what put a seat before or behind the neighbour with the same total.
func (s *State) tieLines(list []rules.Score, i int, results []Result) []rules.Line {
	deepest := -1
	for _, j := range [2]int{i - 1, i + 1} {
		if j < 0 || j >= len(list) || list[j].Total != list[i].Total {
			continue
		}
		for n, c := range tieBreaks {
			if c.value(s, list[i].Seat, results[list[i].Seat]) != c.value(s, list[j].Seat, results[list[j].Seat]) {
				deepest = max(deepest, n)
				break
			}
		}
	}
	var lines []rules.Line
	for _, c := range tieBreaks[:deepest+1] {
		n := c.value(s, list[i].Seat, results[list[i].Seat])
		lines = append(lines, rules.Line{Rule: "TL-TIE-1", Key: c.key, About: []rules.Thing{rules.Of("number", n)}})
	}
	return lines
}

// lines gives the reasons of a result; what counts nothing is left out.
func (r Result) lines() []rules.Line {
	var lines []rules.Line
	add := func(key rules.Key, about rules.Thing, points int) {
		if points != 0 {
			lines = append(lines, rules.Line{Rule: "TL-SCO-1", Key: key, About: []rules.Thing{about}, Points: points})
		}
	}
	for _, k := range kindsDown {
		n := r.Own.Of(k)
		add("own", k.cards(n), n*k.points())
	}
	add("badges", rules.Of("badge", r.Badges), badgePoints*r.Badges)
	for _, k := range kindsDown {
		n := r.Foreign.Of(k)
		add("foreign", k.cards(n), -n*k.points())
	}
	return lines
}
