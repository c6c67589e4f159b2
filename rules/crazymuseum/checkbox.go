package crazymuseum

import (
	"slices"

	"docent/rules"
	"docent/rules/grid"
)

// mostCount is more than any counter of a play reaches.
const mostCount = 1_000_000

var wrongBox = rules.Impossible("CM-Q1", "impossible-box", "box")

// checkPrints demands counts that a form takes, and pieces that a box can have.
func (s *State) checkPrints() *rules.Refusal {
	p := &s.Prints
	for _, name := range countNames {
		if n := *p.Counts.at(name); n < leastOf(name) || n > mostPieces {
			return wrongBox
		}
	}
	sound := sound(p.Tiles, (*TilePrint).possible, func(t *TilePrint) any { return t.Number }) &&
		sound(p.Clashes, (*ClashCard).possible, func(c *ClashCard) any { return c.ID }) &&
		sound(p.Relics, (*RelicPrint).possible, func(r *RelicPrint) any { return r.ID }) &&
		sound(p.Copies, (*Copies).possible, func(c *Copies) any { return c.Of })
	if !sound {
		return wrongBox
	}
	return nil
}

// sound reports whether every element is possible and none has the key of another.
func sound[T any](list []T, possible func(*T) bool, key func(*T) any) bool {
	seen := make(map[any]bool, len(list))
	for i := range list {
		if !possible(&list[i]) || seen[key(&list[i])] {
			return false
		}
		seen[key(&list[i])] = true
	}
	return true
}

func (t *TilePrint) possible() bool {
	return t.Number >= 1 && t.Number <= mostNumber && t.Doors <= grid.All
}

func (c *ClashCard) possible() bool {
	room := func(n int) bool { return n >= 1 && n <= mostNumber }
	return c.ID >= 1 && c.ID <= mostPieces && room(c.GuardRoom) && room(c.MummyRoom) &&
		c.GuardDir != grid.None && c.MummyDir != grid.None
}

func (r *RelicPrint) possible() bool {
	return r.ID >= 1 && r.ID <= mostRelics && within(r.Value, mostValue)
}

// possible reports whether the box form knows such a token or card.
func (c *Copies) possible() bool {
	noun, id := rules.Thing(c.Of).Split()
	known := slices.ContainsFunc(pieces, func(p rules.Pieces) bool {
		return p.Noun == noun && (noun == "token" || noun == "card") && slices.Contains(p.IDs, id)
	})
	return known && within(c.N, mostPieces)
}

// checkCounters demands counters that a play can reach.
func (s *State) checkCounters() *rules.Refusal {
	c := &s.Scratch
	for _, n := range [...]int{s.Round, s.Last, s.Countdown.Started, c.Tote, c.Key, s.Found.Guards} {
		if !within(n, mostCount) {
			return rules.Impossible("CM-SETUP-1", "impossible-table", "play")
		}
	}
	for i := range s.Thieves {
		if !within(s.Thieves[i].Caught, mostCount) {
			return rules.Impossible("CM-SCORE-1", "impossible-table", seatThings[i])
		}
	}
	for _, t := range s.Agenda {
		if t.Left > mostCount || t.Kept > mostCount || t.Kept < -mostCount {
			return rules.Impossible("CM-ROUND-1", "impossible-agenda", "play", rules.Of("task", t.String()))
		}
	}
	return nil
}
