//go:build scenes

package history

import (
	"docent/tracker"
)

// AllPlays is the filter that lets every game through.
const AllPlays = allPlays

// GoingPlays is the filter for games in progress.
const GoingPlays = goingPlays

// FinishedPlays is the filter for games that are over.
const FinishedPlays = finishedPlays

// Plays returns the games on the page, whatever the filter.
func (p *Page) Plays() []tracker.Summary { return p.plays }

// Gone returns the id of the game that is removed and can still be taken back; empty where there is none.
func (p *Page) Gone() string { return p.gone }

// SetGone sets the id of the game that can still be taken back.
func (p *Page) SetGone(v string) { p.gone = v }

// OnState chooses a filter.
func (p *Page) OnState(state string) { p.onState(state) }

// OnRemove removes a game as its button does.
func (p *Page) OnRemove(s tracker.Summary) { p.onRemove(s) }

// Wanted reports whether the filter lets a game through.
func (p *Page) Wanted(s tracker.Summary) bool { return p.wanted(s) }

// RefreshList fills the list anew.
func (p *Page) RefreshList() { p.refreshList() }

// OnDamaged offers what can be done about one of the games that cannot be opened.
func (p *Page) OnDamaged(i int) {
	if list, err := p.app.Tracker.Damaged(); err == nil && i < len(list) {
		p.onDamaged(list[i])
	}
}
