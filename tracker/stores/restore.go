//go:build !js

package stores

import (
	"errors"
	"log/slog"
	"os"
	"path/filepath"

	"docent/tracker"
)

// Restore puts a backup in the place of what is kept, which stays beside it under the name
// that the notice tells. It fails with a *StoreError, and then everything is as it was.
// Nothing else may be asked of the store meanwhile.
func (s *SQLite) Restore(name string) (tracker.Notice, error) {
	b := &s.backups
	b.making.Lock()
	defer b.making.Unlock()
	all, err := b.list()
	if err != nil {
		return tracker.Notice{}, tracker.NewStoreError("failed", err)
	}
	known := false
	for _, one := range all {
		known = known || one.Name == name
	}
	if !known {
		return tracker.Notice{}, tracker.ErrNoBackup
	}
	if err := s.prepare(filepath.Join(b.dir, name)); err != nil {
		return tracker.Notice{}, kept(errors.Join(err, removeFile(next(s.path))))
	}
	aside, err := s.exchange()
	if err != nil {
		return tracker.Notice{}, kept(err)
	}
	pruneAside(s.path, "replaced", aside)
	return tracker.Notice{Key: "notice.backup.restored", Data: map[string]any{"file": filepath.Base(aside)}}, nil
}

// prepare makes next(path) a sound file of this version from a backup.
func (s *SQLite) prepare(backup string) error {
	fresh := s.path + ".fresh"
	if err := errors.Join(removeFile(fresh), copyFile(fresh, backup)); err != nil {
		return err
	}
	sound, err := openSQLite(fresh)
	if err != nil {
		return errors.Join(err, removeFile(fresh))
	}
	if err := sound.Close(); err != nil {
		return errors.Join(err, removeFile(fresh))
	}
	return os.Rename(fresh, next(s.path))
}

// exchange closes the file, swaps it with the prepared one and opens that. Where this
// fails the one that was open is opened again.
func (s *SQLite) exchange() (aside string, err error) {
	if err := s.db().Close(); err != nil {
		return "", errors.Join(err, s.reopen())
	}
	aside, err = swap(s.path, "replaced", s.backups.now())
	if err != nil {
		return "", errors.Join(err, settle(s.path), s.reopen())
	}
	if err := s.reopen(); err != nil {
		back := errors.Join(removeFile(s.path), os.Rename(aside, s.path))
		return "", errors.Join(err, back, s.reopen())
	}
	kept, err := s.changes()
	if err == nil {
		err = s.receipts.begin(kept)
	}
	if err != nil {
		slog.Warn("a later loss would not be told", "error", err)
	}
	return aside, nil
}

func (s *SQLite) reopen() error {
	opened, err := openSQLite(s.path)
	if err != nil {
		return err
	}
	s.file.Store(opened.db())
	return nil
}
