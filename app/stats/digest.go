package stats

import (
	"strconv"
	"time"

	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
)

// digest holds some evenings of a game, and what they have in common.
type digest struct {
	app      *shell.App
	game     rules.GameID
	evenings []parts.Evening // the first first
	people   []parts.Person  // of them, who won most first
}

func digestOf(a *shell.App, game rules.GameID, evenings []parts.Evening) digest {
	return digest{app: a, game: game, evenings: evenings, people: parts.PeopleOf(evenings)}
}

// day returns a day in words, without the year where it is this one.
func (d *digest) day(t time.Time) string {
	now := d.app.Now()
	if t = t.In(now.Location()); t.Year() != now.Year() {
		return d.app.Day(t)
	}
	day := d.app.Texts.Number(t.Day())
	if t.Day() == 1 {
		day = d.app.Text("date.first")
	}
	return d.app.Text("stats.day", "day", day, "month", d.app.Text("month."+strconv.Itoa(int(t.Month()))))
}

// since tells how many evenings count, and from when on.
func (d *digest) since() string {
	a := d.app
	if len(d.evenings) == 0 {
		return a.Text("stats.title")
	}
	return a.Plural("stats.since", len(d.evenings), "day", d.day(d.evenings[0].Ended))
}
