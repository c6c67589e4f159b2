package trasteros

import (
	"fmt"
	"strconv"
)

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
	if err != nil || n < 0 || n > 20 {
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
