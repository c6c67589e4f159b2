package tracker

import (
	"time"
)

// Backup is a copy of everything that was kept at a time.
type Backup struct {
	Name  string // of its file
	At    time.Time
	Plays int
}

// backupStore is a store that keeps backups of itself.
type backupStore interface {
	Backups() ([]Backup, error)
	BackUp() error
	Restore(name string) (Notice, error)
}

// troubledStore is a store that something can happen to beside the moves.
type troubledStore interface{ OnTrouble(tell func(Notice)) }

// Backups lists the copies that are kept of everything, the newest first. A store that
// forgets has none.
func (t *Tracker) Backups() ([]Backup, error) {
	if s, ok := t.store.(backupStore); ok {
		return s.Backups()
	}
	return nil, nil
}

// BackUp makes a copy of everything now. It fails with a *StoreError.
func (t *Tracker) BackUp() error {
	if s, ok := t.store.(backupStore); ok {
		return s.BackUp()
	}
	return ErrNoBackup
}

// Restore goes back to a backup; the notice says as which file the present state is kept.
// Every open *Play is closed for good: what shows one must go, and resumes it. It fails
// with a *StoreError, and then everything is as it was.
func (t *Tracker) Restore(name string) (Notice, error) {
	s, ok := t.store.(backupStore)
	if !ok {
		return Notice{}, ErrNoBackup
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	open := t.open.held()
	for _, p := range open {
		p.mu.Lock() // no move is being made, and none is made before it is known whether this works
		defer p.mu.Unlock()
	}
	notice, err := s.Restore(name)
	if err != nil {
		return Notice{}, err
	}
	for _, p := range open {
		p.closed = true
	}
	clear(t.open)
	return notice, nil
}

// OnTrouble has what goes wrong beside the moves, such as a backup, told once: from
// whichever goroutine, and at once where it has gone wrong already.
func (t *Tracker) OnTrouble(tell func(Notice)) {
	if s, ok := t.store.(troubledStore); ok {
		s.OnTrouble(tell)
	}
}
