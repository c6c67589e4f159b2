//go:build scenes

package play

import (
	"slices"

	"docent/app/kit"
	"docent/rules"
)

// OpenUndone shows the first of what was undone, OpenAllUndone the list.
func (t *Table) OpenUndone() { t.logbook.openBranch(t.logbook.branches()[0], func() {}) }

func (t *Table) OpenAllUndone() { t.logbook.openBranches(func() {}) }

// Heads lists in their order the players that the rail shows each by a chip of their own.
func (t *Table) Heads() []string {
	names := []string{t.rail.lead.Name}
	for i, c := range t.rail.chips {
		if !c.Hidden {
			names = append(names, t.player(rules.Seat(i)).Name)
		}
	}
	slices.Sort(names)
	return names
}

// Relayout places everything again.
func (t *Table) Relayout() { t.layout.again() }

// Track returns the bar of the news.
func (b *playbar) Track() *kit.Track { return b.track }
