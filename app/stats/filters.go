package stats

import (
	"slices"
	"time"

	"docent/app/parts"
	"docent/rules"
	"docent/tracker"
)

// span is how far back evenings count.
type span string

// The spans to choose from.
const (
	allTime span = "all"
	oneYear span = "year"
	season  span = "season"
	month   span = "month"
)

var spans = []span{allTime, oneYear, season, month}

// since returns the day from which a span counts; false where it has none.
func (s span) since(now time.Time) (time.Time, bool) {
	switch s {
	case oneYear:
		return now.AddDate(-1, 0, 0), true
	case season:
		return now.AddDate(0, -3, 0), true
	case month:
		return now.AddDate(0, -1, 0), true
	}
	return time.Time{}, false
}

// filters hold the game, the player and the time that are chosen.
type filters struct {
	game rules.GameID
	who  *tracker.Player // nil: everyone
	when span
}

// of leaves the evenings that the filters let through: of somebody, those that this player was there.
func (f filters) of(all []parts.Evening, now time.Time) []parts.Evening {
	since, bounded := f.when.since(now)
	return slices.DeleteFunc(slices.Clone(all), func(e parts.Evening) bool {
		return bounded && e.Ended.Before(since) || f.who != nil && !slices.ContainsFunc(e.Players, parts.Person{Player: *f.who}.Is)
	})
}
