//go:build scenes

package history

import (
	"docent/app/shell"
	"docent/tracker"
)

// AllPlays is allPlays.
const AllPlays = allPlays

// GoingPlays is goingPlays.
const GoingPlays = goingPlays

// FinishedPlays is finishedPlays.
const FinishedPlays = finishedPlays

// Plays returns plays.
func (p *Page) Plays() []tracker.Summary { return p.plays }

// Gone returns gone.
func (p *Page) Gone() string { return p.gone }

// SetGone sets gone.
func (p *Page) SetGone(v string) { p.gone = v }

// OnState is onState.
func (p *Page) OnState(state string) { p.onState(state) }

// OnRemove is onRemove.
func (p *Page) OnRemove(s tracker.Summary) { p.onRemove(s) }

// Wanted is wanted.
func (p *Page) Wanted(s tracker.Summary) bool { return p.wanted(s) }

// RefreshList is refreshList.
func (p *Page) RefreshList() { p.refreshList() }

// NewStats is newStats.
func NewStats(a *shell.App) *stats { return newStats(a) }
