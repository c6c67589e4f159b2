//go:build scenes

package scenes

import (
	"time"

	"docent/app/history"
	"docent/app/scenes/stage"
	"docent/app/settings"
	"docent/app/shell"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
)

// backedUp is a store with backups; nothing else is in it.
type backedUp struct {
	*stores.Memory
	now time.Time
}

// Backups lists one of each of the last days.
func (b backedUp) Backups() ([]tracker.Backup, error) {
	var all []tracker.Backup
	for day := range 5 {
		all = append(all, tracker.Backup{At: b.now.Add(-time.Duration(day)*24*time.Hour - 3*time.Hour), Plays: 12 - day*2})
	}
	return all, nil
}

// BackUp makes none.
func (backedUp) BackUp() error { return nil }

// Restore goes nowhere.
func (backedUp) Restore(string) (tracker.Notice, error) { return tracker.Notice{}, nil }

// OnTrouble has none to tell.
func (backedUp) OnTrouble(func(tracker.Notice)) {}

// lost returns the scenes of what was lost, and of the ways to get it back.
func lost() []stage.Scene {
	withBackups := func(a *shell.App, s *stage.Stage) {
		a.Tracker = tracker.Open(backedUp{stores.NewMemory(), s.Now}, catalog.Game, a.Now)
	}
	return []stage.Scene{
		{Name: "history-damaged", Open: func(a *shell.App, s *stage.Stage) { showDamaged(a, s, -1) }},
		{Name: "history-damaged-play", Open: func(a *shell.App, s *stage.Stage) { showDamaged(a, s, 0) }},
		{Name: "play-damaged", Open: func(a *shell.App, s *stage.Stage) {
			play := s.Play(a, s.Going)
			a.Push(a.To.Table(play))
			a.TellOf(play, tracker.Notice{Key: "notice.damaged.prefix", Data: map[string]any{"kept": 23}})
		}},
		{Name: "store-missing", Open: func(a *shell.App, s *stage.Stage) {
			withBackups(a, s)
			a.Show()
			a.TellNotice(tracker.Notice{Key: "notice.store.missing.both", Data: map[string]any{"games": 2, "moves": 3}})
		}},
		{Name: "settings-backups", Open: func(a *shell.App, s *stage.Stage) {
			withBackups(a, s)
			a.Push(settings.NewBackups(a))
		}},
		{Name: "settings-backup", Open: func(a *shell.App, s *stage.Stage) {
			withBackups(a, s)
			p := settings.NewBackups(a)
			a.Push(p)
			p.OnBackup(0)
		}},
	}
}

// showDamaged shows the history with two games that cannot be opened, and what can be done about one of them. The scenes
// after it find both in order.
func showDamaged(a *shell.App, s *stage.Stage, chosen int) {
	games := []string{s.Laying, s.Over}
	for _, id := range games {
		a.Tell(a.Tracker.MarkDamaged(id, tracker.Failure{Cause: "no such room"}))
	}
	p := history.New(a)
	a.Push(p)
	if chosen >= 0 {
		p.OnDamaged(chosen)
	}
	for _, id := range games {
		a.Tell(a.Tracker.Mend(id))
	}
}
