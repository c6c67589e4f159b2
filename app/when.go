package app

import "time"

// when tells a time as people do: minutes ago, hours ago, yesterday, then the day.
func (a *App) when(t time.Time) string {
	now := a.now()
	t = t.In(now.Location())
	ago := now.Sub(t)
	switch {
	case ago < time.Minute:
		return a.text("app.ago.now")
	case ago < time.Hour:
		return a.plural("app.ago.minutes", int(ago/time.Minute))
	}
	switch days := daysBetween(t, now); days {
	case 0:
		return a.plural("app.ago.hours", int(ago/time.Hour))
	case 1:
		return a.text("app.yesterday")
	default:
		if days < 7 {
			return a.plural("app.ago.days", days)
		}
	}
	return a.day(t)
}

// day is the day of a time, in words.
func (a *App) day(t time.Time) string {
	t = t.In(a.now().Location())
	return a.texts.Date(t.Year(), t.Month(), t.Day())
}

// daysBetween counts midnights.
func daysBetween(from, to time.Time) int {
	midnight := func(t time.Time) time.Time {
		return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, time.UTC)
	}
	return int(midnight(to).Sub(midnight(from)) / (24 * time.Hour))
}
