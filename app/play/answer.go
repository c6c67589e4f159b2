package play

import (
	"docent/rules"
	"docent/tracker"
)

// answer plays an offer unless what it asks has changed since it was shown: a player's phone may have moved while a sheet was
// open. It then fails with tracker.ErrStale.
func answer(t *Table, o rules.Offer, answers rules.Answers) (entries []tracker.Entry, err error) {
	err = t.heard.mine(func() error {
		entries, err = played(t.play, o, answers)
		return err
	})
	return entries, err
}

// played plays an offer as it is asked now.
func played(play *tracker.Play, o rules.Offer, answers rules.Answers) ([]tracker.Entry, error) {
	if o.Asks == rules.Correction || o.Asks == rules.Clock || o.Asks == rules.Auto {
		return play.Do(o, answers)
	}
	return play.Take(o, answers)
}
