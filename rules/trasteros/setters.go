package trasteros

import (
	"fmt"
	"strconv"
	"strings"
)

const mostPiles = 20 // as many as there are gold cubes

// piles corrects how many protected piles a seat has: the last ones go, new ones are
// empty until their count is set.
type piles []Heap

// Values spells the number of piles.
func (p *piles) Values() []string { return []string{strconv.Itoa(len(*p))} }

// SetValues adds or removes piles at the end.
func (p *piles) SetValues(given []string) error {
	if len(given) != 1 {
		return fmt.Errorf("trasteros: one number of piles, got %d", len(given))
	}
	n, err := strconv.Atoi(given[0])
	if err != nil || n < 0 || n > mostPiles {
		return fmt.Errorf("trasteros: %q is no number of piles", given[0])
	}
	for len(*p) < n {
		*p = append(*p, Heap{})
	}
	*p = (*p)[:n]
	if n == 0 {
		*p = nil
	}
	return nil
}

// size corrects how many cards a heap holds; names of more than that are forgotten.
type size Heap

// Values spells the count.
func (h *size) Values() []string { return []string{strconv.Itoa(h.Count)} }

// SetValues sets it.
func (h *size) SetValues(given []string) error {
	n, err := strconv.Atoi(strings.Join(given, " "))
	if err != nil || n < 0 {
		return fmt.Errorf("trasteros: %q is no number of cards", given)
	}
	h.Count = n
	if h.Known.Total() > n {
		h.Known = Cards{}
	}
	return nil
}

// level corrects the assistance. Where cards begin to be counted, sealed rooms hold six.
type level struct{ state *State }

// Values spells the level.
func (l *level) Values() []string { return []string{string(l.state.Level)} }

// SetValues sets it.
func (l *level) SetValues(given []string) error {
	before := l.state.counts()
	l.state.Level = Level(strings.Join(given, " "))
	if before || !l.state.counts() {
		return nil
	}
	for i := range l.state.Rooms {
		if room := &l.state.Rooms[i]; room.State == Sealed && room.Cards.Count == 0 {
			room.Cards.Count = roomSize
		}
	}
	return nil
}
