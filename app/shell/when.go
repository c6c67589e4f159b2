package shell

import "time"

// When returns a time as people do: minutes ago, hours ago, yesterday, then the day.
func (a *words) When(t time.Time) string {
	now := a.Now()
	t = t.In(now.Location())
	ago := now.Sub(t)
	switch {
	case ago < time.Minute:
		return a.Text("app.ago.now")
	case ago < time.Hour:
		return a.Plural("app.ago.minutes", int(ago/time.Minute))
	}
	switch days := daysBetween(t, now); days {
	case 0:
		return a.Plural("app.ago.hours", int(ago/time.Hour))
	case 1:
		return a.Text("app.yesterday")
	default:
		if days < 7 {
			return a.Plural("app.ago.days", days)
		}
	}
	return a.Day(t)
}

// Day returns the day of a time, in words.
func (a *words) Day(t time.Time) string {
	t = t.In(a.Now().Location())
	return a.Texts.Date(t.Year(), t.Month(), t.Day())
}

// daysBetween counts midnights.
func daysBetween(from, to time.Time) int {
	midnight := func(t time.Time) time.Time {
		return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, time.UTC)
	}
	return int(midnight(to).Sub(midnight(from)) / (24 * time.Hour))
}
